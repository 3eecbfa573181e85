"""Every record under tests/cases must hold; those in waiting.txt must not, yet."""

from pathlib import Path

import pytest

from monopoly_tui.record.replay import check

FOLDER = Path(__file__).parent / "cases"
CASES = sorted(FOLDER.glob("*.mono"))
WAITING = frozenset((FOLDER / "waiting.txt").read_text(encoding="utf-8").split())


def test_the_waiting_cases_are_there() -> None:
    assert {path.name for path in CASES} >= WAITING


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_case(path: Path, request: pytest.FixtureRequest) -> None:
    if path.name in WAITING:
        request.applymarker(pytest.mark.xfail(strict=True, reason="what it is about is not played yet"))
    verdict = check(path)
    assert verdict.stopped is None
    assert not verdict.torn
