"""The games for OpenSpiel; importing this module registers ``erawan_siam`` and ``erawan_king_of_siam``.

The parameters of ``erawan_siam`` are the game's options. OpenSpiel wants every game to end, so ``turn_limit`` (S4.5)
is set. The parameters of ``erawan_king_of_siam`` are ``players``, ``map`` and ``seed``: a seed from 0 deals that
set-up, and −1 leaves it to explicit chance nodes (``open_spiel_chance_nodes.py``). All players see every card that is
played, so a player who remembers them has perfect information, and that is how the game is registered.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from erawan.adapters.action_stepper import ActionStepper
from erawan.adapters.open_spiel_chance_nodes import MOST_OUTCOMES, SetUp
from erawan.core import registry
from erawan.core.errors import OptionError
from erawan.core.game import Game
from erawan.games.king_of_siam.layout import CARDS, MOST_PLAYERS, PROVINCES
from erawan.games.king_of_siam.state import KingOfSiam

try:
    import pyspiel
    from open_spiel.python.observation import IIGObserverForPublicInfoGame
except ImportError:
    raise OptionError("extra.missing", extra="research") from None

SIAM_TURN_LIMIT = 1000
BY_CHANCE = -1


def _game_type(short_name: str, long_name: str, players: range, by_chance: bool, parameters: dict[str, Any]) -> Any:
    kinds = pyspiel.GameType
    return kinds(
        short_name=short_name,
        long_name=long_name,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC if by_chance else kinds.ChanceMode.DETERMINISTIC,
        information=kinds.Information.PERFECT_INFORMATION,
        # Not zero-sum with three players: the winner gets 1, and each of the two others -1.
        utility=kinds.Utility.ZERO_SUM if players[-1] == 2 else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=players[-1],
        min_num_players=players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters,
    )


SIAM_DEFAULTS = {"push": "walk", "repetition": 3, "opening_ban": False, "turn_limit": SIAM_TURN_LIMIT}
KING_DEFAULTS = {"players": 2, "map": "siam", "seed": BY_CHANCE}
SIAM_TYPE = _game_type("erawan_siam", "Siam (Erawan)", range(2, 3), False, SIAM_DEFAULTS)
KING_TYPE, KING_TYPE_BY_SEED = (
    _game_type("erawan_king_of_siam", "King of Siam (Erawan)", range(2, MOST_PLAYERS + 1), by_chance, KING_DEFAULTS)
    for by_chance in (True, False)
)


class _SpielGame(pyspiel.Game):  # type: ignore[misc]
    """The common part of both games; they differ in how a state begins."""

    def __init__(
        self, kind: Any, game: Game, most_actions: int, most_outcomes: int, parameters: dict[str, Any]
    ) -> None:
        self.erawan_game = game
        info = pyspiel.GameInfo(
            num_distinct_actions=game.tag.action_count,
            max_chance_outcomes=most_outcomes,
            num_players=game.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if kind.utility == pyspiel.GameType.Utility.ZERO_SUM else None,
            max_game_length=most_actions,
        )
        super().__init__(kind, info, parameters)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Any:
        """Return an observer of what a player sees now, or of all actions if the type asks for perfect recall."""
        if iig_obs_type is None or (iig_obs_type.public_info and not iig_obs_type.perfect_recall):
            return SpielObserver(self.erawan_game)
        return IIGObserverForPublicInfoGame(iig_obs_type, params)


class SpielSiam(_SpielGame):
    """Siam for OpenSpiel."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        parameters = {**SIAM_DEFAULTS, **(params or {})}
        if not parameters["turn_limit"]:
            raise OptionError("option.bad_value", name="turn_limit", value="0", expected="1-1000000")
        game = registry.game("siam", **parameters)
        super().__init__(SIAM_TYPE, game, int(parameters["turn_limit"]), 0, parameters)

    def new_initial_state(self, state: Any = None) -> SpielState:
        """Return the starting position."""
        return SpielState(self, ActionStepper(self.erawan_game.start()))


class SpielKingOfSiam(_SpielGame):
    """King of Siam for OpenSpiel."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        parameters = {**KING_DEFAULTS, **(params or {})}
        self._seed = int(parameters["seed"])
        if self._seed < BY_CHANCE:
            raise OptionError("option.bad_value", name="seed", value=str(self._seed), expected="-1, 0, 1, …")
        game = registry.game("king-of-siam", players=parameters["players"], map=parameters["map"])
        # K1.3: every card takes at most five actions. K3.3: between two cards, and in each struggle, all may pass.
        cards = (CARDS + 1) * game.seats
        most = 5 * cards + game.seats * (cards + PROVINCES)
        if self._seed == BY_CHANCE:
            super().__init__(KING_TYPE, game, most, MOST_OUTCOMES, parameters)
        else:
            super().__init__(KING_TYPE_BY_SEED, game, most, 0, parameters)

    def new_initial_state(self, state: Any = None) -> SpielState:
        """Return the starting position that the seed deals, or the first chance node."""
        game = self.erawan_game
        assert isinstance(game, KingOfSiam)
        if self._seed == BY_CHANCE:
            return SpielState(self, None, SetUp(game))
        return SpielState(self, ActionStepper(game.start(seed=self._seed)))


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A game in progress, or its set-up."""

    def __init__(self, game: _SpielGame, table: ActionStepper | None, setup: SetUp | None = None) -> None:
        super().__init__(game)
        self._table = table
        self._setup = setup

    @property
    def table(self) -> ActionStepper | None:
        """The game in progress, once its set-up is done."""
        return self._table

    def current_player(self) -> int:
        """Return who acts: a player, chance, or the terminal player."""
        if self._table is None:
            return pyspiel.PlayerId.CHANCE  # type: ignore[no-any-return]
        return pyspiel.PlayerId.TERMINAL if self._table.has_stopped else self._table.seat

    def _legal_actions(self, player: int) -> list[int]:
        return [] if self._table is None or player != self._table.seat else self._table.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the possible next draws of the set-up with their probabilities."""
        assert self._setup is not None
        return self._setup.outcomes()

    def _apply_action(self, action: int) -> None:
        if self._table is not None:
            self._table.play(action)
            return
        assert self._setup is not None
        self._setup.draw(action)
        if self._setup.is_done:
            self._table, self._setup = ActionStepper(self._setup.state()), None

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"draw {action}"
        return f"{player + 1}: {action}"

    def is_terminal(self) -> bool:
        """Return whether the game has ended."""
        return self._table is not None and self._table.has_stopped

    def returns(self) -> list[float]:
        """Return what each player got."""
        return [0.0] * self.num_players() if self._table is None else list(self._table.returns())

    def __str__(self) -> str:
        return str(self._setup) if self._table is None else str(self._table)


class SpielObserver:
    """A player's observation: the numbers of ``observe``, and the view as text."""

    def __init__(self, game: Game) -> None:
        self.tensor = np.zeros(game.tag.observation_size, np.float32)
        self.dict = {"observation": self.tensor.reshape(game.observation.shape)}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write the numbers; zeros while the set-up is drawn."""
        if state.table is None:
            self.tensor.fill(0)
        else:
            self.dict["observation"][...] = state.table.observe(player)

    def string_from(self, state: SpielState, player: int) -> str:
        """Return what the player sees as text, with the actions of the turn being built."""
        return str(state) if state.table is None else state.table.seen_by(player)


pyspiel.register_game(SIAM_TYPE, SpielSiam)
pyspiel.register_game(KING_TYPE, SpielKingOfSiam)
