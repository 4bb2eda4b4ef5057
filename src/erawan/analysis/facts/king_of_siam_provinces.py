"""Facts about provinces of King of Siam: those that a pass let go, homes, and leads that a player took away."""

from __future__ import annotations

from dataclasses import dataclass

from erawan.analysis.facts.fact import Fact, Refutation, TurnInAnalysis
from erawan.analysis.facts.king_of_siam_phrases import (
    follower_phrase,
    marks_of,
    place_values,
    standing_phrase,
    tally_sets,
)
from erawan.analysis.facts.king_of_siam_turn_vectors import (
    can_place,
    compute_turn_vectors,
    contested,
    faction_of,
    followers_in,
    is_holding,
    kos_state,
    stands_for,
)
from erawan.games.king_of_siam import layout as k
from erawan.games.king_of_siam.descriptions import FACTION_NAMES, card_phrase
from erawan.games.king_of_siam.notation import PASS_TEXT, province_of
from erawan.games.king_of_siam.state import KingOfSiamState
from erawan.games.king_of_siam.turn_effects import trace_turn
from erawan.words import Phrase
from erawan.words.phrase import Value

# ---- a pass that ended a struggle


@dataclass(frozen=True)
class ProvinceLetGo(Fact):
    """A pass ended the struggle, and a card could have changed who takes the province."""

    state: KingOfSiamState
    province: int
    better: str
    settled: Phrase

    def sentences(self) -> tuple[Phrase, ...]:
        """Say who took the province, and who could have led instead."""
        return Phrase(f"coach-{self.kind}", {"settled": self.settled}), self._possible()

    def _possible(self) -> Phrase:
        plan = self.state.game.map
        return Phrase(
            "coach-kos-possible",
            {"standing": standing_phrase(self.state.play(self.better).vector, self.province, plan)},
        )

    def marks(self) -> tuple[str, ...]:
        """Mark the province."""
        return marks_of(self.state.game.map, self.province)

    def is_avoided_by(self, turn: str) -> bool:
        """Return whether the province stands as it does after the better turn."""
        after = self.state.play(turn).vector
        return turn != PASS_TEXT and stands_for(after, self.province) == self._wanted()

    def _wanted(self) -> int:
        return stands_for(self.state.play(self.better).vector, self.province)

    def praise(self, turn: str) -> Phrase:
        """Say how the province stands."""
        return Phrase("coach-right-kos-province", {"standing": self._standing_after(turn)})

    def refute(self, turn: str) -> Refutation:
        """Say how the province stands."""
        if turn == PASS_TEXT:
            return Refutation(Phrase("coach-wrong-kos-pass", {"settled": self.settled}))
        return Refutation(Phrase("coach-wrong-kos-province", {"standing": self._standing_after(turn)}))

    def _standing_after(self, turn: str) -> Phrase:
        return standing_phrase(self.state.play(turn).vector, self.province, self.state.game.map)


class LostByOne(ProvinceLetGo):
    """The province was decided by one follower."""

    kind = "kos-by-one"


class LetWin(ProvinceLetGo):
    """Passing let a faction take the province."""

    kind = "kos-let-win"


class LetBritishIn(ProvinceLetGo):
    """Passing let the British take the province."""

    kind = "kos-british"


@dataclass(frozen=True)
class LetColonyCome(ProvinceLetGo):
    """Passing let the British take their fourth province, and another side won by sets (K6.3, K7.1)."""

    kind = "kos-colony"
    tallies: Phrase

    def sentences(self) -> tuple[Phrase, ...]:
        """Say that the colony came, and who has how many sets."""
        return Phrase("coach-kos-colony", {"settled": self.settled, "tallies": self.tallies}), self._possible()


def find_pass(played: TurnInAnalysis) -> Fact | None:
    """Find a province that a pass let go, though a card could have changed who takes it."""
    state = kos_state(played.state)
    if played.text != PASS_TEXT:
        return None
    ending = _ending_of_struggle(played)
    if ending is None:
        return None
    province, settled = contested(state.vector), ending
    owner = stands_for(state.vector, province)
    better = state.play(played.better).vector
    if contested(better) != province or stands_for(better, province) == owner:
        return None
    arguments = state, province, played.better, settled
    if owner == k.BRITISH:
        tallies = _colony_tallies(played)
        return LetBritishIn(*arguments) if tallies is None else LetColonyCome(*arguments, tallies)
    counts = sorted(followers_in(state.vector, province), reverse=True)
    return LostByOne(*arguments) if counts[0] - counts[1] == 1 else LetWin(*arguments)


def _ending_of_struggle(played: TurnInAnalysis) -> Phrase | None:
    """Return how the struggle ended after a pass, if nobody played a card before its end."""
    texts, ply = played.analysis.record.texts, played.analysed.ply
    state = kos_state(played.state)
    for text in texts[ply - 1 :]:
        if text != PASS_TEXT:
            return None
        settlement = trace_turn(state, text)[1]
        if settlement is not None:
            return settlement.phrase
        state = state.play(text)
    return None


def _colony_tallies(played: TurnInAnalysis) -> Phrase | None:
    """Return each side's number of sets, if the struggle after a pass made Siam a colony that another side won."""
    state = kos_state(played.state)
    for after in played.later_states():
        if after.vector[k.SETTLED] > state.vector[k.SETTLED]:
            outcome = after.outcome
            if outcome is None or outcome.reason != "colony" or state.to_move in outcome.winners:
                return None
            return tally_sets(kos_state(after))
    return None


# ---- a home that was lost


@dataclass(frozen=True)
class HomeLost(Fact):
    """A faction's home went to others, and its card in the hand became useless (K5.6)."""

    kind = "kos-home"
    state: KingOfSiamState
    faction: int
    settled: Phrase

    @property
    def _card(self) -> int:
        return k.FIRST_FACTION_CARD + self.faction

    @property
    def _home(self) -> int:
        return int(self.state.vector[k.HOME + self.faction])

    def sentences(self) -> tuple[Phrase, ...]:
        """Say who took the home, and which card lost its use."""
        name = FACTION_NAMES[self.faction]
        return (Phrase("coach-kos-home", {"settled": self.settled, "faction": name, "card": card_phrase(self._card)}),)

    def marks(self) -> tuple[str, ...]:
        """Mark the home."""
        return marks_of(self.state.game.map, self._home)

    def is_avoided_by(self, turn: str) -> bool:
        """Return whether the turn uses the card while it works, or leaves the faction in the lead at home."""
        vectors = compute_turn_vectors(self.state, turn)
        if vectors.card == self._card:
            return vectors.has_effect
        return turn != PASS_TEXT and stands_for(vectors.after, self._home) == self.faction + 1

    def praise(self, turn: str) -> Phrase:
        """Say what the turn saves."""
        vectors = compute_turn_vectors(self.state, turn)
        if vectors.card == self._card:
            return Phrase("coach-right-kos-home-used", {"card": card_phrase(self._card)})
        standing = standing_phrase(vectors.after, self._home, self.state.game.map)
        return Phrase("coach-right-kos-province", {"standing": standing})

    def refute(self, turn: str) -> Refutation:
        """Say how the home stands."""
        if turn == PASS_TEXT:
            return Refutation(Phrase("coach-wrong-kos-pass", {"settled": self.settled}))
        after = compute_turn_vectors(self.state, turn).after
        standing = standing_phrase(after, self._home, self.state.game.map)
        return Refutation(Phrase("coach-wrong-kos-province", {"standing": standing}))


def find_home_lost(played: TurnInAnalysis) -> Fact | None:
    """Find a home that was lost before the player's next turn, so that a card in the hand became useless."""
    state, vector = kos_state(played.state), played.state.vector
    province = contested(vector)
    for faction in range(k.FACTIONS):
        if int(vector[k.HOME + faction]) != province or not can_place(vector, faction):
            continue
        settled = _home_lost_for_good(played, faction)
        if settled is not None:
            return HomeLost(state, faction, settled)
    return None


def _home_lost_for_good(played: TurnInAnalysis, faction: int) -> Phrase | None:
    """Return how a home was lost before the seat's next turn, if its card stayed useless in the hand to the end."""
    seat, card = played.state.to_move, k.FIRST_FACTION_CARD + faction
    home = int(played.state.vector[k.HOME + faction])
    texts, ply = played.analysis.record.texts, played.analysed.ply
    settled: Phrase | None = None
    state = kos_state(played.state)
    for number, text in enumerate(texts[ply - 1 :]):
        if settled is None and number > 0 and state.to_move == seat:
            return None
        settlement = trace_turn(state, text)[1]
        state = state.play(text)
        if not is_holding(state.vector, seat, card):
            return None
        if settled is None and settlement is not None:
            if int(state.vector[k.OWNER + home]) in (k.NOBODY, faction + 1):
                return None
            settled = settlement.phrase
        if settled is not None and can_place(state.vector, faction):
            return None
    return settled


# ---- a lead that was taken away


@dataclass(frozen=True)
class LeadTaken(Fact):
    """The follower that was taken had given its faction the lead in a province."""

    kind = "kos-lead-taken"
    state: KingOfSiamState
    turn: str
    taken: int
    """The follower, as an action."""

    @property
    def _province(self) -> int:
        return province_of(self.taken)

    @property
    def _faction(self) -> int:
        return faction_of(self.taken)

    def sentences(self) -> tuple[Phrase, ...]:
        """Say how the province stood before and after the follower left."""
        vectors, plan = compute_turn_vectors(self.state, self.turn), self.state.game.map
        lead, second, _ = sorted(followers_in(vectors.amid, self._province), reverse=True)
        values: dict[str, Value] = {"lead": lead, "second": second, **place_values(self._province, plan)}
        values |= {"faction": FACTION_NAMES[self._faction], "followers": follower_phrase(self._faction)}
        now = Phrase("coach-kos-now", {"standing": standing_phrase(vectors.after, self._province, plan)})
        return Phrase("coach-kos-lead-taken", values), now

    def marks(self) -> tuple[str, ...]:
        """Mark the province."""
        return marks_of(self.state.game.map, self._province)

    def is_avoided_by(self, turn: str) -> bool:
        """Return whether the faction leads there after the turn."""
        return stands_for(self.state.play(turn).vector, self._province) == self._faction + 1

    def praise(self, turn: str) -> Phrase:
        """Say how the province stands."""
        return Phrase("coach-right-kos-province", {"standing": self._standing_after(turn)})

    def refute(self, turn: str) -> Refutation:
        """Say how the province stands."""
        return Refutation(Phrase("coach-wrong-kos-province", {"standing": self._standing_after(turn)}))

    def _standing_after(self, turn: str) -> Phrase:
        return standing_phrase(self.state.play(turn).vector, self._province, self.state.game.map)


def find_lead_taken(played: TurnInAnalysis) -> Fact | None:
    """Find a follower whose leaving cost its faction the lead in a province."""
    vectors = compute_turn_vectors(played.state, played.text)
    if vectors.taken is None:
        return None
    province, leader = province_of(vectors.taken), faction_of(vectors.taken) + 1
    if stands_for(vectors.amid, province) != leader or stands_for(vectors.after, province) == leader:
        return None
    return LeadTaken(kos_state(played.state), played.text, vectors.taken)
