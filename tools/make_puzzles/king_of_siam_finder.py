"""Find endings of King of Siam that make good puzzles.

Each seed gives one random game. Its players pass more often than not, and keep the cards that a puzzle's solution
should play. A game gives at most one found puzzle: a position with few cards left that the side to move would lose if
all passed, and in which only one turn wins. ``WANTED`` says how many puzzles to find for each first action.

Endings with many cards are rare. So the finder also varies each puzzle: it returns played cards to players' hands, and
takes a follower from the player for each card, until six cards are left. After each step only one turn may win.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from itertools import islice
from random import Random

import erawan
from erawan.core.contract import Vector, make_buffers
from erawan.core.errors import ErawanError, OptionError
from erawan.core.state import State
from erawan.games.king_of_siam import kernel
from erawan.games.king_of_siam import layout as k
from erawan.games.king_of_siam.notation import PASS_TEXT
from erawan.games.king_of_siam.position import format_position
from erawan.games.king_of_siam.state import KingOfSiam
from erawan.games.king_of_siam.state_queries import cards_left
from erawan.games.king_of_siam.winning import team_of, winners
from erawan.puzzles.duplicates import KnownPuzzles
from erawan.puzzles.king_of_siam_judge import KingOfSiamJudge, task_of, whole_turns
from erawan.puzzles.puzzle import Puzzle

PLAYERS = (2, 3, 4)
WANTED = {k.KING: 30, k.ONE: 30, k.TWO: 30, k.KHON: 8, k.PASS: 8}
"""How many puzzles to find for each first action, with each number of players."""
MOST_OF = {2: 16, 3: 28, 4: 28, 5: 28, 6: 28, 7: 28}
"""How many endings to find at most with each number of cards left, for each number of players."""
FEWEST_OPEN, MOST_OPEN = 2, 3
"""How many provinces may be open. With more of them, a pass usually wins as well; with only one, many turns win."""
FEWEST_TURNS, MOST_TURNS = 8, 1500
"""How many legal turns there may be. Fewer make the puzzle too easy; more take people too long to look through."""
FIRST_LOOK, MOST_NODES = {2: 400, 3: 400, 4: 400, 5: 1000, 6: 2500, 7: 2500}, 20_000
"""Limits of nodes: to see whether a position can be won at all, by the cards left; then to judge each of its turns."""
KEPT = ((k.KING,), (k.KING,), (k.KING, k.TWO), (k.ONE,), (k.TWO,), (k.ONE, k.TWO), (k.KING, k.ONE, k.TWO), ())
"""The cards that players keep; each game chooses one of these sets."""
MANY_CARDS, VARIATIONS = 6, 40
"""How many cards a varied puzzle has, and how many tries there are to return one card."""
PASSING = (0.55, 0.7, 0.8, 0.88)


class EndingFinder:
    """Find wanted endings in numbered games; the number of players changes from game to game."""

    def __init__(self, known: list[Puzzle]) -> None:
        self._scouts = {cards: KingOfSiamJudge(rows=1 << 14, most_nodes=nodes) for cards, nodes in FIRST_LOOK.items()}
        self._judge = KingOfSiamJudge(rows=1 << 14, most_nodes=MOST_NODES)
        self._known = KnownPuzzles()
        self._missing = {(players, action): count for players in PLAYERS for action, count in WANTED.items()}
        self._by_cards: Counter[tuple[int, int]] = Counter()
        for puzzle in known:
            self._take(puzzle)

    @property
    def wanted(self) -> dict[str, int]:
        """The number of missing puzzles for each number of players and first action."""
        return {f"{players} players, action {at}": count for (players, at), count in self._missing.items() if count > 0}

    def look_through(self, seed: int) -> list[Puzzle]:
        """Return the puzzle that the game of a seed gives, and a varied one; an empty list if it gives none."""
        game = KingOfSiam(players=PLAYERS[seed % len(PLAYERS)])
        for vector in random_endings(game, seed):
            if self._by_cards[game.seats, int(cards_left(vector))] >= MOST_OF[int(cards_left(vector))]:
                continue
            puzzle = self._puzzle(game.parse(format_position(vector, game.map)))
            if puzzle is not None and self._known.near(puzzle) is None:
                self._take(puzzle)
                return [puzzle, *self.vary(puzzle, seed)]
        return []

    def vary(self, puzzle: Puzzle, seed: int) -> list[Puzzle]:
        """Return a puzzle with ``MANY_CARDS`` cards, made from one with fewer; an empty list if none is found."""
        chance, varied = Random(seed), puzzle
        while varied.task.count < MANY_CARDS:
            found = self._with_a_card_back(varied, chance)
            if found is None:
                return []
            varied = found
        if varied is puzzle or self._known.near(varied) is not None:
            return []
        self._take(varied)
        return [varied]

    def _with_a_card_back(self, puzzle: Puzzle, chance: Random) -> Puzzle | None:
        """Return a puzzle with one card more in some hand; None if ``VARIATIONS`` tries find none."""
        state = erawan.parse(puzzle.position)
        for _ in range(VARIATIONS):
            with suppress(ErawanError):
                found = self._puzzle(with_card_back(state, chance))
                if found is not None:
                    return found
        return None

    def _puzzle(self, state: State) -> Puzzle | None:
        """Return the puzzle of a position; None unless only one turn wins by force, and its first action is wanted."""
        task = task_of(state)
        wants_pass = self._missing[state.game.seats, k.PASS] > 0
        try:
            if not self._scouts[task.count].can_win(state):
                return None
            # A pass takes little time to check; all other turns take much.
            if not wants_pass and self._judge.keeps(state, task, PASS_TEXT):
                return None
            if not FEWEST_TURNS <= count_turns(state.vector) <= MOST_TURNS:
                return None
            turn = self._judge.claim(state, task)
        except OptionError:
            return None  # not decided within the limit of nodes
        if turn is None or self._missing.get((state.game.seats, state.parse_turn(turn)[0]), 0) <= 0:
            return None
        # A card that does nothing makes no puzzle.
        has_effect = ":" in turn or turn == PASS_TEXT
        return Puzzle(task, str(state), turn) if has_effect else None

    def _take(self, puzzle: Puzzle) -> None:
        state = erawan.parse(puzzle.position)
        action = state.parse_turn(puzzle.turn)[0]
        if (state.game.seats, action) in self._missing:
            self._missing[state.game.seats, action] -= 1
        self._by_cards[state.game.seats, puzzle.task.count] += 1
        self._known.add(puzzle)


def with_card_back(state: State, chance: Random) -> State:
    """Return a position in which some player has played one card fewer, and taken one follower fewer.

    Raise MalformedError if the player cannot have such a hand.
    """
    game, vector = state.game, state.vector
    assert isinstance(game, KingOfSiam)
    seat, card = chance.randrange(game.seats), chance.randrange(k.CARDS)
    taken = [faction for faction in range(k.FACTIONS) if vector[k.COURT + k.FACTIONS * seat + faction]]
    if taken:
        faction = chance.choice(taken)
        vector[k.COURT + k.FACTIONS * seat + faction] -= 1
        vector[k.POOL + faction] += 1
    vector[k.HAND + k.CARDS * seat + card] += 1
    return game.parse(format_position(vector, game.map))


def count_turns(vector: Vector) -> int:
    """Return how many legal turns there are; stop counting at ``MOST_TURNS + 1``."""
    return sum(1 for _ in islice(whole_turns(vector), MOST_TURNS + 1))


def random_endings(game: KingOfSiam, seed: int) -> Iterator[Vector]:
    """Yield the positions of a random game that may make a puzzle (``is_worth_a_look``)."""
    chance = Random(seed)
    out, scratch = make_buffers(kernel.KingOfSiamTag())
    vector = game.start(seed=chance.getrandbits(30)).vector
    kept, passing = chance.choice(KEPT), chance.choice(PASSING)
    while not vector[k.IS_OVER]:
        actions = out[: kernel.legal(vector, out, scratch)].tolist()
        if kernel.is_turn_start(vector):
            if is_worth_a_look(vector):
                yield vector.copy()
            if len(actions) == 1 or chance.random() < passing:
                action = k.PASS
            else:
                action = chance.choice([each for each in actions[1:] if each not in kept] or actions[1:])
        else:
            action = chance.choice(actions)
        kernel.apply(vector, action)


def is_worth_a_look(vector: Vector) -> bool:
    """Return whether few enough cards and provinces are left, and the side to move has cards but loses if all pass."""
    mover = int(vector[k.TO_MOVE])
    hand = vector[k.HAND + k.CARDS * mover :][: k.CARDS]
    still = k.PROVINCES - int(vector[k.SETTLED])
    if int(cards_left(vector)) not in MOST_OF or not hand.any() or not FEWEST_OPEN <= still <= MOST_OPEN:
        return False
    here = vector.copy()
    while not here[k.IS_OVER]:
        kernel.apply(here, k.PASS)
    return not int(winners(here)) & int(team_of(vector, mover))
