"""The coach in games of computer players: every sentence is true, and none is empty."""

import pytest

from erawan.analysis import analyse_record
from erawan.words import LANGUAGES, keys
from tests.analysis.coach_cases import FOUND, analyse, moments
from tests.analysis.coach_claims import CHECKS, FREE, check_game
from tests.analysis.sweep_coach import GAMES as KINDS
from tests.analysis.sweep_coach import LIMITS, play_game

SWEPT = range(8)
"""Numbers of games: each kind of game, with players of all levels. ``sweep_coach`` checks more of them."""


@pytest.mark.parametrize("number", SWEPT)
def test_every_sentence_about_a_game_is_true(number):
    record = play_game(number)
    check_game(record, analyse_record(record, LIMITS[record.game.name], 2))


@pytest.mark.parametrize("kind", FOUND)
def test_every_sentence_about_a_moment_of_each_kind_is_true(kind):
    analysis = analyse(FOUND[kind])
    assert kind in check_game(analysis.record, analysis)


def test_the_games_are_of_each_kind():
    assert {number % len(KINDS) for number in SWEPT} == set(range(len(KINDS)))


def test_every_sentence_that_claims_something_is_checked():
    frames = ("coach-name-", "coach-task-", "coach-tip-")
    told = {
        key
        for key in keys(LANGUAGES[0])
        if key.startswith(("coach-siam-", "coach-kos-", "coach-right-", "coach-wrong-")) and not key.startswith(frames)
    }
    parts = {"coach-kos-stands", "coach-kos-stands-tie", "coach-kos-stands-empty"}
    assert told - parts == CHECKS.keys() | FREE


def test_nothing_is_said_of_a_reply_that_was_not_made():
    case = FOUND["siam-threat"]
    resigned = case._replace(turns=case.turns[:1])
    assert [phrase.key for phrase in moments(resigned)[0].fact.sentences()] == ["coach-siam-threat"]
