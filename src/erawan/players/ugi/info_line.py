"""Read and write the ``info`` lines of UGI: the results of a search.

Scores are Elo points: at ``cp 100`` the seat to move expects the score of a player who is 100 points stronger. So an
expected return ``e`` from -1 to 1 is ``tanh(cp * ln 10 / 800)``. ``mate n`` counts turns. With three or four seats
``returns`` gives the value for each; ``proven`` marks a certain result whose distance is not known.
"""

from __future__ import annotations

import math
import re
from collections.abc import Sequence
from dataclasses import dataclass

from erawan.search.search_result import ELO_SCALE, Evaluation, Line, SearchResult, elo_of_return

MOST_RANK = 500

_NUMBER = re.compile(r"[+-]?[0-9]{1,15}")
_COUNTS = ("depth", "nodes", "time", "multipv")


@dataclass(frozen=True)
class Info:
    """One ``info`` line, as far as it was understood."""

    depth: int | None = None
    nodes: int | None = None
    seconds: float | None = None
    rank: int = 1
    evaluation: Evaluation | None = None
    turns: tuple[str, ...] = ()


def format_infos(thought: SearchResult, seat: int) -> list[str]:
    """Return a line for each turn of a search result, best first; ``seat`` is to move."""
    return [_format_info(thought, rank, line, seat) for rank, line in enumerate(thought.lines, 1)]


def _format_info(thought: SearchResult, rank: int, line: Line, seat: int) -> str:
    counts = f"depth {thought.depth} nodes {thought.nodes} nps {thought.nodes_per_s:.0f}"
    score = format_score(line.evaluation, seat)
    return f"info {counts} time {thought.seconds * 1000:.0f} multipv {rank} score {score} pv {' '.join(line.turns)}"


def format_score(evaluation: Evaluation, seat: int) -> str:
    """Return the words after ``score``; ``seat`` is to move."""
    own = evaluation.returns[seat - 1]
    each = f" returns {','.join(f'{value:.4f}' for value in evaluation.returns)}" if len(evaluation.returns) > 2 else ""
    if evaluation.is_proven and evaluation.distance is not None and abs(own) == 1.0:
        return f"mate {evaluation.distance if own > 0 else -evaluation.distance}{each}"
    return f"cp {points_of(own)}{' proven' if evaluation.is_proven else ''}{each}"


def points_of(expected: float) -> int:
    """Convert an expected return, from -1 to 1, to the points of ``cp``."""
    return round(elo_of_return(expected))


def expected_of(points: int) -> float:
    """Convert the points of ``cp`` to an expected return, from -1 to 1."""
    return math.tanh(points / ELO_SCALE)


def parse_info(line: str, seat: int, seats: int) -> Info:
    """Return the contents of an ``info`` line about a position in which ``seat`` is to move; ignore unknown words."""
    words = line.split()[1:]
    if "string" in words:
        words = words[: words.index("string")]
    turns: tuple[str, ...] = ()
    if "pv" in words:
        turns = tuple(words[words.index("pv") + 1 :])
        words = words[: words.index("pv")]
    counts = {name: _number_after(words, name) for name in _COUNTS}
    ms, rank = counts["time"], counts["multipv"]
    return Info(
        counts["depth"],
        counts["nodes"],
        None if ms is None else ms / 1000,
        rank if rank is not None and 1 <= rank <= MOST_RANK else 1,
        _parse_score(words, seat, seats),
        turns,
    )


def _number_after(words: Sequence[str], name: str) -> int | None:
    at = words.index(name) + 1 if name in words else len(words)
    return int(words[at]) if at < len(words) and _NUMBER.fullmatch(words[at]) else None


def _parse_score(words: Sequence[str], seat: int, seats: int) -> Evaluation | None:
    mate, points = _number_after(words, "mate"), _number_after(words, "cp")
    if mate is None and points is None:
        return None
    is_proven = mate is not None or "proven" in words
    own = expected_of(points) if points is not None else (1.0 if mate and mate > 0 else -1.0)
    if is_proven and points is not None:
        own = float(round(own))
    returns = _parse_returns(words, seats) or _share(own, seat, seats)
    return Evaluation(returns, is_proven, abs(mate) if mate is not None else None)


def _parse_returns(words: Sequence[str], seats: int) -> tuple[float, ...]:
    at = words.index("returns") + 1 if "returns" in words else len(words)
    texts = words[at].split(",") if at < len(words) else []
    try:
        returns = tuple(float(text) for text in texts)
    except ValueError:
        return ()
    return returns if len(returns) == seats and all(-1 <= value <= 1 for value in returns) else ()


def _share(own: float, seat: int, seats: int) -> tuple[float, ...]:
    """Return the values of all seats from one seat's.

    The other seats share the opposite value equally, since one score says nothing about the differences between them.
    """
    others = -own / (seats - 1)
    return tuple(own if other == seat else others for other in range(1, seats + 1))
