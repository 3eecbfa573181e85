"""Every record under tests/cases must hold."""

from pathlib import Path

import pytest

from monopoly_tui.record.replay import check

CASES = sorted((Path(__file__).parent / "cases").glob("*.mono"))


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_case(path: Path) -> None:
    verdict = check(path)
    assert verdict.stopped is None
    assert not verdict.torn
