"""How hard a puzzle is, measured: which levels find its first turn.

Every level tries it with several seeds; a level solves a puzzle as often as it plays its first turn. The rating is
that of a player who would solve it half of the time: each try counts like a game between the level, whose strength is
known from matches (docs/strength.md), and the puzzle. One try won and one lost against the middle keep a puzzle
that no level or every level solves within reason.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import log10
from pathlib import Path

import erawan
from erawan.core.files import write_text
from erawan.core.game import Game
from erawan.core.state import State
from erawan.players.registry import LEVELS, NamedEngine, make_named_engine
from erawan.puzzles.collection import read_puzzles
from erawan.puzzles.puzzle import MIDDLE, Puzzle, format_puzzle
from erawan.search.limits import Limits

STEADY = {"siam": Limits(nodes=300_000), "king-of-siam": Limits(nodes=4000)}
"""The node limit of level 8, whose time limit of two seconds would not be reproducible."""
TRIES = {1: 5, 2: 5, 3: 5, 4: 5, 5: 5, 6: 3, 7: 2, 8: 1}

# The scores of each level against the one below (docs/strength.md), level 2 first.
_SCORES = {
    "siam": (0.895, 0.745, 0.670, 0.840, 0.765, 0.960, 0.950),
    "king-of-siam": (0.670, 0.780, 0.790, 0.710, 0.700, 0.637, 0.825),
}
_STEPS = (600, 3000)


@dataclass(frozen=True)
class Tries:
    """The tries of one level at a puzzle."""

    strength: float
    solved: int
    tried: int


def strengths(game: str) -> list[float]:
    """Return the ratings of the levels of a game, level 1 first, their middle at MIDDLE."""
    found = [0.0]
    for score in _SCORES[game]:
        found.append(found[-1] + 400 * log10(score / (1 - score)))
    middle = sum(found) / len(found)
    return [MIDDLE + strength - middle for strength in found]


def rating_of(tries: Sequence[Tries]) -> int:
    """Return the rating at which the expected number of solutions equals the observed one, by bisection."""
    counted = [*tries, Tries(MIDDLE, 1, 2)]
    solved = sum(each.solved for each in counted)
    low, high = (float(step) for step in _STEPS)
    while high - low > 1:
        middle = (low + high) / 2
        expected = sum(each.tried / (1 + 10 ** ((middle - each.strength) / 400)) for each in counted)
        low, high = (middle, high) if expected > solved else (low, middle)
    return round(low)


class Grader:
    """Rate puzzles by letting the levels of a game try them."""

    def __init__(self, game: str) -> None:
        self._strengths = strengths(game)
        self._engines: dict[tuple[Game, int, int], NamedEngine] = {}

    def grade(self, puzzle: Puzzle) -> Puzzle:
        """Return the puzzle with the rating that the tries give it."""
        state = erawan.parse(puzzle.position)
        return puzzle.rated(rating_of([self._try(puzzle, state, level) for level in LEVELS]))

    def _try(self, puzzle: Puzzle, state: State, level: int) -> Tries:
        solved = 0
        for seed in range(1, TRIES[level] + 1):
            named = self._named_engine(state.game, level, seed)
            named.engine.forget()
            limits = STEADY[puzzle.game] if level == LEVELS[-1] else named.limits
            solved += named.engine.think(state, limits).turn == puzzle.turn
        return Tries(self._strengths[level - 1], solved, TRIES[level])

    def _named_engine(self, game: Game, level: int, seed: int) -> NamedEngine:
        if (game, level, seed) not in self._engines:
            self._engines[game, level, seed] = make_named_engine(f"level-{level}", game, seed)
        return self._engines[game, level, seed]


def grade_file(found: Path, out: Path) -> Iterator[Puzzle]:
    """Rate the puzzles of a file that the other file does not have yet, append them to it, and yield each.

    At the end the other file is put in order: by task, then by rating.
    """
    known = {puzzle.name: puzzle for puzzle in read_puzzles(out)} if out.exists() else {}
    graders: dict[str, Grader] = {}
    for puzzle in read_puzzles(found):
        if puzzle.name not in known:
            grader = graders.setdefault(puzzle.game, Grader(puzzle.game))
            known[puzzle.name] = grader.grade(puzzle)
            with out.open("a", encoding="utf-8") as file:
                file.write(f"{format_puzzle(known[puzzle.name])}\n")
            yield known[puzzle.name]
    order = sorted(known.values(), key=lambda puzzle: (puzzle.task.kind, puzzle.task.count, puzzle.rating))
    write_text(out, "".join(f"{format_puzzle(puzzle)}\n" for puzzle in order))
