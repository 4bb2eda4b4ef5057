"""Describe turns, the end of a game and refused turns of King of Siam, as phrases."""

from __future__ import annotations

from collections.abc import Sequence

from erawan.core.contract import Vector
from erawan.core.errors import IllegalError
from erawan.core.outcome import Outcome
from erawan.games.king_of_siam import layout as k
from erawan.games.king_of_siam import places, winning
from erawan.games.king_of_siam.maps import FACTION_LETTERS, Map
from erawan.games.king_of_siam.notation import PASS_TEXT, card_of, format_follower, join_turn, province_of
from erawan.words import Phrase
from erawan.words.phrase import Value

FACTION_NAMES = ("rama", "lao", "malay")


def faction_phrase(faction: int) -> Phrase:
    """Return a faction's name."""
    return Phrase(f"kos-{FACTION_NAMES[faction]}")


def card_phrase(card: int) -> Phrase:
    """Return a card's name, by its action."""
    return Phrase(f"kos-card-{card_of(card)}")


# ---- turns


def describe_turn(actions: Sequence[int], plan: Map) -> Phrase:
    """Return what a turn does."""
    if actions[0] == k.PASS:
        return Phrase("kos-turn-pass")
    takes = actions[-1] >= k.FOLLOWER
    targets = list(actions[1:-1] if takes else actions[1:])
    taken = Phrase("kos-takes", {"follower": _follower(actions[-1], plan)}) if takes else Phrase("kos-takes-none")
    effect = _effect(actions[0], targets, plan)
    return Phrase("kos-turn-card", {"card": card_phrase(actions[0]), "effect": effect, "taken": taken})


def describe_part(card: int, targets: Sequence[int], plan: Map) -> Phrase:
    """Return what a half-made turn does so far: a card and the targets picked until now, in whichever order."""
    named = card_phrase(card)
    if not targets:
        return Phrase("kos-part-card", {"card": named})
    return Phrase("kos-part-targets", {"card": named, "targets": _list(_targets(card, targets, plan))})


def describe_effect(card: int, targets: Sequence[int], plan: Map) -> Phrase:
    """Return what a card does before the follower is taken: all its targets in the kernel's order, or none."""
    return Phrase("kos-part-effect", {"card": card_phrase(card), "effect": _effect(card, list(targets), plan)})


def _targets(card: int, targets: Sequence[int], plan: Map) -> list[Value]:
    """Return a phrase for each target: a tile's province, where a swapped follower stands, where a placed one goes."""
    if card == k.KING:
        return [plan.provinces[action - k.PLACE].name for action in targets]
    if card in (k.ONE, k.TWO):
        return [_follower(action, plan) for action in targets]
    return [_follower(action, plan, "kos-goes") for action in _placed(card, targets)]


def _placed(card: int, targets: Sequence[int]) -> list[int]:
    """Return the followers that a card places, with their provinces; a faction's card names only the provinces."""
    if card == k.KHON:
        return list(targets)
    faction = card - k.FIRST_FACTION_CARD
    return [k.FOLLOWER + k.FACTIONS * province_of(action) + faction for action in targets]


def _effect(card: int, targets: list[int], plan: Map) -> Phrase:
    if not targets:
        return Phrase("kos-effect-none")
    if card == k.KING:
        names: dict[str, Value] = {
            name: plan.provinces[action - k.PLACE].name
            for name, action in zip(("first", "second", "marked"), targets, strict=True)
        }
        return Phrase("kos-effect-king", names)
    if card in (k.ONE, k.TWO):
        given = _list([_follower(action, plan) for action in targets[:-1]])
        return Phrase("kos-effect-swap", {"given": given, "got": _follower(targets[-1], plan)})
    return Phrase("kos-effect-place", {"followers": _list([_follower(a, plan) for a in _placed(card, targets)])})


def _follower(action: int, plan: Map, key: str = "kos-follower") -> Phrase:
    faction = faction_phrase((action - k.FOLLOWER) % k.FACTIONS)
    return Phrase(key, {"faction": faction, "province": plan.provinces[province_of(action)].name})


def _list(phrases: Sequence[Value]) -> Phrase:
    """Return one to three phrases as one."""
    names = ("first", "second", "third")
    return Phrase(f"list-{len(phrases)}", dict(zip(names, phrases, strict=False)))


# ---- the end


def outcome(vector: Vector) -> Outcome | None:
    """K7: how the game ended, or None while it runs."""
    return outcome_if_over_now(vector) if vector[k.IS_OVER] else None


def outcome_if_over_now(vector: Vector) -> Outcome:
    """K7 as if every struggle ended as it stands: who wins, by which rule, and who rules."""
    ranking = int(winning.rank_factions(vector))
    won = int(winning.winners(vector))
    seats = tuple(seat + 1 for seat in range(int(vector[k.PLAYERS])) if won >> seat & 1)
    if ranking == winning.COLONY_RANKING:
        return _colony(vector, seats)
    return _kingdom(vector, seats, ranking & 3, ranking >> 2)


def _colony(vector: Vector, seats: tuple[int, ...]) -> Outcome:
    """K7.1, K7.4: most sets, or among those with as many the latest card."""
    players = int(vector[k.PLAYERS])
    sets = [int(winning.sets_of(vector, winning.team_of(vector, seat))) for seat in range(players)]
    tied = sum(count == max(sets) for count in sets)
    won_by = "sets" if tied == len(seats) and _is_one_side(vector, seats) else "latest_card"
    won_by = "shared" if tied == len(seats) and not _is_one_side(vector, seats) else won_by
    rule = "K7.4" if players == k.MOST_PLAYERS else "K7.1"
    decided: dict[str, Value] = {"rule": rule, "won_by": won_by, "sets": max(sets)}
    by = Phrase(f"kos-won-by-{won_by.replace('_', '-')}")
    told: dict[str, Value] = {"winners": _seats(seats), "sets": max(sets), "by": by}
    return Outcome(seats, "colony", decided, Phrase("kos-outcome-colony", told))


def _kingdom(vector: Vector, seats: tuple[int, ...], ruler: int, second: int) -> Outcome:
    """K7.2, K7.3: who rules and by what, who wins and by what."""
    ruled_by = "most" if _is_sole_leader(vector, ruler) else "latest_gain"
    everybody = (1 << int(vector[k.PLAYERS])) - 1
    tied = int(winning.keep_most(vector, everybody, ruler))
    won_by = "ruler"
    if tied.bit_count() > 1 and second != winning.NO_SECOND:
        tied, won_by = int(winning.keep_most(vector, tied, second)), "second"
    if tied.bit_count() > 1:
        won_by = "earlier_card" if int(winning.keep_earliest(vector, tied)).bit_count() == 1 else "shared"
    decided: dict[str, Value] = {
        "rule": "K7.3",
        "ruler": FACTION_LETTERS[ruler],
        "ruled_by": ruled_by,
        "second": "-" if second == winning.NO_SECOND else FACTION_LETTERS[second],
        "won_by": won_by,
    }
    told: dict[str, Value] = {
        "winners": _seats(seats),
        "ruler": faction_phrase(ruler),
        "rules": Phrase(f"kos-ruled-by-{ruled_by.replace('_', '-')}"),
        "by": Phrase(f"kos-won-by-{won_by.replace('_', '-')}"),
    }
    return Outcome(seats, "kingdom", decided, Phrase("kos-outcome-kingdom", told))


def _is_one_side(vector: Vector, seats: tuple[int, ...]) -> bool:
    """Return whether these seats are one player or one team."""
    return int(winning.team_of(vector, seats[0] - 1)).bit_count() == len(seats)


def _is_sole_leader(vector: Vector, ruler: int) -> bool:
    """Return whether the ruling faction has more provinces than each other one if all struggles end as they stand."""
    owners = []
    for slot in range(k.PROVINCES):
        province = int(vector[k.TILE + slot])
        is_settled = slot < vector[k.SETTLED]
        owners.append(int(vector[k.OWNER + province] if is_settled else places.leader_in(vector, province)))
    counts = [owners.count(1 + faction) for faction in range(k.FACTIONS)]
    return counts.count(counts[ruler]) == 1


def _seats(seats: tuple[int, ...]) -> Phrase:
    return Phrase("kos-seats", {"count": len(seats), "seats": ", ".join(str(seat) for seat in seats)})


# ---- refusals


# The rule and the code of each refusal; a card's own refusals name the card's rule.
_RULES = {
    k.WRONG_KIND: ("K4.2", "kos.wrong_step"),
    k.NO_CARD: ("K1.3", "kos.no_card"),
    k.NOT_WINNING: ("K4.5", "kos.not_winning"),
    k.NO_FREE_TILE: ("K5.1", "kos.no_free_tile"),
    k.NOT_CHOSEN_TILE: ("K5.1", "kos.not_chosen_tile"),
    k.CONTROLLED: ("K4.4", "kos.controlled"),
    k.WRONG_FACTION: ("K5.2", "kos.wrong_faction"),
    k.NO_FOLLOWER: ("K4.1", "kos.no_follower"),
    k.OUT_OF_ORDER: ("K8.1", "kos.wrong_targets"),
    k.NOT_ADJACENT: ("K1.2", "kos.not_adjacent"),
    k.UNDOES: ("K5.5", "kos.undoes"),
    k.DEAD_END: ("K4.2", "kos.dead_end"),
}


MOST_NAMED = 10
"""So many of the actions that are possible instead are named in an error."""


class UnfinishedTurnError(IllegalError):
    """A turn that is not whole; the values say what is missing."""

    @property
    def phrase(self) -> Phrase:
        """What is missing, with an example of how to go on."""
        return Phrase("kos-unfinished-taking" if self.values["takes"] else "kos-unfinished-targets", dict(self.values))


def unfinished(made: Sequence[int], possible: Sequence[int], takes: bool, plan: Map) -> IllegalError:
    """Return the error for actions after which others must come; ``takes`` if a follower is still to be taken."""
    card, *targets = made
    taken = possible[0] if takes else None
    example = join_turn(card, targets if takes else [*targets, possible[0]], taken, plan)
    so_far = join_turn(card, targets, None, plan)
    return UnfinishedTurnError("turn.unfinished", takes=int(takes), made=so_far, example=example)


def illegal(action: int, refusal: int, possible: Sequence[int], plan: Map) -> IllegalError:
    """Return the error for an action that `kernel.refusal` refused where others are possible."""
    rule, code = _RULES[refusal]
    if action < k.PLACE:
        what: Value = "pass" if action == k.PASS else card_phrase(action)
    elif action < k.FOLLOWER:
        what = plan.provinces[action - k.PLACE].name
    else:
        what = _follower(action, plan)
    named = " ".join(_short(other, plan) for other in possible[:MOST_NAMED])
    more = " …" if len(possible) > MOST_NAMED else ""
    return IllegalError(code, rule=rule, what=what, possible=named + more)


def _short(action: int, plan: Map) -> str:
    """Return an action as turns write it."""
    if action < k.PLACE:
        return PASS_TEXT if action == k.PASS else card_of(action)
    return plan.codes[action - k.PLACE] if action < k.FOLLOWER else format_follower(action, plan)
