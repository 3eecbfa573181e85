"""What stands for letters and signs that a stream cannot write."""

import io
import string

import pytest

from monopoly_tui.text.ascii import SIGNS
from monopoly_tui.text.latin import LACKING, latin, writes_signs
from monopoly_tui.text.right_to_left import visual


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("سارا", "sara"),
        ("مینا و رضا", "myna v rza"),
        ("می‌خری؟", "myxry?"),
        ("۱٬۲۰۰", "1,200"),
        ("René", "Rene"),
        ("a\u0301", "a"),
        ("漢字", "????"),
        ("▏● → …", "|1 > ~"),
    ],
)
def test_signs_and_letters_have_one_of_ascii_for_each_cell(text: str, shown: str) -> None:
    assert latin(text) == shown


def test_letters_that_are_joined_already_are_the_same_letters() -> None:
    assert latin(visual("سارا").text) == "sara"[::-1]


def test_ascii_stays_what_it_is() -> None:
    assert latin(string.printable) == string.printable
    assert latin("".join(SIGNS)) == "".join(SIGNS.values())


@pytest.mark.parametrize(("encoding", "written"), [("ascii", b"sara > Rene"), ("latin-1", b"sara > Ren\xe9")])
def test_a_stream_writes_what_it_can_and_something_like_the_rest(encoding: str, written: bytes) -> None:
    raw = io.BytesIO()
    stream = io.TextIOWrapper(raw, encoding=encoding, errors=LACKING)
    stream.write("سارا → René")
    stream.flush()
    assert raw.getvalue() == written
    assert not writes_signs(stream)


@pytest.mark.parametrize("encoding", ["utf-8", "utf-16", "gb18030"])
def test_what_has_every_sign_is_left_alone(encoding: str) -> None:
    assert writes_signs(io.TextIOWrapper(io.BytesIO(), encoding=encoding))


def test_a_stream_without_an_encoding_takes_all() -> None:
    assert writes_signs(io.StringIO())
    assert writes_signs(None)
