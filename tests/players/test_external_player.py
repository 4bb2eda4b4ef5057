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
from erawan.search.limits import Limits, Stop
from erawan.search.search_result import Evaluation, Line

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
    # The next request starts it again.
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


# ---- the position that a program is told


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
