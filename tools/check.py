"""The front door for every check: format, lint, types, import contracts, tests. Stops at nothing, tells at the end.

`python -m tools.check` runs all; words after it choose some: `python -m tools.check lint types`.
"""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CHECKS = {
    "format": ["-m", "ruff", "format", "--check", "."],
    "lint": ["-m", "ruff", "check", "."],
    "types": ["-m", "mypy"],
    "imports": ["-c", "from importlinter.cli import lint_imports_command as run; run()"],
    "tests": ["-m", "pytest"],
}
"""What Python is started with for each check, in the order in which they run."""


def run(name: str) -> bool:
    """Run one check with the Python that runs this; whether it passed."""
    print(f"── {name}", flush=True)
    return subprocess.run([sys.executable, *CHECKS[name]], cwd=ROOT, check=False).returncode == 0


def main(names: list[str]) -> int:
    """Run the named checks, all when none is named; how many failed."""
    unknown = [name for name in names if name not in CHECKS]
    if unknown:
        print(f"no such check: {', '.join(unknown)}; there are: {', '.join(CHECKS)}", file=sys.stderr)
        return 2
    failed = [name for name in names or CHECKS if not run(name)]
    print(f"failed: {', '.join(failed)}" if failed else "all well")
    return min(len(failed), 1)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
