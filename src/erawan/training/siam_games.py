"""Thousands of games of Siam that go on at once, on a CPU or on a GPU, for learning by self-play.

Each step plays one turn in every game. ``list_turns`` finds the legal turns and writes what the net reads of the
position after each of them; the caller evaluates these positions with the net; ``play_turns`` plays the best one, or a
random one, and begins a new game where one has ended. The rules are the kernels of ``games/siam``.

Positions whose result is clear need no net: the game is over, or the side to move pushes a rock off the board.

All arrays are PyTorch tensors on one device; the kernels see them as NumPy or CUDA arrays of the same memory.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
import torch

from erawan.core.chance import CHANCE_SIZE, draw, seed_chance
from erawan.core.compiled import compiled, kernel, large_kernel
from erawan.core.contract import Vector
from erawan.games.siam import kernel as k
from erawan.games.siam.state import Siam
from erawan.nets.siam_line_patterns import PATTERNS_A_POSITION, ROW_OF, line_indices
from erawan.search.siam.threats import NONE, winning_push

UNKNOWN = 2.0
"""Marks a position whose result is not clear, so that the net must evaluate it."""
LONGEST_GAME = 150
MOST_OPENING_TURNS = 10
RANDOM_ONE_IN = 25
"""One turn in this many is random, so that the net learns from unusual positions too."""

# What is stored of each game besides its state.
OPENING_LEFT, TURNS = 0, 1
CLOCK_SIZE = 2

# The values of ``cuts``: what followed a turn.
GOES_ON, CUT = 0, 1
"""CUT: the next position does not follow from the best turn (a random turn, an ended or abandoned game)."""

# How a game ended, from 1; 0 while it runs. ``counted`` holds this plus ``ENDINGS`` for each turn of the game.
RUNS, ELEPHANTS, RHINOS, ABANDONED = 0, 1, 2, 3
ENDINGS = 4


@kernel
def _write_rows(state: Vector, indices: Vector, row_of: Any, rows: Any, at: int) -> None:
    """Write which rows of the net add up to a position.

    ``row_of`` is an argument because a GPU has no room for constants as large as ``ROW_OF``.
    """
    line_indices(state, indices)
    for i in range(PATTERNS_A_POSITION):
        rows[at, i] = row_of[indices[i]]


@large_kernel
def list_game(
    game: int, states: Any, actions: Any, counts: Any, row_of: Any, rows: Any, wins: Any, state: Vector,
    indices: Vector, out: Any, scratch: Vector,
) -> None:  # fmt: skip
    """Write the legal turns of a game, the input of the net, and whether the side to move wins at once."""
    for i in range(k.STATE_SIZE):
        state[i] = states[i, game]
    count = k.legal(state, out, scratch)
    for i in range(count):
        actions[game, i] = out[i]
    counts[game] = count
    _write_rows(state, indices, row_of, rows, game)
    wins[game] = winning_push(state, state[k.TO_MOVE]) != NONE


@large_kernel
def look_ahead(
    game: int, turn: int, states: Any, actions: Any, at: int, row_of: Any, rows: Any, settled: Any, state: Vector,
    indices: Vector,
) -> None:  # fmt: skip
    """Write what the net reads of the position after a turn, and its worth to the mover where that is clear."""
    for i in range(k.STATE_SIZE):
        state[i] = states[i, game]
    mover = state[k.TO_MOVE]
    k.apply(state, int(np.int64(actions[game, turn])))
    worth = UNKNOWN
    if state[k.RESULT] != k.RUNNING:
        worth = 1.0 if state[k.RESULT] == k.ELEPHANTS_WON + mover else -1.0
    elif winning_push(state, 1 - mover) != NONE:
        worth = -1.0
    settled[at] = worth
    _write_rows(state, indices, row_of, rows, at)


@large_kernel
def play_game(
    game: int, states: Any, clocks: Any, chances: Any, actions: Any, counts: Any, ends: Any, worths: Any, start: Vector,
    best: Any, cuts: Any, counted: Any, state: Vector, chance: Vector,
) -> None:  # fmt: skip
    """Play the best turn of a game, or a random one; begin again where the game has ended or lasts too long."""
    for i in range(k.STATE_SIZE):
        state[i] = states[i, game]
    for i in range(CHANCE_SIZE):
        chance[i] = chances[i, game]
    first = ends[game] - counts[game]
    chosen = 0
    for i in range(1, counts[game]):
        if worths[first + i] > worths[first + chosen]:
            chosen = i
    best[game] = worths[first + chosen]
    is_random = clocks[OPENING_LEFT, game] > 0 or draw(chance, RANDOM_ONE_IN) == 0
    cuts[game] = GOES_ON
    # An immediate win is always played: positions with one teach nothing.
    if is_random and worths[first + chosen] < 1.0:
        chosen = draw(chance, int(np.int64(counts[game])))
        cuts[game] = CUT
    k.apply(state, int(np.int64(actions[game, chosen])))
    clocks[TURNS, game] += 1
    if clocks[OPENING_LEFT, game] > 0:
        clocks[OPENING_LEFT, game] -= 1
    counted[game] = RUNS
    if state[k.RESULT] != k.RUNNING or clocks[TURNS, game] >= LONGEST_GAME:
        ending = ABANDONED if state[k.RESULT] == k.RUNNING else ELEPHANTS + state[k.RESULT] - k.ELEPHANTS_WON
        counted[game] = ending + ENDINGS * clocks[TURNS, game]
        cuts[game] = CUT
        clocks[TURNS, game] = 0
        clocks[OPENING_LEFT, game] = draw(chance, MOST_OPENING_TURNS + 1)
        for i in range(k.STATE_SIZE):
            state[i] = start[i]
    for i in range(k.STATE_SIZE):
        states[i, game] = state[i]
    for i in range(CHANCE_SIZE):
        chances[i, game] = chance[i]


# ---- on the processor


@compiled
def _list_on_cpu(states: Any, actions: Any, counts: Any, row_of: Any, rows: Any, wins: Any) -> None:
    state, indices = np.empty(k.STATE_SIZE, np.int64), np.empty(PATTERNS_A_POSITION, np.int64)
    out, scratch = np.empty(k.MAX_LEGAL, np.int16), np.empty(k.ANIMALS_A_SIDE + 1, np.int64)
    for game in range(len(counts)):
        list_game(game, states, actions, counts, row_of, rows, wins, state, indices, out, scratch)


@compiled
def _look_on_cpu(states: Any, actions: Any, counts: Any, ends: Any, row_of: Any, rows: Any, settled: Any) -> None:
    state, indices = np.empty(k.STATE_SIZE, np.int64), np.empty(PATTERNS_A_POSITION, np.int64)
    for game in range(len(counts)):
        for turn in range(counts[game]):
            at = ends[game] - counts[game] + turn
            look_ahead(game, turn, states, actions, at, row_of, rows, settled, state, indices)


@compiled
def _play_on_cpu(
    states: Any, clocks: Any, chances: Any, actions: Any, counts: Any, ends: Any, worths: Any, start: Vector, best: Any,
    cuts: Any, counted: Any,
) -> None:  # fmt: skip
    state, chance = np.empty(k.STATE_SIZE, np.int64), np.empty(CHANCE_SIZE, np.int64)
    for game in range(len(counts)):
        play_game(
            game, states, clocks, chances, actions, counts, ends, worths, start, best, cuts, counted, state, chance
        )


# ---- on a GPU

THREADS_A_BLOCK = 64
LANES = 160
"""Threads for the turns of one game: whole warps of 32, at least ``MAX_LEGAL``."""


@cache
def _cuda_kernels() -> tuple[Callable[..., None], ...]:
    """Return the same three steps as CUDA kernels: one thread for each game, or for each turn."""
    from erawan.adapters.vector.cuda_memory import cuda

    # Numba accepts only a plain global name as the size of a local array.
    state_size, max_legal, scratch_size = k.STATE_SIZE, k.MAX_LEGAL, k.ANIMALS_A_SIDE + 1

    @cuda.jit  # type: ignore[untyped-decorator]
    def list_on_gpu(states: Any, actions: Any, counts: Any, row_of: Any, rows: Any, wins: Any) -> None:
        game = cuda.grid(1)
        if game < len(counts):
            state, indices = cuda.local.array(state_size, np.int64), cuda.local.array(PATTERNS_A_POSITION, np.int64)
            out, scratch = cuda.local.array(max_legal, np.int16), cuda.local.array(scratch_size, np.int64)
            list_game(game, states, actions, counts, row_of, rows, wins, state, indices, out, scratch)

    @cuda.jit  # type: ignore[untyped-decorator]
    def look_on_gpu(states: Any, actions: Any, counts: Any, ends: Any, row_of: Any, rows: Any, settled: Any) -> None:
        place = cuda.grid(1)
        game, turn = place // LANES, place % LANES
        if game < len(counts) and turn < counts[game]:
            state, indices = cuda.local.array(state_size, np.int64), cuda.local.array(PATTERNS_A_POSITION, np.int64)
            at = ends[game] - counts[game] + turn
            look_ahead(game, turn, states, actions, at, row_of, rows, settled, state, indices)

    @cuda.jit  # type: ignore[untyped-decorator]
    def play_on_gpu(
        states: Any, clocks: Any, chances: Any, actions: Any, counts: Any, ends: Any, worths: Any, start: Vector,
        best: Any, cuts: Any, counted: Any,
    ) -> None:  # fmt: skip
        game = cuda.grid(1)
        if game < len(counts):
            state, chance = cuda.local.array(state_size, np.int64), cuda.local.array(CHANCE_SIZE, np.int64)
            play_game(
                game, states, clocks, chances, actions, counts, ends, worths, start, best, cuts, counted, state, chance
            )

    def launch(kernel_on_gpu: Any, threads_a_game: int) -> Callable[..., None]:
        def run(*arrays: torch.Tensor) -> None:
            games = arrays[0].shape[1]
            blocks = -(-games * threads_a_game // THREADS_A_BLOCK)
            kernel_on_gpu[blocks, THREADS_A_BLOCK](*(cuda.as_cuda_array(array) for array in arrays))

        return run

    return launch(list_on_gpu, 1), launch(look_on_gpu, LANES), launch(play_on_gpu, 1)


def _cpu_kernels() -> tuple[Callable[..., None], ...]:
    def launch(kernel_on_cpu: Any) -> Callable[..., None]:
        return lambda *arrays: kernel_on_cpu(*(array.numpy() for array in arrays))

    return launch(_list_on_cpu), launch(_look_on_cpu), launch(_play_on_cpu)


class SiamGames:
    """Games of Siam under the default rules, each with a random stream of its own."""

    def __init__(self, games: int, seed: int, device: torch.device) -> None:
        self.games, self.device = games, device
        self._list, self._look, self._play = _cuda_kernels() if device.type == "cuda" else _cpu_kernels()
        start = Siam().start().vector
        self._start = torch.from_numpy(start.copy()).to(device)
        self._row_of = torch.tensor(ROW_OF, device=device)
        self.states = self._start[:, None].repeat(1, games)
        chances = np.empty((games, CHANCE_SIZE), np.int64)
        for game in range(games):
            seed_chance(chances[game], (seed << 32) + game)
        self.chances = torch.from_numpy(np.ascontiguousarray(chances.T)).to(device)
        self.clocks = torch.zeros((CLOCK_SIZE, games), dtype=torch.int64, device=device)
        # Games begin at different turns, so that not all of them end at once.
        self.clocks[OPENING_LEFT] = torch.arange(games, device=device) % (MOST_OPENING_TURNS + 1)
        self._actions = self._empty((games, k.MAX_LEGAL), torch.int16)
        self._counts = self._empty((games,), torch.int64)
        self._ends = self._counts

    def _empty(self, shape: tuple[int, ...], kind: torch.dtype) -> torch.Tensor:
        return torch.empty(shape, dtype=kind, device=self.device)

    def list_turns(self, rows: torch.Tensor, wins: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """Return the rows of the positions after all turns of all games, and their worth where it is clear.

        ``rows`` (int32[games, 11]) gets the rows of the positions now, ``wins`` (bool[games]) whether the side to move
        wins at once.
        """
        self._list(self.states, self._actions, self._counts, self._row_of, rows, wins)
        self._ends = torch.cumsum(self._counts, 0)
        total = int(self._ends[-1])
        ahead = self._empty((total, PATTERNS_A_POSITION), torch.int32)
        settled = self._empty((total,), torch.float32)
        self._look(self.states, self._actions, self._counts, self._ends, self._row_of, ahead, settled)
        return ahead, settled

    def play_turns(self, worths: torch.Tensor, best: torch.Tensor, cuts: torch.Tensor, counted: torch.Tensor) -> None:
        """Play one turn in each game by the worth of its turns to the mover.

        ``best`` (float32[games]) gets the worth of the best turn, ``cuts`` (int8[games]) whether the next position does
        not follow from it, ``counted`` (int64[games]) the result and the length of a game that ended, else 0.
        """
        self._play(
            self.states, self.clocks, self.chances, self._actions, self._counts, self._ends, worths, self._start,
            best, cuts, counted,
        )  # fmt: skip
