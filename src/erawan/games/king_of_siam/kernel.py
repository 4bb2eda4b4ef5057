"""The rules of King of Siam (K3-K7) over one integer vector: the functions of the contract.

A turn is a sequence of small actions: a card, its targets in a fixed order, the follower taken; or a pass. An action
that leads only to dead ends is not legal. The vector and the actions are described in ``layout.py``.
"""

from __future__ import annotations

from random import Random
from typing import NamedTuple

import numpy as np

from erawan.core.compiled import kernel, large_kernel
from erawan.core.contract import Actions, Numbers, Vector
from erawan.games.king_of_siam.apply_action import apply
from erawan.games.king_of_siam.card_legality import (
    list_steps,
    step_refusal,
)
from erawan.games.king_of_siam.last_card import (
    is_last_card,
    keep_winning,
    leads_to_win,
    winning_takes,
)
from erawan.games.king_of_siam.layout import (
    ACTION_COUNT,
    FOLLOWERS,
    GAME_OVER,
    IS_OVER,
    LEGAL,
    MAX_LEGAL,
    MOST_PLAYERS,
    NOT_WINNING,
    PASS,
    PLACE,
    PLAYERS,
    STAGE,
    STATE_SIZE,
    TO_MOVE,
    TURN_START,
    UNKNOWN_ACTION,
    WRONG_KIND,
)
from erawan.games.king_of_siam.winning import (
    winners,
    write_shares,
)

# `apply` is defined in `apply_action.py`; `bind` looks for it in this module.
__all__ = [
    "KingOfSiamTag",
    "apply",
    "is_over",
    "is_turn_start",
    "key",
    "legal",
    "refusal",
    "repetition_limit",
    "returns",
    "to_move",
]


class KingOfSiamTag(NamedTuple):
    """The tag that selects these kernels in generic code, with the sizes of their arrays."""

    state_size: int = STATE_SIZE
    action_count: int = ACTION_COUNT
    max_legal: int = MAX_LEGAL
    scratch_size: int = STATE_SIZE
    seats: int = MOST_PLAYERS
    observation_size: int = 184


_KEY_VALUES = 40
_CHANCE = Random("erawan king of siam keys 1")
KEYS = np.array([_CHANCE.getrandbits(64) - 2**63 for _ in range(STATE_SIZE * _KEY_VALUES)], np.int64)


@large_kernel
def legal(state: Vector, out: Actions, scratch: Vector) -> int:
    """Write the legal actions in rising order; return how many."""
    if state[IS_OVER] == 1:
        return 0
    n = list_steps(state, out)
    return keep_winning(state, out, n, scratch) if is_last_card(state) else n


@large_kernel
def refusal(state: Vector, action: int, scratch: Vector) -> int:
    """Return LEGAL, or the number of the rule that the action breaks."""
    if action < 0 or action >= ACTION_COUNT:
        return UNKNOWN_ACTION
    if state[IS_OVER] == 1:
        return GAME_OVER
    if action < PLACE and state[STAGE] != TURN_START:
        return WRONG_KIND
    code = step_refusal(state, action)
    if code != LEGAL or action == PASS or not is_last_card(state):
        return code
    return LEGAL if leads_to_win(state, action, winning_takes(state), scratch) else NOT_WINNING


@kernel
def to_move(state: Vector) -> int:
    """Return the seat to act, from 0."""
    return state[TO_MOVE]  # type: ignore[no-any-return]


@kernel
def is_over(state: Vector) -> bool:
    """Return whether the game has ended (K6.3)."""
    return state[IS_OVER] == 1  # type: ignore[no-any-return]


@kernel
def is_turn_start(state: Vector) -> bool:
    """Return whether no card is being played."""
    return state[STAGE] == TURN_START  # type: ignore[no-any-return]


@kernel
def returns(state: Vector, out: Numbers) -> None:
    """Write the result of each seat (``winning.write_shares``); 0 for all while the game runs."""
    if state[IS_OVER] == 1:
        write_shares(winners(state), state[PLAYERS], out)
        return
    for seat in range(MOST_PLAYERS):
        out[seat] = 0.0


@kernel
def key(state: Vector) -> int:
    """Return a key of everything in the vector that can change, computed on each call.

    Positions of this game never repeat.
    """
    total = 0
    for at in range(FOLLOWERS, STATE_SIZE):
        total ^= KEYS[_KEY_VALUES * at + state[at]]
    return total


@kernel
def repetition_limit(state: Vector) -> int:
    """Return 0: positions never repeat, since every card is played once."""
    return 0
