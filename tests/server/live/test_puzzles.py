"""Puzzles on the server: pick, try, refute and solve them, and the user's progress."""

from datetime import UTC, datetime

import pytest

import erawan
from erawan.puzzles.collection import all_puzzles, find_puzzle, puzzle_of_the_day


def of_task(task):
    return next(puzzle for puzzle in all_puzzles() if str(puzzle.task) == task)


def wrong_turn(puzzle):
    """Return a turn that is not the right one and does not win at once."""
    state = erawan.parse(puzzle.position)
    return next(turn for turn in state.turns() if turn != puzzle.turn and state.play(turn).outcome is None)


def attempt(person, puzzle, *turns):
    return person.post(f"/api/puzzles/{puzzle.name}/tries", {"turns": list(turns)})


def test_puzzles_are_listed_without_their_solutions(server):
    listed = server.person().get("/api/puzzles")["puzzles"]
    assert len(listed) == len(all_puzzles())
    assert not any("turn" in puzzle or puzzle["place"].get("turns") for puzzle in listed)
    defences = server.person().get("/api/puzzles?game=siam&kind=defence&theme=push")["puzzles"]
    assert {puzzle["kind"] for puzzle in defences} == {"defence"}
    assert all("push" in puzzle["themes"] for puzzle in defences)


def test_the_puzzle_of_the_day_is_everybodys(server):
    before = datetime.now(UTC).date()
    names = {server.person().get("/api/puzzles/today")["name"] for _ in range(2)}
    # There are two days only if the test ran across midnight.
    days = {before, datetime.now(UTC).date()}
    assert names <= {puzzle_of_the_day(day).name for day in days}
    assert len(names) <= len(days)


def test_a_win_in_two_is_solved_turn_by_turn_and_counts_at_the_first_try(server):
    person, puzzle = server.person(), of_task("win 2")
    tried = attempt(person, puzzle, puzzle.turn)
    assert (tried["is_right"], tried["is_solved"], tried["left"], tried["change"]) == (True, False, 1, 0)
    assert tried["first_try"] is None, "it goes on"
    assert len(tried["replies"]) == 1
    state = erawan.parse(puzzle.position).play(puzzle.turn).play(tried["replies"][0])
    last = next(turn for turn in state.turns() if (found := state.play(turn).outcome) and found.winners)
    solved = attempt(person, puzzle, puzzle.turn, last)
    assert (solved["is_solved"], solved["progress"]["right"], solved["progress"]["streak"]) == (True, 1, 1)
    assert solved["change"] > 0
    assert person.get(f"/api/puzzles/{puzzle.name}")["standing"] == "right"
    # Solving the puzzle again changes nothing.
    again = attempt(person, puzzle, puzzle.turn, last)
    assert (again["change"], again["progress"]["tried"]) == (0, 1)
    assert again["first_try"] == solved["first_try"] == {"is_right": True, "change": solved["change"]}


def test_a_wrong_turn_is_refuted_and_may_be_taken_back(server):
    person, puzzle = server.person(), of_task("win 3")
    tried = attempt(person, puzzle, wrong_turn(puzzle))
    assert not tried["is_right"]
    assert len(tried["replies"]) == 1
    assert tried["place"]["turns"][-1] == tried["replies"][0]
    assert tried["change"] < 0
    assert person.get(f"/api/puzzles/{puzzle.name}")["standing"] == "failed"
    assert attempt(person, puzzle, puzzle.turn)["is_right"]
    assert person.get("/api/puzzles/progress")["tried"] == 1


def test_a_puzzle_that_is_solved_later_changes_the_rating_only_by_the_first_try(server):
    person, puzzle = server.person(), of_task("defence 2")
    failed = attempt(person, puzzle, wrong_turn(puzzle))
    assert failed["first_try"] == {"is_right": False, "change": failed["change"]}
    assert -40 <= failed["change"] < 0
    solved = attempt(person, puzzle, puzzle.turn)
    assert (solved["is_solved"], solved["change"], solved["first_try"]) == (True, 0, failed["first_try"])
    assert solved["progress"]["rating"] == 1500 + failed["change"]


def test_the_one_defence_solves_at_once(server):
    puzzle = of_task("defence 2")
    tried = attempt(server.person(), puzzle, puzzle.turn)
    assert (tried["is_solved"], tried["replies"]) == (True, [])


def test_an_ending_is_played_to_its_end(server):
    person, own = server.person(), []
    puzzle = next(puzzle for puzzle in all_puzzles() if puzzle.game == "king-of-siam" and puzzle.turn != "pass")
    shown = person.post(f"/api/puzzles/{puzzle.name}/solution", {})
    state, seat = erawan.parse(puzzle.position), erawan.parse(puzzle.position).to_move
    tried = {"is_solved": False, "place": {"turns": []}}
    for turn in shown["place"]["turns"]:
        is_own = state.to_move == seat and state.choices() and len(state.turns()) > 1
        state = state.play(turn)
        if is_own and not tried["is_solved"]:
            own.append(turn)
            tried = attempt(person, puzzle, *own)
            assert tried["is_right"]
    assert tried["is_solved"]
    assert seat in state.outcome.winners
    # A puzzle whose solution was shown does not count as solved at the first try.
    assert person.get(f"/api/puzzles/{puzzle.name}")["standing"] == "solved"
    assert person.get("/api/puzzles/progress")["right"] == 0


def test_the_next_puzzle_is_another_of_the_wanted_kind(server):
    person, seen = server.person(), set()
    for _ in range(3):
        found = person.get("/api/puzzles/next?game=siam&kind=win")
        assert (found["kind"], found["standing"]) == ("win", "new")
        assert found["name"] not in seen
        seen.add(found["name"])
        attempt(person, find_puzzle(found["name"]), wrong_turn(find_puzzle(found["name"])))
    assert person.get("/api/puzzles/progress")["tried"] == 3


@pytest.mark.parametrize(
    ("path", "body", "status", "code"),
    [
        ("/api/puzzles/0123456789/tries", {"turns": ["+a1n"]}, 404, "puzzle.unknown"),
        ("{}/tries", {"turns": ["zz"]}, 400, "siam.turn_form"),
        ("{}/tries", {"turns": []}, 400, None),
        ("{}/tries", {"turns": ["+a1n"] * 40}, 400, None),
        ("{}/tries", {"turns": ["{wrong}", "+a1n"]}, 409, "puzzle.over"),
    ],
)
def test_bad_tries_are_refused_and_count_for_nothing(server, path, body, status, code):
    person, puzzle = server.person(), of_task("win 3")
    turns = [turn.replace("{wrong}", wrong_turn(puzzle)) for turn in body["turns"]]
    refused = person.ask("POST", path.format(f"/api/puzzles/{puzzle.name}"), {"turns": turns})
    assert refused.status_code == status
    assert code is None or refused.json()["code"] == code
    assert person.get("/api/puzzles/progress")["tried"] == 0


def test_what_is_kept_is_exported_and_erased(server):
    person, puzzle = server.person(), of_task("win 1")
    attempt(person, puzzle, puzzle.turn)
    assert [each["puzzle"] for each in person.get("/api/me/export")["puzzles"]] == [puzzle.name]
    assert person.ask("DELETE", "/api/me").is_success
    assert person.get("/api/puzzles/progress")["tried"] == 0
