"""Write the scripts that complete the command line from the commands themselves: `python -m tools.completion`.

They ship as they are, so that a shell starts without waiting for the program, and complete without calling it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, cast

import typer.main

import monopoly_tui
from monopoly_tui.board_shelf import shipped
from monopoly_tui.cli import ANYWHERE, COMMANDS, Commands, app
from monopoly_tui.keymap import ACTIONS
from monopoly_tui.rules.classic.options import PRESETS
from monopoly_tui.rules.classic.options import SPECS as OPTIONS
from monopoly_tui.settings import SPECS, spelt
from monopoly_tui.text.rulebook import TOPICS
from monopoly_tui.ui.export import SUFFIXES

FOLDER: Final = Path(monopoly_tui.__file__).parent / "completion"
FILES: Final = "*files*"
SAVES: Final = "*saves*"
"""What stands in a row of words for all files, or for the ids of all saved games."""


def values(setting: str) -> list[str]:
    """The words that a setting can be."""
    return [spelt(value) for value in SPECS[setting].metadata["values"]]


BOARDS: Final = [*shipped(), FILES]
AFTER_OPTIONS: Final[dict[str, Sequence[str]]] = {
    "--board": BOARDS,
    "--rules": PRESETS,
    "--auction": OPTIONS["auction"].metadata["values"],
    "--set": [f"{name}=" for name in OPTIONS],
    "--speed": values("speed"),
    "--handover": values("handover"),
    "--lang": values("lang"),
    "--digits": values("digits"),
    "--color": values("color"),
    "--config": [FILES],
    "--format": [*SUFFIXES],
    "--output": [FILES],
    "-o": [FILES],
    "--dice": ["real"],
}
"""By option: what can follow it. Options with other values complete nothing."""
SETTINGS: Final = [*SPECS, *(f"keys.{action}" for action in ACTIONS)]
AS_ARGUMENTS: Final[dict[str, Sequence[str]]] = {
    "resume": [SAVES, FILES],
    "saves show": [SAVES],
    "saves rename": [SAVES],
    "saves remove": [SAVES],
    "boards show": BOARDS,
    "boards validate": [FILES],
    "boards init": [FILES],
    "rules": [*TOPICS],
    "replay": [SAVES, FILES],
    "export": [SAVES, FILES],
    "check": [FILES],
    "state": [SAVES, FILES],
    "config get": SETTINGS,
    "config set": SETTINGS,
    "completion": ["bash", "zsh", "fish"],
}
"""By command: what its arguments can be."""


@dataclass(frozen=True)
class Option:
    """An option: its names, its line in the help, and whether a word follows it."""

    names: tuple[str, ...]
    about: str
    takes: bool


@dataclass(frozen=True)
class Command:
    """A command by its whole name ("saves show"; "" for the program), with the commands below it."""

    name: str
    about: str
    options: tuple[Option, ...]
    below: tuple[str, ...]


def commands() -> list[Command]:
    """Every command, the program itself first."""
    root = cast(Any, typer.main.get_command(app))
    group = Commands(name="monopoly")
    return [
        Command("", "", options_of(root), tuple(COMMANDS)),
        *(found for name in COMMANDS for found in walk(name, group.get_command(None, name))),
    ]


def walk(name: str, command: Any) -> Iterator[Command]:
    """A command and those below it."""
    below = getattr(command, "commands", {})
    about = COMMANDS.get(name) or (command.help or "").split("\n")[0]
    yield Command(name, about, options_of(command), tuple(below))
    for word, found in below.items():
        yield from walk(f"{name} {word}", found)


def options_of(command: Any) -> tuple[Option, ...]:
    """The options of a command, and the help that each has."""
    found = [
        Option((*param.opts, *param.secondary_opts), param.help or "", not param.is_flag)
        for param in command.params
        if param.param_type_name == "option"
    ]
    return (*found, Option(("--help", "-h"), "Show what there is to say of it.", False))


def taking(known: Sequence[Command]) -> list[str]:
    """Every name of an option that a word follows."""
    names = {name for command in known for option in command.options if option.takes for name in option.names}
    return sorted(names)


def offer(words: Sequence[str]) -> str:
    """The calls that offer words, saved games and files in bash and zsh."""
    plain = [word for word in words if word not in (FILES, SAVES)]
    calls = [f"_monopoly_words {' '.join(plain)}"] if plain else []
    calls += ["_monopoly_saves"] if SAVES in words else []
    calls += ["_monopoly_files"] if FILES in words else []
    return "; ".join(calls)


def cases(known: Sequence[Command]) -> list[str]:
    """The part that bash and zsh share: what can stand where the cursor is."""
    root = known[0]
    anywhere = [name for option in root.options for name in option.names if name in ANYWHERE]
    out = ["  case $prev in"]
    out += [f"    {name}) {offer(words)}; return ;;" for name, words in AFTER_OPTIONS.items()]
    others = [name for name in taking(known) if name not in AFTER_OPTIONS]
    out += [
        f"    {'|'.join(others)}) return ;;",
        "  esac",
        "  case $cur in",
        "    -*)",
        '      case "$command $sub" in',
    ]
    for command in sorted(known[1:], key=lambda command: " " not in command.name):
        words = [name for option in command.options for name in option.names]
        pattern = f'"{command.name}"' if " " in command.name else f'"{command.name} "*'
        out.append(f"        {pattern}) _monopoly_words {' '.join([*words, *anywhere])} ;;")
    words = [name for option in root.options for name in option.names]
    out += [f"        *) _monopoly_words {' '.join(words)} ;;", "      esac", "      return ;;", "  esac"]
    out += ['  case "$command $sub" in', f'    " ") {offer(root.below)} ;;']
    out += [f'    "{command.name} ") {offer(command.below)} ;;' for command in known[1:] if command.below]
    for name, offered in AS_ARGUMENTS.items():
        pattern = f'"{name}"' if " " in name else f'"{name} "*'
        out.append(f"    {pattern}) {offer(offered)} ;;")
    return [*out, "  esac"]


def where(known: Sequence[Command]) -> list[str]:
    """The part that finds the command and the one below it before the cursor."""
    skipped = "|".join(taking(known))
    return [
        "  local command= sub= word skip=",
        '  for word in "${before[@]}"; do',
        "    if [[ -n $skip ]]; then skip=; continue; fi",
        "    case $word in",
        f"      {skipped}) skip=1 ;;",
        "      -*) ;;",
        "      *) if [[ -z $command ]]; then command=$word; elif [[ -z $sub ]]; then sub=$word; fi ;;",
        "    esac",
        "  done",
    ]


SAVES_IN_SHELL: Final = """\
_monopoly_saves() {
  local folder=${XDG_DATA_HOME:-$HOME/.local/share}/monopoly
  [[ $OSTYPE == darwin* ]] && folder="$HOME/Library/Application Support/monopoly"
  folder=${MONOPOLY_DATA_DIR:-$folder}/saves
  local save
  [[ -d $folder ]] && for save in $(command ls "$folder"); do
    [[ $save == *.mono ]] && _monopoly_words "${save%.mono}"
  done
}"""


def bash(known: Sequence[Command]) -> str:
    """The script for bash."""
    lines = [
        '# Completes monopoly in bash. Put into ~/.bashrc:  eval "$(monopoly completion bash)"',
        '_monopoly_words() { COMPREPLY+=($(compgen -W "$*" -- "$cur")); }',
        '_monopoly_files() { COMPREPLY+=($(compgen -f -- "$cur")); compopt -o filenames 2>/dev/null; }',
        SAVES_IN_SHELL,
        "_monopoly() {",
        "  local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD-1]}",
        '  local before=("${COMP_WORDS[@]:1:COMP_CWORD-1}")',
        "  COMPREPLY=()",
        *where(known),
        *cases(known),
        "}",
        "complete -F _monopoly monopoly",
    ]
    return "\n".join(lines) + "\n"


def zsh(known: Sequence[Command]) -> str:
    """The script for zsh."""
    lines = [
        "#compdef monopoly",
        '# Completes monopoly in zsh. Put into ~/.zshrc, after compinit:  eval "$(monopoly completion zsh)"',
        '_monopoly_words() { compadd -- "$@"; }',
        "_monopoly_files() { _files; }",
        SAVES_IN_SHELL.replace("$(command ls", '${(f)"$(command ls').replace('"$folder")', '"$folder")"}'),
        "_monopoly() {",
        "  local cur=$words[CURRENT] prev=$words[CURRENT-1]",
        '  local -a before=("${(@)words[2,CURRENT-1]}")',
        *where(known),
        *cases(known),
        "}",
        "compdef _monopoly monopoly",
    ]
    return "\n".join(lines) + "\n"


def fish(known: Sequence[Command]) -> str:
    """The script for fish."""
    lines = [
        "# Completes monopoly in fish. Put into ~/.config/fish/config.fish:  monopoly completion fish | source",
        "function __monopoly_saves",
        "    set -l folder $XDG_DATA_HOME/monopoly",
        '    test -n "$XDG_DATA_HOME"; or set folder $HOME/.local/share/monopoly',
        '    test (uname) = Darwin; and set folder "$HOME/Library/Application Support/monopoly"',
        '    test -n "$MONOPOLY_DATA_DIR"; and set folder $MONOPOLY_DATA_DIR',
        "    for save in $folder/saves/*.mono",
        "        string replace -r '.*/(.*)\\.mono$' '$1' -- $save",
        "    end",
        "end",
        "complete -c monopoly -f",
    ]
    for command in known:
        lines += fish_lines(known, command)
    return "\n".join(lines) + "\n"


def fish_lines(known: Sequence[Command], command: Command) -> Iterator[str]:
    """What fish is told of one command."""
    words = command.name.split()
    seen = (
        "; and ".join(f"__fish_seen_subcommand_from {word}" for word in words)
        or f"not __fish_seen_subcommand_from {' '.join(COMMANDS)}"
    )
    here = f"{seen}; and not __fish_seen_subcommand_from {' '.join(command.below)}" if words and command.below else seen
    about = {found.name: found.about for found in known}
    for below in command.below:
        name = " ".join([*words, below])
        yield f"complete -c monopoly -n {quoted(here)} -a {below} -d {quoted(about.get(name, ''))}"
    for option in command.options:
        anywhere = not words and option.names[0] in ANYWHERE
        names = " ".join(f"-l {name[2:]}" if name.startswith("--") else f"-s {name[1:]}" for name in option.names)
        offered = fish_offer(AFTER_OPTIONS.get(option.names[0], ())) if option.takes else ""
        condition = "" if anywhere else f" -n {quoted(seen)}"
        value = f" -r{offered}" if option.takes else ""
        yield f"complete -c monopoly{condition} {names}{value} -d {quoted(option.about)}"
    if command.name in AS_ARGUMENTS:
        yield f"complete -c monopoly -n {quoted(seen)}{fish_offer(AS_ARGUMENTS[command.name])}"


def fish_offer(words: Sequence[str]) -> str:
    """What fish is told to offer: words, saved games, files."""
    plain = [word for word in words if word not in (FILES, SAVES)] + ["(__monopoly_saves)"] * (SAVES in words)
    return (f" -a {quoted(' '.join(plain))}" if plain else "") + (" -F" if FILES in words else "")


def quoted(text: str) -> str:
    """A text as one word for fish."""
    escaped = text.replace("\\", "\\\\").replace("'", "\\'")
    return f"'{escaped}'"


def scripts() -> dict[str, str]:
    """The three scripts by the names of their files."""
    known = commands()
    return {"monopoly.bash": bash(known), "monopoly.zsh": zsh(known), "monopoly.fish": fish(known)}


def main() -> None:
    """Write the scripts."""
    for name, script in scripts().items():
        (FOLDER / name).write_text(script, encoding="utf-8")


if __name__ == "__main__":
    main()
