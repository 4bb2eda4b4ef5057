"""What a running position seems worth: one kernel a game, reached by the game's tag as the rules are.

``evaluate(tag, state, out)`` writes one number a seat between -1 and 1, an estimate of what the game will return.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from numba.extending import overload

from erawan.core.contract import Numbers, Tag, Vector

_bound: dict[type, Callable[..., Any]] = {}


def bind_evaluation(tag_class: type, evaluation: Callable[[Vector, Numbers], None]) -> None:
    """Lets ``evaluate`` call this kernel for tags of a class."""
    _bound[tag_class] = evaluation


def evaluate(tag: Tag, state: Vector, out: Numbers) -> None:
    """Writes what each seat may expect, from -1 to 1."""
    _bound[type(tag)](state, out)


def evaluation_of(tag_class: type) -> Callable[..., Any]:
    """What ``evaluate`` is compiled to for tags of a class."""
    kernel = _bound[tag_class]
    return lambda tag, state, out: kernel(state, out)


overload(evaluate, inline="always")(lambda tag, state, out: evaluation_of(tag.instance_class))
