web-prepare-card = Choose a card
web-prepare-another = Add another turn
web-preparing-card = Choose what to do when your turn comes. The table is shown as it is now.
web-prepared-ask = This is what would happen now. Keep it for when your turn comes?
web-prepared-keep = Keep it for later
web-prepared-always = whatever is played before
web-prepared-after = only after { $turns }
web-prepared-remove = Remove { $turn }
web-prepared-when = Make it
web-prepared-only = only if this is played before:
web-prepared-theirs = Turn: { $name }
web-rated-hints = This game counts for your rating, until you ask for a hint or take a turn back.
web-rated-takebacks = This game counts for your rating, unless a turn is taken back.
web-rated-no-longer = With a hint the game does not count for your rating.
web-sign-in-bring = Bring the games along that were played here as a guest, the studies and puzzles too
web-watchers =
    { $count ->
        [one] One person is watching.
       *[other] { $count } people are watching.
    }
