"""Worker processes: all games come back once, whatever happens to the workers."""

from contextlib import closing
from multiprocessing import active_children

import pytest

import erawan
from erawan.arena import workers
from erawan.arena.game_runner import play_game
from erawan.arena.match import Match
from erawan.arena.workers import cores, play_in_processes
from erawan.core.errors import ErawanError

MATCH = Match(erawan.game("siam", turn_limit=60), ("random", "random"), seed=2)
LONG = Match(erawan.game("siam", repetition=0), ("random", "random"), seed=2)


@pytest.fixture
def alive_workers():
    """Return a function that returns the worker processes of this test; other tests may have started servers."""
    before = active_children()
    return lambda: [process for process in active_children() if process not in before]


def test_every_game_comes_back_once_and_as_it_would_alone(alive_workers):
    ready = []
    tasks = list(MATCH.tasks(8))
    finished = list(play_in_processes(MATCH, tasks, 2, lambda: ready.append(True)))
    assert ready == [True]
    assert sorted(task.key for task, _ in finished) == [task.key for task in tasks]
    for task, record in finished:
        assert (record.tags["round"], record.tags["leg"]) == task.key
    task, record = finished[0]
    assert record.texts == play_game(MATCH, task).texts
    assert alive_workers() == []


def test_no_games_no_workers():
    assert list(play_in_processes(MATCH, [], 2)) == []


def test_a_dead_worker_is_replaced_and_its_game_repeated(forked_workers, alive_workers):
    tasks = list(LONG.tasks(8))
    with closing(play_in_processes(LONG, tasks, 2)) as games:
        finished = [next(games)]
        alive_workers()[0].kill()
        finished += games
    assert sorted(task.key for task, _ in finished) == [task.key for task in tasks]


def test_workers_that_die_again_and_again_end_the_match(monkeypatch, forked_workers, alive_workers):
    monkeypatch.setattr(workers, "MOST_TRIES", 1)
    with closing(play_in_processes(LONG, LONG.tasks(20), 1)) as games:
        next(games)
        alive_workers()[0].kill()
        with pytest.raises(ErawanError, match="crashed 1 time"):
            list(games)
    assert alive_workers() == []


def test_workers_end_when_the_caller_stops_iterating(forked_workers, alive_workers):
    with closing(play_in_processes(LONG, LONG.tasks(50), 2)) as games:
        next(games)
        assert alive_workers()
    assert alive_workers() == []


def test_an_impossible_set_up_is_an_error_here_and_not_there(forked_workers):
    match = Match(erawan.game("siam", turn_limit=3), ("random", "random"), opening=8)
    with pytest.raises(ErawanError, match="8 random turns"):
        list(play_in_processes(match, match.tasks(2), 1))


def test_there_is_a_core():
    assert cores() >= 1
