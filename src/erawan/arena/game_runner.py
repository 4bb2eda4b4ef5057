"""Play one game of a match, from its set-up to its record.

A player that fails (an error, a dead program, an illegal turn) loses the game. The record ends as `abandoned`, the tag
`failure` says who and why, and the match goes on.
"""

from __future__ import annotations

from contextlib import ExitStack
from datetime import UTC, datetime
from time import perf_counter
from typing import Any

from erawan.arena.match import GameTask, Match
from erawan.arena.start_positions import make_start
from erawan.core.errors import ErawanError
from erawan.core.state import State
from erawan.players import Player, make_player
from erawan.records import Record, Result, record_of
from erawan.records.record import LONGEST_NAME
from erawan.search.limits import Limits

LONGEST_GAME = 2000
"""The number of turns after which an endless game is recorded as a draw (`agreed`)."""
LONGEST_REASON = 300


class PlayerFailed(Exception):  # noqa: N818  # it is caught within this file
    """A player raised an error or chose an illegal turn."""

    def __init__(self, seat: int, error: Exception) -> None:
        super().__init__(seat)
        self.seat = seat
        self.reason = f"{type(error).__name__}: {error}"[:LONGEST_REASON]


def play_game(match: Match, task: GameTask) -> Record:
    """Play one game of a match and return its record."""
    return _GameRun(match, task).play()


def warm_up(match: Match) -> None:
    """Let every player search for a moment, so that compiling on first use takes no time from a game."""
    state = match.game.start(seed=0)
    for name in dict.fromkeys(match.names):
        if name.startswith("ugi:"):
            continue
        # A node limit and a time limit may take different ways through an engine.
        for limits in (Limits(nodes=1), Limits(seconds=0.05, depth=2)):
            try:
                make_player(name, match.game, 0).choose(state.view(state.to_move), limits)
            except Exception:
                # In the games the same error counts as the player's failure.
                break


class _GameRun:
    """One game while it is played."""

    def __init__(self, match: Match, task: GameTask) -> None:
        self._match = match
        self._task = task
        self._turns: list[str] = []
        self._nodes = [0] * match.game.seats
        self._seconds = [0.0] * match.game.seats
        self._counts = [0] * match.game.seats
        self._players: dict[int, Player] = {}

    def play(self) -> Record:
        """Play the whole game and return its record."""
        began = datetime.now(UTC)
        start, opening = make_start(self._match, self._task.setup)
        self._turns = list(opening)
        state = start
        for turn in opening:
            state = state.play(turn)
        result, failure = None, None
        with ExitStack() as stack:
            try:
                result = self._play_from(state, stack)
            except PlayerFailed as failed:
                result, failure = self._abandoned_by(failed.seat), failed
        tags = self._tags(len(opening), failure)
        ended = datetime.now(UTC)
        return record_of(
            start, self._turns, seats=self._seat_names(), result=result, began=began, ended=ended, tags=tags
        )

    def _play_from(self, state: State, stack: ExitStack) -> Result | None:
        """Play to the end; return a result only if the game did not end by its rules."""
        while state.outcome is None:
            if len(self._turns) >= LONGEST_GAME:
                return Result((), "agreed")
            state = self._play_turn(state, stack)
        return None

    def _play_turn(self, state: State, stack: ExitStack) -> State:
        seat = state.to_move
        try:
            player = self._player(seat, stack)
            began = perf_counter()
            thought = player.choose(state.view(seat), self._limits())
            seconds = perf_counter() - began
            after = state.play(thought.turn)
        except Exception as error:
            raise PlayerFailed(seat, error) from error
        self._turns.append(state.format_turn(state.parse_turn(thought.turn)))
        self._nodes[seat - 1] += thought.nodes
        self._seconds[seat - 1] += seconds
        self._counts[seat - 1] += 1
        return after

    def _player(self, seat: int, stack: ExitStack) -> Player:
        """Return the player of a seat; it is made at its first turn and closed after the game."""
        if seat not in self._players:
            seed = self._match.chance("player", *self._task.key, seat).getrandbits(31)
            player = make_player(self._name(seat), self._match.game, seed)
            stack.callback(_close, player)
            self._players[seat] = player
        return self._players[seat]

    def _limits(self) -> Limits | None:
        return None if self._match.limits == Limits() else self._match.limits

    def _name(self, seat: int) -> str:
        return self._match.names[self._task.seating[seat - 1]]

    def _seat_names(self) -> tuple[str, ...]:
        return tuple(seat_name(self._match.names[entrant]) for entrant in self._task.seating)

    def _abandoned_by(self, seat: int) -> Result:
        loser = self._match.side_of(seat)
        seats = range(1, self._match.game.seats + 1)
        return Result(tuple(other for other in seats if other not in loser), "abandoned")

    def _tags(self, opening: int, failure: PlayerFailed | None) -> dict[str, Any]:
        """Return the record's tags beside the game; docs/arena.md lists them."""
        tags: dict[str, Any] = {
            "event": "arena: " + " – ".join(self._match.names),
            "round": self._task.setup,
            "leg": self._task.leg,
            "arena": self._match.settings(),
            "opening": opening,
            "turns": self._counts,
            "nodes": self._nodes,
            "seconds": [round(seconds, 3) for seconds in self._seconds],
        }
        if failure is not None:
            tags["failure"] = {"seat": failure.seat, "player": self._name(failure.seat), "reason": failure.reason}
        return tags


def seat_name(name: str) -> str:
    """Return a player's name in a form that a record can hold."""
    return "".join(letter if letter.isprintable() else "?" for letter in name)[:LONGEST_NAME]


def _close(player: Player) -> None:
    """Close a player; a program that cannot be ended changes nothing, since the game is over."""
    try:
        player.close()
    except (OSError, ErawanError):
        return
