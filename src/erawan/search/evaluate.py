"""What a running position seems worth: one kernel a game, reached by the game's tag as the rules are.

``evaluate(tag, state, out)`` writes one number a seat between -1 and 1, an estimate of what the game will return.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from numba.extending import overload

from erawan.core.compiled import kernel
from erawan.core.contract import Numbers, Tag, Vector

_bound: dict[type, Callable[..., Any]] = {}


def bind_evaluation(tag_class: type, evaluation: Callable[[Vector, Numbers], None]) -> None:
    """Lets ``evaluate`` call this kernel for tags of a class."""
    _bound[tag_class] = evaluation


@kernel
def nothing_known(state: Vector, out: Numbers) -> None:
    """Expects a draw: for games that have no evaluation."""
    for seat in range(len(out)):
        out[seat] = 0.0


def evaluate(tag: Tag, state: Vector, out: Numbers) -> None:
    """Writes what each seat may expect, from -1 to 1."""
    _bound.get(type(tag), nothing_known)(state, out)


def evaluation_of(tag_class: type) -> Callable[..., Any]:
    """What ``evaluate`` is compiled to for tags of a class."""
    evaluation = _bound.get(tag_class, nothing_known)
    return lambda tag, state, out: evaluation(state, out)


overload(evaluate, inline="always")(lambda tag, state, out: evaluation_of(tag.instance_class))
