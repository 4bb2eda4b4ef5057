"""``erawan puzzles``: count puzzles, prove them again, and report wrong ones."""

import pytest

from erawan.cli import run
from erawan.puzzles.collection import all_puzzles, select
from erawan.puzzles.puzzle import format_puzzle


@pytest.fixture
def call(capsys, monkeypatch):
    monkeypatch.setenv("LC_ALL", "C")

    def calling(*arguments):
        status = run([str(argument) for argument in arguments])
        told = capsys.readouterr()
        return status, told.out, told.err

    return calling


def write(path, *lines):
    path.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    return path


def test_they_are_counted(call):
    status, out, _ = call("puzzles")
    assert status == 0
    counts = {line[:12].strip(): int(line[12:]) for line in out.splitlines()}
    assert sum(counts.values()) == len(all_puzzles())
    assert counts["win 4"] >= 60


def test_the_puzzles_of_a_theme_are_counted_and_listed(call):
    status, out, _ = call("puzzles", "themes", "--game", "siam")
    assert status == 0
    counts = dict(line.rsplit(maxsplit=1) for line in out.splitlines())
    assert "two-players" not in counts
    locks = select(all_puzzles(), theme="lock")
    assert counts["lock"] == str(len(locks))
    listed = [line.split()[0] for line in call("puzzles", "list", "--theme", "lock")[1].splitlines()]
    assert sorted(listed) == sorted(puzzle.name for puzzle in locks)
    assert listed[0] == min(locks, key=lambda puzzle: puzzle.rating).name
    status, _, err = call("puzzles", "list", "--theme", "fork")
    assert (status, "no theme 'fork'" in err) == (2, True)


def test_near_duplicates_are_found(call, tmp_path):
    puzzle = next(puzzle for puzzle in all_puzzles() if str(puzzle.task) == "win 2")
    board, side = puzzle.position.split()
    swapped = format_puzzle(puzzle).replace(puzzle.position, f"{board.swapcase()} {'ER'.replace(side, '')}")
    status, out, _ = call("puzzles", "check", write(tmp_path / "twice.txt", format_puzzle(puzzle), swapped))
    assert status == 2
    assert f"nearly the same as puzzle {puzzle.name}" in out


def test_a_missing_file_is_named(call):
    status, _, complaint = call("puzzles", "missing.txt")
    assert status == 2
    assert "missing.txt" in complaint


def test_a_file_is_proved_and_a_wrong_puzzle_named(call, tmp_path):
    good = [puzzle for puzzle in all_puzzles() if puzzle.task.kind == "win" and puzzle.task.count <= 2][:3]
    file = write(tmp_path / "good.txt", "# three of them", *map(format_puzzle, good))
    status, out, _ = call("puzzles", "check", file)
    assert (status, out) == (0, "all 3 puzzles proved\n")
    wrong = format_puzzle(good[0]).replace(f"| {good[0].turn} |", "| +a1n |")
    status, out, err = call("puzzles", "check", write(tmp_path / "bad.txt", *map(format_puzzle, good[1:]), wrong))
    assert status == 2
    assert good[0].name in out
    assert good[0].turn in out
    assert "1 of 3 puzzles is wrong" in err


def test_what_cannot_be_read_is_said(call, tmp_path):
    status, _, err = call("puzzles", "check", write(tmp_path / "torn.txt", "win 3 | 5/5"))
    assert status == 2
    assert "is not a puzzle" in err
    assert call("puzzles", "check", tmp_path / "none.txt")[0] == 2


@pytest.mark.parametrize(("old", "new"), [("make", "find"), ("grade", "grade")])
def test_a_command_of_maintainers_says_where_it_has_moved(call, old, new):
    status, _, err = call("puzzles", old, "siam", "found.txt")
    assert status == 2
    assert f"python -m tools.make_puzzles {new}" in err
