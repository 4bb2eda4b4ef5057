"""The exact prover of Siam against the suite, whose answers come from a plain search over the rules."""

from pathlib import Path

import pytest

import erawan
from erawan.search.siam.proof import MOST_TURNS, can_force, make_proofs

SUITE = Path(__file__).parents[2] / "suites/siam.txt"
MOST_NODES = 10_000_000


@pytest.fixture(scope="module")
def proofs():
    return make_proofs()


def suite(kind):
    for line in SUITE.read_text(encoding="utf-8").splitlines():
        position, turns, what = (field.strip() for field in line.split(";"))
        if what.startswith(kind):
            yield erawan.parse(position), set(turns.split()), what


def test_wins_are_as_long_as_the_suite_says_and_begin_with_its_turns(proofs):
    count = 0
    for state, turns, what in suite("wins in"):
        own, side = (int(what.split()[-1]) + 1) // 2, state.to_move - 1
        assert can_force(proofs, state.vector, side, own, MOST_NODES), state
        assert can_force(proofs, state.vector, side, own - 1, MOST_NODES) is False, state
        assert {
            turn for turn in state.turns() if can_force(proofs, state.play(turn).vector, side, own - 1, MOST_NODES)
        } == turns
        count += 1
    assert count == 260


def test_defences_are_those_of_the_suite(proofs):
    count = 0
    for state, turns, _ in suite("avoids"):
        other = 2 - state.to_move
        kept = {turn for turn in state.turns() if not can_force(proofs, state.play(turn).vector, other, 1, MOST_NODES)}
        assert kept == turns, state
        count += 1
    assert count == 90


def test_what_a_fresh_table_says_a_full_one_says_too(proofs):
    cases = list(suite("wins in 5"))[:8]
    assert len(cases) == 8
    for state, _, what in cases:
        own = (int(what.split()[-1]) + 1) // 2
        fresh = make_proofs(rows=1 << 4)
        for turns in range(own + 1):
            answers = [can_force(work, state.vector, state.to_move - 1, turns, MOST_NODES) for work in (proofs, fresh)]
            assert answers[0] == answers[1], (state, turns)


def test_it_gives_up_at_its_limit_and_says_so():
    assert can_force(make_proofs(), erawan.game("siam").start().vector, 0, 4, 100) is None


@pytest.mark.parametrize("turns", [-1, MOST_TURNS + 1])
def test_more_turns_than_its_stacks_hold_are_refused(proofs, turns):
    with pytest.raises(ValueError, match="0 to 5 turns"):
        can_force(proofs, erawan.game("siam").start().vector, 0, turns, 1)


def test_a_finished_game_is_won_by_its_winner_alone(proofs):
    over = erawan.parse("2#2/2N2/1#1#1/5/5 E").play("c4c5n")
    assert can_force(proofs, over.vector, 0, 0, 1) is True
    assert can_force(proofs, over.vector, 1, 3, 1) is False
