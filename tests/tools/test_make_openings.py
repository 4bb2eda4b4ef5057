"""The opening book of Siam is made from games, and read again."""

from tools.make_openings import make_book

import erawan
from erawan.games.siam.canonical import canonical_position
from erawan.records import record_of
from erawan.search.limits import Limits
from erawan.search.siam.opening_book import BookPosition, GameCount, format_book, parse_book

# A game that the elephants win, and the same game in a mirror.
LINES = (
    ("+b1n", "+a5e", "b1b2n", "a5s", "b2b3n", "+e5w", "b3b4n", "e5s", "b4b5n"),
    ("+d1n", "+e5w", "d1d2n", "e5s", "d2d3n", "+a5e", "d3d4n", "a5s", "d4d5n"),
)


def test_games_are_counted_however_the_board_is_turned():
    start = erawan.game("siam").start()
    book = make_book([record_of(start, line) for line in LINES], turns=3, least=2, limits=Limits(nodes=500))
    assert list(book[canonical_position(start)[0]].turns.values()) == [GameCount(elephants=2)]
    assert len(book) == 3
    assert all(0 <= position.chance <= 1 for position in book.values())


def test_a_book_is_read_as_it_was_written():
    book = {"......###...... E": BookPosition(0.531, {"+b1n": GameCount(3, 1, 2), "+a1n": GameCount(0, 0, 1)})}
    assert parse_book(format_book(book, "one position").splitlines()) == book
