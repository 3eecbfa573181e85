"""What is chosen for every command alike: flags, and the settings that they make with the rest. Knows no command."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import cached_property
from pathlib import Path
from typing import Any

import typer

from monopoly_tui import config_file, files
from monopoly_tui.commands import file_words
from monopoly_tui.commands.failure import Code, fail, first_voice
from monopoly_tui.keymap import Keymap
from monopoly_tui.settings import (
    EMPTY,
    SPECS,
    BadConfig,
    BadVariable,
    Chosen,
    Settings,
    Value,
    Wishes,
    read,
    resolve,
    spelt,
)
from monopoly_tui.text.latin import writes_signs
from monopoly_tui.text.speaker import ENGLISH, Speaker, language


@dataclass
class Asked:
    """The flags given before or after the command, by setting, and another config file than the usual one.

    Nothing is read before it is needed, so that a faulty config file stands in the way of no help.
    """

    flags: Mapping[str, Value] = field(default_factory=dict)
    config: Path | None = None

    @property
    def path(self) -> Path:
        """The config file of this run."""
        return config_file.path_of(self.config)

    def load(self) -> dict[str, Any]:
        """What the config file chooses. Raises BadConfig, OSError, and FileNotFoundError only where one is named."""
        if self.config is not None:
            files.check(self.config)
        return config_file.load(self.path)

    @cached_property
    def chosen(self) -> Chosen:
        """The settings of this run, or the exit that says what is wrong with them."""
        say = first_voice(str(self.flags.get("lang", "auto")))
        try:
            return self._resolved
        except BadConfig as bad:
            raise fail(say, told(say, bad), Code.DATA) from None
        except FileNotFoundError:
            raise fail(say, say("cli-no-config", file=str(self.path)), Code.MISSING) from None
        except OSError as error:
            raise file_words.unread(say, self.path, error) from None
        except BadVariable as bad:
            variable = bad.variable
            values = [spelt(value) for value in SPECS[variable.key].metadata["values"]]
            why = say("cli-variable", variable=variable.name, value=bad.value, values=values)
            raise fail(say, why, Code.USE) from None

    @property
    def printed(self) -> Settings:
        """The settings that what is printed follows, also when it is that they are faulty."""
        try:
            return self._resolved.settings
        except (BadConfig, BadVariable, OSError):
            return Settings(lang=str(self.flags.get("lang", "auto")))

    @cached_property
    def _resolved(self) -> Chosen:
        chosen = resolve(self.flags, os.environ, self.load())
        return chosen if writes_signs(sys.__stdout__) and writes_signs(sys.__stderr__) else in_ascii(chosen)

    @cached_property
    def say(self) -> Speaker:
        """The voice of this run."""
        settings = self.chosen.settings
        return Speaker(language(settings.lang, os.environ), settings.digits, Keymap(settings.keys))

    @property
    def keep_order(self) -> Callable[[str], None] | None:
        """Keeps who puts Persian in order, as far as that can be kept; None where it has been chosen before."""
        return self._keep_order if self.chosen.origins["bidi"] == "default" else None

    @property
    def wishes(self) -> Wishes:
        """What the screen needs to know of settings beside them."""
        return {"keep_order": self.keep_order, "keep": self.keep, "origins": self.chosen.origins}

    def keep(self, key: str, value: Value) -> str:
        """Put a setting into the config file, where it counts from the next run on; why it cannot be, or nothing."""
        try:
            config_file.choose(self.path, key, value)
        except BadConfig as bad:
            return self.say("setting-not-kept", why=told(self.say, bad))
        except OSError as error:
            return self.say("setting-not-kept", why=file_words.said(self.say, self.path, error, writing=True)[0])
        return ""

    def _keep_order(self, order: str) -> None:
        with suppress(OSError, BadConfig):
            config_file.choose(self.path, "bidi", order)


def in_ascii(chosen: Chosen) -> Chosen:
    """What is chosen where the encoding of the terminal lacks the signs of the screen and all Persian letters."""
    lacking: dict[str, Any] = {"glyphs": "ascii", "bidi": "off"}
    if chosen.settings.lang == "auto":
        lacking["lang"] = ENGLISH
    return Chosen(replace(chosen.settings, **lacking), {**chosen.origins, **dict.fromkeys(lacking, "encoding")})


def asked(context: typer.Context) -> Asked:
    """What was asked of the command that runs."""
    if not isinstance(context.obj, Asked):
        context.obj = Asked()
    return context.obj


def voice(context: typer.Context) -> Speaker:
    """The voice of this run, in the language that is chosen."""
    return asked(context).say


def add_flags(context: typer.Context, given: Mapping[str, str | None]) -> None:
    """Take the flags of one command as those of the run; to be done before anything is chosen."""
    asked(context).flags = {**asked(context).flags, **read_flags(given)}


def settings_of(context: typer.Context) -> Settings:
    """The settings of this run, or the exit that says what is wrong with them."""
    return asked(context).chosen.settings


def told(say: Speaker, bad: BadConfig) -> str:
    """What is wrong with a config file, with the place."""
    return say("cli-place", file=str(bad.path), line=bad.line, why=say(bad.refusal.reason, **bad.refusal.data))


def read_flags(given: Mapping[str, str | None]) -> dict[str, Value]:
    """The values of flags by setting, without those that were not given; or the exit that says what they can be."""
    out: dict[str, Value] = {}
    for key, text in given.items():
        value = None if text is None else read(key, text)
        if value is not None:
            out[key] = value
        elif text is not None:
            values = [spelt(value) for value in SPECS[key].metadata["values"]]
            flag = SPECS[key].metadata["flag"]
            say = first_voice()
            raise fail(say, say("cli-variable", variable=flag, value=text or EMPTY, values=values), Code.USE)
    return out


def read_config(file: str | None) -> Path | None:
    """The config file that is named, or the exit that says that none is: nothing is no name."""
    if file == "":
        say = first_voice()
        raise fail(say, say("cli-config-empty"), Code.USE)
    return None if file is None else Path(file)
