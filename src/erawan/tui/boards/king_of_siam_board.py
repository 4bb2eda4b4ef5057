"""The board of King of Siam: the track of tiles, the country, the seats beside it, the hand below."""

from __future__ import annotations

import re
from collections import Counter

from rich.text import Text

from erawan.core.outcome import Choice
from erawan.drawing.king_of_siam import captions, text_map
from erawan.drawing.king_of_siam.table_facts import SeatFacts, TableFacts, lay_table
from erawan.drawing.king_of_siam.text_map import CONTESTED_STYLE, OWNER_STYLES, MapSize, draw_counts
from erawan.drawing.text_king_of_siam import draw_seat, draw_track
from erawan.games.king_of_siam.maps import FACTION_LETTERS
from erawan.games.king_of_siam.notation import CARD_LETTERS, CARD_NAMES, PASS_TEXT
from erawan.games.king_of_siam.state import KingOfSiamState
from erawan.tui.boards.board import Board, BoardSituation
from erawan.tui.boards.canvas import DOUBLE, ROUND, Canvas, Picture, Spot
from erawan.words import Phrase, say

SEATS_WIDTH = 27
LEAST_PANEL = 34
PANEL_BELOW = 5
TILE_WIDTH = 10
CARD_WIDTH = 11

_PARTS = re.compile(r"([RLM]+)@([a-z]{2})|(!?)(?<![a-z])([a-z]{2})(?![a-z])")


class KingOfSiamBoard(Board):
    """The table as one seat sees it."""

    shows_seats = True

    def __init__(self) -> None:
        super().__init__()
        self._map_size: MapSize = text_map.SMALL

    @property
    def _is_small(self) -> bool:
        return self._map_size == text_map.SMALL

    def fit(self, width: int, height: int) -> bool:
        """Pick the largest map that leaves room for the panel: beside the table, or else below it."""
        for size in (text_map.LARGE, text_map.MEDIUM):
            self._map_size = size
            if self._width + LEAST_PANEL <= width and self._height + 2 <= height:
                self.redraw()
                return True
        for size in (text_map.MEDIUM, text_map.SMALL):
            self._map_size = size
            if self._width <= width and self._height + 2 * PANEL_BELOW <= height:
                break
        self.redraw()
        return self._is_small and width >= self._width + LEAST_PANEL

    @property
    def _width(self) -> int:
        return self._map_size.width + 2 + SEATS_WIDTH

    @property
    def _height(self) -> int:
        return self._map_top + self._map_size.height + (2 if self._is_small else 4)

    @property
    def _map_top(self) -> int:
        return 1 if self._is_small else 3

    def draw(self, situation: BoardSituation) -> Picture:
        """Return the table with the choices on it."""
        assert isinstance(situation.state, KingOfSiamState)
        table = lay_table(situation.state, "everything" if situation.shows_all else situation.view.seat, situation.view)
        canvas = Canvas([])
        spots = [*self._track(canvas, table), *self._country(canvas, table, situation)]
        self._seats(canvas, table, situation)
        spots += self._hand(canvas, table, situation)
        self._status(canvas, table, situation)
        picture = Picture([], tuple(spots))
        for choice in sorted(situation.choices, key=lambda choice: choice.text == situation.picked):
            self._offer(canvas, picture, situation, choice)
        return Picture(canvas.rows(), picture.spots)

    def spots_of(self, situation: BoardSituation, choice: Choice) -> tuple[str, ...]:
        """Return the card, tile, province or followers of a choice."""
        if not situation.prefix:
            return (f"card:{choice.text}",)
        added = added_part(situation.prefix, choice.text)
        if added is None:
            return ()
        faction, mark, code = added
        if faction:
            return f"{faction}@{code}", f"at:{code}"
        if mark or choice.text.startswith("king"):
            return f"tile:{code}", f"at:{code}"
        return (f"at:{code}",)

    # ---- parts

    def _track(self, canvas: Canvas, table: TableFacts) -> list[Spot]:
        if self._is_small:
            canvas.put_text(0, 0, draw_track(table))
            return [
                Spot(f"tile:{table.provinces[tile.province].code}", TILE_WIDTH * slot, 0, TILE_WIDTH - 1, 1)
                for slot, tile in enumerate(table.tiles)
            ]
        step = self._width // len(table.tiles)
        spots = []
        for slot, tile in enumerate(table.tiles):
            facts = table.provinces[tile.province]
            spot = Spot(f"tile:{facts.code}", step * slot, 0, step - 1, 3)
            style = CONTESTED_STYLE if tile.is_contested else "grey50"
            canvas.frame(spot, DOUBLE if tile.is_contested else ROUND, style)
            canvas.put(spot.left + 1, 0, str(slot + 1), "dim")
            label = Text(facts.code, "dim" if facts.owner else "bold")
            label.append("!" if tile.is_marked else " ", "bold red")
            if facts.owner:
                label.append(f" {facts.owner} ", OWNER_STYLES[facts.owner])
            else:
                label.append(facts.name)
            label.truncate(step - 3, overflow="ellipsis")
            canvas.put_text(spot.left + 1, 1, label)
            spots.append(spot)
        return spots

    def _country(self, canvas: Canvas, table: TableFacts, situation: BoardSituation) -> list[Spot]:
        top = self._map_top
        for row, line in enumerate(text_map.draw_map(table, situation.language, self._map_size), top):
            canvas.put_text(0, row, line)
        spots = []
        for province, facts in enumerate(table.provinces):
            left, above, width, height = text_map.box_at(table.plan, province, self._map_size)
            spots.append(Spot(f"at:{facts.code}", left, top + above, width, height))
            for faction, letter in enumerate(FACTION_LETTERS):
                column, row, breadth = text_map.followers_at(table.plan, province, faction, self._map_size)
                spots.append(Spot(f"{letter}@{facts.code}", column, top + row, breadth, 1))
        return spots

    def _seats(self, canvas: Canvas, table: TableFacts, situation: BoardSituation) -> None:
        left, top = self._map_size.width + 2, self._map_top
        gap = (self._map_size.height - 2) // len(table.seats) - 3
        for seat in table.seats:
            name = situation.names[seat.number - 1] if situation.names else ""
            for line in draw_seat(seat, situation.language, name, SEATS_WIDTH):
                canvas.put_text(left, top, line)
                top += 1
            top += min(gap, 2)
        pool = Text(say(Phrase("kos-pool"), situation.language) + "  ").append_text(draw_counts(table.pool))
        canvas.put_text(left, top, pool)

    def _hand(self, canvas: Canvas, table: TableFacts, situation: BoardSituation) -> list[Spot]:
        """Return the cards of the viewer, and the pass; nothing for a spectator."""
        if situation.view.seat is None or situation.shows_all:
            return []
        seat = table.seats[situation.view.seat - 1]
        top = self._map_top + self._map_size.height
        if self._is_small:
            return self._chips(canvas, seat, situation.language, top)
        spots = []
        step = min(CARD_WIDTH + 1, self._width // 8)
        for at, (name, letter, count) in enumerate(_held(seat)):
            spot = Spot(f"card:{name}", step * at, top, step - 1, 3)
            # The card that is being played lies out.
            canvas.frame(spot, ROUND, situation.highlights.picked if situation.prefix.partition(":")[0] == name else "")
            canvas.put(spot.left + 1, top, f"{letter}{'×' + str(count) if count > 1 else ''}", "bold")
            label = Text(card_words(name, letter, situation.language))
            label.truncate(step - 3, overflow="ellipsis")
            canvas.put_text(spot.left + 1, top + 1, label)
            spots.append(spot)
        return spots

    def _chips(self, canvas: Canvas, seat: SeatFacts, language: str, top: int) -> list[Spot]:
        """Return one row of cards; names where there is room for them all, else the words of the notation."""
        held = _held(seat)
        labels = [card_words(name, letter, language) for name, letter, _ in held]
        if sum(len(label) + 5 for label in labels) + 2 > self._width:
            labels = [name for name, _, _ in held]
        left, spots = 0, []
        for (name, letter, count), label in zip(held, labels, strict=True):
            chip = Text(f" {letter}", "bold reverse" if letter.strip() else "reverse").append(
                f" {label}{'×' + str(count) if count > 1 else ''} ", "reverse"
            )
            canvas.put_text(left, top, chip)
            spots.append(Spot(f"card:{name}", left, top, chip.cell_len, 1))
            left += chip.cell_len + 1
        return spots

    def _status(self, canvas: Canvas, table: TableFacts, situation: BoardSituation) -> None:
        told = Text(" · ".join(captions.status(table, situation.language)), "dim")
        told.truncate(self._width, overflow="ellipsis")
        canvas.put_text(0, self._height - 1, told)

    def _offer(self, canvas: Canvas, picture: Picture, situation: BoardSituation, choice: Choice) -> None:
        is_picked = choice.text == situation.picked
        style = situation.highlights.picked if is_picked else situation.highlights.offered
        names = self.spots_of(situation, choice)
        spot = picture.spot(names[0]) if names else None
        if spot is None:
            return
        if spot.height > 1:
            canvas.tint_frame(spot, style)
        else:
            # Followers keep the colours of their factions.
            canvas.tint(spot, style if is_picked else "bold underline")


def added_part(prefix: str, text: str) -> tuple[str, str, str] | None:
    """Return what a choice adds to a half-written turn: faction, King marker and code of the province, if any."""
    added = _parts(text) - _parts(prefix)
    return next(iter(added), None)


def _parts(text: str) -> Counter[tuple[str, str, str]]:
    """Return the followers, tiles and provinces that a half-written turn names, each as often as the turn names it."""
    found: Counter[tuple[str, str, str]] = Counter()
    for factions, at, mark, code in _PARTS.findall(text.partition(":")[2]):
        if factions:
            found.update((faction, "", at) for faction in factions)
        else:
            found[("", mark, code)] += 1
    return found


def _held(seat: SeatFacts) -> list[tuple[str, str, int]]:
    """Return the pass and the cards of a hand: name in the notation, letter, how many."""
    counts = Counter(seat.hand)
    names = dict(zip(CARD_LETTERS, CARD_NAMES, strict=True))
    return [(PASS_TEXT, " ", 1), *((names[letter], letter, count) for letter, count in counts.items())]


def card_words(name: str, letter: str, language: str) -> str:
    """Return the name of a card, or of the pass."""
    if name == PASS_TEXT:
        return say(Phrase("web-kos-pass"), language)
    return captions.card_name(letter, language)
