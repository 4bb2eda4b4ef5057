"""The judgement of a played turn: a mark for the win probability it gave away, and its effect on a proved result.

All thresholds are in win probability, so that the same mistake weighs more in a level game than in a decided one. They
are about those of chess sites. The step to a blunder is wider, because the lead changes quickly in both games.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum

from erawan.analysis.probabilities import Proof, proof_for, win_probability
from erawan.search.search_result import Evaluation, Line

INACCURACY_LOSS = 0.05
MISTAKE_LOSS = 0.10
BLUNDER_LOSS = 0.20
ONLY_TURN_GAP = 0.15
"""A turn is the only good one if every other gives away at least this much."""

ACCURACY_DECAY = 4.0
"""How quickly a turn's accuracy falls: giving away a tenth of a win leaves 67 %, a fifth 45 %, a half 14 %."""


class Mark(StrEnum):
    """The mark of a turn: good, the only good one, forced, or one of three kinds of error."""

    GOOD = "good"
    ONLY = "only"
    FORCED = "forced"
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"

    @property
    def sign(self) -> str:
        """The sign written behind the turn; good and forced turns have none."""
        return _SIGNS.get(self, "")

    @property
    def is_error(self) -> bool:
        """True for an inaccuracy, a mistake and a blunder."""
        return self in (Mark.INACCURACY, Mark.MISTAKE, Mark.BLUNDER)


_SIGNS = {Mark.ONLY: "!", Mark.INACCURACY: "?!", Mark.MISTAKE: "?", Mark.BLUNDER: "??"}


class Note(StrEnum):
    """The effect of a turn on a proved result: a missed win or an allowed loss."""

    MISSED_WIN = "missed-win"
    ALLOWED_LOSS = "allowed-loss"


@dataclass(frozen=True)
class Judgement:
    """A mark, the win probability that the turn gave away, and its effect on a proved result."""

    mark: Mark
    loss: float = 0.0
    note: Note | None = None


def judge(seat: int, best: Evaluation, played: Evaluation) -> Judgement:
    """Judge a turn that is not the best one: the position was worth ``best``, the turn ``played``."""
    # Rounded, so that from 60 to 50 % is a tenth.
    loss = round(max(0.0, _gap(seat, best, played)), 9)
    note = _note(seat, best, played)
    mark = mark_of(loss)
    if mark is Mark.GOOD and note is Note.MISSED_WIN:
        # What was certain no longer is, however good the position still looks.
        mark = Mark.INACCURACY
    return Judgement(mark, loss, note)


def judge_best(seat: int, lines: Sequence[Line]) -> Judgement:
    """Judge the best turn of a search: if its second line is much worse, this was the only good turn."""
    is_only = len(lines) > 1 and _gap(seat, lines[0].evaluation, lines[1].evaluation) >= ONLY_TURN_GAP
    return Judgement(Mark.ONLY if is_only else Mark.GOOD)


def mark_of(loss: float) -> Mark:
    """Return the mark for a loss of win probability."""
    if loss >= BLUNDER_LOSS:
        return Mark.BLUNDER
    if loss >= MISTAKE_LOSS:
        return Mark.MISTAKE
    return Mark.INACCURACY if loss >= INACCURACY_LOSS else Mark.GOOD


def _gap(seat: int, better: Evaluation, worse: Evaluation) -> float:
    return win_probability(better, seat) - win_probability(worse, seat)


def _note(seat: int, best: Evaluation, played: Evaluation) -> Note | None:
    before, after = proof_for(best, seat), proof_for(played, seat)
    if before is Proof.WON and after is not Proof.WON:
        return Note.MISSED_WIN
    if after is Proof.LOST and before is not Proof.LOST:
        return Note.ALLOWED_LOSS
    return None


def accuracy(losses: Iterable[float]) -> float | None:
    """Return the accuracy of a player from 0 to 100: the mean of 100·exp(-4·loss) over the turns; None without any."""
    scores = [100 * math.exp(-ACCURACY_DECAY * loss) for loss in losses]
    return sum(scores) / len(scores) if scores else None
