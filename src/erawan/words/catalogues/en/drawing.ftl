# Words on and beside the drawings of King of Siam; those of the terminal stand in narrow columns.
kos-british = British
kos-seat = Seat { $seat }
kos-partner = with { $seat }
kos-to-move = Seat { $seat } is to move
kos-pool = Pool
kos-passed = passed
kos-passes = Passes in a row: { $count }
kos-latest-cards = Latest cards: { $seats }
kos-no-latest-card = No card played yet
kos-swap-kept = No swapping back: { $swap }
kos-home = home
kos-home-of = home of { $faction }
kos-king-marker = King marker
kos-contested = contested
kos-slot = slot { $slot }
kos-owner = { $owner } in control
kos-follower-count = { $faction } { $count }
kos-neighbours = neighbours
kos-next-to = next to { $provinces }
kos-cards-left = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
kos-top-card = played last: { $card }
kos-reconstruction = The map is a reconstruction
kos-latest-turn = latest turn: { $turn }
drawing-narrow = The drawing needs { $needed } columns, but this terminal has only { $width }. Make the window wider.
