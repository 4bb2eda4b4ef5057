"""Runs of puzzles: streak and storm."""

from dataclasses import replace

import pytest

from erawan.puzzles.collection import find_puzzle
from erawan.puzzles.runs import (
    PENALTY_MS,
    STORM_MS,
    answer_turn,
    begin_run,
    check_run,
    combo_bonus_ms,
    next_bonus,
    puzzles_of,
)

NOW = 1_700_000_000_000


def solve(run):
    return answer_turn(run, "x", is_right=True, is_solved=True)


def fail(run):
    return answer_turn(run, "x", is_right=False, is_solved=False)


@pytest.mark.parametrize("game", ["", "siam", "king-of-siam"])
def test_a_streak_gets_harder_has_no_puzzle_twice_and_ends_with_a_wrong_answer(game):
    run, asked = begin_run("streak", game, 1, NOW), []
    for _ in range(30):
        asked.append(find_puzzle(run.puzzle))
        run = solve(run)
    assert len({puzzle.name for puzzle in asked}) == 30
    assert not game or {puzzle.game for puzzle in asked} == {game}
    ratings = [puzzle.rating for puzzle in asked]
    assert ratings[0] < 800
    assert sum(ratings[20:]) / 10 > sum(ratings[:10]) / 10 + 300
    assert (run.score, run.due_ms, run.ended) == (30, None, None)
    over = fail(run)
    assert (over.score, over.ended, over.puzzle, over.answers[-1].is_solved) == (30, "wrong", None, False)
    assert check_run(over, NOW + 10 * STORM_MS) == over


def test_another_seed_asks_other_puzzles():
    assert len({begin_run("streak", "", seed, NOW).puzzle for seed in range(20)}) > 5


def test_a_turn_that_does_not_solve_yet_goes_on_with_the_same_puzzle():
    run = begin_run("storm", "siam", 1, NOW)
    after = answer_turn(run, "+a1n", is_right=True, is_solved=False)
    assert (after.puzzle, after.own_turns, after.combo, after.score) == (run.puzzle, ("+a1n",), 1, 0)


def test_a_wrong_answer_in_a_storm_costs_ten_seconds_and_the_combo():
    run = solve(begin_run("storm", "", 1, NOW))
    after = fail(run)
    assert after.due_ms == NOW + STORM_MS - PENALTY_MS
    assert (after.combo, after.best_combo, after.ended) == (0, 1, None)
    assert after.puzzle not in (None, run.puzzle)


def test_a_storm_is_over_when_its_time_is():
    run = begin_run("storm", "", 1, NOW)
    assert check_run(run, NOW + STORM_MS - 1) == run
    over = check_run(run, NOW + STORM_MS)
    assert (over.ended, over.puzzle) == ("time", None)


def test_the_time_that_the_server_took_is_given_back():
    run = begin_run("storm", "", 1, NOW)
    after = answer_turn(run, "x", is_right=True, is_solved=True, judging_ms=700)
    assert after.due_ms == run.due_ms + 700


def test_right_turns_in_a_row_win_time():
    bonuses = {combo: combo_bonus_ms(combo) for combo in range(31) if combo_bonus_ms(combo)}
    assert bonuses == {5: 3000, 10: 5000, 15: 7000, 20: 10_000, 25: 10_000, 30: 10_000}
    run = replace(begin_run("storm", "", 1, NOW), combo=4)
    assert next_bonus(run) == (1, 3000)
    assert solve(run).due_ms == run.due_ms + 3000
    assert next_bonus(solve(run)) == (5, 5000)
    assert next_bonus(begin_run("streak", "", 1, NOW)) == (0, 0)


def test_a_run_ends_when_no_puzzle_is_left():
    run = begin_run("storm", "king-of-siam", 1, NOW)
    for _ in puzzles_of("storm", "king-of-siam"):
        run = solve(run)
    assert (run.ended, run.puzzle) == ("all", None)


def test_a_puzzle_that_a_new_version_has_not_is_replaced():
    run = replace(begin_run("storm", "siam", 1, NOW), puzzle="0000000000", own_turns=("+a1n",))
    checked = check_run(run, NOW)
    assert find_puzzle(checked.puzzle)
    assert checked.own_turns == ()
