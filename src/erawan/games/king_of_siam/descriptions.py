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
from erawan.games.king_of_siam.final_table import (
    BRITISH_LETTER,
    ComparedRow,
    ComparisonStep,
    FinalTable,
    make_final_table,
)
from erawan.games.king_of_siam.maps import FACTION_LETTERS, Map
from erawan.games.king_of_siam.notation import PASS_TEXT, card_of, format_follower, join_turn, province_of
from erawan.words import Phrase
from erawan.words.phrase import Value

FACTION_NAMES = ("rama", "lao", "malay")


def faction_phrase(faction: int) -> Phrase:
    """Return the name of a faction, standing alone."""
    return Phrase(f"kos-{FACTION_NAMES[faction]}")


def faction_name(letter: str) -> str:
    """Return the value of ``faction`` for a faction's letter."""
    return FACTION_NAMES[FACTION_LETTERS.index(letter)]


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
    table = make_final_table(vector)
    return _colony(vector, table) if table.ruler == BRITISH_LETTER else _kingdom(vector, table)


def _colony(vector: Vector, table: FinalTable) -> Outcome:
    """Explain a colony (K7.1, K7.4): the most sets win, and on a tie the latest card."""
    rule = "K7.4" if vector[k.PLAYERS] == k.MOST_PLAYERS else "K7.1"
    rows = table.player_steps[0].rows
    most = max(row.number or 0 for row in rows)
    decided: dict[str, Value] = {"rule": rule, "won_by": table.won_by, "sets": most}
    why: dict[str, Value] = {"winners": _winners(table.winners)}
    if table.won_by == "sets":
        why["tallies"] = _tallies(rows)
    else:
        why["sets"] = most
    key = {"sets": "sets", "latest_card": "latest-card", "shared": "shared-sets"}[table.won_by]
    explained = Phrase("kos-outcome-colony", {"why": Phrase(f"kos-won-by-{key}", why)})
    return Outcome(table.winners, "colony", decided, explained)


def _kingdom(vector: Vector, table: FinalTable) -> Outcome:
    """Explain a kingdom (K7.2-K7.4): who rules and by what, who wins and by what.

    A tie between partners needs no tie-break: both win.
    """
    ruler = faction_name(table.ruler)
    decided: dict[str, Value] = {
        "rule": "K7.3",
        "ruler": table.ruler,
        "ruled_by": "most" if table.faction_steps[-1].key == "provinces" else "latest_gain",
        "second": table.second or "-",
        "won_by": table.won_by,
    }
    why: dict[str, Value] = {"winners": _winners(table.winners)}
    if table.won_by == "ruler":
        why |= {"faction": ruler, "players": int(vector[k.PLAYERS])}
        why["tallies"] = _tallies(table.player_steps[0].rows)
    elif table.won_by == "second":
        assert table.second is not None
        most = max(row.number or 0 for row in table.player_steps[0].rows)
        why |= {"faction": ruler, "count": most, "second": faction_name(table.second)}
        why["tallies"] = _tallies(table.player_steps[1].rows)
    explained: dict[str, Value] = {
        "rules": _rules(table),
        "why": Phrase(f"kos-won-by-{table.won_by.replace('_', '-')}", why),
    }
    return Outcome(table.winners, "kingdom", decided, Phrase("kos-outcome-kingdom", explained))


def _rules(table: FinalTable) -> Phrase:
    """Say which faction rules and why."""
    rows = table.faction_steps[0].rows
    held = next(row.number or 0 for row in rows if row.faction == table.ruler)
    values: dict[str, Value] = {"faction": faction_name(table.ruler), "provinces": held}
    if table.faction_steps[0].decides:
        return Phrase("kos-ruled-by-most", values)
    tied = [faction_phrase(FACTION_LETTERS.index(row.faction)) for row in rows if row.is_kept and row.faction]
    return Phrase("kos-ruled-by-latest-gain", {**values, "tied": _list(tied)})


def _tallies(rows: Sequence[ComparedRow]) -> Phrase:
    """List players or teams with their numbers; the highest first."""
    ordered = sorted(rows, key=lambda row: -(row.number or 0))
    return _series([Phrase("kos-tally", {"player": _players(row.seats), "count": row.number or 0}) for row in ordered])


def _players(side: Sequence[int]) -> Phrase:
    return _list([Phrase("kos-player", {"seat": seat}) for seat in side])


def _winners(seats: tuple[int, ...]) -> Phrase:
    return Phrase("kos-seats", {"count": len(seats), "seats": _list([str(seat) for seat in seats])})


# ---- the final table


def province_phrase(province: int, plan: Map) -> Phrase:
    """Return the name of a province."""
    return _place(province, plan)


def step_phrase(step: ComparisonStep) -> Phrase:
    """Say what a comparison of the final table compares."""
    faction: dict[str, Value] = {"faction": faction_name(step.faction)} if step.faction else {}
    return Phrase(f"kos-step-{step.key.replace('_', '-')}", faction)


def ruler_phrase(table: FinalTable) -> Phrase:
    """Say who rules Siam in the end."""
    if table.ruler == BRITISH_LETTER:
        return Phrase("kos-final-colony")
    return Phrase("kos-final-ruler", {"faction": faction_name(table.ruler)})


def table_phrases(table: FinalTable) -> list[Phrase]:
    """Return the final table as sentences, one for each comparison."""
    return [_step_sentence(step) for step in (*table.faction_steps, *table.player_steps)]


def _step_sentence(step: ComparisonStep) -> Phrase:
    rows = _series([_compared(step, row) for row in step.rows])
    return Phrase("kos-step-decides" if step.decides else "kos-step-tied", {"what": step_phrase(step), "rows": rows})


def _compared(step: ComparisonStep, row: ComparedRow) -> Phrase:
    """Name a faction or the players of a comparison, with their number, and mark those that stay in the running."""
    named = _owner_phrase(row.faction) if row.faction else _players(row.seats)
    number: Value = Phrase("kos-never-played") if row.number is None else row.number
    told = Phrase("kos-tally", {"player": named, "count": number})
    return Phrase("kos-kept", {"row": told}) if row.is_kept else told


def _owner_phrase(letter: str) -> Phrase:
    return Phrase("kos-british") if letter == BRITISH_LETTER else faction_phrase(FACTION_LETTERS.index(letter))


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
        """Return a message that says which part of the turn is missing, with an example."""
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
