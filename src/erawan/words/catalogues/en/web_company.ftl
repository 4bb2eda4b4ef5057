# Premoves, ratings, signing in as a guest, and spectators.
web-prepare-card = Choose a card
web-prepare-another = Add another premove
web-preparing-card = Choose your premove. The map shows the current position.
web-prepared-ask = This is what the turn would do now. Save it as a premove?
web-prepared-keep = Save premove
# A premove is played always, or only after certain turns: then it is a conditional turn.
web-prepared-always = always
web-prepared-after = only after { $turns }
web-prepared-remove = Remove { $turn }
web-prepared-when = Play it
web-prepared-only = only after these turns:
web-prepared-theirs = { $name } plays
web-rated-hints = This game is rated, unless you use a hint or a takeback.
web-rated-takebacks = This game is rated, unless a turn is taken back.
web-rated-no-longer = You used a hint, so this game is no longer rated.
web-guest-tag = guest
web-guest-name = { $name } (guest)
web-guest-more = Guests have not set a passphrase, so their names are not protected.
web-watchers =
    { $count ->
        [one] { $count } spectator.
       *[other] { $count } spectators.
    }
