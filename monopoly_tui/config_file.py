"""The config file: where it is, and reading and changing it. Imports what that takes only where there is one."""

from __future__ import annotations

import os
from codecs import BOM_UTF8
from pathlib import Path
from typing import Any, Final

from monopoly_tui.files import opened, write
from monopoly_tui.settings import BadConfig, Value

LARGEST: Final = 64 * 1024
"""Bytes; every setting with a comment of its own takes a tenth of that."""


def path_of(given: Path | None = None) -> Path:
    """Where the config file is, or would be: as given, as MONOPOLY_CONFIG says, or in the system's place."""
    own = os.environ.get("MONOPOLY_CONFIG")
    if given is None and not own:
        from platformdirs import user_config_path

        return user_config_path("monopoly", appauthor=False) / "config.toml"
    return given or Path(str(own))


def load(path: Path) -> dict[str, Any]:
    """What a config file chooses; nothing where there is none. Raises BadConfig, OSError."""
    text = text_of(path)
    if not text:
        return {}
    from monopoly_tui.config_text import parse

    return parse(path, text)


def text_of(path: Path) -> str:
    """A config file as it stands there, empty where there is none. Raises BadConfig, OSError."""
    try:
        with opened(path) as file:
            raw = file.read(LARGEST + 1)
    except FileNotFoundError:
        return ""
    from monopoly_tui.engine.step import Refusal

    if len(raw) > LARGEST:
        raise BadConfig(path, 1, Refusal("setting-too-large", {"limit": LARGEST}))
    if raw.startswith(BOM_UTF8):
        raise BadConfig(path, 1, Refusal("setting-byte-order-mark"))
    try:
        return raw.decode()
    except UnicodeDecodeError as error:
        raise BadConfig(path, raw.count(b"\n", 0, error.start) + 1, Refusal("setting-not-utf8")) from None


def choose(path: Path, key: str, value: Value | list[str]) -> None:
    """Change one setting in a config file, or begin one with it. Raises BadConfig, OSError."""
    from monopoly_tui.config_text import changed

    save(path, changed(path, text_of(path), key, value))


def save(path: Path, text: str) -> None:
    """Put a text in the place of the config file at once, so that it is never half written. Raises OSError."""
    path.parent.mkdir(parents=True, exist_ok=True)
    write(path, text.encode())
