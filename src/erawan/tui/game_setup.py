"""The set-up of a game at this terminal: the start position, the players, and the file to save to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

from erawan.core.errors import OptionError, quote
from erawan.core.game import Game
from erawan.core.state import State
from erawan.core.warmup import Step, rule_steps
from erawan.players import Player, make_player
from erawan.players.player_registry import default_opponent, has_levels, steady_name
from erawan.records import Record
from erawan.records.record_autosave import RecordAutosave
from erawan.search.limits import Limits
from erawan.tui.local_session import LocalSession

PERSON = ""
"""Stands for a person where seats have names of players: people at this terminal need no name."""
ALL_SEATS = "all"


@dataclass(frozen=True)
class GameSetup:
    """A game that can be started."""

    states: tuple[State, ...]
    """From the first position to the one to go on from."""
    turns: tuple[str, ...]
    seats: tuple[str, ...]
    """The name of each seat's player; ``PERSON`` for people."""
    adviser: str
    """The name of the player who gives hints."""
    seed: int | None = None
    autosave: RecordAutosave | None = field(default=None, compare=False)

    @property
    def game(self) -> Game:
        """The game with its options."""
        return self.states[0].game

    def make_session(self) -> LocalSession:
        """Return the session with its opponents."""
        players = {seat: self._player(name) for seat, name in enumerate(self.seats, 1) if name != PERSON}
        adviser = self._player(steady_name(self.adviser))
        return LocalSession(self.states, self.turns, players, adviser, self.autosave)

    def rematch(self) -> GameSetup:
        """Return the set-up of a new game of the same kind with the same people and opponents."""
        autosave = RecordAutosave(self.autosave.path) if self.autosave else None
        return replace(self, states=(self.game.start(),), turns=(), seed=None, autosave=autosave)

    def steps(self) -> list[Step]:
        """Return the steps that compile the rules and the opponents; afterwards they answer at once."""
        state = self.states[-1]
        if state.outcome is not None:
            return []
        ours = (name for name in (*self.seats, self.adviser) if name != PERSON and not name.startswith("ugi:"))
        names = dict.fromkeys(ours)
        return [*rule_steps(self.game), *((name, lambda name=name: self._warm_up(name)) for name in names)]

    def _player(self, name: str) -> Player:
        return make_player(name, self.game, self.seed)

    def _warm_up(self, name: str) -> None:
        """Let a new player of that name search for a moment; those at the table are asked only on their turns."""
        state = self.states[-1]
        self._player(name).choose(state.view(state.to_move), Limits(nodes=1))


def pick_adviser(seats: Sequence[str], game: Game) -> str:
    """Return the name of the player who gives hints: the first opponent that searches, else one that fits the game."""
    usual = "level-5" if has_levels(game) else default_opponent(game)
    return next((name for name in seats if name not in (PERSON, "random")), usual)


def read_seats(wanted: str, opponents: str | None, game: Game) -> tuple[str, ...]:
    """Return the player of each seat: people on the seats ``wanted``, ``opponents`` on the others, in order.

    The last opponent named sits on all seats that are left; None stands for the game's default opponent.
    """
    opponents = opponents or default_opponent(game)
    people = _read_people(wanted, game)
    others = [seat for seat in range(1, game.seats + 1) if seat not in people]
    names = opponents.split(",") if not opponents.startswith("ugi:") else [opponents]
    if len(names) > max(len(others), 1):
        raise OptionError("play.opponents", found=quote(opponents), seats=len(others))
    session = dict(zip(others, names + names[-1:] * len(others), strict=False))
    return tuple(session.get(seat, PERSON) for seat in range(1, game.seats + 1))


def _read_people(wanted: str, game: Game) -> tuple[int, ...]:
    if wanted == ALL_SEATS:
        return tuple(range(1, game.seats + 1))
    seats = []
    for text in wanted.split(","):
        if not (text.isdecimal() and len(text) < 3 and 1 <= int(text) <= game.seats):
            raise OptionError("seat.unknown", seat=quote(text), seats=game.seats)
        seats.append(int(text))
    return tuple(seats)


def unfinished(record: Record, path: Path) -> tuple[tuple[State, ...], tuple[str, ...]]:
    """Return the positions and turns of a recorded game; raise ``OptionError`` if it is finished."""
    states = tuple(record.replay())
    if record.result is not None or states[-1].outcome is not None:
        raise OptionError("play.resume_finished", path=str(path))
    return states, record.texts
