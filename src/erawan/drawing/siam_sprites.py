"""Siam's pieces as small pictures of coloured points, for terminals: seen from above, looking north, then turned.

Each character shows two points, one above the other. Letters name colours of the SVG picture's palette; a full stop is
empty board.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import TypeAlias

Sprite: TypeAlias = tuple[str, ...]

EMPTY = "."

ELEPHANT = "elephant"
RHINO = "rhino"
ROCK = "rock"

# By piece and by the number of points on a side.
_SPRITES: Mapping[tuple[str, int], Sprite] = {
    (ELEPHANT, 10): (
        "....hh....",
        "....hh....",
        "..w.hh.w..",
        "eee.hh.eee",
        "eeehhhheee",
        "eeeohhoeee",
        ".eehhhhee.",
        "..hccccch.",
        "..hcggcch.",
        "...hhhhh..",
    ),
    (RHINO, 10): (
        "....ww....",
        "....ww....",
        "...rwwr...",
        "..rrrrrr..",
        "..yrwwry..",
        "..rrrrrr..",
        ".rlllllrr.",
        ".rrrrrrrr.",
        ".rlllllrr.",
        "..rrrrrr..",
    ),
    (ROCK, 10): (
        "...mmmm...",
        "..mmmmss..",
        ".mmmsssss.",
        ".mmsssssd.",
        "mmssssdsdd",
        "msssssdddd",
        "sssssdsddd",
        ".sssssdddd",
        ".ssddddddd",
        "..dddddd..",
    ),
    (ELEPHANT, 14): (
        "......hh......",
        "......hh......",
        "...w..hh..w...",
        "...w.hhhh.w...",
        ".eeeehhhheeee.",
        "eeeeehhhheeeee",
        "eeeeohhhhoeeee",
        ".eeeehhhheeee.",
        "..ee.hhhh.ee..",
        "....hcccch....",
        "....cgccgc....",
        "....ccggcc....",
        "....hcccch....",
        ".....hhhh.....",
    ),
    (RHINO, 14): (
        "......ww......",
        "......ww......",
        ".....rwwr.....",
        "....rrwwrr....",
        "...lyrrrryl...",
        "...lrrwwrrl...",
        "...rrrwwrrr...",
        "..rrllllllrr..",
        "..rrrrrrrrrr..",
        "..rlrrrrrrlr..",
        "..rrllllllrr..",
        "..rrrrrrrrrr..",
        "...rrrrrrrr...",
        "......rr......",
    ),
    (ROCK, 14): (
        ".....mmmm.....",
        "...mmmmmmss...",
        "..mmmmmsssss..",
        ".mmmmssssssss.",
        ".mmmsssssdsss.",
        "mmmssssssdsssd",
        "mmssssssddssdd",
        "msssssssdsssdd",
        "ssssssssdssddd",
        ".sssssssdddddd",
        ".sssssdddddddd",
        "..sssddddddd..",
        "...dddddddd...",
        ".....dddd.....",
    ),
}

_COLOURS = {
    "h": "ivory",
    "e": "ivory_shade",
    "w": "tusk",
    "o": "ivory_line",
    "c": "cloth",
    "g": "gold",
    "r": "slate",
    "l": "slate_light",
    "y": "gold_light",
    "m": "stone_light",
    "s": "stone",
    "d": "stone_dark",
}


@cache
def turned(kind: str, points: int, facing: int) -> Sprite:
    """Return a piece's picture, turned clockwise from north by ``facing`` quarter turns."""
    sprite = _SPRITES[kind, points]
    for _ in range(facing):
        sprite = tuple("".join(column) for column in zip(*sprite[::-1], strict=True))
    return sprite


def colour(point: str, ground: str, palette: Mapping[str, str]) -> str:
    """Return the colour of a point; the ground's where it is empty."""
    return ground if point == EMPTY else palette[_COLOURS[point]]
