"""Endings of King of Siam worth asking about.

Levels play until few cards are left; from there every game branches into many endings by random turns, in which
players pass about half of the time. Each game gives at most a few puzzles, no two of which have the same cards in
the same hands.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random

import numpy as np

import erawan
from erawan.core.contract import Vector, make_buffers
from erawan.core.errors import OptionError
from erawan.core.state import State
from erawan.games.king_of_siam import kernel
from erawan.games.king_of_siam import layout as k
from erawan.games.king_of_siam.notation import PASS_TEXT
from erawan.games.king_of_siam.places import cards_left
from erawan.games.king_of_siam.position import format_position
from erawan.games.king_of_siam.state import KingOfSiam
from erawan.players.registry import make_named_engine
from erawan.puzzles.king_of_siam_judge import KingOfSiamJudge, task_of, whole_turns
from erawan.puzzles.puzzle import Puzzle
from tools.make_puzzles.king_of_siam_themes import themes_of

PLAYERS = (2, 3, 4)
WANTED = 54
"""How many endings for each number of players."""
MOST_OF = {2: 20, 3: 20, 4: 16, 5: 12}
"""The largest number of endings for each number of cards left."""
MOST_PASSES = 5
"""The largest number that begin with a pass, the most frequent unique solution; only one game in five may give one."""

BRANCHED_AT = 7
"""Cards that are left where a game branches."""
BRANCHES = 40
MOST_A_GAME = 4
FEWEST_TURNS, MOST_TURNS = 8, 1500
"""With fewer legal turns there is too little to choose from, with more too much to look through."""
MOST_NODES = 5000
LEVELS = (2, 3, 3, 4)
PASSING = 0.6


class EndingFinder:
    """Find wanted endings in numbered games; the number of players changes from game to game."""

    def __init__(self, known: list[Puzzle]) -> None:
        self._judge = KingOfSiamJudge(most_nodes=MOST_NODES)
        self._found: dict[int, list[Puzzle]] = {players: [] for players in PLAYERS}
        for puzzle in known:
            self._found[erawan.parse(puzzle.position).game.seats].append(puzzle)

    @property
    def wanted(self) -> dict[str, int]:
        """How many are still missing for each number of players."""
        missing = {f"{players} players": WANTED - len(found) for players, found in self._found.items()}
        return {name: count for name, count in missing.items() if count > 0}

    def look_through(self, seed: int) -> list[Puzzle]:
        """Return the puzzles that a game gives."""
        players = PLAYERS[seed % len(PLAYERS)]
        known = self._found[players]
        game = KingOfSiam(players=players)
        found: list[Puzzle] = []
        hands: set[bytes] = set()
        for vector in endings(game, seed) if len(known) < WANTED else ():
            held = vector[k.HAND : k.TO_MOVE].tobytes()
            same = sum(puzzle.task.count == cards_left(vector) for puzzle in known)
            if held in hands or same >= MOST_OF[int(cards_left(vector))]:
                continue
            may_pass = seed % 5 == 0 and sum(puzzle.turn == PASS_TEXT for puzzle in known) < MOST_PASSES
            puzzle = self._puzzle(game.parse(format_position(vector, game.map)), may_pass)
            if puzzle is not None:
                found.append(puzzle)
                known.append(puzzle)
                hands.add(held)
                if len(found) == MOST_A_GAME or len(known) == WANTED:
                    break
        return found

    def _puzzle(self, state: State, may_pass: bool) -> Puzzle | None:
        """Return the puzzle of a position, if only one turn wins by force."""
        try:
            task = task_of(state)
            if not FEWEST_TURNS <= count_turns(state.vector) <= MOST_TURNS or not self._judge.can_win(state):
                return None
            # A pass is soon looked at; all other turns are not.
            if not may_pass and self._judge.keeps(state, task, PASS_TEXT):
                return None
            turn = self._judge.claim(state, task)
            if turn is None or (turn == PASS_TEXT and not may_pass):
                return None
            return Puzzle(task, str(state), turn, themes_of(state, task, turn, self._judge))
        except OptionError:
            return None  # not to be had within the nodes


def count_turns(vector: Vector) -> int:
    """Return how many legal turns there are, as far as MOST_TURNS and one more."""
    return sum(1 for _ in islice(whole_turns(vector), MOST_TURNS + 1))


def endings(game: KingOfSiam, seed: int) -> Iterator[Vector]:
    """Yield positions with few cards left: those of a game between levels, and of its branches."""
    chance = Random(seed)
    state: State = game.start(seed=chance.getrandbits(30))
    engines = [
        make_named_engine(f"level-{chance.choice(LEVELS)}", game, chance.getrandbits(30)) for _ in range(game.seats)
    ]
    while state.outcome is None and cards_left(state.vector) > BRANCHED_AT:
        named = engines[state.to_move - 1]
        state = state.play(named.engine.think(state, named.limits).turn)
    if state.outcome is None:
        for _ in range(BRANCHES):
            yield from _branch(state.vector, chance)


def _branch(vector: Vector, chance: Random) -> Iterator[Vector]:
    """Yield the positions of one ending, each as a whole turn begins; random turns lead from one to the next."""
    out, scratch = make_buffers(kernel.KingOfSiamTag())
    vector = np.array(vector)
    while not vector[k.IS_OVER]:
        if kernel.is_turn_start(vector):
            if cards_left(vector) in MOST_OF:
                yield vector.copy()
            actions = out[: kernel.legal(vector, out, scratch)].tolist()
            action = k.PASS if len(actions) == 1 or chance.random() < PASSING else chance.choice(actions[1:])
        else:
            action = chance.choice(out[: kernel.legal(vector, out, scratch)].tolist())
        kernel.apply(vector, action)
