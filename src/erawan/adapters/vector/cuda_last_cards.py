"""The last card of King of Siam (K4.5) on a GPU, split among many threads so that one does not delay 31 others.

Three kernels run after the one that lists actions for all games: ``spread`` decides actions without targets itself, and
lists all others that must be examined; ``weigh`` examines the list, one thread per entry; ``settle`` writes the masks.
A card is legal if any action that can follow it is. So each of these actions is examined by its own thread.
"""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import numpy as np

from erawan.adapters.vector.cuda_memory import cuda, fetch
from erawan.games.king_of_siam.apply_action import apply
from erawan.games.king_of_siam.card_legality import list_steps
from erawan.games.king_of_siam.last_card import can_still_win, can_take_and_win, winning_followers, winning_takes
from erawan.games.king_of_siam.layout import ACTION_COUNT, FOLLOWER, PASS, STAGE, TARGETING, TURN_START
from erawan.games.king_of_siam.state_queries import count_on_map

# An entry of the list: the game, the card to be played first (0: it is being played already), the action.
CARD_BITS, ACTION_BITS = 6, 6
GAME_AT = CARD_BITS + ACTION_BITS
FIELD = 63


def make_last_cards(tag: Any, state_type: Any) -> SimpleNamespace:
    """Return the kernels ``spread``, ``weigh`` and ``settle``."""
    return SimpleNamespace(
        spread=_make_spread(tag, state_type), weigh=_make_weigh(tag, state_type), settle=settle_masks
    )


def _make_spread(tag: Any, state_type: Any) -> Any:
    state_size, max_legal = tag.state_size, tag.max_legal

    @cuda.jit  # type: ignore[untyped-decorator]
    def spread_actions(
        states: Any, masks: Any, gathered: Any, counters: Any, found: Any, wanted: Any, entries: Any
    ) -> None:
        state = cuda.local.array(state_size, state_type)
        out = cuda.local.array(max_legal, np.int16)
        for i in range(cuda.grid(1), counters[0], cuda.gridsize(1)):
            game = gathered[i]
            fetch(states, game, state)
            found[game] = 0
            card = 0
            if state[STAGE] == TURN_START:
                found[game] = np.int64(1) << PASS
                card = 1
                while masks[card, game] == 0:
                    card += 1
                apply(state, card)
            wanted[game] = winning_takes(state)
            if state[STAGE] != TARGETING:
                if card > 0:
                    found[game] |= np.int64(can_take_and_win(state, wanted[game])) << card
                else:
                    found[game] = winning_followers(state, wanted[game], False) << FOLLOWER
                continue
            if wanted[game] == 0 and count_on_map(state) > 0:
                continue
            count = list_steps(state, out)
            at = cuda.atomic.add(counters, 1, count)
            for k in range(count):
                entries[at + k] = game << GAME_AT | card << ACTION_BITS | out[k]

    return spread_actions


def _make_weigh(tag: Any, state_type: Any) -> Any:
    state_size = tag.state_size

    @cuda.jit  # type: ignore[untyped-decorator]
    def weigh_actions(states: Any, counters: Any, found: Any, wanted: Any, entries: Any) -> None:
        state = cuda.local.array(state_size, state_type)
        for i in range(cuda.grid(1), counters[1], cuda.gridsize(1)):
            game = entries[i] >> GAME_AT
            card, action = entries[i] >> ACTION_BITS & FIELD, entries[i] & FIELD
            asked = np.int64(1) << (card if card > 0 else action)
            if found[game] & asked:  # another thread was quicker
                continue
            fetch(states, game, state)
            if card > 0:
                apply(state, card)
            apply(state, action)
            if can_still_win(state, wanted[game]):
                cuda.atomic.or_(found, game, asked)

    return weigh_actions


@cuda.jit  # type: ignore[untyped-decorator]
def settle_masks(masks: Any, counts: Any, gathered: Any, counters: Any, found: Any) -> None:
    """Write the actions that were found to be legal into the masks of the gathered games."""
    for i in range(cuda.grid(1), counters[0], cuda.gridsize(1)):
        game, count = gathered[i], 0
        for action in range(ACTION_COUNT):
            is_legal = found[game] >> action & 1
            masks[action, game] = is_legal
            count += is_legal
        counts[game] = count
