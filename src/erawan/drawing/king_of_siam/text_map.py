"""A map of King of Siam in characters: one box per province, set in bands from north to south.

A box has code, name and home in its upper edge, and followers or owner inside. Its lower edge has the codes of the
neighbours, because lines between the boxes would cross on some maps. The contested province has a double frame. A small
box has one row inside; a large one has a row per faction, with a figure per follower.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from itertools import product

from rich.cells import cell_len
from rich.text import Text

from erawan.drawing.king_of_siam.captions import owner_phrase
from erawan.drawing.king_of_siam.table_facts import Counts, ProvinceFacts, TableFacts
from erawan.games.king_of_siam.maps import FACTION_LETTERS, Map
from erawan.words import say

BANDS = 5
NARROWEST = 17
MOST_IN_A_BAND = 3
FIGURE = "●"


@dataclass(frozen=True)
class MapSize:
    """The width of the map, and the number of rows inside a box: one, or one for each faction."""

    width: int
    inside: int

    @property
    def box_height(self) -> int:
        """The number of rows of a box."""
        return self.inside + 2

    @property
    def height(self) -> int:
        """The number of rows of the map."""
        return BANDS * self.box_height


SMALL = MapSize(MOST_IN_A_BAND * NARROWEST, 1)
MEDIUM = MapSize(66, 3)
LARGE = MapSize(90, 3)
SIZES = (LARGE, MEDIUM, SMALL)

# Faction colours (K1.1), each with its letter; the British have none of their own.
OWNER_STYLES = {
    "R": "bold black on yellow",
    "L": "bold white on red",
    "M": "bold white on blue",
    "B": "bold white on grey30",
}
FIGURE_STYLES = {"R": "yellow", "L": "red", "M": "blue"}
LINE_STYLE = "grey50"
CONTESTED_STYLE = "bold magenta"
HOME_MARK = "⌂"
NEIGHBOUR_MARK = "↔"

_SINGLE, _DOUBLE = ("┌", "─", "┐", "│", "└", "┘"), ("╔", "═", "╗", "║", "╚", "╝")


def draw_map(table: TableFacts, language: str, size: MapSize = SMALL) -> list[Text]:
    """Return the rows of the map, each as wide as the size says."""
    rows = []
    for band in arrange(table.plan, size.width):
        lines = [Text() for _ in range(size.box_height)]
        for place in band:
            for line, part in zip(lines, _box(table, place, language, size), strict=True):
                line.append(" " * (place.left - line.cell_len)).append_text(part)
        for line in lines:
            line.append(" " * (size.width - line.cell_len))
        rows += lines
    return rows


def box_at(plan: Map, province: int, size: MapSize) -> tuple[int, int, int, int]:
    """Column, row, width and height of a province's box."""
    for number, band in enumerate(arrange(plan, size.width)):
        for place in band:
            if place.province == province:
                return place.left, number * size.box_height, place.width, size.box_height
    raise LookupError(province)


def followers_at(plan: Map, province: int, faction: int, size: MapSize) -> tuple[int, int, int]:
    """Column, row and width of where a faction's followers stand."""
    left, top, width, _ = box_at(plan, province, size)
    if size.inside == 1:
        return left + 2 + 4 * faction, top + 1, 3
    return left + 1, top + 1 + faction, width - 2


@dataclass(frozen=True)
class ProvinceBox:
    """The position of a province's box in its band."""

    province: int
    left: int
    width: int


@lru_cache(maxsize=64)
def arrange(plan: Map, width: int = SMALL.width) -> list[list[ProvinceBox]]:
    """For each band from north to south its provinces from west to east."""
    order = sorted(range(len(plan.provinces)), key=lambda province: plan.provinces[province].y)
    bands: list[list[int]] = []
    for size in _band_sizes(plan, order, width):
        bands.append(order[:size])
        order = order[size:]
    return [_place(plan, band, width) for band in bands]


def _band_sizes(plan: Map, order: list[int], width: int) -> tuple[int, ...]:
    """Return how many provinces each band takes, so that they fit and lie near their true heights."""
    widths = [_least_width(plan, province) for province in order]
    heights = [plan.provinces[province].y for province in order]
    sizes = product(range(MOST_IN_A_BAND + 1), repeat=BANDS)
    fitting = (one for one in sizes if sum(one) == len(order) and _fits(widths, one, width))
    return min(fitting, key=lambda one: _distance(heights, one))


def _fits(widths: list[int], sizes: tuple[int, ...], width: int) -> bool:
    starts = [sum(sizes[:band]) for band in range(BANDS)]
    return all(sum(widths[start : start + size]) <= width for start, size in zip(starts, sizes, strict=True))


def _distance(heights: list[float], sizes: tuple[int, ...]) -> float:
    """Return how far from their true heights provinces would lie."""
    span = (heights[-1] - heights[0]) or 1.0
    bands = [band for band, size in enumerate(sizes) for _ in range(size)]
    return sum(
        ((height - heights[0]) / span - band / (BANDS - 1)) ** 2 for height, band in zip(heights, bands, strict=True)
    )


def _place(plan: Map, band: list[int], width: int) -> list[ProvinceBox]:
    """Boxes near their true places, pushed apart where they would overlap."""
    xs = [province.x for province in plan.provinces]
    span = (max(xs) - min(xs)) or 1.0
    ordered = sorted(band, key=lambda province: xs[province])
    widths = _widths(plan, ordered, width)
    placed = []
    free = 0
    for at, province in enumerate(ordered):
        wanted = round((xs[province] - min(xs)) / span * (width - widths[at]))
        left = max(free, min(wanted, width - sum(widths[at:])))
        placed.append(ProvinceBox(province, left, widths[at]))
        free = left + widths[at]
    return placed


def _widths(plan: Map, band: list[int], width: int) -> list[int]:
    """Return the width of each box: that of its name, as far as the band has room."""
    widths = [_least_width(plan, province) for province in band]
    for at, province in enumerate(band):
        wanted = cell_len(plan.provinces[province].name) + (9 if province in plan.homes else 5)
        # The remaining room is shared by the boxes that follow.
        room = (width - sum(widths)) // (len(band) - at)
        widths[at] += max(0, min(wanted - widths[at], room))
    return widths


def _least_width(plan: Map, province: int) -> int:
    """Room for the codes of all neighbours."""
    return max(NARROWEST, 3 * sum(province in border for border in set(plan.borders)) + 2)


def _box(table: TableFacts, place: ProvinceBox, language: str, size: MapSize) -> list[Text]:
    facts, width = table.provinces[place.province], place.width
    left, line, right, side, foot_left, foot_right = _DOUBLE if facts.is_contested else _SINGLE
    style = CONTESTED_STYLE if facts.is_contested else LINE_STYLE
    codes = NEIGHBOUR_MARK + " ".join(table.provinces[other].code for other in facts.neighbours)
    inside = _inside(facts, language) if size.inside == 1 else _figures(facts, language)
    for row in inside:
        row.truncate(width - 2, overflow="ellipsis", pad=True)
    return [
        Text().append(left, style).append_text(_heading(facts, width - 2, line, style)).append(right, style),
        *(Text().append(side, style).append_text(row).append(side, style) for row in inside),
        Text(foot_left + codes + line * (width - 2 - len(codes)) + foot_right, style),
    ]


def _heading(facts: ProvinceFacts, width: int, line: str, style: str) -> Text:
    """Code, as much of the name as fits, and whose home it is."""
    home = "" if facts.home_of is None else HOME_MARK + FACTION_LETTERS[facts.home_of]
    heading = Text().append(facts.code, "bold").append(f" {facts.name}")
    heading.truncate(width - len(home) - bool(home), overflow="ellipsis")
    heading.append(line * (width - heading.cell_len - len(home)), style)
    return heading.append(home, OWNER_STYLES[home[-1]] if home else "")


def _inside(facts: ProvinceFacts, language: str) -> list[Text]:
    """Return who controls the province, or its followers, in one row."""
    if facts.owner:
        return [_owner(facts.owner, language)]
    return [Text(" ").append_text(draw_counts(facts.followers))]


def _figures(facts: ProvinceFacts, language: str) -> list[Text]:
    """Return the owner of a province, or its followers with one row for each faction."""
    if facts.owner:
        return [Text(), Text(" ").append_text(_owner(facts.owner, language)), Text()]
    rows = []
    for letter, count in zip(FACTION_LETTERS, facts.followers, strict=True):
        row = Text(" ").append(f" {letter} ", OWNER_STYLES[letter] if count else "dim")
        rows.append(row.append(f" {count} " if count else "", "bold").append(FIGURE * count, FIGURE_STYLES[letter]))
    return rows


def _owner(owner: str, language: str) -> Text:
    return Text().append(f" {owner} ", OWNER_STYLES[owner]).append(say(owner_phrase(owner), language))


def draw_counts(counts: Counts) -> Text:
    """Followers as `R2 L1 M0`; zeros are faint."""
    drawn = Text()
    for letter, count in zip(FACTION_LETTERS, counts, strict=True):
        drawn.append(f"{letter}{count}", OWNER_STYLES[letter] if count else "dim")
        drawn.append(" " * (4 - len(f"{letter}{count}")))
    drawn.right_crop(1)
    return drawn
