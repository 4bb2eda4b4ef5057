"""A game in the terminal, typed line by line."""

import io
import os
import subprocess
import sys

import pytest

from erawan.cli import run
from erawan.records import read_records


@pytest.fixture
def play(capsys, monkeypatch):
    """Plays with these lines typed; what was printed."""
    monkeypatch.setenv("LC_ALL", "C")

    def playing(lines, *arguments):
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(line + "\n" for line in lines)))
        assert run(["play", "--seed", "1", *arguments]) == 0
        return capsys.readouterr().out

    return playing


def test_a_turn_is_played_and_answered(play):
    out = play(["+c1n", "quit"])
    assert "You are the elephants (E)." in out
    assert "+c1n: the elephant enters on c1 facing north" in out
    assert out.count("┌") == 2  # the start, and after the answer


def test_the_end_of_input_is_a_way_to_leave(play):
    assert 'erawan play --position "5/5/1###1/5/5 E"' in play([])


def test_a_game_goes_on_where_it_stopped(play):
    out = play(["c2c1s"], "--position", "#3#/5/5/2S2/2#2 E")
    assert "the elephants win: the rock from c1 was pushed south off the board" in " ".join(out.split())


def test_words(play):
    out = play(["help", "turns a1", "turns zz", "hint", "undo", "board", "", "+a1n", "undo", "quit"])
    assert out.count("Turns:    +c1n") == 1
    assert "+a1w   the elephant enters on a1 facing west" in out
    assert "no turn begins with 'zz'" in out
    assert "Try " in out
    assert "there is no turn of yours to take back" in out
    assert "Your turn. Type help if you are lost." in out
    assert "taken back" in out


def test_a_wrong_turn_says_why_and_loses_nothing(play):
    out = play(["c1c2n", "nonsense", "+c3n", "quit"])
    assert "S1.5: no animal stands on c1" in out
    assert "S5.2: 'nonsense' is not a turn" in out
    assert "S2.1: c3 is not on the edge" in out
    assert 'erawan play --position "5/5/1###1/5/5 E"' in out


def test_the_rhinos_let_the_elephants_begin(play):
    out = play(["quit"], "--side", "rhinos", "--option", "push=line")
    assert out.count("┌") == 1
    assert ": the elephant enters" in out
    assert out.rstrip().endswith("--side rhinos --option push=line")


def test_capitals_and_spaces_do_not_matter(play):
    assert "+c1n: the elephant enters on c1" in play(["+C1 N", "QUIT"])


def test_a_hint_does_not_change_what_the_opponent_does(play):
    plain, hinted = play(["+c1n", "quit"]), play(["hint", "hint", "+c1n", "quit"])
    assert plain.splitlines()[-1] == hinted.splitlines()[-1]


def test_a_finished_game_is_shown_and_told(play):
    out = play([], "--position", "5/5/2##1/5/5 R =R")
    assert out.count("the rhinos win") == 2
    assert "You are" not in out


@pytest.mark.parametrize("how", ["<&-", "< /dev/null", "<<< $'\\xff\\xfe'"])
def test_whatever_is_typed_is_no_error(how):
    command = f"{sys.executable} -m erawan play --language en {how}"
    environment = {**os.environ, "PYTHONUTF8": "1"}
    told = subprocess.run(["bash", "-c", command], capture_output=True, env=environment, check=False)
    assert told.returncode == 0
    assert b"To go on later" in told.stdout


def test_an_interrupt_tells_how_to_go_on(monkeypatch, capsys):
    class Interrupted:
        def readline(self):
            raise KeyboardInterrupt

    monkeypatch.setattr("sys.stdin", Interrupted())
    assert run(["play", "--language", "en"]) == 130
    assert "To go on later: erawan play" in capsys.readouterr().out


def test_both_sides_can_be_played(play):
    out = play(["+a1n", "+e5s", "quit"], "--side", "both", "--language", "fr")
    assert "Vous jouez les deux camps." in out
    assert 'erawan play --position "4s/5/1###1/5/N4 E"' in out


def test_a_whole_game_by_hints():
    """What a beginner who always asks would see: the game ends, and the process with it."""
    script = (
        "import io, re, sys\n"
        "import erawan.cli.play as p\n"
        "from erawan.cli import run\n"
        "typed = []\n"
        "class Typing:\n"
        "    def readline(self):\n"
        "        table = Typing.table\n"
        "        return table._opponent.choose(table.state) + '\\n'\n"
        "init = p.Table.__init__\n"
        "def patched(self, *a):\n"
        "    init(self, *a); Typing.table = self\n"
        "p.Table.__init__ = patched\n"
        "sys.stdin = Typing()\n"
        "sys.exit(run(['play', '--seed', '3', '--option', 'turn_limit=120', '--language', 'en']))\n"
    )
    told = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False, timeout=300)
    assert told.returncode == 0, told.stderr
    assert " win: " in told.stdout or "a draw: " in told.stdout


def test_a_game_is_added_to_a_file_of_records(play, tmp_path):
    file = tmp_path / "games.erawan"
    out = play(["+c1n", "undo", "+b1n", "quit"], "--record", str(file))
    play(["c2c1s"], "--position", "#3#/5/5/2S2/2#2 E", "--record", str(file))
    assert "The game was added to" in out
    first, second = read_records(file)
    assert first.texts[0] == "+b1n"
    assert len(first.turns) == 2
    assert (first.seats, first.result) == (("", "sampler"), None)
    assert second.result.winners == (1,)
