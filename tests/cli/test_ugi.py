"""``erawan ugi``: whole conversations as text, and that input is heard while a search runs."""

import io
import os
import re
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

import erawan
from erawan.players.ugi import Patience, go_line
from erawan.players.ugi.conversation import LONGEST_LINE, converse, format_result
from erawan.players.ugi.engine_options import OWN_OPTIONS
from tests.golden.write_playthroughs import walk
from tests.ugi.transcripts import FILES, Sink, begin, hold, read

PAGE = (Path(__file__).parents[2] / "docs" / "ugi.md").read_text(encoding="utf-8")
SIAM = [sys.executable, "-m", "erawan", "ugi", "siam"]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_conversations(path):
    lines, heard = read(path)
    assert hold(heard) == lines


def talk(text, player="random", game="siam"):
    """Return the output of ``erawan ugi`` for a whole input."""
    sink = io.StringIO()
    converse(erawan.game(game), player, io.StringIO(text), sink)
    return sink.getvalue().splitlines()


@pytest.fixture
def searching():
    """Begin a conversation and a search in it; yield the conversation and its sink."""
    conversation, sink = begin("erawan ugi siam")
    conversation.hear("isready")
    sink.read_until("readyok")
    conversation.hear("go infinite")
    sink.read_until("info depth")
    yield conversation, sink
    conversation.close()


def test_stop_is_heard_during_a_search(searching):
    conversation, sink = searching
    conversation.hear("stop")
    assert sink.read_until("bestmove")[-1].startswith("bestmove ")
    conversation.hear("stop")
    conversation.hear("position startpos")
    assert sink.is_empty()


def test_readiness_and_queries_are_answered_during_a_search(searching):
    conversation, sink = searching
    for line, answer in (("isready", "readyok"), ("query p1turn", "response true")):
        conversation.hear(line)
        assert sink.read_until(answer)[-1] == answer


@pytest.mark.parametrize("line", ["go nodes 1", "position startpos", "uginewgame", "setoption name Hash value 1"])
def test_a_search_is_not_disturbed(searching, line):
    conversation, sink = searching
    conversation.hear(line)
    said = sink.read_until("info string error")
    assert "a search is running" in said[-1]
    conversation.hear("stop")
    assert sink.read_until("bestmove")[-1].startswith("bestmove ")


def test_quit_ends_a_search_with_its_turn(searching):
    conversation, sink = searching
    assert not conversation.hear("quit")
    conversation.close()
    assert sink.read_until("bestmove")[-1].startswith("bestmove ")
    assert not conversation._worker.is_alive()


def test_several_lines_are_told_best_first():
    said = talk("setoption name MultiPV value 3\ngo nodes 2000\n", "best")
    ranks = [line.split()[line.split().index("multipv") + 1] for line in said if line.startswith("info depth")]
    assert ranks[-3:] == ["1", "2", "3"]
    assert said[-1].split()[1] == said[-4].split(" pv ")[1].split()[0]


@pytest.mark.parametrize(
    "option",
    ["Threads value 2", "Move Overhead value 100", "Hash value 16", "Player value level-3", "turn_limit value 40"],
)
def test_options_change_how_it_thinks(option):
    said = talk(f"setoption name {option}\ngo nodes 300\n", "best")
    assert not any("error" in line for line in said)
    assert said[-1].startswith("bestmove ")


def test_the_same_seed_and_nodes_give_the_same_turn():
    text = "setoption name Seed value 4\nposition startpos moves +c1n\ngo nodes 3000\nquit\n"
    first, second = (talk(text.replace("quit\n", ""), "best")[-1] for _ in range(2))
    assert first == second


def test_the_end_of_the_input_lets_a_limited_search_end_and_stops_an_endless_one():
    assert talk("go nodes 100", "best")[-1].startswith("bestmove ")
    assert talk("go infinite\n", "best")[-1].startswith("bestmove ")
    assert talk("") == []
    assert talk("\n  \n\n") == []


def test_a_line_without_end_is_passed_over():
    said = talk("x" * (3 * LONGEST_LINE) + "\nisready\n")
    assert len(said) == 2
    assert said[0].startswith("info string error the text has")
    assert said[1] == "readyok"


def test_a_bug_is_told_and_the_conversation_goes_on(monkeypatch):
    conversation, sink = begin("erawan ugi siam --player random")
    monkeypatch.setattr(conversation._setup, "start", lambda: 1 / 0)
    assert conversation.hear("position startpos")
    assert sink.read() == "info string error ZeroDivisionError: division by zero"
    conversation.close()


def test_a_search_that_fails_still_ends_in_a_bestmove(monkeypatch):
    conversation, sink = begin("erawan ugi siam --player random")
    thinker = conversation._thinker_for(erawan.game("siam"))
    monkeypatch.setattr(thinker.named.engine, "think", lambda *_, **__: 1 / 0)
    conversation.hear("go nodes 1")
    assert sink.read_until("bestmove") == ["info string error ZeroDivisionError: division by zero"]
    assert sink.read() == "bestmove none"
    conversation.close()


def test_a_closed_output_ends_the_conversation():
    class Deaf(Sink):
        def write(self, text):
            raise BrokenPipeError

    with pytest.raises(BrokenPipeError):
        converse(erawan.game("siam"), "random", io.StringIO("isready\ngo nodes 1\nisready\n"), Deaf())


@pytest.mark.parametrize("players", [2, 3, 4])
def test_results_of_every_table(players):
    state, chance = erawan.game("king-of-siam", players=players).start(seed=1), Random(1)
    assert format_result(state) == "none"
    while state.outcome is None:
        state = state.play(walk(state, chance))
    winners = ["p1win,p3win", "p2win,p4win"] if players == 4 else [f"p{seat}win" for seat in range(1, players + 1)]
    assert format_result(state) in [*winners, "draw"]


def test_with_a_clock_that_is_nearly_out_few_nodes_are_looked_at():
    conversation, sink = begin("erawan ugi king-of-siam --player best")
    conversation.hear("isready")
    sink.read_until("readyok")
    conversation.hear("go p1time 100 p2time 100")
    *info, best = sink.read_until("bestmove")
    conversation.close()
    assert best.startswith("bestmove ")
    nodes = [int(line.split(" nodes ")[1].split()[0]) for line in info if " nodes " in line]
    assert all(count <= go_line.HURRIED_NODES for count in nodes)


def test_the_protocol_cannot_start_a_program():
    assert "no player 'ugi:date'" in talk("setoption name Player value ugi:date\n")[0]


def test_the_page_tells_everything():
    for word in ("isready", "uginewgame", "query seats", "query fen", "returns", "proven", "movestogo", "p3time"):
        assert word in PAGE
    for option in OWN_OPTIONS:
        assert f"| `{option.name}`" in PAGE
    for name in ("TURNS_AHEAD", "INCREMENT_SHARE", "RESERVE_MS", "MOST_SHARE", "HURRY_MS", "HURRIED_NODES"):
        assert f"`{name}` = {getattr(go_line, name)}" in PAGE
    patience = Patience()
    for name in ("hello_s", "ready_s", "late_s", "silent_s", "quit_s"):
        assert f"`{name}` = {getattr(patience, name):g}" in PAGE


@pytest.mark.parametrize("block", re.findall(r"```\n(# erawan ugi.*?)```", PAGE, re.DOTALL))
def test_the_conversations_of_the_page_are_true(block):
    lines = block.splitlines()
    assert hold([line for line in lines if not line.startswith("< ")]) == lines


def test_a_real_process_answers_and_ends():
    process = subprocess.Popen(
        [*SIAM, "--player", "greedy"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    out, err = process.communicate("ugi\nisready\ngo movetime 50\n", timeout=900)
    assert process.returncode == 0
    assert err == ""
    assert out.splitlines()[-1].startswith("bestmove ")
    assert "ugiok" in out
    assert "readyok" in out


def test_a_reader_that_goes_away_is_no_error():
    reading, writing = os.pipe()
    os.close(reading)
    told = subprocess.run(
        SIAM, input="ugi\nisready\n", stdout=writing, stderr=subprocess.PIPE, text=True, check=False, timeout=900
    )
    os.close(writing)
    assert "Traceback" not in told.stderr
    assert told.returncode == 0
