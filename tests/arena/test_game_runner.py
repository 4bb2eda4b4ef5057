"""One game of a match: its record, and players that fail or break the rules."""

import pytest

import erawan
from erawan.arena import game_runner
from erawan.arena.game_runner import play_game, seat_name, warm_up
from erawan.arena.match import Match
from erawan.arena.results import MatchResults, as_object
from erawan.players import Player, make_player
from erawan.records import format_record, parse_record
from erawan.search.limits import Limits
from erawan.search.search_result import Evaluation, Line, SearchResult

SHORT = erawan.game("siam", turn_limit=40)
TABLES = {players: erawan.game("king-of-siam", players=players) for players in (2, 3, 4)}


class Says(Player):
    """A player that answers every position with the same turn, or fails."""

    name = "says"

    def __init__(self, turn):
        self._turn = turn

    def choose(self, view, limits=None, *, report=None, stop=None):
        if self._turn is None:
            raise BrokenPipeError("the program is gone")
        return SearchResult((Line((self._turn,), Evaluation((0.0, 0.0))),), 1, 10, 0.0)

    def close(self):
        raise OSError("cannot be ended")


@pytest.fixture
def cast(monkeypatch):
    """Add players who fail, by name, to the usual ones."""

    def cast_player(name, game, seed=None):
        if name == "missing":
            raise FileNotFoundError(name)
        said = {"crash": None, "nonsense": "xyz", "illegal": "a1-"}
        return Says(said[name]) if name in said else make_player(name, game, seed)

    monkeypatch.setattr(game_runner, "make_player", cast_player)


def games_of(match, games=2):
    return [play_game(match, task) for task in match.tasks(games)]


def test_a_record_tells_all_about_its_game():
    match = Match(SHORT, ("random", "random"), Limits(nodes=5), seed=7)
    first, second = games_of(match)
    assert first.tags["arena"] == match.settings()
    assert (first.tags["round"], first.tags["leg"], second.tags["leg"]) == (1, 1, 2)
    assert first.seats == ("random", "random")
    assert first.tags["opening"] + sum(first.tags["turns"]) == len(first.turns)
    assert first.texts[: first.tags["opening"]] == second.texts[: second.tags["opening"]]
    assert first.began <= first.ended
    assert first.result is not None
    assert parse_record(format_record(first)) == first


def test_the_same_seed_plays_the_same_games():
    match = Match(TABLES[3], ("random", "random"), seed=5)
    first, again = games_of(match, 3), games_of(match, 3)
    assert [record.texts for record in first] == [record.texts for record in again]
    other = games_of(Match(TABLES[3], ("random", "random"), seed=6), 3)
    assert [record.texts for record in first] != [record.texts for record in other]


@pytest.mark.parametrize(
    ("name", "reason"), [("crash", "BrokenPipeError"), ("nonsense", "MalformedError"), ("illegal", "IllegalError")]
)
def test_a_player_that_fails_loses_and_the_record_says_why(cast, name, reason):
    first, second = games_of(Match(SHORT, (name, "random")))
    assert (first.result.winners, second.result.winners) == ((2,), (1,))
    for record, seat in ((first, 1), (second, 2)):
        assert record.result.reason == "abandoned"
        assert record.tags["failure"]["seat"] == seat
        assert record.tags["failure"]["player"] == name
        assert record.tags["failure"]["reason"].startswith(reason)
        assert parse_record(format_record(record)) == record


def test_a_player_that_cannot_even_come_loses(cast):
    match = Match(SHORT, ("random", "missing"))
    standing = MatchResults(match)
    for record in games_of(match):
        standing.add(record)
    assert as_object(standing)["table"][1]["failures"] == 2
    assert standing.tally.games == (0, 0, 2)


def test_at_larger_tables_the_other_sides_win(cast):
    assert games_of(Match(TABLES[3], ("crash", "random")), 1)[0].result.winners == (2, 3)
    assert games_of(Match(TABLES[4], ("random", "crash")), 1)[0].result.winners == (1, 3)


def test_a_game_without_end_is_a_draw(monkeypatch):
    monkeypatch.setattr(game_runner, "LONGEST_GAME", 12)
    record = games_of(Match(erawan.game("siam"), ("random", "random")), 1)[0]
    assert (record.result.winners, record.result.reason, len(record.turns)) == ((), "agreed", 12)


def test_warming_up_goes_on_after_a_player_that_fails_and_starts_no_programs(monkeypatch):
    asked = []

    def make(name, game, seed):
        asked.append(name)
        if name == "missing":
            raise FileNotFoundError(name)
        return make_player(name, game, seed)

    monkeypatch.setattr(game_runner, "make_player", make)
    warm_up(Match(SHORT, ("missing", "ugi:none")))
    assert asked == ["missing"]
    warm_up(Match(SHORT, ("missing", "random")))
    assert asked == ["missing", "missing", "random", "random"]


def test_a_name_that_a_record_can_hold():
    assert seat_name("ugi:x\ty\n" + "z" * 200) == "ugi:x?y?" + "z" * 92
