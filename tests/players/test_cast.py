"""Players by name, with one way to ask them for a turn."""

import asyncio
import threading
import time

import pytest
from examples.nim.state import Nim

import erawan
from erawan.core.errors import IllegalError, OptionError
from erawan.players import choose_beside, make_player
from erawan.players.cast import FORMS, LEVELS, RECALL
from erawan.search.limits import Limits, Stop
from tests.conftest import IS_INTERPRETED

pytestmark = pytest.mark.skipif(IS_INTERPRETED, reason="searches take minutes without the compiler")

NAMES = ("random", "greedy", "plain-1", "uct", *(f"level-{level}" for level in LEVELS), "best")
FEW = Limits(nodes=60)
GAMES = {"siam": erawan.game("siam"), **{f"kos{n}": erawan.game("king-of-siam", players=n) for n in (2, 3, 4)}}


def start_view(game):
    state = game.start(seed=2)
    return state, state.view(state.to_move)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
@pytest.mark.parametrize("name", NAMES)
def test_every_player_chooses_a_legal_turn(name, game):
    state, view = start_view(game)
    player = make_player(name, game, seed=1)
    thought = player.choose(view, FEW)
    assert state.refusal(thought.turn) is None
    assert player.name == name
    assert len(thought.evaluation.returns) == game.seats
    assert all(-1 <= value <= 1 for value in thought.evaluation.returns)
    assert thought.nodes <= 60 or name in ("greedy", "plain-1", "random")
    line = state
    for turn in thought.lines[0].turns:
        line = line.play(turn)
    player.close()


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
@pytest.mark.parametrize("name", ["random", "greedy", "uct", "level-2", "level-5", "best"])
def test_equal_seeds_and_node_limits_give_equal_games(name, game):
    def play():
        state = game.start(seed=4)
        players = [make_player(name, game, seed=seat) for seat in range(game.seats)]
        turns = []
        while state.outcome is None and len(turns) < 8:
            turns.append(players[state.to_move - 1].choose(state.view(state.to_move), FEW).turn)
            state = state.play(turns[-1])
        return turns

    assert play() == play()


@pytest.mark.parametrize("name", ["nobody", "level-0", "level-9", "plain-0", "plain-99", "plain", "LEVEL-1", "", "ugi"])
def test_unknown_players_are_named_with_those_there_are(name, siam):
    with pytest.raises(OptionError) as caught:
        make_player(name, siam)
    assert caught.value.code == "player.unknown"
    assert "level-8" in str(caught.value)


def test_a_game_of_others_has_the_general_players():
    nim = Nim()
    state = nim.start(1)
    assert state.refusal(make_player("uct", nim, 1).choose(state.view(state.to_move), FEW).turn) is None
    with pytest.raises(OptionError):
        make_player("best", nim)


@pytest.mark.parametrize("name", NAMES)
def test_a_finished_game_has_no_turn(name):
    state = erawan.parse("5/5/2##1/5/5 R =R")
    with pytest.raises(IllegalError) as caught:
        make_player(name, state.game, 1).choose(state.view(1), FEW)
    assert caught.value.code == "game.over"


@pytest.mark.parametrize("game", [GAMES["siam"], GAMES["kos3"]], ids=["siam", "kos3"])
@pytest.mark.parametrize("name", ["uct", "best"])
def test_thinking_is_stopped_and_reported(name, game):
    _, view = start_view(game)
    player = make_player(name, game, seed=1)
    player.choose(view, FEW)  # compiles
    stop, told = Stop(), []
    threading.Timer(0.7, stop.set).start()
    began = time.perf_counter()
    thought = player.choose(view, Limits(seconds=60), report=told.append, stop=stop)
    # Far below the limit, however slow the machine.
    assert time.perf_counter() - began < 20
    assert told
    assert thought.nodes >= told[-1].nodes


def test_an_event_loop_goes_on_beside_a_player(siam):
    _, view = start_view(siam)
    player = make_player("best", siam, seed=1)
    player.choose(view, FEW)

    async def count():
        ticks = 0
        thinking = asyncio.create_task(choose_beside(player, view, Limits(seconds=0.8)))
        while not thinking.done():
            await asyncio.sleep(0.01)
            ticks += 1
        return ticks, await thinking

    ticks, thought = asyncio.run(count())
    assert ticks > 10
    assert thought.turn


def test_cancelling_stops_the_player(siam):
    _, view = start_view(siam)
    player = make_player("best", siam, seed=1)
    player.choose(view, FEW)

    async def cancel():
        thinking = asyncio.create_task(choose_beside(player, view, Limits(seconds=60)))
        await asyncio.sleep(0.2)
        thinking.cancel()
        with pytest.raises(asyncio.CancelledError):
            await thinking

    began = time.perf_counter()
    asyncio.run(cancel())
    assert time.perf_counter() - began < 20


def test_weaker_levels_forget_more():
    assert list(RECALL.values()) == sorted(RECALL.values())
    assert max(RECALL) < max(LEVELS)


def test_the_forms_name_every_player():
    for name in NAMES:
        assert name in FORMS or name == "plain-1"
