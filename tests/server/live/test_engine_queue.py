"""The queue of searches: whose search starts next, and how long it may take."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from erawan.server.live.engine_queue import (
    EXTREME_LOAD,
    FULL_SECONDS,
    LEAST_NODES_SECONDS,
    LEAST_SECONDS,
    LEAST_UNWATCHED_SECONDS,
    UNWATCHED_EVERY,
    Backlog,
    EngineJob,
    EngineQueue,
)

MANY = 1490


class Bench:
    """A queue, and the ids of jobs."""

    def __init__(self, threads=1, running_per_user=4):
        self.queue = EngineQueue(threads, running_per_user)
        self._last = 0

    def add(self, user, player="level-8", is_watched=False, game=None):
        """Add a job; return its id."""
        self._last += 1
        self.queue.add(EngineJob(self._last, user, game or f"game{self._last}", player, is_watched))
        return self._last

    def start(self):
        """Return the user whose job starts next; None if none may start."""
        started = self.queue.start_next()
        return started and started.job.user

    def start_all(self):
        """Return the jobs that may start now."""
        started = []
        while (found := self.queue.start_next()) is not None:
            started.append(found.job)
        return started


@pytest.fixture
def bench():
    return Bench()


@pytest.mark.parametrize("player", [*(f"level-{level}" for level in range(1, 9)), "best", "uct", "random"])
@pytest.mark.parametrize("is_watched", [True, False])
def test_a_search_has_its_full_time_when_no_other_waits(bench, player, is_watched):
    bench.add("anna", player, is_watched)
    assert bench.queue.start_next().seconds == FULL_SECONDS


@pytest.mark.parametrize("is_watched", [True, False])
def test_many_games_of_a_user_do_not_delay_another(bench, is_watched):
    for _ in range(MANY):
        bench.add("mallory", is_watched=is_watched)
    running = bench.queue.start_next().job
    bench.add("anna", is_watched=is_watched)
    bench.queue.finish(running.id, 0.25)
    assert bench.start() == "anna"


def test_users_get_the_same_time_however_many_jobs_they_have(bench):
    used = {"mallory": 0.0, "anna": 0.0}
    for user, count in (("mallory", 500), ("anna", 50)):
        for _ in range(count):
            bench.add(user)
    for seconds in (0.25, 1.0, 0.5) * 10:
        job = bench.queue.start_next().job
        used[job.user] += seconds
        bench.queue.finish(job.id, seconds)
    assert abs(used["mallory"] - used["anna"]) <= 1.0


def test_a_user_who_was_away_has_not_saved_up_time(bench):
    jobs = {}
    for _ in range(20):
        bench.add("mallory")
    for _ in range(10):
        bench.queue.finish(bench.queue.start_next().job.id, 2.0)
    for _ in range(10):
        bench.add("anna")
    for _ in range(6):
        job = bench.queue.start_next().job
        jobs[job.user] = jobs.get(job.user, 0) + 1
        bench.queue.finish(job.id, 2.0)
    assert jobs == {"anna": 3, "mallory": 3}


def test_the_games_of_a_user_take_turns(bench):
    for game in ("first", "second", "third"):
        bench.add("anna", game=game)
    played = []
    for _ in range(6):
        job = bench.queue.start_next().job
        played.append(job.game)
        bench.queue.finish(job.id, 1.0)
        bench.add("anna", game=job.game)
    assert played == ["first", "second", "third"] * 2


def test_a_quick_search_never_waits_for_long_ones():
    bench = Bench(threads=2)
    for _ in range(MANY):
        bench.add("mallory")
    assert [job.user for job in bench.start_all()] == ["mallory"] * 2
    bench.add("anna", "level-1")
    assert bench.start() == "anna"
    assert bench.start() is None


def test_long_searches_never_take_the_place_of_quick_ones():
    bench = Bench(threads=2)
    for player in ("level-1", "level-6", "level-7", "level-8", "best"):
        bench.add(player, player)
    started = [job.player for job in bench.start_all()]
    assert len(started) == bench.queue.places == 3
    assert sum(player != "level-1" for player in started) == 2


def test_a_user_runs_only_so_many_searches():
    bench = Bench(threads=8, running_per_user=3)
    ids = [bench.add("mallory", "level-1") for _ in range(10)]
    assert len(bench.start_all()) == 3
    bench.add("anna")
    assert bench.start() == "anna"
    bench.queue.finish(ids[0], 0.01)
    assert bench.start() == "mallory"


def test_games_that_are_watched_start_first_and_the_others_now_and_then(bench):
    for _ in range(MANY):
        bench.add("anna", is_watched=False)
        bench.add("ben", is_watched=True)
    users = []
    for _ in range(3 * UNWATCHED_EVERY):
        job = bench.queue.start_next().job
        users.append(job.user)
        bench.queue.finish(job.id, 0.1)
    assert users == ([*["ben"] * (UNWATCHED_EVERY - 1), "anna"]) * 3


def test_a_game_starts_earlier_once_it_is_watched_and_later_when_it_is_not(bench):
    for game in ("first", "second", "third"):
        bench.add("anna", game=game)
    bench.queue.set_watched("third", True)
    assert bench.queue.start_next().job.game == "third"
    bench.queue.set_watched("second", True)
    bench.queue.set_watched("second", False)
    bench.queue.set_watched("unknown", True)
    assert bench.queue.waiting_count == bench.queue.waiting_of("anna") == 2


# ---- how long


def test_level_8_thinks_for_its_share_of_the_threads():
    bench = Bench(threads=2)
    ids = [bench.add(user, is_watched=True) for user in ("anna", "ben", "cleo", "dora")]
    assert bench.queue.start_next().seconds == FULL_SECONDS / 2
    for job in ids[1:]:
        bench.queue.remove(job)
    bench.add("anna", is_watched=True)
    assert bench.queue.start_next().seconds == FULL_SECONDS


def test_the_load_that_a_user_makes_shortens_their_own_searches():
    bench = Bench(threads=1)
    for _ in range(MANY):
        bench.add("mallory", is_watched=True)
    bench.add("anna", is_watched=True)
    seconds = {}
    for _ in range(2):
        job, seconds_of_job = bench.queue.start_next()
        seconds[job.user] = seconds_of_job
        bench.queue.finish(job.id, seconds_of_job)
    assert seconds == {"mallory": LEAST_SECONDS, "anna": FULL_SECONDS / 2}


def test_games_that_are_not_watched_shorten_no_search_in_one_that_is(bench):
    for _ in range(MANY):
        bench.add("mallory")
    bench.add("anna", is_watched=True)
    job, seconds = bench.queue.start_next()
    assert (job.user, seconds) == ("anna", FULL_SECONDS)
    bench.queue.finish(job.id, seconds)
    assert bench.queue.start_next().seconds == LEAST_UNWATCHED_SECONDS


def test_levels_below_8_are_cut_only_when_the_load_is_extreme(bench):
    for _ in range(int(EXTREME_LOAD)):
        bench.add("anna", "level-7", is_watched=True)
    assert bench.queue.start_next().seconds == FULL_SECONDS
    for _ in range(MANY):
        bench.add("anna", "level-7", is_watched=True)
    assert bench.queue.seconds_for(EngineJob(0, "anna", "game", "level-7", True)) == LEAST_NODES_SECONDS
    assert bench.queue.seconds_for(EngineJob(0, "anna", "game", "level-5", True)) == FULL_SECONDS


# ---- bookkeeping

jobs = st.tuples(
    st.sampled_from(["anna", "ben", "cleo"]),
    st.sampled_from(["level-1", "level-7", "level-8"]),
    st.booleans(),
    st.sampled_from(["first", "second", "third"]),
)
steps = st.lists(st.one_of(jobs, st.sampled_from(["start", "finish", "remove", "watch", "leave"])), max_size=60)


@given(steps, st.integers(1, 3), st.integers(1, 2))
def test_every_job_starts_once_within_the_limits_and_nothing_is_left(steps, threads, running_per_user):
    bench = Bench(threads, running_per_user)
    queue, waiting, running, started = bench.queue, [], [], []
    for step in [*steps, *["start", "finish"] * 80]:
        if isinstance(step, tuple):
            waiting.append(bench.add(*step))
        elif step == "start" and (found := queue.start_next()) is not None:
            assert LEAST_SECONDS <= found.seconds <= FULL_SECONDS
            waiting.remove(found.job.id)
            running.append(found.job)
            started.append(found.job.id)
        elif step == "finish" and running:
            queue.finish(running.pop(0).id, 0.5)
        elif step == "remove" and waiting:
            queue.remove(waiting.pop(0))
        elif step in ("watch", "leave"):
            queue.set_watched("second", step == "watch")
        assert queue.waiting_count == len(waiting)
        assert len(running) <= queue.places
        assert sum(not job.is_quick for job in running) <= threads
        users = [job.user for job in running]
        assert all(users.count(user) <= running_per_user for user in users)
    assert not waiting
    assert not running
    assert len(started) == len(set(started))
    left = [vars(queue)[name] for name in ("_waiting_in", "_running_of", "_waiting_of", "_used_s", "_running")]
    assert not any([*left, *queue._lanes.values(), *queue._long_of.values()])


# ---- the backlog


def test_users_take_turns_in_the_backlog():
    backlog = Backlog()
    for user, game in (("mallory", "m1"), ("mallory", "m2"), ("mallory", "m3"), ("anna", "a1"), ("ben", "b1")):
        backlog.add(user, game)
    backlog.add("mallory", "m1")
    assert len(backlog) == 5
    assert [backlog.pop(lambda user: True) for _ in range(6)] == ["m1", "a1", "b1", "m2", "m3", None]


def test_the_backlog_passes_over_users_without_room_and_forgets_games():
    backlog = Backlog()
    for user, game in (("mallory", "m1"), ("mallory", "m2"), ("anna", "a1")):
        backlog.add(user, game)
    backlog.discard("m1")
    backlog.discard("m1")
    assert "m1" not in backlog
    assert "m2" in backlog
    assert backlog.pop(lambda user: user != "mallory") == "a1"
    assert backlog.pop(lambda user: user != "mallory") is None
    assert backlog.pop(lambda user: True) == "m2"
