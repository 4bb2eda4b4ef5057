kos-british = Britten
kos-seat = Plaats { $seat }
kos-partner = met { $seat }
kos-to-move = Plaats { $seat } is aan zet
kos-pool = Voorraad
kos-passed = gepast
kos-passes = Keer op rij gepast: { $count }
kos-latest-cards = Laatste kaarten: { $seats }
kos-no-latest-card = Nog geen kaart gespeeld
kos-swap-kept = Niet terug te draaien: { $swap }
kos-home = thuis
kos-home-of = thuis van { $faction }
kos-king-marker = koningsmarker
kos-contested = omstreden
kos-slot = vak { $slot }
kos-owner = in handen van { $owner }
kos-follower-count = { $faction } { $count }
kos-neighbours = buren
kos-next-to = grenst aan { $provinces }
kos-cards-left = { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}
kos-top-card = laatst gespeeld: { $card }
kos-reconstruction = De kaart is een reconstructie
kos-latest-turn = laatste beurt: { $turn }
drawing-narrow = De tekening heeft { $needed } kolommen nodig; deze terminal heeft er { $width }.
