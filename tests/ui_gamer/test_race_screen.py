"""A race on the screen: every question, what beside it can be looked at, undo, the end, at every size."""

from pathlib import Path
from typing import Any

import pytest

from monopoly_tui.text.speaker import Speaker
from monopoly_tui.ui.app import MonopolyApp
from monopoly_tui.ui.gamer.card import card
from monopoly_tui.ui.gamer.dice_view import SYMBOLS
from monopoly_tui.ui.gamer.ring import columns_of
from monopoly_tui.ui.gamer.tile import shortened
from monopoly_tui.ui.gamer.view import RaceView
from monopoly_tui.ui.palette import SEATS
from monopoly_tui.ui.preferences import Preferences
from monopoly_tui.ui.writing import Writing
from tests.ui.screen import press, resized, running, strips, text
from tests.ui_gamer.screens import LAST, NAMES, sitting
from tools.screens import RACE as MIDDLE

SIZES = [(60, 20), (80, 24), (100, 30), (120, 40), (160, 50), (200, 60)]


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("lang", ["en", "fa"])
async def test_every_line_fills_the_window_and_all_squares_are_there(
    tmp_path: Path, size: tuple[int, int], lang: str
) -> None:
    async with running(sitting(tmp_path, setup=MIDDLE), *size, writing=Writing(Speaker(lang))) as pilot:
        lines = strips(pilot)
        assert [line.cell_length for line in lines] == [size[0]] * size[1]
        shown = text(pilot)
        for tag in ("A1", "A2", "B1", "B2", "C1", "C2", "D1", "D2", "E1", "E2", "F1", "F2"):
            assert tag in shown, tag


async def test_squares_have_an_edge_that_is_seen_without_colours_too(tmp_path: Path) -> None:
    async with running(sitting(tmp_path, setup=MIDDLE)) as pilot:
        rows = text(pilot).splitlines()
        for row in (rows[1], rows[2], rows[-6]):
            assert row.count("▏") >= 8, row


async def test_heroes_say_which_time_round_they_are_on(tmp_path: Path) -> None:
    setup = {"heroes": [[{"id": "zal", "starts": 1}], [{"id": "rostam"}], [{"id": "tahmineh", "home": True}]]}
    async with running(sitting(tmp_path, setup=setup, players=NAMES[:3], rules={"laps": 2})) as pilot:
        assert "2/2 3¢" in text(pilot)
        assert "1/2 3¢" in text(pilot)
        assert text(pilot).count("/2 ") == 2, "who is home goes round no more"
    async with running(sitting(tmp_path / "once", setup=None, players=NAMES[:3])) as pilot:
        assert "1/1" not in text(pilot)


async def test_a_turn_of_two_heroes(tmp_path: Path) -> None:
    game = sitting(tmp_path, [(4, 1)])
    async with running(game) as pilot:
        assert "who moves in this turn?" in text(pilot)
        first = game.game.board.heroes[game.game.state.heroes[0][0]].name["en"]
        assert f"roll the dice for {first}" in await press(pilot, "1")
        assert "Kabul B1 is free: 1¢ for 1◊" in await press(pilot, "space")
        assert "B buys it, N leaves it." in await press(pilot, "space")
        assert "this turn is done" in await press(pilot, "b")
        assert "who moves in this turn?" in await press(pilot, "space")
        assert game.decision().by == 1


async def test_power_ups_beside_a_decision(tmp_path: Path) -> None:
    game = sitting(tmp_path, setup=MIDDLE)
    async with running(game) as pilot:
        shown = await press(pilot, "p")
        assert "which power-up?" in shown
        assert "Purse: Rostam" in shown
        await press(pilot, "1")
        assert game.game.state.coins[0] == 6
        await press(pilot, "2")
        assert "which power-up?" in await press(pilot, "p")
        shown = await press(pilot, "1")
        assert "Ambush" in shown or "walks into an ambush" in shown


async def test_power_ups_that_find_no_room_in_the_line_of_keys_are_listed(tmp_path: Path) -> None:
    cards = ["purse", "ambush"]
    heroes = [
        [{"id": "rostam", "cards": cards}, {"id": "zal", "cards": cards}],
        [{"id": "tahmineh"}, {"id": "gordafarid"}],
    ]
    async with running(sitting(tmp_path, setup={"heroes": heroes})) as pilot:
        shown = await press(pilot, "p")
        for choice in ("1  Purse: Rostam", "2  Purse: Zal", "3  Ambush: Tahmineh", "4  Ambush: Gordafarid"):
            assert choice in shown


async def test_the_heroes_stand_once_beside_the_choice_of_a_power_up(tmp_path: Path) -> None:
    for number, size in enumerate(((80, 24), (120, 40))):
        async with running(sitting(tmp_path / str(number), setup=MIDDLE), *size) as pilot:
            assert (await press(pilot, "p")).count("Tahmineh  Ali") == 1, "whom an ambush would hurt is seen"


async def test_a_moment_in_anothers_turn(tmp_path: Path) -> None:
    game = sitting(tmp_path, setup=MIDDLE)
    async with running(game) as pilot:
        await press(pilot, "2", "p", "1")
        assert game.decision().kind == "power"
        assert "Ali, Tahmineh walks into an ambush. Hold up a shield?" in text(pilot)
        assert "P plays it, K keeps it." in await press(pilot, "space")
        await press(pilot, "p")
        assert (game.decision().by, game.decision().kind) == (0, "roll")


async def test_a_pomegranate_and_a_fight(tmp_path: Path) -> None:
    game = sitting(tmp_path, [(1, "star"), ("star",)], setup=MIDDLE)
    async with running(game) as pilot:
        assert "One square further with a pomegranate?" in await press(pilot, "1", "space")
        assert "Dragon bars the way. Rostam needs 3 or more" in await press(pilot, "p")
        assert "beats Dragon" in await press(pilot, "space")


async def test_rent_and_a_feather(tmp_path: Path) -> None:
    setup = {"heroes": [[{"id": "zal", "cards": ["feather"]}], [{"id": "rostam", "deeds": [5]}], [{"id": "tahmineh"}]]}
    async with running(sitting(tmp_path, [(4, 1)], setup=setup, players=NAMES[:3])) as pilot:
        assert "Zal owes 1¢ on Kabul B1. Fly past with a feather?" in await press(pilot, "space")
        assert "Zal pays Rostam 1 coin rent for Kabul B1" in await press(pilot, "k")


async def test_the_bell_rings_for_another_person_when_it_is_wanted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rung: list[int | None] = []
    monkeypatch.setattr(MonopolyApp, "bell", lambda app: rung.append(app.sitting.decision().by))
    likes = Preferences(speed="instant", motion=False, bell=True)
    async with running(sitting(tmp_path, setup=MIDDLE), preferences=likes) as pilot:
        await press(pilot, "2")
        assert rung == [], "Sara is asked all the time"
        await press(pilot, "p", "1", "p")
        assert rung == [1, 0], "Ali holds up the shield, then Sara goes on"


async def test_undo_and_redo(tmp_path: Path) -> None:
    async with running(sitting(tmp_path, setup=MIDDLE)) as pilot:
        await press(pilot, "1")
        assert "Sara takes back: moves Rostam" in await press(pilot, "u")
        assert "roll the dice for Rostam" in await press(pilot, "ctrl+r")


async def test_an_ambush_is_taken_back_only_by_consent(tmp_path: Path) -> None:
    game = sitting(tmp_path, setup=MIDDLE)
    async with running(game) as pilot:
        await press(pilot, "2", "p", "1", "k")
        assert game.game.state.coins[game.game.board.hero_of["tahmineh"]] == 0
        assert "Ali takes back: plays nothing. Does everybody agree?" in await press(pilot, "u")
        await press(pilot, "n")
        assert game.game.state.coins[game.game.board.hero_of["tahmineh"]] == 0
        assert "Hold up a shield?" in await press(pilot, "u", "y")


async def test_the_points_are_told_one_by_one(tmp_path: Path) -> None:
    async with running(sitting(tmp_path, [(1, 1)], setup=LAST)) as pilot:
        assert "first 2 for each hero" in await press(pilot, "space")
        assert "Now the bosses beaten." in await press(pilot, "space")
        shown = await press(pilot, "space")
        assert "Now the deeds." in shown
        assert "Zal  Lion" in shown
        assert "Tahmineh  A1" not in shown, "deeds have not been told yet"
        shown = await press(pilot, "space")
        assert "All points together." in shown
        assert "Tahmineh  A1" in shown
        assert "decide between equals" in await press(pilot, "space")
        shown = await press(pilot, "space")
        assert "Sara wins the race!" in shown
        assert "1. ● Sara" in shown
        assert "Points at the end of each round." in await press(pilot, "g")
        assert "Ready? Press Space to start." in await press(pilot, "escape", "space")


@pytest.mark.parametrize("size", SIZES[:2], ids=str)
async def test_no_place_is_hidden_however_much_was_brought_home(tmp_path: Path, size: tuple[int, int]) -> None:
    much: dict[str, Any] = {"home": True, "beaten": ["lion", "dragon", "sorceress", "white-div", "lion"]}
    ids = ("rostam", "zal", "tahmineh")
    heroes = [[{"id": hero, "deeds": [at, at + 1], **much}] for hero, at in zip(ids, (1, 5, 9), strict=True)]
    setup = {"heroes": [*heroes, [{"id": "gordafarid", "at": 23}]], "turn": 3}
    async with running(sitting(tmp_path, [(1, 1)], setup=setup, players=NAMES), *size) as pilot:
        shown = await press(pilot, *["space"] * 6)
        assert all(f". {SEATS[seat].shape} {name}" in shown for seat, name in enumerate(NAMES))


async def test_what_was_brought_home_goes_on_in_a_second_line(tmp_path: Path) -> None:
    beaten = ["lion", "desert-thirst", "dragon", "sorceress", "olad", "white-div", "lion"]
    heroes = [[{"id": "rostam", "home": True, "beaten": beaten, "deeds": [1]}], [{"id": "zal", "at": 23}]]
    setup = {"heroes": [*heroes, [{"id": "tahmineh", "home": True}]], "turn": 1}
    async with running(sitting(tmp_path, [(1, 1)], setup=setup, players=NAMES[:3])) as pilot:
        shown = await press(pilot, *["space"] * 6)
        assert "Rostam  2 × Lion, Desert Thirst, Dragon," in shown
        assert "White Div and A1" in shown


async def test_what_can_be_looked_at(tmp_path: Path) -> None:
    async with running(sitting(tmp_path, setup=MIDDLE)) as pilot:
        assert "── Signs" in await press(pilot, "question_mark")
        await press(pilot, "pagedown", "escape")
        assert "The turn order: Sara and Ali" in await press(pilot, "l", "pageup")
        assert "It is saved" in await press(pilot, "escape", "q")
        assert "who moves" in await press(pilot, "n")
        assert "The first round is not over yet" in await press(pilot, "g")
        assert "Speed: fast" in await press(pilot, "escape", "minus")
        assert "you come last" in await press(pilot, "x")
        assert "Ali" in await press(pilot, "y")


async def test_real_dice_are_typed_in(tmp_path: Path) -> None:
    game = sitting(tmp_path, setup=MIDDLE, dice="real")
    async with running(game) as pilot:
        assert "what do your dice show?" in await press(pilot, "1", "space")
        assert "Sara: 6." in await press(pilot, "6")
        assert "Sara: 6 and star." in await press(pilot, "s")
        assert "Sara: 6." in await press(pilot, "backspace")
        await press(pilot, "2", "enter")
        assert game.game.state.last_roll == (6, 2)


async def test_bots_play_by_themselves(tmp_path: Path) -> None:
    players = [{"name": name, "kind": kind} for name, kind in zip(NAMES, ("easy", "medium", "easy"), strict=False)]
    game = sitting(tmp_path, players=players)
    async with running(game) as pilot:
        assert game.decision().kind == "over"
        assert "Everyone is home" in text(pilot)


async def test_a_person_cannot_answer_for_a_bot(tmp_path: Path) -> None:
    game = sitting(tmp_path, players=[{"name": "Kaveh", "kind": "easy"}, "Sara", "Ali"])
    async with running(game, preferences=Preferences("slow", motion=False)) as pilot:
        before = len(game.log)
        await press(pilot, "enter", "1", "b", "n", "p", "k", "x")
        assert len(game.log) == before
        assert (game.decision().by, game.decision().kind) == (0, "roll")


async def test_a_large_window_has_heroes_and_log_beside_the_ring_and_the_movers_square_in_it(tmp_path: Path) -> None:
    async with running(sitting(tmp_path, [(4, 1)], setup=MIDDLE), 160, 50) as pilot:
        assert "Rent of both" not in text(pilot), "nobody moves yet"
        await press(pilot, "2", "space")
        lines = text(pilot).split("\n")
        column = "\n".join(line[-40:] for line in lines)
        for word in ("Heroes", "Gordafarid", "Log", "Zal rolls 4 and 1"):
            assert word in column, word
        inside = "\n".join(line[14:-41] for line in lines)
        for word in ("Bosses", "C1 Reed Bed", "Rent of both", "For sale", "▗▄▄▄▄▄▖  ▗▄▄▄▄▄▖"):
            assert word in inside, word
        shown = await resized(pilot, 100, 30)
        assert "Rent of both" not in shown
        assert "Gordafarid" in shown


async def test_the_card_says_what_a_boss_takes_and_whose_a_deed_is(tmp_path: Path) -> None:
    race = RaceView(sitting(tmp_path, setup=MIDDLE), Speaker())
    state, board = race.game.state, race.game.board

    def told(square: int) -> str:
        return "\n".join(strip.text for strip in card(race, square, 28, 12))

    boss = next(square.index for square in board.squares if square.kind == "boss")
    assert board.bosses[state.bosses[0]].name["en"] in told(boss)
    assert "Strength" in told(boss)
    assert "Tahmineh" in told(1)
    assert "A place to rest" in told(next(square.index for square in board.squares if square.kind == "rest"))
    assert "Whoever comes by gets 1¢." in told(0)
    for square in range(board.size):
        for size in ((20, 7), (28, 9), (28, 12)):
            drawn = card(race, square, *size)
            assert len(drawn) <= size[1]
            assert {strip.cell_length for strip in drawn} == {size[0]}
    race.played.close()


@pytest.mark.parametrize(("cols", "rows", "whole"), [(100, 30, False), (160, 50, True)])
async def test_squares_look_alike_all_round_the_ring(tmp_path: Path, cols: int, rows: int, whole: bool) -> None:
    """At 100 by 30 some rows of the ring are a line taller than others; no square has its whole name there."""
    async with running(sitting(tmp_path, setup=MIDDLE), cols, rows) as pilot:
        assert ["First Labour" in text(pilot), "Fourth" in text(pilot)] == [whole, whole]


async def test_esc_opens_a_menu_of_all_there_is_and_closes_it(tmp_path: Path) -> None:
    game = sitting(tmp_path)
    async with running(game) as pilot:
        shown = await press(pilot, "escape")
        for row in (
            "L   The log",
            "G   Points, round by round",
            "X   Leave the race for good",
            "Q   Quit",
            "F2   Settings",
        ):
            assert row in shown, row
        assert "give up" in await press(pilot, "x")
        assert "who moves in this turn?" in await press(pilot, "n")
        assert "Back to the game" not in await press(pilot, "escape", "escape")


@pytest.mark.parametrize("size", SIZES, ids=str)
async def test_the_menu_of_a_race_has_room_for_leaving_it_in_every_window(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    async with running(sitting(tmp_path, setup=MIDDLE), *size) as pilot:
        shown = await press(pilot, "escape")
        assert "X   Leave the race for good" in shown
        assert "Q   Quit, to go on later" in shown


async def test_ctrl_p_lists_what_can_be_done_and_does_it(tmp_path: Path) -> None:
    game = sitting(tmp_path)
    async with running(game) as pilot:
        assert "Leave the race for good" in await press(pilot, "ctrl+p")
        shown = await press(pilot, *"points")
        assert "Points, round by round" in shown
        assert "Leave the race" not in shown
        assert "The first round is not over yet" in await press(pilot, "enter")
        assert "who moves in this turn?" in await press(pilot, "escape")


LOOKED_AT: dict[str, tuple[str, ...]] = {
    "question": (), "menu": ("escape",), "log": ("l",), "help": ("question_mark",), "graph": ("g",), "quit": ("q",),
    "leave": ("x",), "seats": ("o",), "power-ups": ("p",),
}  # fmt: skip


@pytest.mark.parametrize("page", LOOKED_AT)
async def test_a_key_that_a_race_does_not_have_says_so_on_every_page(tmp_path: Path, page: str) -> None:
    async with running(sitting(tmp_path, setup=MIDDLE)) as pilot:
        await press(pilot, *LOOKED_AT[page])
        for key, cap in (("0", "0"), ("slash", "/"), ("equals_sign", "="), ("d", "D"), ("left", "←"), ("z", "Z")):
            assert f"{cap} does nothing here" in await press(pilot, key), key


@pytest.mark.parametrize("page", LOOKED_AT)
async def test_help_comes_on_every_page_of_a_race_and_goes_back(tmp_path: Path, page: str) -> None:
    async with running(sitting(tmp_path, setup=MIDDLE)) as pilot:
        await press(pilot, *LOOKED_AT[page])
        if page != "help":
            assert "The rules in short" in await press(pilot, "question_mark")
        assert "The rules in short" not in await press(pilot, "escape")


@pytest.mark.parametrize("lang", ["en", "fa"])
@pytest.mark.parametrize("size", SIZES, ids=str)
async def test_the_help_of_a_race_begins_with_what_its_signs_mean(
    tmp_path: Path, size: tuple[int, int], lang: str
) -> None:
    say = Speaker(lang)
    async with running(sitting(tmp_path, setup=MIDDLE), *size, writing=Writing(say, "terminal")) as pilot:
        shown = await press(pilot, "question_mark")
        assert say("race-signs") in shown
        for what in ("¢", "◊", "†"):
            assert what in shown


async def test_the_special_die_shows_no_sign_of_a_seat(tmp_path: Path) -> None:
    assert {sign for sign, _ in SYMBOLS.values()}.isdisjoint(seat.shape for seat in SEATS)


@pytest.mark.parametrize("size", SIZES, ids=str)
async def test_no_name_swallows_the_edge_of_a_square(tmp_path: Path, size: tuple[int, int]) -> None:
    async with running(sitting(tmp_path, setup=MIDDLE), *size) as pilot:
        rows = text(pilot).splitlines()
        ring = size[0] if size[0] < 118 else size[0] - max(34, min(size[0] // 4, 52))
        for row in (rows[1], rows[2], rows[3]):
            assert row[:ring].count("▏") == 9, row
        for row in rows[1:-4]:
            assert row.startswith("▏"), row


async def test_the_smallest_window_says_who_leads_which_hero(tmp_path: Path) -> None:
    async with running(sitting(tmp_path, setup=MIDDLE), 60, 20) as pilot:
        shown = text(pilot)
        for row in ("▐R▌1 Rostam", "▐Z▌1 Zal", "▐T▌2 Tahmineh", "▐G▌2 Gordafarid"):
            assert row in shown


def test_the_columns_of_the_ring_fill_the_window_the_outermost_first() -> None:
    assert columns_of(60) == [7, 7, 7, 6, 6, 6, 7, 7, 7]
    assert columns_of(80) == [9, 9, 9, 9, 8, 9, 9, 9, 9]
    assert all(sum(columns_of(width)) == width for width in range(60, 200))


@pytest.mark.parametrize(
    ("name", "width", "short"),
    [("Labour 3", 7, "Labo… 3"), ("Labour 3", 6, "Lab… 3"), ("Labour 3", 8, "Labour 3"), ("Reed Bed", 7, "Reed B…")],
)
def test_a_name_is_cut_before_its_number(name: str, width: int, short: str) -> None:
    assert shortened(name, width) == short


async def test_the_log_has_no_name_of_a_turn_of_which_nothing_is_told_yet(tmp_path: Path) -> None:
    game = sitting(tmp_path, [(4, 1)])
    async with running(game) as pilot:
        shown = await press(pilot, "l")
        assert not any(row[10:70].strip() == "Sara" for row in shown.splitlines())
        shown = await press(pilot, "escape", "1", "space", "l")
        assert any(row[10:70].strip() == "Sara" for row in shown.splitlines())
