"""Facts about cards of King of Siam that did not help: without effect, without result, or played too early."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise

import numpy as np

from erawan.analysis.facts.fact import Fact, Refutation, TurnInAnalysis
from erawan.analysis.facts.king_of_siam_phrases import marks_of, player_phrase
from erawan.analysis.facts.king_of_siam_turn_vectors import (
    TurnVectors,
    compute_turn_vectors,
    contested,
    followers_in,
    hand_size,
    kos_state,
    stands_for,
)
from erawan.games.king_of_siam import layout as k
from erawan.games.king_of_siam import state_queries
from erawan.games.king_of_siam.descriptions import card_phrase
from erawan.games.king_of_siam.notation import PASS_TEXT
from erawan.games.king_of_siam.state import KingOfSiamState
from erawan.words import Phrase

LEAST_STRUGGLES = 2
"""With fewer struggles left, an empty hand does little harm."""


def changes_something(vectors: TurnVectors) -> bool:
    """Return whether a card's effect changes who would take a province now, or the order of the struggles."""
    tiles = slice(k.TILE, k.TILE + k.PROVINCES)
    if not np.array_equal(vectors.before[tiles], vectors.amid[tiles]):
        return True
    return any(stands_for(vectors.before, each) != stands_for(vectors.amid, each) for each in range(k.PROVINCES))


# ---- a card without effect


@dataclass(frozen=True)
class CardWithoutEffect(Fact):
    """The card could not do anything (K4.2)."""

    kind = "kos-no-effect"
    state: KingOfSiamState
    card: int

    def sentences(self) -> tuple[Phrase, ...]:
        """Say that the card did nothing."""
        return (Phrase("coach-kos-no-effect", {"card": card_phrase(self.card)}),)

    def marks(self) -> tuple[str, ...]:
        """Mark the contested province."""
        return marks_of(self.state.game.map, contested(self.state.vector))

    def is_avoided_by(self, turn: str) -> bool:
        """Return whether the turn is a pass, or a card that changes who would take a province or the track."""
        return turn == PASS_TEXT or changes_something(compute_turn_vectors(self.state, turn))

    def praise(self, turn: str) -> Phrase:
        """Say what the turn does instead."""
        return Phrase("coach-right-kos-saved" if turn == PASS_TEXT else "coach-right-kos-changed")

    def refute(self, turn: str) -> Refutation:
        """Say that this card changes nothing either."""
        return Refutation(
            Phrase("coach-wrong-kos-in-vain", {"card": card_phrase(compute_turn_vectors(self.state, turn).card)})
        )


def find_no_effect(played: TurnInAnalysis) -> Fact | None:
    """Return a fact if the card of the turn could do nothing, and only a follower was taken."""
    vectors = compute_turn_vectors(played.state, played.text)
    if vectors.card == k.PASS or vectors.has_effect or vectors.taken is None:
        return None
    return CardWithoutEffect(kos_state(played.state), vectors.card)


# ---- a card that should have been kept


@dataclass(frozen=True)
class _CardSpent(Fact):
    """The player played a card in a position in which the analysis passes."""

    state: KingOfSiamState
    card: int

    def marks(self) -> tuple[str, ...]:
        """Mark the contested province."""
        return marks_of(self.state.game.map, contested(self.state.vector))

    def is_avoided_by(self, turn: str) -> bool:
        """Return whether the turn is a pass, which keeps the cards."""
        return turn == PASS_TEXT

    def praise(self, turn: str) -> Phrase:
        """Say that the card is saved."""
        return Phrase("coach-right-kos-saved")

    def refute(self, turn: str) -> Refutation:
        """Say that this turn spends a card, too."""
        return Refutation(Phrase("coach-wrong-kos-spent"))


class CardWasted(_CardSpent):
    """The followers that the card moved decided no struggle: counted without them, every province goes the same way."""

    kind = "kos-wasted"

    def sentences(self) -> tuple[Phrase, ...]:
        """Say that no struggle was decided by the followers that the card moved."""
        return (Phrase("coach-kos-wasted", {"card": card_phrase(self.card)}),)


def find_wasted(played: TurnInAnalysis) -> Fact | None:
    """Return a fact if the card of the turn changed no result of a struggle."""
    vectors = compute_turn_vectors(played.state, played.text)
    if vectors.card in (k.PASS, k.KING) or not vectors.has_effect or not _is_result_same_without(played, vectors):
        return None
    return CardWasted(kos_state(played.state), vectors.card)


def _is_result_same_without(played: TurnInAnalysis, vectors: TurnVectors) -> bool:
    """Return whether each province that the card changed was settled later, with the same owner as without the card."""
    span = slice(k.FOLLOWERS, k.FOLLOWERS + k.FACTIONS * k.PROVINCES)
    change = (vectors.amid[span] - vectors.before[span]).reshape(k.PROVINCES, k.FACTIONS)
    touched = {province for province in range(k.PROVINCES) if change[province].any()}
    for before, after in pairwise(state.vector for state in played.later_states()):
        province = contested(before)
        if after[k.SETTLED] == before[k.SETTLED] or province not in touched:
            continue
        without = np.array(followers_in(before, province)) - change[province]
        if (without < 0).any() or int(state_queries.leader(*without.tolist())) != int(after[k.OWNER + province]):
            return False
        touched.remove(province)
    return not touched


@dataclass(frozen=True)
class CardTooEarly(_CardSpent):
    """A card of a hand that was empty later, while struggles were open and another player still had cards."""

    kind = "kos-early"
    struggles: int
    """Struggles that were open when the hand was empty."""
    other: int
    """Another seat, from 1, with the most cards then."""
    cards: int
    """How many cards that seat had."""

    def sentences(self) -> tuple[Phrase, ...]:
        """Say what was still open when the hand was empty, and who still had cards."""
        spent = Phrase("coach-kos-early", {"card": card_phrase(self.card), "count": self.struggles})
        return spent, Phrase("coach-kos-early-other", {"player": player_phrase(self.other), "count": self.cards})


def find_early(played: TurnInAnalysis) -> Fact | None:
    """Return a fact if the turn spent a card that the player missed later."""
    state = kos_state(played.state)
    vectors = compute_turn_vectors(state, played.text)
    seat, own_side = state.to_move, next(side for side in state.game.sides if state.to_move in side)
    empty = next((after for after in played.later_states() if not hand_size(after.vector, seat)), None)
    if vectors.card == k.PASS or empty is None or empty.outcome is not None:
        return None
    others = [other for other in range(1, state.game.seats + 1) if other not in own_side]
    other = max(others, key=lambda other: hand_size(empty.vector, other))
    struggles, cards = k.PROVINCES - int(empty.vector[k.SETTLED]), hand_size(empty.vector, other)
    if struggles < LEAST_STRUGGLES or not cards:
        return None
    return CardTooEarly(state, vectors.card, struggles, other, cards)
