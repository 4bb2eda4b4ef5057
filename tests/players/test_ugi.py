"""Another program as a player: whole games, and every way in which a program can fail."""

import gc
import os
import shlex
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

import erawan
from erawan.core.errors import IllegalError
from erawan.players import make_player
from erawan.players.ugi import Patience, ProgramError, UgiPlayer
from erawan.players.ugi.external_player import LONGEST_TRAIL, GameHistory
from erawan.players.ugi.go_line import RESERVE_MS, format_go, parse_go, share_of_clock
from erawan.players.ugi.info_line import expected_of, format_infos, format_score, parse_info, points_of
from erawan.search.limits import Limits, Stop
from erawan.search.search_result import Evaluation, Line, SearchResult

PYTHON = shlex.quote(sys.executable)
BROKEN = f"{PYTHON} {shlex.quote(str(Path(__file__).parents[1] / 'ugi' / 'broken_engine.py'))}"
SERVER = f"{PYTHON} -m erawan ugi"
# For programs that answer, however slow the machine; and for those that never do.
PATIENT = Patience(hello_s=60, ready_s=60, late_s=60, silent_s=60, quit_s=1)
IMPATIENT = Patience(hello_s=60, ready_s=60, late_s=0.5, silent_s=2, quit_s=1)
BRIEFLY = Limits(seconds=0.2)


@pytest.fixture
def broken(siam):
    """Return a function that makes players that fail in a given way; close them, and check that no thread is left."""
    players, before = [], set(threading.enumerate())

    def make(words, patience=PATIENT, **options):
        players.append(UgiPlayer(f"{BROKEN} {words}", erawan.game("siam", **options) if options else siam, 5, patience))
        return players[-1]

    yield make
    for player in players:
        player.close()
    assert set(threading.enumerate()) <= before


def refusal(call):
    """Return the code and the line of the error that a call raises."""
    with pytest.raises(ProgramError) as caught:
        call()
    assert "\n" not in str(caught.value)
    return caught.value.code, str(caught.value)


# ---- whole games


@pytest.mark.parametrize(
    ("name", "options", "words"),
    [
        ("siam", {"turn_limit": 300}, "siam --player greedy"),
        ("siam", {"opening_ban": True, "turn_limit": 12}, "siam"),
        ("king-of-siam", {"players": 3}, "king-of-siam --player random"),
    ],
    ids=["siam", "siam best", "king-of-siam"],
)
def test_a_program_plays_a_whole_game(name, options, words):
    game = erawan.game(name, **options)
    players = [make_player(f"ugi:{SERVER} {words}", game, 3), *(make_player("random", game, 4 + i) for i in range(2))]
    state = game.start(seed=1)
    try:
        while state.outcome is None:
            player = players[state.to_move - 1]
            state = state.play(player.choose(state.view(state.to_move), Limits(nodes=100)).turn)
    finally:
        players[0].close()
    if "greedy" in words:
        assert state.outcome.winners == (1,)


def test_a_program_is_told_the_options_it_has(broken):
    player = broken("honest +c1n", push="line")
    lines = player._option_lines(["option name Seed type spin", "option name push type combo", "option name Hash"])
    assert lines == ["setoption name push value line", "setoption name Seed value 5"]


def test_what_a_program_says_becomes_a_thought(broken, siam):
    heard = []
    thought = broken("honest +c1n +b1n").choose(siam.start().view(1), BRIEFLY, report=heard.append)
    assert thought.turn == "+c1n"
    assert (thought.depth, thought.nodes, thought.seconds) == (4, 34, 0.005)
    assert thought.evaluation.returns == pytest.approx((0.2801, -0.2801), abs=1e-3)
    # The line ends before what is not legal: a1 belongs to the turn after.
    assert thought.lines[1] == Line(("+b1n", "+a1n"), Evaluation((-1.0, 1.0), True, 4))
    assert [report.turn for report in heard] == ["+b1n", "+c1n"]


def test_without_time_a_program_is_stopped_by_the_flag(broken, siam):
    stop, reports = Stop(), []

    def hear(thought):
        reports.append(thought)
        stop.set()

    player = broken("late")
    with ThreadPoolExecutor() as pool:
        thinking = pool.submit(player.choose, siam.start().view(1), Limits(), report=hear, stop=stop)
        try:
            assert thinking.result(PATIENT.late_s).turn == "+c1n"
        finally:
            player._program._process.kill()  # for a player that has not noticed the stop
    assert len(reports) == 1


def test_a_program_that_thinks_too_long_is_told_to_stop(broken, siam):
    assert broken("late").choose(siam.start().view(1), BRIEFLY).turn == "+c1n"


def test_a_finished_game_is_refused_before_the_program_is_asked(broken):
    over = erawan.parse("5/5/2##1/5/5 R =R")
    with pytest.raises(IllegalError, match="over"):
        broken("honest +c1n").choose(over.view(2))


# ---- failures


@pytest.mark.parametrize(
    ("how", "code", "words"),
    [
        ("crash", "ugi.ended", "status 1 (something broke)"),
        ("mute", "ugi.silent", "did not answer go movetime 200 within"),
        ("lie", "ugi.illegal", "played the illegal turn '+c3n': c3 is not on the edge"),
        ("nonsense", "ugi.illegal", "played the illegal turn 'xyzzy!': 'xyzzy!' is not a turn"),
        ("resign", "ugi.illegal", "played the illegal turn 'none'"),
        ("nothing", "ugi.unreadable", "answered 'bestmove'"),
        ("flood", "ugi.flood", "sent too much output"),
        ("endless-line", "ugi.flood", "sent too much output"),
    ],
)
def test_a_program_that_fails_at_its_turn(broken, siam, how, code, words):
    player = broken(how, IMPATIENT if how == "mute" else PATIENT)
    found, line = refusal(lambda: player.choose(siam.start().view(1), BRIEFLY))
    assert found == code
    assert words in line
    assert player._program is None


def test_a_program_without_a_clock_may_not_be_silent_for_ever(broken, siam):
    player = broken("mute", IMPATIENT)
    assert refusal(lambda: player.choose(siam.start().view(1), Limits(nodes=5)))[0] == "ugi.silent"


def test_a_program_that_fails_at_its_start(siam):
    for how, code in (("stillborn", "ugi.ended"), ("silent", "ugi.silent")):
        patience = Patience(hello_s=60 if how == "stillborn" else 1, quit_s=0.5)
        found, line = refusal(lambda: UgiPlayer(f"{BROKEN} {how}", siam, None, patience))  # noqa: B023
        assert found == code
        assert "cannot begin" in line or "did not answer ugi within 1 s" in line


def test_a_program_that_dies_between_turns(broken, siam):
    player = broken("mayfly +c1n")
    state = siam.start()
    state = state.play(player.choose(state.view(1), BRIEFLY).turn).play("+c5s")
    player._program._process.wait(PATIENT.hello_s)
    code, line = refusal(lambda: player.choose(state.view(1), BRIEFLY))
    assert code == "ugi.ended"
    assert "status 0" in line
    # Asked again, it is started anew.
    assert player.choose(state.view(1), BRIEFLY).turn == "+c1n"


@pytest.mark.parametrize(
    ("command", "code"),
    [
        ("/no/such/program", "ugi.missing"),
        ("no-such-program-anywhere", "ugi.missing"),
        ("", "ugi.words"),
        ("'unfinished", "ugi.words"),
        ("nul\0byte", "ugi.missing"),
        (str(Path(__file__).parent), "ugi.missing"),
    ],
)
def test_a_program_that_is_missing(siam, command, code):
    assert refusal(lambda: make_player(f"ugi:{command}", siam))[0] == code


def test_a_program_that_will_not_quit_is_killed(broken, siam):
    player = broken("stubborn +c1n", Patience(60, 60, 5, 5, quit_s=0.3))
    process = player._program._process
    player.choose(siam.start().view(1), BRIEFLY)
    player.close()
    assert process.returncode == -9
    with pytest.raises(ProcessLookupError):
        os.kill(process.pid, 0)


def test_complaints_are_drained(broken, siam):
    assert broken("loud +c1n").choose(siam.start().view(1), BRIEFLY).turn == "+c1n"


def test_a_forgotten_player_ends_its_program(siam):
    player = UgiPlayer(f"{BROKEN} honest +c1n", siam, 1, PATIENT)
    process = player._program._process
    del player
    gc.collect()
    assert process.returncode == 0


# ---- the lines


def test_a_game_is_told_from_where_it_was_first_seen(siam):
    trail, state = GameHistory(), siam.start().play("+c1n").play("+c5s")
    assert trail.follow(state, state.latest) == f"fen {state}"
    later = state.play("c1d1n").play("c5c4s")
    assert trail.follow(later, later.latest) == f"fen {state} moves c1d1n c5c4s"
    assert trail.follow(later, later.latest) == f"fen {state} moves c1d1n c5c4s"
    other = siam.start().play("+a1n")
    assert trail.follow(other, other.latest) == f"fen {other}"


def test_a_long_game_is_told_from_a_later_position(siam):
    game = erawan.game("siam", repetition=0)
    trail, state = GameHistory(), game.start().play("+a1n").play("+e5s")
    trail.follow(state, state.latest)
    for _ in range(LONGEST_TRAIL // 4 + 1):
        for turn in ("a1b1n", "e5d5s", "b1a1n", "d5e5s"):
            state = state.play(turn)
            line = trail.follow(state, state.latest)
    assert len(line.split()) < 20
    assert line.startswith("fen ")


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


# ---- clocks


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
