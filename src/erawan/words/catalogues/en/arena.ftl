# Errors of the arena.
error-arena-players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    } cannot fill { $seats } seats; name two players, or one for each seat
error-arena-no-opening =
    the game is already over after every tried opening of { $turns ->
        [one] { $turns } random turn
       *[other] { $turns } random turns
    }; choose a shorter opening
error-arena-no-balance = no start was as even as --balance { $balance } asks; choose a higher number, up to 1
error-arena-file-exists = { $path } already contains games; continue that match with --resume, or choose another file with --out
error-arena-other-match = { $path } contains games of another match; to resume it, use the same players, game, limits, seed and openings
error-arena-worker-died =
    a worker process crashed { $tries ->
        [one] { $tries } time
       *[other] { $tries } times
    } in the same game; all games finished so far are saved
error-arena-sprt = a sequential test needs two players, or two teams of one player each, and two Elo differences in ascending order, not { $elo0 } and { $elo1 }
error-arena-ray = the Ray cluster at { $address } cannot be used: { $reason }
error-plot-kind = cannot write the plot to { $path }: plots are SVG files, so the name must end in .svg

arena-interrupted = Stopped. All finished games are saved in { $path }; continue with --resume.
