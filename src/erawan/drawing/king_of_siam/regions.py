"""The regions of a map: a country drawn from the provinces' places and the list of borders alone (K1.5).

Land is everything near a province or near the straight line between two neighbours; each piece of land belongs to the
nearest province. The places are first spread over the whole drawing and then bent by a few waves, so that coasts and
borders look natural. The drawing agrees with the rules. Where regions touch without a border, there are mountains.
Where a border joins regions that do not touch, or hardly, there is a road. Works for any map.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import cos, hypot, pi, sin

from erawan.drawing.king_of_siam.hexes import (
    Hex,
    Labels,
    Outlines,
    Point,
    around,
    component,
    middle,
    sheet,
)
from erawan.games.king_of_siam.maps import Map

SEA, MOUNTAINS = -1, -2
SHORTEST_BORDER = 4
"""In edges of hexagons; a shorter one is easily overlooked."""

_MARGIN = (116.0, 116.0)
_BEACH = 14.0
_NEAR = 94.0
_LAKE = 24
_WAY = 58.0
_CLOSEST = 128.0
_NUDGE = 12.0
_WIDE = 52.0
_CLEAR = 42.0
# The waves that bend the map: length, height and phase of each; chosen by eye.
_WAVES = ((173.0, 15.0, 0.7), (89.0, 8.0, 2.1), (47.0, 4.5, 4.2))


@dataclass(frozen=True)
class Road:
    """A border between two regions that do not touch."""

    first: int
    second: int
    start: Point
    bend: Point
    end: Point

    @property
    def path(self) -> str:
        """The road as SVG writes it."""
        (a, b), (c, d), (e, f) = self.start, self.bend, self.end
        return f"M{a:g} {b:g}Q{c:.1f} {d:.1f} {e:g} {f:g}"


@dataclass(frozen=True)
class Regions:
    """A drawn map: paths as SVG writes them, by province where there are several."""

    size: Point
    paths: tuple[str, ...]
    middles: tuple[Point, ...]
    """Where in each region there is the most room."""
    coast: str
    borders: dict[tuple[int, int], str]
    mountains: str
    peaks: tuple[Point, ...]
    roads: tuple[Road, ...]
    open_sea: Point | None
    """The middle of the widest water, if there is much."""


@lru_cache(maxsize=16)
def draw_regions(plan: Map, width: float, height: float) -> Regions:
    """Return the regions of a map on a drawing of some size."""
    sites = spread([(province.x, province.y) for province in plan.provinces], width, height)
    borders = {(first, second) for first, second in plan.borders}
    labels = label_hexes(sites, borders, width, height)
    outlines = Outlines(labels, SEA)
    everything = range(len(sites))
    touching = {pair: outlines.between(*pair) for pair in sorted(borders)}
    middles = tuple(_roomiest(labels, province, sites[province]) for province in everything)
    roads = [pair for pair, (_, length) in touching.items() if length < SHORTEST_BORDER]
    return Regions(
        (width, height),
        tuple(outlines.around_label({province}) for province in everything),
        middles,
        outlines.around_label({*everything, MOUNTAINS}),
        {pair: path for pair, (path, length) in touching.items() if length},
        outlines.around_label({MOUNTAINS}),
        _peaks(labels),
        tuple(Road(*pair, *_road(middles[pair[0]], middles[pair[1]])) for pair in roads),
        _open_sea(labels, width, height),
    )


def spread(places: list[Point], width: float, height: float) -> list[Point]:
    """Places stretched over the drawing, and pushed apart where provinces would have no room."""
    xs, ys = _stretch([x for x, _ in places], width, _MARGIN[0]), _stretch([y for _, y in places], height, _MARGIN[1])
    sites = [_nudged(list(zip(xs, ys, strict=True)), at) for at in range(len(xs))]
    for turn in range(200):
        sites = [_pushed(sites, at, turn, width, height) for at in range(len(sites))]
    return sites


def _nudged(sites: list[Point], at: int) -> Point:
    """Return a place, moved a little if it is far too close to others; each moves in a direction of its own."""
    x, y = sites[at]
    if all(_distance(sites[at], other) >= _CLOSEST / 2 for other in sites[:at] + sites[at + 1 :]):
        return x, y
    return x + _NUDGE * cos(2.4 * at), y + _NUDGE * sin(2.4 * at)


def _stretch(values: list[float], length: float, margin: float) -> list[float]:
    least, span = min(values), max(values) - min(values)
    if not span:
        return [length / 2] * len(values)
    return [margin + (value - least) / span * (length - 2 * margin) for value in values]


def _pushed(sites: list[Point], at: int, turn: int, width: float, height: float) -> Point:
    """Return a place moved a little away from those that are too close, within the margins."""
    x, y = sites[at]
    for other in sites[:at] + sites[at + 1 :]:
        across, down = sites[at][0] - other[0], sites[at][1] - other[1]
        away = hypot(across, down)
        if away < 1:
            # Places at the same point move in different directions, which change each time: a margin may block one.
            across, down, away = cos(at + 2 * turn), sin(at + 2 * turn), 1.0
        push = max(0.0, _CLOSEST - away) / away / 8
        x, y = x + push * across, y + push * down
    return min(max(x, _MARGIN[0]), width - _MARGIN[0]), min(max(y, _MARGIN[1]), height - _MARGIN[1])


def label_hexes(sites: list[Point], borders: set[tuple[int, int]], width: float, height: float) -> Labels:
    """Return every hexagon's label: its province, mountains or the sea."""
    bent = {cell: _bend(middle(cell)) for cell in sheet(width, height)}
    labels = {cell: _label(place, sites, borders) for cell, place in bent.items()}
    for cell in labels:
        x, y = middle(cell)
        if not (_BEACH < x < width - _BEACH and _BEACH < y < height - _BEACH):
            labels[cell] = SEA
    grounds = [_home_ground(bent, site) for site in sites]
    for province, ground in enumerate(grounds):
        labels.update(dict.fromkeys(ground, province))
    for province, ground in enumerate(grounds):
        _drop_islands(labels, province, ground[0])
    _drain_ponds(labels, bent, sites)
    for _ in range(3):
        labels.update(_claws(labels))
    kept = {cell for ground in grounds for cell in ground}
    for cell in _disputed(labels, borders):
        if cell not in kept:
            labels[cell] = MOUNTAINS
    for province, ground in enumerate(grounds):
        _drop_islands(labels, province, ground[0])
    return labels


def _home_ground(bent: dict[Hex, Point], site: Point) -> list[Hex]:
    """Return the hexagons that a province always has: the one nearest to its place after bending, and those around."""
    _, cell = min((_distance(place, site), one) for one, place in bent.items())
    return [cell, *around(cell)]


def _label(bent: Point, sites: list[Point], borders: set[tuple[int, int]]) -> int:
    """Return the label of a hexagon, given its middle after bending."""
    near = _nearest(bent, sites)
    if _distance(bent, sites[near]) < _NEAR:
        return near
    ways = (_distance_to_way(bent, sites[first], sites[second]) for first, second in borders)
    return near if min(ways) < _WAY else SEA


def _nearest(place: Point, sites: list[Point]) -> int:
    return min(range(len(sites)), key=lambda province: _distance(place, sites[province]))


def _distance(first: Point, second: Point) -> float:
    return hypot(first[0] - second[0], first[1] - second[1])


def _bend(place: Point) -> Point:
    x, y = place
    for length, height, turn in _WAVES:
        x += height * sin(2 * pi * place[1] / length + turn)
        y += height * cos(2 * pi * place[0] / length + turn)
    return x, y


def _distance_to_way(place: Point, start: Point, end: Point) -> float:
    across, down = end[0] - start[0], end[1] - start[1]
    length = across * across + down * down
    part = ((place[0] - start[0]) * across + (place[1] - start[1]) * down) / length if length else 0.0
    part = min(max(part, 0.0), 1.0)
    return hypot(place[0] - start[0] - part * across, place[1] - start[1] - part * down)


def _drop_islands(labels: Labels, province: int, home: Hex) -> None:
    """Turn land that is not connected to its province's home ground into sea, so that a province is one piece."""
    cells = {cell for cell, label in labels.items() if label == province}
    for cell in cells - component(cells, home):
        labels[cell] = SEA


def _drain_ponds(labels: Labels, bent: dict[Hex, Point], sites: list[Point]) -> None:
    """Turn water within the land into land, unless it is as large as a lake."""
    water = {cell for cell, label in labels.items() if label == SEA}
    water -= component(water, (0, 0))
    while water:
        pond = component(water, min(water))
        water -= pond
        for cell in pond if len(pond) < _LAKE else ():
            labels[cell] = _nearest(bent[cell], sites)


def _claws(labels: Labels) -> Labels:
    """Hexagons that stick out into another region, with the label of that region."""
    found = {}
    for cell, label in labels.items():
        near = [labels.get(other, SEA) for other in around(cell)]
        if near.count(label) > 2:
            continue
        common = max(sorted(set(near)), key=near.count)
        if near.count(common) >= 4 and common != label:
            found[cell] = common
    return found


def _disputed(labels: Labels, borders: set[tuple[int, int]]) -> list[Hex]:
    """Return the hexagons where provinces touch that have no border."""
    found = []
    for cell, label in labels.items():
        others = {labels.get(near, SEA) for near in around(cell)} - {label, SEA}
        if label != SEA and any((min(label, other), max(label, other)) not in borders for other in others):
            found.append(cell)
    return found


def _roomiest(labels: Labels, province: int, site: Point) -> Point:
    """Return the middle of the hexagon farthest from the region's edge; text needs more room beside it than above."""
    cells = [cell for cell, label in labels.items() if label == province]
    edge = [middle(cell) for cell in cells if any(labels.get(near, SEA) != province for near in around(cell))]

    def room(cell: Hex) -> tuple[float, float]:
        x, y = middle(cell)
        nearest = min(hypot((x - a) / 1.5, y - b) for a, b in edge)
        return round(nearest), -hypot(x - site[0], y - site[1])

    return middle(max(cells, key=room))


def _peaks(labels: Labels) -> tuple[Point, ...]:
    """Places for mountain tops, from north to south, none too close to another."""
    chosen: list[Point] = []
    for place in sorted((middle(cell) for cell, label in labels.items() if label == MOUNTAINS), key=lambda p: p[::-1]):
        if all(hypot(place[0] - x, place[1] - y) > 24 for x, y in chosen):
            chosen.append(place)
    return tuple(chosen)


def _open_sea(labels: Labels, width: float, height: float) -> Point | None:
    shore = [
        middle(cell)
        for cell in labels
        if labels[cell] == SEA and {labels.get(near, SEA) for near in around(cell)} > {SEA}
    ]

    def room(place: Point) -> float:
        x, y = place
        # The caption stands at the lower edge.
        return min(x, width - x, y, height - 40 - y, *(hypot(x - a, y - b) for a, b in shore))

    widest = max((middle(cell) for cell, label in labels.items() if label == SEA), key=room)
    return widest if room(widest) > _WIDE else None


def _road(start: Point, end: Point) -> tuple[Point, Point, Point]:
    """Return a gently bent road between two places that avoids other drawings: start, bend and end."""
    across, down = end[0] - start[0], end[1] - start[1]
    part = min(0.25, _CLEAR / hypot(across, down))
    bend = (start[0] + end[0]) / 2 - down / 8, (start[1] + end[1]) / 2 + across / 8
    return _along(start, bend, 2 * part), bend, _along(end, bend, 2 * part)


def _along(start: Point, end: Point, part: float) -> Point:
    return round(start[0] + part * (end[0] - start[0])), round(start[1] + part * (end[1] - start[1]))
