"""Run work in a background thread; the program can exit without waiting for it.

In the main thread, compiled code does not react to Ctrl-C, and a running compilation swallows it. Python cannot stop a
thread that is compiling either, so the program exits without it.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from threading import Thread
from typing import TypeVar

THREAD_NAME = "erawan background"
"""The name of such threads."""

Found = TypeVar("Found")


def start_in_background(work: Callable[[], Found], future: Future[Found]) -> Future[Found]:
    """Run the work in a thread of its own; return the future with its result."""

    def run() -> None:
        try:
            future.set_result(work())
        except BaseException as error:
            future.set_exception(error)

    Thread(target=run, name=THREAD_NAME, daemon=True).start()
    return future
