web-copy-by-hand = The browser could not copy it. The text is selected: copy it yourself.
web-qr = QR code
web-qr-of = QR code: { $link }
web-reach = Server address in links
web-reach-here-only = These links work only on this computer. To let others join, start the server with --host 0.0.0.0.
web-seat-left = A seat is free
web-by-link-only = By invitation only
web-make-link = Create link
web-share = Share this game
web-share-open = Share
web-watch-link = Link for spectators
web-watch-link-more = Anyone with this link can watch the game, but sees no hidden cards.
web-device = Continue on another device
web-device-more = Open this link on your other device to move your seat there. It works once. This device can then only watch. Do not share the link.
web-device-link = Link for your other device
web-device-make = Create link
web-device-make-for = Create link: { $seat }
web-device-come = Continue on this device
web-device-come-more = Your seat moves to this device. The link works once.
web-go-on-here = Move my seat here
web-mute = Mute { $name }
web-unmute = Unmute { $name }
web-standing = Keep passing
web-standing-card = Pass until someone plays a card
web-standing-struggle = Pass until the struggle ends
web-standing-card-on = You keep passing until someone plays a card.
web-standing-struggle-on = You keep passing until this struggle ends.
web-prepare = Add a premove
web-prepare-on-board = Choose on the board
web-prepare-write = Type a turn
web-preparing = Choose your premove on the board.
web-prepared = Your premoves:
web-prepared-more = Played as soon as it is your turn, if legal. Only you can see them.
web-prepared-cancel = Cancel
web-title = Game title
web-rename = Rename
web-give-title = Add a title
web-notify = Turn on notifications
web-notify-more = Your browser can notify you when it is your turn, while this app is open in the background.
web-notify-on = Your browser notifies you when it is your turn.
web-notify-stop = Turn off notifications
web-notify-denied = Your browser blocks notifications from this site. Allow them in the browser’s settings for this site.
web-notify-unknown-here = Notifications are not available here. Most browsers allow them only over HTTPS, or on the computer that runs the server.
web-profile = Profile
web-leave = Leave game
web-leave-sure = Someone else can then take your seat. Leave the game?
web-watching = You are watching this game.
web-due = due { $when }
web-games-turn = Your turn
web-filter-which = Show
web-filter-all = All games
web-filter-turn = Your turn
web-filter-running = In progress
web-filter-waiting = Waiting for players
web-filter-over = Finished
web-filter-both = Both
web-filter-result = Result
web-result-any = Any
web-result-won = Won
web-result-drawn = Drawn
web-result-lost = Lost
web-no-such-games = No games match these filters.
web-more-games = Show earlier games
web-muted-count =
    { $count ->
        [one] { $count } message is hidden.
       *[other] { $count } messages are hidden.
    }
web-turns-waiting =
    { $count ->
        [one] your turn in { $count } game
       *[other] your turn in { $count } games
    }
