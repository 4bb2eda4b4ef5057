"""Endgames as the server offers them: the client sends its own turns so far, the server finds the replies.

Between two requests the server keeps only a cache. Proofs share one work space, so one thread plays all endgames.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

from erawan.protocol.puzzle_modes import Endgame, EndgameState
from erawan.puzzles import endgames
from erawan.puzzles.puzzle import Puzzle
from erawan.server.store.puzzle_attempt_store import PuzzleTry
from erawan.server.store.puzzle_mode_store import EndgameWin
from erawan.server.study import puzzle_play


@lru_cache(maxsize=2000)
def _follow(name: str, own_turns: tuple[str, ...]) -> tuple[endgames.EndgamePosition, tuple[str, ...]]:
    """Return the position after the player's own turns and the replies to them, and all turns played."""
    puzzle = endgames.find_endgame(name)
    if not own_turns:
        return endgames.first_position(puzzle), ()
    before, played = _follow(name, own_turns[:-1])
    after = endgames.play_on(endgames.defence_of(puzzle.game), before, own_turns[-1])
    return after, (*played, own_turns[-1], *after.replies)


def view_endgame(puzzle: Puzzle, tried: dict[str, PuzzleTry], wins: dict[str, EndgameWin]) -> Endgame:
    """Return an endgame as a person sees it; ``tried`` and ``wins`` are that person's results, by puzzle."""
    return Endgame(puzzle_play.info_of(puzzle, tried), _best(puzzle, wins))


def play_turns(puzzle: Puzzle, own_turns: list[str], wins: dict[str, EndgameWin]) -> EndgameState:
    """Return the state of an endgame after the player's own turns, for a person with these results."""
    place, played = _follow(puzzle.name, tuple(own_turns))
    return EndgameState(
        place=puzzle_play.place_of(puzzle, played),
        replies=list(place.replies),
        status=_status(place),
        left=place.left,
        best=_best(puzzle, wins),
    )


def _status(place: endgames.EndgamePosition) -> Literal["winning", "open", "won", "lost"]:
    if place.state.outcome is not None:
        return "won" if place.is_winning else "lost"
    return "winning" if place.is_winning else "open"


def _best(puzzle: Puzzle, wins: dict[str, EndgameWin]) -> int | None:
    return wins[puzzle.name].turns if puzzle.name in wins else None
