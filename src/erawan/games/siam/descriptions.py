"""Describe turns, the end of a game and refused turns of Siam, as phrases."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from erawan.core.contract import Vector
from erawan.core.errors import IllegalError
from erawan.core.outcome import Outcome
from erawan.games.siam import kernel as k
from erawan.games.siam import squares as sq
from erawan.games.siam.notation import SQUARE_NAMES
from erawan.games.siam.push_preview import Push, push_of, target_of
from erawan.words import Phrase
from erawan.words.phrase import Value

WAYS = ("north", "east", "south", "west")
SIDES = ("elephant", "rhino")


def way_phrase(way: int) -> Phrase:
    """Return a way, as in "northwards"."""
    return Phrase(f"way-{WAYS[way]}")


def animal_phrase(side: int) -> Phrase:
    """Return an animal of a side, as in "the elephant"."""
    return Phrase(f"siam-{SIDES[side]}")


def stands(piece: int, square: int) -> Phrase:
    """Return a piece on its square."""
    name = SQUARE_NAMES[square]
    if piece == k.ROCK:
        return Phrase("siam-stands-rock", {"square": name})
    way = way_phrase(k.facing_of(piece))
    return Phrase("siam-stands-animal", {"animal": animal_phrase(k.owner(piece)), "square": name, "way": way})


# ---- turns


def describe_action(vector: Vector, action: int) -> Phrase:
    """Return what a legal action does in a position."""
    animal = animal_phrase(int(vector[k.TO_MOVE]))
    facing = way_phrase(action & 3)
    if k.TURN_TO <= action < k.STEP:
        name = SQUARE_NAMES[k.ANIMAL_SQUARE[action]]
        if action < k.LEAVE:
            return Phrase("siam-turn-turns", {"animal": animal, "square": name, "way": facing})
        return Phrase("siam-turn-leaves", {"animal": animal, "square": name})
    origin, target, _ = target_of(action)
    push = push_of(vector, action)
    kind = ("enters" if origin == sq.OUTSIDE else "moves") + ("-pushing" if push else "")
    values: dict[str, Value] = {"animal": animal, "target": SQUARE_NAMES[target], "way": facing}
    if origin != sq.OUTSIDE:
        values["square"] = SQUARE_NAMES[origin]
    if push:
        values.update(pushing=push.pushing, against=push.against, rocks=push.rocks, effect=_effect(push))
    return Phrase(f"siam-turn-{kind}", values)


def describe_part(vector: Vector, tokens: Sequence[str], action: int) -> Phrase:
    """Return what the first steps of a legal action's turn do: `+`, `+c1`, `c1` or `c1c2`."""
    animal = animal_phrase(int(vector[k.TO_MOVE]))
    if tokens[0] == "+" and len(tokens) == 1:
        return Phrase("siam-part-enters", {"animal": animal})
    if len(tokens) == 1:
        return Phrase("siam-part-animal", {"animal": animal, "square": tokens[0]})
    push = push_of(vector, action)
    if tokens[0] == "+":
        return Phrase(f"siam-part-enters-{'pushing' if push else 'on'}", {"animal": animal, "target": tokens[1]})
    values: dict[str, Value] = {"animal": animal, "square": tokens[0], "target": tokens[1]}
    return Phrase(f"siam-part-{'pushes' if push else 'moves'}", values)


def _effect(push: Push) -> Phrase:
    if push.falls == k.EMPTY:
        return Phrase("siam-effect-none")
    if push.falls == k.ROCK:
        return Phrase("siam-effect-rock-off")
    return Phrase("siam-effect-animal-off", {"animal": animal_phrase(k.owner(push.falls))})


# ---- the end


def ending(vector: Vector, occurrences: int, before: Vector | None = None, action: int = 0) -> Outcome | None:
    """Return how the game ended, None if it runs; ``action`` led here from ``before``, where that is known."""
    result = int(vector[k.RESULT])
    if result in (k.ELEPHANTS_WON, k.RHINOS_WON):
        return _won(result - k.ELEPHANTS_WON, before, action)
    limit = int(vector[k.REPETITION])
    if limit and occurrences >= limit:
        values: dict[str, Value] = {"occurrences": occurrences}
        return Outcome((), "repetition", {"rule": "S4.3", **values}, Phrase("siam-outcome-repetition", values))
    if result == k.DRAWN and not vector[k.TURN_LIMIT]:
        return Outcome((), "drawn", {}, Phrase("siam-outcome-drawn"))
    if result == k.DRAWN:
        values = {"turns": int(vector[k.TURN_LIMIT])}
        return Outcome((), "turn_limit", {"rule": "S4.5", **values}, Phrase("siam-outcome-turn-limit", values))
    return None


def _won(side: int, before: Vector | None, action: int) -> Outcome:
    winner = f"{SIDES[side]}s"
    push = push_of(before, action) if before is not None else None
    if push is None:
        return Outcome((side + 1,), "rock_off", {"rule": "S4.1"}, Phrase("siam-outcome-won", {"winner": winner}))
    target = target_of(action)[1]
    # An entering pusher has no square before its turn; it stands on the edge square after it.
    animal = SQUARE_NAMES[target if push.nearest == sq.OUTSIDE else push.nearest]
    values: dict[str, Value] = {"rock": SQUARE_NAMES[push.line[-1]], "animal": animal, "way": WAYS[push.way]}
    assert before is not None
    pusher = f"{SIDES[before[k.TO_MOVE]]}s"
    told = {**values, "winner": winner, "pusher": pusher, "way": way_phrase(push.way)}
    return Outcome((side + 1,), "rock_off", {"rule": "S4.2", **values}, Phrase("siam-outcome-rock-off", told))


# ---- refusals


def illegal(vector: Vector, action: int, refusal: int) -> IllegalError:
    """Return the error for an action that `kernel.refusal` refused."""
    return _REFUSALS[refusal](vector, action)


def _square(action: int) -> str:
    """Return the square an action is about: where the animal stands, or where it wants to enter."""
    return SQUARE_NAMES[target_of(action)[1] if action < k.TURN_TO else k.ANIMAL_SQUARE[action]]


def _animal_facing(vector: Vector, action: int) -> Phrase:
    return way_phrase(k.facing_of(int(vector[k.BOARD + k.ANIMAL_SQUARE[action]])))


def _no_reserve(vector: Vector, action: int) -> IllegalError:
    rule = "S3.2" if vector[k.BOARD + target_of(action)[1]] != k.EMPTY else "S2.1"
    return IllegalError("siam.no_reserve", rule=rule, side=Phrase(f"siam-{SIDES[vector[k.TO_MOVE]]}s"))


def _no_animal(vector: Vector, action: int) -> IllegalError:
    return IllegalError("siam.no_animal", rule="S1.5", square=_square(action))


def _not_yours(vector: Vector, action: int) -> IllegalError:
    side = Phrase(f"siam-{SIDES[vector[k.TO_MOVE]]}s")
    return IllegalError("siam.not_yours", rule="S1.5", square=_square(action), side=side)


def _same_facing(vector: Vector, action: int) -> IllegalError:
    return IllegalError("siam.same_facing", rule="S2.3", square=_square(action), way=way_phrase(action & 3))


def _banned(vector: Vector, action: int) -> IllegalError:
    turn = k.BAN_TURNS + 1 - int(vector[k.BAN_LEFT])
    return IllegalError("siam.banned", rule="S4.4", square=SQUARE_NAMES[target_of(action)[1]], turn=turn)


def _not_from_outside(vector: Vector, action: int) -> IllegalError:
    return IllegalError("siam.not_from_outside", rule="S3.2", square=_square(action), way=way_phrase(action & 3))


def _not_ahead(vector: Vector, action: int) -> IllegalError:
    return IllegalError("siam.not_ahead", rule="S3.1", square=_square(action), way=_animal_facing(vector, action))


def _turns_in_push(vector: Vector, action: int) -> IllegalError:
    return IllegalError("siam.turns_in_push", rule="S3.3", square=_square(action), way=_animal_facing(vector, action))


def _too_weak(code: str) -> Callable[[Vector, int], IllegalError]:
    def make(vector: Vector, action: int) -> IllegalError:
        _, first, way = target_of(action)
        strength, rocks = k.weigh(vector, first, way)
        return IllegalError(code, rule="S3.4", strength=int(strength), rocks=int(rocks))

    return make


_REFUSALS: dict[int, Callable[[Vector, int], IllegalError]] = {
    k.NO_RESERVE: _no_reserve,
    k.NO_ANIMAL: _no_animal,
    k.NOT_YOURS: _not_yours,
    k.SAME_FACING: _same_facing,
    k.BANNED: _banned,
    k.NOT_FROM_OUTSIDE: _not_from_outside,
    k.NOT_AHEAD: _not_ahead,
    k.TURNS_IN_PUSH: _turns_in_push,
    k.BLOCKED: _too_weak("siam.blocked"),
    k.TOO_MANY_ROCKS: _too_weak("siam.too_many_rocks"),
}
