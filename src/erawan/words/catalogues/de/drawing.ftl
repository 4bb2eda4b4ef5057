# Words on and beside the drawings of King of Siam; those of the terminal stand in narrow columns.
kos-british = Briten
kos-seat = Platz { $seat }
kos-partner = mit { $seat }
kos-to-move = Platz { $seat } ist am Zug
kos-pool = Vorrat
kos-passed = gepasst
kos-passes = In Folge gepasst: { $count }
kos-latest-cards = Letzte Karten: { $seats }
kos-no-latest-card = Noch keine Karte gespielt
kos-swap-kept = Rücktausch verboten: { $swap }
kos-home = Heimat
kos-home-of = Heimat: { $faction }
kos-king-marker = Königsmarker
kos-contested = umkämpft
kos-slot = Stelle { $slot }
kos-owner = beherrscht von: { $owner }
kos-follower-count = { $faction } { $count }
kos-neighbours = Nachbarn
kos-next-to = grenzt an { $provinces }
kos-cards-left = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
kos-top-card = zuletzt gespielt: { $card }
kos-reconstruction = Die Landkarte ist eine Rekonstruktion
kos-latest-turn = letzter Zug: { $turn }
drawing-narrow = Die Zeichnung braucht { $needed } Spalten, aber dieses Terminal hat nur { $width }. Mach das Fenster breiter.
