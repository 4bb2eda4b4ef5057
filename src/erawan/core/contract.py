"""The contract: the functions that every game's kernels offer, and stubs through which generic code calls them.

A state is one int64 vector. Its constant head holds the options (and a map, where there is one), so a
kernel needs nothing beside it. Actions are numbers 0 … ``tag.action_count`` − 1. A turn is one or
more actions; ``is_turn_start`` tells where one ends. The stubs below are the contract:

| function | what it does |
|---|---|
| `legal(state, out, scratch)` | writes the legal actions in rising order and returns how many |
| `refusal(state, action, scratch)` | returns 0 if the action is legal, else the game's number for the broken rule |
| `apply(state, action)` | changes the vector; the action must be legal |
| `to_move(state)` | returns the seat to act, from 0 |
| `is_over(state)` | returns whether the game has ended |
| `is_turn_start(state)` | returns whether a new turn begins here (always, if a turn is one action) |
| `returns(state, out)` | writes a number per seat: 1 won, −1 lost, 0 drawn or running, 2 / n − 1 if n sides win |
| `key(state)` | returns a 64-bit key of the position |
| `repetition_limit(state)` | returns at which occurrence a position draws the game; 0 for never |
| `observe(state, seat, out)` | writes what a seat, from 0, sees of the position, as numbers for learning |

``state`` is int64[state_size], ``scratch`` int64[scratch_size], ``out`` is int16[max_legal] for actions,
float32[seats] for returns and float32[observation_size] for observations.

History stays outside the vector: for draws by repetition, callers keep the keys of the positions they have seen.

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
    """The sizes of a game's arrays: the fields of its tag, a NamedTuple class."""

    @property
    def state_size(self) -> int:
        """Length of the state vector."""

    @property
    def action_count(self) -> int:
        """Number of actions; they are numbered from 0."""

    @property
    def max_legal(self) -> int:
        """Largest number of actions that can be legal at once: the length of ``out`` for ``legal``."""

    @property
    def scratch_size(self) -> int:
        """Length of the work space of ``legal`` and ``refusal``."""

    @property
    def seats(self) -> int:
        """Largest number of seats the game can have: the length of ``out`` for ``returns``."""

    @property
    def observation_size(self) -> int:
        """Number of values that ``observe`` writes."""


_bound: dict[type, SimpleNamespace] = {}


def bind(tag_class: type, *modules: ModuleType) -> None:
    """Connect the stubs, for tags of this class, with the kernels of the same names in the modules.

    Raise ``TypeError`` if a kernel is missing.
    """
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
    """Return the kernels of a tag's game, as attributes with the names of the stubs."""
    return _bound[type(tag)]


def legal(tag: Tag, state: Vector, out: Actions, scratch: Vector) -> int:
    """Write the legal actions to ``out`` in rising order and return how many."""
    return kernels_of(tag).legal(state, out, scratch)  # type: ignore[no-any-return]


def refusal(tag: Tag, state: Vector, action: int, scratch: Vector) -> int:
    """Return 0 if the action is legal, else the number of the rule it breaks."""
    return kernels_of(tag).refusal(state, action, scratch)  # type: ignore[no-any-return]


def apply(tag: Tag, state: Vector, action: int) -> None:
    """Carry out a legal action in the vector."""
    kernels_of(tag).apply(state, action)


def to_move(tag: Tag, state: Vector) -> int:
    """Return the seat to act, from 0."""
    return kernels_of(tag).to_move(state)  # type: ignore[no-any-return]


def is_over(tag: Tag, state: Vector) -> bool:
    """Return whether the game has ended."""
    return kernels_of(tag).is_over(state)  # type: ignore[no-any-return]


def is_turn_start(tag: Tag, state: Vector) -> bool:
    """Return whether a new turn begins here."""
    return kernels_of(tag).is_turn_start(state)  # type: ignore[no-any-return]


def returns(tag: Tag, state: Vector, out: Numbers) -> None:
    """Write one number for each seat: 1 won, 0 drawn or running, -1 lost."""
    kernels_of(tag).returns(state, out)


def key(tag: Tag, state: Vector) -> int:
    """Return the 64-bit key of the position."""
    return kernels_of(tag).key(state)  # type: ignore[no-any-return]


def repetition_limit(tag: Tag, state: Vector) -> int:
    """Return at which occurrence a position draws the game; 0 for never."""
    return kernels_of(tag).repetition_limit(state)  # type: ignore[no-any-return]


def observe(tag: Tag, state: Vector, seat: int, out: Numbers) -> None:
    """Write what a seat, from 0, sees of the position, as numbers for learning."""
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


# Numba inlines a call only if it knows every argument by name. So there is one function for each number of arguments:
# in ``_CALLS`` what a stub is compiled to, in ``_PICKS`` the function that returns this to Numba.
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
    """Return the function that a stub is compiled to for tags of a class: it calls the kernel bound to that class."""
    call: Callable[..., Any] = _CALLS[stub.__code__.co_argcount](getattr(_bound[tag_class], stub.__name__))
    return call


def _overload(stub: Callable[..., Any]) -> None:
    """Let compiled code call a stub; Numba asks once for each class of tags.

    Numba inlines the call into its caller: a function of its own would optimise the whole kernel once more.
    """
    overload(stub, inline="always")(_PICKS[stub.__code__.co_argcount](stub))


for _stub in STUBS:
    _overload(_stub)


def make_buffers(tag: Tag) -> tuple[Actions, Vector]:
    """Return fresh arrays ``out`` (for ``legal``) and ``scratch`` of the sizes in a tag."""
    return np.empty(tag.max_legal, ACTION_TYPE), np.empty(tag.scratch_size, STATE_TYPE)
