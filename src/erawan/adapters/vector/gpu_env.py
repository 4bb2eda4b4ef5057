"""Many games at once on a GPU, one thread per game, with the same results as ``cpu_env.py``.

The arrays stay in the GPU's memory. Each offers ``__cuda_array_interface__``, so PyTorch, JAX and CuPy use it without a
copy (``torch.as_tensor(observations["observation"])``); actions are accepted in the same way. The arrays have the same
shapes as on the processor, one row per game, but other strides. In memory the first number of every game comes first,
then the second of every game. So neighbouring threads write neighbouring addresses.
"""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import numpy as np
import numpy.typing as npt

from erawan.adapters.vector.cuda_kernels import clear, make_kernels
from erawan.adapters.vector.cuda_layouts import layout_of
from erawan.adapters.vector.cuda_memory import cuda
from erawan.adapters.vector.step_kernels import (
    CLOCK_SIZE,
    MOST_GAMES,
    MOST_SETUPS,
    MOST_TURNS,
    PICKING,
    USUAL_SETUPS,
    USUAL_TURN_LIMIT,
    check_number,
    deal,
    table_rows,
)
from erawan.core import registry
from erawan.core.chance import CHANCE_SIZE
from erawan.core.contract import NUMBER_TYPE, STATE_TYPE, Tag
from erawan.core.errors import IllegalError, MalformedError, OptionError
from erawan.core.game import Game
from erawan.core.playout import TABLE_COLUMNS

THREADS_A_BLOCK = 128
# Enough threads to fill a large GPU; if there are more entries than threads, each thread examines several.
MOST_WEIGHING_BLOCKS, WEIGHING_THREADS = 4096, 64


class SharedArray:
    """An array in the GPU's memory that other libraries can use without a copy."""

    def __init__(self, memory: Any, shape: tuple[int, ...]) -> None:
        """Wrap ``memory``, whose last axis is the games; ``shape`` is the visible shape, games first."""
        self._memory = memory
        self.shape = shape
        self.dtype = memory.dtype

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        item = self.dtype.itemsize
        inner = [item * self.shape[0]]
        for size in reversed(self.shape[2:]):
            inner.insert(0, inner[0] * size)
        return {
            **self._memory.__cuda_array_interface__,
            "shape": self.shape,
            "strides": (item, *inner[: len(self.shape) - 1]),
        }

    def copy_to_host(self) -> npt.NDArray[Any]:
        """Return a copy as a NumPy array."""
        lying: npt.NDArray[Any] = self._memory.copy_to_host()
        return np.ascontiguousarray(lying.T).reshape(self.shape)


class GpuGames:
    """``num_envs`` games of one kind on a GPU, with ``reset``, ``step`` and ``sample_actions`` as on the processor.

    Results are of class ``SharedArray``; the next step overwrites them.
    """

    def __init__(
        self,
        game: Game | str = "siam",
        num_envs: int = 1 << 16,
        *,
        turn_limit: int = USUAL_TURN_LIMIT,
        setups: int = USUAL_SETUPS,
        is_compact: bool = False,
    ) -> None:
        """Make the games; with ``is_compact`` observations are a row of bytes, for games that have such a form."""
        if not cuda.is_available():
            raise OptionError("env.no_gpu")
        self.game = game if isinstance(game, Game) else registry.game(game)
        self.num_envs = check_number("num_envs", num_envs, 1, MOST_GAMES)
        self.turn_limit = check_number("turn_limit", turn_limit, 1, MOST_TURNS)
        self._setups = check_number("setups", setups, 1, MOST_SETUPS)
        if is_compact and self.game.compact_tag is None:
            raise OptionError("option.bad_value", name="is_compact", value="True", expected="False")
        tag = self.game.compact_tag if is_compact and self.game.compact_tag is not None else self.game.tag
        self._observation_shape = (tag.observation_size,) if is_compact else self.game.observation.shape
        self._kernels = make_kernels(tag)  # type: ignore[arg-type]
        self._memory = _make_memory(
            self.game, tag, num_envs, turn_limit, np.dtype(np.uint8 if is_compact else NUMBER_TYPE)
        )
        self._starts: Any = None
        self._grid = (-(-num_envs // THREADS_A_BLOCK), THREADS_A_BLOCK)
        most = -(-num_envs * self.game.tag.max_legal // WEIGHING_THREADS)
        self._weighing_grid = (min(MOST_WEIGHING_BLOCKS, most), WEIGHING_THREADS)

    def reset(self, *, seed: int | None = None) -> tuple[dict[str, SharedArray], dict[str, SharedArray]]:
        """Start all games again; a seed deals the same set-ups as on the processor."""
        drawn = int(np.random.default_rng(seed).integers(1 << 62))
        dealt = deal(self.game, self._setups, drawn)
        self._starts = cuda.to_device(dealt.starts)
        memory = self._memory
        self._kernels.begin[self._grid](
            memory.states, memory.tables, memory.clocks, memory.chances, memory.picking, self._starts,
            dealt.first_seed, dealt.first_seed ^ PICKING, memory.rewards, memory.shares, memory.ended, memory.cut_off,
        )  # fmt: skip
        self._show()
        return self._observations(), self._infos()

    def step(
        self, actions: Any
    ) -> tuple[dict[str, SharedArray], SharedArray, SharedArray, SharedArray, dict[str, SharedArray]]:
        """Play one action in every game; if any is illegal, raise an error that names it and play none."""
        checked = self._check(actions)
        memory = self._memory
        self._kernels.step[self._grid](
            memory.states, memory.tables, memory.clocks, memory.chances, self._starts, checked, self.turn_limit,
            memory.seats, memory.rewards, memory.shares, memory.ended, memory.cut_off, memory.finals,
        )  # fmt: skip
        self._show()
        infos = {**self._infos(), "final_obs": self._shown(memory.finals, *self._observation_shape)}
        told = (self._shown(array) for array in (memory.rewards, memory.ended, memory.cut_off))
        return self._observations(), *told, infos  # type: ignore[return-value]

    def sample_actions(self) -> Any:
        """Return a random legal action for every game, all equally likely, as an array in the GPU's memory."""
        self._need_games()
        memory = self._memory
        self._kernels.pick[self._grid](memory.masks, memory.counts, memory.picking, memory.picked)
        return memory.picked

    def _show(self) -> None:
        memory, kernels = self._memory, self._kernels
        clear[1, 1](memory.counters)
        kernels.show[self._grid](
            memory.states, memory.observations, memory.masks, memory.counts, memory.seats, memory.gathered,
            memory.counters,
        )  # fmt: skip
        if kernels.last_cards is not None:
            # Only the GPU knows how many games were gathered; to ask it would be to wait for it.
            kernels.last_cards.spread[self._weighing_grid](
                memory.states, memory.masks, memory.gathered, memory.counters, memory.found, memory.wanted,
                memory.entries,
            )  # fmt: skip
            kernels.last_cards.weigh[self._weighing_grid](
                memory.states, memory.counters, memory.found, memory.wanted, memory.entries
            )
            kernels.last_cards.settle[self._weighing_grid](
                memory.masks, memory.counts, memory.gathered, memory.counters, memory.found
            )

    def _need_games(self) -> None:
        if self._starts is None:
            raise MalformedError("env.not_reset")

    def _check(self, actions: Any) -> Any:
        """Return the actions as an array in the GPU's memory; raise an error if one is illegal."""
        self._need_games()
        if isinstance(actions, type(self._memory.picked)):
            lying = given = actions
        elif hasattr(actions, "__cuda_array_interface__"):
            lying = given = cuda.as_cuda_array(actions)
        else:
            lying, given = None, np.asarray(actions)
        if given.shape != (self.num_envs,) or given.dtype.kind not in "iu":
            raise MalformedError(
                "env.actions_form", count=str(self.num_envs), shape=str(given.shape), kind=str(given.dtype)
            )
        if lying is None:
            lying = cuda.to_device(given)
        refused = cuda.to_device(np.array([self.num_envs]))
        self._kernels.check[self._grid](self._memory.masks, lying, refused)
        row = int(refused.copy_to_host()[0])
        if row < self.num_envs:
            action, most = int(lying[row : row + 1].copy_to_host()[0]), self.game.tag.action_count - 1
            if not 0 <= action <= most:
                raise MalformedError("env.actions_range", row=str(row), action=str(action), most=most)
            raise IllegalError("env.actions_illegal", row=str(row), action=str(action))
        return lying

    def _shown(self, memory: Any, *shape: int) -> SharedArray:
        return SharedArray(memory, (self.num_envs, *shape))

    def _observations(self) -> dict[str, SharedArray]:
        memory = self._memory
        return {
            "observation": self._shown(memory.observations, *self._observation_shape),
            "action_mask": self._shown(memory.masks, self.game.tag.action_count),
        }

    def _infos(self) -> dict[str, SharedArray]:
        return {
            "to_move": self._shown(self._memory.seats),
            "returns": self._shown(self._memory.shares, self.game.tag.seats),
        }


def _make_memory(game: Game, tag: Tag, games: int, turn_limit: int, observation_type: np.dtype[Any]) -> SimpleNamespace:
    """Return zeroed arrays in the GPU's memory, with names as in ``batch.Batch``; their last axis is the games.

    Only in the tables of positions the games are the first axis, because each thread reads scattered rows of its own
    game's table.
    """
    shapes: dict[str, tuple[Any, tuple[int, ...]]] = {
        "states": (layout_of(tag).state_type, (tag.state_size, games)),
        "tables": (STATE_TYPE, (games, table_rows(game, turn_limit), TABLE_COLUMNS)),
        "clocks": (STATE_TYPE, (CLOCK_SIZE, games)),
        "chances": (STATE_TYPE, (CHANCE_SIZE, games)),
        "picking": (STATE_TYPE, (CHANCE_SIZE, games)),
        "picked": (STATE_TYPE, (games,)),
        "counts": (STATE_TYPE, (games,)),
        "observations": (observation_type, (tag.observation_size, games)),
        "masks": (np.dtype(np.int8), (tag.action_count, games)),
        "seats": (np.dtype(np.int8), (games,)),
        "rewards": (NUMBER_TYPE, (games,)),
        "shares": (NUMBER_TYPE, (tag.seats, games)),
        "ended": (np.dtype(np.bool_), (games,)),
        "cut_off": (np.dtype(np.bool_), (games,)),
        "finals": (observation_type, (tag.observation_size, games)),
        "gathered": (STATE_TYPE, (games,)),
        "counters": (STATE_TYPE, (2,)),
    }
    if layout_of(tag).must_weigh is not None:
        shapes |= {
            "found": (STATE_TYPE, (games,)),
            "wanted": (STATE_TYPE, (games,)),
            "entries": (STATE_TYPE, (games * tag.max_legal,)),
        }
    return SimpleNamespace(**{name: _zeros(kind, shape) for name, (kind, shape) in shapes.items()})


def _zeros(kind: np.dtype[Any], shape: tuple[int, ...]) -> Any:
    """Return an array of zeros made in the GPU's memory: some are too large to copy."""
    size = int(np.prod(shape))
    flat = cuda.device_array(max(1, size), kind)
    clear[min(1024, -(-size // 4096) or 1), 256](flat)
    return flat[:size].reshape(*shape)
