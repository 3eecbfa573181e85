"""The faults that are put into the rules to try the tests: they are faults, and a noticed one counts as such."""

from contextlib import closing
from pathlib import Path

import pytest

from tools.mutants.__main__ import ROOT, Laboratory, harmless, trials
from tools.mutants.faults import faults

RULES = sorted((ROOT / "monopoly_tui" / "rules").rglob("*.py"))


def changed(line: str) -> list[str]:
    """The line with each fault in turn."""
    return [fault.put_into(line) for fault in faults(line)]


@pytest.mark.parametrize(
    ("line", "wrong"),
    [
        ("free = a < b", ["free = (a <= b)"]),
        ("fits = 0 < a <= b", ["fits = 1 < a <= b", "fits = (0 < a < b)", "fits = (0 <= a <= b)"]),
        ("both = a and b and c", ["both = (a and b)", "both = (a or b or c)"]),
        ("none = not a", ["none = (a)"]),
        ("best = a if b else c", ["best = (c if b else a)"]),
        ("on = True", ["on = False"]),
        ("owner[square] = seat", ["pass"]),
        ("pay(seat)", ["pass"]),
        ("name: tuple[int, 3] = a", []),
        ("assert a == 3", []),
        ('say = f"{a + 1}"', []),
    ],
)
def test_faults(line: str, wrong: list[str]) -> None:
    """Each thing that is easily written wrong is written wrong once; what is no rule is left alone."""
    assert changed(line) == wrong


def test_a_fault_stands_where_it_should() -> None:
    """Places are counted in bytes, over several lines and after other letters than those of English."""
    source = 'name = "تهران"; free = (a\n    < b)\n'
    assert changed(source) == ['name = "تهران"; free = ((a <= b))\n']


@pytest.mark.parametrize("step", [9, pytest.param(1, marks=pytest.mark.long)])
@pytest.mark.parametrize("file", RULES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_the_rules_can_be_spoilt(file: Path, step: int) -> None:
    """Every fault of the rules, or each ninth, is still Python, and another text."""
    source = file.read_text(encoding="utf-8")
    for trial in trials(file)[::step]:
        spoilt = trial.fault.put_into(source)
        assert spoilt != source
        compile(spoilt, file, "exec")


def test_what_is_explained_is_there() -> None:
    """Each fault said to be harmless is one that the file can still have."""
    files = {ROOT / file for file, _, _ in harmless()}
    assert harmless() <= {trial.place() for file in files for trial in trials(file)}


def test_a_fault_is_noticed(tmp_path: Path) -> None:
    """A broken salary fails the tests of turns; the file is whole again afterwards."""
    file = ROOT / "monopoly_tui" / "rules" / "classic" / "money.py"
    trial = next(trial for trial in trials(file) if str(trial.fault) == "cash[seat] += amount → pass")
    with closing(Laboratory(tmp_path, ["tests/rules/test_turn.py"])) as laboratory:
        assert laboratory.notices(trial)
    assert (tmp_path / trial.file).read_bytes() == file.read_bytes()
