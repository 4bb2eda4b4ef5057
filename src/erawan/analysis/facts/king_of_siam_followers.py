"""Facts about followers that players of King of Siam took: for nothing, or for a set of another player."""

from __future__ import annotations

from dataclasses import dataclass

from erawan.analysis.facts.fact import Fact, Refutation, TurnInAnalysis
from erawan.analysis.facts.king_of_siam_phrases import (
    follower_phrase,
    marks_of,
    place_values,
    player_phrase,
    tally_sets,
)
from erawan.analysis.facts.king_of_siam_turn_vectors import (
    can_place,
    compute_turn_vectors,
    faction_of,
    followers_in,
    is_holding,
    kos_state,
)
from erawan.core.contract import Vector
from erawan.games.king_of_siam import layout as k
from erawan.games.king_of_siam import winning
from erawan.games.king_of_siam.descriptions import FACTION_NAMES
from erawan.games.king_of_siam.notation import PASS_TEXT, province_of
from erawan.games.king_of_siam.state import KingOfSiamState
from erawan.words import Phrase

# ---- sets of the others


@dataclass(frozen=True)
class SetCompleted(Fact):
    """The next seat completed a set, and won a colony by its sets (K7.1)."""

    kind = "kos-set"
    state: KingOfSiamState
    next_seat: int
    taken: int
    """The follower that completed the set, as an action."""
    tallies: Phrase

    def sentences(self) -> tuple[Phrase, ...]:
        """Say who completed a set with which follower, and the sets in the end."""
        values = place_values(province_of(self.taken), self.state.game.map)
        values |= {"followers": follower_phrase(faction_of(self.taken)), "player": player_phrase(self.next_seat)}
        return (Phrase("coach-kos-set", {**values, "tallies": self.tallies}),)

    def marks(self) -> tuple[str, ...]:
        """Mark where the follower stood."""
        return marks_of(self.state.game.map, province_of(self.taken))

    def is_avoided_by(self, turn: str) -> bool:
        """Return whether the next seat cannot complete a set at once after the turn."""
        after = self.state.play(turn)
        return after.outcome is None and not can_complete_set(after.vector)

    def praise(self, turn: str) -> Phrase:
        """Say that the next player cannot complete a set."""
        return Phrase("coach-right-kos-set", {"player": player_phrase(self.next_seat)})

    def refute(self, turn: str) -> Refutation:
        """Say that the set can still be completed."""
        return Refutation(Phrase("coach-wrong-kos-set", {"player": player_phrase(self.next_seat)}))


def missing_for_set(vector: Vector) -> int | None:
    """Return the faction of the one follower that the side to move lacks for another set; None if it lacks more."""
    team = int(winning.team_of(vector, int(vector[k.TO_MOVE])))
    goal = int(winning.sets_of(vector, team)) + 1
    seats = [seat for seat in range(int(vector[k.PLAYERS])) if team >> seat & 1]
    held = [sum(int(vector[k.COURT + k.FACTIONS * seat + each]) for seat in seats) for each in range(k.FACTIONS)]
    lacks = [each for each in range(k.FACTIONS) for _ in range(max(0, goal - held[each]))]
    return lacks[0] if len(lacks) == 1 else None


def can_complete_set(vector: Vector) -> bool:
    """Return whether the seat to move can take a follower that completes another set of its side (K4.5 left aside)."""
    faction = missing_for_set(vector)
    seat = int(vector[k.TO_MOVE]) + 1
    if faction is None or not any(is_holding(vector, seat, card) for card in range(k.FIRST_CARD, k.PLACE)):
        return False
    if any(followers_in(vector, province)[faction] for province in range(k.PROVINCES)):
        return True
    if vector[k.POOL + faction] == 0:
        return False
    own_card = k.FIRST_FACTION_CARD + faction
    return is_holding(vector, seat, k.KHON) or (is_holding(vector, seat, own_card) and can_place(vector, faction))


def find_set(played: TurnInAnalysis) -> Fact | None:
    """Find a set that the next seat completed, in a colony that it won by its sets."""
    last = kos_state(played.analysis.positions[-1].state)
    outcome = last.outcome
    if outcome is None or outcome.reason != "colony" or outcome.decided.get("won_by") != "sets":
        return None
    if played.next_text in (None, PASS_TEXT) or played.state.to_move in outcome.winners:
        return None
    assert played.next_text is not None
    after = kos_state(played.after)
    vectors = compute_turn_vectors(after, played.next_text)
    team = int(winning.team_of(after.vector, after.to_move - 1))
    has_completed = int(winning.sets_of(vectors.after, team)) > int(winning.sets_of(vectors.before, team))
    if not has_completed or after.to_move not in outcome.winners or vectors.taken is None:
        return None
    return SetCompleted(kos_state(played.state), after.to_move, vectors.taken, tally_sets(last))


# ---- factions that cannot rule


def provinces_held(vector: Vector) -> list[int]:
    """Return how many provinces each faction controls."""
    owners = vector[k.OWNER : k.OWNER + k.PROVINCES].tolist()
    return [owners.count(faction + 1) for faction in range(k.FACTIONS)]


def can_rule(vector: Vector, faction: int) -> bool:
    """Return whether a faction may still rule in the end, whatever happens in the struggles that are left (K7.2)."""
    held, left = provinces_held(vector), k.PROVINCES - int(vector[k.SETTLED])
    return held[faction] + left >= max(held)


def can_be_colony(vector: Vector) -> bool:
    """Return whether the British may still take four provinces."""
    owners = vector[k.OWNER : k.OWNER + k.PROVINCES].tolist()
    return bool(owners.count(k.BRITISH) + k.PROVINCES - int(vector[k.SETTLED]) >= k.COLONY)


@dataclass(frozen=True)
class HopelessFollower(Fact):
    """The follower that was taken belongs to a faction that can no longer rule."""

    kind = "kos-hopeless"
    state: KingOfSiamState
    faction: int

    def sentences(self) -> tuple[Phrase, ...]:
        """Say why the faction can no longer rule."""
        held = provinces_held(self.state.vector)
        most = max(range(k.FACTIONS), key=held.__getitem__)
        return (
            Phrase(
                "coach-kos-hopeless",
                {"followers": follower_phrase(self.faction), "faction": FACTION_NAMES[self.faction]},
            ),
            Phrase(
                "coach-kos-hopeless-why",
                {
                    "held": held[self.faction],
                    "left": k.PROVINCES - int(self.state.vector[k.SETTLED]),
                    "faction": FACTION_NAMES[most],
                    "most": held[most],
                },
            ),
        )

    def marks(self) -> tuple[str, ...]:
        """Return no marks: the turn is not about one place."""
        return ()

    def is_avoided_by(self, turn: str) -> bool:
        """Return whether the turn is a pass, or takes a follower of a faction that may still rule."""
        taken = compute_turn_vectors(self.state, turn).taken
        return taken is None or can_rule(self.state.vector, faction_of(taken))

    def praise(self, turn: str) -> Phrase:
        """Say how the follower that the turn takes can help the player."""
        taken = compute_turn_vectors(self.state, turn).taken
        if taken is None:
            return Phrase("coach-right-kos-saved")
        return Phrase("coach-right-kos-hopeless", {"faction": FACTION_NAMES[faction_of(taken)]})

    def refute(self, turn: str) -> Refutation:
        """Say that this faction cannot rule either."""
        taken = compute_turn_vectors(self.state, turn).taken
        assert taken is not None
        return Refutation(Phrase("coach-wrong-kos-hopeless", {"faction": FACTION_NAMES[faction_of(taken)]}))


def find_hopeless(played: TurnInAnalysis) -> Fact | None:
    """Return a fact if the turn took a follower of a faction that could no longer rule."""
    vectors = compute_turn_vectors(played.state, played.text)
    if vectors.taken is None or can_be_colony(vectors.before):
        return None
    faction = faction_of(vectors.taken)
    return None if can_rule(vectors.before, faction) else HopelessFollower(kos_state(played.state), faction)
