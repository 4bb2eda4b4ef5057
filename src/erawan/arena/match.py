"""A match: the players, the game, the limits, and which seat each player takes in which game.

A set-up is an opening or a random start. It is played once for every seating of the players, so that neither the set-up
nor the seat favours a player. The games of one set-up are its *legs*.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any

from erawan.core.errors import OptionError
from erawan.core.game import Game
from erawan.search.limits import Limits

MOST_GAMES = 1_000_000
MOST_OPENING_TURNS = 100

# The seating of the first leg, by the number of names and of seats; each other leg moves every player on by one seat.
# Four play in two teams, whose members face each other: seats 1 and 3, seats 2 and 4 (K1).
_FIRST_LEG = {
    (2, 2): (0, 1),
    (2, 3): (0, 1, 1),
    (3, 3): (0, 1, 2),
    (2, 4): (0, 1, 0, 1),
    (4, 4): (0, 1, 2, 3),
}


@dataclass(frozen=True)
class GameTask:
    """One game of a match: its set-up and leg, both from 1, and the entrant (from 0) in each seat."""

    setup: int
    leg: int
    seating: tuple[int, ...]

    @property
    def key(self) -> tuple[int, int]:
        """The key that tells the games of a match apart."""
        return self.setup, self.leg


@dataclass(frozen=True)
class Match:
    """The names of the players, the game, and every setting that affects a game; the number of games is not part."""

    game: Game
    names: tuple[str, ...]
    limits: Limits = field(default_factory=Limits)
    """The same for all players; without any, each player uses its own."""
    seed: int = 0
    opening: int | None = None
    """How many random turns begin a game; None: as many as suit the game."""
    balance: float | None = None
    """How far from even the expected result of a start may be, from 0 to 1; None: any start will do."""

    def __post_init__(self) -> None:
        if (len(self.names), self.game.seats) not in _FIRST_LEG:
            raise OptionError("arena.players", count=len(self.names), seats=self.game.seats)

    @property
    def seatings(self) -> tuple[tuple[int, ...], ...]:
        """The entrants in their seats, leg by leg."""
        first = _FIRST_LEG[len(self.names), self.game.seats]
        rotated = (first[-turn:] + first[:-turn] for turn in range(len(first)))
        return tuple(dict.fromkeys(rotated))

    @property
    def sides(self) -> tuple[tuple[int, ...], ...]:
        """The seats, from 1, that win and lose together."""
        return self.game.sides

    @property
    def is_duel(self) -> bool:
        """True if two entrants each play one whole side; Elo and pairs of games need that."""
        return len(self.names) == 2 and len(self.sides) == 2

    def side_of(self, seat: int) -> tuple[int, ...]:
        """Return the seats that win with a seat, itself included."""
        return next(side for side in self.sides if seat in side)

    def tasks(self, games: int) -> Iterator[GameTask]:
        """Return the tasks of at least that many games, rounded up to whole set-ups."""
        seatings = self.seatings
        for setup in range(1, -(-games // len(seatings)) + 1):
            for leg, seating in enumerate(seatings, 1):
                yield GameTask(setup, leg, seating)

    def chance(self, *what: object) -> Random:
        """Return the random generator for one part of the match, the same every time."""
        return Random(" ".join(map(str, (self.seed, *what))))

    def settings(self) -> dict[str, Any]:
        """Return everything but the game as JSON values; two matches with the same settings are the same match."""
        limits = {"seconds": self.limits.seconds, "nodes": self.limits.nodes, "depth": self.limits.depth}
        return {
            "players": list(self.names),
            "limits": {name: value for name, value in limits.items() if value is not None},
            "seed": self.seed,
            "opening": self.opening,
            # Matches of versions without this setting can be resumed.
            **({} if self.balance is None else {"balance": self.balance}),
        }
