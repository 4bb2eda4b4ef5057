"""The options of a game: declared in one table, checked in one place.

The sentence that explains an option is in the catalogues, under ``option-<game>-<name>``.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from erawan.core.errors import OptionError, quote

OptionValue: TypeAlias = bool | int | str

_NUMBER = re.compile(r"[0-9]{1,12}")


@dataclass(frozen=True)
class Option:
    """One option: a value of ``choices``, an integer in ``numbers``, or a text that the game itself checks."""

    name: str
    default: OptionValue
    rule: str
    choices: tuple[OptionValue, ...] = ()
    numbers: Sequence[int] = ()
    also: tuple[int, ...] = ()
    """Numbers outside the range that are allowed too."""
    is_text: bool = False

    @property
    def expected(self) -> str:
        """The accepted values, as a short text."""
        if self.is_text:
            return "a text"
        if self.choices:
            return ", ".join(str(choice) for choice in self.choices)
        others = "".join(f"{number}, " for number in self.also)
        return f"{others}{self.numbers[0]}-{self.numbers[-1]}"

    def check(self, value: object) -> OptionValue:
        """Return the value; raise ``OptionError`` if the option cannot have it."""
        for choice in self.choices:
            if value == choice and type(value) is type(choice):
                return choice
        if self.is_text and isinstance(value, str):
            return value
        if type(value) is int and (value in self.numbers or value in self.also):
            return value
        raise OptionError(
            "option.bad_value", rule=self.rule, name=self.name, value=quote(value), expected=self.expected
        )

    def read(self, text: str) -> OptionValue:
        """Return the value that a text names, as on a command line."""
        for choice in self.choices:
            if text.lower() == str(choice).lower():
                return choice
        if self.is_text:
            return text
        return self.check(int(text) if _NUMBER.fullmatch(text) else text)


def check_options(game: str, table: Sequence[Option], given: Mapping[str, object]) -> dict[str, OptionValue]:
    """Return every option of the table with the given value or its default.

    Raise ``OptionError`` for an unknown name.
    """
    unknown = given.keys() - {option.name for option in table}
    if unknown:
        names = ", ".join(option.name for option in table)
        raise OptionError("option.unknown", game=game, name=quote(min(unknown)), expected=names)
    return {option.name: option.check(given.get(option.name, option.default)) for option in table}


def read_options(game: str, table: Sequence[Option], texts: Sequence[str]) -> dict[str, OptionValue]:
    """Return the options that texts of the form ``name=value`` give."""
    known = {option.name: option for option in table}
    read: dict[str, OptionValue] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise OptionError("option.form", value=quote(text))
        if name not in known:
            check_options(game, table, {name: value})
        read[name] = known[name].read(value)
    return read
