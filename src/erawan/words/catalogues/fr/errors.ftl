error-place = (au caractère { $place })
error-rule = Règle { $rule }
error-text-not-text = il faut un texte, pas { $found }
error-text-too-long = le texte a { $length } caractères ; la limite est { $most }
error-position-no-game = { $found } n’est une position d’aucun jeu connu ici ({ $expected })
error-position-other-game = { $found } est une position de { $other }, pas de { $game }
error-game-unknown = il n’y a pas de jeu { $name } ; jeux connus : { $expected }
error-turn-unfinished = le coup n’est pas terminé
error-turn-none-begins = aucun coup permis ne commence par { $prefix }
error-game-over = la partie est terminée
error-seat-unknown = il n’y a pas de place { $seat } ; les places vont de 1 à { $seats }
error-option-unknown = { $game } n’a pas d’option { $name } ; ses options sont : { $expected }
error-option-bad-value = l’option { $name } ne peut pas valoir { $value } ; utilisez : { $expected }
error-option-form = { $value } n’est pas une option ; écrivez nom=valeur
error-file-unwritable = impossible d’écrire { $path } : { $reason }
error-number-range = { $name } doit être compris entre { $least } et { $most }, pas { $value }
error-language-unknown = la langue { $name } n’est pas prise en charge ; langues connues : { $expected }
error-player-unknown = il n’y a pas de joueur { $name } ; joueurs connus : { $expected }
error-shell-unknown = le shell { $found } n’est pas pris en charge ; shells connus : { $expected }
error-drawing-missing = { $game } ne peut pas être dessiné en SVG

error-siam-turn-form = { $found } n’est pas un coup ; écrivez +a1n (entrer), a1b1n (avancer ou pousser), a1n (tourner) ou a1- (sortir)
error-siam-enter-inside = { $square } n’est pas au bord ; les animaux n’entrent que par le bord
error-siam-leave-inside = { $square } n’est pas au bord ; les animaux ne sortent que par le bord
error-siam-not-neighbours = { $target } n’est pas à côté de { $square } ; un animal avance d’une case, jamais en diagonale
error-siam-no-reserve = { $side } n’ont plus d’animal en réserve
error-siam-no-animal = aucun animal ne se trouve en { $square }
error-siam-not-yours = l’animal en { $square } n’est pas à vous ; ce sont { $side } qui jouent
error-siam-same-facing = l’animal en { $square } est déjà tourné { $way } ; choisissez une autre direction
error-siam-banned = { $square } est fermée jusqu’au coup 5, et c’est le coup { $turn }
error-siam-not-from-outside = { $square } est occupée, et un animal ne peut pas y entrer en poussant { $way }
error-siam-not-ahead = l’animal en { $square } est tourné { $way } et ne peut pousser que dans ce sens
error-siam-turns-in-push = l’animal en { $square } pousse { $way } et ne peut pas tourner en même temps
error-siam-blocked = la poussée est trop faible : sa force est { $strength }, et il faut au moins 1
error-siam-too-many-rocks = la poussée est trop faible : une force de { $strength } ne peut pas déplacer { $rocks ->
    [one] { $rocks } rocher
   *[other] { $rocks } rochers
}

error-siam-fields = une position a deux ou trois champs séparés par des espaces, pas { $count }
error-siam-side = le camp qui doit jouer est E ou R, pas { $found }
error-siam-extra = { $found } n’est pas un troisième champ valide ; il peut contenir t1 à t4, x2 ou plus, et =E, =R ou ==, séparés par des virgules
error-siam-row-count = un plateau a 5 rangées, pas { $count }
error-siam-row-length = la rangée { $row } a { $count ->
    [one] { $count } case
   *[other] { $count } cases
} au lieu de 5
error-siam-split-gap = la rangée { $row } écrit des cases vides voisines en deux nombres ; écrivez leur somme
error-siam-letter = { $found } dans la rangée { $row } n’est pas une pièce ; les pièces sont N E S W, n e s w et #
error-siam-animal-count = le camp { $side } a { $count } animaux sur le plateau ; le maximum est 5
error-siam-rock-count = le plateau a { $count ->
    [one] { $count } rocher
   *[other] { $count } rochers
} au lieu de { $expected }
error-siam-no-ban = un numéro de coup (t1 à t4) n’est permis qu’avec l’option opening_ban
error-siam-ban-side = le coup { $turn } est celui de l’autre camp
error-siam-occurrences = la position indique { $count } répétitions, mais la partie est déjà nulle à { $limit }
error-siam-won-before = une position gagnée ne peut pas être déjà apparue, ni se produire pendant l’interdiction du début
error-command-moved = cette commande a changé de place : dans les sources d’Erawan, lancez `{ $command }`
