"""The statistics of a match: score, Elo, intervals and the sequential test.

Points are 1, ½ and 0. In a duel both legs of a set-up are one *pair*, worth 0, ½, 1, 1½ or 2: the pentanomial counts.
Legs of one set-up depend on each other, so pairs give the right variance; trinomial counts (wins, draws, losses) serve
where there are no pairs. The 95 % intervals are Wilson's, for the number of games that would give the measured
variance. So they stay within 0 to 1, and do not shrink to nothing if one player wins every game.

The sequential test is the generalised SPRT of Li, Liu and Ying, which testers of chess engines use. Both hypotheses are
fitted to the counts under the constraint of their mean (E. B. Wilson 1927; M. Van den Bergh, "A practical introduction
to the GSPRT").
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import copysign, erf, inf, log, log10, sqrt

Z95 = 1.959963984540054
PAIR_POINTS = (0.0, 0.25, 0.5, 0.75, 1.0)
GAME_POINTS = (0.0, 0.5, 1.0)
MOST_ELO = 2000
# A count of zero would make a fit impossible. It is replaced by this, which is too small to change a decision.
_ALMOST_NOTHING = 1e-3
LEAST_GAMES_OF_TEST = 20
"""Before this many games the counts may by chance not differ at all, which would look like certainty."""


# ---- Elo


def elo_of(score: float) -> float:
    """Return the Elo difference at which this score, from 0 to 1, is expected."""
    if not 0 < score < 1:
        return copysign(inf, score - 0.5)
    return -400 * log10(1 / score - 1) + 0.0


def score_of(elo: float) -> float:
    """Return the score, from 0 to 1, that is expected at an Elo difference."""
    return float(1 / (1 + 10 ** (-elo / 400)))


# ---- counts and intervals


@dataclass(frozen=True)
class Tally:
    """The results of one side of a duel: how many games, and how many pairs of games, ended with how many points."""

    games: tuple[int, int, int] = (0, 0, 0)
    """Lost, drawn, won."""
    pairs: tuple[int, int, int, int, int] = (0, 0, 0, 0, 0)
    """Pairs of two games worth 0, ½, 1, 1½ and 2."""

    @property
    def count(self) -> int:
        """Number of games."""
        return sum(self.games)

    @property
    def score(self) -> float:
        """Points per game, draws counted half; a half before the first game."""
        return mean(self.games, GAME_POINTS) if self.count else 0.5

    @property
    def draw_ratio(self) -> float:
        """The share of drawn games."""
        return self.games[1] / self.count if self.count else 0.0

    @property
    def deviation(self) -> float:
        """The standard deviation of a game's points: by pairs if there are any that differ, else by single games."""
        by_pairs = 2 * variance(self.pairs, PAIR_POINTS) if any(self.pairs) else 0.0
        return sqrt(by_pairs or (variance(self.games, GAME_POINTS) if self.count else 0.0))

    @property
    def standard_error(self) -> float:
        """The standard error of the score."""
        return self.deviation / sqrt(self.count) if self.count else inf

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the true score."""
        if not self.count:
            return 0.0, 1.0
        score, spread = self.score, self.deviation**2
        # This many games without draws would have the same error.
        games = self.count * score * (1 - score) / spread if spread else self.count
        return wilson(score, games)

    @property
    def los(self) -> float:
        """The likelihood of superiority: that the true score is above a half."""
        if self.standard_error and self.count:
            return normal((self.score - 0.5) / self.standard_error)
        return los_of_games(self.games[2], self.games[0])


def mean(counts: Sequence[float], points: Sequence[float]) -> float:
    """Return the mean of the points, weighted by their counts."""
    return sum(count * point for count, point in zip(counts, points, strict=True)) / sum(counts)


def variance(counts: Sequence[float], points: Sequence[float]) -> float:
    """Return the variance of the points, weighted by their counts."""
    centre = mean(counts, points)
    return sum(count * (point - centre) ** 2 for count, point in zip(counts, points, strict=True)) / sum(counts)


def wilson(share: float, count: float, z: float = Z95) -> tuple[float, float]:
    """Return Wilson's interval for a share found in that many trials."""
    if count <= 0:
        return 0.0, 1.0
    weight = 1 + z * z / count
    centre = (share + z * z / (2 * count)) / weight
    half = z / weight * sqrt(share * (1 - share) / count + z * z / (4 * count * count))
    # At the ends the bound is exact, whatever rounding says.
    return centre - half if share > 0 else 0.0, 1.0 if share >= 1 else centre + half


def normal(z: float) -> float:
    """Return how much of the normal distribution lies below z."""
    return 0.5 * (1 + erf(z / sqrt(2)))


def los_of_games(wins: int, losses: int) -> float:
    """Return the likelihood of superiority by decided games alone."""
    return normal((wins - losses) / sqrt(wins + losses)) if wins + losses else 0.5


# ---- the sequential test


@dataclass(frozen=True)
class Sprt:
    """A test of "stronger by elo1" against "stronger by elo0", each wrong one time in twenty."""

    elo0: float
    elo1: float
    alpha: float = 0.05
    beta: float = 0.05

    @property
    def bounds(self) -> tuple[float, float]:
        """The bounds of the log-likelihood ratio: the test accepts elo0 below the first, and elo1 above the second."""
        return log(self.beta / (1 - self.alpha)), log((1 - self.beta) / self.alpha)

    def llr(self, tally: Tally) -> float:
        """Return the log-likelihood ratio of elo1 to elo0: by pairs, else by games."""
        if any(tally.pairs):
            return log_likelihood_ratio(tally.pairs, PAIR_POINTS, score_of(self.elo0), score_of(self.elo1))
        if tally.count:
            return log_likelihood_ratio(tally.games, GAME_POINTS, score_of(self.elo0), score_of(self.elo1))
        return 0.0

    def verdict(self, tally: Tally) -> str | None:
        """Return `elo0` or `elo1` once one is accepted, else None."""
        lower, upper = self.bounds
        if tally.count < LEAST_GAMES_OF_TEST:
            return None
        llr = self.llr(tally)
        if lower < llr < upper:
            return None
        return "elo1" if llr >= upper else "elo0"


def log_likelihood_ratio(counts: Sequence[int], points: Sequence[float], score0: float, score1: float) -> float:
    """Return the log-likelihood ratio of the counts for the mean score1 to the mean score0."""
    filled = [count or _ALMOST_NOTHING for count in counts]
    total = sum(filled)
    shares = [count / total for count in filled]
    fit0, fit1 = fit(shares, points, score0), fit(shares, points, score1)
    return sum(count * log(one / zero) for count, zero, one in zip(filled, fit0, fit1, strict=True))


def fit(shares: Sequence[float], points: Sequence[float], score: float) -> list[float]:
    """Return the likeliest distribution with this mean, given the observed shares: ``p / (1 + x (a - score))``."""
    apart = [point - score for point in points]
    # Between these poles the sum below decreases in x; bisection finds its only root.
    low, high = -1 / max(apart), -1 / min(apart)
    for _ in range(200):
        x = (low + high) / 2
        if sum(share * d / (1 + x * d) for share, d in zip(shares, apart, strict=True)) > 0:
            low = x
        else:
            high = x
    return [share / (1 + x * d) for share, d in zip(shares, apart, strict=True)]
