"""The opening book of Siam: what strong engines played from a position, who won, and what an engine thinks of it.

The book is a text file made by ``python -m tools.make_openings``. Each line has a canonical position
(``games/siam/canonical.py``), the elephants' winning chance in tenths of a percent, and the turns played there. Each
turn has three numbers: the games won by the elephants, drawn, and won by the rhinos::

    ......###...... E<tab>531<tab>+b1n:70-2-48 +a1n:20-0-31

Comments begin with ``# ``.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from erawan.core.state import State
from erawan.games.siam.canonical import BoardSymmetry, canonical_position, turn_as_seen
from erawan.games.siam.state import Siam, SiamState

FILE = Path(__file__).parent / "siam_openings.txt"
ELEPHANTS = 1
"""The seat of the elephants."""
DRAWN = 0.5
WHOLE = 1000
"""The win probability 1 in the units of the file."""


@dataclass(frozen=True)
class GameCount:
    """Finished games by who won."""

    elephants: int = 0
    drawn: int = 0
    rhinos: int = 0

    @property
    def games(self) -> int:
        """The number of games."""
        return self.elephants + self.drawn + self.rhinos


@dataclass(frozen=True)
class BookPosition:
    """A position of the book with canonical turns."""

    chance: float
    """The win probability of the elephants by an engine's evaluation, from 0 to 1; a draw counts half."""

    turns: dict[str, GameCount]


@dataclass(frozen=True)
class BookTurn:
    """A turn that was played in a position, in the orientation of the position that was looked up."""

    turn: str
    count: GameCount
    chance: float | None
    """The win probability of the elephants after the turn; None if the book does not have that position."""


@dataclass(frozen=True)
class BookPage:
    """The entries of the book for one position."""

    chance: float | None
    turns: tuple[BookTurn, ...] = ()
    """The turns that were played, most frequent first."""

    @property
    def games(self) -> int:
        """The number of games that went on from the position."""
        return sum(each.count.games for each in self.turns)


def parse_book(lines: Iterable[str]) -> dict[str, BookPosition]:
    """Return the positions of a book by their canonical texts."""
    book = {}
    for line in lines:
        if line.startswith("# ") or not line.strip():
            continue
        name, chance, turns = line.rstrip("\n").split("\t")
        counts = {}
        for part in turns.split():
            turn, count = part.split(":")
            counts[turn] = GameCount(*map(int, count.split("-")))
        book[name] = BookPosition(int(chance) / WHOLE, counts)
    return book


def format_book(book: dict[str, BookPosition], comment: str) -> str:
    """Return the text of a book, its positions in alphabetical order."""
    lines = [f"# {comment}"]
    for name, position in sorted(book.items()):
        turns = [
            f"{turn}:{count.elephants}-{count.drawn}-{count.rhinos}"
            for turn, count in sorted(position.turns.items(), key=lambda item: (-item[1].games, item[0]))
        ]
        lines.append(f"{name}\t{round(WHOLE * position.chance)}\t{' '.join(turns)}")
    return "\n".join(lines) + "\n"


@cache
def read_book() -> dict[str, BookPosition]:
    """Return the book of this package."""
    with FILE.open(encoding="utf-8") as lines:
        return parse_book(lines)


def look_up(state: State) -> BookPage:
    """Return the book's page on a position; an empty page if the book lacks it, or its options are not the defaults."""
    found, symmetries = _find(state)
    if found is None:
        return BookPage(None)
    turns = []
    for canonical, count in found.turns.items():
        turn = turn_as_seen(canonical, symmetries)
        turns.append(BookTurn(turn, count, chance_after(state, turn)))
    return BookPage(found.chance, tuple(sorted(turns, key=lambda each: (-each.count.games, each.turn))))


def chance_after(state: State, turn: str) -> float | None:
    """Return the win probability of the elephants after a turn; None if the book does not have that position."""
    after = state.play(turn)
    if after.outcome is not None:
        winners = after.outcome.winners
        return float(ELEPHANTS in winners) if len(winners) == 1 else DRAWN
    found, _ = _find(after)
    return None if found is None else found.chance


def _find(state: State) -> tuple[BookPosition | None, list[BoardSymmetry]]:
    """Return the entry of a position, and the symmetries that lead from it to the canonical one."""
    if not isinstance(state, SiamState) or state.game != Siam():
        return None, []
    name, symmetries = canonical_position(state)
    return read_book().get(name), symmetries
