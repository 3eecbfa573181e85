"""What the parser of TOML complains of, told apart by how its sentence begins. Reads nothing."""

from __future__ import annotations

from typing import Final

OTHER: Final = "other"
BEGINNINGS: Final = {
    "Expected '=' after a key": "equals",
    "Invalid statement": "statement",
    "Invalid initial character for a key": "statement",
    "Invalid value": "value",
    "Expected newline": "line_end",
    "Unterminated string": "text",
    'Expected \'"""\'': "text",
    "Expected \"'''\"": "text",
    'Expected "\'"': "text",
    "Illegal character '\\n'": "text",
    "Illegal character": "character",
    "Found invalid character": "character",
    "Unclosed array": "bracket",
    "Unclosed inline table": "bracket",
    "Expected ']": "heading",
    "Unescaped '\\'": "escape",
    "Invalid hex value": "escape",
    "Escaped character": "escape",
    "Invalid date": "date",
    "Cannot declare": "twice",
    "Cannot overwrite": "twice",
    "Cannot mutate": "twice",
    "Cannot redefine": "twice",
    "Duplicate inline table key": "twice",
}
"""Each complaint with the word under which the texts have it, the narrower first; later parsers may have others."""


def kind_of(complaint: str) -> str:
    """The word for a complaint, OTHER for one that is not known."""
    return next((kind for beginning, kind in BEGINNINGS.items() if complaint.startswith(beginning)), OTHER)
