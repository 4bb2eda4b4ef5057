"""Every main state of the app, inspected under many conditions (tests/browser/inspection.py)."""

import itertools

import pytest

from tests.browser import states
from tests.browser.inspection import LOOKS, VIEWS, inspect_state, some_conditions, some_looks
from tests.browser.languages import LANGUAGES
from tests.browser.text_metrics import TEXT_CONDITIONS


@pytest.mark.parametrize(("number", "state"), list(enumerate(states.ALL)), ids=[state.__name__ for state in states.ALL])
def test_nothing_is_wrong_under_any_condition(server, open_page, number, state):
    assert inspect_state(open_page, server.address, state, number) == {}


def test_each_state_is_seen_with_our_fonts_and_under_another_text_condition_in_two_languages():
    for number, _ in enumerate(states.ALL):
        own, other = some_conditions(number)
        assert (own.text, other.text == "own") == ("own", False)
        assert own.language != other.language


def test_every_look_is_seen_in_a_third_of_the_states():
    seen = [look for number, _ in enumerate(states.ALL) for look in some_looks(number)]
    for look in LOOKS:
        assert seen.count(look) >= len(states.ALL) // 3


def test_all_states_together_cover_every_pair_of_conditions():
    seen = [
        (condition.language, (condition.window, condition.is_touched), condition.text)
        for number, _ in enumerate(states.ALL)
        for condition in some_conditions(number)
    ]
    kinds = (LANGUAGES, VIEWS, TEXT_CONDITIONS)
    for one, other in itertools.combinations(range(3), 2):
        wanted = set(itertools.product(kinds[one], kinds[other]))
        assert wanted - {(each[one], each[other]) for each in seen} == set()
