"""The rating of a puzzle: half from the levels that solve it, half from the number of turns to consider.

**Measured**: the levels try the puzzle with several seeds; a level solves it as often as it plays a right first
turn. The measured rating is that of a player who would solve it half of the time: each try counts like a game between
the level, whose strength is known from matches (docs/strength.md), and the puzzle. One try won and one lost against the
middle keep the rating within reason if every level or no level solves the puzzle.

**To look at**: a level sees a win in five at once that people have to work out. So this part grows with the length of
the solution and with the number of legal turns; see ``reading_rating``.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from math import log2, log10
from pathlib import Path

import erawan
from erawan.core.files import write_text
from erawan.core.game import Game
from erawan.core.state import State
from erawan.players.player_registry import NamedEngine, make_named_engine
from erawan.puzzles.collection import read_puzzles
from erawan.puzzles.judges import make_judge
from erawan.puzzles.king_of_siam_judge import KingOfSiamJudge, whole_turns
from erawan.puzzles.puzzle import DEFENCE, ENDING, MIDDLE, RESIST, WIN, Puzzle, PuzzleGoal, format_puzzle
from erawan.puzzles.siam_judge import SiamJudge
from tools.make_puzzles import king_of_siam_themes, siam_themes

TRIES = {1: 3, 2: 3, 3: 3, 4: 3, 5: 3, 6: 2, 7: 1}
"""How often each level tries a puzzle. Level 8 takes too long for a thousand puzzles."""

_SHORTEST = {WIN: 400, DEFENCE: 600, RESIST: 600, ENDING: 200}
_LONGER = {WIN: 250, DEFENCE: 250, RESIST: 250, ENDING: 200}
"""Points for each turn (in an ending, each card) beyond the first."""
_DOUBLED = 50
"""Points for twice as many legal turns."""

# The scores of each level against the one below (docs/strength.md), level 2 first.
_SCORES = {
    "siam": (0.895, 0.745, 0.670, 0.840, 0.765, 0.960, 0.950),
    "king-of-siam": (0.670, 0.780, 0.790, 0.710, 0.700, 0.637, 0.825),
}
_STEPS = (600, 3000)
_THEME_ROWS = 1 << 16


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


def reading_rating(task: PuzzleGoal, turns: int) -> int:
    """Return the part of a puzzle's rating that depends on how much there is to look at."""
    return round(_SHORTEST[task.kind] + _LONGER[task.kind] * (task.count - 1) + _DOUBLED * log2(turns))


def grade_by_both(puzzle: Puzzle, state: State, measured: int) -> Puzzle:
    """Return the puzzle with its rating."""
    turns = len(state.turns()) if puzzle.game == "siam" else sum(1 for _ in whole_turns(state.vector))
    return puzzle.rated(round((measured + reading_rating(puzzle.task, turns)) / 2))


class Grader:
    """Name the themes of puzzles, and rate them; the levels of the game try them."""

    def __init__(self, game: str) -> None:
        self._strengths = strengths(game)
        self._judge = make_judge(game)
        self._engines: dict[tuple[Game, int, int], NamedEngine] = {}

    def grade(self, puzzle: Puzzle) -> Puzzle:
        """Return the puzzle with its themes and its rating."""
        state = erawan.parse(puzzle.position)
        puzzle = replace(puzzle, themes=themes_of(puzzle))
        return grade_by_both(puzzle, state, rating_of([self._try(puzzle, state, level) for level in TRIES]))

    def _try(self, puzzle: Puzzle, state: State, level: int) -> Tries:
        solved = 0
        for seed in range(1, TRIES[level] + 1):
            named = self._named_engine(state.game, level, seed)
            named.engine.forget()
            turn = named.engine.think(state, named.limits).turn
            # Of turns with the same future the puzzle names one.
            solved += turn == puzzle.turn or self._judge.keeps(state, puzzle.task, turn)
        return Tries(self._strengths[level - 1], solved, TRIES[level])

    def _named_engine(self, game: Game, level: int, seed: int) -> NamedEngine:
        if (game, level, seed) not in self._engines:
            self._engines[game, level, seed] = make_named_engine(f"level-{level}", game, seed)
        return self._engines[game, level, seed]


def themes_of(puzzle: Puzzle) -> tuple[str, ...]:
    """Return the themes of a puzzle, computed from its solution by a new judge."""
    state = erawan.parse(puzzle.position)
    if puzzle.game == "siam":
        return siam_themes.themes_of(state, puzzle.task, puzzle.turn, SiamJudge(_THEME_ROWS))
    return king_of_siam_themes.themes_of(state, puzzle.task, puzzle.turn, KingOfSiamJudge(_THEME_ROWS))


def grade_file(found: Path, out: Path) -> Iterator[Puzzle]:
    """Grade the puzzles of a file that the other file does not have yet, append them to it, and yield each.

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
