"""The plain game in a real terminal: lines and nothing but lines, whatever is typed."""

from tests.pty.terminal import Terminal


def test_a_terminal_without_any_art_gets_plain_lines() -> None:
    terminal = Terminal("new", "--plain", "--players", "Ali,Sara", "--seed", "3", "--set", "turn_order=fixed", cols=100)
    terminal.until("press Space to roll")
    terminal.child.sendline("roll")
    terminal.until("Ali rolls")
    terminal.child.sendline("\x1b[31mred\x07")
    terminal.until("means nothing here")
    shown = terminal.written.replace(b"^[[31mred^G", b"")  # what the terminal itself makes of the keys
    assert b"\x1b" not in shown
    assert b"\x07" not in shown
    terminal.child.sendline("quit")
    assert terminal.end() == 0
    assert "Saved: round 1" in terminal.text()
