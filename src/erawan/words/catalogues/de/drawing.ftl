kos-british = Briten
kos-seat = Platz { $seat }
kos-partner = mit { $seat }
kos-to-move = Platz { $seat } ist am Zug
kos-pool = Vorrat
kos-passed = gepasst
kos-passes = In Folge gepasst: { $count }
kos-latest-cards = Letzte Karten: { $seats }
kos-no-latest-card = Noch keine Karte gespielt
kos-swap-kept = Nicht umkehrbar: { $swap }
kos-home = Heimat
kos-home-of = Heimat: { $faction }
kos-king-marker = Königsmarker
kos-contested = umkämpft
kos-slot = Feld { $slot }
kos-owner = in der Hand: { $owner }
kos-follower-count = { $faction } { $count }
kos-neighbours = Nachbarn
kos-next-to = grenzt an { $provinces }
kos-cards-left = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
kos-top-card = zuletzt gespielt: { $card }
kos-reconstruction = Die Karte ist eine Rekonstruktion
kos-latest-turn = letzter Zug: { $turn }
drawing-narrow = Die Zeichnung braucht { $needed } Spalten; dieses Terminal hat { $width }.
