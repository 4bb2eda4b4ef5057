"""The statistics of a match against published formulas and values."""

from math import erf, inf, isclose, log, log10, sqrt

import pytest

from erawan.arena.statistics import (
    GAME_POINTS,
    PAIR_POINTS,
    Sprt,
    Tally,
    elo_of,
    fit,
    log_likelihood_ratio,
    mean,
    normal,
    score_of,
    variance,
    wilson,
)


@pytest.mark.parametrize(
    ("score", "elo"), [(0.5, 0.0), (0.75, 190.848), (0.25, -190.848), (0.64, 99.95), (10 / 11, 400.0), (0.99, 798.25)]
)
def test_elo_of_a_score(score, elo):
    assert elo_of(score) == pytest.approx(elo, abs=0.01)
    assert score_of(elo) == pytest.approx(score, abs=1e-4)


def test_a_clean_score_is_infinitely_stronger():
    assert elo_of(1.0) == inf
    assert elo_of(0.0) == -inf
    assert str(elo_of(0.5)) == "0.0"


@pytest.mark.parametrize(
    ("share", "count", "low", "high"),
    # R: prop.test(x, n, correct = FALSE)$conf.int
    [(0.5, 10, 0.23659, 0.76341), (0.9, 100, 0.82563, 0.94477), (1.0, 10, 0.72247, 1.0), (0.0, 50, 0.0, 0.07135)],
)
def test_wilsons_interval(share, count, low, high):
    assert wilson(share, count) == pytest.approx((low, high), abs=2e-5)


def test_nothing_played_says_nothing():
    assert Tally().interval == (0.0, 1.0) == wilson(0.0, 0)
    assert (Tally().score, Tally().los, Tally().draw_ratio) == (0.5, 0.5, 0.0)
    assert Sprt(0, 5).llr(Tally()) == 0
    assert Sprt(0, 5).verdict(Tally()) is None


def test_the_trinomial_error_is_the_textbooks():
    tally = Tally((20, 30, 50))
    score = 0.65
    expected = sqrt((50 * (1 - score) ** 2 + 30 * (0.5 - score) ** 2 + 20 * score**2) / 100) / 10
    assert tally.score == score
    assert tally.draw_ratio == 0.3
    assert isclose(tally.standard_error, expected)
    assert isclose(tally.los, 0.5 * (1 + erf((score - 0.5) / expected / sqrt(2))))


def test_pairs_and_single_games_agree_where_the_legs_are_independent():
    # Wins and losses as by tossing a coin: a quarter of the pairs 0, a half 1, a quarter 2.
    tally = Tally((200, 0, 200), (50, 0, 100, 0, 50))
    assert isclose(tally.standard_error, Tally((200, 0, 200)).standard_error)
    assert tally.interval == pytest.approx(wilson(0.5, 400))


def test_pairs_see_that_swapped_sides_cancel_out():
    # The first player nearly always wins: every pair is 1 to 1, so the score is more certain than by single games.
    paired = Tally((100, 0, 100), (1, 0, 98, 0, 1))
    assert paired.standard_error < Tally((100, 0, 100)).standard_error / 4
    # Pairs whose two legs end alike make the score less certain than single games.
    alike = Tally((100, 0, 100), (50, 0, 0, 0, 50))
    assert isclose(alike.standard_error, sqrt(2) * Tally((100, 0, 100)).standard_error)


def test_a_clean_sweep_keeps_its_error():
    tally = Tally((0, 0, 100), (0, 0, 0, 0, 50))
    assert tally.interval == pytest.approx((0.96301, 1.0), abs=1e-5)
    assert tally.interval[1] == 1.0
    assert tally.los > 0.999


def test_all_drawn_is_even():
    tally = Tally((0, 40, 0), (0, 0, 20, 0, 0))
    assert tally.score == 0.5 == tally.los
    assert tally.interval[0] < 0.5 < tally.interval[1]


def test_the_bounds_of_the_sequential_test():
    assert Sprt(0, 5).bounds == pytest.approx((-2.9444, 2.9444), abs=1e-4)
    assert Sprt(0, 5, alpha=0.01, beta=0.1).bounds == pytest.approx((log(0.1 / 0.99), log(0.9 / 0.01)))


def test_a_fit_has_the_mean_it_should_and_the_likeliest_shares():
    shares = [0.1, 0.2, 0.3, 0.25, 0.15]
    for score in (0.3, 0.5, 0.6):
        fitted = fit(shares, PAIR_POINTS, score)
        assert sum(fitted) == pytest.approx(1)
        assert mean(fitted, PAIR_POINTS) == pytest.approx(score)
    assert fit(shares, PAIR_POINTS, mean(shares, PAIR_POINTS)) == pytest.approx(shares)


@pytest.mark.parametrize(
    ("counts", "points"), [((120, 480, 1000, 520, 160), PAIR_POINTS), ((4063, 8620, 4307), GAME_POINTS)]
)
def test_the_ratio_is_near_its_normal_approximation(counts, points):
    """For small differences: N (s1 - s0) (2 s - s0 - s1) / (2 variance)."""
    s0, s1 = score_of(0), score_of(4)
    found, spread = mean(counts, points), variance(counts, points)
    expected = sum(counts) * (s1 - s0) * (2 * found - s0 - s1) / (2 * spread)
    assert log_likelihood_ratio(counts, points, s0, s1) == pytest.approx(expected, rel=0.02)


def test_the_ratio_of_wins_and_losses_alone_is_bernoullis():
    s0, s1 = score_of(-20), score_of(30)
    expected = 60 * log(s1 / s0) + 40 * log((1 - s1) / (1 - s0))
    assert log_likelihood_ratio((40, 60), (0.0, 1.0), s0, s1) == pytest.approx(expected)


def test_the_sequential_test_accepts_the_true_hypothesis():
    stronger, equal = Tally((300, 0, 700), (60, 0, 180, 0, 260)), Tally((500, 0, 500), (125, 0, 250, 0, 125))
    test = Sprt(0, 60)
    assert test.verdict(stronger) == "elo1"
    assert test.verdict(equal) == "elo0"
    assert Sprt(0, 2).verdict(equal) is None
    assert test.llr(equal) == pytest.approx(-Sprt(-60, 0).llr(equal), rel=1e-6)


def test_a_few_games_decide_nothing():
    assert Sprt(0, 400).verdict(Tally((2, 0, 2), (0, 0, 2, 0, 0))) is None


def test_the_normal_distribution():
    assert normal(0) == 0.5
    assert normal(1.959963984540054) == pytest.approx(0.975)
    assert 400 * log10(3) == pytest.approx(elo_of(0.75))
