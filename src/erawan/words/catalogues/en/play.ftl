play-you-are = You are { $side }.
play-every-seat = You play all seats.
play-no-seat = You are watching.
play-seat = seat { $seat }
play-goal-siam = Push a rock off the board. The side with the closest animal behind the rock, facing the direction of the push, wins.
play-goal-king-of-siam = The player with the most followers of the ruling faction wins at the end. Type a card, such as khon, to see what you can do with it.
play-help-turns-siam =
    Turns:    +c1n   enter on c1 facing north (n, e, s, w); pushes if c1 is occupied
              c1c2n  move from c1 to c2 and face north; pushes if c2 is occupied
              c1e    turn on c1 to face east
              c1-    leave the board from c1
play-help-turns-king-of-siam =
    Turns:    pass    play no card; when all players pass in a row, the struggle ends
              khon    type a card to see what you can do with it, then continue
              king  khon  1v1  2v1  rama  lao  malay    the cards
              1v1:L@cm,R@su>M@ke  swap a Lao in cm for a Rama in su, then take a Malay from ke
play-help-words =
    Commands: turns  list your turns (turns c1: those of one square)
              hint   show a good turn
              undo   take back your last turn
              board  draw the board again
              help   show this help again
              quit   stop, and see how to continue later
play-prompt = { $side } (turn or help)>
play-your-turn = Your turn. Type help for a list of commands.
play-turn = { $side }: { $turn } ({ $does })
play-go-on = Continue with: { $choices }
play-hint = Try { $turn }: { $does }
play-none = No legal turn begins with { $prefix }.
play-cannot-undo = You have no turn to take back.
play-undone = Turn taken back.
play-goodbye = To continue this game later: erawan play --position "{ $position }"{ $words }
play-goodbye-record = To continue this game later: erawan play --record { $path } --resume{ $words }
play-goodbye-hidden = The position is not shown because the other hands are hidden. To be able to continue a game later, start it with --record FILE.
play-thinking = Thinking …
play-recorded = The game was saved to { $path }.
error-play-resume-needs = --resume needs a recorded game; name its file with --record
error-play-resume-alone = --resume takes everything from the recorded game; leave out --game, --option and --position
error-play-resume-finished = the last game in { $path } is finished; leave out --resume to start a new one
error-play-opponents =
    { $found } names too many players; { $seats ->
        [one] there is only { $seats } other seat
       *[other] there are only { $seats } other seats
    }
error-play-server-alone = { $option } cannot be used with --server
error-play-name-alone = { $option } is only for games on a server; add --server URL
play-goodbye-server = To continue this game later: erawan play { $game } --server { $url }
play-server-games = Games on the server:
error-server-which = name a game on the server, or paste an invitation link: erawan play GAME --server URL
error-server-address = { $found } is not a server address; write it like http://localhost:8421
error-server-game = { $found } is neither a game id nor an invitation link
error-server-unreachable = cannot reach the server { $url }: { $reason }
error-server-strange = { $url } does not answer like an Erawan server: { $reason }
error-server-said = the server answered: { $message }
