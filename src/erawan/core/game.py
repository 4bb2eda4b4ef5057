"""A game with its options chosen: what everybody gets from ``erawan.game(…)``."""

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
    """What the numbers that ``observe`` writes are like; none is below 0."""

    shape: tuple[int, ...]
    highest: float = 1.0
    version: int = 1
    """Raised whenever the same position could give other numbers: what was learned on the old ones is no use then."""


class Game(ABC):
    """The rules of one game under one choice of options. An immutable value."""

    name: ClassVar[str]
    """The name in the registry, as in ``erawan.game(name)``."""

    rules_version: ClassVar[int]
    """Raised whenever the same turns could lead to another position or result."""

    header_tags: ClassVar[tuple[str, ...]] = ("options",)
    """The tags of a record's header that ``header`` writes and ``of_header`` reads."""

    option_table: ClassVar[tuple[Option, ...]]
    """Every option, with its default."""

    tag: Tag
    """Picks the game's kernels in generic code, and carries their sizes."""

    seats: int
    """How many sit at the table."""

    @property
    def observation(self) -> Observation:
        """What the numbers of ``observe`` are like: one row of them up to 1, unless a game says otherwise."""
        return Observation((self.tag.observation_size,))

    @property
    def sides(self) -> tuple[tuple[int, ...], ...]:
        """The seats, from 1, that win and lose together: each alone, unless a game has teams."""
        return tuple((seat,) for seat in range(1, self.seats + 1))

    def __init__(self, /, **options: object) -> None:
        self._options = MappingProxyType(check_options(self.name, self.option_table, options))

    @property
    def options(self) -> Mapping[str, OptionValue]:
        """Every option with its value."""
        return self._options

    @abstractmethod
    def start(self, seed: int | None = None) -> State:
        """The first position; the seed decides what chance does in the set-up, where there is any."""

    @abstractmethod
    def parse(self, text: str) -> State:
        """The state a position text describes."""

    def imagine(self, view: View, chance: Random, remembered: Sequence[Sequence[str]] = ()) -> State:
        """A state that may be behind a view, whatever is hidden drawn by chance.

        ``remembered`` are earlier turns of each seat that whoever looks still knows.
        """
        return self.parse(view.text)

    def may_be(self, state: State, view: View) -> bool:
        """Whether a state may be what a view shows."""
        return state.view(view.seat).text == view.text

    @classmethod
    @abstractmethod
    def claims(cls, text: str) -> bool:
        """Whether a position text, right or wrong, looks like this game's."""

    @classmethod
    def implied_options(cls, text: str) -> dict[str, OptionValue]:
        """The options that a position text shows by itself."""
        return {}

    @property
    def identity(self) -> tuple[object, ...]:
        """What makes two games of this class the same; a game whose options name files puts their content here."""
        return tuple(self.options.items())

    def changed_options(self) -> dict[str, OptionValue]:
        """The options that differ from their defaults."""
        defaults = {option.name: option.default for option in self.option_table}
        return {name: value for name, value in self.options.items() if value != defaults[name]}

    def header(self) -> dict[str, Any]:
        """The tags of a record's header that make this game again: values that JSON can hold."""
        return {"options": dict(self.options)}

    @classmethod
    def of_header(cls, tags: Mapping[str, Any]) -> Game:
        """The game that a record's header describes."""
        return cls(**cls.read_header_options(tags))

    @classmethod
    def read_header_options(cls, tags: Mapping[str, Any]) -> dict[str, Any]:
        """The options in a record's header."""
        options = tags.get("options", {})
        if not isinstance(options, dict):
            raise MalformedError("record.options", found=quote(options))
        return options

    def check_seat(self, seat: int | None) -> int | None:
        """The seat, if it is one of this table; None stands for a spectator."""
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
