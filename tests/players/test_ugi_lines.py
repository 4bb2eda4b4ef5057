"""The lines of UGI, written and read: scores, ``info``, ``go``, and the share of a clock for one turn."""

import pytest

from erawan.players.ugi.go_line import RESERVE_MS, format_go, parse_go, share_of_clock
from erawan.players.ugi.info_line import expected_of, format_infos, format_score, parse_info, points_of
from erawan.search.limits import Limits
from erawan.search.search_result import Evaluation, Line, SearchResult

# ---- scores and infos


@pytest.mark.parametrize("expected", [-1.0, -0.5, 0.0, 0.1, 0.999, 1.0])
def test_points_and_expectations(expected):
    assert expected_of(points_of(expected)) == pytest.approx(expected, abs=0.002)


def test_points_are_elo():
    """100 points are 64 % of the games."""
    assert (expected_of(100) + 1) / 2 == pytest.approx(1 / (1 + 10 ** (-100 / 400)))


@pytest.mark.parametrize(
    ("returns", "is_proven", "distance", "seat", "text"),
    [
        ((0.0, 0.0), False, None, 1, "cp 0"),
        ((1.0, -1.0), True, 5, 1, "mate 5"),
        ((1.0, -1.0), True, 5, 2, "mate -5"),
        ((-1.0, 1.0), True, None, 2, "cp 2520 proven"),
        ((0.0, 0.0), True, 3, 1, "cp 0 proven"),
        ((0.5, -0.25, -0.25), False, None, 3, "cp -89 returns 0.5000,-0.2500,-0.2500"),
        ((1.0, -1.0, 1.0, -1.0), True, 2, 4, "mate -2 returns 1.0000,-1.0000,1.0000,-1.0000"),
    ],
)
def test_scores_there_and_back(returns, is_proven, distance, seat, text):
    evaluation = Evaluation(returns, is_proven, distance)
    assert format_score(evaluation, seat) == text
    thought = SearchResult((Line(("a", "b"), evaluation),), 3, 1000, 0.5)
    (line,) = format_infos(thought, seat)
    info = parse_info(line, seat, len(returns))
    assert (info.depth, info.nodes, info.seconds, info.rank, info.turns) == (3, 1000, 0.5, 1, ("a", "b"))
    assert info.evaluation.returns == pytest.approx(returns, abs=0.002)
    assert info.evaluation.is_proven == is_proven
    assert info.evaluation.distance == (distance if "mate" in text else None)


@pytest.mark.parametrize(
    "line",
    [
        "info",
        "info depth",
        "info score cp x pv",
        "info score mate 1 returns 1,2,3 pv a",
        "info score cp 1 returns x,y multipv 999999 pv",
        "info multipv -3 score cp 99999999999999999999 pv +c1n",
        "info time -4 string score cp 4",
    ],
)
def test_odd_lines_are_read_as_far_as_they_go(line):
    info = parse_info(line, 1, 2)
    assert info.rank == 1
    assert info.evaluation is None or all(-1 <= value <= 1 for value in info.evaluation.returns)


def test_a_score_without_returns_is_shared_among_the_others():
    assert parse_info("info score mate 2 pv a", 2, 3).evaluation.returns == (-0.5, 1.0, -0.5)


# ---- clocks and limits


@pytest.mark.parametrize("clock", [100, 150, 500, 1_000, 60_000, 3_600_000])
@pytest.mark.parametrize("increment", [0, 100, 10_000])
@pytest.mark.parametrize("turns", [None, 1, 2, 40])
def test_no_turn_uses_a_clock_up(clock, increment, turns):
    given = share_of_clock(clock, increment, turns)
    assert 1 <= given <= 0.6 * (clock - RESERVE_MS)


def test_a_clock_lasts_for_a_long_game():
    clock = 60_000
    for _ in range(200):
        clock -= share_of_clock(clock) + 10
        clock += 20
    assert clock > RESERVE_MS


@pytest.mark.parametrize(
    ("words", "seat", "limits"),
    [
        ("", 1, None),
        ("infinite", 1, Limits()),
        ("nodes 5 depth 0", 1, Limits(nodes=5, depth=1)),
        ("movetime 500", 2, Limits(seconds=0.5)),
        ("p1time 20000 p2time 40000 p1inc 0 p2inc 1000", 1, Limits(seconds=1.0)),
        ("p1time 20000 p2time 40000 p1inc 0 p2inc 1000", 2, Limits(seconds=2.75)),
        ("p1time 20000 p2time 40000 p3time 400", 3, Limits(seconds=0.02)),
        ("p1time 20000 movestogo 2 movetime 300", 1, Limits(seconds=0.3)),
        ("p1time -20", 1, Limits(seconds=0.001, nodes=2000)),
        ("p1time 100 p2time 5000", 1, Limits(seconds=0.005, nodes=2000)),
        ("p1time 100 p2time 5000", 2, Limits(seconds=0.25)),
        ("p2time 5000", 1, None),
    ],
)
def test_what_go_asks_for(words, seat, limits):
    assert parse_go(words.split()).limits(seat) == limits


@pytest.mark.parametrize(
    ("words", "limits"),
    [
        ("movetime 500", Limits(seconds=0.47)),
        ("movetime 10", Limits(seconds=0.001)),
        ("p1time 20000", Limits(seconds=1.0)),
        ("nodes 5", Limits(nodes=5)),
    ],
)
def test_movetime_leaves_time_to_answer(words, limits):
    assert parse_go(words.split()).limits(1, overhead_ms=30) == limits


@pytest.mark.parametrize("limits", [Limits(), Limits(seconds=0.25), Limits(nodes=3, depth=4)])
def test_go_there_and_back(limits):
    assert parse_go(format_go(limits).split()[1:]).limits(1) == limits
