"""``erawan replay`` and ``erawan export``."""

import io
import json

import pytest

from erawan.cli import run
from erawan.records import Result, append_record, format_record, record_of, write_records
from erawan.records.record import RecordedTurn
from tests.records.random_games import make_record


@pytest.fixture
def call(capsys, monkeypatch):
    """Return a function that runs a command with typed lines, or without a terminal: status, output, errors."""
    monkeypatch.setenv("LC_ALL", "C")

    def calling(*arguments, typed=None):
        stream = io.StringIO("".join(line + "\n" for line in typed or ()))
        stream.isatty = lambda: typed is not None
        monkeypatch.setattr("sys.stdin", stream)
        status = run([str(argument) for argument in arguments])
        told = capsys.readouterr()
        return status, " ".join(told.out.split()), told.err

    return calling


@pytest.fixture
def file(tmp_path, siam):
    path = tmp_path / "games.erawan"
    record = record_of(siam.start(), ["+c1n", "+c5s", "c1c2n"], seats=("Anna", "Bo"), result=Result((2,), "resigned"))
    noted = (RecordedTurn("+c1n", 65_000, "a good start", ((RecordedTurn("+a1n"),),)), *record.turns[1:])
    write_records(path, [type(record)(**{**vars(record), "turns": noted, "comment": "in the garden"})])
    append_record(path, make_record("king-of-siam", {"players": 3}, 1))
    append_record(path, record_of(siam.start(), ["+c1n"]))
    return path


def test_a_game_is_stepped_through(call, file):
    status, out, _ = call("replay", file, typed=["", "b", "2", "n", "", "s", "e", "what?", "99", "q"])
    assert status == 0
    assert out.count("┌") == 8
    assert "siam Anna – Bo" in out
    assert "in the garden" in out
    assert "1/3 [Anna] +c1n @1:05: the elephant enters on c1 facing north a good start (1. +a1n)" in out
    assert "This is the last position." in out
    assert "The game ended: a player resigned. Winning seats: 2." in out
    assert "Press Enter for the next turn" in out


def test_the_end_of_input_leaves(call, file):
    assert call("replay", file, typed=[])[0] == 0


def test_without_a_terminal_the_whole_game_is_printed(call, file):
    status, out, _ = call("replay", file, "--game", "3")
    assert status == 0
    assert out.count("┌") == 2
    assert "The game is not finished." in out


def test_one_position_of_a_game(call, file):
    assert "2/3 [Bo] +c5s" in call("replay", file, "--at", "2")[1]


def test_king_of_siam_is_replayed(call, file):
    status, out, _ = call("replay", file, "--game", "2", "--language", "fr")
    assert status == 0
    assert "gagne" in out


def test_a_broken_game_keeps_its_number(call, file, tmp_path):
    broken = tmp_path / "broken.erawan"
    text = file.read_text(encoding="utf-8")
    broken.write_text(text.replace("+c5s", "+c3s", 1), encoding="utf-8")
    status, out, err = call("replay", broken)
    assert (status, out) == (2, "")
    assert err.startswith("erawan: line ")
    status, out, err = call("replay", broken, "--game", "3")
    assert (status, err.count("line ")) == (0, 1)
    assert "The game is not finished." in out


def test_a_game_that_is_not_there(call, file, tmp_path):
    assert call("replay", file, "--game", "4")[2].endswith("has no game 4; it contains 3\n")
    empty = tmp_path / "empty"
    empty.write_text("\n")
    status, _, err = call("replay", empty)
    assert status == 2
    assert "contains no complete game" in err
    assert call("replay", tmp_path / "none")[0] == 2


def test_export_writes_both_kinds(call, file, tmp_path):
    status, out, _ = call("export", file, tmp_path / "g.jsonl")
    assert status == 0
    assert "3 games written" in out
    assert len([json.loads(line) for line in (tmp_path / "g.jsonl").read_text().splitlines()]) == 3
    assert call("export", file, tmp_path / "g.parquet")[0] == 0
    assert call("export", file, tmp_path / "g.txt")[2].startswith("erawan: cannot export to '.txt' files")


def test_export_reports_the_broken_records_it_skips(call, file, tmp_path):
    with file.open("a") as stream:
        stream.write("\n" + format_record(make_record("siam", {}, 1, 9))[:-4])
    status, out, err = call("export", file, tmp_path / "g.jsonl")
    assert (status, err.count("line ")) == (2, 1)
    assert "3 games written" in out
    assert err.endswith("erawan: skipped games with errors: 1\n")


def test_export_destroys_nothing(call, file, tmp_path):
    out = tmp_path / "old.jsonl"
    out.write_text("old")
    assert call("export", tmp_path / "none", out)[0] == 2
    assert out.read_text() == "old"
    same = file.rename(tmp_path / "games.jsonl")
    before = same.read_text(encoding="utf-8")
    assert "choose another file to write to" in call("export", same, same)[2]
    assert same.read_text(encoding="utf-8") == before


def test_a_comment_cannot_command_the_terminal(call, siam, tmp_path):
    path = tmp_path / "x.erawan"
    append_record(path, record_of(siam.start(), ["+c1n"], comment="red \x1b[31m\x1b]0;title\x07"))
    assert "\x1b" not in call("replay", path)[1]


def test_numbers_of_games_and_turns_have_bounds(call, file):
    assert call("replay", file, "--at", "-5")[0] == 2
    assert call("replay", file, "--at", "4")[2].startswith("erawan: at must be from 0 to 3")
    assert call("replay", file, "--game", "0")[0] == 2
    assert call("replay", file, typed=["9" * 5000, "q"])[0] == 0


def test_a_replay_draws_as_show_does(call, file, monkeypatch):
    drawn = []
    monkeypatch.setattr(
        "erawan.cli.replay.print_drawing", lambda console, text, language: drawn.append((text.no_wrap, language))
    )
    assert call("replay", file, "--game", "2", "--at", "3", "--language", "fr")[0] == 0
    assert drawn == [(True, "fr")]
