kos-british = Britanniques
kos-seat = Place { $seat }
kos-partner = avec { $seat }
kos-to-move = C’est à la place { $seat } de jouer
kos-pool = Réserve
kos-passed = a passé
kos-passes = Passes de suite : { $count }
kos-latest-cards = Dernières cartes : { $seats }
kos-no-latest-card = Aucune carte jouée
kos-swap-kept = À ne pas défaire : { $swap }
kos-home = foyer
kos-home-of = foyer : { $faction }
kos-king-marker = marqueur du roi
kos-contested = disputée
kos-slot = case { $slot }
kos-owner = sous contrôle : { $owner }
kos-follower-count = { $faction } { $count }
kos-neighbours = voisines
kos-next-to = voisine de { $provinces }
kos-cards-left = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
kos-top-card = jouée en dernier : { $card }
kos-reconstruction = La carte est une reconstitution
kos-latest-turn = dernier coup : { $turn }
drawing-narrow = Le dessin demande { $needed } colonnes ; ce terminal en a { $width }.
