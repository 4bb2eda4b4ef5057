"""The class of a game with its options chosen, as ``erawan.game(…)`` returns it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from random import Random
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

from erawan.core.contract import Tag
from erawan.core.errors import MalformedError, OptionError, quote
from erawan.core.options import Option, OptionValue, check_options

if TYPE_CHECKING:
    from erawan.core.outcome import View
    from erawan.core.state import State


class Observation(NamedTuple):
    """The shape and range of the numbers that ``observe`` writes; the lowest is 0."""

    shape: tuple[int, ...]
    highest: float = 1.0
    version: int = 1
    """Increased whenever the same position could give other numbers; models trained on the old numbers do not fit."""


class Game(ABC):
    """The rules of one game under one choice of options. Immutable."""

    name: ClassVar[str]
    """The name in the registry, as in ``erawan.game(name)``."""

    rules_version: ClassVar[int]
    """Increased whenever the same turns could lead to another position or result."""

    header_tags: ClassVar[tuple[str, ...]] = ("options",)
    """The tags of a record's header that ``header`` writes and ``of_header`` reads."""

    option_table: ClassVar[tuple[Option, ...]]
    """Every option, with its default."""

    tag: Tag
    """The tag that selects the game's kernels in generic code, with the sizes of their arrays."""

    compact_tag: Tag | None = None
    """The same with an ``observe`` that writes bytes, for environments on a GPU; None if the game has none."""

    seats: int
    """The number of players."""

    @property
    def observation(self) -> Observation:
        """The shape and range of an observation: one row of numbers from 0 to 1 unless a game overrides it."""
        return Observation((self.tag.observation_size,))

    @property
    def sides(self) -> tuple[tuple[int, ...], ...]:
        """The seats, from 1, that win and lose together: each seat alone unless a game has teams."""
        return tuple((seat,) for seat in range(1, self.seats + 1))

    def __init__(self, /, **options: object) -> None:
        self._options = MappingProxyType(check_options(self.name, self.option_table, options))

    @property
    def options(self) -> Mapping[str, OptionValue]:
        """Every option with its value."""
        return self._options

    @abstractmethod
    def start(self, seed: int | None = None) -> State:
        """Return the first position; the seed decides the random part of the set-up, where there is one."""

    @abstractmethod
    def parse(self, text: str) -> State:
        """Return the state that a position text describes; raise ``MalformedError`` if it cannot be read."""

    def imagine(self, view: View, chance: Random, remembered: Sequence[Sequence[str]] = ()) -> State:
        """Return a state that a view may show, with hidden parts drawn at random from ``chance``.

        ``remembered`` are earlier turns of each seat that the viewer still knows.
        """
        return self.parse(view.text)

    def may_be(self, state: State, view: View) -> bool:
        """Return whether a state can be the one that a view shows."""
        return state.view(view.seat).text == view.text

    @classmethod
    @abstractmethod
    def claims(cls, text: str) -> bool:
        """Return whether a text, right or wrong, looks like a position of this game."""

    @classmethod
    def implied_options(cls, text: str) -> dict[str, OptionValue]:
        """Return the options that a position text shows."""
        return {}

    @property
    def identity(self) -> tuple[object, ...]:
        """The values that two equal games share; a game whose options name files adds their content."""
        return tuple(self.options.items())

    def changed_options(self) -> dict[str, OptionValue]:
        """Return the options that differ from their defaults."""
        defaults = {option.name: option.default for option in self.option_table}
        return {name: value for name, value in self.options.items() if value != defaults[name]}

    def header(self) -> dict[str, Any]:
        """Return the tags of a record's header from which ``of_header`` makes this game again: JSON values."""
        return {"options": dict(self.options)}

    @classmethod
    def of_header(cls, tags: Mapping[str, Any]) -> Game:
        """Return the game that a record's header describes."""
        return cls(**cls.read_header_options(tags))

    @classmethod
    def read_header_options(cls, tags: Mapping[str, Any]) -> dict[str, Any]:
        """Return the options in a record's header; raise ``MalformedError`` if they are not an object."""
        options = tags.get("options", {})
        if not isinstance(options, dict):
            raise MalformedError("record.options", found=quote(options))
        return options

    def check_seat(self, seat: int | None) -> int | None:
        """Return the seat if the game has it, or None for a spectator; raise ``OptionError`` otherwise."""
        if seat is None or (type(seat) is int and 1 <= seat <= self.seats):
            return seat
        raise OptionError("seat.unknown", seat=quote(seat), seats=self.seats)

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and self.identity == other.identity

    def __hash__(self) -> int:
        return hash((self.name, *self.identity))

    def __repr__(self) -> str:
        options = "".join(f", {name}={value!r}" for name, value in self.changed_options().items())
        return f"erawan.game({self.name!r}{options})"

    def __reduce__(self) -> tuple[Any, ...]:
        return _rebuild, (type(self), dict(self.options))


def _rebuild(kind: type[Game], options: dict[str, OptionValue]) -> Game:
    return kind(**options)
