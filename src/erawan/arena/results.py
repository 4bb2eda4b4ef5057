"""The results of a match so far, for tables, JSON and charts."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from math import isfinite
from typing import Any, TypeAlias

from erawan.arena.match import Match
from erawan.arena.placement_ratings import PlacementRatings
from erawan.arena.statistics import Sprt, Tally, elo_of, wilson
from erawan.records import Record

Course: TypeAlias = list[tuple[float, float, float]]
"""An entrant's score with the bounds of its interval, after every game."""


@dataclass
class EntrantResults:
    """The results of one entrant so far."""

    name: str
    games: int = 0
    wins: int = 0
    shared: int = 0
    """Games drawn, or won together with another side."""
    points: float = 0.0
    """A win is 1, shared equally between the sides that won; a draw is shared by all."""
    failures: int = 0
    turns: int = 0
    nodes: int = 0
    seconds: float = 0.0

    @property
    def losses(self) -> int:
        """Number of games that others won."""
        return self.games - self.wins - self.shared

    @property
    def share(self) -> float:
        """Points per game."""
        return self.points / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the true share."""
        return wilson(self.share, self.games)


class MatchResults:
    """The running totals of a match; ``add`` each game as it ends."""

    def __init__(self, match: Match, sprt: Sprt | None = None) -> None:
        self.match = match
        self.sprt = sprt
        self.entrants = [EntrantResults(name) for name in match.names]
        self.placement = PlacementRatings(match)
        self.games = 0
        self.reasons: Counter[str] = Counter()
        self.courses: list[Course] = [[] for _ in match.names]
        self._games = [0, 0, 0]
        self._pairs = [0, 0, 0, 0, 0]
        self._first_legs: dict[int, float] = {}

    def add(self, record: Record) -> None:
        """Add a finished game."""
        assert record.result is not None
        seating = self.match.seatings[record.tags["leg"] - 1]
        winners = record.result.winners
        points = self._points(seating, winners)
        self.games += 1
        self.reasons[record.result.reason] += 1
        for entrant, entrant_results in enumerate(self.entrants):
            _count(entrant_results, points[entrant])
        self._add_thinking(record, seating)
        self.placement.add(seating, winners)
        if self.match.is_duel:
            self._count_duel(record.tags["round"], points[0])
        for entrant, course in enumerate(self.courses):
            score, (low, high) = self.score(entrant)
            course.append((score, low, high))

    @property
    def tally(self) -> Tally:
        """The first entrant's games and pairs, in a duel."""
        lost, drawn, won = self._games
        nothing, half, even, more, all_ = self._pairs
        return Tally((lost, drawn, won), (nothing, half, even, more, all_))

    def verdict(self) -> str | None:
        """Return the hypothesis that the sequential test has accepted, if any."""
        return self.sprt.verdict(self.tally) if self.sprt else None

    def score(self, entrant: int) -> tuple[float, tuple[float, float]]:
        """Return an entrant's points per game with their interval: by pairs in a duel."""
        if not self.match.is_duel:
            return self.entrants[entrant].share, self.entrants[entrant].interval
        tally = self.tally
        low, high = tally.interval
        return (tally.score, (low, high)) if entrant == 0 else (1 - tally.score, (1 - high, 1 - low))

    def _count_duel(self, setup: int, points: float) -> None:
        """Count a game, and its pair if the other leg is there."""
        self._games[round(2 * points)] += 1
        if setup in self._first_legs:
            self._pairs[round(2 * (points + self._first_legs.pop(setup)))] += 1
        else:
            self._first_legs[setup] = points

    def _points(self, seating: tuple[int, ...], winners: tuple[int, ...]) -> list[float]:
        """Return the points of a game for each entrant; they add up to 1."""
        won = [side for side in self.match.sides if set(side) & set(winners)] or list(self.match.sides)
        points = [0.0] * len(self.entrants)
        for side in won:
            for entrant in {seating[seat - 1] for seat in side}:
                points[entrant] += 1 / len(won)
        return points

    def _add_thinking(self, record: Record, seating: tuple[int, ...]) -> None:
        """Add thinking times and failures, as far as the record has tags with them."""
        for seat, entrant in enumerate(seating):
            entrant_results = self.entrants[entrant]
            entrant_results.turns += _number(record.tags.get("turns"), seat)
            entrant_results.nodes += _number(record.tags.get("nodes"), seat)
            entrant_results.seconds += _number(record.tags.get("seconds"), seat)
        match record.tags.get("failure"):
            case {"seat": int(seat)} if 1 <= seat <= len(seating):
                self.entrants[seating[seat - 1]].failures += 1


def _count(entrant_results: EntrantResults, points: float) -> None:
    entrant_results.games += 1
    entrant_results.points += points
    entrant_results.wins += points == 1
    entrant_results.shared += 0 < points < 1


def _number(values: Any, seat: int) -> Any:
    """Return the seat's number in a tag's list; 0 if the tag is something else."""
    found = values[seat] if isinstance(values, list) and seat < len(values) else 0
    return found if isinstance(found, int | float) else 0


# ---- as JSON


def as_object(results: MatchResults) -> dict[str, Any]:
    """Return the results as JSON values; infinite numbers are null."""
    match = results.match
    told: dict[str, Any] = {
        "game": match.game.name,
        "options": dict(match.game.options),
        **match.settings(),
        "games": results.games,
        "reasons": dict(results.reasons),
        "table": [_entrant_object(results, entrant) for entrant in range(len(match.names))],
    }
    if match.is_duel:
        told |= _duel_object(results)
    return told


def _entrant_object(results: MatchResults, entrant: int) -> dict[str, Any]:
    entrant_results = results.entrants[entrant]
    score, interval = results.score(entrant)
    return {
        "player": entrant_results.name,
        "games": entrant_results.games,
        "wins": entrant_results.wins,
        "shared": entrant_results.shared,
        "losses": entrant_results.losses,
        "score": score,
        "score_95": list(interval),
        "rating": results.placement.rating(entrant),
        "failures": entrant_results.failures,
        "turns": entrant_results.turns,
        "nodes": entrant_results.nodes,
        "seconds": round(entrant_results.seconds, 3),
    }


def _duel_object(results: MatchResults) -> dict[str, Any]:
    tally = results.tally
    told: dict[str, Any] = {
        "elo": finite(elo_of(tally.score)),
        "elo_95": [finite(elo_of(bound)) for bound in tally.interval],
        "los": tally.los,
        "draw_ratio": tally.draw_ratio,
        "pairs": list(tally.pairs),
    }
    if results.sprt:
        sprt = results.sprt
        told["sprt"] = {
            "elo0": sprt.elo0,
            "elo1": sprt.elo1,
            "llr": sprt.llr(tally),
            "bounds": list(sprt.bounds),
            "accepted": results.verdict(),
        }
    return told


def finite(value: float) -> float | None:
    """Return the number; None if it is infinite, which JSON cannot hold."""
    return value if isfinite(value) else None
