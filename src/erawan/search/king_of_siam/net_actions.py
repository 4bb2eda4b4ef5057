"""The legal small actions of a position, each with a net's value of the position after it."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from erawan.core.compiled import compiled, large_kernel
from erawan.core.contract import Actions, Numbers, Vector
from erawan.core.playout import copy
from erawan.games.king_of_siam.apply_action import apply
from erawan.games.king_of_siam.kernel import legal
from erawan.games.king_of_siam.layout import (
    IS_OVER,
    MAX_LEGAL,
    MOST_PLAYERS,
    PLAYERS,
    STAGE,
    STATE_SIZE,
    TO_MOVE,
    TURN_START,
)
from erawan.games.king_of_siam.state_queries import cards_left
from erawan.games.king_of_siam.winning import winners, write_shares
from erawan.nets.king_of_siam_net import KingOfSiamNet, NetWork, make_work, net_values
from erawan.search.king_of_siam.candidates import action_of, pack


class ActionWork(NamedTuple):
    """Work space for listing the actions of one position."""

    net: NetWork
    after: Vector
    scratch: Vector
    out: Actions
    values: Numbers


@compiled
def make_net_work() -> ActionWork:
    """Return work space."""
    return ActionWork(
        make_work(),
        np.empty(STATE_SIZE, np.int64),
        np.empty(STATE_SIZE, np.int64),
        np.empty(MAX_LEGAL, np.int16),
        np.empty(MOST_PLAYERS, np.float32),
    )


@large_kernel
def list_actions(state: Vector, net: KingOfSiamNet, work: ActionWork, turns: Vector, found: Numbers) -> int:
    """Write the legal actions, each packed as a turn, with the expected result of each seat; return how many."""
    count = legal(state, work.out, work.scratch)
    for i in range(count):
        action = int(np.int64(work.out[i]))
        turns[i] = pack(0, action)
        copy(state, work.after)
        apply(work.after, action)
        if work.after[IS_OVER] == 1 or (work.after[STAGE] == TURN_START and cards_left(work.after) == 0):
            write_shares(winners(work.after), work.after[PLAYERS], work.values)
        else:
            net_values(work.after, net, work.net, work.values)
        for seat in range(MOST_PLAYERS):
            found[i, seat] = work.values[seat]
    return count


def complete_turn(state: Vector, actions: tuple[int, ...], net: KingOfSiamNet) -> tuple[int, ...]:
    """Return a whole turn: these first actions, then at each step the action that the net values most."""
    work, after = make_net_work(), state.copy()
    turns, found = np.empty(MAX_LEGAL, np.int64), np.empty((MAX_LEGAL, MOST_PLAYERS), np.float32)
    seat = int(state[TO_MOVE])
    for action in actions:
        apply(after, action)
    while not actions or after[STAGE] != TURN_START:
        count = list_actions(after, net, work, turns, found)
        best = int(action_of(turns[int(np.argmax(found[:count, seat]))], 0))
        actions = (*actions, best)
        apply(after, best)
    return actions
