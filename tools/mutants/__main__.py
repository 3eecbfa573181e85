"""`python -m tools.mutants FILE…`: puts one fault after the other into the files, and runs the rules' tests on each.

Works in a copy of the tree, so the files stay as they are. Prints the faults that no test noticed, and fails unless
each of them is among those of `tools/mutants/harmless.toml`, which says why nothing can notice it. With `--notes FILE`
a run that is broken off goes on where it was; what was found out of a file that has changed since is found out anew.
"""

import argparse
import json
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from tools.mutants.faults import Fault, faults
from tools.mutants.tester import PASSED

ROOT = Path(__file__).resolve().parents[2]
HARMLESS = Path(__file__).with_name("harmless.toml")
NEEDED = ("boards", "docs", "monopoly_tui", "tests", "tools", "pyproject.toml")
TESTS = ("tests/rules", "tests/test_cases.py", "tests/test_golden.py", "tests/test_soak.py")
"""The tests that a fault of the rules has to get past, quick ones first."""


@dataclass(frozen=True, slots=True)
class Trial:
    """A fault of a file, and the line it stands on."""

    file: str
    text: str
    fault: Fault
    digest: str

    def key(self) -> str:
        """What the notes know it by; another text of the file makes it another trial."""
        return f"{self.digest} {self.fault.start} {self.fault}"

    def place(self) -> tuple[str, str, str]:
        """What it is known by where it is explained, wherever in the file it stands."""
        return self.file, self.text, str(self.fault)


def trials(file: Path) -> list[Trial]:
    """All faults of a file."""
    source = file.read_text(encoding="utf-8")
    digest = sha256(source.encode()).hexdigest()[:16]
    lines = source.splitlines()
    name = file.resolve().relative_to(ROOT).as_posix()
    return [Trial(name, lines[fault.line - 1].strip(), fault, digest) for fault in faults(source)]


def harmless() -> set[tuple[str, str, str]]:
    """The faults that make no difference."""
    known = tomllib.loads(HARMLESS.read_text(encoding="utf-8"))
    return {(file, entry["line"], entry["fault"]) for file, entries in known.items() for entry in entries}


def noted(notes: Path | None) -> dict[str, bool]:
    """What an earlier run found out: whether a fault was noticed."""
    if notes is None or not notes.exists():
        return {}
    lines = (json.loads(line) for line in notes.read_text(encoding="utf-8").splitlines())
    return {line["trial"]: line["noticed"] for line in lines}


class Laboratory:
    """A copy of the tree in which files are spoilt and tested. To be closed after use."""

    def __init__(self, folder: Path, tests: Sequence[str]) -> None:
        for name in NEEDED:
            source = ROOT / name
            if source.is_dir():
                shutil.copytree(source, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
            else:
                shutil.copy(source, folder / name)
        self.folder = folder
        command = [sys.executable, "-m", "tools.mutants.tester", *tests]
        self.tester = subprocess.Popen(command, cwd=folder, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        if not self._passes():
            self.close()
            raise SystemExit("the tests fail without any fault")

    def notices(self, trial: Trial) -> bool:
        """Whether a test fails, or hangs, with the fault in its file."""
        file = self.folder / trial.file
        source = file.read_text(encoding="utf-8")
        file.write_text(trial.fault.put_into(source), encoding="utf-8")
        try:
            return not self._passes()
        finally:
            file.write_text(source, encoding="utf-8")

    def close(self) -> None:
        """End what runs the tests."""
        self.tester.communicate()

    def _passes(self) -> bool:
        assert self.tester.stdin is not None
        assert self.tester.stdout is not None
        print(file=self.tester.stdin, flush=True)
        return self.tester.stdout.readline().strip() == PASSED


def main(words: Sequence[str]) -> int:
    """Try the faults of the files; 1 when one went unnoticed that is not explained."""
    parser = argparse.ArgumentParser(prog="python -m tools.mutants", description=__doc__)
    parser.add_argument("files", nargs="+", type=Path)
    parser.add_argument("--notes", type=Path, help="file in which it is noted what was found out")
    parser.add_argument("--tests", nargs="+", default=TESTS, help="the tests to run")
    asked = parser.parse_args(words)
    known, explained = noted(asked.notes), harmless()
    waiting = [trial for file in asked.files for trial in trials(file)]
    survivors = []
    with tempfile.TemporaryDirectory() as folder, closing(Laboratory(Path(folder), asked.tests)) as laboratory:
        for trial in waiting:
            noticed = trial.place() in explained or known.get(trial.key())
            if noticed is None:
                noticed = laboratory.notices(trial)
                if asked.notes is not None:
                    with asked.notes.open("a", encoding="utf-8") as notes:
                        print(json.dumps({"trial": trial.key(), "noticed": noticed}), file=notes)
            if not noticed:
                survivors.append(trial)
                print(f"{trial.file}:{trial.fault.line}: {trial.fault}", flush=True)
    print(f"{len(waiting)} faults, {len(survivors)} unnoticed, {sum(t.place() in explained for t in waiting)} harmless")
    return min(len(survivors), 1)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
