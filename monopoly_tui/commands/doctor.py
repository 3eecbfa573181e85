"""`monopoly doctor`: what this terminal can do, and where everything is. Changes nothing."""

from __future__ import annotations

import json
import os
import platform
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import typer

from monopoly_tui import __version__, saves
from monopoly_tui.commands import file_words
from monopoly_tui.commands.chosen import Asked, asked, told
from monopoly_tui.commands.failure import first_voice
from monopoly_tui.commands.terminal import in_terminal
from monopoly_tui.settings import SPECS, BadConfig, spelt
from monopoly_tui.text.order import can_show, needs_force_ltr, order_of
from monopoly_tui.text.speaker import Speaker

SIGNS = "●■▲◆▼○◇◉ ⌂ ▟█▙ ▀▄ ─│╭╮ → …"
"""Signs that the screen draws with, each one cell wide."""
COLORS = {None: 0, "standard": 16, "windows": 16, "256": 256, "truecolor": 2**24}
"""How many colours a terminal has that rich names so."""


def doctor(
    context: typer.Context,
    as_json: Annotated[bool, typer.Option("--json", help="As JSON, for other programs.")] = False,
) -> None:
    """Say what the terminal can do, which settings count, and where files are."""
    wanted = asked(context)
    found = findings(wanted)
    if as_json:
        typer.echo(json.dumps(found, ensure_ascii=False, indent=2))
        return
    say = first_voice() if found["config"]["fault"] else wanted.say
    for line in lines(say, found):
        typer.echo(line)
    if in_terminal() and "utf" in found["terminal"]["encoding"]:
        show_orders(say)


def findings(wanted: Asked) -> dict[str, Any]:
    """Everything that is looked at, as plain data."""
    from rich.console import Console

    size = shutil.get_terminal_size()
    fault = config_fault(wanted)
    settings, origins = ({}, {}) if fault else (wanted.chosen.settings, wanted.chosen.origins)
    bidi = "auto" if fault else wanted.chosen.settings.bidi
    return {
        "version": __version__,
        "python": platform.python_version(),
        "system": platform.platform(),
        "terminal": {
            "is_one": in_terminal(),
            "name": os.environ.get("TERM", ""),
            "columns": size.columns,
            "lines": size.lines,
            "layout": layout(size.columns, size.lines),
            "colors": COLORS.get(Console().color_system, 16),
            "encoding": (getattr(sys.__stdout__, "encoding", None) or "").lower(),
        },
        "persian": {
            "order": order_of(bidi, os.environ),
            "letters": can_show(os.environ),
            "force_ltr": needs_force_ltr(os.environ),
        },
        "config": {"file": str(wanted.path), "exists": wanted.path.exists(), "fault": fault},
        "settings": {
            key: {"value": spelt(getattr(settings, key)), "origin": origins[key]} for key in (() if fault else SPECS)
        },
        "folders": {"saves": folder(saves.folder()), "config": folder(wanted.path.parent)},
    }


def layout(columns: int, lines: int) -> str:
    """What fits into a window: the ring, the list of squares, or neither."""
    from monopoly_tui.ui.geometry import choose
    from monopoly_tui.ui.smallest import fits

    return "ring" if choose(columns, lines) is not None else "list" if fits(columns, lines) else "none"


def config_fault(wanted: Asked) -> str:
    """What is wrong with the config file, or nothing."""
    say = first_voice()
    try:
        wanted.load()
    except BadConfig as bad:
        return told(say, bad)
    except OSError as error:
        return file_words.said(say, wanted.path, error)[0]
    return ""


def folder(path: Path) -> dict[str, Any]:
    """A folder, and whether it can be written into or made."""
    there = next(place for place in (path, *path.parents) if place.exists())
    return {"path": str(path), "writable": there.is_dir() and os.access(there, os.W_OK)}


def lines(say: Speaker, found: dict[str, Any]) -> Iterator[str]:
    """The findings in words, what is wrong with what to do about it."""
    terminal, persian, config = found["terminal"], found["persian"], found["config"]
    yield say("doctor-version", **{key: found[key] for key in ("version", "python", "system")})
    if not terminal["is_one"]:
        yield say("doctor-no-terminal")
    yield say(f"doctor-layout-{terminal['layout']}", columns=terminal["columns"], lines=terminal["lines"])
    yield say("doctor-colors", name=terminal["name"], colors=terminal["colors"])
    if "utf" not in terminal["encoding"]:
        yield say("doctor-encoding", encoding=terminal["encoding"])
    else:
        yield say("doctor-signs", signs=SIGNS)
    yield say("doctor-persian", order=persian["order"])
    if not persian["letters"]:
        yield say("doctor-persian-none")
    elif persian["force_ltr"]:
        yield say("reading-kitty")
    yield say("doctor-keys")
    if config["fault"]:
        yield say("doctor-config-fault", fault=config["fault"])
    else:
        yield say("doctor-config" if config["exists"] else "doctor-config-none", file=config["file"])
    for key, setting in found["settings"].items():
        if setting["origin"] != "default":
            yield "  " + say("cli-config-line", setting=key, **setting)
    for name, place in found["folders"].items():
        key = "doctor-folder" if place["writable"] else "doctor-folder-closed"
        yield say(key, folder=name, path=place["path"])


def show_orders(say: Speaker) -> None:
    """The same Persian sentence in both orders, past whatever else orders what is printed."""
    from monopoly_tui.text.right_to_left import isolated, visual

    sentence = Speaker("fa")("reading-sample")
    typer.echo(say("doctor-orders"))
    sys.stdout.flush()
    for name, line in (("app", visual(sentence).text), ("terminal", isolated(sentence))):
        sys.stdout.buffer.write(f"  {name:<10}{line}\n".encode())
    sys.stdout.buffer.flush()
