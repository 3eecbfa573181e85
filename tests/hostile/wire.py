"""What a program wrote to a terminal, taken apart: the orders that the screen is drawn with, and everything else."""

from __future__ import annotations

import re
from typing import Final

from tests.hostile.trial import smuggled

ORDERS: Final = re.compile(
    r"""
    \x1b\[[0-9:;<=>?]*[ !$]*[@-~]           # colours, cursor, modes
    | \x1b\]0;[^\x00-\x1f\x7f-\x9f]*\x07    # the window's title
    | \x1b\]22;[a-z-]*\x07                 # the pointer's shape
    """,
    re.VERBOSE,
)
"""All that is ever sent beside text."""


def strange(written: bytes) -> set[str]:
    """What neither draws the screen nor is harmless text."""
    text = written.decode(errors="surrogateescape")
    titles = "".join(order for order in ORDERS.findall(text) if order.startswith("\x1b]"))
    return smuggled(ORDERS.sub("", text).replace("\r", "")) | (smuggled(titles) - {"\x1b", "\x07"})
