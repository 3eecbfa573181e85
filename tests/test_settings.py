"""Settings: one table, the order in which its sources count, the config file, and the keys of actions."""

import tomllib
from pathlib import Path

import pytest
import typer

from monopoly_tui import cli, config_file, keymap
from monopoly_tui.config_text import changed, parse
from monopoly_tui.keymap import ACTIONS, Keymap
from monopoly_tui.settings import SPECS, VARIABLES, BadConfig, BadVariable, Settings, read, resolve, spelt
from monopoly_tui.text.speaker import TONGUES, Speaker
from tests.commands.shell import Captured, run
from tools.completion import commands
from tools.settings_page import PAGE, page

HERE = Path("config.toml")


def test_every_setting_has_its_texts() -> None:
    say = Speaker()
    for key in (*SPECS, "keys"):
        name = key.replace("_", "-")
        assert say(f"setting-{name}")
        assert say(f"setting-{name}-about")
        for value in SPECS[key].metadata["values"] if key in SPECS else ():
            known = (f"setting-{name}-{spelt(value)}", f"setting-{spelt(value)}")
            assert value in TONGUES or any(text in say for text in known), f"none of {known} in text/en/settings.ftl"


def test_a_flag_counts_before_a_variable_before_the_file_before_the_default() -> None:
    variable = {"MONOPOLY_LANG": "fa"}
    assert resolve({}, {}, {}).settings == Settings()
    assert resolve({}, {}, {"lang": "en"}).settings.lang == "en"
    assert resolve({}, variable, {"lang": "en"}).settings.lang == "fa"
    chosen = resolve({"lang": "en"}, variable, {"speed": "fast"})
    assert chosen.settings.lang == "en"
    assert (chosen.origins["lang"], chosen.origins["speed"], chosen.origins["bell"]) == ("flag", "config", "default")
    assert resolve({}, variable, {}).origins["lang"] == "MONOPOLY_LANG"


def test_the_file_overrides_no_color_and_an_empty_variable_says_nothing() -> None:
    assert resolve({}, {"NO_COLOR": "1"}, {}).settings.color == "never"
    assert resolve({}, {"NO_COLOR": "1"}, {"color": "always"}).settings.color == "always"
    assert resolve({}, {"NO_COLOR": "1", "FORCE_COLOR": "1"}, {}).settings.color == "never"
    empty = dict.fromkeys((variable.name for variable in VARIABLES), "")
    assert resolve({}, empty, {}).settings == Settings()


def test_a_poor_terminal_and_a_screen_reader_get_plain_lines() -> None:
    assert resolve({}, {"TERM": "dumb"}, {"plain": False}).settings.plain
    assert resolve({}, {"ACCESSIBLE": "1"}, {}).settings.plain
    assert not resolve({}, {"TERM": "xterm"}, {}).settings.plain


def test_a_variable_that_cannot_be_is_told() -> None:
    with pytest.raises(BadVariable):
        resolve({}, {"MONOPOLY_LANG": "klingon"}, {})


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ('lang = "en"\nspeed = "fats"\n', 2, "setting-value"),
        ("bell = 1", 1, "setting-value"),
        ('\n\nspead = "fast"', 3, "setting-unknown"),
        ("speed = fast", 1, "setting-not-toml"),
        ('lang = "en"\nlang = "fa"', 2, "setting-twice"),
        ('lang = "en', 1, "setting-not-toml"),
        ("keys = 1", 1, "setting-keys-table"),
        ('[keys]\nby = ["b"]', 2, "setting-action"),
        ('[keys]\nbuy = ["1"]', 2, "setting-key"),
        ("[keys]\nbuy = []", 2, "setting-key-none"),
        ('[keys]\nsettings = ["z"]', 2, "setting-key"),
        ('[keys]\nundo = ["ctrl+c"]', 2, "setting-key"),
        ('bell = true\n[keys]\nlog = ["z"]\nbuy = ["w"]', 4, "setting-key-twice"),
        ("[" * 5000, 1, "setting-not-toml"),
    ],
)
def test_a_bad_file_names_the_line_and_what_is_wrong(text: str, line: int, reason: str) -> None:
    with pytest.raises(BadConfig) as caught:
        parse(HERE, text)
    assert (caught.value.line, caught.value.refusal.reason) == (line, reason)
    assert Speaker()(reason, **caught.value.refusal.data)


def test_a_change_leaves_everything_else_as_it_was() -> None:
    text = '# mine\nspeed = "slow"  # for the kids\nbell = true\n\n[keys]\nbuy = [\n  "z",\n]\n# end\n'
    faster = changed(HERE, text, "speed", "fast")
    assert faster == text.replace('"slow"', '"fast"')
    added = changed(HERE, faster, "lang", "fa")
    assert tomllib.loads(added) == tomllib.loads(faster) | {"lang": "fa"}
    keyed = changed(HERE, added, "keys.buy", ["ctrl+b", "z"])
    assert parse(HERE, keyed)["keys"] == {"buy": ("ctrl+b", "z")}
    assert keyed.startswith("# mine\n")
    assert keyed.endswith("# end\n")
    assert parse(HERE, changed(HERE, keyed, "keys.log", ["f5"]))["keys"]["log"] == ("f5",)
    assert changed(HERE, "", "keys.quit", ["f10"]) == '[keys]\nquit = ["f10"]\n'


def test_every_value_can_be_written_and_read_back() -> None:
    text = ""
    for key, spec in SPECS.items():
        for value in spec.metadata["values"]:
            assert read(key, spelt(value)) == value
            text = changed(HERE, text, key, value)
            assert parse(HERE, text)[key] == value
    assert text.count("\n") == len(SPECS)


def test_a_key_given_away_means_nothing_and_the_new_one_what_it_meant() -> None:
    keys = Keymap({"buy": ("z", "f5"), "quit": ("b",)})
    assert [keys.meant(key) for key in ("z", "f5", "b", "q", "a", "1")] == ["b", "b", "q", "", "a", "1"]
    assert [keys.shown(own) for own in ("b", "q", "a")] == ["z", "b", "a"]


def test_no_two_actions_share_a_key_of_their_own() -> None:
    assert keymap.twice({}) is None
    assert all(keymap.named(key, action) == key for action, key in ACTIONS.items())


def test_the_command_shows_where_values_come_from_and_changes_them(
    capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    assert run(capsys, "config", "set", "speed", "Fast") == (0, "", "")
    code, out, _ = run(capsys, "config", "list", "--ascii")
    assert code == 0
    assert "speed = fast  (config file)" in out
    assert "color = never  (NO_COLOR)" in out
    assert "glyphs = ascii  (this command)" in out
    assert "bell = false  (default)" in out
    assert run(capsys, "config", "get", "speed") == (0, "fast\n", "")
    assert run(capsys, "config", "set", "keys.buy", "z", "f5")[0] == 0
    assert run(capsys, "config", "get", "keys.buy")[1] == "z, f5\n"
    assert Path(run(capsys, "config", "path")[1].strip()).read_text().startswith('speed = "fast"\n')


@pytest.mark.parametrize(
    ("words", "code", "error"),
    [
        ("config get spead", 2, "monopoly config list"),
        ("config set speed fats", 2, "any of normal, slow, fast and instant"),
        ("config set keys.buy 1", 2, "list of keys"),
        ("config set keys.fly z", 2, "monopoly config list"),
        ("--lang xx config list", 2, "any of auto, en"),
        ("config list --lang=xx", 2, "any of auto, en"),
        ("config list --lang=", 2, '--lang cannot be "".'),
        ("config list --config=", 2, "error: --config needs the name of a file."),
    ],
)
def test_wrong_settings_are_answered_in_one_line(capsys: Captured, words: str, code: int, error: str) -> None:
    found, out, err = run(capsys, *words.split())
    assert (found, out, err.count("\n")) == (code, "", 1)
    assert error in err


def test_a_bad_config_file_stops_everything_but_help_and_the_way_to_it(
    capsys: Captured, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bad = tmp_path / "bad.toml"
    bad.write_text('bell = true\nspeed = "fats"\n')
    monkeypatch.setenv("MONOPOLY_CONFIG", str(bad))
    code, _, err = run(capsys, "saves", "list")
    assert code == 3
    assert f"{bad}:2: speed cannot be fats. It can be any of normal" in err
    assert run(capsys, "config", "path") == (0, f"{bad}\n", "")
    assert run(capsys, "saves", "--help")[0] == 0
    good = tmp_path / "good.toml"
    good.write_text("")
    assert run(capsys, "saves", "list", "--config", str(good))[0] == 0
    monkeypatch.setenv("EDITOR", "true")
    assert run(capsys, "config", "edit")[0] == 3
    monkeypatch.setenv("EDITOR", "no-such-editor")
    assert "EDITOR=nano" in run(capsys, "config", "edit")[2]


def test_what_is_wrong_in_a_config_file_can_be_set_right(tmp_path: Path, capsys: Captured) -> None:
    bad = tmp_path / "bad.toml"
    bad.write_text('bell = true\nspeed = "fats"  # of bots\n')
    to_bad = ("--config", str(bad), "config", "set")
    assert f"{bad}:2: speed cannot be fats" in run(capsys, *to_bad, "bell", "false")[2]
    assert run(capsys, *to_bad, "speed", "fast") == (0, "", "")
    assert bad.read_text() == 'bell = true\nspeed = "fast"  # of bots\n'
    for broken in (b'\xef\xbb\xbflang = "en"\n', b'lang = "en"\n# \xff', b"lang = \n", b"[keys\n"):
        bad.write_bytes(broken)
        code, out, err = run(capsys, *to_bad, "speed", "fast")
        assert (code, out, err.count("\n")) == (3, "", 1)
        assert bad.read_bytes() == broken
    bad.write_text("")
    assert run(capsys, *to_bad, "keys.buy", "s")[0] == 2, "the file is sound, what was given is not"


def test_a_config_file_that_is_named_must_be_there_but_for_what_begins_it(tmp_path: Path, capsys: Captured) -> None:
    file = tmp_path / "typo.toml"
    for words in ("config list", "config get speed", "saves list", "new --players Ali,Sara"):
        code, out, err = run(capsys, "--config", str(file), *words.split())
        assert (code, out) == (4, "")
        assert err.startswith(
            f"error: there is no config file {file}. To begin it: monopoly --config {file} config set"
        )
    assert f"there is no file {file}." in run(capsys, "--config", str(file), "doctor")[1]
    assert run(capsys, "--config", str(file), "config", "path") == (0, f"{file}\n", "")
    assert run(capsys, "--config", str(file), "config", "set", "speed", "fast") == (0, "", "")
    assert run(capsys, "--config", str(file), "config", "get", "speed") == (0, "fast\n", "")


def test_a_place_for_the_config_file_may_be_empty_yet(
    tmp_path: Path, capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MONOPOLY_CONFIG", str(tmp_path / "later.toml"))
    assert run(capsys, "config", "get", "speed") == (0, "normal\n", "")


def test_options_of_every_command_stand_anywhere_but_behind_two_dashes() -> None:
    assert cli.in_front(["saves", "list", "--lang", "en"]) == ["--lang", "en", "saves", "list"]
    assert cli.in_front(["new", "--plain", "--seed", "3"]) == ["--plain", "new", "--seed", "3"]
    assert cli.in_front(["saves", "rename", "x", "--", "--plain"]) == ["saves", "rename", "x", "--", "--plain"]
    assert cli.in_front(["config", "--lang"]) == ["--lang", "config"]


def test_a_large_or_unreadable_file_is_told(tmp_path: Path, capsys: Captured) -> None:
    large = tmp_path / "large.toml"
    large.write_bytes(b"#" * (config_file.LARGEST + 1))
    assert run(capsys, "--config", str(large), "config", "list")[0] == 3
    large.write_bytes(b'lang = "en"\n# \xff')
    code, _, err = run(capsys, "--config", str(large), "config", "list")
    assert (code, f"{large}:2:" in err) == (3, True)
    assert run(capsys, "--config", str(tmp_path), "config", "list")[0] == 3
    large.write_bytes(b'\xef\xbb\xbflang = "en"\n')
    assert (
        f"{large}:1: the file begins with a byte order mark" in run(capsys, "--config", str(large), "config", "list")[2]
    )


def test_the_page_of_the_settings_is_what_their_table_makes() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "settings have changed: python -m tools.settings_page"


def test_every_flag_of_a_setting_is_an_option_of_a_command_and_takes_its_values() -> None:
    known = {name for command in commands() for option in command.options for name in option.names}
    assert {spec.metadata["flag"] for spec in SPECS.values()} - {""} <= known
    for flag in ("--lang", "--digits", "--color"):
        (param,) = (param for param in typer.main.get_command(cli.app).params if flag in param.opts)
        assert param.make_metavar(None) == "|".join(map(spelt, SPECS[flag[2:]].metadata["values"]))  # type: ignore[arg-type]
