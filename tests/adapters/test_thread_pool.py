"""The thread pool: helpers take part in the work and end when the pool is no longer used."""

import gc
import subprocess
import sys
import threading
import time

import numpy as np
import pytest

import erawan
from erawan.adapters.vector.batch import make_batch
from erawan.adapters.vector.cpu_env import GamesVectorEnv
from erawan.adapters.vector.step_kernels import deal
from erawan.adapters.vector.thread_pool import (
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
    ThreadPool,
    take_part,
)
from erawan.core.errors import MalformedError
from tests.adapters.tested_games import SIAM
from tests.conftest import IS_INTERPRETED

ROWS = 4 * LEAST_ROWS

pytestmark = pytest.mark.skipif(IS_INTERPRETED, reason="without the compiler there are no helpers")


def helpers():
    return {thread for thread in threading.enumerate() if thread.name == "erawan-games"}


def assert_gone(threads):
    for thread in threads:
        thread.join(20)
        assert not thread.is_alive(), "a helper did not go"


def make_pool(threads=1):
    game = erawan.game("siam")
    pool = ThreadPool(game, make_batch(game, ROWS, 50), deal(game, 1, 7), 50, threads)
    pool.do(BEGIN)
    pool.start()
    return pool


def test_helpers_come_with_a_reset_and_go_with_the_environment():
    others = helpers()  # of earlier tests, which may be about to end
    env = GamesVectorEnv(SIAM, ROWS, threads=3)
    assert not helpers() - others
    env.reset(seed=1)
    first = helpers() - others
    assert len(first) == 2
    env.reset(seed=2)
    second = helpers() - others - first
    assert len(second) == 2
    assert_gone(first)
    env.step(env.sample_actions())
    env.close()
    assert_gone(second)
    forgotten = GamesVectorEnv(SIAM, ROWS, threads=2)
    forgotten.reset(seed=1)
    forgotten.step(forgotten.sample_actions())
    third = helpers() - others - first - second
    assert len(third) == 1
    del forgotten
    gc.collect()
    assert_gone(third)


def test_few_games_get_no_helpers():
    others = helpers()
    env = GamesVectorEnv(SIAM, 2 * LEAST_ROWS - 1, threads=8)
    env.reset(seed=1)
    assert not helpers() - others


def test_a_watching_helper_takes_the_remaining_rows():
    pool = make_pool()
    pool.do(PICK)
    tag, batch, dealt, turn_limit, scratch, board = pool._own
    before = batch.states.copy()
    # A step of which the leader has taken all but the last two shares, and then fell asleep.
    board[[TASK, TAKEN, DONE, COUNTED]] = STEP, ROWS - 2 * SHARE, ROWS - 2 * SHARE, 0
    take_part(tag, batch, dealt, turn_limit, scratch, board, WATCH)
    assert board[DONE] == ROWS
    has_moved = (batch.states != before).any(axis=1)
    assert has_moved[-2 * SHARE :].all()
    assert not has_moved[: -2 * SHARE].any()


# In a process of its own: a fork of this one would inherit what other tests have left behind.
FORKING = f"""
import os, sys
import numpy as np
from erawan.adapters.vector.cpu_env import GamesVectorEnv

env = GamesVectorEnv("siam", {ROWS}, threads=2)
env.reset(seed=1)
env.step(env.sample_actions())
actions = env.sample_actions()
child = os.fork()
seen = env.step(actions)[0]["observation"]
if child == 0:
    np.save(sys.argv[1], seen)
    os._exit(0)
assert os.waitpid(child, 0)[1] == 0
assert np.array_equal(seen, np.load(sys.argv[1]))
"""


def test_a_forked_process_goes_on_without_helpers(tmp_path):
    subprocess.run([sys.executable, "-W", "ignore", "-c", FORKING, str(tmp_path / "seen.npy")], check=True, timeout=300)


def test_a_pool_without_its_helpers_works_alone():
    pool = make_pool(threads=3)
    pool.dismiss()
    pool.do(PICK)
    assert pool.do(CHECK) == 0


def test_an_interrupted_wait_is_made_up_for():
    pool = make_pool()
    # The last share was taken by a helper, and the wait for it was interrupted.
    pool._board[[TAKEN, DONE]] = ROWS, ROWS - SHARE
    pool._is_working = True
    done = []

    def help_late():
        time.sleep(0.2)
        done.append(True)
        pool._board[DONE] = ROWS

    threading.Thread(target=help_late).start()
    pool.do(PICK)
    assert done


def test_a_reset_that_fails_leaves_the_games_as_they_were(monkeypatch):
    env = GamesVectorEnv(SIAM, ROWS, threads=2)
    before = env.reset(seed=1)[0]["observation"].copy()

    def fail(*_):
        raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr("erawan.adapters.vector.cpu_env.deal", fail)
        with pytest.raises(KeyboardInterrupt):
            env.reset(seed=2)
    assert np.array_equal(env._batch.observations.reshape(before.shape), before)
    env.step(env.sample_actions())


def test_a_closed_environment_cannot_be_reset():
    env = GamesVectorEnv(SIAM, ROWS, threads=2)
    env.reset(seed=1)
    env.close()
    others = helpers()
    with pytest.raises(MalformedError, match="closed"):
        env.reset(seed=1)
    assert not helpers() - others
