error-table-no-seat = you have no seat in this game
error-table-which-seat = you play seats { $seats }; say for which seat you resign
error-table-no-seat-here = at least one seat must be played on your own screen
error-table-stale = the game has changed: it is now after turn { NUMBER($ply, useGrouping: 0) }; reload and try again
error-table-not-your-turn = it is not your turn; seat { $seat } is to move
error-table-not-forced = there is no forced turn here
error-table-link-used = this link has already been used; ask for a new one
error-link-unknown = this link is not valid; ask for a new one
error-table-seat-taken = seat { $seat } is already taken
error-table-sits-already = you are already in this game, in seat { $seat }; this seat is for another player
error-table-not-open = seat { $seat } is not open to everyone; ask for an invitation
error-table-asked-already = seat { $seat } has already made a request; it must be answered first
error-table-not-asked = there is no such request to answer
error-table-agreed-already = you have already agreed; wait for the others to answer
error-table-not-over = the game is not over yet
error-table-rematched = there is already a rematch: { $game }
error-table-no-draw = draws by agreement are not possible in this game
error-table-opponents-play-on = the computer declines the draw and plays on
error-table-no-takebacks = takebacks are not allowed in this game
error-table-nothing-to-take-back = you have not made a turn that you could take back
error-table-no-hints = hints are not allowed in this game
error-table-waiting =
    { $free ->
        [one] one seat is still free; the game starts when it is taken
       *[other] { $free } seats are still free; the game starts when they are taken
    }
error-table-no-chat = this game has no chat
error-table-says-nothing = the message is empty; write something first
error-table-seats = this game has { $seats } seats, but you gave { $found }
error-table-nobody = at least one seat must be for a person
error-table-no-opponents = { $game } has no computer opponents; choose people for all seats
error-table-too-long = the record has { $found } turns; the limit is { $most }
error-table-already-over = the game is already over in this position ({ $start }); choose an earlier one
error-table-unknown = there is no game { $game }
error-table-other-game = the command is for a different game from the one in the address
error-table-hidden = this game has hidden cards; its record is available when the game is over
error-table-no-map = this game has no map
error-game-two-starts = give either a position or a record, not both
error-game-map-unknown = there is no map { $name }; known maps: { $expected }
error-game-of-record = this is a record of { $found }; choose that game, and give no options
error-game-ply =
    the record has only { $most ->
        [one] { $most } turn
       *[other] { $most } turns
    }; there is no turn { $found }
error-guard-too-many = too many requests; wait a moment and try again
error-guard-too-many-games = one connection can follow at most { $most } games; leave one first
error-guard-other-site = the request came from another website; open the app itself, or use a token
error-guard-unknown-host = this server does not know the name { $host }; open it by another address, or add the name to the setting allowed_hosts
error-server-fault = something went wrong on the server; nothing was lost, please try again
error-message-binary = messages must be text, not binary
error-message-too-large = a message may have at most { $most } characters
error-message-wrong = the message is not valid: { $why }
error-text-control = the text contains control characters; remove them and try again
error-person-needed = the token is not valid; create one with: erawan token NAME
error-person-banned =
    this account is banned { $hours ->
        [0] until an administrator lifts the ban
        [one] for one more hour
       *[other] for { $hours } more hours
    } (reason: { $reason }); you can still watch games, resign and leave your seats
error-person-name = a name must have 1 to { $most } visible characters
error-store-closing = the server is restarting; try again in a moment
error-store-conflict = the game has changed; reload and try again
error-store-unavailable = the server could not save this, so nothing was changed; try again in a moment
error-lease-lost = another server process has taken over this work
error-engine-failed = the computer opponent failed; another one takes over
error-table-too-much-said = this game has reached its limit of { $most } chat messages
error-table-too-many-requests = this game has reached its limit of { $most } requests
error-table-too-many-takebacks = this game has reached its limit of { $most } takebacks
error-table-prepares-both = choose either premoves or automatic passing, not both
error-table-no-pass = passing is not possible in this game
error-table-your-turn = it is your turn; play now instead of adding a premove
error-table-cannot-prepare = this turn cannot be a premove here
error-table-nothing-prepared = you have no premoves
error-table-not-yours = only the player who created the game can do that
error-table-title = a title may have at most { $most } characters
error-person-unknown = there is no such player
error-person-wrong-passphrase = name or passphrase is wrong; check both and try again
error-person-name-taken = that name is taken; choose another
error-person-passphrase = a passphrase needs at least { $least } characters
error-export-busy = an export is running already; wait until it is done and try again
error-person-name-similar = that name looks too much like another player’s name; choose a different one
error-person-name-reserved = that name is reserved; choose another
error-person-wrong-old-passphrase = the current passphrase is wrong; check it and try again
error-person-too-many-tries = too many wrong passphrases; wait { $minutes } min, or sign in on a device that you have used before
error-session-unknown = that session has already ended
error-limit-games = you have reached the limit of { $most } unfinished games; finish, resign or leave one first
error-limit-open-games = you have reached the limit of { $most } open games; wait until someone joins, leave one, or invite by link
error-limit-open-games-hour = too many open games come from your network; invite by link, or try again in { $minutes } min
error-limit-bytes = your games and studies take up { $most } MB, which is the limit; delete studies that you no longer need
error-hook-url = the address must begin with http:// or https:// and have at most { $most } characters
error-hook-unreachable = there was no answer from that address; check it and try again
error-hook-status = the address answered with status { $status }
error-hook-private = addresses in private networks are not allowed
serve-here = on this machine
serve-network = on your network
serve-public = for everybody
