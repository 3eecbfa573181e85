"""`monopoly config`: shows and changes the settings. Plays nothing."""

from __future__ import annotations

import os
import shlex
import subprocess
from contextlib import suppress
from pathlib import Path
from typing import Annotated

import typer

from monopoly_tui import config_file, config_text, files, keymap
from monopoly_tui.commands.chosen import asked, told
from monopoly_tui.commands.failure import Code, fail, first_voice
from monopoly_tui.commands.file_words import unread, unwritten
from monopoly_tui.settings import KEYS, SPECS, BadConfig, Settings, Value, read, spelt
from monopoly_tui.text.speaker import Speaker

app = typer.Typer(help="Look at and change the settings.", no_args_is_help=True)
Key = Annotated[str, typer.Argument(metavar="KEY", help="A setting, or keys.ACTION.")]
EDITOR = "vi"
"""What is opened where neither VISUAL nor EDITOR says."""


@app.command("list")
def list_settings(context: typer.Context) -> None:
    """Every setting with its value, and where that comes from."""
    wanted = asked(context)
    settings, origins = wanted.chosen
    for key in SPECS:
        row = {"setting": key, "value": value_of(settings, key), "origin": origins[key]}
        typer.echo(wanted.say("cli-config-line", **row))
    for action in settings.keys:
        key = f"{KEYS}.{action}"
        typer.echo(wanted.say("cli-config-line", setting=key, value=value_of(settings, key), origin="config"))


@app.command("get")
def get_setting(context: typer.Context, key: Key) -> None:
    """The value of one setting."""
    wanted = asked(context)
    typer.echo(value_of(wanted.chosen.settings, known(wanted.say, key)))


@app.command("set")
def set_setting(
    context: typer.Context,
    key: Key,
    value: Annotated[list[str], typer.Argument(metavar="VALUE", help="What it is to be; several keys for an action.")],
) -> None:
    """Change a setting in the config file; all else there stays as it is."""
    wanted = asked(context)
    say = first_voice(wanted.printed.lang)  # that of a file at fault cannot be had, and here it may be mended
    name, path = known(say, key), wanted.path
    given: Value | list[str] | None = [*value] if name not in SPECS else read(name, " ".join(value))
    if given is None:
        refusal = config_text.fault(name, " ".join(value))
        assert refusal is not None, "read found no value"
        raise fail(say, say(refusal.reason, **refusal.data), Code.USE)
    try:
        config_file.choose(path, name, given)
    except BadConfig as bad:
        raise fail(say, told(say, bad), Code.USE if is_sound(path) else Code.DATA) from None
    except OSError as error:
        raise unwritten(say, path, error) from None


@app.command()
def path(context: typer.Context) -> None:
    """Where the config file is, or would be."""
    typer.echo(str(asked(context).path))


@app.command()
def edit(context: typer.Context) -> int:
    """Open the config file in your editor."""
    path, say = asked(context).path, first_voice()
    editor = os.environ.get("VISUAL") or os.environ.get("EDITOR") or EDITOR
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with suppress(FileNotFoundError):
            files.check(path)
    except OSError as error:
        raise unwritten(say, path, error) from None
    try:
        code = subprocess.run([*shlex.split(editor), str(path)], check=False).returncode
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise fail(say, say("cli-config-editor", editor=editor, why=why), Code.USE) from None
    try:
        config_file.load(path)
    except BadConfig as bad:
        raise fail(say, told(say, bad), Code.DATA) from None
    except OSError as error:
        raise unread(say, path, error) from None
    return code


def is_sound(path: Path) -> bool:
    """Whether nothing is wrong with a config file as it stands there."""
    try:
        config_file.load(path)
    except BadConfig:
        return False
    return True


def known(say: Speaker, key: str) -> str:
    """The name of a setting as it was given, or the exit that says that there is none such."""
    table, _, action = key.partition(".")
    if key in SPECS or (table == KEYS and action in keymap.ACTIONS):
        return key
    raise fail(say, say("cli-config-key", setting=key), Code.USE)


def value_of(settings: Settings, key: str) -> str:
    """A setting as the config file would have it; the keys of an action with commas."""
    if key in SPECS:
        return spelt(getattr(settings, key))
    action = key.partition(".")[2]
    return ", ".join(settings.keys.get(action, (keymap.ACTIONS[action],)))
