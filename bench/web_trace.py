"""Measure the work of a click on the page's main thread, from Chromium's own trace.

Processor time, not elapsed time: where a server, a browser and its driver share few cores, a thread often waits for
a core, and that says nothing about the page.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise
from threading import Event
from typing import Any

from playwright.sync_api import Page

CATEGORIES = ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline"]
TASK = "ThreadControllerImpl::RunTask"
POLL_MS = 50
MOST_POLLS = 600
LONGEST_FRAME_US = 100_000


@contextmanager
def traced(page: Page) -> Iterator[list[dict[str, Any]]]:
    """Trace the browser of a page inside the block; the events are in the yielded list afterwards."""
    events: list[dict[str, Any]] = []
    is_over = Event()
    browser = page.context.browser
    assert browser is not None
    session = browser.new_browser_cdp_session()
    session.on("Tracing.dataCollected", lambda data: events.extend(data["value"]))
    session.on("Tracing.tracingComplete", lambda _: is_over.set())
    session.send("Tracing.start", {"traceConfig": {"includedCategories": CATEGORIES}, "transferMode": "ReportEvents"})
    try:
        yield events
    finally:
        session.send("Tracing.end")
        for _ in range(MOST_POLLS):
            if is_over.is_set():
                break
            page.wait_for_timeout(POLL_MS)
        else:
            raise TimeoutError("Chromium does not hand its trace over")
        session.detach()


def work_of_clicks(events: list[dict[str, Any]], after_ms: float) -> tuple[list[float], list[float]]:
    """Return, for each click, the milliseconds of work for the frame that answers it, and all work soon after it."""
    whole = sorted((each for each in events if each.get("ph") == "X"), key=lambda each: each["ts"])
    answers, alls = [], []
    for click in whole:
        if click["name"] != "EventDispatch" or click["args"]["data"]["type"] != "click":
            continue
        of_thread = [each for each in whole if thread_of(each) == thread_of(click)]
        commit = next((each for each in of_thread if each["name"] == "Commit" and each["ts"] > click["ts"]), None)
        if commit is None:
            raise LookupError("the trace ends before a click is answered")
        answers.append(work_between(of_thread, click["ts"], commit["ts"]))
        alls.append(work_between(of_thread, click["ts"], click["ts"] + 1000 * after_ms))
    return answers, alls


def work_of_frames(events: list[dict[str, Any]], thread: tuple[int, int]) -> list[float]:
    """Return the milliseconds of a thread's work for each frame that it hands over for painting."""
    of_thread = sorted((each for each in events if each.get("ph") == "X" and thread_of(each) == thread), key=_begin)
    commits = [each["ts"] for each in of_thread if each["name"] == "Commit"]
    frames = pairwise(commits)
    # A pause between two frames in which nothing moves is no frame.
    return [work_between(of_thread, *frame) for frame in frames if frame[1] - frame[0] < LONGEST_FRAME_US]


def page_thread(events: list[dict[str, Any]]) -> tuple[int, int]:
    """Return the thread that hands over most frames: the one of the page."""
    return Counter(thread_of(each) for each in events if each.get("name") == "Commit").most_common(1)[0][0]


def _begin(event: dict[str, Any]) -> float:
    return float(event["ts"])


def work_between(of_thread: list[dict[str, Any]], begin: float, end: float) -> float:
    """Return the milliseconds of a thread's tasks that lie, be it in part, between two moments of the trace."""
    tasks = [each for each in of_thread if each["name"] == TASK]
    between = [each for each in tasks if each["ts"] + each["dur"] > begin and each["ts"] < end]
    # Of a few tasks Chromium only tells how long they took.
    return float(sum(each.get("tdur", each["dur"]) for each in between)) / 1000


def thread_of(event: dict[str, Any]) -> tuple[int, int]:
    """Return which thread of which process an event is of."""
    return event["pid"], event["tid"]
