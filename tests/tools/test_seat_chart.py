"""``bench/seat_chart.py`` counts wins from the player who begins, and draws them."""

from xml.etree import ElementTree as ET

import pytest
from bench import discoveries, seat_chart

from erawan.games.king_of_siam.state import KingOfSiam
from tests.conftest import IS_INTERPRETED
from tests.records.random_games import make_record


@pytest.mark.skipif(IS_INTERPRETED, reason="the rules are compiled elsewhere")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_wins_of_all_sides_add_up_and_count_from_the_first_seat(players):
    records = [make_record("king-of-siam", {"players": players}, seed) for seed in range(6)]
    rows = seat_chart.rows_of(records)
    sides = 3 if players == 3 else 2
    assert [label for label, *_ in rows] == [f"siam, {players} players: {at + 1}" for at in range(sides)]
    assert sum(wins for _, wins, _, _ in rows) == pytest.approx(6)
    assert {(games, even) for _, _, games, even in rows} == {(6, 1 / sides)}
    one = next(record for record in records if len(record.result.winners) == len(KingOfSiam(players=players).sides[0]))
    began = (min(one.result.winners) - discoveries.first_seat(one)) % sides
    assert seat_chart.rows_of([one])[began][1] == 1
    picture = ET.fromstring(seat_chart.draw([rows]))
    assert len(picture.findall("{*}circle")) == sides
