# What the arena complains about.
error-arena-players = { $count } players cannot share { $seats } seats; name two, or one for each seat
error-arena-no-opening = no { $turns } random turns were found that leave the game open
error-arena-file-exists = { $path } already holds games; go on with it by --resume, or name another file by --out
error-arena-other-match = { $path } holds games of another match; players, game, limits, seed and openings must be the same
error-arena-worker-died = a worker process died { $tries } times in the same place; the games finished so far are kept
error-arena-sprt = the test needs two players, or two teams of one player each, and two Elo differences in rising order, not { $elo0 } and { $elo1 }
error-arena-ray = the Ray cluster at { $address } cannot be used: { $reason }
error-plot-kind = { $path } cannot be drawn: plots are SVG, so the name must end in .svg

arena-interrupted = stopped; every finished game is in { $path }, and --resume goes on from there
