"""What heroes hold is all on the screen, however small that is and whatever they hold."""

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from monopoly_tui.text.speaker import Speaker
from monopoly_tui.ui.gamer import centre
from monopoly_tui.ui.gamer.view import RaceView
from tests.ui_gamer.screens import NAMES, sitting

ROOMS = {(60, 20): (47, 9), (80, 24): (63, 12), (120, 40): (93, 21), (200, 60): (156, 34)}
"""The room inside the ring, by the size of the terminal."""
EVERY_KIND = ["pomegranate"] * 3 + ["feather"] * 3 + ["purse"] * 2 + ["ambush", "mace", "shield"]
OTHERS = ["pomegranate"] * 3 + ["feather"] * 2 + ["purse", "ambush", "mace", "shield"]
ALL_IN_TWO_HANDS = [EVERY_KIND, [], OTHERS, []]
SHARED_OUT = [["pomegranate", "feather", "purse", "purse", "ambush"], OTHERS[:6], ["pomegranate", "feather"], ["mace"]]
FOUR_KINDS = [["pomegranate", "pomegranate", "feather", "purse", "mace"], [], ["shield"], []]


def race(folder: Path, hands: list[list[str]], lang: str, *, home: bool = False) -> RaceView:
    heroes: list[list[dict[str, Any]]] = [
        [{"id": hero, "cards": cards, "coins": 12, "home": home and place != 3}]
        for place, (hero, cards) in enumerate(zip(("rostam", "gordafarid", "tahmineh", "zal"), hands, strict=True))
    ]
    return RaceView(sitting(folder, setup={"heroes": heroes}, players=NAMES), Speaker(lang))


def lines(view: RaceView, room: tuple[int, int]) -> list[str]:
    """What stands inside the ring, as it is written."""
    return [strip.text for strip in centre.draw(view, *room)[: room[1]]]


@pytest.mark.parametrize("hands", [ALL_IN_TWO_HANDS, SHARED_OUT, FOUR_KINDS], ids=["two", "shared", "four kinds"])
@pytest.mark.parametrize("room", ROOMS.values(), ids=map(str, ROOMS))
@pytest.mark.parametrize("home", [False, True], ids=["away", "home"])
@pytest.mark.parametrize("lang", ["en", "fa"])
def test_every_power_up_is_seen(
    tmp_path: Path, hands: list[list[str]], room: tuple[int, int], home: bool, lang: str
) -> None:
    view = race(tmp_path, hands, lang, home=home)
    left = room[0] - min(centre.PILE, room[0] // 3 + 4) - 3
    seen = [row[1:left] for row in lines(view, room)]
    tokens = [next(n for n, row in enumerate(seen) if f"▐{view.initial(hero)}▌" in row) for hero in view.heroes]
    for hero, start in zip(view.heroes, tokens, strict=True):
        end = next((n for n in tokens if n > start), len(seen))
        shown = " ".join(" ".join(seen[start + 1 : end]).split())
        assert "…" not in shown
        for power, count in Counter(view.game.state.hands[hero]).items():
            full = view.say("race-held", count=count, name=view.tell.power(power))
            short = [centre.short_name(view, power, letters) for letters in centre.LETTERS]
            cut = {view.say("race-held-short", count=count, name=name) for name in short}
            assert full in shown or cut & {*shown.split(" ")}, (full, shown)
    view.played.close()


def test_a_second_line_comes_before_shorter_names_and_those_before_the_log_is_gone(tmp_path: Path) -> None:
    view = race(tmp_path, FOUR_KINDS, "en")
    told = "\n".join(lines(view, ROOMS[80, 24]))
    assert "2 × Pomegranate, Simorgh" in told
    assert "feather, Purse and Mace" in told
    view.played.close()
    view = race(tmp_path / "more", SHARED_OUT, "en")
    told = "\n".join(lines(view, ROOMS[80, 24]))
    assert "Pome Feather Purse2 Ambush" in told
    assert "The turn order" in told
    view.played.close()


def test_two_letters_tell_all_power_ups_apart(tmp_path: Path) -> None:
    for lang in ("en", "fa"):
        view = race(tmp_path / lang, FOUR_KINDS, lang)
        cut = [centre.short_name(view, power, centre.LETTERS[-1]) for power in range(len(view.game.board.powers))]
        assert len({*cut}) == len(cut), cut
        view.played.close()
