"""One agent against Erawan's players, as a Gymnasium environment.

Importing this module registers ``erawan/Siam-v2`` and ``erawan/KingOfSiam-v2``, for ``gymnasium.make`` and, many
games at once, ``make_vec``.

**An illegal action ends the episode with a loss**: reward −1, terminated; ``info["illegal"]`` says why, and
``info["rule"]`` names the rule. Pick actions from the mask to avoid that.
"""

from __future__ import annotations

from typing import Any

from erawan.adapters.action_stepper import ActionStepper
from erawan.adapters.rendering import MODES, check_mode, render
from erawan.adapters.vector.step_kernels import MOST_TURNS, check_number
from erawan.core.errors import IllegalError, MalformedError, OptionError
from erawan.core.game import Game
from erawan.players.player import Player
from erawan.players.player_registry import make_player

try:
    import gymnasium
except ImportError:
    raise OptionError("extra.missing", extra="research") from None

from erawan.adapters.spaces import action_space, named_game, observation_space
from erawan.adapters.vector.cpu_env import GamesVectorEnv

__all__ = ["GamesVectorEnv", "OneAgentEnv"]

LOSS = -1.0


class OneAgentEnv(gymnasium.Env[dict[str, Any], Any]):
    """An environment with the agent in one seat and a player of that name in each of the others."""

    metadata = {"render_modes": list(MODES), "render_fps": 2}  # noqa: RUF012

    def __init__(
        self,
        game: Game | str = "siam",
        *,
        opponent: str = "level-1",
        seat: int | None = None,
        turn_limit: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        """Create the environment; ``seat`` is the agent's seat, from 1; without it every episode draws one."""
        self.game = named_game(game)
        self.seat = self.game.check_seat(seat)
        self.turn_limit = None if turn_limit is None else check_number("turn_limit", turn_limit, 1, MOST_TURNS)
        self.render_mode = check_mode(render_mode)
        self.opponent = opponent
        make_player(opponent, self.game).close()  # an unknown name is an error now, not in the first episode
        self.observation_space = observation_space(self.game)
        self.action_space = action_space(self.game)
        self._table: ActionStepper | None = None
        self._own = 0
        self._players: dict[int, Player] = {}
        self._has_lost = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begin a game; the seed decides the set-up, the seat and the opponents' random choices."""
        super().reset(seed=seed)
        self.close()
        draw = self.np_random.integers
        self._table = ActionStepper(self.game.start(seed=int(draw(1 << 62))), self.turn_limit)
        self._own = int(draw(self.game.seats)) if self.seat is None else self.seat - 1
        self._players = {
            other: make_player(self.opponent, self.game, int(draw(1 << 31)))
            for other in range(self.game.seats)
            if other != self._own
        }
        self._has_lost = False
        self._let_others_play()
        return self._observation(), {}

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Play an action, then the turns of the opponents until the agent is to act again."""
        table = self._need_table()
        if self._has_lost or table.has_stopped:
            raise IllegalError("game.over")
        number = table.check(action)
        try:
            table.play(number)
        except IllegalError as error:
            self._has_lost = True
            return self._observation(), LOSS, True, False, {"illegal": str(error), "rule": error.rule}
        self._let_others_play()
        return self._observation(), table.returns()[self._own], table.is_over, table.is_cut_off, {}

    def render(self) -> Any:
        """Return the position before the turn being built, in the environment's render mode."""
        return render(self._need_table().state, self.render_mode)

    def close(self) -> None:
        """Close the opponents."""
        for player in self._players.values():
            player.close()
        self._players = {}

    def _need_table(self) -> ActionStepper:
        if self._table is None:
            raise MalformedError("env.not_reset")
        return self._table

    def _let_others_play(self) -> None:
        table = self._need_table()
        if self.render_mode == "human":
            self.render()
        while not table.has_stopped and table.seat != self._own:
            seat = table.seat
            table.play_turn(self._players[seat].choose(table.state.view(seat + 1)).turn)
            if self.render_mode == "human":
                self.render()

    def _observation(self) -> dict[str, Any]:
        table = self._need_table()
        return {"observation": table.observe(self._own), "action_mask": table.mask()}


def _register(name: str, game: str) -> None:
    version = named_game(game).observation.version
    gymnasium.register(
        f"erawan/{name}-v{version}",
        entry_point="erawan.adapters.gymnasium:OneAgentEnv",
        vector_entry_point="erawan.adapters.gymnasium:GamesVectorEnv",
        kwargs={"game": game},
    )


_register("Siam", "siam")
_register("KingOfSiam", "king-of-siam")
