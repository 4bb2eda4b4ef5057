"""Runs of puzzles and endgames in the browser: solve and fail them, by clicks or by requests of the page's user."""

import erawan
from erawan.puzzles.collection import find_puzzle
from erawan.puzzles.endgames import endgames
from erawan.server.study import puzzle_play
from tests.browser.test_puzzles import make, other_turn


def run_of(page, address, mode, game):
    """Return the last run of the page's user."""
    return page.request.get(f"{address}/api/puzzles/runs/{mode}?game={game}").json()["run"]


def fail_in_run(page, address, mode, game, times=1):
    """Begin a run and answer its first puzzles wrong, as the page's user."""
    headers = {"origin": address}
    begun = page.request.post(f"{address}/api/puzzles/runs", data={"mode": mode, "game": game}, headers=headers)
    run = begun.json()["run"]
    for _ in range(times):
        if run["puzzle"] is None:
            return
        body = {"game": game, "version": run["version"], "turn": wrong_turn(find_puzzle(run["puzzle"]["name"]))}
        answer = page.request.post(f"{address}/api/puzzles/runs/{mode}/turns", data=body, headers=headers)
        run = answer.json()["state"]["run"]


def wrong_turn(puzzle):
    """Return a turn that is not the right one and does not win at once."""
    state = erawan.parse(puzzle.position)
    return next(turn for turn in state.turns() if turn != puzzle.turn and state.play(turn).outcome is None)


def right_turns(puzzle):
    """Return the turns of the solver in the solution of a puzzle."""
    state, seat, own = erawan.parse(puzzle.position), None, []
    for turn in puzzle_play.solve(puzzle.name):
        seat = seat or state.to_move
        if state.to_move == seat:
            own.append(turn)
        state = state.play(turn)
    return own


def make_mistake(page, address, mode="streak", game="siam"):
    """Make a wrong turn in the puzzle of Siam that a run shows."""
    page.wait_for_selector("svg.board.live")
    turn_in_place(page, find_puzzle(run_of(page, address, mode, game)["puzzle"]["name"]))


def turn_in_place(page, puzzle):
    """Turn an animal of Siam where it stands: a wrong turn in nearly every puzzle."""
    make(page, other_turn(puzzle))


def first_endgame():
    """Return the first endgame of Siam."""
    return endgames()[0]
