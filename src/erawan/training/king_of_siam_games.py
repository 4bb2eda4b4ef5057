"""Thousands of games of King of Siam that go on at once, on a CPU or on a GPU, for learning by self-play.

Each step plays one small action in every game: a card, one of its targets, a follower to take, or a pass.
``list_actions`` finds the legal ones and writes what the net reads of the position after each of them; the caller asks
the net what these are worth; ``play_actions`` plays the best one, or a random one, and begins a new game where one has
ended. The rules are the kernels of ``games/king_of_siam``. The net sees all hands; in a real game the player has to
guess them.

A game is decided, and ends, as soon as no hand holds a card: all that is left are passes.

All arrays are PyTorch tensors on one device; the kernels see them as NumPy or CUDA arrays of the same memory. Each
column is a state, in a small integer type on a GPU, as in ``adapters/vector``.
"""

from __future__ import annotations

from random import Random
from typing import Any, Protocol

import numpy as np
import torch

from erawan.core.chance import CHANCE_SIZE, draw, seed_chance
from erawan.core.compiled import compiled, kernel, large_kernel
from erawan.core.contract import Numbers, Vector
from erawan.games.king_of_siam import layout as k
from erawan.games.king_of_siam.apply_action import apply
from erawan.games.king_of_siam.kernel import legal
from erawan.games.king_of_siam.setup import start_vector
from erawan.games.king_of_siam.state import KingOfSiam
from erawan.games.king_of_siam.state_queries import cards_left
from erawan.games.king_of_siam.winning import COLONY_RANKING, rank_factions, winners, write_shares
from erawan.nets.king_of_siam_inputs import MOST_INPUTS, NOTHING, most_inputs, write_inputs
from erawan.nets.king_of_siam_net import count_outputs

SETUPS = 16_384
"""How many random set-ups games begin with."""
RANDOM_ONE_IN = 25
"""One action in this many is random, so that the net learns from unusual positions too."""
DECIDED = -1
"""The view of a game that is decided, for which the net is not evaluated."""

# What is stored of each game besides its state.
ACTIONS, FIRST_SEAT = 0, 1
CLOCK_SIZE = 2

# The values of ``cuts``: what followed an action.
GOES_ON, CUT = 0, 1
"""CUT: the next position does not follow from the best action (a random one, or the game has ended)."""

# How a game ended, from 1; 0 while it runs. ``counted`` holds this plus ``ENDINGS`` for each action of the game.
RUNS, FIRST_WON, OTHERS_WON, SHARED = 0, 1, 2, 3
COLONY = 3
"""Added to the three results of a game that ended as a colony (K6.3)."""
ENDINGS = 7


@kernel
def is_decided(state: Vector) -> bool:
    """Return whether players can only pass from now on."""
    return state[k.IS_OVER] == 1 or (state[k.STAGE] == k.TURN_START and cards_left(state) == 0)


@large_kernel
def write_rows(state: Vector, rows: Any, at: int, inputs: Vector) -> None:
    """Write which rows of the net add up to a position; fill the rest with ``NOTHING``."""
    count = write_inputs(state, inputs)
    for i in range(rows.shape[1]):
        rows[at, i] = inputs[i] if i < count else NOTHING


@large_kernel
def look_ahead(
    at: int, game: int, states: Any, actions: Any, first: int, rows: Any, views: Any, settled: Any, state: Vector,
    inputs: Vector, shares: Numbers,
) -> None:  # fmt: skip
    """Write what the net reads of the position after an action, or the result if that decides the game.

    ``views`` gets the distance in seats from the mover to the seat that moves next; ``settled`` gets the results, the
    mover's first.
    """
    for i in range(k.STATE_SIZE):
        state[i] = states[i, game]
    mover, players = int(np.int64(state[k.TO_MOVE])), int(np.int64(state[k.PLAYERS]))
    apply(state, int(np.int64(actions[game, at - first])))
    write_rows(state, rows, at, inputs)
    views[at] = (state[k.TO_MOVE] + players - mover) % players
    if is_decided(state):
        views[at] = DECIDED
        write_shares(winners(state), players, shares)
        for output in range(settled.shape[1]):
            settled[at, output] = shares[(mover + output) % players]


@large_kernel
def play_game(
    game: int, states: Any, clocks: Any, chances: Any, actions: Any, counts: Any, ends: Any, worths: Any,
    ahead_views: Any, starts: Any, best: Any, views: Any, cuts: Any, counted: Any, state: Vector, chance: Vector,
    shares: Numbers,
) -> None:  # fmt: skip
    """Play the best action of a game, or a random one; begin again where the game is decided."""
    for i in range(k.STATE_SIZE):
        state[i] = states[i, game]
    for i in range(CHANCE_SIZE):
        chance[i] = chances[i, game]
    first = ends[game] - counts[game]
    chosen = 0
    for i in range(1, counts[game]):
        if worths[first + i, 0] > worths[first + chosen, 0]:
            chosen = i
    for output in range(worths.shape[1]):
        best[game, output] = worths[first + chosen, output]
    cuts[game] = GOES_ON
    if draw(chance, RANDOM_ONE_IN) == 0:
        chosen = draw(chance, int(np.int64(counts[game])))
        cuts[game] = CUT
    views[game] = ahead_views[first + chosen]
    apply(state, int(np.int64(actions[game, chosen])))
    clocks[ACTIONS, game] += 1
    counted[game] = RUNS
    if is_decided(state):
        write_shares(winners(state), int(np.int64(state[k.PLAYERS])), shares)
        share = shares[clocks[FIRST_SEAT, game]]
        ending = FIRST_WON if share == 1.0 else OTHERS_WON if share == -1.0 else SHARED
        if rank_factions(state) == COLONY_RANKING:
            ending += COLONY
        counted[game] = ending + ENDINGS * clocks[ACTIONS, game]
        cuts[game] = CUT
        start = draw(chance, starts.shape[1])
        for i in range(k.STATE_SIZE):
            state[i] = starts[i, start]
        clocks[ACTIONS, game] = 0
        clocks[FIRST_SEAT, game] = state[k.TO_MOVE]
    for i in range(k.STATE_SIZE):
        states[i, game] = state[i]
    for i in range(CHANCE_SIZE):
        chances[i, game] = chance[i]


# ---- on the processor


@compiled
def _list_on_cpu(states: Any, actions: Any, counts: Any, rows: Any) -> None:
    state, scratch = np.empty(k.STATE_SIZE, np.int64), np.empty(k.STATE_SIZE, np.int64)
    inputs, out = np.empty(MOST_INPUTS, np.int64), np.empty(k.MAX_LEGAL, np.int16)
    for game in range(len(counts)):
        for i in range(k.STATE_SIZE):
            state[i] = states[i, game]
        counts[game] = legal(state, out, scratch)
        for i in range(counts[game]):
            actions[game, i] = out[i]
        write_rows(state, rows, game, inputs)


@compiled
def _look_on_cpu(
    owners: Any, states: Any, actions: Any, counts: Any, ends: Any, rows: Any, views: Any, settled: Any
) -> None:
    state, inputs = np.empty(k.STATE_SIZE, np.int64), np.empty(MOST_INPUTS, np.int64)
    shares = np.empty(k.MOST_PLAYERS, np.float32)
    for at in range(len(owners)):
        game = owners[at]
        first = ends[game] - counts[game]
        look_ahead(at, game, states, actions, first, rows, views, settled, state, inputs, shares)


@compiled
def _play_on_cpu(
    counts: Any, states: Any, clocks: Any, chances: Any, actions: Any, ends: Any, worths: Any, ahead_views: Any,
    starts: Any, best: Any, views: Any, cuts: Any, counted: Any,
) -> None:  # fmt: skip
    state, chance = np.empty(k.STATE_SIZE, np.int64), np.empty(CHANCE_SIZE, np.int64)
    shares = np.empty(k.MOST_PLAYERS, np.float32)
    for game in range(len(counts)):
        play_game(
            game, states, clocks, chances, actions, counts, ends, worths, ahead_views, starts, best, views, cuts,
            counted, state, chance, shares,
        )  # fmt: skip


class Steps(Protocol):
    """The three steps on one kind of device; the arrays are as in the kernels above."""

    state_type: torch.dtype

    def list_actions(self, *arrays: torch.Tensor) -> None:
        """Write the legal actions of all games, and what the net reads of them: states, actions, counts, rows."""

    def look_ahead(self, *arrays: torch.Tensor) -> None:
        """Look at the positions after all actions; the first array names the game of each."""

    def play(self, *arrays: torch.Tensor) -> None:
        """Play an action in all games; the first array counts the actions of each."""


class CpuSteps:
    """The steps on the processor."""

    state_type = torch.int64

    def list_actions(self, *arrays: torch.Tensor) -> None:
        """Write the legal actions of all games."""
        _list_on_cpu(*(array.numpy() for array in arrays))

    def look_ahead(self, *arrays: torch.Tensor) -> None:
        """Look at the positions after all actions."""
        _look_on_cpu(*(array.numpy() for array in arrays))

    def play(self, *arrays: torch.Tensor) -> None:
        """Play an action in all games."""
        _play_on_cpu(*(array.numpy() for array in arrays))


def _make_steps(games: int, device: torch.device) -> Steps:
    if device.type != "cuda":
        return CpuSteps()
    from erawan.training.king_of_siam_cuda import CudaSteps

    return CudaSteps(games, device)


class KingOfSiamGames:
    """Games of King of Siam on the default map, each with a random stream of its own."""

    def __init__(self, players: int, games: int, seed: int, device: torch.device, setups: int = SETUPS) -> None:
        self.players, self.games, self.device = players, games, device
        self.inputs, self.outputs = most_inputs(players), count_outputs(players)
        self._steps = _make_steps(games, device)
        game, chance = KingOfSiam(players=players), Random(seed)
        starts = np.stack([start_vector(players, game.map, chance.getrandbits(62)) for _ in range(setups)], axis=1)
        self._starts = torch.from_numpy(starts).to(device, self._steps.state_type)
        chances = np.empty((games, CHANCE_SIZE), np.int64)
        for number in range(games):
            seed_chance(chances[number], (seed << 32) + number)
        self.chances = torch.from_numpy(np.ascontiguousarray(chances.T)).to(device)
        first = torch.arange(games, device=device) % setups
        self.states = self._starts[:, first].contiguous()
        self.clocks = torch.zeros((CLOCK_SIZE, games), dtype=torch.int64, device=device)
        self.clocks[FIRST_SEAT] = self.states[k.TO_MOVE]
        self._numbers = torch.arange(games, device=device)
        self._actions = self._empty(torch.int16, games, k.MAX_LEGAL)
        self._counts = self._empty(torch.int64, games)
        self._ends = self._counts
        self._views = self._empty(torch.int8, 0)

    def _empty(self, kind: torch.dtype, *shape: int) -> torch.Tensor:
        return torch.empty(shape, dtype=kind, device=self.device)

    def list_actions(self, rows: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
        """Return the rows of the positions after all actions of all games, their views, and results where decided.

        A view (int8) is the distance in seats from the mover to the seat that moves next, or ``DECIDED``: then the
        results (float32[positions, outputs]) are for the seats from the mover on. ``rows`` (int32[games, inputs]) gets
        the rows of the positions now.
        """
        self._steps.list_actions(self.states, self._actions, self._counts, rows)
        self._ends = torch.cumsum(self._counts, 0)
        total = int(self._ends[-1])
        owners = torch.repeat_interleave(self._numbers, self._counts, output_size=total)
        ahead = self._empty(torch.int32, total, self.inputs)
        self._views = self._empty(torch.int8, total)
        settled = self._empty(torch.float32, total, self.outputs)
        self._steps.look_ahead(
            owners, self.states, self._actions, self._counts, self._ends, ahead, self._views, settled
        )
        return ahead, self._views, settled

    def play_actions(
        self, worths: torch.Tensor, best: torch.Tensor, views: torch.Tensor, cuts: torch.Tensor, counted: torch.Tensor
    ) -> None:
        """Play one action in each game by the worth of its actions (float32[positions, outputs]), the mover's first.

        ``best`` (float32[games, outputs]) gets the worth of the best action, ``views`` (int8[games]) the view of the
        next position, ``cuts`` (int8[games]) whether that does not follow from the best action, ``counted``
        (int64[games]) the result and the length of a game that ended, else 0.
        """
        self._steps.play(
            self._counts, self.states, self.clocks, self.chances, self._actions, self._ends, worths, self._views,
            self._starts, best, views, cuts, counted,
        )  # fmt: skip
