"""What a voice reads: words for signs, in both languages, and no sign that only adorns."""

import pytest

from monopoly_tui.rules.languages import LANGUAGES
from monopoly_tui.text.aloud import aloud
from monopoly_tui.text.speaker import Speaker


@pytest.mark.parametrize(
    ("lang", "line", "read"),
    [
        ("en", "Sara buys Vanak E3 for 60k: 1,500k → 1,440k", "Sara buys Vanak E3 for 60k: 1,500k, now 1,440k"),
        ("en", "Sara rolls 5+2 = 7, a double → Chance", "Sara rolls 5+2 = 7, a double to Chance"),
        ("en", "Sara rolls 5+2 = 7 → 15 Khordad", "Sara rolls 5+2 = 7 to 15 Khordad"),
        ("en", "A1 is free: 1¢ for 2◊. Zal has 0¢.", "A1 is free: 1 coin for 2 points. Zal has 0 coins."),
        ("en", "2. Sara: cash •••, worth •••", "2. Sara: cash hidden, worth hidden"),
        ("en", "1 ● Sara ■", "1 Sara"),
        ("en", "luck −5", "luck minus 5"),
        ("en", "Choose: − Less, ↑ Back", "Choose: - Less, up Back"),
        ("en", "Sara says: “… it’s mine”", "Sara says: “… it’s mine”"),
        (
            "fa",
            "سارا می‌خرد: ۱٬۵۰۰ ←\u00a0۱٬۴۴۰\u00a0هزار\u00a0تومان",
            "سارا می‌خرد: ۱٬۵۰۰، حالا ۱٬۴۴۰\u00a0هزار\u00a0تومان",
        ),
        ("fa", "سارا تاس می‌اندازد: ۵+۲ = ۷ ←\u00a0۱۵ خرداد", "سارا تاس می‌اندازد: ۵+۲ = ۷ به ۱۵ خرداد"),
        ("fa", "۱¢ برای ۲◊", "۱ سکه برای ۲ امتیاز"),
        ("fa", "نقد •••", "نقد پنهان"),
    ],
)
def test_signs_become_words(lang: str, line: str, read: str) -> None:
    assert aloud(Speaker(lang), line) == read


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_log_is_read_without_arrows(lang: str) -> None:
    say = Speaker(lang)
    told = [
        say("log-with-balance", line="Sara", before=1500, after=1440),
        say("log-rolled-to", who="Sara", roll="5+2 = 7", doubles=0, square="Vanak"),
        say("gamer-rolled-to", hero="Zal", roll="3", square="Spring"),
    ]
    words = {say("plain-to"), say("plain-now", before="").split()[-1]}
    for line in told:
        assert not {*"→←"} & {*aloud(say, line)}
        assert words & {*aloud(say, line).split()}
        assert "left" not in aloud(say, line)
