"""The track of tiles and the seats of King of Siam as parts of an SVG picture."""

from __future__ import annotations

from collections.abc import Iterator

from erawan.drawing.king_of_siam.captions import (
    followers_caption,
    hand_caption,
    latest_caption,
    seat_title,
    tile_caption,
)
from erawan.drawing.king_of_siam.svg_map import draw_counts
from erawan.drawing.king_of_siam.symbols import box, group, lines_of, use, words
from erawan.drawing.king_of_siam.table_facts import SeatFacts, TableFacts, TileFacts
from erawan.games.king_of_siam.maps import FACTION_LETTERS
from erawan.games.king_of_siam.position import FULL_HAND_TEXT
from erawan.words import Phrase, say

TILE_HEIGHT = 88
_CARDS_A_ROW = 4
_CARD_WIDTH = 55
_CARD_STEP = 60
_TALLEST_CARD = 84
_SEAT_HEAD = 36
_LATEST_HEIGHT = 14
_BACK, _NO_CARD = "*", "."


# ---- the track


def draw_track(table: TableFacts, language: str, width: float) -> Iterator[str]:
    """Yield the eight tiles in the order of their slots, with the upper left corner at the origin."""
    step = (width + 8) / len(table.tiles)
    for slot, tile in enumerate(table.tiles):
        yield group(tile_caption(table, slot, language), _tile(table, tile, slot, step * slot, step - 8), "kos-tile")


def _tile(table: TableFacts, tile: TileFacts, slot: int, left: float, width: float) -> Iterator[str]:
    facts = table.provinces[tile.province]
    middle = left + width / 2
    if facts.owner:
        yield box("kos-back", left, 0, width, TILE_HEIGHT, 9)
        yield words("kos-down", left + 26, 50, facts.code)
        yield use(f"owner-{facts.owner}", left + width - 24, 50, 46)
    else:
        yield box("kos-paper", left, 0, width, TILE_HEIGHT, 9)
        yield words("kos-code", middle, 46, facts.code)
        for at, line in enumerate(lines_of(facts.name, 13, 2)):
            yield words("kos-tile-name", middle, 64 + 14 * at, line)
    if tile.is_contested:
        yield box("kos-chosen", left, 0, width, TILE_HEIGHT, 9)
        yield use("lotus", left + 38, 6, 34)
    if tile.is_marked and facts.owner:
        yield use("crown", left + 26, 72, 30)
    elif tile.is_marked:
        yield use("crown", left + width - 17, 15, 30)
    yield words("kos-down-corner" if facts.owner else "kos-corner", left + 8, 18, str(slot + 1))


# ---- the seats


def draw_seat(table: TableFacts, seat: SeatFacts, language: str, width: float, height: float) -> Iterator[str]:
    """Yield one seat with its latest turn, followers and cards, with the upper left corner at the origin."""
    yield box("kos-paper", 0, 0, width, height, 10)
    if seat.is_to_move or seat.has_won:
        yield box("kos-chosen", 0, 0, width, height, 10)
        yield use("crown" if seat.has_won else "lotus", width - 26, 21, 40)
    yield words("kos-title", 14, 26, seat_title(seat, language))
    if seat.has_passed:
        yield words("kos-small kos-end", width - 14, 26, say(Phrase("kos-passed"), language))
    head = _SEAT_HEAD
    if seat.latest_turn:
        told = iter([words("kos-small", 14, head + 9, seat.latest_turn)])
        yield group(latest_caption(seat, table, language), told, "kos-latest")
        head += _LATEST_HEIGHT
    card = min(_TALLEST_CARD, (height - head - 58) / 2)
    court = height - head - 2 * card - 16
    figures = draw_counts(seat.court, width / 2, head + court / 2, min(86, court))
    yield group(followers_caption(seat.court, language), figures, "kos-court")
    yield group(hand_caption(seat, language), _hand(seat, width, height, card), "kos-hand")


def _hand(seat: SeatFacts, width: float, height: float, card: float) -> Iterator[str]:
    """Two rows of places for cards: the held ones, and in faint colours the card on top of the pile (K4.6)."""
    left = (width - _CARD_STEP * (_CARDS_A_ROW - 1) - _CARD_WIDTH) / 2
    held = _places(seat)
    # A known card lies where it was held; a hidden hand has room at its end.
    pile = held.rfind(".") if seat.hidden_cards else _last_place(seat.top_card, held)
    for at, letter in enumerate(held):
        row, column = divmod(at, _CARDS_A_ROW)
        x, y = left + _CARD_STEP * column, height - (2 - row) * (card + 5) - 3
        if letter == _NO_CARD:
            yield box("kos-slot", x, y, _CARD_WIDTH, card, 6)
            if at == pile and seat.top_card:
                yield f'<g class="kos-played">{"".join(_face(seat.top_card, x, y, card))}</g>'
        elif letter == _BACK:
            yield from _back(x, y, card)
        else:
            yield box("kos-paper", x, y, _CARD_WIDTH, card, 6)
            yield from _face(letter, x, y, card)


def _places(seat: SeatFacts) -> str:
    """Return the eight places of the hand: a card's letter, a back, or none."""
    if seat.hidden_cards:
        return (_BACK * seat.hidden_cards).ljust(len(FULL_HAND_TEXT), _NO_CARD)
    places, left = "", seat.hand
    for letter in FULL_HAND_TEXT:
        places += letter if letter in left else _NO_CARD
        left = left.replace(letter, "", 1)
    return places


def _last_place(letter: str, held: str) -> int:
    """Return the last empty place for a card of this letter; -1 if there is none."""
    places = [at for at, card in enumerate(FULL_HAND_TEXT) if card == letter and held[at] == _NO_CARD]
    return places[-1] if places else -1


def _back(x: float, y: float, height: float) -> Iterator[str]:
    yield box("kos-back", x, y, _CARD_WIDTH, height, 6)
    yield box("kos-weave", x + 5, y + 5, _CARD_WIDTH - 10, height - 10, 4)
    yield use("petals", x + _CARD_WIDTH / 2, y + height / 2, 44, "kos-gilt")


def _face(letter: str, x: float, y: float, height: float) -> Iterator[str]:
    """Yield a card's letter, and a picture of the pieces that it moves."""
    middle, down = x + _CARD_WIDTH / 2, y + height / 2
    if letter in FACTION_LETTERS:
        size = min(40, height * 0.72)
        yield use(letter, middle - 9, down + 3, size)
        yield use(letter, middle + 11, down + 3, size)
    else:
        yield use(f"card-{letter}", middle + 2, down + 3, min(50, height * 0.82))
    yield words("kos-corner", x + 5, y + 14, letter)
