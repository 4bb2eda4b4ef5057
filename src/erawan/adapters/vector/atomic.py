"""Atomic loads, stores and additions of numbers that several threads share, in compiled code without locks.

Without the compiler (``NUMBA_DISABLE_JIT=1``) they are plain reads and writes, so only one thread may use them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numba
from numba.core import cgutils, types
from numba.core.extending import intrinsic
from numba.np.arrayobj import make_array

from erawan.core.contract import STATE_TYPE, Vector

_BYTES = STATE_TYPE.itemsize


def _place(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
    """Return the address of the number in memory."""
    numbers, cell = signature.args[0], arguments[1]
    array = make_array(numbers)(context, builder, arguments[0])  # type: ignore[no-untyped-call]
    return cgutils.get_item_pointer(context, builder, numbers, array, [cell])  # type: ignore[no-untyped-call]


def _read(typing: Any, numbers: Any, cell: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.load_atomic(_place(context, builder, signature, arguments), "acquire", _BYTES)

    return types.int64(numbers, types.intp), generate


def _write(typing: Any, numbers: Any, cell: Any, value: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        builder.store_atomic(arguments[2], _place(context, builder, signature, arguments), "release", _BYTES)
        return context.get_dummy_value()

    return types.void(numbers, types.intp, types.int64), generate


def _add(typing: Any, numbers: Any, cell: Any, value: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.atomic_rmw("add", _place(context, builder, signature, arguments), arguments[2], "seq_cst")

    return types.int64(numbers, types.intp, types.int64), generate


def _read_plainly(numbers: Vector, cell: int) -> int:
    return int(numbers[cell])


def _write_plainly(numbers: Vector, cell: int, value: int) -> None:
    numbers[cell] = value


def _add_plainly(numbers: Vector, cell: int, value: int) -> int:
    before = int(numbers[cell])
    numbers[cell] += value
    return before


HAS_COMPILER = not numba.config.DISABLE_JIT  # type: ignore[attr-defined]
_compile: Any = intrinsic

# Read a number; everything its writer wrote before it is visible from then on.
read: Callable[[Vector, int], int] = _compile(_read) if HAS_COMPILER else _read_plainly
# Write a number, after everything that was written before it.
write: Callable[[Vector, int, int], None] = _compile(_write) if HAS_COMPILER else _write_plainly
# Add to a number and return its value just before.
add: Callable[[Vector, int, int], int] = _compile(_add) if HAS_COMPILER else _add_plainly
