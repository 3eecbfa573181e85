"""When the terminal is asked to leave the order of letters alone, and when no more."""

from types import SimpleNamespace
from typing import Any, cast

import pytest
from textual.driver import Driver
from textual.geometry import Size

from monopoly_tui.text.right_to_left import ISOLATE, POP
from monopoly_tui.text.speaker import Speaker
from monopoly_tui.ui.driver import EXPLICIT, IMPLICIT, ask, ordering
from monopoly_tui.ui.writing import Writing


class Recorder:
    """A driver that keeps what it writes."""

    def __init__(self) -> None:
        self.written: list[str] = []

    def write(self, data: str) -> None:
        self.written.append(data)

    def flush(self) -> None:
        """Nothing waits here."""

    def run_input_thread(self) -> None:
        """Reads noise, then what ends the reading."""
        self.written.append("reads")
        if len(self.written) == 1:
            b"\xb9".decode()

    def start_application_mode(self) -> None:
        self.written.append("on")

    def stop_application_mode(self) -> None:
        self.written.append("off")


def driver(writing: Writing) -> Any:
    return ordering(cast("type[Driver]", Recorder), writing)()  # type: ignore[call-arg]


def test_the_order_is_taken_with_the_screen_and_given_back_before_it() -> None:
    ours = driver(Writing(Speaker("fa"), "app"))
    ours.start_application_mode()
    ours.stop_application_mode()
    assert ours.written == ["on", EXPLICIT, IMPLICIT, "off"]


def test_a_terminal_that_orders_is_asked_nothing() -> None:
    ours = driver(Writing(Speaker("fa"), "terminal"))
    ours.start_application_mode()
    ours.stop_application_mode()
    assert ours.written == ["on", "off"]


def test_in_tmux_a_text_is_left_open_at_the_end_of_the_row(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TMUX", "yes")
    writing = Writing(Speaker("fa"), "terminal")
    ours = driver(writing)
    ours._app = SimpleNamespace(size=Size(4, 1))
    ours.write(f"\x1b[1;1H{ISOLATE}سارا{POP}")
    writing.order = "off"
    ours.write(POP)
    assert ours.written == [f"\x1b[1;1H{ISOLATE}سارا", POP]


def test_what_is_chosen_in_the_middle_is_asked_for_at_once() -> None:
    writing = Writing(Speaker("fa"), "terminal")
    ours = driver(writing)
    ours.start_application_mode()
    writing.order = "app"
    ask(ours, writing)
    writing.order = "off"
    ask(ours, writing)
    assert ours.written == ["on", EXPLICIT, IMPLICIT]


def test_bytes_that_are_no_text_do_not_end_the_reading() -> None:
    ours = driver(Writing(Speaker("en"), "off"))
    ours.run_input_thread()
    assert ours.written == ["reads", "reads"]
