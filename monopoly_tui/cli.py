"""The command line: which commands there are, and how a run ends. Imports a command when it is called."""

from __future__ import annotations

import errno
import os
import sys
import traceback
from collections.abc import Sequence
from contextlib import AbstractContextManager, nullcontext, suppress
from importlib import import_module
from io import TextIOWrapper
from pathlib import Path
from typing import Annotated, Any, Final, TextIO, cast

import typer
from typer.core import TyperGroup
from typer.exceptions import TyperException

from monopoly_tui import __version__
from monopoly_tui.rules.languages import LANGUAGES
from monopoly_tui.text.latin import LACKING

COMMANDS: Final = {
    "new": "Start a game.",
    "resume": "Go on with a saved game.",
    "saves": "List, look at, rename and delete saved games.",
    "boards": "List, look at, check and begin boards.",
    "replay": "Watch a game again.",
    "export": "Write a game as a record, a table, a picture or words.",
    "rules": "Read the rules.",
    "check": "Replay records and check what they say.",
    "state": "Print the state of a game as JSON.",
    "simulate": "Let bots play by the thousand.",
    "config": "Look at and change the settings.",
    "doctor": "Say what the terminal can do, and where files are.",
    "completion": "Complete commands, options and games in your shell.",
}
"""Every command with its line in the help; the module of the same name in `commands` has the rest."""
ANYWHERE: Final = {
    "--debug": 0, "--plain": 0, "--ascii": 0, "--lang": 1, "--digits": 1, "--color": 1, "--config": 1,
}  # fmt: skip
"""The options that every command takes, with how many words follow each."""
HELP: Final = frozenset(("-h", "--help"))
WORDLESS: Final = frozenset(("--version", "completion"))
"""What is the same in every language, and waited for."""
PLAIN: Final[dict[str, Any]] = {"add_completion": False, "rich_markup_mode": None, "pretty_exceptions_enable": False}
"""How every command is made: without colours and boxes, which cost more than all the rest of a help page."""


class Commands(TyperGroup):
    """The commands by name, each imported only when it is called."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        self.commands: Any = dict.fromkeys(COMMANDS)  # the names alone, for what is nearest to a mistyped one

    def list_commands(self, ctx: Any) -> list[str]:
        """The names, in the order of the help."""
        return [*COMMANDS]

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        """The command, or None when there is none of that name."""
        if cmd_name not in COMMANDS:
            return None
        module = import_module(f"monopoly_tui.commands.{cmd_name}")
        parent = typer.Typer(**PLAIN)
        parent.callback()(root)
        if hasattr(module, "app"):
            parent.add_typer(module.app, name=cmd_name)
        else:
            parent.command(cmd_name)(getattr(module, cmd_name))
        return cast(TyperGroup, typer.main.get_command(parent)).commands[cmd_name]

    def format_commands(self, ctx: Any, formatter: Any) -> None:
        """The commands' lines in the help."""
        with formatter.section("Commands"):
            formatter.write_dl([*COMMANDS.items()])


app = typer.Typer(cls=Commands, context_settings={"help_option_names": sorted(HELP)}, **PLAIN)


def show_version(wanted: bool) -> None:
    """Print the version and stop."""
    if wanted:
        typer.echo(f"monopoly {__version__}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def root(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", callback=show_version, is_eager=True, help="Print the version.")
    ] = False,
    debug: Annotated[bool, typer.Option("--debug", help="Show where a fault of the game happened.")] = False,
    lang: Annotated[str | None, typer.Option(metavar="|".join(("auto", *LANGUAGES)), help="The language.")] = None,
    digits: Annotated[str | None, typer.Option(metavar="auto|latin|persian", help="How numbers are written.")] = None,
    color: Annotated[str | None, typer.Option(metavar="auto|always|never", help="Whether there is any colour.")] = None,
    plain: Annotated[bool, typer.Option("--plain", help="Play in plain lines instead of on the screen.")] = False,
    only_ascii: Annotated[bool, typer.Option("--ascii", help="Draw with signs of ASCII only.")] = False,
    config: Annotated[str | None, typer.Option(metavar="FILE", help="Another config file.")] = None,
) -> int | None:
    """Monopoly for the terminal: one keyboard, two to eight players."""
    del version, debug  # one acts in its callback, the other `main` looks for itself: a fault may come before this
    if context.invoked_subcommand == "completion":
        return None  # a shell that starts waits for it, and it knows no settings
    from monopoly_tui.commands.chosen import Asked, read_config, read_flags
    from monopoly_tui.commands.output import show_on_terminals

    given = {"lang": lang, "digits": digits, "color": color}
    given |= {"plain": "true"} if plain else {}
    given |= {"glyphs": "ascii"} if only_ascii else {}
    context.obj = Asked(read_flags(given), read_config(config))
    show_on_terminals(context.obj)
    if context.invoked_subcommand is not None:
        return None
    from monopoly_tui.commands.terminal import in_terminal

    settings = context.obj.chosen.settings if in_terminal() else None
    if settings is None or settings.plain:
        typer.echo(context.get_help())
        return 0
    from monopoly_tui.ui.start import run_home

    return run_home(context.obj.say, settings, **context.obj.wishes)


def main(args: Sequence[str] | None = None) -> int:
    """Run one command line; the exit code. Without --debug nobody ever sees a traceback."""
    words = sys.argv[1:] if args is None else list(args)
    fill_in_streams()
    name_xterm()
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):  # a name in a script that its encoding lacks
            stream.reconfigure(errors=LACKING if stream.isatty() else "backslashreplace")
    code = run(words)
    for stream in (sys.stdout, sys.stderr):
        let_go(stream)
    return code


def run(words: Sequence[str]) -> int:
    """The same without an eye to who reads what is said."""
    try:
        with in_language(words):
            return app(in_front(words), prog_name="monopoly", standalone_mode=False) or 0
    except TyperException as error:
        return tell_misuse(error, words)
    except (typer.Abort, KeyboardInterrupt):
        return 130
    except (BrokenPipeError, SystemExit):  # who read it has seen enough; the other is what click makes of it
        return 0
    except Exception as error:  # noqa: BLE001 - the last net: whatever it is, it is told in one line
        if isinstance(error, OSError) and error.filename is None:  # what is opened by name says its name
            return tell_unwritten(error)
        return tell_fault(error, words)


def fill_in_streams() -> None:
    """Put one that leads nowhere where a stream is closed, so that no file takes its number and nobody trips."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, Path(os.devnull).open(mode, encoding="utf-8"))  # noqa: SIM115 - open to the end


def name_xterm() -> None:
    """Give xterm the name that its 256 colours go by: by the one it gives itself, libraries expect 16."""
    if os.environ.get("TERM") == "xterm" and "XTERM_VERSION" in os.environ:
        os.environ["TERM"] = "xterm-256color"


def in_language(words: Sequence[str]) -> AbstractContextManager[None]:
    """Where a help page may be asked for, it is written in the language that is chosen."""
    if {*words[:1]} & WORDLESS or (not HELP & {*words} and sum(not word.startswith("-") for word in words) > 2):
        return nullcontext()
    from monopoly_tui.commands import help_page

    return help_page.in_language(words)


def let_go(stream: TextIO) -> None:
    """Write the last of it; what nobody reads any more goes nowhere, and changes no exit code."""
    try:
        stream.flush()
    except OSError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


def in_front(words: Sequence[str]) -> list[str]:
    """The words with the options of ANYWHERE before the command, where typer looks for them."""
    end = words.index("--") if "--" in words else len(words)
    front: list[str] = []
    rest: list[str] = []
    at = 0
    while at < end:
        name, equals, _ = words[at].partition("=")
        follow = 0 if equals else ANYWHERE.get(name, 0)
        part = words[at : min(at + 1 + follow, end)]
        (front if name in ANYWHERE else rest).extend(part)
        at += len(part)
    return [*front, *rest, *words[end:]]


def tell_misuse(error: TyperException, words: Sequence[str]) -> int:
    """Say in one line what is wrong with the words given; a help page is shown as it is."""
    from monopoly_tui.commands.failure import begun_small, complain
    from monopoly_tui.commands.help_page import language_of, misuse
    from monopoly_tui.text.speaker import Speaker

    message = error.format_message().strip()
    if "\n" in message:
        typer.echo(message, err=True)
        return error.exit_code
    context = getattr(error, "ctx", None)
    command = context.command_path if context is not None else "monopoly"
    lang = language_of(words)
    why = begun_small(misuse(message, lang))
    why = why if why.endswith((".", "?", "؟")) else f"{why}."
    say = Speaker(lang)
    complain(say, say("cli-usage", why=why, command=command))
    return error.exit_code


def tell_unwritten(error: OSError) -> int:
    """Say in one line that what was to be shown could not be written, if anybody is there to read it."""
    from monopoly_tui.commands.failure import complain, first_voice

    say = first_voice()
    with suppress(OSError):
        complain(say, say("cli-unwritten", why=os.strerror(error.errno or errno.EIO)))
    return 1


def tell_fault(error: Exception, words: Sequence[str]) -> int:
    """Say in one line that the fault is ours, and keep the rest in a file; with --debug show it."""
    from monopoly_tui.commands import fault_report
    from monopoly_tui.commands.failure import complain
    from monopoly_tui.commands.help_page import language_of
    from monopoly_tui.text.speaker import Speaker

    say = Speaker(language_of(words))
    trace = "".join(traceback.format_exception(error))
    if "--debug" in words:
        typer.echo(trace, err=True, nl=False)
        return 1
    try:
        text = say("cli-fault-report", file=str(fault_report.write(trace, words)))
    except OSError:
        text = say("cli-fault")
    with suppress(OSError):
        complain(say, text)
    return 1
