"""Monopoly for the terminal: rules, records, and the screen that plays them."""

__version__ = "0.1.0"
