"""The languages in which boards have names and the program speaks, by their codes. Knows no word of them."""

from typing import Final

LANGUAGES: Final = ("en", "fa")
"""English first: its names stand in where a board has none in another."""
