"""Where each key of a TOML text stands, however it is written."""

import pytest

from monopoly_tui.rules.toml_lines import DEEP, Path, Twice, key_of, scan

TEXT = '''a = 1
b.c = 2
t = { x = 1, y = {}, z = [1, { u = 2 }], v = 3 }
l = [
  { k = 1 },
  { k = 2, m = { n = [[3, 4], 5] }, w = {}, x = 1 },
]
[h.i]  # a head
j = """
two
"""
"quoted key" = 5
[[s]]
p = 1
[[s.q]]
r = 1
[[s]]
p = 2
[s.q]
r = "]"
'''
AT: dict[int, list[Path]] = {
    1: [("a",)],
    2: [("b",), ("b", "c")],
    3: [("t",), ("t", "x"), ("t", "y"), ("t", "z"), ("t", "z", 1), ("t", "z", 1, "u"), ("t", "v")],
    4: [("l",)],
    5: [("l", 0), ("l", 0, "k")],
    6: [
        ("l", 1), ("l", 1, "k"), ("l", 1, "m"), ("l", 1, "m", "n"), ("l", 1, "m", "n", 0), ("l", 1, "w"), ("l", 1, "x"),
    ],
    8: [("h", "i")],
    9: [("h", "i", "j")],
    12: [("h", "i", "quoted key")],
    13: [("s",), ("s", 0)],
    14: [("s", 0, "p")],
    15: [("s", 0, "q"), ("s", 0, "q", 0)],
    16: [("s", 0, "q", 0, "r")],
    17: [("s", 1)],
    18: [("s", 1, "p")],
    19: [("s", 1, "q")],
    20: [("s", 1, "q", "r")],
}  # fmt: skip
"""The keys that begin on each line."""


def test_every_key_has_its_line() -> None:
    found = scan(TEXT)
    assert found.at == {path: line for line, paths in AT.items() for path in paths}
    assert (found.twice, found.too_deep, found.unfinished) == ([], None, None)


def test_what_has_no_line_of_its_own_stands_where_its_table_does() -> None:
    found = scan(TEXT)
    assert [found.of(path) for path in (("s", 1, "none"), ("l", 1, "m", "o"), ("l", "none"), ("none",), ())] == [
        17,
        6,
        4,
        1,
        1,
    ]
    assert [found.key_on(line) for line in (12, 2, 10)] == [("h", "i", "quoted key"), ("b",), ()]


def test_a_key_that_is_given_twice_is_told_with_both_lines() -> None:
    assert scan("a = 1\n[b]\nc = 1\nc = 2\n[b]\n").twice == [Twice(("b", "c"), 4, 3), Twice(("b",), 5, 2)]


@pytest.mark.parametrize(
    ("path", "key"),
    [
        (("fine",), "fine"),
        (("money", "fine"), "money.fine"),
        (("squares", 1), "squares"),
        (("squares", 1, "rents"), "rents"),
        (("squares", 1, "rents", 1), "rents"),
        (("squares", 1, "name", "en"), "name.en"),
        ((), ""),
    ],
)
def test_a_key_is_named_from_the_last_item_of_a_list_on(path: Path, key: str) -> None:
    assert key_of(path) == key


@pytest.mark.parametrize(
    ("text", "at"),
    [
        ("[a]\nb = 1\n", {("a",): 1, ("a", "b"): 2}),
        ("e = [{}, { k = 1 }]\n", {("e",): 1, ("e", 0): 1, ("e", 1): 1, ("e", 1, "k"): 1}),
        ("}\na = 1\n", {("a",): 2}),
        ("a [b]\n", {}),
        ("[a] b = 1\n", {("a",): 1}),
    ],
)
def test_the_first_line_and_what_is_no_toml(text: str, at: dict[Path, int]) -> None:
    assert scan(text).at == at


def test_depth_and_ends() -> None:
    for brackets, too_deep in ((DEEP, None), (DEEP + 1, 2)):
        assert scan("a = 1\nb = " + "[" * brackets + "]" * brackets + "\n").too_deep == too_deep
    for names, too_deep in ((DEEP, None), (DEEP + 1, 2)):
        assert scan("a = 1\n" + ".".join("b" * names) + " = 1\n").too_deep == too_deep
    assert scan('a = 1\nb = "c\n').unfinished == 2
    assert scan("a = 1\nb = [\n{ c = [\n1 ] }\n").unfinished == 2
