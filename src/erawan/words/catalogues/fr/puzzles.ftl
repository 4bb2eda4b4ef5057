error-puzzle-line = { $found } n’est pas un problème ; attendu : task | position | first turn | themes | rating
error-puzzle-task = { $found } n’est pas la consigne d’un problème ; consignes connues : { $expected }
error-puzzle-unknown = il n’y a pas de problème { $name }
error-puzzle-done = il n’y a plus de problème de ce genre : vous les avez tous essayés
error-puzzle-over = le problème était déjà résolu avant le dernier tour
error-puzzle-too-hard = cette position est trop longue à prouver
error-puzzle-some-wrong = { $wrong } problèmes sur { $all } sont faux
puzzles-all-proved = { $count ->
    [one] un problème prouvé
   *[other] les { $count } problèmes sont prouvés
}
puzzle-wrong-position = la position est finie ou d’un autre jeu
puzzle-wrong-claim = il n’y a pas exactement un tour qui réponde à la consigne
puzzle-wrong-turn = le seul bon tour est { $turn }
puzzles-title = Problèmes
puzzles-lead = Des positions de parties, avec chacune un seul bon premier tour, prouvé en examinant tous les tours possibles.
puzzles-today = Problème du jour
puzzles-next = Problème suivant
puzzles-again = Réessayer
puzzles-solution = Voir la solution
puzzles-game = Jeu
puzzles-kind = Consigne
puzzles-theme = Thème
puzzles-any = tous
puzzles-kind-win = gagner de force
puzzles-kind-defence = la seule défense
puzzles-kind-ending = fins de partie
puzzles-rating-of = Cote { $rating }
puzzles-your-rating = Votre cote
puzzles-solved-of = { $solved } résolus sur { $all }
puzzles-at-once = Du premier coup
puzzles-streak = D’affilée
puzzles-new = pas encore essayé
puzzles-was-solved = résolu
puzzles-was-solved-at-once = résolu du premier coup
puzzles-was-failed = pas encore résolu
puzzles-week = Facile le lundi, difficile le dimanche
puzzles-tries = Vos essais
puzzles-order = Ordre
puzzles-easiest = les plus faciles
puzzles-hardest = les plus difficiles
puzzles-none = Aucun problème ne correspond.
puzzles-rating-more = Le nombre dit la difficulté : 600 est facile, 1500 demande de la pratique, au-delà de 2000 c’est pour les experts.
puzzles-cards = { $count ->
    [one] une carte restante
   *[other] { $count } cartes restantes
}
puzzle-you-elephants = Vous jouez les éléphants.
puzzle-you-rhinos = Vous jouez les rhinocéros.
puzzle-you-seat = Vous êtes le joueur { $seat }.
puzzle-task-win = { $count ->
    [one] Gagnez tout de suite
   *[other] Gagnez en { $count } tours
}
puzzle-task-defence = Trouvez la seule défense
puzzle-task-defence-more = { $count ->
    [one] Après tout autre tour, l’adversaire gagne aussitôt.
   *[other] Après tout autre tour, l’adversaire force le gain en { $count } de ses tours.
}
puzzle-task-win-more = Vous gagnez quoi que fasse l’adversaire.
puzzle-task-ending = Gagnez cette fin de partie
puzzle-task-ending-more-2 = { $count ->
    [one] Il reste une carte dans la partie. Un seul tour gagne quoi que fasse l’autre joueur.
   *[other] Il reste { $count } cartes dans la partie. Un seul tour gagne quoi que fasse l’autre joueur.
}
puzzle-task-ending-more-3 = { $count ->
    [one] Il reste une carte dans la partie. Un seul tour gagne même si les deux autres jouent ensemble contre vous.
   *[other] Il reste { $count } cartes dans la partie. Un seul tour gagne même si les deux autres jouent ensemble contre vous.
}
puzzle-task-ending-more-4 = { $count ->
    [one] Il reste une carte dans la partie. Un seul tour gagne pour votre équipe quoi que fassent les autres ; votre partenaire joue le jeu.
   *[other] Il reste { $count } cartes dans la partie. Un seul tour gagne pour votre équipe quoi que fassent les autres ; votre partenaire joue le jeu.
}
puzzle-right = Bien ! Continuez : { $task }.
puzzle-right-ending = Bien ! Continuez.
puzzle-solved = Résolu !
puzzle-solved-at-once = Résolu du premier coup !
puzzle-wrong = Pas celui-ci.
puzzle-refuted = Pas celui-ci : { $does }.
puzzle-refuted-by = Pas celui-ci : { $name } { $does }.
puzzle-shown = Voici la solution.
puzzle-rating-now = Votre cote : { $rating } ({ $change }).
puzzle-theme-push = poussée
puzzle-theme-entering = entrée
puzzle-theme-turning = rotation
puzzle-theme-leaving = sortie
puzzle-theme-moving = déplacement sans poussée
puzzle-theme-expelling = expulsion d’un animal
puzzle-theme-sacrifice = expulsion de son propre animal
puzzle-theme-two-rocks = deux rochers en ligne
puzzle-theme-under-threat = sous la menace
puzzle-theme-double-threat = double menace
puzzle-theme-no-threat = tour discret
puzzle-theme-blocked = poussée bloquée
puzzle-theme-whose-rock = à qui le rocher
puzzle-theme-two-players = deux joueurs
puzzle-theme-three-players = trois joueurs
puzzle-theme-two-teams = deux équipes
puzzle-theme-pass = passer
puzzle-theme-maharacha = Maharacha
puzzle-theme-khon-thai = Khon Thai
puzzle-theme-one-for-one = 1 contre 1
puzzle-theme-two-for-one = 2 contre 1
puzzle-theme-faction-card = carte de faction
puzzle-theme-outnumbered = moins de cartes
puzzle-theme-colony = colonie britannique
puzzle-theme-tie = une égalité décide
puzzle-theme-latest-gain = la dernière province décide
