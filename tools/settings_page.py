"""Write the page of the settings from their table: `python -m tools.settings_page`."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from monopoly_tui.keymap import ACTIONS, cap
from monopoly_tui.settings import SPECS, VARIABLES, Settings, spelt
from monopoly_tui.text.speaker import Speaker, kebab

PAGE: Final = Path(__file__).parent.parent / "docs" / "settings.md"
DEFAULTS: Final = Settings()
HEAD: Final = """\
# Settings

Made by `python -m tools.settings_page` from the table in `monopoly_tui/settings.py`.

F2 shows them on any screen, `monopoly config list` in the shell, with where each value comes from. An option counts
before a variable of the environment, that before the config file, and that before the default; only NO_COLOR and
FORCE_COLOR give way to the config file. `monopoly config path` tells where the file is (`--config` or MONOPOLY_CONFIG
choose another), `monopoly config set` changes a line of it and leaves the rest as it is, `monopoly config edit` opens
it. A file with a mistake is refused with the line, the key and what would do. What `--config` names must be there, but
for `config set` and `edit`, which begin it; where MONOPOLY_CONFIG leads there may be no file yet.

| key | can be, the default first | option | variables | what it does |
|---|---|---|---|---|
"""
KEYS: Final = """
## Keys

In the table `[keys]` each of these actions can have other keys: letters, F2 to F12, Space, Backspace, Ctrl with a
letter, or one of `/ + - = ?`. Digits are people, and Enter, Esc, Tab and the arrows keep their meaning. No key may be
that of two actions; one that was given away means nothing any more. The settings and the language are reached while
something is typed too, so that only F and Ctrl keys can be theirs. The line of keys shows the new ones; tags of deeds
in trades are typed with their own letters all the same.

```toml
[keys]
buy = ["z"]
quit = ["f10"]
```

| action | its key |
|---|---|
"""


def page() -> str:
    """The whole page."""
    say = Speaker("en")
    rows = []
    for key, spec in SPECS.items():
        default, values = spelt(getattr(DEFAULTS, key)), [spelt(value) for value in spec.metadata["values"]]
        words = ", ".join(sorted(values, key=lambda value: value != default))
        heard = [variable for variable in VARIABLES if variable.key == key]
        names = ", ".join(f"{name.name}={name.only}" if name.only else name.name for name in heard)
        flag = f"`{spec.metadata['flag']}`" if spec.metadata["flag"] else ""
        rows.append(f"| `{key}` | {words} | {flag} | {names} | {say(f'setting-{kebab(key)}-about')} |")
    actions = [f"| `{action}` | {cap(key)} |" for action, key in ACTIONS.items()]
    return HEAD + "\n".join(rows) + "\n" + KEYS + "\n".join(actions) + "\n"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
