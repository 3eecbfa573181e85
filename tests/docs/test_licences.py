"""docs/licences.md names all that the game needs, under the licences that the installed packages have."""

import re
from importlib.metadata import distribution

from tests.docs.pages import text_of
from tools.licences import EXTRAS, GAME, HEAD, needed, requirements

TABLE = dict(re.findall(r"^\| ([\w-]+) \| (.+) \|$", text_of("licences.md"), re.MULTILINE))


def test_what_is_needed_to_play_is_on_the_page_with_its_licence() -> None:
    """With what that needs in turn. A new one: look at its licence, then python -m tools.licences."""
    found = needed("")
    assert {*found} >= {"filelock", "textual", "babel"}, "direct and indirect"
    assert found.items() <= TABLE.items()


def test_what_the_extras_ask_for_is_on_the_page() -> None:
    """By name alone: what they need in turn differs from one system to the next."""
    game = distribution(GAME)
    asked = {name for extra in EXTRAS for name, _ in requirements(game, extra)}
    assert {"import-linter", "textual"} <= asked
    assert asked <= {*TABLE}


def test_the_page_begins_as_the_tool_writes_it() -> None:
    assert text_of("licences.md").startswith(HEAD)
