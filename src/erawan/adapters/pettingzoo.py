"""One game as a PettingZoo environment: one agent per seat, acting one after the other (AEC).

``env(game)`` creates one. Importing this module also registers ``erawan/siam_v2`` and ``erawan/king_of_siam_v2``, for
``pettingzoo.make``.

An action is one small action of the kernels, so in King of Siam an agent acts several times within a turn. All seats
get their returns when the game ends. A game is cut off (truncated) after ``turn_limit`` turns, if a limit is given.
"""

from __future__ import annotations

from random import Random
from typing import Any

from erawan.adapters.action_stepper import ActionStepper
from erawan.adapters.rendering import MODES, check_mode, render
from erawan.adapters.vector.step_kernels import MOST_TURNS, check_number
from erawan.core.errors import MalformedError, OptionError
from erawan.core.game import Game

try:
    from gymnasium.spaces import Space
    from pettingzoo import AECEnv, register
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper
except ImportError:
    raise OptionError("extra.missing", extra="research") from None

from erawan.adapters.spaces import action_space, named_game, observation_space


def env(game: Game | str = "siam", *, turn_limit: int | None = None, render_mode: str | None = None) -> Any:
    """Return the environment in PettingZoo's standard wrapper, which refuses to be used before ``reset``."""
    return OrderEnforcingWrapper(GameEnv(game, turn_limit=turn_limit, render_mode=render_mode))


class GameEnv(AECEnv[str, Any, Any]):  # type: ignore[misc]
    """An environment of any game; observations are ``{"observation", "action_mask"}``."""

    metadata = {"render_modes": list(MODES), "is_parallelizable": False, "render_fps": 2}  # noqa: RUF012

    def __init__(
        self, game: Game | str = "siam", *, turn_limit: int | None = None, render_mode: str | None = None
    ) -> None:
        super().__init__()
        self.game = named_game(game)
        self.turn_limit = None if turn_limit is None else check_number("turn_limit", turn_limit, 1, MOST_TURNS)
        self.render_mode = check_mode(render_mode)
        name = f"erawan_{self.game.name.replace('-', '_')}_v{self.game.observation.version}"
        self.metadata = {**type(self).metadata, "name": name}
        self.possible_agents = [f"player_{seat}" for seat in range(self.game.seats)]
        self.observation_spaces: dict[str, Space[Any]] = {a: observation_space(self.game) for a in self.possible_agents}
        self.action_spaces: dict[str, Space[Any]] = {agent: action_space(self.game) for agent in self.possible_agents}
        self.agents: list[str] = []
        self._chance = Random()
        self._table: ActionStepper | None = None

    def observation_space(self, agent: str) -> Space[Any]:
        """Return the space of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        """Return the space of an agent's actions."""
        return self.action_spaces[agent]

    @property
    def table(self) -> ActionStepper:
        """The game in progress."""
        if self._table is None:
            raise MalformedError("env.not_reset")
        return self._table

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game; the seed decides this set-up and, if none is given later, the next ones."""
        if seed is not None:
            self._chance = Random(seed)
        self._table = ActionStepper(self.game.start(seed=self._chance.getrandbits(62)), self.turn_limit)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.table.seat]

    def observe(self, agent: str) -> dict[str, Any]:
        """Return what an agent sees; its mask is empty while others act."""
        seat = self.possible_agents.index(agent)
        table = self.table
        mask = table.mask()
        if seat != table.seat:
            mask[:] = 0
        return {"observation": table.observe(seat), "action_mask": mask}

    def step(self, action: Any) -> None:
        """Play an action for the agent to act; raise an error and change nothing if it is illegal."""
        table = self.table
        agent = self.agent_selection
        if self.terminations.get(agent) or self.truncations.get(agent):
            self._was_dead_step(action)
            return
        table.play(action)
        self._cumulative_rewards[agent] = 0.0
        if table.has_stopped:
            self.rewards = dict(zip(self.possible_agents, table.returns(), strict=True))
            self.terminations = dict.fromkeys(self.agents, table.is_over)
            self.truncations = dict.fromkeys(self.agents, table.is_cut_off)
        self.agent_selection = self.possible_agents[table.seat]
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> Any:
        """Return the position before the turn being built, in the environment's render mode."""
        return render(self.table.state, self.render_mode)

    def close(self) -> None:
        """Do nothing: the environment holds no resources."""

    def __str__(self) -> str:
        return str(self.metadata["name"])


for _game in ("siam", "king-of-siam"):
    register(
        "aec",
        str(GameEnv(_game)).replace("_", "/", 1),
        entry_point="erawan.adapters.pettingzoo:env",
        kwargs={"game": _game},
    )
