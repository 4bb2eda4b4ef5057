# Errors of analyses.
error-analysis-of-what = say what is to be analysed: a game or a place, one of the two
error-analysis-running = a game that is still being played is not analysed
error-analysis-unknown = there is no such analysis
error-analysis-not-yours = only who asked for an analysis can stop it, while it waits or runs
error-analysis-too-long = too long for an analysis: { $found } turns, at most { $most }
error-analysis-too-many = at most { $most } analyses of yours can wait at the same time
error-analysis-busy = too many analyses are wanted just now; try again later
