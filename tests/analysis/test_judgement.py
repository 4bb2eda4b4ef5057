"""Marks, notes and accuracy of single turns."""

import math

import pytest

from erawan.analysis import Mark, Note, accuracy
from erawan.analysis.judgement import (
    BLUNDER_LOSS,
    INACCURACY_LOSS,
    MISTAKE_LOSS,
    ONLY_TURN_GAP,
    judge,
    judge_best,
    mark_of,
)
from erawan.analysis.probabilities import (
    Proof,
    evaluate_outcome,
    is_better,
    one_turn_earlier,
    proof_for,
    win_probability,
)
from erawan.core.outcome import Outcome
from erawan.search.search_result import Evaluation, Line
from tests.analysis.scripted_engine import worth


def test_win_probability_is_half_way():
    assert [win_probability(worth(1, value), 1) for value in (-1.0, 0.0, 0.5, 1.0)] == [0, 0.5, 0.75, 1]


@pytest.mark.parametrize(
    ("loss", "mark", "sign"),
    [
        (0.0, Mark.GOOD, ""),
        (INACCURACY_LOSS - 0.001, Mark.GOOD, ""),
        (INACCURACY_LOSS, Mark.INACCURACY, "?!"),
        (MISTAKE_LOSS, Mark.MISTAKE, "?"),
        (BLUNDER_LOSS, Mark.BLUNDER, "??"),
        (1.0, Mark.BLUNDER, "??"),
    ],
)
def test_marks_depend_on_the_win_probability_given_away(loss, mark, sign):
    assert mark_of(loss) is mark
    assert mark.sign == sign
    assert mark.is_error == bool(sign)


def test_the_loss_is_the_movers():
    judged = judge(2, worth(2, 0.5), worth(2, 0.1))
    assert judged.loss == pytest.approx(0.2)
    assert judged.mark is Mark.BLUNDER
    assert judge(1, worth(1, 0.1), worth(1, 0.5)).loss == 0


def test_a_missed_win_is_never_good():
    judged = judge(1, worth(1, 1.0, is_proven=True, distance=5), worth(1, 0.99))
    assert (judged.mark, judged.note) == (Mark.INACCURACY, Note.MISSED_WIN)
    slower = judge(1, worth(1, 1.0, is_proven=True, distance=1), worth(1, 1.0, is_proven=True, distance=9))
    assert (slower.mark, slower.note) == (Mark.GOOD, None)


def test_an_allowed_loss_is_told():
    lost = worth(1, -1.0, is_proven=True, distance=4)
    assert judge(1, worth(1, 0.0), lost).note is Note.ALLOWED_LOSS
    assert judge(1, lost, lost).note is None
    assert judge(1, worth(1, 0.0, is_proven=True), lost).note is Note.ALLOWED_LOSS


def test_the_only_good_turn_is_told_where_a_second_line_is_known():
    best, far, near = (
        Line((name,), worth(1, value)) for name, value in (("a", 0.5), ("b", 0.5 - 2 * ONLY_TURN_GAP), ("c", 0.4))
    )
    assert judge_best(1, [best, far]).mark is Mark.ONLY
    assert judge_best(1, [best, near]).mark is Mark.GOOD
    assert judge_best(1, [best]).mark is Mark.GOOD


def test_accuracy_is_the_mean_of_falling_scores():
    assert accuracy([]) is None
    assert accuracy([0, 0]) == 100
    assert accuracy([0, 0.1]) == pytest.approx((100 + 100 * math.exp(-0.4)) / 2)
    assert 0 < accuracy([1]) < 2


def test_proofs_as_each_seat_sees_them():
    ended = evaluate_outcome(Outcome((1, 3), "kingdom"), ((1, 3), (2, 4)))
    assert [proof_for(ended, seat) for seat in (1, 2, 3, 4)] == [Proof.WON, Proof.LOST, Proof.WON, Proof.LOST]
    assert proof_for(evaluate_outcome(Outcome((), "repetition"), ((1,), (2,))), 1) is Proof.DRAWN
    shared = evaluate_outcome(Outcome((1, 3), "kingdom"), ((1,), (2,), (3,)))
    assert shared.returns == (0, -1, 0)
    assert [proof_for(shared, seat) for seat in (1, 2, 3)] == [Proof.DRAWN, Proof.LOST, Proof.DRAWN]
    by_all = evaluate_outcome(Outcome((1, 2, 3), "kingdom"), ((1,), (2,), (3,)))
    assert {proof_for(by_all, seat) for seat in (1, 2, 3)} == {Proof.DRAWN}
    assert proof_for(Evaluation((1.0, -1.0)), 1) is None
    assert one_turn_earlier(ended).distance == 1
    assert one_turn_earlier(Evaluation((0.0, 0.0))).distance is None


def test_a_certain_win_is_better_than_a_hoped_for_one():
    sure, hoped = worth(1, 1.0, is_proven=True), worth(1, 1.0)
    assert is_better(sure, hoped, 1)
    assert not is_better(hoped, sure, 1)
    assert not is_better(worth(1, -1.0, is_proven=True), worth(1, -1.0), 1)
