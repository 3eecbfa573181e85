"""Write the page of the licences from what the installed packages say of themselves: `python -m tools.licences`.

Install every extra first (`pip install -e ".[cluster,dev,study]"`): what is not installed cannot be asked.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path
from typing import Final

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

PAGE: Final = Path(__file__).parent.parent / "docs" / "licences.md"
GAME: Final = "monopoly-tui"
EXTRAS: Final = {
    "": "To play",
    "cluster": "To simulate on a cluster, the extra `cluster`",
    "dev": "To test and check, the extra `dev`",
    "study": "To fit the bots, the extra `study`",
}
"""By extra of the package: the heading over what it needs; first what is needed without any."""
SPDX: Final = {
    "APL 2": "Apache-2.0",
    "Apache 2.0": "Apache-2.0",
    "Apache Software License": "Apache-2.0",
    "BSD": "BSD-3-Clause",  # of partd, whose licence file is that
    "BSD 2-Clause License": "BSD-2-Clause",
    "BSD License": "BSD-3-Clause",
    "GNU Lesser General Public License v3 (LGPLv3)": "LGPL-3.0-only",
    "ISC License (ISCL)": "ISC",
    "ISC license": "ISC",
    "MIT License": "MIT",
    "Mozilla Public License 2.0 (MPL 2.0)": "MPL-2.0",
}
"""By what older packages call their licence: its name in SPDX's list."""
HEAD: Final = """\
# Licences

Made by `python -m tools.licences` from what the packages say of themselves.

monopoly-tui is under the [MIT licence](../LICENSE). None of what it needs is part of it; pip fetches that beside it.
The names of licences are those of SPDX. A table leaves out what stands in one above it.
"""


def needed(extra: str) -> dict[str, str | None]:
    """What the game needs with an extra, directly or not: names in order, with licences; None for one not installed."""
    found: dict[str, str | None] = {}
    asked: set[tuple[str, str]] = set()
    open_ends = [(GAME, extra)]
    while open_ends:
        name, wanted = open_ends.pop()
        if (name, wanted) in asked:
            continue
        asked.add((name, wanted))
        try:
            package = distribution(name)
        except PackageNotFoundError:
            found[name] = None
            continue
        if name != GAME:
            found[name] = licence(package)
        open_ends += requirements(package, wanted)
    return dict(sorted(found.items()))


def requirements(package: Distribution, extra: str) -> Iterator[tuple[str, str]]:
    """What a package asks for here, with an extra of its own or "": names, each with every extra wanted of it."""
    for text in package.requires or []:
        wish = Requirement(text)
        if wish.marker is None or wish.marker.evaluate({"extra": extra}):
            for wanted in ("", *wish.extras):
                yield canonicalize_name(wish.name), wanted


def licence(package: Distribution) -> str:
    """A package's licence as SPDX names it. Raises LookupError where the table has no such name."""
    said = {field: package.metadata.get_all(field) or [] for field in ("License-Expression", "License", "Classifier")}
    if said["License-Expression"]:
        return str(said["License-Expression"][0])
    classes = [row.rpartition(" :: ")[2] for row in said["Classifier"] if row.startswith("License")]
    names = [SPDX.get(text, text) for text in (*said["License"], *classes)]
    for name in names:
        if name in SPDX.values():
            return str(name)
    raise LookupError(f"{package.name} is under {names}: put the name that SPDX has for it into SPDX")


def page() -> str:
    """The whole page. Every extra must be installed."""
    parts, told = [HEAD], set[str]()
    for extra, heading in EXTRAS.items():
        rows = [f"| {name} | {terms} |" for name, terms in needed(extra).items() if name not in told]
        told |= needed(extra).keys()
        parts.append("\n".join([f"## {heading}", "", "| package | licence |", "|---|---|", *rows]) + "\n")
    return "\n".join(parts)


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
