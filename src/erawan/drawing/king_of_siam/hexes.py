"""A sheet of small hexagons, each with a label, and the smooth outlines around labels.

Three hexagons meet at every corner, so an outline never touches itself and two outlines share their common edge. A
hexagon is a pair (column, row) in axial coordinates; a corner is known by the three hexagons around it.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator
from math import ceil, sqrt
from typing import TypeAlias

Point: TypeAlias = tuple[float, float]
Hex: TypeAlias = tuple[int, int]
Corner: TypeAlias = tuple[Hex, ...]
Labels: TypeAlias = dict[Hex, int]

SIDE = 10.0
SMOOTHINGS = 4
_NEIGHBOURS = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))


def middle(cell: Hex) -> Point:
    """Return the middle of a hexagon."""
    column, row = cell
    return SIDE * sqrt(3) * (column + row / 2), SIDE * 1.5 * row


def sheet(width: float, height: float) -> Iterator[Hex]:
    """Yield the hexagons whose middles lie in a rectangle."""
    for row in range(ceil(height / (SIDE * 1.5))):
        for column in range(-(row // 2), ceil(width / (SIDE * sqrt(3))) - row // 2):
            if middle((column, row))[0] < width:
                yield column, row


def around(cell: Hex) -> list[Hex]:
    """Return the six neighbours of a hexagon, clockwise from the east."""
    return [(cell[0] + column, cell[1] + row) for column, row in _NEIGHBOURS]


def component(cells: Collection[Hex], start: Hex) -> set[Hex]:
    """Return the hexagons that can be reached from one of them."""
    reached, waiting = {start}, [start]
    while waiting:
        for near in around(waiting.pop()):
            if near in cells and near not in reached:
                reached.add(near)
                waiting.append(near)
    return reached


class Outlines:
    """The edges between hexagons of different labels, smoothed once so that all outlines fit together."""

    def __init__(self, labels: Labels, nothing: int) -> None:
        self._labels = labels
        self._nothing = nothing
        ways: dict[Corner, set[Corner]] = {}
        for cell in labels:
            for start, end in self._edges(cell, lambda label, other: label != other):
                ways.setdefault(start, set()).add(end)
                ways.setdefault(end, set()).add(start)
        self._ways = ways
        self._places = _smooth(ways)

    def around_label(self, inside: Collection[int]) -> str:
        """Return the closed outline around all hexagons with one of some labels, as the data of an SVG path."""
        after: dict[Corner, Corner] = {}
        for cell, label in self._labels.items():
            if label in inside:
                after.update(self._edges(cell, lambda _, other: other not in inside))
        return "".join(self._path([*loop, loop[0]]) + "z" for loop in _loops(after))

    def between(self, first: int, second: int) -> tuple[str, int]:
        """Return the lines where two labels touch, as the data of an SVG path, and their length in hexagon edges."""
        after: dict[Corner, Corner] = {}
        for cell, label in self._labels.items():
            if label == first:
                after.update(self._edges(cell, lambda _, other: other == second))
        return "".join(self._path(line) for line in _lines(after)), len(after)

    def _edges(self, cell: Hex, differs: Callable[[int, int], bool]) -> Iterator[tuple[Corner, Corner]]:
        """Yield the edges of a hexagon towards neighbours for whose label ``differs`` is true, clockwise."""
        near = around(cell)
        for at, other in enumerate(near):
            if differs(self._labels[cell], self._labels.get(other, self._nothing)):
                before, behind = near[at - 1], near[(at + 1) % 6]
                yield _corner(cell, before, other), _corner(cell, other, behind)

    def _path(self, corners: list[Corner]) -> str:
        """Return a curve through the middles of edges, with a corner where three labels meet, so that all three fit."""
        corners = self._from_a_meeting(corners)
        points = [self._places[corner] for corner in corners]
        sharp = [len(self._ways[corner]) > 2 for corner in corners]
        if corners[0] == corners[-1] and not sharp[0]:
            return _ring(points[:-1])
        sharp[0] = sharp[-1] = True
        parts = [f"M{_write(points[0])}"]
        for at in range(1, len(points)):
            if not sharp[at]:
                end = points[at + 1] if sharp[at + 1] else _between(points[at], points[at + 1])
                parts.append(f"Q{_write(points[at])} {_write(end)}")
            elif sharp[at - 1]:
                parts.append(f"L{_write(points[at])}")
        return "".join(parts)

    def _from_a_meeting(self, corners: list[Corner]) -> list[Corner]:
        """Return a loop rotated to begin where three labels meet, if it passes such a place."""
        if corners[0] != corners[-1]:
            return corners
        loop = corners[:-1]
        start = next((at for at, corner in enumerate(loop) if len(self._ways[corner]) > 2), 0)
        return [*loop[start:], *loop[:start], loop[start]]


def _ring(points: list[Point]) -> str:
    """Return a closed curve without any corner."""
    parts = [f"M{_write(_between(points[-1], points[0]))}"]
    for at, point in enumerate(points):
        parts.append(f"Q{_write(point)} {_write(_between(point, points[(at + 1) % len(points)]))}")
    return "".join(parts)


def _corner(*cells: Hex) -> Corner:
    return tuple(sorted(cells))


def _smooth(ways: dict[Corner, set[Corner]]) -> dict[Corner, Point]:
    """Return the places of the corners after smoothing: each moves towards its neighbours, several times."""
    places = {corner: _mean(map(middle, corner)) for corner in ways}
    for _ in range(SMOOTHINGS):
        places = {
            corner: _between(place, _mean(places[near] for near in sorted(ways[corner])))
            for corner, place in places.items()
        }
    return places


def _mean(points: Iterable[Point]) -> Point:
    listed = list(points)
    return sum(x for x, _ in listed) / len(listed), sum(y for _, y in listed) / len(listed)


def _between(first: Point, second: Point) -> Point:
    return (first[0] + second[0]) / 2, (first[1] + second[1]) / 2


def _loops(after: dict[Corner, Corner]) -> Iterator[list[Corner]]:
    """Yield the closed walks through corners, given the next corner of each."""
    left = dict(after)
    while left:
        corner = min(left)
        loop = []
        while corner in left:
            loop.append(corner)
            corner = left.pop(corner)
        yield loop


def _lines(after: dict[Corner, Corner]) -> Iterator[list[Corner]]:
    """Yield the walks through corners, given the next corner of each; a closed walk may begin anywhere."""
    left = dict(after)
    while left:
        starts = left.keys() - set(left.values())
        corner = min(starts or left)
        line = [corner]
        while corner in left:
            corner = left.pop(corner)
            line.append(corner)
        yield line


def _write(point: Point) -> str:
    return f"{round(point[0], 1):g} {round(point[1], 1):g}"
