"""Positions of Siam worth asking about, from games between levels that begin with a few random turns.

Each game gives at most a few puzzles, far from each other in it and of different kinds where possible; the kinds that
are still wanted most come first. Near-duplicates (``erawan/puzzles/duplicates.py``) are left out.
"""

from __future__ import annotations

from random import Random

from erawan.core.errors import OptionError
from erawan.core.state import State
from erawan.games.siam.state import Siam
from erawan.players.player_registry import make_named_engine
from erawan.puzzles.duplicates import KnownPuzzles
from erawan.puzzles.puzzle import DEFENCE, WIN, Puzzle, PuzzleGoal
from erawan.puzzles.siam_judge import SiamJudge
from erawan.search.siam.proof import MOST_TURNS

WANTED = {
    PuzzleGoal(WIN, 5): 50,
    PuzzleGoal(WIN, 4): 150,
    PuzzleGoal(DEFENCE, 3): 25,
    PuzzleGoal(DEFENCE, 2): 35,
    PuzzleGoal(WIN, 3): 220,
    PuzzleGoal(WIN, 2): 130,
    PuzzleGoal(DEFENCE, 1): 35,
    PuzzleGoal(WIN, 1): 30,
}
"""How many of each kind, those that are hard to come by first."""

MOST_NODES = 1_000_000
TABLE_ROWS = 1 << 15
SURE_TURNS = 3
"""In every position the finder searches for wins within this many turns; for longer ones only before a known win."""
FIRST_LOOK = 200_000
"""The limit of nodes of the first search for a win."""
OPENING_TURNS = (4, 9)
LEVELS = (3, 4, 5)
LONGEST_GAME = 80
LATEST = 16
"""How many positions at the end of a game the finder looks at: the wins are there."""
LONGEST_DEFENCE = 3
FEWEST_TURNS_BETWEEN = 6


def play_game(seed: int) -> list[State]:
    """Return the positions of a game between two levels, its random opening left out."""
    chance = Random(seed)
    game = Siam()
    engines = [make_named_engine(f"level-{chance.choice(LEVELS)}", game, chance.getrandbits(30)) for _ in range(2)]
    state: State = game.start()
    for _ in range(chance.randint(*OPENING_TURNS)):
        if state.outcome is None:
            state = state.play(chance.choice(state.turns()))
    played: list[State] = []
    while state.outcome is None and len(played) < LONGEST_GAME:
        played.append(state)
        named = engines[state.to_move - 1]
        state = state.play(named.engine.think(state, named.limits).turn)
    return played


class SiamFinder:
    """Find wanted puzzles in numbered games."""

    def __init__(self, known: list[Puzzle]) -> None:
        self._judge = SiamJudge(TABLE_ROWS, MOST_NODES)
        self._wanted = dict(WANTED)
        self._known = KnownPuzzles()
        for puzzle in known:
            self._take(puzzle)

    @property
    def wanted(self) -> dict[str, int]:
        """The number of missing puzzles of each kind."""
        return {str(task): count for task, count in self._wanted.items() if count > 0}

    def look_through(self, seed: int) -> list[Puzzle]:
        """Return the puzzles that a game gives."""
        found: list[tuple[int, Puzzle]] = []
        # In how many turns the sides to move two plies and one ply later can force a win; 0 where none is known.
        later = [0, 0]
        for ply, state in reversed(list(enumerate(play_game(seed)))[-LATEST:]):
            if state.occurrences > 1:
                continue
            # If there is a win two plies later, there may be one here.
            hint = later[0] + 1 if later[0] else SURE_TURNS
            task = self._task(Siam().parse(str(state)), hint if hint <= MOST_TURNS else SURE_TURNS)
            later = [later[1], task.count if task is not None and task.kind == WIN else 0]
            puzzle = self._puzzle(Siam().parse(str(state)), task) if task is not None else None
            if puzzle is not None:
                found.append((ply, puzzle))
        order = list(WANTED)
        found.sort(key=lambda place: order.index(place[1].task))
        chosen: list[tuple[int, Puzzle]] = []
        for ply, puzzle in found:
            is_apart = all(abs(ply - other) >= FEWEST_TURNS_BETWEEN for other, _ in chosen)
            if is_apart and self._wanted[puzzle.task] > 0 and self._known.near(puzzle) is None:
                chosen.append((ply, puzzle))
                self._take(puzzle)
        return [puzzle for _, puzzle in chosen]

    def _puzzle(self, state: State, task: PuzzleGoal) -> Puzzle | None:
        """Return the puzzle of a task, if more of its kind are wanted and only one turn solves it."""
        if self._wanted[task] <= 0:
            return None
        try:
            turn = self._judge.claim(state, task)
            return None if turn is None else Puzzle(task, str(state), turn)
        except OptionError:
            return None  # not decided within the limit of nodes

    def _task(self, state: State, most: int) -> PuzzleGoal | None:
        """Return the task that the position could set.

        It is a win within ``most`` turns, or a defence against the quickest win of the other side.
        """
        side = state.to_move - 1
        self._judge.forget()
        try:
            for turns in range(1, max(most, SURE_TURNS) + 1):
                if self._judge.wins_within(state, side, turns, FIRST_LOOK):
                    return PuzzleGoal(WIN, turns)
                if turns <= LONGEST_DEFENCE and len(self._judge.solutions(state, PuzzleGoal(DEFENCE, turns), 2)) == 1:
                    return PuzzleGoal(DEFENCE, turns)
        except OptionError:
            pass  # not decided within the limit of nodes
        return None

    def _take(self, puzzle: Puzzle) -> None:
        self._wanted[puzzle.task] = self._wanted.get(puzzle.task, 0) - 1
        self._known.add(puzzle)
