"""Run work in a background thread that the program need not wait for.

In the main thread compiled code would not notice Ctrl-C, and a compilation there swallows it. A thread that compiles
cannot be ended either: the program may end without it.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from threading import Thread
from typing import TypeVar

ASIDE = "erawan aside"
"""The name of such threads."""

Found = TypeVar("Found")


def start_in_background(work: Callable[[], Found], future: Future[Found]) -> Future[Found]:
    """Run the work in a thread of its own; return the future with its result."""

    def run() -> None:
        try:
            future.set_result(work())
        except BaseException as error:
            future.set_exception(error)

    Thread(target=run, name=ASIDE, daemon=True).start()
    return future
