"""Threats in Siam: turns with which a side would win at once if it were to move (S4.1, S4.2)."""

from __future__ import annotations

from erawan.analysis.facts.fact import Refutation
from erawan.core.contract import make_buffers
from erawan.core.state import State
from erawan.games.siam import kernel as k
from erawan.games.siam.descriptions import describe_action
from erawan.games.siam.notation import TURN_TEXTS
from erawan.games.siam.push_preview import Push, push_of
from erawan.search.siam.threats import NONE, winning_push
from erawan.words import Phrase

_SIDES = ("siam-elephants", "siam-rhinos")


def other_side(state: State) -> int:
    """Return the side, from 0, that is not to move."""
    return 2 - state.to_move


def side_phrase(side: int) -> Phrase:
    """Return the animals of a side, from 0, as in "the elephants"."""
    return Phrase(_SIDES[side])


def threat(state: State, side: int) -> int | None:
    """Return an action with which a side, from 0, would win at once if it were to move; None if there is none."""
    if state.outcome is not None:
        return None
    action = int(winning_push(state.vector, side))
    return None if action == NONE else action


def winning_actions(state: State, side: int) -> list[int]:
    """Return all actions with which a side, from 0, would win at once if it were to move."""
    vector = state.vector
    vector[k.TO_MOVE] = side
    out, scratch = make_buffers(state.game.tag)
    found = []
    for action in out[: k.legal(vector, out, scratch)].tolist():
        push = push_of(vector, action)
        if push is not None and push.falls == k.ROCK:
            after = vector.copy()
            k.apply(after, action)
            if after[k.RESULT] == k.ELEPHANTS_WON + side:
                found.append(action)
    return found


def push_in(state: State, action: int) -> Push:
    """Return the push that an action makes."""
    push = push_of(state.vector, action)
    assert push is not None
    return push


def last_square(state: State, action: int) -> int:
    """Return the square from which an action pushes a piece off the board."""
    return push_in(state, action).line[-1]


def is_lost(state: State, seat: int) -> bool:
    """Return whether the game is over and a seat, from 1, has lost it."""
    return state.outcome is not None and bool(state.outcome.winners) and seat not in state.outcome.winners


def is_safe(state: State, turn: str) -> bool:
    """Return whether the other side has not won with a turn and cannot win at once after it."""
    after = state.play(turn)
    return not is_lost(after, state.to_move) and threat(after, other_side(state)) is None


def refute_with_push(state: State, turn: str) -> Refutation:
    """Return how the other side wins with a turn, or at once after it."""
    after = state.play(turn)
    if is_lost(after, state.to_move):
        return Refutation(Phrase("coach-wrong-siam-own-goal"))
    action = threat(after, other_side(state))
    assert action is not None
    pushes = describe_action(after.vector, action)
    return Refutation(Phrase("coach-wrong-siam-threat", {"turn": pushes}), TURN_TEXTS[action])
