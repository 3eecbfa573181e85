"""The board as a widget: it draws exact lines, repaints only what changed, and knows where it is pointed at."""

from __future__ import annotations

from collections.abc import Iterable

import pytest
from textual.app import App, ComposeResult
from textual.geometry import Region
from textual.message import Message
from textual.strip import Strip
from textual.widgets import Static

from monopoly_tui.rules.classic.step import Play
from monopoly_tui.text.right_to_left import visual
from monopoly_tui.text.speaker import Speaker
from monopoly_tui.ui.board_view import BoardView
from monopoly_tui.ui.geometry import SQUARES, Ring, choose
from monopoly_tui.ui.walk import Hop
from monopoly_tui.ui.writing import Writing
from tests.ui.midgame import midgame

SMALL = Ring(6, 13, 2, 2)
SIZES = [(80, 24), (98, 28), (120, 40), (160, 50), (200, 60)]


class Bench(BoardView):
    """A board that keeps what it asks to have repainted and what it says."""

    def __init__(self, play: Play, ring: Ring = SMALL) -> None:
        self.say = Speaker("en")
        super().__init__(Static("centre", id="centre"), play=play, writing=Writing(self.say), ring=ring)
        self.asked: list[Region] = []
        self.said: list[Message] = []

    def refresh(self, *regions: Region, repaint: bool = True, layout: bool = False, recompose: bool = False) -> Bench:
        self.asked.extend(regions)
        super().refresh(*regions, repaint=repaint, layout=layout, recompose=recompose)
        return self

    def post_message(self, message: Message) -> bool:
        self.said.append(message)
        return super().post_message(message)

    def repainted(self) -> set[int]:
        """The squares it asked to have repainted since the last time."""
        squares = {square for square in range(SQUARES) if Region(*self.ring.rect(square)) in self.asked}
        assert len(squares) == len(set(self.asked))
        self.asked.clear()
        return squares


class Bare(App[None]):
    """Nothing but a board, and a header line above it."""

    def __init__(self, board: BoardView) -> None:
        super().__init__()
        self.board = board

    def compose(self) -> ComposeResult:
        yield Static("header")
        yield self.board


def ring_of(size: tuple[int, int]) -> Ring:
    """The ring a terminal gets."""
    layout = choose(*size)
    assert layout is not None
    return layout.ring


def check_lines(lines: Iterable[Strip], width: int) -> None:
    """Each line has its width and a ground under each cell."""
    for strip in lines:
        assert strip.cell_length == width
        assert all(segment.style and segment.style.bgcolor for segment in strip)


@pytest.mark.parametrize("size", SIZES)
async def test_it_is_drawn_around_its_centre(size: tuple[int, int]) -> None:
    ring = ring_of(size)
    board = Bench(midgame(), ring)
    async with Bare(board).run_test(size=size):
        assert board.size == (ring.width, ring.height)
        assert board.query_one("#centre").region == Region(*ring.centre.moved(*board.region.offset))
        check_lines([board.render_line(y) for y in range(ring.height)], ring.width)


async def test_another_size_of_terminal() -> None:
    board = Bench(midgame())
    async with Bare(board).run_test(size=(200, 60)) as pilot:
        for size in SIZES:
            ring = ring_of(size)
            board.fit(ring)
            await pilot.pause()
            assert board.query_one("#centre").region == Region(*ring.centre.moved(*board.region.offset))
            check_lines([board.render_line(y) for y in range(ring.height)], ring.width)


async def test_another_language() -> None:
    board = Bench(midgame())
    async with Bare(board).run_test(size=(80, 24)):
        assert "Motahari" in board.render_line(2).text
        board.say.speak("fa")
        board.speak()
        assert visual("مطهری").text in board.render_line(2).text


async def test_only_what_changed_is_repainted() -> None:
    play = midgame()
    board = Bench(play)
    async with Bare(board).run_test(size=(80, 24)):
        board.repainted()
        board.show(play)
        assert board.repainted() == set()
        play.state.owner[24] = 1
        board.show(play)
        assert board.repainted() == {24}
        board.show(play, lot=27)
        assert board.repainted() == {27}
        play.state.at[1] = 26
        board.show(play)
        assert board.repainted() == {24, 26, 27}
        board.select(5)
        assert board.repainted() == {5}
        board.select(6)
        assert board.repainted() == {5, 6}


async def test_a_click_selects_the_square_under_it() -> None:
    board = Bench(midgame())
    async with Bare(board).run_test(size=(80, 24)) as pilot:
        for square in (0, 4, 10, 13, 20, 25, 30, 39):
            rect = board.ring.rect(square)
            await pilot.click(BoardView, offset=(rect.x + 1, rect.y + 1))
            assert board.cursor == square
        await pilot.click("#centre", offset=(3, 3))
        assert board.cursor == 39
        told = [message.square for message in board.said if isinstance(message, BoardView.Selected)]
        assert told == [0, 4, 10, 13, 20, 25, 30, 39]


async def test_the_mouse_lights_squares_and_not_the_centre() -> None:
    board = Bench(midgame())
    async with Bare(board).run_test(size=(80, 24)) as pilot:
        await pilot.hover(BoardView, offset=(1, 1))
        await pilot.hover("#centre", offset=(3, 3))
        await pilot.hover(BoardView, offset=(79, 21))
        told = [message.square for message in board.said if isinstance(message, BoardView.Hovered)]
        assert told == [20, None, 0]
        assert board.tile_state(0).hover
        assert not board.tile_state(20).hover


async def test_arrows_move_the_cursor_from_where_the_mover_stands() -> None:
    board = Bench(midgame())
    async with Bare(board).run_test(size=(80, 24)):
        board.steer("left")
        assert board.cursor == 24
        board.steer("right")
        assert board.cursor == 25
        board.steer("down")
        assert board.cursor == 5
        board.select(None)
        assert not board.tile_state(5).cursor


def standing(board: BoardView, seat: int) -> list[int]:
    """Where a token is drawn."""
    return [square for square in range(SQUARES) if str(seat + 1) in tokens_of(board, square)]


def tokens_of(board: BoardView, square: int) -> str:
    """The digits of the tokens on a square, by what its state says."""
    tile = board.tile_state(square)
    return "".join(str(seat + 1) for seat in tile.tokens + tile.jailed)


async def test_a_token_walks_and_arrives() -> None:
    play = midgame()
    board = Bench(play)
    async with Bare(board).run_test(size=(80, 24)) as pilot:
        play.state.at[1] = 27
        assert board.walk([Hop(1, 24, 27)])
        board.show(play)
        assert standing(board, 1) == [24]
        for square in (25, 26):
            board.step()
            assert standing(board, 1) == [square]
        board.step()
        assert standing(board, 1) == [27]
        assert not board.walking
        await pilot.pause()
        assert sum(isinstance(message, BoardView.Walked) for message in board.said) == 1


async def test_a_walk_can_be_ended_at_once_and_left_out() -> None:
    play = midgame()
    board = Bench(play)
    async with Bare(board).run_test(size=(80, 24)):
        play.state.at[1] = 34
        assert board.walk([Hop(1, 24, 34)], 0.6)
        board.show(play)
        board.finish()
        assert standing(board, 1) == [34]
        assert not board.walking
        play.state.at[1] = 36
        assert not board.walk([Hop(1, 34, 36)], 0)
        board.show(play)
        assert standing(board, 1) == [36]


async def test_whoever_is_sent_to_jail_walks_free_until_there() -> None:
    play = midgame()
    board = Bench(play)
    async with Bare(board).run_test(size=(80, 24)):
        play.state.at[1] = 10
        play.state.jail_tries[1] = 0
        board.walk([Hop(1, 24, 30), Hop(1, 30, 10, "jail")], 2)
        board.show(play)
        assert board.tile_state(10).jailed == (2,)
        board.finish()
        assert board.tile_state(10).jailed == (1, 2)
