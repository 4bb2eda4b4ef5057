"""Themes of endings of King of Siam, computed from the position and the line of the solution.

The line is the solution with the turns of the other seats that the server plays; "first turn" is the turn that solves
the puzzle, and "the solver's side" includes a partner.

==========================================  ========================================================================
``two-players three-players two-teams``     How many play.
``maharacha khon-thai one-for-one``         The card of the first turn.
``two-for-one faction-card pass``
``tempo-pass``                              The first turn is a pass, and later in the line the solver's side plays a
                                            card.
``freeze``                                  The first turn puts a King marker on a tile, and another Maharacha is still
                                            in a hand: that card cannot move the tile any more, and with the marker on
                                            the other tile the turn would not win.
``outnumbered``                             The solver's side holds fewer cards than the others together.
``colony``                                  The line ends with a British colony.
``tie``                                     The line ends with a tie-break between players.
``latest-gain``                             The line ends with the faction that gained a province last on the throne,
                                            level with another.
==========================================  ========================================================================
"""

from __future__ import annotations

from collections.abc import Iterator

from erawan.core.state import State
from erawan.games.king_of_siam import layout as k
from erawan.puzzles.attempts import main_line
from erawan.puzzles.king_of_siam_judge import KingOfSiamJudge
from erawan.puzzles.puzzle import PuzzleGoal

_PLAYERS = {2: "two-players", 3: "three-players", 4: "two-teams"}
_CARD_THEMES = {
    k.PASS: "pass",
    k.KING: "maharacha",
    k.KHON: "khon-thai",
    k.ONE: "one-for-one",
    k.TWO: "two-for-one",
}


def themes_of(state: State, task: PuzzleGoal, turn: str, judge: KingOfSiamJudge) -> tuple[str, ...]:
    """Return the themes of a puzzle, in the order of ``_questions``."""
    line = list(main_line(judge, state, task, turn))
    return tuple(theme for theme, holds in _questions(state, line) if holds)


def _questions(state: State, line: list[tuple[State, str]]) -> Iterator[tuple[str, bool]]:
    turn = line[0][1]
    action = state.parse_turn(turn)[0]
    after = state.play(turn)
    yield _PLAYERS[state.game.seats], True
    yield _CARD_THEMES.get(action, "faction-card"), True
    later = [here.parse_turn(text)[0] for here, text in line[1:] if _is_own(state, here.to_move)]
    yield "tempo-pass", action == k.PASS and any(each != k.PASS for each in later)
    kings = after.vector[k.HAND : k.TO_MOVE].reshape(-1, k.CARDS)[:, k.KING - k.FIRST_CARD]
    yield "freeze", action == k.KING and ":" in turn and after.outcome is None and bool(kings.any())
    own, others = _cards(state)
    yield "outnumbered", own < others
    before, last = line[-1]
    outcome = before.play(last).outcome
    assert outcome is not None
    yield "colony", outcome.reason == "colony"
    yield "tie", outcome.decided.get("won_by") in ("second", "earlier_card", "latest_card")
    yield "latest-gain", outcome.decided.get("ruled_by") == "latest_gain"


def _is_own(state: State, seat: int) -> bool:
    """Return whether a seat is on the side of the seat to move."""
    return any(seat in side and state.to_move in side for side in state.game.sides)


def _cards(state: State) -> tuple[int, int]:
    """Return how many cards the side to move holds, and all others together."""
    held = state.vector[k.HAND : k.TO_MOVE].reshape(-1, k.CARDS).sum(axis=1)
    own = sum(int(held[seat]) for seat in range(state.game.seats) if _is_own(state, seat + 1))
    return own, int(held.sum()) - own
