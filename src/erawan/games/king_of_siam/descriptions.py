"""Phrases for what happens in King of Siam: turns, the end of a game, refused turns.

Messages get factions, numbers and provinces as values of their own, so that every language can inflect them:
``faction`` is rama, lao or malay; ``place`` is the map's name and the province's code, such as siam-ay;
``province`` is the name in the map's file, for maps that no catalogue knows.
"""

from __future__ import annotations

from collections import Counter
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
    """Return the name of a faction, standing alone."""
    return Phrase(f"kos-{FACTION_NAMES[faction]}")


def card_phrase(card: int) -> Phrase:
    """Return the name of a card, given its action."""
    return Phrase(f"kos-card-{card_of(card)}")


# ---- turns


def describe_turn(actions: Sequence[int], plan: Map) -> Phrase:
    """Describe a complete turn."""
    if actions[0] == k.PASS:
        return Phrase("kos-turn-pass")
    takes = actions[-1] >= k.FOLLOWER
    targets = list(actions[1:-1] if takes else actions[1:])
    taken = _moved("kos-takes", actions[-1:], plan) if takes else Phrase("kos-takes-none")
    effect = _effect(actions[0], targets, plan)
    return Phrase("kos-turn-card", {"card": card_phrase(actions[0]), "effect": effect, "taken": taken})


def describe_part(card: int, targets: Sequence[int], plan: Map) -> Phrase:
    """Describe a half-made turn: a card and the targets chosen so far, in any order."""
    named = card_phrase(card)
    if not targets:
        return Phrase("kos-part-card", {"card": named})
    return Phrase("kos-part-targets", {"card": named, "targets": _targets(card, targets, plan)})


def describe_effect(card: int, targets: Sequence[int], plan: Map) -> Phrase:
    """Describe a half-made turn that lacks only the follower to take; the targets are in the kernel's order."""
    return Phrase("kos-part-effect", {"card": card_phrase(card), "effect": _effect(card, list(targets), plan)})


def _targets(card: int, targets: Sequence[int], plan: Map) -> Phrase:
    """List the targets chosen so far: tiles, followers to swap, or followers to place."""
    if card == k.KING:
        return _series([_place(action - k.PLACE, plan) for action in targets])
    if card in (k.ONE, k.TWO):
        return _each_province("kos-gives", targets, plan)
    return _each_province("kos-goes", _placed(card, targets), plan)


def _placed(card: int, targets: Sequence[int]) -> list[int]:
    """Return the followers that a card places, with their provinces; a faction's card names only the provinces."""
    if card == k.KHON:
        return list(targets)
    faction = card - k.FIRST_FACTION_CARD
    return [k.FOLLOWER + k.FACTIONS * province_of(action) + faction for action in targets]


def _effect(card: int, targets: list[int], plan: Map) -> Phrase:
    """Describe what a card does with all its targets."""
    if not targets:
        return Phrase("kos-effect-none")
    if card == k.KING:
        first, second, marked = (action - k.PLACE for action in targets)
        tiles: dict[str, Value] = {
            "first": _place(first, plan, "kos-tile-of"),
            "second": _place(second, plan, "kos-tile-of"),
            "marked": _place(marked, plan, "kos-marker-on"),
        }
        return Phrase("kos-effect-king", tiles)
    if card in (k.ONE, k.TWO):
        given, got = _moved("kos-gives", targets[:-1], plan), _moved("kos-gets", targets[-1:], plan)
        return Phrase("kos-effect-swap", {"given": given, "got": got})
    return Phrase("kos-effect-place", {"followers": _each_province("kos-goes", _placed(card, targets), plan)})


def _each_province(key: str, followers: Sequence[int], plan: Map) -> Phrase:
    """List followers province by province, in the order in which the provinces come up."""
    provinces = dict.fromkeys(province_of(action) for action in followers)
    groups = [[action for action in followers if province_of(action) == province] for province in provinces]
    return _series([_moved(key, group, plan) for group in groups])


def _moved(key: str, followers: Sequence[int], plan: Map) -> Phrase:
    """Describe followers of one province; those of the same faction are counted."""
    counts = Counter(_faction_of(action) for action in followers)
    counted = [Phrase("kos-followers", {"count": counts[f], "faction": FACTION_NAMES[f]}) for f in sorted(counts)]
    return Phrase(key, {"followers": _list(counted), **_place_values(province_of(followers[0]), plan)})


def _follower(action: int, plan: Map) -> Phrase:
    """Name a single follower by its faction and province."""
    values = _place_values(province_of(action), plan)
    return Phrase("kos-follower", {"faction": FACTION_NAMES[_faction_of(action)], **values})


def _faction_of(action: int) -> int:
    return (action - k.FOLLOWER) % k.FACTIONS


def _place(province: int, plan: Map, key: str = "kos-place") -> Phrase:
    """Name a province."""
    return Phrase(key, _place_values(province, plan))


def _place_values(province: int, plan: Map) -> dict[str, Value]:
    named = plan.provinces[province]
    return {"place": f"{plan.name}-{named.code}", "province": named.name}


_ORDINALS = ("first", "second", "third", "fourth")


def _list(phrases: Sequence[Value]) -> Phrase:
    """Join one to four phrases with "and"."""
    return Phrase(f"list-{len(phrases)}", dict(zip(_ORDINALS, phrases, strict=False)))


def _series(phrases: Sequence[Value]) -> Phrase:
    """Join one to four phrases with commas."""
    return Phrase(f"series-{len(phrases)}", dict(zip(_ORDINALS, phrases, strict=False)))


# ---- the end


def outcome(vector: Vector) -> Outcome | None:
    """Return how the game ended (K7), or None while it runs."""
    return outcome_if_over_now(vector) if vector[k.IS_OVER] else None


def outcome_if_over_now(vector: Vector) -> Outcome:
    """Apply K7 as if every struggle ended as it stands: who wins, by which rule, and who rules."""
    ranking = int(winning.rank_factions(vector))
    won = int(winning.winners(vector))
    seats = tuple(seat + 1 for seat in range(int(vector[k.PLAYERS])) if won >> seat & 1)
    if ranking == winning.COLONY_RANKING:
        return _colony(vector, seats, _is_one_side(vector, won))
    return _kingdom(vector, seats, ranking & 3, ranking >> 2)


def _colony(vector: Vector, seats: tuple[int, ...], is_one_side: bool) -> Outcome:
    """Explain a colony (K7.1, K7.4): the most sets win, and on a tie the latest card."""
    players = int(vector[k.PLAYERS])
    sets = [int(winning.sets_of(vector, winning.team_of(vector, seat))) for seat in range(players)]
    tied = sum(count == max(sets) for count in sets)
    won_by = "latest_card" if tied > len(seats) else "sets" if is_one_side else "shared"
    rule = "K7.4" if players == k.MOST_PLAYERS else "K7.1"
    decided: dict[str, Value] = {"rule": rule, "won_by": won_by, "sets": max(sets)}
    why: dict[str, Value] = {"winners": _winners(seats)}
    if won_by == "sets":
        is_team_game = players == k.MOST_PLAYERS
        sides = [(0, 2), (1, 3)] if is_team_game else [(seat,) for seat in range(players)]
        why["tallies"] = _tallies([(side, sets[side[0]]) for side in sides])
    else:
        why["sets"] = max(sets)
    key = {"sets": "sets", "latest_card": "latest-card", "shared": "shared-sets"}[won_by]
    explained = Phrase("kos-outcome-colony", {"why": Phrase(f"kos-won-by-{key}", why)})
    return Outcome(seats, "colony", decided, explained)


def _kingdom(vector: Vector, seats: tuple[int, ...], ruler: int, second: int) -> Outcome:
    """Explain a kingdom (K7.2-K7.4): who rules and by what, who wins and by what.

    A tie between partners needs no tie-break: both win.
    """
    provinces = _provinces_held(vector)
    ruled_by = "most" if provinces.count(provinces[ruler]) == 1 else "latest_gain"
    everybody = (1 << int(vector[k.PLAYERS])) - 1
    leading = tied = int(winning.keep_most(vector, everybody, ruler))
    won_by = "ruler"
    if not _is_one_side(vector, tied) and second != winning.NO_SECOND:
        tied, won_by = int(winning.keep_most(vector, tied, second)), "second"
    if not _is_one_side(vector, tied):
        won_by = "earlier_card" if _is_one_side(vector, int(winning.keep_earliest(vector, tied))) else "shared"
    decided: dict[str, Value] = {
        "rule": "K7.3",
        "ruler": FACTION_LETTERS[ruler],
        "ruled_by": ruled_by,
        "second": "-" if second == winning.NO_SECOND else FACTION_LETTERS[second],
        "won_by": won_by,
    }
    why: dict[str, Value] = {"winners": _winners(seats)}
    if won_by == "ruler":
        why |= {"faction": FACTION_NAMES[ruler], "players": int(vector[k.PLAYERS])}
        why["tallies"] = _followers_held(vector, everybody, ruler)
    elif won_by == "second":
        most = max(_court(vector, seat, ruler) for seat in _seats_in(leading))
        why |= {"faction": FACTION_NAMES[ruler], "count": most, "second": FACTION_NAMES[second]}
        why["tallies"] = _followers_held(vector, leading, second)
    explained: dict[str, Value] = {
        "rules": _rules(ruler, ruled_by, provinces),
        "why": Phrase(f"kos-won-by-{won_by.replace('_', '-')}", why),
    }
    return Outcome(seats, "kingdom", decided, Phrase("kos-outcome-kingdom", explained))


def _rules(ruler: int, ruled_by: str, provinces: list[int]) -> Phrase:
    """Say which faction rules and why."""
    values: dict[str, Value] = {"faction": FACTION_NAMES[ruler], "provinces": provinces[ruler]}
    if ruled_by == "most":
        return Phrase("kos-ruled-by-most", values)
    tied = [faction_phrase(faction) for faction in range(k.FACTIONS) if provinces[faction] == provinces[ruler]]
    return Phrase("kos-ruled-by-latest-gain", {**values, "tied": _list(tied)})


def _is_one_side(vector: Vector, seats: int) -> bool:
    """Return whether a set of seats is one player, or players of one team."""
    return seats & ~int(winning.team_of(vector, _seats_in(seats)[0])) == 0


def _provinces_held(vector: Vector) -> list[int]:
    """Count each faction's provinces, as if all struggles ended as they stand."""
    owners = []
    for slot in range(k.PROVINCES):
        province = int(vector[k.TILE + slot])
        is_settled = slot < vector[k.SETTLED]
        owners.append(int(vector[k.OWNER + province] if is_settled else places.leader_in(vector, province)))
    return [owners.count(1 + faction) for faction in range(k.FACTIONS)]


def _followers_held(vector: Vector, seats: int, faction: int) -> Phrase:
    """List how many followers of a faction each of a set of seats has."""
    return _tallies([((seat,), _court(vector, seat, faction)) for seat in _seats_in(seats)])


def _court(vector: Vector, seat: int, faction: int) -> int:
    return int(vector[k.COURT + k.FACTIONS * seat + faction])


def _seats_in(seats: int) -> list[int]:
    """Return the seats of a set, counted from 0."""
    return [seat for seat in range(k.MOST_PLAYERS) if seats >> seat & 1]


def _tallies(counts: Sequence[tuple[tuple[int, ...], int]]) -> Phrase:
    """List players or teams, seats counted from 0, with their numbers; the highest first."""
    ordered = sorted(counts, key=lambda counted: -counted[1])
    return _series([Phrase("kos-tally", {"player": _players(side), "count": count}) for side, count in ordered])


def _players(side: Sequence[int]) -> Phrase:
    return _list([Phrase("kos-player", {"seat": seat + 1}) for seat in side])


def _winners(seats: tuple[int, ...]) -> Phrase:
    return Phrase("kos-seats", {"count": len(seats), "seats": _list([str(seat) for seat in seats])})


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
"""How many of the possible actions an error lists at most."""


class UnfinishedTurnError(IllegalError):
    """An unfinished turn; the values say what is missing."""

    @property
    def phrase(self) -> Phrase:
        """What is missing, with an example of how to go on."""
        return Phrase("kos-unfinished-taking" if self.values["takes"] else "kos-unfinished-targets", dict(self.values))


def unfinished(made: Sequence[int], possible: Sequence[int], takes: bool, plan: Map) -> IllegalError:
    """Return the error for an unfinished turn; ``takes`` if only the follower to take is missing."""
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
        what = _place(action - k.PLACE, plan)
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
