"""A game in the terminal, typed line by line."""

import io
import os
import re
import subprocess
import sys

import pytest

from erawan.cli import run
from erawan.cli.line_mode import LineGame
from erawan.records import read_records


@pytest.fixture
def play(capsys, monkeypatch):
    """Return a function that plays with these typed lines, and returns the output."""
    monkeypatch.setenv("LC_ALL", "C")

    def playing(lines, *arguments):
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(line + "\n" for line in lines)))
        assert run(["play", "--seed", "1", "--opponent", "greedy", *arguments]) == 0
        return capsys.readouterr().out

    return playing


def test_a_turn_is_played_and_answered(play):
    out = play(["+c1n", "quit"])
    assert "You are the elephants." in out
    assert "the elephants: +c1n (the elephant enters on c1 facing north)" in out
    assert out.count("┌") == 2  # the start, and after the answer


def test_the_end_of_input_is_a_way_to_leave(play):
    assert 'erawan play --position "5/5/1###1/5/5 E"' in play([])


def test_a_game_goes_on_where_it_stopped(play):
    out = play(["c2c1s"], "--position", "#3#/5/5/2S2/2#2 E")
    assert "the elephants pushed the rock from c1 south off the board" in " ".join(out.split())


def test_words(play):
    out = play(["help", "turns a1", "turns zz", "hint", "undo", "board", "", "+a1n", "undo", "quit"])
    assert out.count("Turns:    +c1n") == 1
    assert "+a1w   the elephant enters on a1 facing west" in out
    assert "No legal turn begins with 'zz'." in out
    assert "Try " in out
    assert "You have no turn to take back." in out
    assert "Your turn. Type help for a list of commands." in out
    assert "taken back" in out


def test_a_wrong_turn_says_why_and_loses_nothing(play):
    out = play(["c1c2n", "nonsense", "+c3n", "quit"])
    assert "there is no animal on c1\nRule S1.5\n" in out
    assert "'nonsense' is not a turn" in out
    assert "c3 is not on the edge" in out
    assert 'erawan play --position "5/5/1###1/5/5 E"' in out


def test_the_rhinos_let_the_elephants_begin(play):
    out = play(["quit"], "--seat", "2", "--option", "push=line")
    assert out.count("┌") == 1
    assert "(the elephant enters" in out
    assert out.rstrip().endswith("--seat 2 --opponent greedy --option push=line")


def test_capitals_and_spaces_do_not_matter(play):
    assert "+c1n (the elephant enters on c1" in play(["+C1 N", "QUIT"])


def test_a_hint_does_not_change_what_the_opponent_does(play):
    plain, hinted = play(["+c1n", "quit"]), play(["hint", "hint", "+c1n", "quit"])
    assert plain.splitlines()[-1] == hinted.splitlines()[-1]


def test_a_finished_game_is_shown_and_told(play):
    out = play([], "--position", "5/5/2##1/5/5 R =R")
    assert out.count("The rhinos win: a rock has left") == 2
    assert "You are" not in out


@pytest.mark.parametrize("how", ["<&-", "< /dev/null", "<<< $'\\xff\\xfe'"])
def test_whatever_is_typed_is_no_error(how):
    command = f"{sys.executable} -m erawan play --language en {how}"
    environment = {**os.environ, "PYTHONUTF8": "1"}
    told = subprocess.run(["bash", "-c", command], capture_output=True, env=environment, check=False)
    assert told.returncode == 0
    assert b"To continue this game later: erawan play" in told.stdout


def test_an_interrupt_tells_how_to_go_on(monkeypatch, capsys):
    class Interrupted:
        def readline(self):
            raise KeyboardInterrupt

    monkeypatch.setattr("sys.stdin", Interrupted())
    assert run(["play", "--language", "en"]) == 130
    assert "To continue this game later: erawan play" in capsys.readouterr().out


def test_both_sides_can_be_played(play):
    out = play(["+a1n", "+e5s", "quit"], "--seat", "all", "--language", "fr")
    assert "Vous jouez pour toutes les places." in out
    assert 'erawan play --position "4s/5/1###1/5/N4 E"' in out


@pytest.mark.parametrize(
    "arguments",
    [["--option", "turn_limit=120"], ["--game", "king-of-siam", "--option", "players=3", "--seat", "2"]],
    ids=["siam", "king-of-siam"],
)
def test_a_whole_game_by_hints(arguments, monkeypatch, capsys):
    """Play a game as a beginner who always asks for a hint: it ends."""

    class Typing:
        def readline(self):
            table = tables[0]
            return table.session.adviser.choose(table.state.view(table.state.to_move)).turn + "\n"

    tables, made = [], LineGame.__init__

    def noticed(self, *others):
        made(self, *others)
        tables.append(self)

    monkeypatch.setattr(LineGame, "__init__", noticed)
    monkeypatch.setattr("sys.stdin", Typing())
    assert run(["play", "--seed", "3", "--opponent", "greedy", "--language", "en", *arguments]) == 0
    out = capsys.readouterr().out
    assert tables[0].state.outcome is not None
    assert "win" in out or "a draw: " in out


def test_king_of_siam_is_played_step_by_step(play):
    out = play(
        ["help", "khon", "khon:R@cm", "turns", "turns zz", "hint", "KHON", "pass", "quit"],
        "--game", "king-of-siam", "--option", "players=3", "--seat", "1",
    )  # fmt: skip
    told = " ".join(out.split())
    assert "You are seat 1." in out
    assert "type a card to see what you can do with it, then continue" in told
    assert "Continue with: khon:R@cm" in out
    assert "khon:R@cm,L@su" in out
    assert "No legal turn begins with 'zz'." in out
    assert "K8.1" in out
    assert "▒▒▒▒▒▒▒▒ 8" in out
    assert "seat 1: pass (passes)" in out
    assert "seat 3: " in out


def test_a_file_that_cannot_be_written_is_told_before_the_game(monkeypatch, capsys, tmp_path):
    monkeypatch.setenv("LC_ALL", "C")
    assert run(["play", "--opponent", "greedy", "--record", str(tmp_path / "none" / "x")]) == 2
    assert "cannot be written" in capsys.readouterr().err


@pytest.mark.parametrize("seat", ["0", "3", "x", "-1"])
def test_a_seat_that_is_not_there(seat, capsys, monkeypatch):
    monkeypatch.setenv("LC_ALL", "C")
    assert run(["play", f"--seat={seat}"]) == 2
    assert "seats are numbered 1 to 2" in capsys.readouterr().err


def test_a_game_is_added_to_a_file_of_records(play, tmp_path):
    file = tmp_path / "games.erawan"
    out = play(["+c1n", "undo", "+b1n", "quit"], "--record", str(file))
    play(["c2c1s"], "--position", "#3#/5/5/2S2/2#2 E", "--record", str(file))
    assert "The game was saved to" in out
    first, second = read_records(file)
    assert first.texts[0] == "+b1n"
    assert len(first.turns) == 2
    assert (first.seats, first.result) == (("", "greedy"), None)
    assert second.result.winners == (1,)


KING = ("--game", "king-of-siam", "--option", "players=3", "--seat", "2")
HAND = re.compile(r"\d\.\d\.\d:[KT12RLM]+")


def test_K46_leaving_tells_no_hidden_hand(play):
    out = play(["pass", "quit"], *KING)
    assert "The position is not shown because the other hands are hidden." in " ".join(out.split())
    assert "--position" not in out
    # In the drawings: the own hand only, never two hands in one position.
    assert max(len(HAND.findall(word)) for word in out.split()) == 1


def test_K46_an_interruption_tells_no_hidden_hand(monkeypatch, capsys):
    class Interrupted:
        def readline(self):
            raise KeyboardInterrupt

    monkeypatch.setattr("sys.stdin", Interrupted())
    assert run(["play", "--language", "en", "--opponent", "greedy", *KING]) == 130
    out = capsys.readouterr().out
    assert "--position" not in out
    assert max(len(HAND.findall(word)) for word in out.split()) == 1


def test_K46_people_at_one_terminal_are_not_shown_each_others_hands(play):
    out = play(["pass", "quit"], "--game", "king-of-siam", "--seat", "all")
    assert "--position" not in out


def test_K46_open_discards_hide_nothing(play):
    out = play(["quit"], "--game", "king-of-siam", "--option", "discards=open")
    assert 'erawan play --position "siam:2 ' in out
    assert out.rstrip().endswith("--opponent greedy --option discards=open")


@pytest.mark.parametrize("table", [KING, ("--seat", "2")], ids=["king-of-siam", "siam"])
def test_a_recorded_game_goes_on_where_it_stopped(play, tmp_path, table):
    file = tmp_path / "my games.erawan"
    turn = "pass" if "king-of-siam" in table else "+a1n"
    out = play([turn, "quit"], *table, "--record", str(file))
    if "king-of-siam" in table:
        assert f"erawan play --record '{file}' --resume --seat 2 --opponent greedy" in " ".join(out.split())
    (before,) = read_records(file)
    again = play(["quit"], "--record", str(file), "--resume", "--seat", "2")
    assert "The game was added" not in again
    play(
        [turn.replace("a", "b", 1) if turn != "pass" else turn, "quit"],
        "--record",
        str(file),
        "--resume",
        "--seat",
        "2",
    )
    first, second = read_records(file)
    assert first == before
    assert second.start == first.start
    assert second.texts[: len(first.texts)] == first.texts
    assert len(second.texts) > len(first.texts)
    assert second.seats == first.seats


def test_only_an_unfinished_recorded_game_is_resumed(capsys, monkeypatch, tmp_path, play):
    monkeypatch.setenv("LC_ALL", "C")
    file = tmp_path / "games.erawan"
    play(["c2c1s"], "--position", "#3#/5/5/2S2/2#2 E", "--record", str(file))
    wrong = {
        ("--resume",): "name its file with --record",
        ("--resume", "--record", str(file)): "is finished",
        ("--resume", "--record", str(file), "--game", "siam"): "leave out --game",
        ("--resume", "--record", str(tmp_path / "none")): "cannot be read",
    }
    for arguments, told in wrong.items():
        assert run(["play", *arguments]) == 2
        err = capsys.readouterr().err
        assert told in err
        assert err.count("\n") == 1


@pytest.mark.parametrize("game", ["siam", "king-of-siam"])
def test_a_narrow_terminal_is_told_in_a_game_as_elsewhere(play, monkeypatch, game):
    told = []
    monkeypatch.setattr(
        "erawan.cli.line_mode.print_drawing", lambda console, drawn, language: told.append(drawn.no_wrap)
    )
    play(["quit"], "--game", game)
    assert told == [True]
