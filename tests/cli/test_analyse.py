"""``erawan analyse``, with a scripted engine."""

import _thread
import json
import time
import xml.etree.ElementTree as ET

import pytest

from erawan.cli import run
from erawan.players.player_registry import NamedEngine
from erawan.records import format_record, read_records, record_of, write_records
from erawan.search.limits import Limits
from tests.analysis.scripted_engine import FakeEngine
from tests.records.random_games import make_record

START = "5/5/1###1/5/5 E"
OVER = "5/5/2##1/5/5 R =R"


@pytest.fixture
def engine(monkeypatch):
    """Replace the engine of every player by a scripted one, which keeps the limits that it gets."""
    engine = FakeEngine()
    think = engine.think

    def thinking(state, limits, **others):
        engine.limits = limits
        return think(state, limits, **others)

    engine.think = thinking
    monkeypatch.setattr("erawan.cli.analyse.make_named_engine", lambda name, game: NamedEngine(engine, Limits(depth=9)))
    return engine


@pytest.fixture
def call(capsys, monkeypatch):
    monkeypatch.setenv("LC_ALL", "C")

    def calling(*arguments):
        status = run(["analyse", *map(str, arguments)])
        told = capsys.readouterr()
        return status, told.out, told.err

    return calling


@pytest.fixture
def file(tmp_path, siam):
    path = tmp_path / "games.erawan"
    record = record_of(siam.start(), ["+c1n", "+c5s", "c1c2n"], seats=("Anna", "Bo"))
    write_records(path, [record, make_record("king-of-siam", {"players": 3}, 1, 9), record_of(siam.start(), [])])
    return path


def test_a_position_quoted_or_not(call, engine):
    quoted = call(START)
    assert quoted == call(*START.split())
    assert quoted[0] == 0
    assert " 1. +a1n  ██████████░░░░░░░░░░  50:50" in quoted[1]
    assert "the elephant enters on a1" in quoted[1]
    assert engine.limits == Limits(seconds=1.0, depth=9)


def test_limits_are_passed_on(call, engine):
    call(START, "--nodes", "70", "--depth", "12")
    assert engine.limits == Limits(nodes=70, depth=9)


def test_a_position_as_json(call, engine):
    value = json.loads(call(START, "--json", "--language", "de")[1])
    assert (value["kind"], value["position"], value["complete"]) == ("position", START, True)
    assert value["limits"] == {"seconds": 1.0, "nodes": None, "depth": 9}


def test_a_game_is_judged(call, engine, file):
    status, out, err = call(file)
    assert (status, err) == (0, "")
    assert "  1. Anna +c1n" in out
    assert "Bo    accuracy 100%" in out
    status, out, _ = call(file, "--game", 2, "--language", "fr")
    assert status == 0
    assert "Place 3" in out


def test_a_game_as_json_with_files(call, engine, file, tmp_path):
    picture, noted = tmp_path / "course.svg", tmp_path / "noted.erawan"
    status, out, err = call(file, "--json", "--plot", picture, "--annotate", noted)
    assert status == 0
    assert len(json.loads(out)["turns"]) == 3
    assert err.count("\n") == 2
    assert ET.parse(picture).getroot().tag.endswith("svg")
    assert "50%" in next(read_records(noted)).turns[0].comment
    call(file, "--annotate", noted)
    assert len(list(read_records(noted))) == 2


def test_broken_games_are_named_and_passed_over(call, engine, file):
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace("+c5s", "+c3s", 1), encoding="utf-8")
    assert call(file)[0] == 2
    status, out, err = call(file, "--game", "2")
    assert status == 0
    assert err.startswith("erawan: line ")
    assert "Seat 1" in out


def interrupt_at(engine, number):
    """Press Ctrl-C while the engine thinks about the position with this number."""

    def before(state, stop):
        if len(engine.asked) == number:
            _thread.interrupt_main()
            deadline = time.monotonic() + 300
            while not stop.is_set and time.monotonic() < deadline:
                time.sleep(0.01)

    engine._before = before


def test_ctrl_c_prints_the_results_so_far_of_a_game(call, engine, file):
    interrupt_at(engine, 3)
    status, out, _ = call(file)
    assert status == 130
    assert "stopped: 1 of 3 turns analysed" in out
    engine.asked.clear()
    assert json.loads(call(file, "--json")[1])["complete"] is False


def test_ctrl_c_prints_the_results_so_far_of_a_position(call, engine):
    interrupt_at(engine, 1)
    status, out, _ = call(START, "--json")
    assert status == 130
    assert json.loads(out)["complete"] is False


def test_ctrl_c_at_once_writes_no_plot(call, engine, file, tmp_path):
    interrupt_at(engine, 1)
    status, out, _ = call(file, "--plot", tmp_path / "course.svg")
    assert (status, out) == (130, "stopped before any turn was analysed\n")
    assert list(tmp_path.glob("*.svg")) == []


WRONG = [
    ((OVER,), "nothing to analyse: the game is over (The rhinos win: a rock has left the board.)"),
    (("missing.erawan",), "missing.erawan cannot be read"),
    (("missing",), "missing cannot be read"),
    (("5/5/1###1/5/5",), "Rule S5.1"),
    (("siam:2",), "Rule K8"),
    ((START, "--nodes", "0"), "nodes must be from 1"),
    ((START, "--seconds", "-1"), "seconds must be from"),
    ((START, "--seconds", "nan"), "seconds must be from"),
    ((START, "--depth", "x"), ""),
    ((START, "--lines", "0"), "lines must be from 1 to 100"),
    ((START, "--plot", "x.svg"), "--plot needs a recorded game"),
    ((START, "--annotate", "x"), "--annotate needs a recorded game"),
    (("FILE", "--plot", "no/such/folder/course.svg"), "course.svg cannot be written"),
    (("FILE", "--plot", "course.png"), "the name must end in .svg"),
    (("FILE", "--game", "4"), "has no game 4"),
    (("FILE", "--game", "3"), "the game has no turns"),
    (("FILE", "--language", "xx"), "is not supported"),
    ((".",), "cannot be read"),
]


@pytest.mark.parametrize(
    ("arguments", "told"), WRONG, ids=lambda value: " ".join(value) if isinstance(value, tuple) else ""
)
def test_a_mistake_gives_one_line_and_status_2(call, engine, file, arguments, told):
    status, out, err = call(*(file if argument == "FILE" else argument for argument in arguments))
    assert (status, out) == (2, "")
    assert err.startswith("erawan: ")
    assert err.count("\n") == 1 + err.count("Rule ")
    assert told in err


def test_an_unknown_player_is_named(call):
    status, _, err = call(START, "--player", "nobody")
    assert (status, "there is no player 'nobody'" in err) == (2, True)


def test_a_file_without_whole_games(call, engine, tmp_path):
    torn = tmp_path / "torn.erawan"
    torn.write_text(format_record(make_record("siam", {}, 1, 9))[:-4], encoding="utf-8")
    status, _, err = call(torn)
    assert status == 2
    assert "line 7: the record ends before its result" in err
