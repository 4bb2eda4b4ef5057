"""The strength of an engine of King of Siam: what a level or a test may change."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from erawan.core.contract import Numbers
from erawan.search.king_of_siam.candidates import MOST_EFFECTS, MOST_KEPT
from erawan.search.king_of_siam.evaluation import CARD_WORTH
from erawan.search.king_of_siam.tree_search import DEFAULT_SETTINGS, EFFECTS, KEPT
from erawan.search.king_of_siam.weights import WEIGHTS


@dataclass(frozen=True)
class Strength:
    """The strength of an engine; the defaults are full strength."""

    effects: int = 8
    """How many effects of a card are tried with every follower."""

    kept: int = 12
    """How many turns of a card are kept as candidates."""

    solver_cards: int = 6
    """The engine asks the solver first if at most this many cards are left in all hands; 0 means never."""

    blur: float = 0.0
    """The random error of the evaluation's weights: the standard deviation of their logarithms."""

    card_worth: float = 1.0
    """The factor on the value of cards in the hand; below 1 the engine plays its cards too early."""

    uses_net: bool = False
    """Whether a net takes the place of the evaluation where the package has one for the number of players and the map.

    The tree then consists of small actions, and of the fields above only ``solver_cards`` still has an effect.
    """

    def __post_init__(self) -> None:
        assert 1 <= self.effects <= MOST_EFFECTS
        assert 1 <= self.kept <= MOST_KEPT

    def settings(self) -> Numbers:
        """Return the settings of the tree search."""
        settings = DEFAULT_SETTINGS.copy()
        settings[EFFECTS], settings[KEPT] = self.effects, self.kept
        return settings

    def weights(self, players: int, seed: int) -> Numbers:
        """Return the weights for a number of players, with the random error ``blur``; the seed decides the error."""
        weights: Numbers = WEIGHTS[players - 2].copy()
        weights[CARD_WORTH] *= self.card_worth
        chance = np.random.default_rng(seed)
        blurred = np.asarray(weights * np.exp(self.blur * chance.normal(0, 1, len(weights))), np.float32)
        blurred.flags.writeable = False
        return blurred


FULL_STRENGTH = Strength()
# Without a net for the game, fewer candidates are stronger: docs/strength_king_of_siam.md has the matches.
WITH_NET = Strength(effects=4, kept=5, uses_net=True)
GREEDY = Strength(effects=MOST_EFFECTS, solver_cards=0)
