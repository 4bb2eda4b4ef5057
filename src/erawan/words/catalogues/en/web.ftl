web-welcome = Two games of elephants, kings and cunning
web-welcome-more = Play at once against the computer, with friends at one screen, or by a link. No account is needed.
web-siam-in-short = Elephants against rhinos on five by five squares. Push a rock off the board before the other side does: ten minutes, no luck.
web-kos-in-short = Three factions struggle for eight provinces, and the British wait. Eight cards a player, no luck after the set-up, two to four players.
web-kos-quick-open = In this quick game all played cards lie open; under “More choices” you play with hidden cards, as the rules have it.
web-play-siam = Play Siam
web-play-kos = Play King of Siam
web-more-choices = More choices
web-starting = Starting …
web-go-on = Go on where you were
web-opponent = Opponent
web-players = Players
web-players-count = { $count ->
    [4] four, in two teams
    [3] three
   *[other] two
}
web-level = Level { $level }
web-level-1 = first steps
web-level-2 = beginner
web-level-3 = casual
web-level-4 = attentive
web-level-5 = practised
web-level-6 = strong
web-level-7 = very strong
web-level-8 = full strength
web-strength = Strength
web-guest = Guest
web-free-seat = Free seat
web-you = You
web-seat = Seat { $seat }
web-name-at-seat = { $name } (seat { $seat })
web-team-1 = Team 1, seat { $seat }
web-team-2 = Team 2, seat { $seat }

web-new-game = New game
web-which-game = Which game
web-who-plays = Who plays
web-kind-here = Person at this screen
web-kind-level = The computer
web-kind-link = Person by link
web-kind-open = Anyone
web-kinds-explained = A link is for one friend and works once. An open seat is taken by whoever comes first.
web-clock = Clock
web-clock-none = none
web-clock-minutes = minutes a game
web-clock-days = days a turn
web-clock-minutes-each = Minutes for each player
web-clock-increment = Seconds more after every turn
web-clock-days-each = Days for each turn
web-rules = Rules
web-takebacks-explained = Turns may be taken back: freely against the computer, among people if all agree.
web-hints-explained = The computer gives hints when asked.
web-start-from = Start from a position or a record
web-start-from-more = Paste a position in the game’s notation, or a whole record; the game goes on from there.
web-begin = Begin

web-my-games = My games
web-games-running = Running
web-games-waiting = Waiting for players
web-games-over = Finished
web-games-open = Open to anyone
web-no-games = You have no games yet.
web-won = won
web-lost = lost
web-drawn = Drawn
web-over = The game is over
web-you-won = You won!
web-you-lost = You lost
web-winner = won
web-gave-up = { $name } gave up

web-invited = You are invited to a game
web-invited-more = Take the seat that was kept for you. The link works once.
web-take-seat = Take the seat
web-open-to-all = open to anyone
web-link = Link
web-copy-link = Copy the link
web-copied = Copied

web-waiting = Waiting for players
web-your-turn = It is your turn
web-is-to-move = { $name } is to move
web-is-thinking = { $name } is thinking
web-to-move = to move
web-away = away
web-days = d
web-hours = h

web-ask-hint = Hint
web-hinting = Thinking …
web-hint = A good turn: { $turn }.
web-kos-hint = The computer would do this: it { $turn }.
web-take-back = Take back
web-offer-draw = Offer a draw
web-resign = Give up
web-sure = Really give up?
web-yes = Yes
web-no = No
web-withdraw = Withdraw
web-rematch = Rematch
web-to-rematch = To the rematch
web-another-game = Another game
web-record = Download the record
web-asks-draw = { $name } offers a draw. Do you agree?
web-asks-takeback = { $name } would like to take a turn back. Do you agree?
web-asks-rematch = { $name } would like another game with seats changed round. Do you agree?
web-asking-draw = You have offered a draw; waiting for an answer.
web-asking-takeback = You have asked to take a turn back; waiting for an answer.
web-asking-rematch = You have asked for a rematch; waiting for an answer.
web-declined-draw = Your offer of a draw was declined.
web-declined-takeback = Your wish to take a turn back was declined.
web-declined-rematch = Your wish for a rematch was declined.

web-moves = Turns
web-no-moves = No turn has been made yet.
web-latest-only = Cards are hidden in this game, so only each player’s latest turn is shown until it is over.
web-looking-back = You are looking back.
web-first = To the beginning
web-earlier = One turn back
web-later = One turn on
web-now = Back to now
web-chat = Talk
web-say = Say something
web-send = Send
web-close = Close
web-back = Back

web-siam-board = Siam board
web-square-empty = { $square }, empty
web-reserve = { $side }: { $count } in reserve
web-face = face { $way }
web-choose-animal = Choose an animal on the board or from your reserve.
web-choose-target = Choose where it goes; choose it again to turn it on the spot.
web-choose-edge = Choose a square at the edge to enter.
web-choose-facing = Choose which way it looks.
web-leave-board = Leave the board
web-push = { $pushing } push, { $against } against, { $rocks ->
    [0] no rock
    [one] { $rocks } rock
   *[other] { $rocks } rocks
}.
web-push-now = Push

web-language = Language
web-skip = Skip to the game
web-sending = Sending …
web-loading = Loading …
web-offline = The server cannot be reached. Check the connection and try again.
web-reconnecting = The connection is lost; trying again …
web-no-page = There is no such page
web-no-game = There is no such game
web-to-start = To the first page

web-option-map = The map to play on.
web-option-map-siam = Siam (a reconstruction)
web-option-map-britain = Britain
web-option-discards-top = only the top card
web-option-discards-open = all open
web-option-push-walk = piece by piece
web-option-push-line = once at the end

web-how = How to play
web-siam-rules-title = How to play Siam
web-siam-rules-goal = Goal
web-siam-rules-goal-more = Push a rock off the board. The animal nearest behind the rock that faces the way of the push wins the game for its side, even if the other side made the push.
web-siam-rules-turn = Your turn
web-siam-rules-turn-more = You do one thing with one animal: bring it in at the edge, move it to an empty square beside it and let it face any way, turn it on the spot, or take it from the edge back into your reserve.
web-siam-rules-push = Pushing
web-siam-rules-push-more = An animal pushes straight ahead, the way it faces, onto a taken square; the whole unbroken line moves one square. An animal that comes in may push too. Nothing turns during a push.
web-siam-rules-strength = Strength
web-siam-rules-strength-more = Count along the line: the pusher is 1, each animal facing the way of the push adds 1, each facing against it takes 1 away, those facing sideways change nothing. After every piece the strength must be at least 1, and at least the number of rocks met so far. Whose animal it is does not matter.
web-siam-rules-off = Off the board
web-siam-rules-off-more = An animal pushed over the edge goes back to its reserve. A rock pushed over the edge ends the game. A position that occurs for the third time is a draw.

web-kos-rules-title = How to play King of Siam
web-kos-rules-turn = On your turn you play one of your eight cards or pass; a card is played once in the game.
web-kos-rules-cards = What each card does stands behind its question mark.
web-request-wrong = Something about this is not right. Check what you entered and try again.
web-your-name = Your name
web-your-name-more = Others see it beside your seat.
web-keep = Keep
web-kept = Kept
web-only-edge = animals come in at the edge of the board
web-only-beside = an animal goes one square ahead or to the side, not further and not diagonally
