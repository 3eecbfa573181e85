"""Signs in ASCII for every sign that texts and pictures are made of, cell for cell. Letters stay what they are."""

from __future__ import annotations

from typing import Final

SIGNS: Final = {
    # seats: their numbers
    "●": "1", "■": "2", "▲": "3", "◆": "4", "▼": "5", "○": "6", "◇": "7", "◉": "8",
    # lines and frames
    "─": "-", "━": "=", "│": "|", "┃": "|", "┼": "+", "╪": "+", "├": "+", "┤": "+", "┬": "+", "┴": "+", "└": "+",
    "┘": "+", "┌": "+", "┐": "+", "╭": "+", "╮": "+", "╰": "+", "╯": "+", "▏": "|", "▌": "|", "▐": "|", "▕": "|",
    # blocks
    "█": "#", "▓": "#", "▒": ":", "░": ".", "▀": "\"", "▄": "_", "▔": "\"", "▁": "_", "▂": "_", "▃": "_", "▅": "#",
    "▆": "#", "▇": "#", "▟": "[", "▙": "]", "▛": "[", "▜": "]", "▝": "'", "▘": "'", "▗": ".", "▖": ".", "▚": "%",
    "▞": "%", "⌂": "^", "∩": "^",
    # arrows
    "→": ">", "←": "<", "↑": "^", "↓": "v", "►": ">", "◄": "<", "▸": ">", "◂": "<", "↵": "<", "⌫": "<",
    # marks
    "·": ".", "•": "*", "…": "~", "–": "-", "—": "-", "−": "-", "×": "x", "÷": "/", "≈": "~", "≡": "=", "“": "\"",
    "”": "\"", "‘": "'", "’": "'", "«": "\"", "»": "\"", "½": "2", "›": ">", "‹": "<", "∙": ".", "˙": "'", "±": "~",
    "\u00a0": " ", "¹": "1", "²": "2", "³": "3",
    # a race: points, coins, strength, a pomegranate
    "◊": "*", "¢": "c", "†": "x", "¤": "o",
}  # fmt: skip
_TABLE: Final = str.maketrans(SIGNS)


def plain_signs(text: str) -> str:
    """The text with signs of ASCII only, as wide as before."""
    return text if text.isascii() else text.translate(_TABLE)
