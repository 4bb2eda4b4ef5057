error-puzzle-no-day = there is no daily puzzle for { $day }
error-run-stale = this run has changed elsewhere; reload the page and continue
