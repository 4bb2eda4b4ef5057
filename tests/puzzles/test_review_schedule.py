"""The schedule by which failed puzzles are due for review."""

from itertools import pairwise

from erawan.puzzles.review_schedule import DAY_MS, WAITS_MS, ReviewCard, review_after

NOW = 1_700_000_000_000


def test_a_puzzle_that_was_never_failed_is_not_reviewed():
    assert review_after(None, True, NOW) is None


def test_a_failed_puzzle_is_due_after_ten_minutes():
    card = review_after(None, False, NOW)
    assert card == ReviewCard(0, NOW + 600_000)
    assert not card.is_due(NOW + 599_999)
    assert card.is_due(NOW + 600_000)


def test_each_right_answer_waits_longer_until_the_puzzle_is_learned():
    card, now, waits = review_after(None, False, NOW), NOW, []
    while card is not None:
        waits.append(card.due_ms - now)
        now = card.due_ms
        card = review_after(card, True, now)
    assert tuple(waits) == WAITS_MS
    assert [wait // DAY_MS for wait in waits] == [0, 1, 3, 7, 16, 35]
    assert all(shorter < longer for shorter, longer in pairwise(WAITS_MS))


def test_a_right_answer_before_it_is_due_changes_nothing():
    card = ReviewCard(3, NOW + 1)
    assert review_after(card, True, NOW) == card


def test_a_wrong_answer_at_any_time_begins_again():
    for card in (ReviewCard(5, NOW - 1), ReviewCard(5, NOW + 1)):
        assert review_after(card, False, NOW) == ReviewCard(0, NOW + WAITS_MS[0])
