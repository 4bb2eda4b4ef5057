error-line = line { NUMBER($line, useGrouping: 0) }: { $error }
error-file-unreadable = { $path } cannot be read: { $reason }
error-extra-missing = the extra "{ $extra }" is not installed; install it with: pip install "erawan[{ $extra }]"

error-record-tag = { $found } is not a tag; write [name value], with the value as JSON
error-record-tag-twice = the tag { $name } stands here a second time
error-record-no-tag = the record has no tag { $name }
error-record-format = format { $found } cannot be read here; this reads format { $expected }
error-record-rules = the game was played under version { $found } of the rules; these are version { $expected }
error-record-options = options are written as { "{" }"name": value{ "}" }, not { $found }
error-record-map = { $found } is not a map of a record
error-record-map-digest = the map { $name } here has the digest { $expected }, the record's has { $found }: they are not the same map
error-record-seats = { $found } does not name { $seats } players
error-record-time = { $found } is not a time; write it like 2026-01-31T18:30:00+00:00
error-record-result = { $found } is not a result; write { "{" }"winners": [1], "reason": "resigned"{ "}" }
error-record-two-results = the result in the header and the one at the end of the turns differ
error-record-other-result = the turns end the game otherwise: { $reason }, won by { $winners }
error-record-not-over = the turns do not end the game by { $reason }; without an end it is left open, or ended by: { $expected }
error-record-cut = the record stops before its result
error-record-brace = a brace opens or closes here without its other half
error-record-after-result = { $found } comes after the result
error-record-number = this is turn { NUMBER($expected, useGrouping: 0) }, not { $found }
error-record-no-turn = { $found } stands where a turn should
error-record-clock = { $found } is not a clock; write @minutes:seconds
error-record-too-deep = variations stand at most { $most } deep inside each other
error-record-too-large = a record has at most { $most } characters
error-record-not-text = this is not UTF-8 text
error-record-none = { $path } holds no whole game
error-record-number-unknown = { $path } has no game { $number }; it has { $count }
error-export-suffix = { $found } is not a kind of file for export; expected: { $expected }
error-export-same = { $path } holds the records themselves; name another file
error-export-broken = broken and left out: { $count }

maps-good = { $path } is a good map.
export-done = { $count ->
    [one] { $count } game
   *[other] { $count } games
} written to { $path }
replay-prompt = { $ply }/{ $last } (Enter: on, b: back, a number, s: start, e: end, q: leave)>
replay-help = Press Enter to go on, b to go back; a number goes to that turn, s to the start, e to the end; q leaves.
replay-end = This is the last position.
replay-unfinished = The game is not finished.
replay-ended-outside = The game ended here: { $reason }. Winners: { $winners }.
ended-resigned = somebody resigned
ended-time = a clock ran out
ended-agreed = the players agreed
ended-abandoned = it was abandoned
