"""The conformance kit: it passes games that keep the contract and catches those that break a promise."""

import pickle
import re

import numpy as np
import pytest
from nim_game import kernel as nim_kernel
from nim_game.state import Nim, NimState

import erawan
from erawan.core import conformance
from erawan.core.conformance import ConformanceError, check_game
from erawan.core.contract import kernels_of
from erawan.core.errors import IllegalError, MalformedError
from erawan.core.options import Option
from erawan.core.outcome import Choice, Outcome, View
from erawan.words import Phrase
from tests.conftest import IS_INTERPRETED

GAMES, TURNS = (1, 12) if IS_INTERPRETED else (4, 120)


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"push": "line"},
        {"repetition": 0},
        {"repetition": 2},
        {"opening_ban": True},
        {"turn_limit": 10},
        {"push": "line", "opening_ban": True, "turn_limit": 40, "repetition": 4},
    ],
    ids=str,
)
def test_siam_keeps_the_contract(options):
    report = check_game(erawan.game("siam", **options), games=GAMES, most_turns=TURNS, seed=3)
    assert report.games == GAMES
    assert report.turns > 0


def test_a_third_partys_game_keeps_the_contract():
    report = check_game(Nim(), games=5)
    assert report.finished == 5


def test_many_turns_are_walked_along_some_paths(monkeypatch):
    monkeypatch.setattr(conformance, "_ALL_WALKS", 3)
    assert check_game(Nim(), games=2).finished == 2


def broken(name, what, on=NimState, games=1):
    """Return the error for a Nim with one method of its state, game or kernels replaced."""
    game_class = type("Broken", (Nim,), {})
    state_class = type("BrokenState", (NimState,), {"__slots__": ()})
    game = game_class()

    def state(fields):
        good = Nim._state(game, fields)
        return state_class(game, good._vector, good._seen_keys, good.occurrences, good.outcome)

    game_class._state = lambda self, fields: state(fields)
    game_class.__reduce__ = state_class.__reduce__ = lambda self: (_same, (id(_keep(self)),))
    setattr(state_class if on is NimState else game_class, name, what)
    with pytest.raises(ConformanceError) as caught:
        check_game(game, games=games, seed=1)
    return str(caught.value)


# Classes made inside a test cannot be pickled by name; these keep the objects themselves.
_kept = {}


def _keep(value):
    _kept[id(value)] = value
    return value


def _same(number):
    return _kept[number]


def _without_past(state):
    return type(state)(state.game, state.vector, state._seen_keys, state.occurrences, state.outcome)


def _raise_malformed(state, turn):
    if NimState.refusal(state, turn) is not None:
        raise MalformedError("nim.turn")


def _unsorted(state, out, scratch):
    n = nim_kernel.legal(state, out, scratch)
    out[:n] = out[:n][::-1].copy()
    return n


def _meddling(state, out, scratch):
    n = nim_kernel.legal(state, out, scratch)
    state[nim_kernel.TO_MOVE] ^= 1
    return n


def _wrong_outcome(state):
    return Outcome((2, 1), "x") if NimState.outcome.fget(state) else None


def test_nothing_broken_is_no_complaint():
    with pytest.raises(pytest.fail.Exception, match="DID NOT RAISE"):
        broken("unused", None)


@pytest.mark.parametrize(
    ("name", "what", "complaint"),
    [
        ("turns", lambda self: [], "a running game has turns"),
        ("turns", lambda self: NimState.turns(self) * 2, "listed twice"),
        ("turns", lambda self: NimState.turns(self)[1:], "the choices do not lead|has turns"),
        ("to_move", property(lambda self: 3), "not at the table"),
        ("__str__", lambda self: NimState.__str__(self)[:-1] + "1", "is not that of the position"),
        ("choices", lambda self, prefix="": [Choice("a1", True)], "the choices do not lead"),
        ("describe", lambda self, turn: Phrase("no-such-key"), "has no words"),
        ("describe", lambda self, turn: Phrase("nim-takes", {"heap": Phrase("no-such"), "count": 1}), "has no words"),
        ("view", lambda self, seat=None: View(seat, str(self), 3, self.latest), "a view is not stable"),
        ("view", lambda self, seat=None: View(seat, str(self), self.to_move, ()), "every seat's latest turn"),
        ("latest", property(lambda self: (None, None)), "not noted as the seat's latest turn"),
        ("__reduce__", lambda self: (_same, (id(_keep(_without_past(self))),)), "a pickled copy shows something else"),
        ("format_turn", lambda self, actions: "b7", "is written back as"),
        (
            "outcome",
            property(_wrong_outcome),
            "winners differ",
        ),
        ("__eq__", lambda self, other: True, "equals anything"),
        ("play", lambda self, turn: self, "was accepted"),
        ("play", lambda self, turn: 1 / 0, "raised ZeroDivisionError"),
        ("refusal", lambda self, turn: IllegalError("nim.too_many"), "listed and refused"),
        ("refusal", _raise_malformed, "refused without a reason"),
    ],
)
def test_a_broken_state_is_caught(name, what, complaint):
    told = broken(name, what, games=4)
    assert re.search(complaint, told), told


@pytest.mark.parametrize(
    ("name", "what", "complaint"),
    [
        ("option_table", (Option("a", 1, "N", numbers=range(3)),) * 2, "declared twice"),
        ("seats", 3, "more seats"),
        ("claims", classmethod(lambda cls, text: False), "does not claim"),
        ("parse", lambda self, text: 1 / 0, "raised ZeroDivisionError"),
        ("parse", lambda self, text: Nim().start(1), "was accepted"),
        ("__hash__", object.__hash__, "the same options"),
    ],
)
def test_a_broken_game_is_caught(name, what, complaint):
    told = broken(name, what, on=Nim)
    assert re.search(complaint, told), told


def test_a_start_that_ignores_its_seed_is_caught():
    chance = np.random.default_rng(4)
    told = broken("start", lambda self, seed=None: Nim.start(self, seed=int(chance.integers(99))), on=Nim)
    assert "one seed gives two starts" in told


@pytest.mark.parametrize(
    ("name", "what", "complaint"),
    [
        ("refusal", lambda state, action, scratch: 0, "legal and refusal differ"),
        ("legal", _unsorted, "rising order"),
        ("legal", _meddling, "changed the vector"),
        ("is_turn_start", lambda state: False, "middle of a turn"),
        ("is_turn_start", lambda state: True, "not one turn"),
        ("observe", lambda state, seat, out: None, "not written in full"),
        ("observe", lambda state, seat, out: out.fill(-1), "out of bounds"),
        ("returns", lambda state, out: out.fill(9), "within -1 and 1"),
        ("returns", lambda state, out: out.fill(1), "a running game returns"),
        ("repetition_limit", lambda state: 1, "the kernels run on"),
    ],
)
def test_broken_kernels_are_caught(monkeypatch, name, what, complaint):
    monkeypatch.setattr(kernels_of(Nim.tag), name, what)
    with pytest.raises(ConformanceError, match=complaint):
        check_game(Nim(), games=1)


def test_reports_and_errors_survive_pickling():
    report = check_game(Nim(), games=1)
    assert pickle.loads(pickle.dumps(report)) == report
