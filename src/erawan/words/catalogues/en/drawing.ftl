# Words on and beside the drawings of King of Siam; those of the terminal stand in narrow columns.
kos-british = British
kos-seat = Seat { $seat }
kos-partner = with { $seat }
kos-to-move = Seat { $seat } to move
kos-pool = Pool
kos-passed = passed
kos-passes = Passes in a row: { $count }
kos-latest-cards = Last cards played by seats: { $seats }
kos-no-latest-card = No card played yet
kos-swap-kept = May not be undone: { $swap }
kos-home = home
kos-home-of = home of { $faction }
kos-king-marker = King marker
kos-contested = contested
kos-slot = slot { $slot }
kos-owner = controlled by { $owner }
kos-follower-count = { $faction } { $count }
kos-neighbours = neighbours
kos-next-to = borders { $provinces }
kos-cards-left = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
kos-top-card = last played: { $card }
kos-reconstruction = This map is a reconstruction
kos-latest-turn = last turn: { $turn }
drawing-narrow = The drawing needs { $needed } columns, but this terminal has only { $width }. Make the window wider.
