"""Many games at once on the processor's cores, as a vector environment of Gymnasium.

In every game it is some seat's turn; ``step`` takes one action a game and plays it for that seat. So one policy plays
all seats, as in self-play; ``infos["to_move"]`` says whose turn it is now.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium.spaces import Space
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from erawan.adapters.spaces import action_space, named_game, observation_space
from erawan.adapters.vector.batch import Batch, begin_rows, first_refused, make_batch, pick_rows, seed_rows, step_rows
from erawan.adapters.vector.stepping import (
    MOST_GAMES,
    MOST_SETUPS,
    MOST_TURNS,
    PICKING,
    USUAL_SETUPS,
    USUAL_TURN_LIMIT,
    Deal,
    check_number,
    deal,
)
from erawan.core.chance import CHANCE_SIZE
from erawan.core.contract import STATE_TYPE, Vector
from erawan.core.errors import IllegalError, MalformedError
from erawan.core.game import Game

MOST_THREADS = 1024
# Fewer rows than this are not worth waking another thread for.
LEAST_SHARE = 64


class GamesVectorEnv(VectorEnv[dict[str, Any], Any, Any]):
    """``num_envs`` games of one kind, stepped together.

    Observations are ``{"observation", "action_mask"}``. Rewards are those of the seat that played; what all seats got
    is in ``infos["returns"]``. A game that ends, or is cut off after ``turn_limit`` turns, begins again in the same
    step; its last observation is in ``infos["final_obs"]``.

    The arrays handed out are written again by the next step; ``copy=True`` hands out copies.
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
        """``setups`` is how many set-ups a reset deals, where the set-up has chance in it."""
        self.game = named_game(game)
        self.num_envs = check_number("num_envs", num_envs, 1, MOST_GAMES)
        self.turn_limit = check_number("turn_limit", turn_limit, 1, MOST_TURNS)
        self._setups = check_number("setups", setups, 1, MOST_SETUPS)
        cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
        wanted = check_number("threads", cores if threads is None else threads, 1, MOST_THREADS)
        self._copy = copy
        self.single_observation_space = observation_space(self.game)
        self.single_action_space = action_space(self.game)
        shares = max(1, min(wanted, num_envs // LEAST_SHARE))
        self._cuts = np.linspace(0, num_envs, shares + 1, dtype=int).tolist()
        self._pool = ThreadPoolExecutor(shares - 1, "erawan-games") if shares > 1 else None
        self._batch: Batch = make_batch(self.game, num_envs, turn_limit)
        self._picking = np.zeros((num_envs, CHANCE_SIZE), STATE_TYPE)
        self._dealt: Deal | None = None

    @cached_property
    def observation_space(self) -> Space[Any]:  # type: ignore[override]
        """The space of a step's observations; made when it is asked for, since it is as large as they are."""
        return batch_space(self.single_observation_space, self.num_envs)

    @cached_property
    def action_space(self) -> Space[Any]:  # type: ignore[override]
        """The space of a step's actions."""
        return batch_space(self.single_action_space, self.num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begins all games anew; the same seed deals the same set-ups, on any number of threads."""
        super().reset(seed=seed)
        dealt = self._dealt = deal(self.game, self._setups, int(self.np_random.integers(1 << 62)))
        self._split(lambda first, last: begin_rows(self.game.tag, self._batch, *dealt, self._scratch(), first, last))
        seed_rows(self._picking, dealt.first_seed ^ PICKING)
        return self._observations(), self._infos()

    def step(self, actions: Any) -> tuple[dict[str, Any], Any, Any, Any, dict[str, Any]]:
        """Plays one action in every game; if any is not legal, an error names it and nothing has been played."""
        dealt = self._need_games()
        checked = self._check(actions)
        finished = self._split(
            lambda first, last: step_rows(
                self.game.tag, self._batch, dealt.starts, checked, self.turn_limit, self._scratch(), first, last
            )
        )
        batch = self._batch
        infos = self._infos()
        if sum(finished):
            infos |= self._finals()
        rewards, ended, cut_off = (self._hand(array) for array in (batch.rewards, batch.ended, batch.cut_off))
        return self._observations(), rewards, ended, cut_off, infos

    def sample_actions(self) -> npt.NDArray[np.int64]:
        """A legal action for every game, each as likely as any other; quicker than sampling by the masks."""
        self._need_games()
        actions = np.empty(self.num_envs, STATE_TYPE)
        self._split(lambda first, last: pick_rows(self._batch, self._picking, actions, first, last))
        return actions

    def close_extras(self, **kwargs: Any) -> None:
        """Ends the threads."""
        if self._pool is not None:
            self._pool.shutdown()

    def _need_games(self) -> Deal:
        if self._dealt is None or self.closed:
            raise MalformedError("env.closed" if self.closed else "env.not_reset")
        return self._dealt

    def _check(self, actions: Any) -> Vector:
        given = np.asarray(actions)
        if given.shape != (self.num_envs,) or given.dtype.kind not in "iu":
            raise MalformedError(
                "env.actions_form", count=str(self.num_envs), shape=str(given.shape), kind=str(given.dtype)
            )
        most = self.game.tag.action_count - 1
        checked = np.ascontiguousarray(given, STATE_TYPE)
        row = int(first_refused(self._batch, checked))
        if row >= 0:
            action = int(checked[row])
            if not 0 <= action <= most:
                raise MalformedError("env.actions_range", row=str(row), action=str(action), most=most)
            raise IllegalError("env.actions_illegal", row=str(row), action=str(action))
        return checked

    def _split(self, work: Callable[[int, int], Any]) -> list[Any]:
        """Does work on all rows, a share a thread; this thread does one itself."""
        if self._pool is None:
            return [work(0, self.num_envs)]
        others = [
            self._pool.submit(work, first, last) for first, last in zip(self._cuts[1:-1], self._cuts[2:], strict=True)
        ]
        own = work(self._cuts[0], self._cuts[1])
        return [own, *(other.result() for other in others)]

    def _scratch(self) -> Vector:
        """Work space for one share."""
        return np.empty(self.game.tag.scratch_size, STATE_TYPE)

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
        """The last observations, in the form in which Gymnasium's wrappers look for them."""
        batch = self._batch
        has_finished = batch.ended | batch.cut_off
        finals = np.full(self.num_envs, None, object)
        for row in np.flatnonzero(has_finished):
            seen = batch.finals[row].reshape(self.game.observation.shape).copy()
            finals[row] = {"observation": seen, "action_mask": np.zeros(batch.masks.shape[1], np.int8)}
        return {"final_obs": finals, "_final_obs": has_finished}
