"""The steps of ``king_of_siam_games.py`` on a GPU: one thread for each game, or for each action.

Listing takes several kernels: one lists what may be legal; the last card (K4.5) is examined by threads of its own
(``adapters/vector/cuda_last_cards.py``); one collects the legal ones.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import torch

from erawan.adapters.vector.cuda_last_cards import make_last_cards
from erawan.adapters.vector.cuda_memory import cuda, fetch
from erawan.core.chance import CHANCE_SIZE
from erawan.games.king_of_siam.card_legality import list_steps
from erawan.games.king_of_siam.kernel import KingOfSiamTag
from erawan.games.king_of_siam.last_card import is_last_card

# Numba accepts only a plain global name as the size of a local array.
from erawan.games.king_of_siam.layout import ACTION_COUNT, MAX_LEGAL, MOST_PLAYERS, STATE_SIZE
from erawan.nets.king_of_siam_inputs import MOST_INPUTS
from erawan.training.king_of_siam_games import look_ahead, play_game, write_rows

THREADS_A_BLOCK = 64
MOST_LAST_CARD_BLOCKS = 1024


@cuda.jit  # type: ignore[untyped-decorator]
def list_on_gpu(counts: Any, states: Any, masks: Any, gathered: Any, counters: Any) -> None:
    """Write the actions that may be legal into masks, and gather the games whose last card must be examined."""
    game = cuda.grid(1)
    if game < len(counts):
        state, out = cuda.local.array(STATE_SIZE, np.int16), cuda.local.array(MAX_LEGAL, np.int16)
        fetch(states, game, state)
        count = list_steps(state, out)
        counts[game] = count
        listed = 0
        for action in range(ACTION_COUNT):
            is_listed = listed < count and out[listed] == action
            masks[action, game] = is_listed
            listed += is_listed
        if is_last_card(state):
            gathered[cuda.atomic.add(counters, 0, 1)] = game


@cuda.jit  # type: ignore[untyped-decorator]
def collect_on_gpu(counts: Any, states: Any, masks: Any, actions: Any, rows: Any) -> None:
    """Write the legal actions in rising order, and what the net reads of the position."""
    game = cuda.grid(1)
    if game < len(counts):
        state, inputs = cuda.local.array(STATE_SIZE, np.int16), cuda.local.array(MOST_INPUTS, np.int64)
        listed = 0
        for action in range(ACTION_COUNT):
            if masks[action, game] != 0:
                actions[game, listed] = action
                listed += 1
        fetch(states, game, state)
        write_rows(state, rows, game, inputs)


@cuda.jit  # type: ignore[untyped-decorator]
def look_on_gpu(
    owners: Any, states: Any, actions: Any, counts: Any, ends: Any, rows: Any, views: Any, settled: Any
) -> None:
    """Look at the position after an action."""
    at = cuda.grid(1)
    if at < len(owners):
        state, inputs = cuda.local.array(STATE_SIZE, np.int16), cuda.local.array(MOST_INPUTS, np.int64)
        shares = cuda.local.array(MOST_PLAYERS, np.float32)
        game = owners[at]
        first = ends[game] - counts[game]
        look_ahead(at, game, states, actions, first, rows, views, settled, state, inputs, shares)


@cuda.jit  # type: ignore[untyped-decorator]
def play_on_gpu(
    counts: Any, states: Any, clocks: Any, chances: Any, actions: Any, ends: Any, worths: Any, ahead_views: Any,
    starts: Any, best: Any, views: Any, cuts: Any, counted: Any,
) -> None:  # fmt: skip
    """Play an action in a game."""
    game = cuda.grid(1)
    if game < len(counts):
        state, chance = cuda.local.array(STATE_SIZE, np.int16), cuda.local.array(CHANCE_SIZE, np.int64)
        shares = cuda.local.array(MOST_PLAYERS, np.float32)
        play_game(
            game, states, clocks, chances, actions, counts, ends, worths, ahead_views, starts, best, views, cuts,
            counted, state, chance, shares,
        )  # fmt: skip


class CudaSteps:
    """The steps on a GPU."""

    state_type = torch.int16

    def __init__(self, games: int, device: torch.device) -> None:
        self._cards = make_last_cards(KingOfSiamTag(), np.dtype(np.int16))
        self._masks = torch.empty((ACTION_COUNT, games), dtype=torch.int8, device=device)
        self._gathered, self._found, self._wanted = torch.empty((3, games), dtype=torch.int64, device=device)
        self._entries = torch.empty(games * MAX_LEGAL, dtype=torch.int64, device=device)
        self._counters = torch.zeros(2, dtype=torch.int64, device=device)
        most = -(-games * MAX_LEGAL // THREADS_A_BLOCK)
        self._card_blocks = min(MOST_LAST_CARD_BLOCKS, most)

    def list_actions(self, *arrays: torch.Tensor) -> None:
        """Write the legal actions of all games."""
        states, actions, counts, rows = arrays
        masks, gathered, counters = self._masks, self._gathered, self._counters
        counters.zero_()
        self._for_each(list_on_gpu, counts, states, masks, gathered, counters)
        # Only the GPU knows how many games were gathered; reading the number would stall it.
        found, wanted, entries = self._found, self._wanted, self._entries
        self._launch(self._cards.spread, self._card_blocks, states, masks, gathered, counters, found, wanted, entries)
        self._launch(self._cards.weigh, self._card_blocks, states, counters, found, wanted, entries)
        self._launch(self._cards.settle, self._card_blocks, masks, counts, gathered, counters, found)
        self._for_each(collect_on_gpu, counts, states, masks, actions, rows)

    def look_ahead(self, *arrays: torch.Tensor) -> None:
        """Look at the positions after all actions."""
        self._for_each(look_on_gpu, *arrays)

    def play(self, *arrays: torch.Tensor) -> None:
        """Play an action in all games."""
        self._for_each(play_on_gpu, *arrays)

    def _for_each(self, step: Any, *arrays: torch.Tensor) -> None:
        """Run a step with one thread for each item of the first array."""
        self._launch(step, -(-len(arrays[0]) // THREADS_A_BLOCK), *arrays)

    def _launch(self, step: Any, blocks: int, *arrays: torch.Tensor) -> None:
        step[blocks, THREADS_A_BLOCK](*(self._as_array(array) for array in arrays))

    def _as_array(self, tensor: torch.Tensor) -> Any:
        return cuda.as_cuda_array(tensor)
