"""What puzzles of Siam are about, read off the position, the first turn and the quickest line after it."""

from __future__ import annotations

from collections.abc import Iterator

from erawan.core.contract import Vector
from erawan.core.state import State
from erawan.games.siam import kernel as k
from erawan.games.siam import squares as sq
from erawan.games.siam.push import push_of
from erawan.puzzles.attempts import main_line
from erawan.puzzles.puzzle import WIN, PuzzleGoal
from erawan.puzzles.siam_judge import SiamJudge


def themes_of(state: State, task: PuzzleGoal, turn: str, judge: SiamJudge) -> tuple[str, ...]:
    """Return the themes of a puzzle, in the order of ``_questions``."""
    return tuple(theme for theme, holds in _questions(state, task, turn, judge) if holds)


def _questions(state: State, task: PuzzleGoal, turn: str, judge: SiamJudge) -> Iterator[tuple[str, bool]]:
    side = state.to_move - 1
    action = state.parse_turn(turn)[0]
    after = state.play(turn)
    push = push_of(state.vector, action)
    yield "push", push is not None
    yield "entering", action < k.TURN_TO
    yield "turning", k.TURN_TO <= action < k.LEAVE
    yield "leaving", k.LEAVE <= action < k.STEP
    yield "moving", action >= k.STEP and push is None
    fallen = k.EMPTY if push is None or push.falls == k.ROCK else push.falls
    yield "expelling", fallen != k.EMPTY and k.owner(fallen) != side
    yield "sacrifice", fallen != k.EMPTY and k.owner(fallen) == side
    yield "two-rocks", push is not None and push.rocks >= 2
    yield "under-threat", bool(_wins_at_once(state, 1 - side))
    threats = _wins_at_once(after, side) if after.outcome is None else []
    yield "double-threat", len(threats) >= 2
    yield "no-threat", after.outcome is None and task.kind == WIN and not threats
    yield "blocked", any(k.push_refusal(*line) != k.LEGAL for line in _rock_lines(state, side))
    yield "whose-rock", _gives_rock_away(state) or _wins_by_another(state, task, turn, judge)


def _wins_at_once(state: State, side: int) -> list[str]:
    """Return the turns with which a side would win if it were to move."""
    vector = state.vector
    if vector[k.TO_MOVE] != side:
        vector[k.TO_MOVE] = side
    found = []
    for text in _turns_of(state, side):
        child = vector.copy()
        k.apply(child, state.parse_turn(text)[0])
        if child[k.RESULT] == k.ELEPHANTS_WON + side:
            found.append(text)
    return found


def _turns_of(state: State, side: int) -> list[str]:
    """Return the turns that a side would have if it were to move."""
    board, _, _ = str(state).partition(" ")
    return state.game.parse(f"{board} {'ER'[side]}").turns()


def _rock_lines(state: State, side: int) -> Iterator[tuple[Vector, int, int]]:
    """Yield the lines that an own animal faces and that end with a rock on the edge, as ``push_refusal`` takes them."""
    vector = state.vector
    for square in range(sq.SQUARES):
        piece = int(vector[k.BOARD + square])
        if piece in (k.EMPTY, k.ROCK) or k.owner(piece) != side:
            continue
        way = k.facing_of(piece)
        first = here = sq.next_square(square, way)
        last = k.EMPTY
        while here != sq.OUTSIDE and vector[k.BOARD + here] != k.EMPTY:
            last = int(vector[k.BOARD + here])
            here = sq.next_square(here, way)
        if here == sq.OUTSIDE and last == k.ROCK:
            yield vector, first, way


def _gives_rock_away(state: State) -> bool:
    """S4.2: whether some push of one's own would win the game for the other side."""
    return any(
        after.outcome is not None and state.to_move not in after.outcome.winners
        for after in map(state.play, state.turns())
    )


def _wins_by_another(state: State, task: PuzzleGoal, turn: str, judge: SiamJudge) -> bool:
    """S4.2: whether in the line of a win the animal nearest the rock is not the pusher."""
    if task.kind != WIN:
        return False
    before, last = list(main_line(judge, state, task, turn))[-1]
    push = push_of(before.vector, before.parse_turn(last)[0])
    return push is not None and push.pushing > 1
