"""What moves beside the tokens: dice that settle, coins on their way, and that all of it comes to rest."""

from __future__ import annotations

from monopoly_tui.rules.classic.events import Bought, Mortgaged, Paid, Received, Rolled
from monopoly_tui.ui.animation import TUMBLES, Animation, Moving, Payment, payments
from monopoly_tui.ui.players_view import COIN, draw
from monopoly_tui.ui.preferences import Preferences
from tests.ui.screen import press, running, text, words
from tests.ui.stage import NAMES, view


def test_payments_are_read_off_the_events() -> None:
    happened = [
        Rolled(0, (1, 2), "move", 0),
        Paid(0, 1, 26, "rent", 6, 74, 126),
        Paid(0, "pot", 10, "tax", 4, 64, None),
        Received(1, 200, "salary", 326),
        Bought(1, 6, 100, 226),
        Mortgaged(1, 6, 50, 276),
    ]
    assert payments(happened) == [
        Payment(0, 1, 26),
        Payment(0, None, 10),
        Payment(None, 1, 200),
        Payment(1, None, 100),
        Payment(None, 1, 50),
    ]


def test_dice_show_other_faces_and_then_lie_still() -> None:
    animation = Animation()
    animation.throw((6, 5))
    faces = []
    while True:
        faces.append(animation.moving.dice)
        if not animation.step():
            break
    assert len(faces) == TUMBLES
    assert all(face is not None and face != (6, 5) and set(face) <= set(range(1, 7)) for face in faces)
    assert animation.moving == Moving()


def test_money_arrives_half_way_through_its_pictures() -> None:
    animation = Animation()
    animation.pay([Payment(0, 1, 26)], 8)
    shares = [animation.moving.share]
    while animation.step():
        shares.append(animation.moving.share)
    assert shares[:5] == [0, 0.25, 0.5, 0.75, 1]
    assert len(shares) == 8
    assert animation.moving.payments == ()


def test_the_coin_goes_from_row_to_row_and_both_sums_are_shown() -> None:
    shown = view(NAMES[:3])
    rows = {}
    for share in (0.0, 0.5, 1.0, 1.5):
        drawn = draw(shown, 36, 3, 0, moving=Moving(None, [Payment(0, 2, 26)], share))
        assert {strip.cell_length for strip in drawn} == {36}
        rows[share] = [place for place, strip in enumerate(drawn) if strip.text.endswith(COIN)]
        assert "−26  1,500" in drawn[0].text
        assert "+26  1,500" in drawn[2].text
    assert rows == {0.0: [0], 0.5: [1], 1.0: [2], 1.5: []}


async def test_nothing_moves_where_motion_is_not_wanted_and_all_of_it_comes_to_rest() -> None:
    for wanted in (True, False):
        shown = view(owns={1: "6"}, dice=[(1, 5)])
        async with running(shown.played, preferences=Preferences("normal", "flow", wanted)) as pilot:
            await press(pilot, "space")
            assert ("Ali rolls 6." in words(pilot)) == wanted
            if wanted:
                await press(pilot, "space")
                assert "−6" in text(pilot)
            assert "that was your turn" in words(pilot)
