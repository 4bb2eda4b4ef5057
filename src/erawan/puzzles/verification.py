"""Check that a puzzle has exactly one solution, the one that it names."""

from __future__ import annotations

from functools import cache

import erawan
from erawan.core.errors import ErawanError
from erawan.puzzles.attempts import Judge
from erawan.puzzles.judges import make_judge
from erawan.puzzles.puzzle import Puzzle
from erawan.words import Phrase


def find_fault(puzzle: Puzzle) -> Phrase | None:
    """Search all turns and return the fault of a puzzle; None if its first turn, and no other, solves the task."""
    try:
        state = erawan.parse(puzzle.position)
        if state.game.name != puzzle.game or state.outcome is not None:
            return Phrase("puzzle-wrong-position")
        found = _judge(puzzle.game).claim(state, puzzle.task)
    except ErawanError as error:
        return error.phrase
    if found is None:
        return Phrase("puzzle-wrong-claim")
    return None if found == puzzle.turn else Phrase("puzzle-wrong-turn", {"turn": found})


@cache
def _judge(game: str) -> Judge:
    return make_judge(game)
