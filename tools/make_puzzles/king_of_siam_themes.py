"""What endings of King of Siam are about, read off the first turn and a line to the end after it."""

from __future__ import annotations

from collections.abc import Iterator

from erawan.core.outcome import Outcome
from erawan.core.state import State
from erawan.games.king_of_siam import layout as k
from erawan.puzzles.attempts import main_line
from erawan.puzzles.king_of_siam_judge import KingOfSiamJudge
from erawan.puzzles.puzzle import PuzzleGoal

_CARD_THEMES = {
    k.PASS: "pass",
    k.KING: "maharacha",
    k.KHON: "khon-thai",
    k.ONE: "one-for-one",
    k.TWO: "two-for-one",
}


def themes_of(state: State, task: PuzzleGoal, turn: str, judge: KingOfSiamJudge) -> tuple[str, ...]:
    """Return the themes of a puzzle, in the order of ``_questions``."""
    return tuple(theme for theme, holds in _questions(state, task, turn, judge) if holds)


def _questions(state: State, task: PuzzleGoal, turn: str, judge: KingOfSiamJudge) -> Iterator[tuple[str, bool]]:
    players = state.game.seats
    yield {2: "two-players", 3: "three-players", 4: "two-teams"}[players], True
    yield _CARD_THEMES.get(state.parse_turn(turn)[0], "faction-card"), True
    own, others = _cards(state)
    yield "outnumbered", own < others
    outcome = _ending(state, task, turn, judge)
    yield "colony", outcome.reason == "colony"
    yield "tie", outcome.decided.get("won_by") in ("second", "earlier_card", "latest_card")
    yield "latest-gain", outcome.decided.get("ruled_by") == "latest_gain"


def _cards(state: State) -> tuple[int, int]:
    """Return how many cards the side to move holds, and all others together."""
    vector = state.vector
    own = others = 0
    for seat in range(state.game.seats):
        held = int(vector[k.HAND + k.CARDS * seat :][: k.CARDS].sum())
        is_own = any(seat + 1 in side and state.to_move in side for side in state.game.sides)
        own, others = (own + held, others) if is_own else (own, others + held)
    return own, others


def _ending(state: State, task: PuzzleGoal, turn: str, judge: KingOfSiamJudge) -> Outcome:
    """Return how the game ends if all seats play as the judge does."""
    before, last = list(main_line(judge, state, task, turn))[-1]
    outcome = before.play(last).outcome
    assert outcome is not None
    return outcome
