kos-british = Britanniques
kos-seat = Place { $seat }
kos-partner = avec { $seat }
kos-to-move = Au tour de la place { $seat }
kos-pool = Réserve
kos-passed = a passé
kos-passes = Passes de suite : { $count }
kos-latest-cards = Dernières cartes : { $seats }
kos-no-latest-card = Aucune carte jouée
kos-swap-kept = Interdit de défaire : { $swap }
kos-home = origine
kos-home-of = province d’origine : { $faction }
kos-king-marker = marqueur Roi
kos-contested = contestée
kos-slot = emplacement { $slot }
kos-owner = contrôlée par : { $owner }
kos-follower-count = { $faction } { $count }
kos-neighbours = voisines
kos-next-to = voisine de : { $provinces }
kos-cards-left = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
kos-top-card = jouée en dernier : { $card }
kos-reconstruction = La carte est une reconstitution
kos-latest-turn = dernier coup : { $turn }
drawing-narrow = Le dessin a besoin de { $needed } colonnes, mais ce terminal n’en a que { $width }. Élargissez la fenêtre.
