"""Signs of ASCII for all that is drawn and said."""

from pathlib import Path

import monopoly_tui
from monopoly_tui.text.ascii import SIGNS, plain_signs

PACKAGE = Path(monopoly_tui.__file__).parent


def test_every_sign_that_is_drawn_or_said_has_one_of_ascii() -> None:
    files = [*(PACKAGE / "ui").rglob("*.py"), *(PACKAGE / "text" / "en").glob("*.ftl")]
    used = {char for file in files for char in file.read_text(encoding="utf-8") if not char.isascii()}
    assert not {char for char in used - SIGNS.keys() if not (char.isalnum() or "\u0590" <= char <= "\u200f")}
    assert all(sign.isascii() and len(sign) == 1 for sign in SIGNS.values())


def test_letters_and_width_stay() -> None:
    assert plain_signs("سارا → Café ●") == "سارا > Café 1"
