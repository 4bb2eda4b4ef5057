"""Numba's CUDA module, and copies between a thread's local memory and the GPU's memory."""

from __future__ import annotations

from typing import Any

import numpy as np

# Numba's CUDA target asks for two names that newer NumPys dropped.
for _name, _stand_in in (("row_stack", np.vstack), ("in1d", np.isin)):
    if not hasattr(np, _name):
        setattr(np, _name, _stand_in)

from numba import cuda as numba_cuda  # noqa: E402

from erawan.core.compiled import kernel  # noqa: E402
from erawan.core.contract import Vector  # noqa: E402

cuda: Any = numba_cuda


@kernel
def fetch(lying: Vector, game: int, own: Vector) -> None:
    """Copy a game's numbers into a thread's local memory."""
    for i in range(len(own)):
        own[i] = lying[i, game]


@kernel
def put_back(own: Vector, lying: Vector, game: int) -> None:
    """Write a game's numbers back to the GPU's memory."""
    for i in range(len(own)):
        lying[i, game] = own[i]
