"""The registry of evaluations: one kernel for each game estimates the value of a running position.

``evaluate(tag, state, out)`` writes one number per seat between -1 and 1, an estimate of what the game will return.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from numba.extending import overload

from erawan.core.compiled import kernel
from erawan.core.contract import Numbers, Tag, Vector

_bound: dict[type, Callable[..., Any]] = {}


def bind_evaluation(tag_class: type, evaluation: Callable[[Vector, Numbers], None]) -> None:
    """Register the evaluation kernel that ``evaluate`` calls for tags of a class."""
    _bound[tag_class] = evaluation


@kernel
def nothing_known(state: Vector, out: Numbers) -> None:
    """Write 0 for every seat: the evaluation of a game without an evaluation of its own."""
    for seat in range(len(out)):
        out[seat] = 0.0


def evaluate(tag: Tag, state: Vector, out: Numbers) -> None:
    """Write the expected return of each seat, from -1 to 1."""
    _bound.get(type(tag), nothing_known)(state, out)


def evaluation_of(tag_class: type) -> Callable[..., Any]:
    """Return the kernel that ``evaluate`` is compiled to for tags of a class."""
    evaluation = _bound.get(tag_class, nothing_known)
    return lambda tag, state, out: evaluation(state, out)


overload(evaluate, inline="always")(lambda tag, state, out: evaluation_of(tag.instance_class))
