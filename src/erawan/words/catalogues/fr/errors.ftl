error-place = (au caractère { $place })
error-text-not-text = un texte était attendu, pas { $found }
error-text-too-long = le texte a { $length } caractères ; le maximum est { $most }
error-position-no-game = { $found } n’est une position d’aucun jeu connu ici ({ $expected })
error-position-other-game = { $found } est une position de { $other }, pas de { $game }
error-game-unknown = il n’y a pas de jeu { $name } ; les jeux connus sont : { $expected }
error-turn-unfinished = le coup n’est pas terminé
error-turn-none-begins = aucun coup ne commence par { $prefix }
error-game-over = la partie est finie
error-seat-unknown = il n’y a pas de place { $seat } ; les places vont de 1 à { $seats }
error-option-unknown = { $game } n’a pas d’option { $name } ; options possibles : { $expected }
error-option-bad-value = l’option { $name } ne peut pas valoir { $value } ; attendu : { $expected }
error-option-form = { $value } n’est pas une option ; écrivez nom=valeur
error-file-unwritable = impossible d’écrire { $path } : { $reason }
error-number-range = { $name } doit être compris entre { $least } et { $most } (reçu : { $value })
error-language-unknown = il n’y a pas de langue { $name } ; les langues connues sont : { $expected }
error-command-moved = cette commande a changé de place : dans les sources d’Erawan, lancez `{ $command }`
error-player-unknown = il n’y a pas de joueur { $name } ; les joueurs connus sont : { $expected }
error-shell-unknown = { $found } n’est pas un shell connu ici ; shells connus : { $expected }
error-drawing-missing = { $game } n’a pas de dessin SVG

error-siam-turn-form = { $found } n’est pas un coup ; écrivez +a1n (entrer), a1b1n (aller ou pousser), a1n (tourner) ou a1- (sortir)
error-siam-enter-inside = { $square } n’est pas au bord ; les animaux n’entrent que par le bord
error-siam-leave-inside = { $square } n’est pas au bord ; les animaux ne sortent que par le bord
error-siam-not-neighbours = { $target } n’est pas à côté de { $square }
error-siam-no-reserve = { $side } n’ont pas d’animal en réserve
error-siam-no-animal = aucun animal ne se tient en { $square }
error-siam-not-yours = l’animal en { $square } n’appartient pas au camp qui doit jouer ({ $side })
error-siam-same-facing = l’animal en { $square } est déjà tourné { $way }
error-siam-banned = personne ne va en { $square } avant le tour 5 ; c’est le tour { $turn }
error-siam-not-from-outside = { $square } est occupée, et rien ne peut y venir de l’extérieur en allant { $way }
error-siam-not-ahead = l’animal en { $square } est tourné { $way } et ne peut pousser que dans ce sens
error-siam-turns-in-push = l’animal en { $square } ne peut pas se tourner pendant qu’il pousse { $way }
error-siam-blocked = force { $strength }, et une poussée demande au moins 1
error-siam-too-many-rocks = force { $strength } contre { $rocks ->
    [one] { $rocks } rocher
   *[other] { $rocks } rochers
}

error-siam-fields = une position a deux ou trois champs séparés par une espace, pas { $count }
error-siam-side = le camp qui doit jouer est E ou R, pas { $found }
error-siam-extra = { $found } n’est pas un troisième champ ; il se compose de t1-t4, x2 et plus, et =E, =R ou ==, séparés par des virgules
error-siam-row-count = un plateau a 5 rangées, pas { $count }
error-siam-row-length = la rangée { $row } a { $count ->
    [one] { $count } case
   *[other] { $count } cases
} au lieu de 5
error-siam-split-gap = la rangée { $row } écrit une suite de cases vides en deux nombres
error-siam-letter = { $found } dans la rangée { $row } n’est pas une pièce ; les pièces sont N E S W, n e s w et #
error-siam-animal-count = le camp { $side } a { $count } animaux sur le plateau, et le maximum est 5
error-siam-rock-count = le plateau a { $count ->
    [one] { $count } rocher
   *[other] { $count } rochers
} au lieu de { $expected }
error-siam-no-ban = le numéro du tour à venir n’est écrit que sous l’option opening_ban
error-siam-ban-side = le tour { $turn } appartient à l’autre camp
error-siam-occurrences = { $count } occurrences, mais la partie est nulle à { $limit }
error-siam-won-before = une position gagnée ne se présente qu’une fois, et après l’interdiction du début
