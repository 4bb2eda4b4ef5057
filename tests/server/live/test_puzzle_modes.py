"""Puzzle modes on the server: streak, storm, the calendar of daily puzzles, and reviews."""

from datetime import date, timedelta

import erawan
from erawan.puzzles.collection import FIRST_DAY, find_puzzle, puzzle_of_the_day
from erawan.puzzles.review_schedule import ReviewCard
from erawan.puzzles.runs import STORM_MS, begin_run
from erawan.server.domain.clock import now_ms
from erawan.server.store.puzzle_store import StoredRun
from erawan.server.study import puzzle_play
from erawan.server.study.puzzle_mode_play import days_in_a_row, due_puzzle, play_in_run, today, view_run, with_run
from tests.server.live.test_puzzles import attempt, of_task, wrong_turn


def right_turn(puzzle, own):
    """Return a right turn after the right turns that the player has played."""
    here, _ = puzzle_play._place(puzzle.name, tuple(own))
    return puzzle_play._judge(puzzle.game).solutions(here.state, here.task, 1)[0]


def solve_next(person, state):
    """Solve the puzzle of a run; return the answer to the last turn."""
    puzzle, mode, own = find_puzzle(state["run"]["puzzle"]["name"]), state["mode"], []
    while True:
        own.append(right_turn(puzzle, own))
        body = {"turn": own[-1], "version": state["run"]["version"], "game": state["game"]}
        answer = person.post(f"/api/puzzles/runs/{mode}/turns", body)
        assert answer["tried"]["is_right"]
        if answer["tried"]["is_solved"]:
            return answer
        assert answer["state"]["run"]["place"]["turns"][0] == own[0]
        state = answer["state"]


def test_a_streak_ends_with_a_wrong_answer_and_the_best_stays(server):
    person = server.person()
    state = person.post("/api/puzzles/runs", {"mode": "streak", "game": "siam"})
    assert (state["best"], state["best_ms"], state["run"]["score"], state["run"]["left_ms"]) == (0, None, 0, None)
    for score in (1, 2):
        state = solve_next(person, state)["state"]
        assert (state["run"]["score"], state["best"], state["run"]["is_best"]) == (score, score, True)
    assert person.get("/api/puzzles/runs/streak?game=siam") == state, "it goes on after a reload"
    best = {"mode": "streak", "game": "siam", "best": 2}
    assert person.get("/api/puzzles/modes")["bests"] == [best | {"unfinished": 2}]
    failed = find_puzzle(state["run"]["puzzle"]["name"])
    body = {"turn": wrong_turn(failed), "version": state["run"]["version"], "game": "siam"}
    answer = person.post("/api/puzzles/runs/streak/turns", body)
    assert not answer["tried"]["is_right"]
    assert (answer["state"]["run"]["ended"], answer["state"]["run"]["puzzle"]) == ("wrong", None)
    assert person.ask("POST", "/api/puzzles/runs/streak/turns", body).json()["code"] == "run.stale"
    # A failed puzzle is reviewed; the rating stays as it was.
    modes = person.get("/api/puzzles/modes")
    assert (modes["due"], modes["waiting"]) == (0, 1)
    assert modes["bests"] == [best | {"unfinished": None}]
    assert person.get("/api/puzzles/progress")["tried"] == 0
    again = person.post("/api/puzzles/runs", {"mode": "streak", "game": "siam"})
    assert (again["best"], again["runs"], again["run"]["score"], again["run"]["is_best"]) == (2, 2, 0, False)
    export = person.get("/api/me/export")["puzzle_modes"]
    assert [each["puzzle"] for each in export["reviews"]] == [failed.name]
    assert [(each["best"], each["runs"]) for each in export["runs"]] == [(2, 2)]


def test_a_mistake_in_a_storm_costs_time_and_goes_on(server):
    person = server.person()
    state = person.post("/api/puzzles/runs", {"mode": "storm"})
    assert 0 < state["run"]["left_ms"] <= STORM_MS
    puzzle = find_puzzle(state["run"]["puzzle"]["name"])
    body = {"turn": wrong_turn(puzzle), "version": state["run"]["version"]}
    answer = person.post("/api/puzzles/runs/storm/turns", body)
    assert answer["tried"]["time_ms"] == -10_000
    assert answer["state"]["run"]["ended"] is None
    assert answer["state"]["run"]["puzzle"]["name"] != puzzle.name
    assert answer["state"]["run"]["left_ms"] <= STORM_MS - 10_000
    assert solve_next(person, answer["state"])["state"]["best"] == 1


def test_a_turn_after_the_time_is_over_counts_for_nothing():
    run = begin_run("storm", "siam", 1, now_ms() - STORM_MS)
    over, tried = play_in_run(run, find_puzzle(run.puzzle).turn, now_ms())
    assert (over.ended, over.score, tried) == ("time", 0, None)
    stored = with_run(StoredRun("ann", run, version=3, runs=1, best=5, best_ms=7), over, now_ms())
    assert (stored.version, stored.best, stored.best_ms) == (4, 5, 7)
    state = view_run(stored, {}, now_ms())
    assert (state.run.left_ms, state.run.puzzle, state.run.ended, state.run.is_best) == (0, None, "time", False)


def test_every_past_day_can_be_solved_once(server):
    person, day = server.person(), FIRST_DAY + timedelta(days=3)
    puzzle = puzzle_of_the_day(day)
    found = person.get(f"/api/puzzles/days/{day}")
    assert (found["name"], found["day"]) == (puzzle.name, str(day))
    month = person.get("/api/puzzles/days?month=2026-01")
    assert [each["day"] for each in month["days"]][:2] == ["2026-01-01", "2026-01-02"]
    assert (len(month["days"]), any(each["is_solved"] for each in month["days"])) == (31, False)
    for _ in range(2):
        own, solved = [], False
        while not solved:
            own.append(right_turn(puzzle, own))
            body = {"turns": own, "day": str(day)}
            solved = person.post(f"/api/puzzles/{puzzle.name}/tries", body)["is_solved"]
    month = person.get("/api/puzzles/days?month=2026-01")
    assert [each["day"] for each in month["days"] if each["is_solved"]] == [str(day)]
    assert person.get("/api/puzzles/modes")["days_solved"] == 1
    assert person.get("/api/me/export")["puzzle_modes"]["days"] == [str(day)]
    assert person.get("/api/puzzles/days?month=2025-12")["days"] == []
    tomorrow = today() + timedelta(days=2)
    for no_day in ("2025-12-31", "2026-02-30", str(tomorrow)):
        assert person.ask("GET", f"/api/puzzles/days/{no_day}").json()["code"] == "puzzle.no_day"


def test_days_in_a_row_end_today_or_yesterday():
    days = [today() - timedelta(days=back) for back in (0, 1, 2, 4)]
    assert days_in_a_row(days) == 3
    assert days_in_a_row(days[1:]) == 2
    assert days_in_a_row([date(2026, 1, 1)]) == 0


def test_a_failed_puzzle_waits_for_its_review_and_a_solution_of_a_solved_one_does_not(server):
    person, puzzle, solved = server.person(), of_task("win 3"), of_task("defence 2")
    assert person.get("/api/puzzles/review") == {"due": 0, "waiting": 0, "next_ms": None, "puzzle": None}
    failed = attempt(person, puzzle, wrong_turn(puzzle))
    assert attempt(person, solved, solved.turn)["review_ms"] is None
    person.post(f"/api/puzzles/{solved.name}/solution", {})
    review = person.get("/api/puzzles/review")
    assert (review["due"], review["waiting"], review["puzzle"]) == (0, 1, None)
    assert review["next_ms"] == failed["review_ms"] > now_ms()
    export = person.get("/api/me/export")["puzzle_modes"]["reviews"]
    assert [(each["puzzle"], each["box"]) for each in export] == [(puzzle.name, 0)]


def test_the_puzzle_that_is_due_first_is_reviewed_first():
    first, second = of_task("win 1").name, of_task("win 2").name
    cards = {"0000000000": ReviewCard(0, 1), first: ReviewCard(0, 5), second: ReviewCard(0, 9)}
    assert due_puzzle(cards, 7) == (first, 1, 1, 9)
    assert due_puzzle(cards, 9) == (first, 2, 0, None)
    assert due_puzzle({}, 9) == (None, 0, 0, None)


def test_puzzles_of_both_games_are_played_out_as_games(server):
    person = server.person()
    for puzzle in (of_task("win 3"), of_task("ending 3")):
        place = person.get(f"/api/puzzles/{puzzle.name}")["place"]
        state = erawan.parse(puzzle.position)
        seats = [
            {"kind": "here"} if seat == state.to_move else {"kind": "level", "level": 1}
            for seat in range(1, state.game.seats + 1)
        ]
        body = {"game": puzzle.game, "options": place.get("options", {}), "position": place["start"], "seats": seats}
        game = person.post("/api/games", body)["game"]
        assert (game["position"]["to_move"], game["you"]) == (state.to_move, [state.to_move])
