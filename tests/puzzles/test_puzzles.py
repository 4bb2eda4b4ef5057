"""The collections of puzzles: their promises, and how they are read, picked and played."""

import re
from collections import Counter
from dataclasses import replace
from datetime import date, timedelta
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

import erawan
from erawan.core.errors import MalformedError, OptionError
from erawan.puzzles.attempts import main_line
from erawan.puzzles.collection import all_puzzles, find_puzzle, of_weekday, pick_near, puzzle_of_the_day, select
from erawan.puzzles.judges import make_judge
from erawan.puzzles.king_of_siam_judge import KingOfSiamJudge
from erawan.puzzles.puzzle import Puzzle, PuzzleGoal, format_puzzle, parse_puzzle
from erawan.puzzles.siam_judge import SiamJudge
from erawan.puzzles.solver_rating import FIRST_DEVIATION, rate_tries
from erawan.puzzles.verification import find_fault
from erawan.words import say
from erawan.words.catalogue import LANGUAGES
from erawan.words.phrase import Phrase
from tests.run_checks import has_full_matrix


def test_there_are_enough_of_each_kind():
    assert len(all_puzzles()) >= 1000
    tasks = Counter(str(puzzle.task) for puzzle in all_puzzles())
    siam = select(all_puzzles(), game="siam")
    assert 1 <= tasks["win 1"] <= 40
    assert tasks["win 4"] >= 100
    assert tasks["win 5"] >= 25
    assert len(select(siam, kind="defence")) >= 39
    assert len(select(siam, kind="resist")) >= 40
    endings = select(all_puzzles(), kind="ending")
    players = Counter(erawan.parse(puzzle.position).game.seats for puzzle in endings)
    assert min(players[2], players[3], players[4]) >= 80
    assert sum(puzzle.task.count > 5 for puzzle in endings) >= 5
    for theme in ("one-for-one", "two-for-one", "maharacha"):
        assert len(select(endings, theme=theme)) >= 30
    faction_cards = select(endings, theme="faction-card")
    assert len(faction_cards) < len(endings) / 3


def test_each_is_there_once_graded_with_themes_that_have_words():
    puzzles = all_puzzles()
    assert len({puzzle.name for puzzle in puzzles}) == len(puzzles)
    assert all(600 <= puzzle.rating <= 3000 for puzzle in puzzles)
    assert all(puzzle.themes for puzzle in puzzles)
    for theme in {theme for puzzle in puzzles for theme in puzzle.themes}:
        for language in LANGUAGES:
            assert say(Phrase(f"puzzle-theme-{theme}"), language) != f"puzzle-theme-{theme}"


def sample():
    """Return the puzzle with the shortest line of each task and theme; all puzzles if there is time."""
    if has_full_matrix():
        return list(all_puzzles())
    found = {}
    for puzzle in sorted(all_puzzles(), key=lambda puzzle: (puzzle.task.count, puzzle.name)):
        for mark in (str(puzzle.task), *puzzle.themes):
            found.setdefault(mark, puzzle)
    return sorted(set(found.values()), key=lambda puzzle: puzzle.name)


@pytest.mark.parametrize("puzzle", sample(), ids=lambda puzzle: puzzle.name)
def test_puzzles_of_each_task_and_theme_are_proved_again(puzzle):
    assert find_fault(puzzle) is None
    assert parse_puzzle(format_puzzle(puzzle)) == puzzle


@pytest.mark.parametrize(
    ("game", "make"),
    [
        ("siam", lambda: SiamJudge(rows=1 << 12, most_nodes=2_000)),
        ("king-of-siam", lambda: KingOfSiamJudge(rows=1 << 12, most_nodes=30)),
    ],
)
def test_a_proof_does_not_depend_on_what_was_proved_before(game, make):
    """With a low limit some proofs give up: they must be the same ones in every order, and when they are repeated."""

    def claims(judge, puzzles):
        found = {}
        for puzzle in puzzles:
            try:
                found[puzzle.name] = judge.claim(erawan.parse(puzzle.position), puzzle.task)
            except OptionError as error:
                found[puzzle.name] = error.code
        return found

    puzzles = select(all_puzzles(), game=game)[::12]
    alone = {name: claim for puzzle in puzzles for name, claim in claims(make(), [puzzle]).items()}
    assert 0 < sum(claim == "puzzle.too_hard" for claim in alone.values()) < len(puzzles)
    shared = make()
    for order in (puzzles, puzzles[::-1], puzzles):
        assert claims(shared, order) == alone


def test_turns_with_the_same_future_count_as_one():
    """After this turn no player holds a Maharacha, so it does not matter which tile has the marker."""
    judge = make_judge("king-of-siam")
    puzzle = next(
        puzzle
        for puzzle in select(all_puzzles(), theme="maharacha")
        if "freeze" not in puzzle.themes and ":" in puzzle.turn
    )
    state = erawan.parse(puzzle.position)
    found = judge.solutions(state, puzzle.task, 3)
    assert len(found) == 2
    assert puzzle.turn == min(found)
    assert {turn.partition("!")[0] for turn in found} == {puzzle.turn.partition("!")[0]}


def test_only_a_true_save_is_called_a_defence():
    judge = make_judge("siam")
    for kind, is_lost in (("defence", False), ("resist", True)):
        puzzle = select(all_puzzles(), kind=kind)[0]
        after = erawan.parse(puzzle.position).play(puzzle.turn)
        assert any(judge.wins_within(after, after.to_move - 1, turns) for turns in range(5)) is is_lost
        other = {"defence": "resist", "resist": "defence"}[kind]
        assert find_fault(replace(puzzle, task=PuzzleGoal(other, puzzle.task.count))).key == "puzzle-wrong-claim"


def test_what_is_wrong_with_a_puzzle_is_told():
    puzzle = next(puzzle for puzzle in all_puzzles() if str(puzzle.task) == "win 2")
    state = erawan.parse(puzzle.position)
    other = next(turn for turn in state.turns() if turn != puzzle.turn)
    for wrong, key in (
        (Puzzle(puzzle.task, puzzle.position, other), "puzzle-wrong-turn"),
        (Puzzle(PuzzleGoal("win", 3), puzzle.position, puzzle.turn), "puzzle-wrong-claim"),
        (Puzzle(PuzzleGoal("win", 1), puzzle.position, puzzle.turn), "puzzle-wrong-claim"),
        (Puzzle(PuzzleGoal("ending", 2), puzzle.position, puzzle.turn), "puzzle-wrong-position"),
        (Puzzle(puzzle.task, "5/5/5/5/5 E", puzzle.turn), "error-siam-rock-count"),
    ):
        assert find_fault(wrong).key.startswith(key.rsplit("-", 1)[0] if key.startswith("error") else key)


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("win 2 | 5/5/1###1/5/5 E | +a1n | push", "puzzle.line"),
        ("win 2 | 5/5/1###1/5/5 E | +a1n | push | hard", "puzzle.line"),
        ("win | 5/5/1###1/5/5 E | +a1n | push | 1500", "puzzle.task"),
        ("draw 2 | 5/5/1###1/5/5 E | +a1n | push | 1500", "puzzle.task"),
    ],
)
def test_bad_lines_are_refused(line, code):
    with pytest.raises(MalformedError) as caught:
        parse_puzzle(line)
    assert caught.value.code == code


def test_an_unknown_name_is_refused():
    with pytest.raises(OptionError, match="no puzzle 'nobody'"):
        find_puzzle("nobody")


@pytest.mark.parametrize("weekday", range(7))
def test_every_puzzle_has_its_day_before_any_of_that_weekday_comes_again(weekday):
    count = len(of_weekday(weekday))
    weeks = date(2026, 1, 1).toordinal() // 7
    first = date.fromordinal(7 * count * (weeks // count) + 1 + weekday)
    assert first.weekday() == weekday
    days = [puzzle_of_the_day(first + timedelta(weeks=week)).name for week in range(2 * count)]
    assert len(set(days[:count])) == len(set(days[count:])) == count
    assert days[:count] != days[count:]


def test_weeks_begin_with_easy_puzzles_and_end_with_hard_ones():
    ratings = [[puzzle.rating for puzzle in of_weekday(weekday)] for weekday in range(7)]
    assert sum(map(len, ratings)) == len(all_puzzles())
    assert all(max(day) <= min(after) for day, after in pairwise(ratings))
    assert max(ratings[0]) < 900
    # Puzzles for experienced solvers come only at the end of the week.
    assert max(ratings[4]) < 1500 < max(ratings[6])


def test_the_documentation_tells_how_hard_the_puzzles_of_each_day_are():
    page = (Path(__file__).parents[2] / "docs" / "puzzles.md").read_text(encoding="utf-8")
    told = re.findall(r"days\s+(?:up|from there)?\s*to\s+(\d+)", page)
    assert list(map(int, told)) == [max(puzzle.rating for puzzle in of_weekday(weekday)) for weekday in range(7)]


def test_the_next_puzzle_is_near_and_new():
    puzzles = all_puzzles()
    nearest = sorted(puzzles, key=lambda puzzle: abs(puzzle.rating - 1500))[:40]
    done = {puzzle.name for puzzle in nearest[:20]}
    picked = pick_near(puzzles, 1500, done, Random(1))
    assert picked in nearest[20:]
    assert pick_near(puzzles, 1500, {puzzle.name for puzzle in puzzles}, Random(1)) is None


@pytest.mark.parametrize("task", ["win 3", "defence 2", "resist 2", "ending 2"])
def test_the_line_of_a_solution_ends_well(task):
    puzzle = next(puzzle for puzzle in all_puzzles() if str(puzzle.task) == task)
    state = erawan.parse(puzzle.position)
    judge = make_judge(puzzle.game)
    line = list(main_line(judge, state, puzzle.task, puzzle.turn))
    assert line[0] == (state, puzzle.turn)
    before, last = line[-1]
    if puzzle.task.kind in ("defence", "resist"):
        assert len(line) == 1
        return
    if puzzle.task.kind == "win":
        assert len(line) == 2 * puzzle.task.count - 1
    assert state.to_move in before.play(last).outcome.winners


def test_a_wrong_turn_is_refuted_by_a_turn_that_shows_it():
    puzzle = next(puzzle for puzzle in all_puzzles() if str(puzzle.task) == "defence 1")
    state, judge = erawan.parse(puzzle.position), make_judge("siam")
    wrong = next(turn for turn in state.turns() if turn != puzzle.turn and state.play(turn).outcome is None)
    after = state.play(wrong)
    shown = after.play(judge.refutation(after, puzzle.task, state.to_move))
    assert after.to_move in shown.outcome.winners


def test_a_rating_follows_from_the_tries():
    start = rate_tries([])
    better, worse = rate_tries([(1500, True)]), rate_tries([(1500, False)])
    assert worse.rating < start.rating < better.rating
    assert better.deviation < FIRST_DEVIATION
    assert rate_tries([(2000, True)]).rating > better.rating
    many = rate_tries([(1800, True), (1800, False)] * 60)
    assert abs(many.rating - 1800) < 60
