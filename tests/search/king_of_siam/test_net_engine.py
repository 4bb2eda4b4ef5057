"""The engine of King of Siam with a net: a tree of small actions, whole turns as its result."""

import numpy as np

import erawan
from erawan.nets.king_of_siam_net import knows, shipped_net
from erawan.search.king_of_siam.engine import KingOfSiamEngine
from erawan.search.king_of_siam.net_actions import complete_turn
from erawan.search.king_of_siam.strength import WITH_NET
from erawan.search.limits import Limits


def start(players=2, seed=3, **options):
    return erawan.game("king-of-siam", players=players, **options).start(seed=seed)


def engine_with_net():
    return KingOfSiamEngine(strength=WITH_NET)


def test_two_players_have_a_net():
    state = start()
    net = engine_with_net().net_for(state)
    assert net is shipped_net(2)
    assert knows(net, state.vector)
    assert not knows(net, start(3).vector)


def test_more_players_another_map_and_other_strengths_do_without_a_net():
    for players in (3, 4):
        assert len(engine_with_net().net_for(start(players)).rows) == 0
    assert len(engine_with_net().net_for(start(map="britain")).rows) == 0
    assert len(KingOfSiamEngine().net_for(start()).rows) == 0


def test_one_node_plays_what_the_net_likes_best():
    state, engine = start(), engine_with_net()
    for _ in range(4):
        found = engine.think(state, Limits(nodes=1))
        turn = state.format_turn(complete_turn(state.vector, (), engine.net_for(state)))
        assert found.turn == turn
        state = state.play(turn)


def test_many_lines_are_whole_turns_and_ordered():
    state = start(seed=5)
    found = engine_with_net().think(state, Limits(nodes=2000), lines=12)
    assert len({line.turn for line in found.lines}) == 12
    for line in found.lines:
        assert state.refusal(line.turn) is None
    assert found.compared[0] == found.lines[0]
    assert found.depth > 2


def test_the_net_and_the_classic_evaluation_differ():
    state = start(seed=5)
    ours, theirs = (engine.think(state, Limits(nodes=200)) for engine in (engine_with_net(), KingOfSiamEngine()))
    assert ours.evaluation != theirs.evaluation
    assert np.abs(ours.evaluation.returns).max() <= 1
