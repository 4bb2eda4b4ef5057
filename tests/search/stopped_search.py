"""Stop a search after a number of reports and not after a time, so that slow machines give the same result."""

import threading


def think_until(event, engine, state, limits, stop=None):
    """Think until the third report, at which ``event`` is called in another thread.

    Return all reports, and the thought with which the search ended.
    """
    reports = []

    def hear(thought):
        reports.append(thought)
        if len(reports) == 3:
            thread = threading.Thread(target=event)
            thread.start()
            thread.join()

    return reports, engine.think(state, limits, report=hear, stop=stop)
