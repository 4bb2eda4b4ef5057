"""A pool of threads that process all rows of a batch together.

Waking a thread can take longer than stepping hundreds of games. So a helper thread watches for more work for a moment
before it sleeps. A free thread takes the next few rows. No thread waits for a helper that is still waking: the others
have done its part by then.
"""

from __future__ import annotations

import threading
import time
import weakref
from contextlib import suppress

import numpy as np

from erawan.adapters.vector.atomic import HAS_COMPILER, add, read, write
from erawan.adapters.vector.batch import Batch, begin_rows, count_refused, pick_rows, step_rows
from erawan.adapters.vector.step_kernels import Deal
from erawan.core.compiled import large_kernel, spliced
from erawan.core.contract import STATE_TYPE, Tag, Vector
from erawan.core.game import Game

# The tasks; a helper has the task WATCH: it watches the board and helps the others.
WATCH, BEGIN, PICK, CHECK, STEP = range(5)

# Cells of the board that all threads read, each in a cache line of its own: the task; the first row that no thread has
# taken; how many rows are done; the count so far; whether the helpers shall end.
_LINE = 64 // STATE_TYPE.itemsize
TASK, TAKEN, DONE, COUNTED, CLOSED, BOARD_SIZE = range(0, 6 * _LINE, _LINE)

# Rows that a thread takes at a time: as many tables of positions as the processor may wait for at once.
SHARE = 64
# How often a helper looks at the board before it sleeps, and how often the leader looks before it lets others run: some
# tenths of a millisecond, longer than the Python parts of a step take.
PATIENCE = 100_000
# With fewer rows per thread, the others would be done before a helper wakes.
LEAST_ROWS = 2 * SHARE
_NAP_S = 20e-6  # about what a processor needs to fall asleep and wake


@spliced
def work(
    tag: Tag, batch: Batch, dealt: Deal, turn_limit: int, scratch: Vector, task: int, first: int, last: int
) -> int:
    """Run a task on a range of the rows; return how many games ended, or how many actions are illegal."""
    if task == STEP:
        return step_rows(tag, batch, dealt, turn_limit, scratch, first, last)
    if task == CHECK:
        return count_refused(batch, first, last)
    if task == PICK:
        pick_rows(batch, first, last)
    else:
        begin_rows(tag, batch, dealt, scratch, first, last)
    return 0


@large_kernel
def is_done(board: Vector, rows: int) -> bool:
    """Return whether the latest task is done and all its results are visible."""
    return read(board, DONE) == rows


@large_kernel
def take_part(tag: Tag, batch: Batch, dealt: Deal, turn_limit: int, scratch: Vector, board: Vector, task: int) -> bool:
    """Lead a task, in which all threads that watch the same ``board`` help; with the task WATCH, be a helper.

    Return whether all rows are done. The leader may return before its helpers are ready.
    """
    rows = len(batch.seats)
    patience = PATIENCE if task == WATCH else 0
    if task != WATCH:
        board[TASK] = task
        board[DONE] = 0
        board[COUNTED] = 0
        write(board, TAKEN, 0)  # written last: from now on helpers begin
    looked = 0
    # Only helpers end when the board is closed; a leader always finishes its task.
    while looked <= patience and (task != WATCH or read(board, CLOSED) == 0):
        looked += 1
        if read(board, TAKEN) >= rows:
            continue
        first = add(board, TAKEN, SHARE)
        last = min(first + SHARE, rows)
        if first >= last:
            continue
        looked = 0
        add(board, COUNTED, work(tag, batch, dealt, turn_limit, scratch, board[TASK], first, last))
        add(board, DONE, last - first)
    for _ in range(0 if task == WATCH else PATIENCE):
        if is_done(board, rows):
            break
    return is_done(board, rows)


class ThreadPool:
    """The caller's thread and its helpers, for one deal."""

    def __init__(self, game: Game, batch: Batch, dealt: Deal, turn_limit: int, threads: int) -> None:
        self.dealt = dealt
        self._rows = len(batch.seats)
        self._board = np.zeros(BOARD_SIZE, STATE_TYPE)
        self._board[[TAKEN, DONE]] = self._rows
        self._scratch_size = game.tag.scratch_size
        self._work = (game.tag, batch, dealt, turn_limit)
        self._own = (*self._work, self._make_scratch(), self._board)
        self._is_working = False
        # Without the compiler threads would only take turns.
        helpers = max(0, min(threads, self._rows // LEAST_ROWS) - 1) if HAS_COMPILER else 0
        # A helper sleeps by acquiring its own lock a second time; releasing the lock wakes it. An event has a lock
        # inside, which may be held when a signal, a fork or the garbage collector interrupts.
        self._bells = [threading.Lock() for _ in range(helpers)]
        # Ends the helpers when the pool is garbage-collected. The finalizer holds no reference to the pool, or the
        # pool would never be collected.
        self.dismiss = weakref.finalize(self, _dismiss, self._board, self._bells)

    def start(self) -> None:
        """Start the helpers; after a first task, so that only one thread compiles."""
        for bell in self._bells:
            own = (bell, *self._work, self._make_scratch(), self._board)
            threading.Thread(target=_help, args=own, name="erawan-games", daemon=True).start()

    def do(self, task: int) -> int:
        """Run a task on all rows; return how many games ended in a step, or how many actions were illegal."""
        self.finish()
        _ring(self._bells)
        self._is_working = True
        if take_part(*self._own, task):
            self._is_working = False
        self.finish()
        return int(self._board[COUNTED])

    def finish(self) -> None:
        """Wait until the latest task is done; an interrupted wait may have left helpers at work."""
        while self._is_working:
            if is_done(self._board, self._rows):
                self._is_working = False
            else:
                time.sleep(_NAP_S)

    def _make_scratch(self) -> Vector:
        return np.zeros(self._scratch_size, STATE_TYPE)


def _help(
    bell: threading.Lock, tag: Tag, batch: Batch, dealt: Deal, turn_limit: int, scratch: Vector, board: Vector
) -> None:
    while not board[CLOSED]:
        bell.acquire()
        take_part(tag, batch, dealt, turn_limit, scratch, board, WATCH)


def _ring(bells: list[threading.Lock]) -> None:
    for bell in bells:
        if bell.locked():
            with suppress(RuntimeError):  # another thread has released it
                bell.release()


def _dismiss(board: Vector, bells: list[threading.Lock]) -> None:
    board[CLOSED] = 1
    _ring(bells)
