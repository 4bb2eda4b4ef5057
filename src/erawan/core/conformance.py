"""The conformance kit: check that a game keeps the contract, by playing it.

Call ``check_game(game)`` in the tests of a game, once for each choice of options that matters. It plays random games
and compares, at every position, what the kernels, the texts and the values say. The first disagreement raises
``ConformanceError``, which names the position. It is slow where the JIT is off; ask for fewer games then.
"""

from __future__ import annotations

import pickle
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import Any, NoReturn

import numpy as np

from erawan.core.contract import NUMBER_TYPE, Vector, kernels_of, make_buffers
from erawan.core.errors import ErawanError, IllegalError, MalformedError
from erawan.core.game import Game
from erawan.core.outcome import returns_of
from erawan.core.state import State
from erawan.words import LANGUAGES, knows, say

NOT_TURNS: tuple[Any, ...] = ("", "\n", " ", "\x00", "é", "🐘", "turn", "x" * 10_000, None, b"a1n", 7)
_ALL_WALKS = 500
_SAMPLE = 3


class ConformanceError(AssertionError):
    """A promise of the contract that a game breaks."""


@dataclass(frozen=True)
class Report:
    """The number of games and turns that ``check_game`` played, and of games that reached their end."""

    games: int
    turns: int
    finished: int


def check_game(game: Game, games: int = 10, most_turns: int = 200, seed: int = 0) -> Report:
    """Play random games and check every promise of the contract at each position.

    Return how many games and turns were played. Raise ``ConformanceError`` at the first broken promise.
    """
    _check_setup(game)
    chance = Random(seed)
    turns = finished = 0
    for number in range(games):
        state: State = game.start(seed=seed + number)
        _check_start(game, state, seed + number)
        played = 0
        while state.outcome is None and played < most_turns:
            _check_state(state, chance)
            state = _check_play(state, chance)
            played += 1
        _check_state(state, chance)
        turns += played
        finished += state.outcome is not None
    return Report(games, turns, finished)


def _fail(what: str, state: State | None = None) -> NoReturn:
    raise ConformanceError(what if state is None else f"{what}: {state!r}")


def _expect(holds: bool, what: str, state: State | None = None) -> None:
    if not holds:
        _fail(what, state)


# ---- before the first turn


def _check_setup(game: Game) -> None:
    names = [option.name for option in game.option_table]
    _expect(len(names) == len(set(names)), "an option is declared twice")
    _expect(all(option.check(option.default) == option.default for option in game.option_table), "a default is refused")
    _expect(1 <= game.seats <= game.tag.seats, "more seats than the tag tells")
    same = type(game)(**game.options)
    _expect(same == game and hash(same) == hash(game), "the same options make another game")
    _expect(pickle.loads(pickle.dumps(game)) == game, "the game does not survive pickling")
    for wrong in (*NOT_TURNS, "5/5 E", "no:2 game at all"):
        _check_refused(partial(game.parse, wrong), f"{wrong!r:.40} as a position")
    _expect(all(type(game).claims(text) in (True, False) for text in NOT_TURNS[:8]), "claims does not answer")


def _check_refused(attempt: Callable[[], object], what: str, state: State | None = None) -> None:
    """Check that a text that cannot be read raises a MalformedError with a message in every language."""
    try:
        attempt()
    except MalformedError as error:
        for language in LANGUAGES:
            _expect(knows(error.phrase, language), f"{language} has no words for {error.phrase}", state)
    except Exception as error:
        _fail(f"{what} raised {error!r}", state)
    else:
        _fail(f"{what} was accepted", state)


def _check_start(game: Game, state: State, seed: int) -> None:
    _expect(state.vector.shape == (game.tag.state_size,), "the vector has not the tag's size", state)
    _expect(str(game.start(seed=seed)) == str(state), "one seed gives two starts", state)
    _expect(bool(kernels_of(game.tag).is_turn_start(state.vector)), "the start is in the middle of a turn", state)


# ---- one position


def _check_state(state: State, chance: Random) -> None:
    turns = state.turns()
    _expect(bool(turns) == (state.outcome is None), "a running game has turns, a finished one none", state)
    _expect(len(turns) == len(set(turns)), "a turn is listed twice", state)
    _expect(1 <= state.to_move <= state.game.seats, "a seat that is not at the table is to move", state)
    _check_actions(state, state.vector)
    _check_text(state)
    _check_value(state)
    _check_numbers(state)
    _check_refusals(state, turns)
    if turns:
        _check_choices(state, set(turns), chance)
        _check_words(state, chance.choice(turns))


def _check_actions(state: State, vector: Vector) -> None:
    """Check that ``legal`` and ``refusal`` agree, that actions are in order, and that the vector stays as it is."""
    tag, kernels = state.game.tag, kernels_of(state.game.tag)
    out, scratch = make_buffers(tag)
    before = vector.copy()
    n = kernels.legal(vector, out, scratch)
    found = out[:n].tolist()
    _expect(n <= tag.max_legal and found == sorted(set(found)), "legal actions are not in rising order", state)
    allowed = [a for a in range(-1, tag.action_count + 1) if kernels.refusal(vector, a, scratch) == 0]
    _expect(found == allowed, f"legal and refusal differ on {sorted(set(found) ^ set(allowed))[:5]}", state)
    _expect(np.array_equal(vector, before), "asking for the legal actions changed the vector", state)


def _check_text(state: State) -> None:
    text = str(state)
    again = state.game.parse(text)
    _expect(str(again) == text, f"the text reads back as {again}", state)
    _expect(again.key == state.key, "the key kept action by action is not that of the position", state)
    _expect(type(state.game).claims(text), "the game does not claim its own text", state)
    _expect(again.to_move == state.to_move and again.turns() == state.turns(), "the text plays differently", state)
    ends = [end and end.winners for end in (again.outcome, state.outcome)]
    _expect(ends[0] == ends[1], "the text ends differently", state)


def _check_value(state: State) -> None:
    copy = pickle.loads(pickle.dumps(state))
    _expect(copy == state and hash(copy) == hash(state), "the state does not survive pickling", state)
    _expect(copy.outcome == state.outcome and copy.turns() == state.turns(), "a pickled copy plays differently", state)
    _expect(state != object(), "the state equals anything", state)
    for seat in (None, *range(1, state.game.seats + 1)):
        view = state.view(seat)
        _expect(view == state.view(seat) and view.to_move == state.to_move, "a view is not stable", state)
        _expect(len(view.latest) == state.game.seats, "a view has not every seat's latest turn", state)
        _expect(view == copy.view(seat), "a pickled copy shows something else", state)


def _check_numbers(state: State) -> None:
    tag, kernels = state.game.tag, kernels_of(state.game.tag)
    for seat in range(state.game.seats):
        seen = np.full(tag.observation_size, np.nan, NUMBER_TYPE)
        kernels.observe(state.vector, seat, seen)
        _expect(bool(np.isfinite(seen).all()), "the observation is not written in full", state)
        highest = state.game.observation.highest
        _expect(bool((seen >= 0).all() and (seen <= highest).all()), "an observation is out of bounds", state)
    returns = np.full(tag.seats, np.nan, NUMBER_TYPE)
    kernels.returns(state.vector, returns)
    _expect(bool((np.abs(returns) <= 1).all()), "a return is not within -1 and 1", state)
    if kernels.is_over(state.vector):
        ended = None if state.outcome is None else returns_of(state.outcome.winners, state.game.sides)
        _expect(ended is not None and np.allclose(returns[: len(ended)], ended), "returns and winners differ", state)
    else:
        _expect(not returns.any(), "a running game returns something", state)
        limit = int(kernels.repetition_limit(state.vector))
        is_repeated = limit > 0 and state.occurrences >= limit
        _expect((state.outcome is not None) == is_repeated, "the kernels run on and the state does not", state)
        _expect(state.outcome is None or not state.outcome.winners, "a repetition is won", state)


def _check_refusals(state: State, turns: list[str]) -> None:
    """Check that a text that is no turn raises ``MalformedError`` and changes nothing."""
    text = str(state)
    for wrong in (*NOT_TURNS, *(turn + "\n" for turn in turns[:1])):
        _check_refused(partial(state.play, wrong), f"{wrong!r:.40} as a turn", state)
    _expect(str(state) == text, "a refused turn changed the state", state)


def _check_choices(state: State, turns: set[str], chance: Random) -> None:
    """Check that the choices lead to exactly the legal turns: all paths where they are few, else a sample."""
    if len(turns) <= _ALL_WALKS:
        _expect(set(_all_walks(state, "")) == turns, "the choices do not lead to the legal turns", state)
        return
    for _ in range(_SAMPLE):
        text, whole = "", False
        while not whole:
            choices = state.choices(text)
            _expect(bool(choices), f"no way on from {text!r}", state)
            choice = chance.choice(choices)
            text, whole = choice.text, choice.is_turn
        _expect(text in turns, f"the choices lead to {text!r}, which is not legal", state)


def _all_walks(state: State, prefix: str) -> list[str]:
    found = []
    for choice in state.choices(prefix):
        found += [choice.text] if choice.is_turn else _all_walks(state, choice.text)
    return found


def _check_words(state: State, turn: str) -> None:
    _expect(state.refusal(turn) is None, f"{turn} is listed and refused", state)
    phrase = state.describe(turn)
    for language in LANGUAGES:
        _expect(knows(phrase, language), f"{language} has no words for {phrase}", state)
        _expect(bool(say(phrase, language)), f"{language} says nothing for {phrase}", state)


# ---- from one position to the next


def _check_play(state: State, chance: Random) -> State:
    """Play a random turn by its text and by its actions; check that the vectors agree and return the new state."""
    turn = chance.choice(state.turns())
    before = str(state)
    _expect(state.refusal(turn) is None, f"{turn} is listed and refused", state)
    after = state.play(turn)
    _expect(str(state) == before, f"{turn} changed the state it was played in", state)
    _expect(after == state.play(turn), f"{turn} played twice leads to two states", state)
    actions = state.parse_turn(turn)
    _expect(state.format_turn(actions) == turn, f"{turn} is written back as {state.format_turn(actions)}", state)
    latest = [turn if seat == state.to_move else old for seat, old in enumerate(state.latest, 1)]
    _expect(list(after.latest) == latest, f"{turn} is not noted as the seat's latest turn", state)
    kernels, vector = kernels_of(state.game.tag), state.vector
    for done, action in enumerate(actions):
        _expect(bool(kernels.is_turn_start(vector)) == (done == 0), f"{turn} is not one turn", state)
        _check_actions(state, vector)
        kernels.apply(vector, action)
    _expect(bool(kernels.is_turn_start(vector)), f"{turn} is not a whole turn", state)
    _expect(np.array_equal(vector, after.vector), f"{turn} and its actions lead to two vectors", state)
    _check_elsewhere(state, turn, after)
    return after


def _check_elsewhere(state: State, turn: str, after: State) -> None:
    """Check that the next position either lists the same turn or refuses it with an error."""
    is_listed = turn in after.turns()
    try:
        refused: ErawanError | None = after.refusal(turn)
    except ErawanError as error:
        refused = error
    _expect(is_listed == (refused is None), f"after {turn} the same turn is neither listed nor refused", state)
    if refused is not None:
        _expect(isinstance(refused, IllegalError) and bool(str(refused)), f"{turn} is refused without a reason", after)
