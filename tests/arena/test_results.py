"""The results of a match: points, pairs, ratings, table, JSON and chart."""

import io
import json
import xml.etree.ElementTree as ET

import pytest
from openskill.models import PlackettLuce
from rich.console import Console

import erawan
from erawan.arena.match import Match
from erawan.arena.results import MatchResults, as_object
from erawan.arena.results_table import format_count, format_elo, table_of
from erawan.arena.score_chart import MOST_POINTS, plot_svg, thin
from erawan.arena.statistics import Sprt
from erawan.records import Record, Result

TABLES = {players: erawan.game("king-of-siam", players=players) for players in (2, 3, 4)}


def played(match, *games, sprt=None, **tags):
    """Return the results of a match after these games, each given as set-up, leg and winners."""
    standing = MatchResults(match, sprt)
    for setup, leg, winners in games:
        record = Record(match.game, "", result=Result(winners, "test"), tags={"round": setup, "leg": leg, **tags})
        standing.add(record)
    return standing


def shown(standing, width=80):
    console = Console(width=width, file=io.StringIO())
    console.print(table_of(standing))
    return console.file.getvalue()


def test_a_duel_counts_games_and_whole_pairs(siam):
    match = Match(siam, ("a", "b"))
    # Leg 2 seats b first: there a win of seat 1 is b's.
    standing = played(match, (1, 1, (1,)), (2, 1, (1,)), (1, 2, (1,)), (2, 2, (2,)), (3, 2, ()), (4, 1, (2,)))
    assert standing.tally.games == (2, 1, 3)
    assert standing.tally.pairs == (0, 0, 1, 0, 1)
    assert standing.score(0)[0] == pytest.approx(1 - standing.score(1)[0])
    assert [account.wins for account in standing.entrants] == [3, 2]
    assert [account.shared for account in standing.entrants] == [1, 1]


def test_a_shared_win_of_two_is_a_draw():
    standing = played(Match(TABLES[2], ("a", "b")), (1, 1, (1, 2)))
    assert standing.tally.games == (0, 1, 0)


def test_one_against_two_is_counted_by_win_share():
    match = Match(TABLES[3], ("a", "b"))
    standing = played(match, (1, 1, (1,)), (1, 2, (2,)), (1, 3, (1,)), (2, 1, (1, 3)), (2, 2, ()))
    one, two = standing.entrants
    assert one.points == pytest.approx(1 + 1 + 0 + 1 / 2 + 1 / 3)
    assert one.points + two.points == pytest.approx(5)
    assert (one.wins, one.shared, one.losses) == (2, 2, 1)
    assert standing.score(0) == (one.share, one.interval)


def test_teams_of_four_are_a_duel():
    standing = played(Match(TABLES[4], ("a", "b")), (1, 1, (1, 3)), (1, 2, (2, 4)))
    assert standing.tally.pairs == (0, 0, 0, 0, 1)


def test_four_names_share_the_points_of_their_team():
    standing = played(Match(TABLES[4], tuple("abcd")), (1, 1, (1, 3)), (1, 2, (1, 3)))
    assert [account.points for account in standing.entrants] == [1, 1, 1, 1]


def test_winning_more_gives_a_higher_rating():
    match = Match(TABLES[3], tuple("abc"))
    standing = played(match, *((setup, leg, (leg,)) for setup in range(1, 5) for leg in (1, 2, 3)))
    best, *others = (standing.placement.rating(entrant) for entrant in range(3))
    assert all(best["mu"] > 25 > other["mu"] for other in others)
    assert best["sigma"] < 25 / 3
    assert "rating" in shown(standing)


def test_ratings_equal_those_of_openskill():
    model = PlackettLuce()
    (winner,), (loser,) = model.rate([[model.rating()], [model.rating()]], ranks=[1, 2])
    standing = played(Match(TABLES[2], ("a", "b")), (1, 1, (1,)))
    assert standing.placement.rating(0) == {"mu": winner.mu, "sigma": winner.sigma}
    assert standing.placement.rating(1) == {"mu": loser.mu, "sigma": loser.sigma}


def test_without_openskill_the_table_says_how_to_get_it(monkeypatch):
    monkeypatch.setattr("erawan.arena.placement_ratings._load_model", lambda: None)
    standing = played(Match(TABLES[3], ("a", "b")), (1, 1, (1,)))
    assert standing.placement.rating(0) is None
    assert "erawan[arena]" in shown(standing)


def test_the_table_fits_into_eighty_columns(siam):
    match = Match(siam, ("level-8", "level-7"))
    games = [(setup, leg, (leg if setup % 3 else 3 - leg,)) for setup in range(1, 101) for leg in (1, 2)]
    told = shown(played(match, *games, sprt=Sprt(0, 50), nodes=[10**6, 10**6], turns=[10, 10], seconds=[9.9, 9.9]))
    assert "…" not in told
    assert "level-8" in told
    assert "LOS 100.0 %" in told
    assert "LLR" in told
    assert "elo1 accepted" in told
    assert "100k" in told


def test_json_holds_all_of_it(siam):
    match = Match(siam, ("a", "b"))
    standing = played(match, (1, 1, (1,)), (1, 2, (2,)), sprt=Sprt(0, 5), failure={"seat": 2})
    told = json.loads(json.dumps(as_object(standing), allow_nan=False))
    assert told["elo"] is None
    assert told["elo_95"][1] is None
    assert told["pairs"] == [0, 0, 0, 0, 1]
    assert told["sprt"]["accepted"] is None
    assert [row["failures"] for row in told["table"]] == [1, 1]
    assert told["table"][0]["score_95"] == list(standing.tally.interval)
    assert told["players"] == ["a", "b"]


def test_tags_that_are_no_numbers_are_passed_over(siam):
    standing = played(Match(siam, ("a", "b")), (1, 1, (1,)), nodes="many", turns=[1], seconds=[None, {}], failure=3)
    assert [account.turns for account in standing.entrants] == [1, 0]


@pytest.mark.parametrize(("seats", "names"), [(2, ("<a>", "b")), (3, ("a", "b")), (3, tuple("abc")), (4, ("a", "b"))])
def test_a_plot_is_a_picture(seats, names):
    match = Match(TABLES[seats], names)
    legs = len(match.seatings)
    games = [(setup, leg, (1 + setup % seats,)) for setup in range(1, 10) for leg in range(1, legs + 1)]
    picture = ET.fromstring(plot_svg(played(match, *games)))
    lines = picture.findall("{http://www.w3.org/2000/svg}polyline")
    assert len(lines) == (1 if match.is_duel else len(names))
    assert all(len(line.get("points").split()) == len(games) for line in lines)
    assert ET.fromstring(plot_svg(played(match))).tag.endswith("svg")


def test_a_long_course_is_thinned_and_keeps_its_end():
    course = [(game / 5000, 0.0, 1.0) for game in range(5000)]
    points = thin(course)
    assert len(points) <= MOST_POINTS + 1
    assert points[0][0] == 1
    assert points[-1] == (5000, course[-1])
    assert thin([]) == []


def test_numbers_are_told_shortly():
    assert [format_count(count) for count in (7, 870, 1300, 12_000, 1.26e6, 3e9)] == [
        "7",
        "870",
        "1.3k",
        "12k",
        "1.3M",
        "3.0G",
    ]
    assert format_elo(0.75, 0.7, 0.8) == "+191 ± 47"
    assert format_elo(1.0, 0.9, 1.0) == "> +382"
    assert format_elo(0.0, 0.0, 0.1) == "< -382"
    assert format_elo(0.5, 0.0, 1.0) == "?"
