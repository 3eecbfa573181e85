"""Help pages in another language than that of the source, which is English: told by the English they stand for."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from itertools import pairwise
from typing import Any, Final

from typer.core import TyperGroup

from monopoly_tui import config_file
from monopoly_tui.settings import BadConfig, BadVariable, read, resolve
from monopoly_tui.text.speaker import FOLDER, language

CONTEXT: Final[Any] = TyperGroup.context_class
"""What makes the writer of a help page; there is no other place to say which."""
FLAG: Final = "--lang"
CUT: Final = "..."
SLOT: Final = re.escape("{}")
"""What stands for a word of the command line."""
NOTE: Final = re.compile(r"  \[.*\]$", re.DOTALL)
"""What is added to the help of an option, as its default."""


@contextmanager
def in_language(words: Sequence[str]) -> Iterator[None]:
    """Write help pages in the language that these words, the environment or the config file choose."""
    plain = CONTEXT.formatter_class
    texts = texts_of(language_of(words))
    if texts:
        CONTEXT.formatter_class = formatter(plain, texts)
    try:
        yield
    finally:
        CONTEXT.formatter_class = plain


def texts_of(lang: str, of: str = "help") -> Mapping[str, str]:
    """The texts of a language by those of the source; English has none of help pages."""
    path = FOLDER / lang / f"{of}.toml"
    if not path.is_file():
        return {}
    import tomllib  # which takes time that English pages need not wait

    return tomllib.loads(path.read_text(encoding="utf-8"))


def misuse(message: str, lang: str) -> str:
    """What is wrong with a command line, as far as there are words for it in the language."""
    texts = texts_of(lang, "misuse")
    for english in sorted(texts, key=len, reverse=True):  # what says most first
        found = re.fullmatch(re.escape(english).replace(SLOT, "(.+?)"), message)
        if found:
            return texts[english].format(*found.groups())
    return message


def language_of(words: Sequence[str]) -> str:
    """The language; English where the settings are faulty, which is said when they are needed."""
    given = [after for word, after in pairwise(words) if word == FLAG]
    given += [word.partition("=")[2] for word in words if word.startswith(f"{FLAG}=")]
    chosen = read("lang", given[-1]) if given else None
    flags = {} if chosen is None else {"lang": chosen}
    try:
        config = {} if flags else config_file.load(config_file.path_of())
        return language(resolve(flags, os.environ, config).settings.lang, os.environ)
    except (BadConfig, BadVariable, OSError):
        return "en"


def formatter(base: type[Any], texts: Mapping[str, str]) -> type[Any]:
    """A writer of help pages that puts another text in the place of each English one."""

    class Translated(base):  # type: ignore[misc]
        def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
            super().write_usage(prog, args, prefix or texts.get("Usage: "))

        def write_heading(self, heading: str) -> None:
            super().write_heading(texts.get(heading, heading))

        def write_text(self, text: str) -> None:
            super().write_text(_told(text, texts))

        def write_dl(self, rows: Sequence[tuple[str, str]], *widths: int, **more: int) -> None:
            super().write_dl([(name, _told(text, texts)) for name, text in rows], *widths, **more)

    return Translated


def _told(text: str, texts: Mapping[str, str]) -> str:
    """A help text in the language, also where it stands cut short; what was added to it stays."""
    note = NOTE.search(text)
    plain = text[: note.start()] if note else text
    plain = " ".join(plain.split())
    if plain.endswith(CUT):
        plain = next((text for text in texts if text.startswith(plain.removesuffix(CUT))), plain)
    return texts.get(plain, plain) + (note[0] if note else "")
