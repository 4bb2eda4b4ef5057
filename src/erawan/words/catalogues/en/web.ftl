web-welcome = Two games of elephants, kings and cunning
web-welcome-more = Play right away: against the computer, with friends on one screen, or by link. No account needed.
web-siam-in-short = Elephants against rhinos on a 5 × 5 board. Push a rock off the board before the other side does. Ten minutes, pure skill.
web-kos-in-short = Three factions fight for eight provinces while the British wait. Eight cards each, no luck after the setup, two to four players.
web-kos-quick-open = In this quick game all played cards stay visible. To play with hidden cards, as in the full rules, choose “More options”.
web-play-siam = Play Siam
web-play-kos = Play King of Siam
web-more-choices = More options
web-starting = Starting…
web-go-on = Continue playing
web-opponent = Opponent
web-players = Players
web-players-count = { $count ->
    [4] 4 (two teams)
   *[other] { $count }
}
web-level = Level { $level }
web-level-1 = first steps
web-level-2 = beginner
web-level-3 = casual
web-level-4 = intermediate
web-level-5 = advanced
web-level-6 = strong
web-level-7 = very strong
web-level-8 = full strength
web-opponent-1 = Nok
web-opponent-2 = Mali
web-opponent-3 = Daeng
web-opponent-4 = Sun
web-opponent-5 = Pim
web-opponent-6 = Rung
web-opponent-7 = Thong
web-opponent-8 = Chang
web-opponents-company = Opponents of about this strength take the other seats.
web-guest = Guest
web-free-seat = Empty seat
web-you = You
web-seat = Seat { $seat }
web-name-at-seat = { $name } (seat { $seat })
web-team-1 = Team 1, seat { $seat }
web-team-2 = Team 2, seat { $seat }

web-new-game = New game
web-which-game = Game
web-who-plays = Who plays
web-kind-here = Player on this screen
web-kind-level = Computer
web-kind-link = Friend by link
web-kind-open = Anyone
web-kinds-explained = An invitation link works once, for one friend. A seat for anyone goes to the first person who joins.
web-clock = Clock
web-clock-none = No clock
# Stand alone, and after a number: "3 days per turn".
web-clock-minutes = minutes per game
web-clock-days = days per turn (correspondence)
web-clock-minutes-each = Minutes per player
web-clock-increment = Extra seconds per turn
web-clock-days-each = Days per turn
web-rules = Rules
web-takebacks-explained = Allow takebacks: against the computer at any time, between people only if everyone agrees.
web-hints-explained = Allow hints from the computer.
web-start-from = Start from a position or a saved game
web-start-from-more = Paste a position or a game record. The game continues from there.
web-begin = Start game

web-my-games = My games
web-games-running = In progress
web-games-waiting = Waiting for players
web-games-over = Finished
web-games-open = Open games
web-no-games = You have no games yet.
web-won = Won
web-lost = Lost
web-drawn = Draw
web-over = Game over
web-you-won = You won!
web-you-lost = You lost
web-winner = won
web-gave-up = { $name } resigned
web-gave-up-you = You resigned
web-ran-out-of-time = { $name } ran out of time
web-ran-out-of-time-you = You ran out of time

web-invited = You are invited to a game
web-invited-more = A seat is reserved for you. The link works once.
web-take-seat = Join game
web-open-to-all = Open to anyone
web-link = Link
web-copy-link = Copy link
web-copied = Copied

web-waiting = Waiting for players
web-your-turn = It is your turn
web-is-to-move = Waiting for { $name }
web-is-thinking = { $name } is thinking
web-to-move = to move
web-away = away
web-days = d
web-hours = h

web-ask-hint = Hint
web-hinting = Thinking…
web-hint = Hint: { $turn }.
web-kos-hint = Hint: here the computer { $turn }.
web-take-back = Take back
web-offer-draw = Offer draw
web-resign = Resign
web-sure = Really resign?
web-yes = Yes
web-no = No
web-withdraw = Cancel
web-rematch = Rematch
web-to-rematch = Go to rematch
web-another-game = New game
web-record = Download game
web-asks-draw = { $name } offers a draw. Do you accept?
web-asks-takeback = { $name } asks for a takeback. Do you accept?
web-asks-rematch = { $name } asks for a rematch with the seats swapped. Do you accept?
web-asking-draw = You offered a draw. Waiting for an answer…
web-asking-takeback = You asked for a takeback. Waiting for an answer…
web-asking-rematch = You asked for a rematch. Waiting for an answer…
web-declined-draw = Your draw offer was declined.
web-declined-takeback = Your takeback request was declined.
web-declined-rematch = Your rematch request was declined.

web-moves = Turns
web-no-moves = No turns yet.
web-latest-only = Cards are hidden in this game. Until it ends, you see only each player’s latest turn.
web-looking-back = You are viewing an earlier position.
web-first = Go to start
web-earlier = Previous turn
web-later = Next turn
web-now = Back to current position
web-chat = Chat
web-say = Write a message
web-say-placeholder = Message
web-send = Send
web-close = Close
web-back = Cancel

web-siam-board = Siam board
web-square-empty = { $square }, empty
web-reserve = { $side }: { $count } in reserve
web-face = Face { $way }
web-choose-animal = Choose an animal on the board or in your reserve.
web-choose-target = Choose a square to move to. To turn on the spot, choose the animal again.
web-choose-edge = Choose a square on the edge to enter.
web-choose-facing = Choose which way it faces.
web-leave-board = Leave the board
web-push = { $pushing } pushing, { $against } resisting, { $rocks ->
    [0] no rocks
    [one] { $rocks } rock
   *[other] { $rocks } rocks
}.
web-push-now = Push

web-language = Language
web-skip = Skip to content
web-sending = Sending…
web-loading = Loading…
web-offline = The server cannot be reached. Check your connection and try again.
web-reconnecting = Connection lost. Reconnecting…
web-no-page = Page not found
web-no-game = Game not found
web-to-start = Go to home page

web-option-map = Map
web-option-map-siam = Siam (reconstruction)
web-option-map-britain = Britain
web-option-discards-top = Top card only
web-option-discards-open = All cards
web-option-push-walk = Piece by piece
web-option-push-line = Once at the end

web-how = How to play
web-siam-rules-title = How to play Siam
web-siam-rules-goal = Goal
web-siam-rules-goal-more = Push a rock off the board. Among the animals behind the rock that face in the direction of the push, the nearest one wins the game for its side, even if the other side made the push.
web-siam-rules-turn = Your turn
web-siam-rules-turn-more = You do one thing with one animal: bring it in at the edge, move it one square onto an empty square and choose which way it faces, turn it on the spot, or take it from the edge back into your reserve. Nothing moves diagonally.
web-siam-rules-push = Pushing
web-siam-rules-push-more = An animal pushes straight ahead, the way it faces, onto an occupied square. The whole unbroken line moves one square. An animal that enters can push too. Nothing turns during a push.
web-siam-rules-strength = Strength
web-siam-rules-strength-more = Count along the line. The pusher is 1. Each animal facing in the direction of the push adds 1, each animal facing the other way subtracts 1, and animals facing sideways change nothing. It does not matter whose animals they are. After each piece, the strength must be at least 1 and at least the number of rocks met so far.
web-siam-rules-off = Off the board
web-siam-rules-off-more = An animal pushed over the edge goes back to its reserve. A rock pushed over the edge ends the game. If a position occurs for the third time, the game is a draw.

web-kos-rules-title = How to play King of Siam
web-kos-rules-turn = On your turn, play one of your eight cards or pass. You can play each card only once in the game.
web-kos-rules-cards = Press the question mark on a card to see what it does.
web-request-wrong = Something went wrong. Check what you entered and try again.
web-your-name = Your name
web-keep = Save
web-only-edge = animals enter only at the edge of the board
web-only-beside = an animal moves one square forward, backward or sideways, never diagonally
