"""Themes of puzzles of Siam, computed from the position and the line of the solution.

The line is the solution with the replies that the server gives; "first turn" is the turn that solves the puzzle.

================  ==================================================================================================
``push``          The first turn is a push.
``entering``      The first turn brings an animal in.
``turning``       The first turn turns an animal on the spot.
``leaving``       The first turn takes an animal off the board.
``moving``        The first turn moves an animal to an empty square.
``expelling``     The first turn pushes an animal of the other side off the board.
``sacrifice``     Some turn of the line, of either side, pushes an animal of the solver off the board.
``double-push``   The same animal pushes the same way on two turns of the solver in a row.
``two-rocks``     The first turn pushes two rocks or more.
``lock``          After the first turn an animal of the other side still faces the same line with a rock in it, and may
                  not push it any more.
``under-threat``  If the other side were to move, it could win at once.
``double-threat`` After the first turn the solver threatens to win at once by two turns or more.
``no-threat``     The first turn of a win threatens no win at once.
``blocked``       An animal of the solver faces a line with a rock at its end on the edge, and may not push it.
``whose-rock``    One of the solver's pushes would make the other side win; or the solver wins by a push, but
                  thanks to an animal in front of the pusher.
================  ==================================================================================================
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from erawan.core.contract import Vector
from erawan.core.state import State
from erawan.games.siam import kernel as k
from erawan.games.siam import squares as sq
from erawan.games.siam.push_preview import Push, push_of, target_of
from erawan.puzzles.attempts import main_line
from erawan.puzzles.puzzle import WIN, PuzzleGoal
from erawan.puzzles.siam_judge import SiamJudge

SolutionLine = Sequence[tuple[State, str]]


def themes_of(state: State, task: PuzzleGoal, turn: str, judge: SiamJudge) -> tuple[str, ...]:
    """Return the themes of a puzzle, in the order of ``_questions``."""
    line = list(main_line(judge, state, task, turn))
    return tuple(theme for theme, holds in _questions(state, task, line) if holds)


def _questions(state: State, task: PuzzleGoal, line: SolutionLine) -> Iterator[tuple[str, bool]]:
    side, turn = state.to_move - 1, line[0][1]
    action = state.parse_turn(turn)[0]
    after = state.play(turn)
    push = push_of(state.vector, action)
    pushes = [(here.to_move - 1, _push(here, each)) for here, each in line]
    fallen = [k.EMPTY if each is None or each.falls == k.ROCK else each.falls for _, each in pushes]
    yield "push", push is not None
    yield "entering", action < k.TURN_TO
    yield "turning", k.TURN_TO <= action < k.LEAVE
    yield "leaving", k.LEAVE <= action < k.STEP
    yield "moving", action >= k.STEP and push is None
    yield "expelling", fallen[0] != k.EMPTY and k.owner(fallen[0]) != side
    yield "sacrifice", any(piece != k.EMPTY and k.owner(piece) == side for piece in fallen)
    yield "double-push", _has_double_push(line, side)
    yield "two-rocks", push is not None and push.rocks >= 2
    yield "lock", _locks(state, after, 1 - side)
    yield "under-threat", bool(_wins_at_once(state, 1 - side))
    threats = _wins_at_once(after, side) if after.outcome is None else []
    yield "double-threat", len(threats) >= 2
    yield "no-threat", after.outcome is None and task.kind == WIN and not threats
    yield "blocked", any(k.push_refusal(*rocks) != k.LEGAL for rocks in _rock_lines(state, side))
    last = pushes[-1][1]
    wins_by_another = task.kind == WIN and last is not None and last.pushing > 1
    yield "whose-rock", _gives_rock_away(state) or wins_by_another


def _push(state: State, turn: str) -> Push | None:
    return push_of(state.vector, state.parse_turn(turn)[0])


def _has_double_push(line: SolutionLine, side: int) -> bool:
    """Return whether one animal pushes the same way on two turns of a side in a row."""
    own = [(state, turn) for state, turn in line if state.to_move - 1 == side]
    for (before, first), (here, second) in pairwise(own):
        pushed, pushes = _push(before, first), _push(here, second)
        if pushed is None or pushes is None or pushed.way != pushes.way:
            continue
        _, stands, _ = target_of(before.parse_turn(first)[0])
        if target_of(here.parse_turn(second)[0])[0] == stands:
            return True
    return False


def _locks(before: State, after: State, other: int) -> bool:
    """Return whether a line with a rock that an animal of the other side could push is locked after a turn."""
    if after.outcome is not None:
        return False
    return any(
        k.push_refusal(before.vector, first, way) == k.LEGAL and k.push_refusal(after.vector, first, way) != k.LEGAL
        for pusher, first, way in _faced_lines(after.vector, other)
        if before.vector[k.BOARD + pusher] == after.vector[k.BOARD + pusher] and _has_rock(before.vector, first, way)
        if _has_rock(after.vector, first, way)
    )


def _faced_lines(vector: Vector, side: int) -> Iterator[tuple[int, int, int]]:
    """Yield the squares of a side's animals that face a piece, with that piece's square and the way."""
    for square in range(sq.SQUARES):
        piece = int(vector[k.BOARD + square])
        if piece in (k.EMPTY, k.ROCK) or k.owner(piece) != side:
            continue
        way = k.facing_of(piece)
        first = sq.next_square(square, way)
        if first != sq.OUTSIDE and vector[k.BOARD + first] != k.EMPTY:
            yield square, first, way


def _has_rock(vector: Vector, first: int, way: int) -> bool:
    """Return whether there is a rock in the line that begins on a square."""
    here = first
    while here != sq.OUTSIDE and vector[k.BOARD + here] != k.EMPTY:
        if vector[k.BOARD + here] == k.ROCK:
            return True
        here = sq.next_square(here, way)
    return False


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
    for _, first, way in _faced_lines(vector, side):
        here, last = first, k.EMPTY
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
