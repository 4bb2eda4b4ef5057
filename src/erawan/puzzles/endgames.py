"""The endgame trainer: win a proved position against the best defence.

The positions are the longer wins of the collections. Unlike in a puzzle, every legal turn may be played: the trainer
says whether the win is still proved, and defends until the game is over. The same turns always get the same replies,
so a line need not be stored.

- **Siam**: as long as the player's win within ``MOST_TURNS`` is proved, the reply is one that delays it longest.
  Otherwise the reply begins a quick win of the defender, or is the engine's best turn.
- **King of Siam**: an opponent plays a turn that takes the win away, if the solver finds one, otherwise the engine's
  best try. A partner plays a winning turn.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from typing import Protocol

from erawan.core.errors import OptionError, quote
from erawan.core.state import State
from erawan.games.king_of_siam.winning import team_of
from erawan.puzzles.attempts import first_place, only_turn
from erawan.puzzles.collection import all_puzzles
from erawan.puzzles.king_of_siam_judge import KingOfSiamJudge, task_of
from erawan.puzzles.puzzle import ENDING, WIN, Puzzle
from erawan.puzzles.siam_judge import SiamJudge
from erawan.search.king_of_siam.engine import KingOfSiamEngine
from erawan.search.limits import Limits
from erawan.search.siam.engine import Settings, SiamEngine
from erawan.search.siam.proof import MOST_TURNS

SHORTEST = {WIN: 4, ENDING: 4}
"""The shortest endgames that the trainer offers: turns of a win, cards of an ending."""

# Measured on an idle core: a proof takes at most 0.4 s, a search of the engine 0.2 s.
_PROOF_NODES = 400_000
_PROOF_ROWS = 1 << 16
_SIAM_SEARCH = Limits(nodes=300_000)
_KING_OF_SIAM_SEARCH = Limits(nodes=2_000)
_TABLE_MB = 16.0
_QUICK_TURNS = 3
"""The defender looks for a win of its own within this many turns, and leaves longer ones to the engine."""


@cache
def endgames() -> tuple[Puzzle, ...]:
    """Return the positions of the trainer: by game, shortest first, then the easiest first."""
    wins = [puzzle for puzzle in all_puzzles() if puzzle.task.kind in SHORTEST]
    found = [puzzle for puzzle in wins if puzzle.task.count >= SHORTEST[puzzle.task.kind]]
    return tuple(sorted(found, key=lambda puzzle: (puzzle.game != "siam", puzzle.task.count, puzzle.rating)))


def find_endgame(name: str) -> Puzzle:
    """Return the position with a name."""
    found = next((puzzle for puzzle in endgames() if puzzle.name == name), None)
    if found is None:
        raise OptionError("puzzle.unknown", name=quote(name))
    return found


@dataclass(frozen=True)
class EndgamePosition:
    """A position in which the seat that should win is to move, or in which the game is over."""

    state: State
    seat: int
    """The seat that should win."""
    is_winning: bool
    """Whether a win is proved, or reached."""
    left: int
    """Siam: within how many of its own turns the seat wins by force. 0 if that is not proved, and in King of Siam."""
    replies: tuple[str, ...] = ()


class Defence(Protocol):
    """A computer defender: it replies for the other seats, and knows whether the position is lost."""

    def turns_to_win(self, state: State, seat: int) -> int | None:
        """Return within how many turns a seat wins by force, 0 if turns are not counted; None if no win is proved."""

    def reply(self, state: State, seat: int) -> str:
        """Return the best turn of a seat other than the one that is to win."""


def first_position(puzzle: Puzzle) -> EndgamePosition:
    """Return the first position; its win is proved by the collection."""
    state = first_place(puzzle).state
    return EndgamePosition(state, state.to_move, True, puzzle.task.count if puzzle.task.kind == WIN else 0)


def play_on(defence: Defence, place: EndgamePosition, turn: str) -> EndgamePosition:
    """Return the next position of the seat after any legal turn, and the replies to it."""
    seat, state = place.seat, place.state.play(turn)
    replies: list[str] = []
    while state.outcome is None:
        only = only_turn(state)
        if only is None and state.to_move == seat:
            break
        replies.append(only or defence.reply(state, seat))
        state = state.play(replies[-1])
    if state.outcome is not None:
        return EndgamePosition(state, seat, seat in state.outcome.winners, 0, tuple(replies))
    left = defence.turns_to_win(state, seat)
    return EndgamePosition(state, seat, left is not None, left or 0, tuple(replies))


class SiamDefence:
    """The defender of Siam. Every call begins with empty tables, so that its result depends on the position alone."""

    def turns_to_win(self, state: State, seat: int) -> int | None:
        """Return within how many turns a seat wins by force; None if no win is proved."""
        return _distance(_make_judge(), state, seat)

    def reply(self, state: State, seat: int) -> str:
        """Return a turn that holds out longest, that wins, or that the engine thinks best."""
        judge, other = _make_judge(), 3 - seat
        within = _distance(judge, state, seat)
        if within is not None:
            # No turn holds out longer than that.
            return max(state.turns(), key=lambda turn: _turns_after(judge, state.play(turn), seat, within))
        own = _distance(judge, state, other, _QUICK_TURNS)
        if own is not None:
            # The quickest win needs one turn less after the best one; deeper proofs would take seconds.
            return min(state.turns(), key=lambda turn: _turns_after(judge, state.play(turn), other, own - 1))
        return SiamEngine(Settings(table_mb=_TABLE_MB), seed=0).think(state, _SIAM_SEARCH).turn


def _make_judge() -> SiamJudge:
    return SiamJudge(_PROOF_ROWS, _PROOF_NODES)


def _distance(judge: SiamJudge, state: State, seat: int, most: int = MOST_TURNS) -> int | None:
    """Return within how many turns a seat wins by force; None if that is not proved within the limits."""
    with suppress(OptionError):
        return judge.distance(state, seat - 1, most)
    return None


def _turns_after(judge: SiamJudge, state: State, seat: int, most: int) -> int:
    """Return the number of turns to a win, at most ``most``; a number above all others if no such win is found."""
    found = _distance(judge, state, seat, most)
    return MOST_TURNS + 1 if found is None else found


class KingOfSiamDefence:
    """Defends endings of King of Siam; one thread at a time."""

    def __init__(self) -> None:
        self._judge = KingOfSiamJudge()

    def turns_to_win(self, state: State, seat: int) -> int | None:
        """Return 0 if the side of a seat wins by force; None if that is not proved."""
        with suppress(OptionError):
            return 0 if self._judge.can_win(state, seat) else None
        return None

    def reply(self, state: State, seat: int) -> str:
        """Return a turn that takes the win away, a partner's winning turn, or the engine's best one."""
        with suppress(OptionError):
            is_won, task = self._judge.can_win(state, seat), task_of(state)
            refutation = None if is_won else self._judge.refutation(state, task, seat)
            if refutation is not None:
                return refutation
            if is_won and self._is_partner(state, seat):
                return self._judge.solutions(state, task, 1)[0]
        return KingOfSiamEngine(seed=0).think(state, _KING_OF_SIAM_SEARCH).turn

    @staticmethod
    def _is_partner(state: State, seat: int) -> bool:
        return bool(int(team_of(state.vector, seat - 1)) >> (state.to_move - 1) & 1)


@cache
def defence_of(game: str) -> Defence:
    """Return the computer defender of a game: ``siam`` or ``king-of-siam``."""
    return SiamDefence() if game == "siam" else KingOfSiamDefence()
