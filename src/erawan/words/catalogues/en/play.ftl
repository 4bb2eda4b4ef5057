play-you-are = You are { $side }.
play-every-seat = You play every seat.
play-no-seat = You watch.
play-seat = seat { $seat }
play-goal-siam = Push a rock off the board: your side wins if its animal is the nearest behind the rock, facing the way of the push.
play-goal-king-of-siam = Who holds the most followers of the faction that rules in the end wins. Type a card, such as khon, to see how it goes on.
play-help-turns-siam =
    Turns:    +c1n   enter on c1 facing north (n, e, s, w); a push, if c1 is taken
              c1c2n  go from c1 to c2 and face north; a push, if c2 is taken
              c1e    turn on c1 to face east
              c1-    leave the board from c1
play-help-turns-king-of-siam =
    Turns:    pass    do nothing; when all pass in a row, the struggle ends
              khon    a card alone shows how it can go on; type on
              king  khon  1v1  2v1  rama  lao  malay    the cards
              1v1:L@cm,R@su>M@ke  swap Lao in cm with Rama in su, then take Malay in ke
play-help-words =
    Commands: turns  list your turns (turns c1: those of one square)
              hint   see a turn that the opponent would play
              undo   take your last turn back
              board  draw the board again
              help   read this again
              quit   stop; you are told how to go on later
play-prompt = { $side } (a turn, or help)>
play-your-turn = Your turn. Type help if you are lost.
play-turn = { $side }: { $turn } ({ $does })
play-go-on = Go on with: { $choices }
play-hint = Try { $turn }: { $does }
play-none = no turn begins with { $prefix }
play-cannot-undo = there is no turn of yours to take back
play-undone = taken back
play-goodbye = To go on later: erawan play --position "{ $position }"{ $words }
play-goodbye-record = To go on later: erawan play --record { $path } --resume{ $words }
play-goodbye-hidden = Other hands stay hidden, so the position is not told. To go on later with a game, play it with --record FILE.
play-thinking = thinking …
play-recorded = The game was added to { $path }.
error-play-resume-needs = --resume goes on with a recorded game: name its file with --record
error-play-resume-alone = --resume takes the game from the file of records; leave out --game, --option and --position
error-play-resume-finished = the last game of { $path } is finished; without --resume a new one is added
error-play-opponents = { $found } names more players than there are other seats: { $seats }
error-play-server-alone = { $option } cannot be used with --server
error-play-name-alone = { $option } is for games on a server: name it with --server
play-goodbye-server = To go on later: erawan play { $game } --server { $url }
play-server-games = Games on the server:
error-server-which = name a game of the server, or paste the link of an invitation: erawan play GAME --server URL
error-server-address = { $found } is not the address of a server; write it like http://localhost:8421
error-server-game = { $found } is neither the id of a game nor the link of an invitation
error-server-unreachable = the server { $url } cannot be reached: { $reason }
error-server-strange = { $url } does not answer like an Erawan server: { $reason }
error-server-said = the server says: { $message }
