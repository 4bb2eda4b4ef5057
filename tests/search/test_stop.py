"""The flag that ends a search: its parts, and the time limit that sets it."""

from erawan.search.limits import Stop


def test_a_part_is_set_with_the_whole_and_not_the_other_way_round():
    whole = Stop()
    with whole.part() as part:
        part.set()
        assert part.is_set
        assert not whole.is_set
    with whole.part() as part:
        assert not part.is_set
        whole.set()
        assert part.is_set
    with whole.part() as late:
        assert late.is_set


def test_the_flag_is_set_when_the_time_is_over(timers):
    stop = Stop()
    with stop.after(7):
        (timer,) = timers
        assert timer.is_started
        assert timer.seconds == 7
        assert not stop.is_set
        timers.fire()
        assert stop.is_set


def test_a_timer_that_is_no_longer_needed_is_cancelled(timers):
    stop = Stop()
    with stop.after(7):
        assert not timers[0].is_cancelled
    assert timers[0].is_cancelled
    assert not stop.is_set


def test_without_a_time_limit_there_is_no_timer(timers):
    with Stop().after(None):
        assert timers == []
