"""When the terminal is asked to leave the order of letters alone, and when no more."""

from typing import Any, cast

from textual.driver import Driver

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
