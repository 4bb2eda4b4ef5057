kos-british = Britten
kos-seat = Plaats { $seat }
kos-partner = met { $seat }
kos-to-move = Plaats { $seat } is aan de beurt
kos-pool = Voorraad
kos-passed = gepast
kos-passes = Op rij gepast: { $count }
kos-latest-cards = Laatste kaarten: { $seats }
kos-no-latest-card = Nog geen kaart gespeeld
kos-swap-kept = Niet terug te draaien: { $swap }
kos-home = thuis
kos-home-of = thuisprovincie: { $faction }
kos-king-marker = koningsmarker
kos-contested = omstreden
kos-slot = plek { $slot }
kos-owner = beheerst door: { $owner }
kos-follower-count = { $faction } { $count }
kos-neighbours = buren
kos-next-to = grenst aan { $provinces }
kos-cards-left = { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}
kos-top-card = laatst gespeeld: { $card }
kos-reconstruction = De landkaart is een reconstructie
kos-latest-turn = laatste beurt: { $turn }
drawing-narrow = De tekening heeft { $needed } kolommen nodig, maar deze terminal heeft er maar { $width }. Maak het venster breder.
