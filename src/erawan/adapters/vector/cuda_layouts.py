"""The differences between games on a GPU: the integer type of their states, and how legal actions are listed.

Most games list their legal actions in one step. King of Siam needs two steps: the threads of a GPU wait for the slowest
of their 32, and the last card takes long in a few games. The first step lists what may be legal, one thread per game.
The second step examines the games in question, one thread per action.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from erawan.core.compiled import kernel
from erawan.core.contract import STATE_TYPE, Actions, Tag, Vector, kernels_of
from erawan.games.king_of_siam.card_legality import list_steps
from erawan.games.king_of_siam.kernel import KingOfSiamTag
from erawan.games.king_of_siam.last_card import is_last_card


class CudaLayout(NamedTuple):
    """The layout of a game's states on a GPU, and the functions that list legal actions in two steps."""

    state_type: np.dtype[Any]
    """The narrowest integer type for the state: a thread's local memory is small, and spilling is slow."""
    scratch_size: int
    list_actions: Callable[..., Any]
    """``(state, out, scratch)``: writes the legal actions, or candidates where ``must_weigh`` says so."""
    must_weigh: Callable[..., Any] | None
    """``(state)``: whether each candidate must be examined in the second step; None for games without that step."""


@kernel
def _list_steps(state: Vector, out: Actions, scratch: Vector) -> int:
    return list_steps(state, out)


def layout_of(tag: Tag) -> CudaLayout:
    """Return the layout of a game; the second step is for K4.5: a last card may be played only to win by it."""
    if isinstance(tag, KingOfSiamTag):
        return CudaLayout(np.dtype(np.int16), 1, _list_steps, is_last_card)
    return CudaLayout(STATE_TYPE, tag.scratch_size, kernels_of(tag).legal, None)
