"""A game in the terminal, typed line by line."""

import io
import subprocess
import sys

import pytest

from erawan.cli import run


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
    assert "You are the elephants (E) and move first." in out
    assert "+c1n: the elephant enters on c1 facing north" in out
    assert out.count("┌") == 3  # the start, after the person's turn, after the answer


def test_the_end_of_input_is_a_way_to_leave(play):
    assert 'erawan play --position "5/5/1###1/5/5 E"' in play([])


def test_a_game_goes_on_where_it_stopped(play):
    out = play(["c2c1s"], "--position", "#3#/5/5/2S2/2#2 E")
    assert "the elephants win: the rock on c1 was pushed off the board south" in " ".join(out.split())


def test_words(play):
    out = play(["help", "turns a1", "turns zz", "hint", "undo", "board", "", "+a1n", "undo", "quit"])
    assert out.count("Turns:  +c1n") == 2
    assert "+a1w   the elephant enters on a1 facing west" in out
    assert "nothing begins with zz" in out
    assert "Try " in out
    assert "there is no turn of yours to take back" in out
    assert "Your turn. Type help if you are lost." in out
    assert "taken back" in out


def test_a_wrong_turn_says_why_and_loses_nothing(play):
    out = play(["c1c2n", "nonsense", "+c3n", "quit"])
    assert "S1.5: no animal stands on c1" in out
    assert "S5.2: 'nonsense' is no turn" in out
    assert "S2.1: c3 is not on the edge" in out
    assert 'erawan play --position "5/5/1###1/5/5 E"' in out


def test_the_rhinos_let_the_elephants_begin(play):
    out = play(["quit"], "--side", "rhinos")
    assert out.count("┌") == 2
    assert "the elephant" in out


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
