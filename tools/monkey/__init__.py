"""Random keys, clicks and sizes for the real program in a terminal: it may neither crash nor lose a position."""
