"""The shared fixture of the tests of searches: time limits that a test can end at any moment."""

import pytest

from erawan.search import limits


class FakeTimer:
    """A replacement of ``threading.Timer``, whose time is over when a test calls its function."""

    def __init__(self, seconds, function):
        self.seconds = seconds
        self.function = function
        self.is_started = self.is_cancelled = False

    def start(self):
        self.is_started = True

    def cancel(self):
        self.is_cancelled = True


class FakeTimers(list):
    """The timers of all time limits, in the order in which they were made; none of them runs out by itself."""

    def fire(self):
        """End the time of all timers."""
        for timer in self:
            timer.function()


@pytest.fixture
def timers(monkeypatch):
    """The timers that searches make."""
    made = FakeTimers()

    def make(seconds, function):
        made.append(FakeTimer(seconds, function))
        return made[-1]

    monkeypatch.setattr(limits, "Timer", make)
    return made
