# Premoves, ratings, signing in as a guest, and spectators.
web-prepare-card = Choose a card
web-prepare-another = Add another premove
web-preparing-card = Choose your premove. The map shows the current position.
web-prepared-ask = This is what it would do now. Save it as a premove?
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
web-sign-in-bring = Move my guest games, studies and puzzle results to this account
web-guest-tag = guest
web-guest-name = { $name } (guest)
web-guest-more = Guests have not set a passphrase, so their names are not protected.
web-passphrase-old = Current passphrase
web-passphrase-ends = A new passphrase signs you out on all other devices.
web-devices = Devices
web-devices-more = You are signed in on these devices.
web-device-this = this device
web-device-unknown = Unknown device
web-device-times = signed in { $made }, last used { $seen }
web-sign-out-device = Sign out: { $device }
web-sign-out-others = Sign out everywhere else
web-sign-out-others-sure = Sign out on all other devices?
web-sign-out-all = Sign out everywhere
web-sign-out-all-sure = Sign out on all devices, this one too?
web-signed-out-others = You are signed out on all other devices.
web-watchers =
    { $count ->
        [one] { $count } spectator.
       *[other] { $count } spectators.
    }
