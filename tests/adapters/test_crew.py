"""Threads that step games together: they take part, and go when nobody needs them."""

import gc
import multiprocessing
import threading
import time

import numpy as np
import pytest

import erawan
from erawan.adapters.vector.batch import make_batch
from erawan.adapters.vector.crew import (
    BEGIN,
    CHECK,
    COUNTED,
    DONE,
    LEAST_ROWS,
    PICK,
    SHARE,
    STEP,
    TAKEN,
    TASK,
    WATCH,
    Crew,
    take_part,
)
from erawan.adapters.vector.processor import GamesVectorEnv
from erawan.adapters.vector.stepping import deal
from erawan.core.errors import MalformedError
from tests.adapters.games import SIAM
from tests.conftest import IS_INTERPRETED

ROWS = 4 * LEAST_ROWS

pytestmark = pytest.mark.skipif(IS_INTERPRETED, reason="without the compiler there are no helpers")


def helpers():
    return [thread for thread in threading.enumerate() if thread.name == "erawan-games"]


def wait_until_gone(expected):
    deadline = time.monotonic() + 20
    while len(helpers()) > expected:
        assert time.monotonic() < deadline, "helpers did not go"
        time.sleep(0.01)


def test_helpers_come_with_a_reset_and_go_with_the_environment():
    before = len(helpers())
    env = GamesVectorEnv(SIAM, ROWS, threads=3)
    assert len(helpers()) == before
    env.reset(seed=1)
    assert len(helpers()) == before + 2
    env.reset(seed=2)
    wait_until_gone(before + 2)
    env.step(env.sample_actions())
    env.close()
    wait_until_gone(before)
    forgotten = GamesVectorEnv(SIAM, ROWS, threads=2)
    forgotten.reset(seed=1)
    forgotten.step(forgotten.sample_actions())
    del forgotten
    gc.collect()
    wait_until_gone(before)


def test_few_games_get_no_helpers():
    before = len(helpers())
    env = GamesVectorEnv(SIAM, 2 * LEAST_ROWS - 1, threads=8)
    env.reset(seed=1)
    assert len(helpers()) == before


def test_whoever_watches_takes_what_is_left():
    game = erawan.game("siam")
    batch, dealt = make_batch(game, ROWS, 50), deal(game, 1, 7)
    crew = Crew(game, batch, dealt, 50, threads=1)
    crew.do(BEGIN)
    crew.do(PICK)
    board, scratch = crew._board, np.zeros(game.tag.scratch_size, np.int64)
    before = batch.states.copy()
    # A step of which the leader has taken all but the last two shares, and then fell asleep.
    board[[TASK, TAKEN, DONE, COUNTED]] = STEP, ROWS - 2 * SHARE, ROWS - 2 * SHARE, 0
    take_part(game.tag, batch, dealt, 50, scratch, board, WATCH)
    assert board[DONE] == ROWS
    has_moved = (batch.states != before).any(axis=1)
    assert has_moved[-2 * SHARE :].all()
    assert not has_moved[: -2 * SHARE].any()


def step_after_a_fork(env, actions, answers):
    answers.put(env.step(actions)[0]["observation"].copy())


@pytest.mark.filterwarnings("ignore:.*multi-threaded.*fork:DeprecationWarning")
def test_a_forked_process_goes_on_without_helpers():
    env = GamesVectorEnv(SIAM, ROWS, threads=2)
    env.reset(seed=1)
    actions = env.sample_actions()
    fork = multiprocessing.get_context("fork")
    answers = fork.Queue()
    child = fork.Process(target=step_after_a_fork, args=(env, actions, answers))
    child.start()
    seen = answers.get(timeout=60)
    child.join(10)
    assert np.array_equal(seen, env.step(actions)[0]["observation"])


def make_crew(threads=1):
    game = erawan.game("siam")
    crew = Crew(game, make_batch(game, ROWS, 50), deal(game, 1, 7), 50, threads)
    crew.do(BEGIN)
    crew.start()
    return crew


def test_a_crew_without_its_helpers_works_alone():
    crew = make_crew(threads=3)
    crew.dismiss()
    crew.do(PICK)
    assert crew.do(CHECK) == 0


def test_an_interrupted_wait_is_made_up_for():
    crew = make_crew()
    # The last share was taken by a helper, and the wait for it was interrupted.
    crew._board[[TAKEN, DONE]] = ROWS, ROWS - SHARE
    crew._is_working = True
    done = []

    def help_late():
        time.sleep(0.2)
        done.append(True)
        crew._board[DONE] = ROWS

    threading.Thread(target=help_late).start()
    crew.do(PICK)
    assert done


def test_a_reset_that_fails_leaves_the_games_as_they_were(monkeypatch):
    env = GamesVectorEnv(SIAM, ROWS, threads=2)
    before = env.reset(seed=1)[0]["observation"].copy()

    def fail(*_):
        raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr("erawan.adapters.vector.processor.deal", fail)
        with pytest.raises(KeyboardInterrupt):
            env.reset(seed=2)
    assert np.array_equal(env._batch.observations.reshape(before.shape), before)
    env.step(env.sample_actions())


def test_a_closed_environment_does_not_begin_anew():
    env = GamesVectorEnv(SIAM, ROWS, threads=2)
    env.reset(seed=1)
    env.close()
    before = len(helpers())
    with pytest.raises(MalformedError, match="closed"):
        env.reset(seed=1)
    assert len(helpers()) <= before
