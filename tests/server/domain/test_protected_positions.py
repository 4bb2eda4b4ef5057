"""The names of positions in which help is off, and the search for the position one turn before."""

from itertools import pairwise
from random import Random

import pytest

import erawan
from erawan.server.domain.protected_positions import OPENING, follows_one, name_position, shows_own, stored_name
from tests.server.domain.driven_table import SIAM, king_of_siam, seated_table

LENGTH = 40


def random_line(seed, game=SIAM):
    state, chance = game.start(), Random(seed)
    line = [state]
    while len(line) < LENGTH and not state.outcome:
        state = state.play(chance.choice(state.turns()))
        line.append(state)
    return line


@pytest.mark.parametrize("seed", range(5))
def test_the_position_one_turn_before_is_found(seed):
    line = [state for state in random_line(seed) if not state.outcome]
    for before, after in pairwise(line[8:]):
        wrong = [name_position(state) for state in line[::3] if state is not before]
        assert follows_one(after, [*wrong, name_position(before)]) is not None
        assert follows_one(after, [name_position(before)]) == name_position(before)
        assert follows_one(before, [name_position(before)]) is None


def test_a_position_two_turns_before_is_not_found():
    line = random_line(7)
    assert all(follows_one(line[at], [name_position(line[at - 2])]) is None for at in range(10, len(line) - 1))


def test_other_games_have_no_position_before():
    first = king_of_siam().start(seed=1)
    assert follows_one(first.play(first.turns()[0]), [name_position(first)]) is None


def test_the_stored_name_says_what_is_protected():
    at = seated_table(SIAM, people=("ann", "bob"))
    assert stored_name(at.table) == OPENING + name_position(at.table.state)
    for number in range(4):
        at.play(("ann", "bob")[number % 2])
    assert stored_name(at.table) == name_position(at.table.state)
    alone = seated_table(SIAM, people=("ann", "ann"))
    assert stored_name(alone.table) == ""


def test_a_position_that_users_set_up_is_protected_from_themselves_alone():
    """Two users who play out a puzzle do not close it to others: its stored name is not that of the position."""
    line = random_line(5)
    stored = stored_name(seated_table(SIAM, people=("ann", "bob"), start=line[8], is_set_up=True).table)
    assert stored != name_position(line[8])
    assert shows_own(line, [name_position(state) for state in line], stored)


def test_names_fit_into_the_database():
    for state in (*random_line(3), king_of_siam(4).start(seed=1), erawan.game("siam", opening_ban=True).start()):
        assert len(OPENING + name_position(state)) <= 64


def test_an_opening_is_shown_by_the_end_of_a_line_alone():
    line = random_line(5)[:8]
    names = [name_position(state) for state in line]
    assert shows_own(line, names, OPENING + names[-1])
    assert not shows_own(line, names, OPENING + names[1])
    assert shows_own(line, names, names[1])
