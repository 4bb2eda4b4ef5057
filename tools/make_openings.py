"""``python -m tools.make_openings``: make the opening book of Siam from recorded games.

The games come from the arena. These commands made the book of this package, before ``best`` began its games by it::

    erawan arena best best --game siam --openings 0 --nodes 30000 --games 500 --seed 22 --out games-0.erawan
    erawan arena best best --game siam --openings 1 --nodes 30000 --games 500 --seed 22 --out games-1.erawan
    python -m tools.make_openings games-0.erawan games-1.erawan

In the first match ``best`` varies its opening turns, in the second the first turn is random, so that every beginning
is in the book. Each position of the book is then searched once.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

from erawan.analysis.game_analysis import analyse_position
from erawan.analysis.probabilities import win_probability
from erawan.games.siam.canonical import canonical_position, canonical_turn
from erawan.games.siam.state import SiamState
from erawan.records import Record, RecordError, read_records
from erawan.search.limits import Limits
from erawan.search.siam.opening_book import ELEPHANTS, FILE, BookPosition, GameCount, format_book

app = App(name="python -m tools.make_openings", help="Make the opening book of Siam from recorded games.")


@app.default
def make_openings(
    *files: Annotated[Path, Parameter(help="Files of recorded games of Siam.")],
    out: Annotated[Path, Parameter(help="The book.")] = FILE,
    turns: Annotated[int, Parameter(help="So many turns of each game belong to the opening.")] = 12,
    least: Annotated[int, Parameter(help="Positions that fewer games reached are left out.")] = 2,
    nodes: Annotated[int, Parameter(help="Nodes of the search of each position.")] = 50_000,
) -> None:
    """Make the book from files of recorded games."""
    games = [record for path in files for record in _records(path)]
    book = make_book(games, turns, least, Limits(nodes=nodes))
    comment = f"{len(games)} games, {len(book)} positions of the first {turns} turns, {nodes} nodes each"
    out.write_text(format_book(book, comment), encoding="utf-8")
    print(comment)


def _records(path: Path) -> Iterator[Record]:
    for record in read_records(path):
        if isinstance(record, RecordError):
            raise record
        yield record


def make_book(games: Iterable[Record], turns: int, least: int, limits: Limits) -> dict[str, BookPosition]:
    """Return the positions that at least ``least`` games reached in their first turns, with the games' results."""
    winners: dict[str, dict[str, Counter[str]]] = defaultdict(lambda: defaultdict(Counter))
    shown: dict[str, SiamState] = {}
    for record in games:
        won = _winner(record)
        # Under repetition a game may come back to a position: it counts once for each turn played there.
        for state, turn in zip(record.replay(), record.texts[:turns], strict=False):
            assert isinstance(state, SiamState)
            name, symmetries = canonical_position(state)
            winners[name][canonical_turn(turn, symmetries)][won] += 1
            shown.setdefault(name, state)
    often = [name for name in winners if sum(count.total() for count in winners[name].values()) >= least]
    return {name: _book_position(shown[name], winners[name], limits) for name in often}


def _winner(record: Record) -> str:
    """Return the field of ``GameCount`` that a game adds to."""
    *_, last = record.replay()
    won = last.outcome.winners if last.outcome else ()
    return "drawn" if len(won) != 1 else "elephants" if won[0] == ELEPHANTS else "rhinos"


def _book_position(state: SiamState, turns: dict[str, Counter[str]], limits: Limits) -> BookPosition:
    # Without its history: in another game the position may occur for the first time.
    fresh = state.game.parse(" ".join(str(state).split(" ")[:2]))
    chance = win_probability(analyse_position(fresh, limits, lines=1).evaluation, ELEPHANTS)
    return BookPosition(chance, {turn: GameCount(**count) for turn, count in turns.items()})


if __name__ == "__main__":
    app()
