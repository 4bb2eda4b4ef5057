"""Ratings by placement for any number of sides: OpenSkill (Weng and Lin), updated game by game.

The rules name winners and no further places, so all others share the second place. An entrant in two seats has one
rating, the mean of both. Needs the extra ``arena``; without it there is no rating.
"""

from __future__ import annotations

from typing import Any

from erawan.arena.match import Match


class PlacementRatings:
    """The ratings of all entrants."""

    def __init__(self, match: Match) -> None:
        self._sides = match.sides
        self._model = _load_model()
        self._ratings: list[Any] = [self._model.rating(name=name) for name in match.names] if self._model else []

    @property
    def is_installed(self) -> bool:
        """Return True if OpenSkill is installed."""
        return self._model is not None

    def add(self, seating: tuple[int, ...], winners: tuple[int, ...]) -> None:
        """Update the ratings with a finished game."""
        if self._model is None:
            return
        teams = [[self._ratings[seating[seat - 1]] for seat in side] for side in self._sides]
        ranks = [1 if not winners or set(side) & set(winners) else 2 for side in self._sides]
        rated = self._model.rate(teams, ranks=ranks)
        found: dict[int, list[Any]] = {}
        for side, team in zip(self._sides, rated, strict=True):
            for seat, rating in zip(side, team, strict=True):
                found.setdefault(seating[seat - 1], []).append(rating)
        for entrant, ratings in found.items():
            mu = sum(rating.mu for rating in ratings) / len(ratings)
            sigma = sum(rating.sigma for rating in ratings) / len(ratings)
            self._ratings[entrant] = self._model.rating(mu=mu, sigma=sigma)

    def rating(self, entrant: int) -> dict[str, float] | None:
        """Return an entrant's mean and uncertainty."""
        if self._model is None:
            return None
        return {"mu": self._ratings[entrant].mu, "sigma": self._ratings[entrant].sigma}


def _load_model() -> Any:
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        return None
    return PlackettLuce()
