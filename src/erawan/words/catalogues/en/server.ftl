error-table-no-seat = you hold no seat at this table
error-table-no-seat-here = at least one seat must be at your own screen
error-table-stale = the game has gone on: it stands after turn { NUMBER($ply, useGrouping: 0) } (line { NUMBER($line, useGrouping: 0) })
error-table-not-your-turn = it is not your turn; seat { $seat } is to move
error-table-not-forced = no turn is forced here
error-table-time-left = there is time left
error-table-link-used = this link has been used; ask for a new one
error-link-unknown = this link does not work; ask for a new one
error-table-seat-taken = seat { $seat } is taken
error-table-not-open = seat { $seat } is not open to everybody
error-table-asked-already = seat { $seat } has asked for something; answer that first
error-table-not-asked = nobody has asked for that
error-table-agreed-already = you have agreed already; the others are still to answer
error-table-not-over = the game is not over
error-table-rematched = there is a rematch already: { $game }
error-table-no-draw = this game has no draws by agreement
error-table-opponents-play-on = the computer plays on
error-table-no-takebacks = turns cannot be taken back in this game
error-table-nothing-to-take-back = you have made no turn yet that could be taken back
error-table-no-hints = there are no hints in this game
error-table-waiting =
    { $free ->
        [one] one seat is still free; the game begins when it is taken
       *[other] { $free } seats are still free; the game begins when they are taken
    }
error-table-no-chat = there is no chat at this table
error-table-says-nothing = there is nothing to read in that message
error-table-seats = the game has { $seats } seats; { $found } were named
error-table-nobody = at least one seat must be a person’s
error-table-too-long = the record has { $found } turns; at most { $most } are taken
error-table-already-over = the game is over in this position ({ $start }); choose an earlier one
error-table-unknown = there is no game { $game }
error-table-other-game = the command names another game than the address
error-table-hidden = the record of a game that hides cards can be had when it is over
error-game-two-starts = give a position or a record, not both
error-game-map-unknown = there is no map { $name }; known are: { $expected }
error-game-of-record = the record is of { $found }; name that game, and no options
error-game-ply = the record has { $most } turns, not { $found }
error-guard-too-many = too many at once; wait a moment and try again
error-guard-too-many-games = one connection follows at most { $most } games; leave one first
error-guard-other-site = this came from another site; open the app itself, or use a token
error-server-fault = the server made a mistake; nothing was lost, try again
error-message-binary = messages are text, not binary
error-message-too-large = a message has at most { $most } characters
error-message-wrong = the message cannot be read: { $why }
error-person-needed = the token is not known; make one with: erawan token NAME
error-person-name = a name has 1 to { $most } readable characters
error-settings-wrong = a setting is wrong: { $why }
error-settings-public-url = { $found } is no public address; write it as https://games.example.org
error-settings-file = the settings in { $path } cannot be read: { $why }
error-store-address = ERAWAN_DATABASE_URL is no address of a database; write it as postgresql://user:password@host/name
error-store-kind = { $found } is not supported; use sqlite or postgresql
error-store-driver = PostgreSQL needs its driver; install it with: pip install "erawan[postgresql]"
error-store-unusable = the database cannot be used: { $why }
error-store-old = the tables in the database have version { $found }, version { $needed } is needed; run: erawan migrate
error-store-closing = the server is being restarted; try again in a moment
error-store-conflict = somebody else was faster; look again
error-store-unavailable = this cannot be kept right now, so it was not done; try again in a moment
error-engine-failed = the opponent had a problem; another one plays on
error-serve-address = cannot listen at { $address }: { $why }; choose another with --port
error-serve-compile = the rules could not be compiled (status { $status }); see above


serve-ready = Erawan is ready:
serve-here = on this machine
serve-network = in your network
serve-public = for everybody
serve-stop = Stop it with Ctrl-C; no game is lost.
