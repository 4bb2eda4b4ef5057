"""The endgame trainer on the server: play a proved win against the best defence, and keep the fewest turns."""

from erawan.puzzles.endgames import endgames
from erawan.puzzles.puzzle import PuzzleGoal
from erawan.server.study import puzzle_mode_play
from tests.server.live.test_puzzles import wrong_turn


def right_turn(puzzle, own):
    place, _ = puzzle_mode_play._follow(puzzle.name, tuple(own))
    judge = puzzle_mode_play.puzzle_play._judge(puzzle.game)
    return judge.solutions(place.state, PuzzleGoal("win", place.left), 1)[0]


def test_a_win_is_stored_with_the_fewest_turns(server):
    person, puzzle = server.person(), endgames()[0]
    listed = person.get("/api/puzzles/endgames")["endgames"]
    assert (len(listed), listed[0]["puzzle"]["name"], listed[0]["best"]) == (len(endgames()), puzzle.name, None)
    assert person.get(f"/api/puzzles/endgames/{puzzle.name}") == listed[0]
    own, told = [], []
    while not told or told[-1]["status"] == "winning":
        own.append(right_turn(puzzle, own))
        told.append(person.post(f"/api/puzzles/endgames/{puzzle.name}/turns", {"turns": own}))
    assert [each["left"] for each in told] == [3, 2, 1, 0]
    assert (told[-1]["status"], told[-1]["best"], told[0]["best"]) == ("won", 4, None)
    assert told[-1]["place"]["turns"][:2] == [own[0], *told[0]["replies"]]
    assert person.get(f"/api/puzzles/endgames/{puzzle.name}")["best"] == 4
    modes = person.get("/api/puzzles/modes")
    assert (modes["endgames"], modes["endgames_won"]) == (len(endgames()), 1)
    (stored,) = person.get("/api/me/export")["puzzle_modes"]["endgames"]
    assert (stored["puzzle"], stored["turns"]) == (puzzle.name, 4)
    # The same turns again change nothing, and no turn follows the end.
    assert person.post(f"/api/puzzles/endgames/{puzzle.name}/turns", {"turns": own})["best"] == 4
    over = person.ask("POST", f"/api/puzzles/endgames/{puzzle.name}/turns", {"turns": [*own, own[-1]]})
    assert (over.status_code, over.json()["code"]) == (409, "game.over")


def test_a_slip_is_answered_and_does_not_count(server):
    person, puzzle = server.person(), endgames()[0]
    told = person.post(f"/api/puzzles/endgames/{puzzle.name}/turns", {"turns": [wrong_turn(puzzle)]})
    assert len(told["replies"]) == 1
    assert told["status"] in ("open", "winning")
    assert told["left"] not in range(1, 4)
    assert person.get("/api/puzzles/modes")["endgames_won"] == 0
    short = {"turns": ["+a1n"]}
    assert person.ask("POST", "/api/puzzles/endgames/0123456789/turns", short).json()["code"] == "puzzle.unknown"
