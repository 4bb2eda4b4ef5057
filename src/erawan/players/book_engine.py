"""The opening book in play: an engine that plays turns of the book, and searches where the book ends.

1. The book counts games between strong engines (``search/siam/opening_book.py``). A turn may be played if at least
   ``LEAST_GAMES`` went on with it.
2. Its score is the part of these games that the side to move won; a draw counts half. Turns at most ``MARGIN`` below
   the best score may be played.
3. One of them is drawn: the more games, the likelier. Turns that mirror each other are equally likely.

The seed and the position alone decide what is drawn, as in ``varied_engine.py``.
"""

from __future__ import annotations

from random import Random

from erawan.core.state import State
from erawan.search.limits import Limits, Stop
from erawan.search.search_result import Engine, Evaluation, Line, Report, SearchResult
from erawan.search.siam.engine import mirrored_lines
from erawan.search.siam.opening_book import ELEPHANTS, BookTurn, look_up

LEAST_GAMES = 20
MARGIN = 0.1
"""How far the score of a turn may be below the best one; about the standard error of 20 games."""


class BookEngine:
    """An engine that plays from the opening book of Siam while it can, and then asks another engine."""

    def __init__(self, engine: Engine, seed: int | None) -> None:
        self._engine = engine
        self._seed = Random().getrandbits(63) if seed is None else seed

    def forget(self) -> None:
        """Forget earlier searches."""
        self._engine.forget()

    def think(
        self, state: State, limits: Limits, *, lines: int = 1, report: Report | None = None, stop: Stop | None = None
    ) -> SearchResult:
        """Return a turn of the book, found without any search; what the engine finds if the book has none."""
        turns = book_turns(state) if lines == 1 and state.outcome is None else []
        if not turns:
            return self._engine.think(state, limits, lines=lines, report=report, stop=stop)
        chance = Random(f"{self._seed} {state}")
        drawn = chance.choices(turns, [each.count.games for each in turns])[0]
        line = Line((drawn.turn,), Evaluation(_returns(drawn)))
        return SearchResult((chance.choice(mirrored_lines(state, line)),), depth=0, nodes=0, seconds=0.0)


def book_turns(state: State) -> list[BookTurn]:
    """Return the turns of the book that may be played in a position, in a fixed order."""
    known = [each for each in look_up(state).turns if each.count.games >= LEAST_GAMES]
    best = max((_score(each, state.to_move) for each in known), default=0.0)
    return [each for each in known if _score(each, state.to_move) >= best - MARGIN]


def _score(turn: BookTurn, seat: int) -> float:
    """Return the part of the games with a turn that a seat won; a draw counts half."""
    count = turn.count
    won = count.elephants if seat == ELEPHANTS else count.rhinos
    return (won + count.drawn / 2) / count.games


def _returns(turn: BookTurn) -> tuple[float, float]:
    """Return the expected result of both seats: by the engine's opinion in the book, or by the games."""
    score = _score(turn, ELEPHANTS) if turn.chance is None else turn.chance
    expected = max(-1.0, min(1.0, 2 * score - 1))
    return (expected, -expected)
