"""The solver against a plain exhaustive search, and the suite of endings."""

from itertools import islice
from pathlib import Path

import numpy as np
import pytest

import erawan
from erawan.games.king_of_siam import layout as k
from erawan.games.king_of_siam.state_queries import cards_left
from erawan.games.king_of_siam.winning import rank_factions
from erawan.search.king_of_siam import candidates, projected_winner
from erawan.search.king_of_siam import solver as solving
from erawan.search.king_of_siam.endings import ENDING_WORK, winners_with_few_cards
from erawan.search.king_of_siam.engine import KingOfSiamEngine, unpack_turn
from erawan.search.limits import Limits
from tests.search.king_of_siam.exhaustive_search import can_win, count_turns
from tests.suites.write_king_of_siam import endings

SUITE = (Path(__file__).parents[2] / "suites" / "king_of_siam.txt").read_text().splitlines()
NEVER = np.zeros(1, np.int64)


def team(players, seat):
    return 5 << (seat & 1) if players == 4 else 1 << seat


def parts(line):
    text, result, *turns = (part.strip() for part in line.split("|"))
    return erawan.parse(text), result, turns[0].split("; ") if turns else None


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_legal_turn_is_listed(players):
    state = erawan.game("king-of-siam", players=players).start(seed=5)
    solver = solving.make_solver(players, rows=16)
    n = solving.list_all_turns(
        state.vector, 1, solving.EVERY, solver.turns, solver.scores, solver.work, solver.weights, solver.values
    )
    assert sorted(state.format_turn(unpack_turn(int(turn))) for turn in solver.turns[:n]) == sorted(state.turns())


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_plain_search_agrees(players):
    """Positions that the suite does not hold, asked for every seat."""
    solver = solving.make_solver(players, rows=1 << 12)
    few = (vector for vector in endings(players, 2, seed=77) if count_turns(vector, 41) <= 40)
    for vector in islice(few, 12):
        for seat in range(players):
            attackers = team(players, seat)
            solver.table_value[:] = solving.UNKNOWN
            found = solving.solve(solver, vector, attackers, 10**6, NEVER, NEVER)
            assert found == (solving.WON if can_win(vector, attackers) else solving.LOST)


def test_the_suite_is_large_and_mixed():
    assert len(SUITE) >= 200
    assert len(set(SUITE)) == len(SUITE)
    states = [parts(line)[0] for line in SUITE]
    for players in (2, 3, 4):
        assert sum(state.game.seats == players for state in states) >= 60
    assert {cards_left(state.vector) for state in states} == {1, 2, 3}


def test_the_solver_knows_the_suite():
    solvers = {players: solving.make_solver(players, rows=1 << 14) for players in (2, 3, 4)}
    for line in SUITE:
        state, result, turns = parts(line)
        solver = solvers[state.game.seats]
        solver.table_value[:] = solving.UNKNOWN
        attackers = team(state.game.seats, state.to_move - 1)
        found = solving.solve(solver, state.vector, attackers, 10**6, NEVER, NEVER)
        assert found == (solving.WON if result == "won" else solving.LOST), line
        if result == "won" and turns is not None:
            assert state.format_turn(unpack_turn(int(solver.killers[0, 0]))) in turns, line


def test_the_engine_plays_the_suite():
    engine = KingOfSiamEngine()
    for line in SUITE:
        state, result, turns = parts(line)
        thought = engine.think(state, Limits(nodes=20_000))
        if turns is not None:
            assert thought.turn in turns, line
        if result == "won":
            assert thought.evaluation.is_proven, line
            assert thought.evaluation.returns[state.to_move - 1] == 1, line


def test_the_solver_gives_up_at_its_limit():
    state = erawan.game("king-of-siam").start(seed=1)
    solver = solving.make_solver(2, rows=16)
    assert solving.solve(solver, state.vector, 1, 3, NEVER, NEVER) == solving.UNKNOWN
    assert solver.counts[solving.NODES] == 3


def test_the_solver_is_stopped():
    state = erawan.game("king-of-siam").start(seed=1)
    solver = solving.make_solver(2, rows=16)
    assert solving.solve(solver, state.vector, 1, 10**9, np.ones(1, np.int64), NEVER) == solving.UNKNOWN
    assert solver.counts[solving.NODES] == 0


def test_positions_with_the_same_future_are_the_same():
    """K5.5: without a 1 vs. 1 in any hand, the protected swap makes no difference any more."""
    from erawan.search.king_of_siam.endings import forget_the_settled

    vector = erawan.game("king-of-siam").start(seed=1).vector
    vector[k.SWAP_CARD], vector[k.SWAP_PLACE + 1], vector[k.MARKED] = k.ONE, 3, 1
    forget_the_settled(vector)
    assert vector[k.SWAP_CARD] == k.ONE
    assert vector[k.MARKED] == 1
    for card in (k.ONE, k.KING):
        for seat in range(2):
            vector[k.HAND + k.CARDS * seat + card - k.FIRST_CARD] = 0
    forget_the_settled(vector)
    assert not vector[k.SWAP_CARD : k.SWAP_FACTION + 2].any()
    assert vector[k.MARKED] == 0


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_look_ranks_as_the_rules_do(players):
    """K7.2: with every follower taken from the map, before and after an effect of a card."""
    look, effects = np.zeros(projected_winner.LOOK_SIZE, np.int64), np.zeros(candidates.MOST_EFFECTS, np.int64)
    for vector in islice(endings(players, 3, seed=5), 4):
        for card in (k.KING, k.KHON, k.ONE, k.TWO, k.FIRST_FACTION_CARD):
            before = vector.copy()
            before[k.STAGE], before[k.CARD], before[k.TARGETS] = k.TARGETING, card, 0
            projected_winner.look_around(before, look)
            for effect in effects[: candidates.list_effects(before, card, True, effects)][::7]:
                candidates.change_map(before, int(effect), 1)
                projected_winner.look_again(before, int(effect), look)
                for taken in np.flatnonzero(before[k.FOLLOWERS : k.FOLLOWERS + 24]):
                    after = before.copy()
                    after[k.FOLLOWERS + taken] -= 1
                    assert projected_winner.ranking_without(look, int(taken)) == rank_factions(after)
                candidates.change_map(before, int(effect), -1)
                projected_winner.look_again(before, int(effect), look)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_last_card_by_looks_and_by_the_rules(players):
    """K4.5: who wins with one card left, against a walk through all turns of the rules."""
    work = np.zeros(ENDING_WORK, np.int64)
    for vector in islice(endings(players, 1, seed=41), 40):
        found = int(winners_with_few_cards(vector, work))
        for seat in range(players):
            assert bool(found & team(players, seat)) == can_win(vector, team(players, seat))
