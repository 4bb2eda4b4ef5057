"""Ratings of players: OpenSkill (Weng and Lin), since King of Siam has teams and up to four players.

A game counts once, when it ends. It does not count if its start position was chosen, a turn was taken back, a hint was
given, or a person holds two seats. Computer opponents are rated like people, by their names.
"""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct
from openskill.models import PlackettLuce

from erawan.server.domain.events import SeatRating
from erawan.server.domain.table import Table

_MODEL = PlackettLuce()


class Rating(Struct, frozen=True):
    """The rating and results of a player, for one game and one number of seats."""

    mu: float = 25.0
    sigma: float = 25.0 / 3
    played: int = 0
    won: int = 0
    drawn: int = 0
    streak: int = 0
    """The number of games won in a row, or less than 0: minus the number of games in a row that were not won."""
    best_streak: int = 0

    @property
    def points(self) -> int:
        """The rating on the scale that people see; everyone starts at 1500."""
        return round(1500 + 40 * (self.mu - 25))

    @property
    def deviation_points(self) -> int:
        """The standard deviation of the rating on the scale that people see."""
        return round(40 * self.sigma)


def players_of(table: Table) -> tuple[str, ...]:
    """Return the player of each seat: a person by id, an opponent by name; empty for a free seat."""
    seats = range(1, table.game.seats + 1)
    opponents = [table.opponent(seat) for seat in seats]
    return tuple(
        opponent.player if opponent else table.people.get(seat, "")
        for seat, opponent in zip(seats, opponents, strict=True)
    )


def is_rated(table: Table) -> bool:
    """Return whether a finished game counts for the ratings."""
    # A game in which not everybody has had a turn does not count.
    return is_rated_so_far(table) and table.ply >= table.game.seats


def is_rated_so_far(table: Table) -> bool:
    """Return whether a game can still be rated. It is rated once every player has had a turn."""
    players = players_of(table)
    people = [player for seat, player in enumerate(players, 1) if table.opponent(seat) is None]
    is_from_the_start = not table.plan.is_set_up and not table.plan.earlier
    return (
        is_from_the_start and _is_unaided(table, len(people)) and "" not in people and len(set(people)) == len(people)
    )


def _is_unaided(table: Table, people: int) -> bool:
    # Among people, a game that allows hints never counts: a player about to lose could ask for one to stop the rating.
    is_casual = table.plan.is_casual or (table.plan.hints and people > 1)
    return table.line == 0 and not table.hinted and not is_casual


def rate(table: Table, known: Mapping[str, Rating]) -> dict[str, Rating]:
    """Return the rating of every player after a finished game; ``known`` are the ratings before it."""
    assert table.result is not None
    winners, players = table.result.winners, players_of(table)
    before = {player: known.get(player, Rating()) for player in players}
    sides = table.game.sides
    teams = [[_MODEL.rating(mu=before[players[seat - 1]].mu, sigma=before[players[seat - 1]].sigma) for seat in side]
             for side in sides]  # fmt: skip
    ranks = [1 if not winners or set(side) & set(winners) else 2 for side in sides]
    rated: dict[str, list[tuple[float, float]]] = {}
    for side, team in zip(sides, _MODEL.rate(teams, ranks=[float(rank) for rank in ranks]), strict=True):
        for seat, found in zip(side, team, strict=True):
            rated.setdefault(players[seat - 1], []).append((found.mu, found.sigma))
    return {player: _after(before[player], found, _result(player, players, winners)) for player, found in rated.items()}


def changes_by_seat(table: Table, before: Mapping[str, Rating], after: Mapping[str, Rating]) -> tuple[SeatRating, ...]:
    """Return how a finished game changed the rating of each seat's player, in points."""
    return tuple(
        SeatRating(seat, before.get(player, Rating()).points, after[player].points)
        for seat, player in enumerate(players_of(table), 1)
    )


def _result(player: str, players: tuple[str, ...], winners: tuple[int, ...]) -> bool | None:
    """Return whether a player won; None for a draw."""
    if not winners:
        return None
    return any(players[seat - 1] == player for seat in winners)


def _after(before: Rating, found: list[tuple[float, float]], has_won: bool | None) -> Rating:
    # An opponent may hold several seats: its new rating is the mean of their results.
    mu = sum(each[0] for each in found) / len(found)
    sigma = sum(each[1] for each in found) / len(found)
    streak = max(before.streak, 0) + 1 if has_won else min(before.streak, 0) - 1
    return Rating(
        mu,
        sigma,
        before.played + 1,
        before.won + (has_won is True),
        before.drawn + (has_won is None),
        streak,
        max(before.best_streak, streak),
    )
