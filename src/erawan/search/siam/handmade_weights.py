"""Handmade weights of a beginner at Siam: the start of learning, and the evaluation of the weaker levels.

For each rock of a line and both directions, the weights value three things: which side would push it there, whether the
push is strong enough now, and how far the rock still has to go. Animals elsewhere do not count.
"""

from __future__ import annotations

import numpy as np

from erawan.nets.siam_line_patterns import (
    A_ROCK,
    BACKWARDS_OF,
    NOTHING,
    OWN_BACKWARDS,
    OWN_FORWARDS,
    PATTERNS,
    RESERVES,
    THEIR_BACKWARDS,
    THEIR_FORWARDS,
    WEIGHT_COUNT,
)
from erawan.search.siam.evaluation import Weights

SIZE = 5
# Points by the squares between the rock and the edge.
READY = (400, 160, 80, 40, 20)
HELD = (80, 50, 30, 15, 8)
TEMPO = 20


def make_newcomer() -> Weights:
    """Return the weights of a newcomer, who sees only their own pushes and not the opponent's."""
    return np.maximum(make_beginner(), 0)


def make_beginner() -> Weights:
    """Return the weights of a beginner."""
    weights = np.zeros(WEIGHT_COUNT, np.int16)
    for pattern in range(PATTERNS):
        kinds = [(pattern >> 3 * place) & 7 for place in range(SIZE)]
        worth = _pushes_forwards(kinds) + _pushes_forwards([BACKWARDS_OF[kind] for kind in reversed(kinds)])
        weights[pattern:RESERVES:PATTERNS] = worth
    weights[RESERVES:] = TEMPO
    for own in range(6):
        for theirs in range(6):
            weights[RESERVES + 6 * own + theirs] += 10 * (theirs - own)
    return weights


def _pushes_forwards(kinds: list[int]) -> int:
    """Return the value, to the side to move, of the rocks of a line that can be pushed forwards."""
    return sum(_rock_worth(kinds, place) for place in range(SIZE) if kinds[place] == A_ROCK)


def _rock_worth(kinds: list[int], rock: int) -> int:
    """Return the value of one rock that is pushed forwards."""
    behind = rock - 1
    while behind >= 0 and kinds[behind] not in (NOTHING, OWN_FORWARDS, THEIR_FORWARDS):
        behind -= 1
    if behind < 0 or kinds[behind] == NOTHING:
        return 0
    sign = 1 if kinds[behind] == OWN_FORWARDS else -1
    pushers = [place for place in range(behind + 1) if kinds[place] == kinds[behind]]
    is_ready = any(NOTHING not in kinds[place:rock] and can_push(kinds[place + 1 :]) for place in pushers)
    return sign * (READY if is_ready else HELD)[SIZE - 1 - rock]


def can_push(line: list[int]) -> bool:
    """Return whether an animal can push the line in front of it (S3.4)."""
    strength, rocks = 1, 0
    for kind in line:
        if kind == NOTHING:
            break
        strength += kind in (OWN_FORWARDS, THEIR_FORWARDS)
        strength -= kind in (OWN_BACKWARDS, THEIR_BACKWARDS)
        rocks += kind == A_ROCK
        if strength < max(1, rocks):
            return False
    return True
