"""The seatings and start positions of a match."""

from collections import Counter
from functools import reduce

import pytest

import erawan
from erawan.arena.match import GameTask, Match
from erawan.arena.start_positions import BALANCE_NODES, has_random_start, make_start, wins_at_once
from erawan.core.errors import OptionError
from erawan.core.state import State
from erawan.players.player_registry import make_named_engine
from erawan.search.limits import Limits

TABLES = {players: erawan.game("king-of-siam", players=players) for players in (2, 3, 4)}


@pytest.mark.parametrize(
    ("seats", "names", "seatings"),
    [
        (2, "AB", ["AB", "BA"]),
        (3, "AB", ["ABB", "BAB", "BBA"]),
        (3, "ABC", ["ABC", "CAB", "BCA"]),
        (4, "AB", ["ABAB", "BABA"]),
        (4, "ABCD", ["ABCD", "DABC", "CDAB", "BCDA"]),
    ],
)
def test_every_player_takes_every_seat(seats, names, seatings):
    match = Match(TABLES[seats], tuple(names))
    assert ["".join(match.names[entrant] for entrant in seating) for seating in match.seatings] == seatings
    for seat in range(seats):
        visits = Counter(seating[seat] for seating in match.seatings)
        assert set(visits) == set(range(len(names)))


@pytest.mark.parametrize(("seats", "names"), [(2, "A"), (2, "ABC"), (3, "ABCD"), (4, "ABC"), (2, "")])
def test_players_that_do_not_fit_the_table(seats, names):
    with pytest.raises(OptionError) as caught:
        Match(TABLES[seats], tuple(names))
    assert caught.value.code == "arena.players"


def test_sides_and_duels(siam):
    assert Match(siam, ("a", "b")).sides == ((1,), (2,))
    teams = Match(TABLES[4], ("a", "b"))
    assert teams.sides == ((1, 3), (2, 4))
    assert teams.side_of(4) == (2, 4)
    assert teams.is_duel
    assert not Match(TABLES[4], tuple("abcd")).is_duel
    assert not Match(TABLES[3], ("a", "b")).is_duel


def test_games_come_in_whole_set_ups(siam):
    assert list(Match(siam, ("a", "b")).tasks(3)) == [
        GameTask(1, 1, (0, 1)),
        GameTask(1, 2, (1, 0)),
        GameTask(2, 1, (0, 1)),
        GameTask(2, 2, (1, 0)),
    ]
    assert len(list(Match(TABLES[3], ("a", "b")).tasks(4))) == 6


def test_settings_tell_matches_apart(siam):
    match = Match(siam, ("a", "b"), Limits(seconds=1.0), 3, 4)
    assert match.settings() == {"players": ["a", "b"], "limits": {"seconds": 1.0}, "seed": 3, "opening": 4}


def test_openings_are_open_varied_and_repeatable(siam):
    match = Match(siam, ("a", "b"))
    openings = [make_start(match, setup) for setup in range(1, 31)]
    assert openings == [make_start(match, setup) for setup in range(1, 31)]
    assert len({turns for _, turns in openings}) == 30
    assert {len(turns) for _, turns in openings} == {2, 3, 4, 5, 6}
    for state, turns in openings:
        for turn in turns:
            state = state.play(turn)  # noqa: PLW2901
        assert state.outcome is None
        assert not wins_at_once(state)
    assert make_start(Match(siam, ("a", "b"), seed=1), 1) != openings[0]


def test_a_wanted_number_of_opening_turns(siam):
    assert len(make_start(Match(siam, ("a", "b"), opening=9), 1)[1]) == 9
    assert make_start(Match(siam, ("a", "b"), opening=0), 1)[1] == ()


def test_even_openings(siam):
    match = Match(siam, ("a", "b"), seed=1, balance=0.3)
    assert match.settings()["balance"] == 0.3
    openings = [make_start(match, setup) for setup in range(1, 6)]
    assert openings == [make_start(match, setup) for setup in range(1, 6)]
    engine = make_named_engine("best", siam, seed=0).engine
    for start, turns in openings:
        state = reduce(State.play, turns, start)
        engine.forget()
        assert max(map(abs, engine.think(state, Limits(nodes=BALANCE_NODES)).evaluation.returns)) <= 0.3
    # Without the limit, some of the same openings are far from even.
    assert any(
        turns != make_start(Match(siam, ("a", "b"), seed=1), setup)[1] for setup, (_, turns) in enumerate(openings, 1)
    )


def test_even_set_ups_for_three():
    match = Match(TABLES[3], ("a", "b"), seed=2, balance=0.2)
    start, turns = make_start(match, 1)
    assert turns == ()
    assert start == make_start(match, 1)[0]


def test_a_start_that_is_never_even_enough(siam, monkeypatch):
    monkeypatch.setattr("erawan.arena.start_positions._MOST_TRIES", 3)
    with pytest.raises(OptionError) as caught:
        make_start(Match(siam, ("a", "b"), balance=0.0), 1)
    assert caught.value.code == "arena.no_balance"


def test_a_turn_that_wins_is_seen():
    assert wins_at_once(erawan.parse("5/5/3E#/5/#3# E"))
    assert not wins_at_once(erawan.parse("5/5/3E#/5/#3# R"))


def test_an_opening_that_cannot_be_found(siam):
    with pytest.raises(OptionError) as caught:
        make_start(Match(erawan.game("siam", turn_limit=3), ("a", "b"), opening=8), 1)
    assert caught.value.code == "arena.no_opening"


def test_a_game_with_random_set_ups_needs_no_random_turns(siam):
    assert not has_random_start(siam)
    assert has_random_start(TABLES[3])
    match = Match(TABLES[3], ("a", "b"))
    (first, turns), (second, _) = make_start(match, 1), make_start(match, 2)
    assert turns == ()
    assert first != second
    assert first == make_start(match, 1)[0]
