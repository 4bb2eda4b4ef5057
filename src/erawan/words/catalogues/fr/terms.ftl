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
siam-to-move = à jouer : { $side }
siam-reserve-mark = ● en réserve  ○ sur le plateau

option-siam-push = Comment une poussée se mesure : pièce après pièce le long de la ligne, ou une seule fois à sa fin.
option-siam-repetition = Combien de fois une position peut se présenter avant que la partie soit nulle ; 0 pour jamais.
option-siam-opening-ban = Pendant les quatre premiers tours, personne ne va en c1 ni en c5.
option-siam-turn-limit = Après ce nombre de tours la partie est nulle ; 0 pour jamais.
siam-reserve-of = { $side } :
