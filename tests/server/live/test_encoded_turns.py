"""The turns of a game as JSON: the same as their views, whatever was played or taken back since."""

import asyncio

import msgspec
import pytest

import erawan
from erawan.server.live.encoded_turns import MOST_ON_LOOP, EncodedTurns
from erawan.server.live.views import view_turn
from tests.server.domain.driven_table import king_of_siam, seated_table
from tests.server.domain.test_long_games import long_turns

ENDLESS = erawan.game("siam", repetition=0)


def shown(encoded, table):
    return msgspec.json.decode(encoded.encode(table))


def plain(table):
    """Return the views of all turns, made one by one."""
    states = list(table.states)
    turns = enumerate(table.played)
    return msgspec.to_builtins(
        [view_turn(played, states[ply].describe(played.turn), states[ply], states[ply + 1]) for ply, played in turns]
    )


@pytest.fixture
def at():
    return seated_table(ENDLESS, people=("ann", "ann"), earlier=long_turns(100))


def test_the_encoded_turns_are_the_views_of_all_turns(at):
    encoded = EncodedTurns()
    assert shown(encoded, at.table) == plain(at.table)
    at.play("ann", "c1n")
    assert shown(encoded, at.table) == plain(at.table)
    king = seated_table(king_of_siam())
    assert shown(EncodedTurns(), king.table) == []


def test_turns_that_were_taken_back_are_forgotten(at):
    encoded = EncodedTurns()
    sizes = []
    for turn in ("c1n", "c1s", "c1w"):
        at.play("ann", turn)
        assert shown(encoded, at.table) == plain(at.table)
        sizes.append(encoded.estimated_bytes)
        at.ask("ann", "takeback")
        assert at.table.ply == 100
    assert shown(encoded, at.table) == plain(at.table)
    # The turns differ by a few letters; a larger difference would mean that a turn is counted twice.
    assert max(sizes) < min(sizes) + 50
    assert min(sizes) > encoded.estimated_bytes > len(encoded.encode(at.table))


def test_turns_are_encoded_in_a_thread_while_the_game_goes_on(at):
    encoded = EncodedTurns()
    assert not encoded.is_quick(at.table)

    async def play_meanwhile(function, *arguments):
        """Run a function in a thread, and play a turn before its result is used."""
        found = await asyncio.to_thread(function, *arguments)
        at.play("ann", "c1n")
        return found

    asyncio.run(encoded.catch_up(at.table, play_meanwhile))
    assert encoded.is_quick(at.table)
    assert shown(encoded, at.table) == plain(at.table)


def test_turns_taken_back_while_a_thread_encodes_them_are_not_shown(at):
    encoded = EncodedTurns()
    for turn in ("c1n", "c5s"):
        at.play("ann", turn)

    async def take_back_meanwhile(function, *arguments):
        found = await asyncio.to_thread(function, *arguments)
        at.ask("ann", "takeback")
        at.play("ann", "c5w")
        return found

    asyncio.run(encoded.catch_up(at.table, take_back_meanwhile))
    assert shown(encoded, at.table) == plain(at.table)


def test_turns_encoded_on_the_loop_meanwhile_are_not_added_twice(at):
    encoded = EncodedTurns()

    async def show_meanwhile(function, *arguments):
        encoded.encode(at.table)
        return await asyncio.to_thread(function, *arguments)

    asyncio.run(encoded.catch_up(at.table, show_meanwhile))
    assert shown(encoded, at.table) == plain(at.table)


def test_nothing_is_done_where_nothing_is_missing(at):
    encoded = EncodedTurns()
    encoded.encode(at.table)

    async def fail(function, *arguments):
        raise AssertionError("nothing is missing")

    asyncio.run(encoded.catch_up(at.table, fail))


def test_a_few_turns_are_quick():
    few, many = (seated_table(ENDLESS, earlier=long_turns(count)).table for count in (MOST_ON_LOOP, MOST_ON_LOOP + 1))
    assert EncodedTurns().is_quick(few)
    assert not EncodedTurns().is_quick(many)
