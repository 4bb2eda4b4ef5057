"""``bench/card_worth.py`` measures cards by the net, and draws them."""

from xml.etree import ElementTree as ET

import pytest
from bench import card_worth

from erawan.games.king_of_siam.notation import CARD_NAMES
from tests.conftest import IS_INTERPRETED
from tests.records.random_games import make_record


@pytest.mark.skipif(IS_INTERPRETED, reason="the rules are compiled elsewhere")
def test_the_worth_of_a_card_is_what_the_chance_loses_without_it(monkeypatch):
    monkeypatch.setattr(card_worth, "LEAST_POSITIONS", 2)
    found, positions = card_worth.measure(make_record("king-of-siam", {"players": 2}, seed) for seed in range(4))
    assert positions > 50
    assert {card for card, _ in found} == set(range(len(CARD_NAMES)))
    # At the start both players hold all cards, and the net finds every one of them useful on average.
    assert all(sum(found[card, 0]) > 0 for card in range(len(CARD_NAMES)))
    picture = ET.fromstring(card_worth.draw(found))
    assert len(picture.findall("{*}polyline")) == len(CARD_NAMES)
