way-north = vers le nord
way-east = vers l’est
way-south = vers le sud
way-west = vers l’ouest

siam-name = Siam
siam-elephant = l’éléphant
siam-rhino = le rhinocéros
siam-elephants = les éléphants
siam-rhinos = les rhinocéros
siam-rock = rocher
siam-rocks = { $count ->
    [one] { $count } rocher
   *[other] { $count } rochers
}
siam-reserve = réserve
siam-board = plateau
siam-edge = bord

siam-stands-animal = { $animal } en { $square }, tourné { $way }
siam-stands-rock = un rocher en { $square }
siam-to-move = { $side } jouent
siam-reserve-mark = ● en réserve  ○ sur le plateau

option-siam-push = Comment se mesure une poussée : pièce par pièce le long de la file (walk), ou une seule fois pour toute la file (line).
option-siam-repetition = La partie est nulle quand une position apparaît ce nombre de fois ; 0 pour jamais.
option-siam-opening-ban = Aucun animal ne peut aller en c1 ni en c5 pendant les quatre premiers coups.
option-siam-turn-limit = La partie est nulle après ce nombre de coups ; 0 pour aucune limite.
siam-reserve-of = { $side } :

kos-place = { $place ->
   *[other] { $province }
}
