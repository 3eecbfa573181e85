"""Every example in the pages is right: what stands there as JSON, as TOML or as an act is that."""

import json
import re
import tomllib
from pathlib import Path

import pytest

from monopoly_tui.config_text import parse
from monopoly_tui.rules.classic.codec import read_act
from tests.docs.pages import BLOCK, PAGES, blocks, inline

JSON = [piece for piece in inline() if piece.startswith(('{"', '["', "[4")) and "…" not in piece]
TOML = [piece for piece in inline() if piece.startswith("{ ")]
CONFIG = [block.text for block in blocks() if block.language == "toml"]


@pytest.mark.parametrize("text", JSON)
def test_json_is_json(text: str) -> None:
    """And what does something is an act."""
    found = json.loads(text)
    if "do" in found:
        assert read_act({"by": "luck" if found["do"] in ("dice", "draw", "order", "deal") else 0} | found)


@pytest.mark.parametrize("text", TOML)
def test_toml_is_toml(text: str) -> None:
    assert tomllib.loads(f"value = {text}")


@pytest.mark.parametrize("text", CONFIG)
def test_blocks_of_toml_are_config_files(text: str) -> None:
    assert parse(Path("config.toml"), text)


def test_blocks_say_their_language() -> None:
    """So that they are coloured by it and tried by their kind; none is made by indenting."""
    assert {block.language for block in blocks()} <= {"sh", "python", "toml", "json"}
    for page in PAGES:
        rest = BLOCK.sub("", page.read_text(encoding="utf-8"))
        assert not re.search(r"\n\n {4}\S", rest), page
