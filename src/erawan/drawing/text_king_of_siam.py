"""A position of King of Siam in characters, for terminals; readable with and without colours.

The track of tiles is above the map. The seats with their followers, cards and latest turns are to its right. Below are
the latest events and a key to the letters. Factions are `R`, `L` and `M`, the British `B`; cards are the letters
of K1.3. All of it fits into 80 columns and 24 rows.
"""

from __future__ import annotations

import textwrap

from rich.text import Text

from erawan.core.outcome import View, Viewer
from erawan.drawing.king_of_siam import captions
from erawan.drawing.king_of_siam.table_facts import SeatFacts, TableFacts, lay_table
from erawan.drawing.king_of_siam.text_map import (
    CONTESTED_STYLE,
    HOME_MARK,
    LINE_STYLE,
    NEIGHBOUR_MARK,
    OWNER_STYLES,
    SMALL,
    draw_counts,
    draw_map,
)
from erawan.games.king_of_siam.state import KingOfSiamState
from erawan.words import Phrase, say

WIDTH = 80
_BESIDE_WIDTH = 27
_CARD_STYLE = "bold black on bright_white"
_BACK_STYLE = "cyan"


def draw(state: KingOfSiamState, language: str, viewer: Viewer = "everything", view: View | None = None) -> Text:
    """Return the table as the viewer may see it, and the text of the position below."""
    table = lay_table(state, viewer, view)
    lines = [Text(part, "bold") for part in textwrap.wrap(captions.summary(state, language), WIDTH)]
    lines.append(draw_track(table))
    beside = _beside(table, language)
    for row, line in enumerate(draw_map(table, language)):
        lines.append(line.append("  ").append_text(beside[row]) if row < len(beside) else line)
    lines += _status(table, language)
    lines.append(_legend(language))
    lines += [Text(part, "dim") for part in textwrap.wrap(table.text, WIDTH, break_on_hyphens=False)]
    for line in lines:
        line.rstrip()
    return Text("\n").join(lines)


def draw_track(table: TableFacts) -> Text:
    """Return the eight tiles by slot: code, King marker, owner; the contested one between arrows."""
    line = Text()
    for slot, tile in enumerate(table.tiles):
        facts = table.provinces[tile.province]
        shown = facts.code + "!" * tile.is_marked
        line.append(f" {slot + 1} ", LINE_STYLE)
        if tile.is_contested:
            line.append(f"►{shown}◄", CONTESTED_STYLE)
        else:
            line.append(shown, "dim" if facts.owner else "bold")
        if facts.owner:
            line.append("=").append(facts.owner, OWNER_STYLES[facts.owner])
        line.append(" " * (10 * (slot + 1) - len(line)))
    return line


def _beside(table: TableFacts, language: str) -> list[Text]:
    """Return the seats, the pool and the map's caption."""
    lines = []
    for seat in table.seats:
        lines += draw_seat(seat, language)
        if len(table.seats) < 4:
            lines.append(Text())
    lines.append(Text(say(Phrase("kos-pool"), language) + "  ").append_text(draw_counts(table.pool)))
    caption = textwrap.wrap(captions.map_caption(table, language), _BESIDE_WIDTH)[: SMALL.height - len(lines)]
    lines += [Text(part, "italic dim") for part in caption]
    if len(lines) <= SMALL.height - 2:
        lines += [Text(), Text("  ".join(f"{letter} {captions.card_name(letter, language)}" for letter in "KT"), "dim")]
    return lines


def draw_seat(seat: SeatFacts, language: str, name: str = "", width: int = _BESIDE_WIDTH) -> list[Text]:
    """Return a seat in three rows: who sits there, what it holds, and its latest turn."""
    mark = "▶" if seat.is_to_move else ("★" if seat.has_won else " ")
    title = Text().append(f"{mark} {captions.seat_title(seat, language)}", "bold" if mark.strip() else "")
    if name:
        title.append(f" · {name}")
    if seat.has_passed:
        title.append(f" · {say(Phrase('kos-passed'), language)}")
    title.truncate(width, overflow="ellipsis")
    holds = Text("  ").append_text(draw_counts(seat.court)).append(" ").append_text(_cards(seat))
    latest = Text(f"  {seat.latest_turn}")
    latest.truncate(width, overflow="ellipsis")
    return [title, holds, latest]


def _cards(seat: SeatFacts) -> Text:
    """Return the hand, or backs and their number; in brackets the card on top of the pile (K4.6)."""
    drawn = Text()
    if seat.hand:
        drawn.append(seat.hand, _CARD_STYLE).append(" ")
    if seat.hidden_cards:
        drawn.append("▒" * seat.hidden_cards, _BACK_STYLE).append(f" {seat.hidden_cards} ")
    if not len(drawn):
        drawn.append("– ")
    return drawn.append(f"({seat.top_card})" if seat.top_card else "")


def _status(table: TableFacts, language: str) -> list[Text]:
    """Return the latest events, on one line or, where that is too long, on several."""
    lines: list[str] = []
    for told in captions.status(table, language):
        if lines and len(f"{lines[-1]}   {told}") <= WIDTH:
            lines[-1] += f"   {told}"
        else:
            lines.append(told)
    return [Text(line) for line in lines]


def _legend(language: str) -> Text:
    """Return an explanation of the letters and marks."""
    names = [(letter, say(captions.owner_phrase(letter), language)) for letter in "RLMB"]
    marks = (("!", "kos-king-marker"), (HOME_MARK, "kos-home"), (NEIGHBOUR_MARK, "kos-neighbours"))
    names += [(mark, say(Phrase(key), language)) for mark, key in marks]
    return Text("  ".join(f"{letter} {name}" for letter, name in names), "dim")
