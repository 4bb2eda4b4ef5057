"""Many games at once on the processor's cores, as a vector environment of Gymnasium.

``step`` takes one action per game and plays it for the seat to move. So one policy plays all seats, as in self-play;
``infos["to_move"]`` (int8[num_envs]) says which seat is to move now.
"""

from __future__ import annotations

import os
from functools import cached_property
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium.spaces import Space
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from erawan.adapters.spaces import action_space, named_game, observation_space
from erawan.adapters.vector.batch import Batch, first_refused, make_batch
from erawan.adapters.vector.step_kernels import (
    MOST_GAMES,
    MOST_SETUPS,
    MOST_TURNS,
    USUAL_SETUPS,
    USUAL_TURN_LIMIT,
    check_number,
    deal,
)
from erawan.adapters.vector.thread_pool import BEGIN, CHECK, PICK, STEP, ThreadPool
from erawan.core.errors import IllegalError, MalformedError
from erawan.core.game import Game

MOST_THREADS = 1024


class GamesVectorEnv(VectorEnv[dict[str, Any], Any, Any]):
    """``num_envs`` games of one kind, stepped together.

    Observations are ``{"observation", "action_mask"}``, each with one row per game. Rewards (float[num_envs]) are those
    of the seat that played; the returns of all seats are in ``infos["returns"]``. A game that ends, or is cut off after
    ``turn_limit`` turns, begins again in the same step; its last observation is in ``infos["final_obs"]``.

    The next step overwrites the returned arrays; ``copy=True`` returns copies.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}  # noqa: RUF012

    def __init__(
        self,
        game: Game | str = "siam",
        num_envs: int = 1024,
        *,
        turn_limit: int = USUAL_TURN_LIMIT,
        setups: int = USUAL_SETUPS,
        threads: int | None = None,
        copy: bool = False,
    ) -> None:
        """Create the games; ``setups`` is how many different set-ups a reset deals, where the set-up is random."""
        self.game = named_game(game)
        self.num_envs = check_number("num_envs", num_envs, 1, MOST_GAMES)
        self.turn_limit = check_number("turn_limit", turn_limit, 1, MOST_TURNS)
        self._setups = check_number("setups", setups, 1, MOST_SETUPS)
        cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
        self._threads = check_number("threads", cores if threads is None else threads, 1, MOST_THREADS)
        self._copy = copy
        self.single_observation_space = observation_space(self.game)
        self.single_action_space = action_space(self.game)
        self._batch: Batch = make_batch(self.game, num_envs, turn_limit)
        self._pool: ThreadPool | None = None

    @cached_property
    def observation_space(self) -> Space[Any]:  # type: ignore[override]
        """The space of a step's observations; created on first use, since it is as large as they are."""
        return batch_space(self.single_observation_space, self.num_envs)

    @cached_property
    def action_space(self) -> Space[Any]:  # type: ignore[override]
        """The space of a step's actions."""
        return batch_space(self.single_action_space, self.num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Start all games again; the same seed deals the same set-ups on any number of threads."""
        super().reset(seed=seed)
        if self.closed:
            raise MalformedError("env.closed")
        old = self._pool
        if old is not None:
            old.finish()
        dealt = deal(self.game, self._setups, int(self.np_random.integers(1 << 62)))
        pool = ThreadPool(self.game, self._batch, dealt, self.turn_limit, self._threads)
        pool.do(BEGIN)
        pool.start()
        self._pool = pool
        if old is not None:
            old.dismiss()
        return self._observations(), self._infos()

    def step(self, actions: Any) -> tuple[dict[str, Any], Any, Any, Any, dict[str, Any]]:
        """Play one action in every game; if any is illegal, raise an error that names it and play none."""
        pool = self._need_games()
        self._set_actions(actions, pool)
        finished = pool.do(STEP)
        batch = self._batch
        infos = self._infos()
        if finished:
            infos |= self._finals()
        rewards, ended, cut_off = (self._hand(array) for array in (batch.rewards, batch.ended, batch.cut_off))
        return self._observations(), rewards, ended, cut_off, infos

    def sample_actions(self) -> npt.NDArray[np.int64]:
        """Return a random legal action for every game, all equally likely; faster than sampling by the masks."""
        self._need_games().do(PICK)
        return self._batch.actions.copy()

    def close_extras(self, **kwargs: Any) -> None:
        """End the threads."""
        if self._pool is not None:
            self._pool.dismiss()

    def _need_games(self) -> ThreadPool:
        if self._pool is None or self.closed:
            raise MalformedError("env.closed" if self.closed else "env.not_reset")
        self._pool.finish()
        return self._pool

    def _set_actions(self, actions: Any, pool: ThreadPool) -> None:
        """Copy the actions into the batch; raise an error if one is illegal."""
        given = np.asarray(actions)
        if given.shape != (self.num_envs,) or given.dtype.kind not in "iu":
            raise MalformedError(
                "env.actions_form", count=str(self.num_envs), shape=str(given.shape), kind=str(given.dtype)
            )
        self._batch.actions[:] = given
        if pool.do(CHECK):
            row = int(first_refused(self._batch))
            action, most = int(given[row]), self.game.tag.action_count - 1
            if not 0 <= action <= most:
                raise MalformedError("env.actions_range", row=str(row), action=str(action), most=most)
            raise IllegalError("env.actions_illegal", row=str(row), action=str(action))

    def _hand(self, array: npt.NDArray[Any]) -> npt.NDArray[Any]:
        return array.copy() if self._copy else array

    def _observations(self) -> dict[str, Any]:
        shape = (self.num_envs, *self.game.observation.shape)
        return {
            "observation": self._hand(self._batch.observations.reshape(shape)),
            "action_mask": self._hand(self._batch.masks),
        }

    def _infos(self) -> dict[str, Any]:
        shares = self._batch.shares[:, : self.game.seats]
        return {"to_move": self._hand(self._batch.seats), "returns": self._hand(shares)}

    def _finals(self) -> dict[str, Any]:
        """Return the last observations in the form that Gymnasium's wrappers expect."""
        batch = self._batch
        has_finished = batch.ended | batch.cut_off
        finals = np.full(self.num_envs, None, object)
        rows = np.flatnonzero(has_finished)
        seen = batch.finals[rows].reshape(len(rows), *self.game.observation.shape)
        masks = np.zeros((len(rows), batch.masks.shape[1]), np.int8)
        for row, last_seen, mask in zip(rows.tolist(), seen, masks, strict=True):
            finals[row] = {"observation": last_seen, "action_mask": mask}
        return {"final_obs": finals, "_final_obs": has_finished}
