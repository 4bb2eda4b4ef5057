"""What every game's kernels offer, and how code written once for all games reaches them.

A state is one int64 vector. Its constant head holds the options (and a map, where there is one), so a
kernel needs nothing beside it. Actions are numbers 0 … ``tag.action_count`` − 1. A turn is one or
more actions; ``is_turn_start`` tells where one ends. The stubs below are the contract:

===================================  ===============================================================
``legal(state, out, scratch)``       writes the legal actions in rising order, gives back how many
``refusal(state, action, scratch)``  0 if the action is legal, else the game's number for the rule it breaks
``apply(state, action)``             changes the vector; the action must be legal
``to_move(state)``                   the seat to act, from 0
``is_over(state)``                   whether the game has ended
``is_turn_start(state)``             whether a new turn begins here (always so where a turn is one action)
``returns(state, out)``              writes one number a seat: 1 won, −1 lost, 0 drawn or running; where several
                                     sides share a win, 2 / sides − 1: with two sides it always adds up to nothing
``key(state)``                       a 64-bit key of the position, kept up to date action by action
``repetition_limit(state)``          at which occurrence a position draws the game; 0: never
``observe(state, seat, out)``        writes what a seat, from 0, sees of the position, as numbers for learning
===================================  ===============================================================

What depends on history stays outside the vector: callers keep the keys they have seen.

Generic code takes a *tag*, a NamedTuple class of its own per game, and calls ``legal(tag, …)``. Numba picks the
kernel by the tag's class at compile time, and the result can be cached on disk; kernels passed as arguments or
closures never hit that cache. With the JIT switched off the stubs' own bodies do the same in plain Python.
"""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType, SimpleNamespace
from typing import Any, Protocol, TypeAlias

import numpy as np
import numpy.typing as npt
from numba.extending import overload

from erawan.core.compiled import notice_sources

Vector: TypeAlias = npt.NDArray[np.int64]
Actions: TypeAlias = npt.NDArray[np.int16]
Numbers: TypeAlias = npt.NDArray[np.float32]

STATE_TYPE = np.dtype(np.int64)
ACTION_TYPE = np.dtype(np.int16)
NUMBER_TYPE = np.dtype(np.float32)


class Tag(Protocol):
    """What a tag tells: the sizes that callers must provide for. Fields of a NamedTuple class."""

    @property
    def state_size(self) -> int:
        """Length of the state vector."""

    @property
    def action_count(self) -> int:
        """How many actions are numbered."""

    @property
    def max_legal(self) -> int:
        """The most actions that can be legal at once: the length of ``out``."""

    @property
    def scratch_size(self) -> int:
        """Length of the work space that ``legal`` and ``refusal`` need."""

    @property
    def seats(self) -> int:
        """The most seats the game can have: the length of ``returns``."""

    @property
    def observation_size(self) -> int:
        """How many numbers ``observe`` writes."""


_bound: dict[type, SimpleNamespace] = {}


def bind(tag_class: type, *modules: ModuleType) -> None:
    """Binds the stubs, for tags of this class, to the modules' kernels of the same names."""
    found: dict[str, Any] = {}
    for stub in STUBS:
        homes = [module for module in modules if hasattr(module, stub.__name__)]
        if not homes:
            raise TypeError(f"{tag_class.__name__}: no kernel {stub.__name__!r} in {[m.__name__ for m in modules]}")
        found[stub.__name__] = getattr(homes[0], stub.__name__)
    _bound[tag_class] = SimpleNamespace(**found)
    for module in modules:
        notice_sources(f"{tag_class.__module__}.{tag_class.__qualname__}", str(module.__file__))


def kernels_of(tag: Tag) -> SimpleNamespace:
    """The kernels of a tag's game, by the names of the stubs."""
    return _bound[type(tag)]


def legal(tag: Tag, state: Vector, out: Actions, scratch: Vector) -> int:
    """Writes the legal actions in rising order; how many."""
    return kernels_of(tag).legal(state, out, scratch)  # type: ignore[no-any-return]


def refusal(tag: Tag, state: Vector, action: int, scratch: Vector) -> int:
    """0 if the action is legal, else the number of the rule it breaks."""
    return kernels_of(tag).refusal(state, action, scratch)  # type: ignore[no-any-return]


def apply(tag: Tag, state: Vector, action: int) -> None:
    """Carries a legal action out in the vector."""
    kernels_of(tag).apply(state, action)


def to_move(tag: Tag, state: Vector) -> int:
    """The seat to act, from 0."""
    return kernels_of(tag).to_move(state)  # type: ignore[no-any-return]


def is_over(tag: Tag, state: Vector) -> bool:
    """Whether the game has ended."""
    return kernels_of(tag).is_over(state)  # type: ignore[no-any-return]


def is_turn_start(tag: Tag, state: Vector) -> bool:
    """Whether a new turn begins here."""
    return kernels_of(tag).is_turn_start(state)  # type: ignore[no-any-return]


def returns(tag: Tag, state: Vector, out: Numbers) -> None:
    """Writes one number a seat: 1 won, 0 drawn or running, -1 lost."""
    kernels_of(tag).returns(state, out)


def key(tag: Tag, state: Vector) -> int:
    """The 64-bit key of the position."""
    return kernels_of(tag).key(state)  # type: ignore[no-any-return]


def repetition_limit(tag: Tag, state: Vector) -> int:
    """At which occurrence a position draws the game; 0: never."""
    return kernels_of(tag).repetition_limit(state)  # type: ignore[no-any-return]


def observe(tag: Tag, state: Vector, seat: int, out: Numbers) -> None:
    """Writes what a seat, from 0, sees of the position, as numbers for learning."""
    kernels_of(tag).observe(state, seat, out)


STUBS: tuple[Callable[..., Any], ...] = (
    legal,
    refusal,
    apply,
    to_move,
    is_over,
    is_turn_start,
    returns,
    key,
    repetition_limit,
    observe,
)


# Numba splices a call into its caller only if it knows every argument by name, so there is a form for each number of
# arguments: what a stub is compiled to, and how Numba is told so.
_CALLS: dict[int, Callable[..., Any]] = {
    2: lambda kernel: lambda tag, state: kernel(state),
    3: lambda kernel: lambda tag, state, second: kernel(state, second),
    4: lambda kernel: lambda tag, state, second, third: kernel(state, second, third),
}
_PICKS: dict[int, Callable[..., Any]] = {
    2: lambda stub: lambda tag, state: implementation(stub, tag.instance_class),
    3: lambda stub: lambda tag, state, second: implementation(stub, tag.instance_class),
    4: lambda stub: lambda tag, state, second, third: implementation(stub, tag.instance_class),
}


def implementation(stub: Callable[..., Any], tag_class: type) -> Callable[..., Any]:
    """What a stub is compiled to for tags of a class: a call of the kernel bound to it."""
    call: Callable[..., Any] = _CALLS[stub.__code__.co_argcount](getattr(_bound[tag_class], stub.__name__))
    return call


def _overload(stub: Callable[..., Any]) -> None:
    """Lets compiled code call a stub; Numba asks once for each class of tags.

    The call is spliced into its caller: compiled as a function of its own, each would optimise all of the kernel once
    more.
    """
    overload(stub, inline="always")(_PICKS[stub.__code__.co_argcount](stub))


for _stub in STUBS:
    _overload(_stub)


def make_buffers(tag: Tag) -> tuple[Actions, Vector]:
    """Fresh ``out`` and ``scratch`` of the sizes a tag asks for."""
    return np.empty(tag.max_legal, ACTION_TYPE), np.empty(tag.scratch_size, STATE_TYPE)
