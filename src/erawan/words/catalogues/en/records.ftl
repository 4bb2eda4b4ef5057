error-line = line { NUMBER($line, useGrouping: 0) }: { $error }
error-file-unreadable = { $path } cannot be read: { $reason }
error-extra-missing = this needs the extra "{ $extra }"; install it with: pip install "erawan[{ $extra }]"

error-record-tag = { $found } is not a tag; write [name value] with the value as JSON
error-record-tag-twice = the tag { $name } appears twice
error-record-no-tag = the record has no tag { $name }
error-record-format = cannot read record format { $found }; this version of Erawan reads format { $expected }
error-record-rules = the game was played with version { $found } of the rules, but this version of Erawan uses rules version { $expected }; open the game with a version of Erawan that has the same rules
error-record-options = write options as { "{" }"name": value{ "}" }, not { $found }
error-record-map = { $found } is not a valid map entry
error-record-map-digest = the game was played on another version of the map { $name } (digest { $found }, here { $expected }); use the map file of that game
error-record-seats = { $found } does not list { $seats } players
error-record-time = { $found } is not a time; write it like 2026-01-31T18:30:00+00:00
error-record-result = { $found } is not a result; write { "{" }"winners": [1], "reason": "resigned"{ "}" }
error-record-two-results = the result in the header differs from the one after the turns
error-record-other-result = the recorded result is wrong: the turns end the game with { $reason }, won by { $winners }
error-record-not-over = the turns do not end the game with { $reason }; leave the result open or use one of: { $expected }
error-record-cut = the record ends before its result
error-record-brace = this brace has no matching partner
error-record-after-result = { $found } comes after the result, where nothing may follow
error-record-number = expected turn number { NUMBER($expected, useGrouping: 0) }, not { $found }
error-record-no-turn = expected a turn, not { $found }
error-record-clock = { $found } is not a clock time; write @minutes:seconds
error-record-too-deep = variations may be nested at most { $most } levels deep
error-record-too-large = a record may have at most { $most } characters
error-record-not-text = the file is not UTF-8 text
error-record-none = { $path } contains no complete game
error-record-number-unknown = { $path } has no game { $number }; it contains { $count }
error-export-suffix = cannot export to { $found } files; use one of: { $expected }
error-export-same = { $path } is the file that you export from; choose another file to write to
error-export-broken = skipped games with errors: { $count }

maps-good = { $path } is a valid map.
export-done = { $count ->
    [one] { $count } game
   *[other] { $count } games
} written to { $path }
replay-prompt = { $ply }/{ $last } (Enter: next, b: back, number: go to turn, s: start, e: end, q: quit)>
replay-help = Press Enter for the next turn, b to go back, s for the start, e for the end; type a number to go to that turn; q quits.
replay-end = This is the last position.
replay-unfinished = The game is not finished.
replay-ended-outside = The game ended: { $reason }. Winning seats: { $winners }.
ended-resigned = a player resigned
ended-time = a player ran out of time
ended-agreed = the players agreed to a draw
ended-abandoned = the game was abandoned
ended-length = the game reached the maximum number of turns on this server
