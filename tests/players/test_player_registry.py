"""Players by name, and one interface to ask them for a turn."""

import asyncio
import threading
import time

import pytest
from nim_game.state import Nim

import erawan
from erawan.core.errors import IllegalError, OptionError
from erawan.players import Player, choose_async, make_player
from erawan.players.player_registry import FORMS, LEVELS, RECALL
from erawan.search import time_slices
from erawan.search.limits import Limits, Stop
from tests.conftest import IS_INTERPRETED

pytestmark = pytest.mark.skipif(IS_INTERPRETED, reason="searches take minutes without the compiler")

NAMES = ("random", "greedy", "plain-1", "uct", *(f"level-{level}" for level in LEVELS), "best")
FEW = Limits(nodes=60)
# Only a search that ignores its stop flag looks at so many nodes.
FAR_OFF = Limits(nodes=20_000)
# Nothing takes so long unless it is broken.
PATIENCE_S = 60
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
@pytest.mark.parametrize("name", ["uct", "best-steady"])
def test_a_player_reports_and_can_be_stopped(name, game, monkeypatch):
    monkeypatch.setattr(time_slices, "SLICE_S", 0.0)  # a report after every slice, however fast the machine
    _, view = start_view(game)
    stop, reports = Stop(), []

    def hear(thought):
        reports.append(thought)
        stop.set()

    thought = make_player(name, game, seed=1).choose(view, FAR_OFF, report=hear, stop=stop)
    assert len(reports) == 1
    assert reports[0].nodes <= thought.nodes < FAR_OFF.nodes // 10


def test_the_event_loop_runs_while_a_player_thinks(siam):
    _, view = start_view(siam)
    answers = []

    async def think():
        loop = asyncio.get_running_loop()

        def hear(thought):
            # The player waits here, in its thread, until the loop has done something.
            answered = threading.Event()
            loop.call_soon_threadsafe(answered.set)
            answers.append(all(answers) and answered.wait(PATIENCE_S))

        return await choose_async(make_player("best-steady", siam, seed=1), view, Limits(depth=3), hear)

    assert asyncio.run(think()).depth == 3
    assert answers == [True] * 3


class HoldingPlayer(Player):
    """The best player without its book, which waits at its first report until it is stopped."""

    name = "holding"

    def __init__(self, game):
        self._best = make_player("best-steady", game, seed=1)
        self.thoughts = []

    def choose(self, view, limits=None, *, report=None, stop=None):
        reports = []

        def hold(thought):
            reports.append(thought)
            report(thought)
            until = time.monotonic() + PATIENCE_S
            while len(reports) == 1 and not stop.is_set and time.monotonic() < until:
                time.sleep(0.01)

        self.thoughts.append(self._best.choose(view, limits, report=hold, stop=stop))
        return self.thoughts[-1]


def test_cancelling_stops_the_player_and_waits_for_it(siam):
    _, view = start_view(siam)
    player = HoldingPlayer(siam)

    async def cancel():
        loop, reported = asyncio.get_running_loop(), asyncio.Event()
        thinking = asyncio.create_task(
            choose_async(player, view, FAR_OFF, lambda _: loop.call_soon_threadsafe(reported.set))
        )
        await reported.wait()
        assert player.thoughts == []
        thinking.cancel()
        with pytest.raises(asyncio.CancelledError):
            await thinking
        return [thought.nodes for thought in player.thoughts]

    nodes = asyncio.run(cancel())
    assert len(nodes) == 1, "the player was still thinking when the cancellation was over"
    assert nodes[0] < FAR_OFF.nodes // 10


def test_weaker_levels_forget_more():
    assert list(RECALL.values()) == sorted(RECALL.values())
    assert max(RECALL) < max(LEVELS)


def test_the_forms_name_every_player():
    for name in NAMES:
        assert name in FORMS or name == "plain-1"
