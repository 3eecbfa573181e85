"""The table of pages is full: each kind of decision has its page, and each page is where the table says."""

import re
from importlib import import_module

import pytest

from monopoly_tui.ui import pages
from tests.docs.pages import text_of


def test_each_kind_of_decision_has_its_page() -> None:
    """The kinds are those that docs/records.md names."""
    told = re.search(r"Kinds: (roll[\w,\s]+)", text_of("records.md"))
    assert told is not None
    kinds = re.split(r",\s+", told[1].strip())
    assert len(kinds) == 10
    assert {*kinds} <= {*pages.PAGES}


@pytest.mark.parametrize("place", pages.PAGES.values())
def test_each_page_is_where_the_table_says(place: str) -> None:
    module, _, maker = place.partition(":")
    assert callable(getattr(import_module(f"{pages.__name__}.{module}"), maker))
