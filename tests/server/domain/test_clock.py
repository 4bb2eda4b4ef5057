"""Clocks: the time left, running out of time, and no loss of time while the server is down."""

from hypothesis import given
from hypothesis import strategies as st

from erawan.protocol.seats_and_clocks import Days, Minutes, NoClock
from erawan.server.domain.clock import Clock
from tests.server.domain.driven_table import NOW, seated_table

DAY = 24 * 3600 * 1000


def running(plan, seats=2):
    clock = Clock(plan, seats)
    clock.since_ms = NOW
    return clock


def test_without_a_clock_nothing_is_ever_due():
    clock = running(NoClock())
    assert not clock.is_limited
    assert clock.due_ms(1, ()) is None
    assert clock.after_turn_ms(1, NOW + DAY, ()) is None


def test_a_clock_that_does_not_run_is_never_due():
    clock = Clock(Minutes(5), 2)
    assert clock.due_ms(1, ()) is None
    assert clock.remaining_ms(1, NOW, ()) == 300_000


def test_minutes_with_an_increment():
    clock = running(Minutes(5, 7))
    assert clock.remaining_ms(1, NOW + 12_345, ()) == 287_655
    assert clock.after_turn_ms(1, NOW + 12_345, ()) == 294_655
    assert clock.due_ms(1, ()) == NOW + 300_000


def test_minutes_without_one():
    assert running(Minutes(5)).after_turn_ms(1, NOW + 1, ()) == 299_999


def test_days_are_whole_again_with_every_turn():
    clock = running(Days(3))
    assert clock.remaining_ms(1, NOW + DAY, ()) == 2 * DAY
    assert clock.after_turn_ms(1, NOW + DAY, ()) == 3 * DAY
    assert clock.due_ms(1, ()) == NOW + 3 * DAY


def test_only_the_seat_to_move_loses_time():
    at = seated_table(clock=Minutes(1, 5))
    at.wait(10_000)
    at.play("ann")
    assert at.table.clock.left_ms == [55_000, 60_000]
    at.wait(40_000)
    at.play("bob")
    assert at.table.clock.left_ms == [55_000, 25_000]


def test_the_clock_waits_until_the_game_begins():
    at = seated_table(clock=Minutes(1), begin=False)
    at.wait(DAY)
    assert at.table.clock.due_ms(1, ()) is None


def test_an_outage_costs_no_player_time():
    clock = running(Minutes(5))
    outage = (NOW + 10_000, NOW + 70_000)
    assert clock.remaining_ms(1, NOW + 5_000, (outage,)) == 295_000
    assert clock.remaining_ms(1, NOW + 40_000, (outage,)) == 290_000
    assert clock.remaining_ms(1, NOW + 80_000, (outage,)) == 280_000
    assert clock.due_ms(1, (outage,)) == NOW + 360_000


def test_an_outage_counts_from_where_the_turn_began():
    clock = running(Minutes(5))
    assert clock.due_ms(1, ((NOW - 10_000, NOW + 20_000),)) == NOW + 320_000
    assert clock.due_ms(1, ((NOW - 10_000, NOW - 1),)) == NOW + 300_000
    assert clock.due_ms(1, ((NOW + 300_000, NOW + 400_000),)) == NOW + 300_000


def test_an_outage_that_puts_off_the_end_may_meet_another():
    outages = ((NOW + 10_000, NOW + 70_000), (NOW + 330_000, NOW + 340_000))
    assert running(Minutes(5)).due_ms(1, outages) == NOW + 370_000


def test_a_wall_clock_that_was_set_back_gives_no_time():
    clock = running(Minutes(5, 3))
    assert clock.remaining_ms(1, NOW - DAY, ()) == 300_000
    assert clock.after_turn_ms(1, NOW - DAY, ()) == 303_000


def test_a_clock_never_shows_less_than_nothing_after_a_turn():
    assert running(Minutes(1, 2)).after_turn_ms(1, NOW + DAY, ()) == 2_000


spans = st.lists(st.integers(0, 600_000), max_size=8, unique=True).map(
    lambda found: [(NOW + a, NOW + b) for a, b in zip(sorted(found)[::2], sorted(found)[1::2], strict=False)]
)


@given(spans, st.integers(0, 900_000))
def test_time_is_over_exactly_when_nothing_is_left(outages, after):
    clock = running(Minutes(5))
    now = NOW + after
    assert (now >= clock.due_ms(1, outages)) == (clock.remaining_ms(1, now, outages) <= 0)
