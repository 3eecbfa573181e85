"""The languages in which boards have names and the program speaks, by their codes. Knows no word of them."""

from typing import Final

LANGUAGES: Final = ("en", "fa")
"""English first: it stands in where another has nothing."""
