"""``best`` begins Siam by the opening book: good turns only, others for other seeds, and its engine after the book."""

import pytest

import erawan
from erawan.players import make_player
from erawan.players.book_engine import LEAST_GAMES, MARGIN, BookEngine, book_turns
from erawan.players.player_registry import make_named_engine
from erawan.search.limits import Limits
from erawan.search.search_result import Evaluation, Line, SearchResult
from erawan.search.siam.engine import mirrored_lines
from erawan.search.siam.opening_book import look_up


class CountingEngine:
    """An engine that always finds the first legal turn, and counts how often it was asked."""

    def __init__(self):
        self.asked = 0

    def think(self, state, limits, *, lines=1, report=None, stop=None):
        self.asked += 1
        return SearchResult((Line((state.turns()[0],), Evaluation((0.0, 0.0))),), 1, 1, 0.0)

    def forget(self):
        pass


def first_turns(state, seeds=range(200)):
    engine = CountingEngine()
    turns = [BookEngine(engine, seed).think(state, Limits()).turn for seed in seeds]
    assert engine.asked == 0
    return turns


def test_turns_with_few_games_or_a_bad_score_are_not_played(siam):
    start = siam.start()
    known = {each.turn: each.count for each in look_up(start).turns}
    scores = {turn: (count.elephants + count.drawn / 2) / count.games for turn, count in known.items()}
    good = {turn for turn, count in known.items() if count.games >= LEAST_GAMES}
    best = max(scores[turn] for turn in good)
    allowed = {turn for turn in good if scores[turn] >= best - MARGIN}
    assert {each.turn for each in book_turns(start)} == allowed
    assert 1 < len(allowed) < len(good) < len(known)
    mirrored = {
        other.turn for turn in allowed for other in mirrored_lines(start, Line((turn,), Evaluation((0.0, 0.0))))
    }
    assert {*first_turns(start)} == mirrored


def test_every_turn_of_the_book_is_legal_as_deep_as_it_reaches(siam):
    places, seen = [siam.start()], 0
    while places:
        found = [(state, each) for state in places for each in book_turns(state)]
        assert all(state.refusal(each.turn) is None for state, each in found)
        seen += len(found)
        places = [state.play(each.turn) for state, each in found]
    assert seen > 20


def test_the_rhinos_choose_by_their_own_score(siam):
    state = siam.start().play("+c1n")
    counts = {each.turn: each.count for each in book_turns(state)}
    others = [each.count for each in look_up(state).turns if each.turn not in counts]
    worst = min(count.rhinos / count.games for count in counts.values())
    assert all(count.rhinos / count.games < worst for count in others if count.games >= LEAST_GAMES)


def test_after_the_book_and_for_several_lines_the_engine_is_asked(siam):
    engine = CountingEngine()
    book, state = BookEngine(engine, 1), siam.start()
    book.think(state, Limits(), lines=2)
    assert engine.asked == 1
    other = erawan.parse("5/5/2#2/S3#/#4 E")
    assert book.think(other, Limits()).nodes == 1
    assert engine.asked == 2


def test_other_rules_have_no_book():
    assert book_turns(erawan.game("siam", push="line").start()) == []
    assert book_turns(erawan.game("king-of-siam").start(seed=1)) == []


@pytest.mark.parametrize(("name", "uses_book"), [("best", True), ("best-steady", False), ("level-8", False)])
def test_only_best_uses_the_book(siam, name, uses_book):
    state = siam.start()
    found = make_player(name, siam, 1).choose(state.view(1), Limits(nodes=60))
    assert (found.nodes == 0) is uses_book


def test_hints_and_analyses_do_not_use_the_book(siam):
    assert make_named_engine("best", siam, 1).engine.think(siam.start(), Limits(nodes=60)).nodes > 0
