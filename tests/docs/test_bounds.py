"""The bounds that docs/reliability.md promises are those that the program keeps to."""

from monopoly_tui import config_file
from monopoly_tui.plain import run
from monopoly_tui.record import lines
from monopoly_tui.rules import board_file
from tests.docs.pages import text_of


def test_nothing_is_endless() -> None:
    promised = (
        f"A board file has at most {board_file.LIMIT / 2**20:g} MiB, a config file {config_file.LARGEST / 2**10:g} KiB,"
        f" a line of a record {lines.LONGEST_LINE / 2**20:g} MiB, a record {lines.MOST_LINES:,} lines,"
        f" a number {lines.LONGEST_NUMBER} digits, a plain line {run.LONGEST:,} characters"
    )
    assert promised in " ".join(text_of("reliability.md").split())
