"""The results of a match so far, for tables, JSON and charts."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from math import isfinite
from typing import Any, TypeAlias

from erawan.arena.match import Match
from erawan.arena.ratings import PlacementRatings
from erawan.arena.statistics import Sprt, Tally, elo_of, wilson
from erawan.records import Record

Course: TypeAlias = list[tuple[float, float, float]]
"""An entrant's score with the bounds of its interval, after every game."""


@dataclass
class Account:
    """What one entrant has done so far."""

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
        """Games that others won."""
        return self.games - self.wins - self.shared

    @property
    def share(self) -> float:
        """Points a game."""
        return self.points / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true share lies, 95 times in 100."""
        return wilson(self.share, self.games)


class MatchResults:
    """Adds up the games of a match as they end."""

    def __init__(self, match: Match, sprt: Sprt | None = None) -> None:
        self.match = match
        self.sprt = sprt
        self.accounts = [Account(name) for name in match.names]
        self.placement = PlacementRatings(match)
        self.games = 0
        self.reasons: Counter[str] = Counter()
        self.courses: list[Course] = [[] for _ in match.names]
        self._games = [0, 0, 0]
        self._pairs = [0, 0, 0, 0, 0]
        self._first_legs: dict[int, float] = {}

    def add(self, record: Record) -> None:
        """Take in a finished game."""
        assert record.result is not None
        seating = self.match.seatings[record.tags["leg"] - 1]
        winners = record.result.winners
        points = self._points(seating, winners)
        self.games += 1
        self.reasons[record.result.reason] += 1
        for entrant, account in enumerate(self.accounts):
            _book(account, points[entrant])
        self._book_thinking(record, seating)
        self.placement.add(seating, winners)
        if self.match.is_duel:
            self._book_duel(record.tags["round"], points[0])
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
        """Return what the sequential test has accepted, if it has."""
        return self.sprt.verdict(self.tally) if self.sprt else None

    def score(self, entrant: int) -> tuple[float, tuple[float, float]]:
        """Return an entrant's points a game with their interval: by pairs in a duel."""
        if not self.match.is_duel:
            return self.accounts[entrant].share, self.accounts[entrant].interval
        tally = self.tally
        low, high = tally.interval
        return (tally.score, (low, high)) if entrant == 0 else (1 - tally.score, (1 - high, 1 - low))

    def _book_duel(self, setup: int, points: float) -> None:
        """Count a game, and its pair if the other leg is there."""
        self._games[round(2 * points)] += 1
        if setup in self._first_legs:
            self._pairs[round(2 * (points + self._first_legs.pop(setup)))] += 1
        else:
            self._first_legs[setup] = points

    def _points(self, seating: tuple[int, ...], winners: tuple[int, ...]) -> list[float]:
        """Return what a game is worth to each entrant: together 1."""
        won = [side for side in self.match.sides if set(side) & set(winners)] or list(self.match.sides)
        points = [0.0] * len(self.accounts)
        for side in won:
            for entrant in {seating[seat - 1] for seat in side}:
                points[entrant] += 1 / len(won)
        return points

    def _book_thinking(self, record: Record, seating: tuple[int, ...]) -> None:
        """Add what everybody thought, and who failed; a file that lacks it loses nothing else."""
        for seat, entrant in enumerate(seating):
            account = self.accounts[entrant]
            account.turns += _number(record.tags.get("turns"), seat)
            account.nodes += _number(record.tags.get("nodes"), seat)
            account.seconds += _number(record.tags.get("seconds"), seat)
        match record.tags.get("failure"):
            case {"seat": int(seat)} if 1 <= seat <= len(seating):
                self.accounts[seating[seat - 1]].failures += 1


def _book(account: Account, points: float) -> None:
    account.games += 1
    account.points += points
    account.wins += points == 1
    account.shared += 0 < points < 1


def _number(values: Any, seat: int) -> Any:
    """Return the seat's number in a tag's list; 0 if the tag is something else."""
    found = values[seat] if isinstance(values, list) and seat < len(values) else 0
    return found if isinstance(found, int | float) else 0


# ---- as JSON


def as_object(results: MatchResults) -> dict[str, Any]:
    """Return all of it as values that JSON can hold; what is infinite is null."""
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
    account = results.accounts[entrant]
    score, interval = results.score(entrant)
    return {
        "player": account.name,
        "games": account.games,
        "wins": account.wins,
        "shared": account.shared,
        "losses": account.losses,
        "score": score,
        "score_95": list(interval),
        "rating": results.placement.rating(entrant),
        "failures": account.failures,
        "turns": account.turns,
        "nodes": account.nodes,
        "seconds": round(account.seconds, 3),
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
    """Return the number, or None where it is infinite, which JSON cannot say."""
    return value if isfinite(value) else None
