"""What the pages for readers hold: the README and docs/, their blocks of code, and every command they name."""

import re
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
BLOCK = re.compile(r"^```(\w*)\n(.*?)^```", re.MULTILINE | re.DOTALL)
PROGRAMS = ("monopoly", "python", "python3", "pip", "pipx", "uv", "uvx", "grep", "eval", "printf")
"""What a piece of code in a sentence begins with when it is a command."""


@dataclass(frozen=True, slots=True)
class Block:
    """A block of code, and in which language its page says it is."""

    page: str
    language: str
    text: str


def text_of(name: str) -> str:
    """The text of a page of docs/."""
    return (ROOT / "docs" / name).read_text(encoding="utf-8")


def rows_of(name: str) -> list[list[str]]:
    """The rows of every table of a page of docs/, cell by cell."""
    rows = [line for line in text_of(name).splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in row.strip("|").split("|")] for row in rows]


def blocks() -> list[Block]:
    """Every block of code of every page."""
    return [Block(page.name, *found) for page in PAGES for found in BLOCK.findall(page.read_text(encoding="utf-8"))]


def inline() -> list[str]:
    """Every piece of code that stands in a sentence or a table, once each."""
    found = [piece for page in PAGES for piece in re.findall(r"`([^`]+)`", BLOCK.sub("", page.read_text("utf-8")))]
    return [*dict.fromkeys(" ".join(piece.split()) for piece in found)]


def commands() -> list[str]:
    """Every command, once each: the lines of the sh blocks, a line with && as several, and those in sentences."""
    lines = [line for block in blocks() if block.language == "sh" for line in block.text.splitlines()]
    found = [part.partition("  #")[0].strip() for line in lines for part in line.split(" && ")]
    found += [piece for piece in inline() if piece.split(" ")[0] in PROGRAMS]
    return [*dict.fromkeys(found)]
