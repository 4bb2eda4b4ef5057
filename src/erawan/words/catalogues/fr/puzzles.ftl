error-puzzle-line = { $found } n’est pas un problème ; attendu : task | position | first turn | themes | rating
error-puzzle-task = { $found } n’est pas la consigne d’un problème ; consignes connues : { $expected }
error-puzzle-unknown = il n’y a pas de problème { $name }
error-puzzle-theme = il n’y a pas de thème { $name } ; thèmes connus : { $themes }
error-puzzle-done = il n’y a plus de problème de ce genre : vous les avez tous essayés
error-puzzle-over = le problème était déjà résolu avant le dernier coup
error-puzzle-too-hard = prouver cette position prend trop de temps
error-puzzle-some-wrong =
    { $wrong ->
        [one] { $wrong } problème sur { $all } est faux
       *[other] { $wrong } problèmes sur { $all } sont faux
    }
puzzles-all-proved = { $count ->
    [one] { $count } problème prouvé
   *[other] les { $count } problèmes sont prouvés
}
puzzle-wrong-position = la partie est terminée dans cette position, ou la position est d’un autre jeu
puzzle-wrong-claim = la consigne n’a pas de solution, ou elle en a plusieurs
puzzle-wrong-turn = le seul bon coup est { $turn }
puzzle-wrong-duplicate = presque le même que le problème { $other }
puzzles-title = Problèmes
puzzles-lead = Des positions tirées de parties. Chacune a un seul bon premier coup, prouvé en vérifiant tous les coups possibles.
puzzles-today = Problème du jour
puzzles-next = Problème suivant
puzzles-again = Réessayer
puzzles-solution = Voir la solution
puzzles-game = Jeu
puzzles-kind = Consigne
puzzles-theme = Thème
puzzles-any = Tous
puzzles-kind-win = Victoire forcée
puzzles-kind-defence = Seule défense
puzzles-kind-resist = Résister le plus longtemps possible
puzzles-kind-ending = Fins de partie
puzzles-rating-of = Classement { $rating }
puzzles-your-rating = Votre classement
puzzles-solved-of =
    { $solved ->
        [one] { $solved } résolu sur { $all }
       *[other] { $solved } résolus sur { $all }
    }
puzzles-at-once = Résolus au premier essai
puzzles-streak = Série
puzzles-new = Pas encore essayé
puzzles-was-solved = Résolu
puzzles-was-solved-at-once = Résolu au premier essai
puzzles-was-failed = Pas encore résolu
puzzles-week = Facile le lundi, difficile le dimanche
puzzles-tries = État
puzzles-order = Ordre
puzzles-easiest = Faciles d’abord
puzzles-hardest = Difficiles d’abord
puzzles-none = Aucun problème ne correspond à ces filtres.
puzzles-rating-more = Le classement indique la difficulté d’un problème : 600 est facile, 1500 demande de l’entraînement, au-dessus de 2000 c’est pour les experts.
puzzles-cards = { $count ->
    [one] { $count } carte restante
   *[other] { $count } cartes restantes
}
puzzle-you-elephants = Vous jouez les éléphants.
puzzle-you-rhinos = Vous jouez les rhinocéros.
puzzle-you-seat = Vous êtes à la place { $seat }.
puzzle-task-win = { $count ->
    [one] Gagnez tout de suite
   *[other] Gagnez en { $count } coups
}
puzzle-task-defence = Trouvez la seule défense
puzzle-task-defence-more = { $count ->
    [one] Après tout autre coup, l’adversaire gagne tout de suite.
   *[other] Après tout autre coup, l’adversaire force la victoire en { $count } coups au plus.
}
puzzle-task-resist = Résistez le plus longtemps possible
puzzle-task-resist-more = { $count ->
    [one] La défaite est inévitable. Après tout autre coup, l’adversaire gagne tout de suite.
   *[other] La défaite est inévitable. Après tout autre coup, l’adversaire force la victoire en { $count } coups au plus.
}
puzzle-task-win-more = Vous pouvez gagner quoi que fasse l’adversaire.
puzzle-task-ending = Gagnez cette fin de partie
puzzle-task-ending-more-2 = { $count ->
    [one] Il reste une carte dans la partie. Un seul coup gagne quoi que fasse l’adversaire.
   *[other] Il reste { $count } cartes dans la partie. Un seul coup gagne quoi que fasse l’adversaire.
}
puzzle-task-ending-more-3 = { $count ->
    [one] Il reste une carte dans la partie. Un seul coup gagne, même si les deux autres jouent ensemble contre vous.
   *[other] Il reste { $count } cartes dans la partie. Un seul coup gagne, même si les deux autres jouent ensemble contre vous.
}
puzzle-task-ending-more-4 = { $count ->
    [one] Il reste une carte dans la partie. Un seul coup fait gagner votre équipe quoi que fassent les adversaires. Votre partenaire vous aide.
   *[other] Il reste { $count } cartes dans la partie. Un seul coup fait gagner votre équipe quoi que fassent les adversaires. Votre partenaire vous aide.
}
puzzle-right = Bravo ! Maintenant : { $task }.
puzzle-right-ending = Bravo ! Continuez.
puzzle-solved = Résolu !
puzzle-solved-at-once = Résolu au premier essai !
puzzle-wrong = Pas ce coup-là.
puzzle-refuted = Pas ce coup-là. La riposte : { $does }.
puzzle-refuted-by = Pas ce coup-là. La riposte : { $name } { $does }.
puzzle-shown = Voici la solution.
puzzle-rating-right = Réussi au premier essai. Votre classement : { $rating } ({ $change }).
puzzle-rating-wrong = Raté au premier essai. Votre classement : { $rating } ({ $change }).
puzzle-rating-later = Raté au premier essai : { $change }. Résolu ensuite : pas d’autre changement. Votre classement : { $rating }.
puzzle-rating-before = Seul le premier essai compte : votre classement reste à { $rating }.
puzzle-theme-push = Poussée
puzzle-theme-entering = Entrée
puzzle-theme-turning = Rotation
puzzle-theme-leaving = Sortie
puzzle-theme-moving = Déplacement sans poussée
puzzle-theme-expelling = Expulsion d’un animal
puzzle-theme-sacrifice = Sacrifice
puzzle-theme-double-push = Double poussée
puzzle-theme-lock = Blocage
puzzle-theme-two-rocks = Deux rochers en file
puzzle-theme-under-threat = Sous la menace
puzzle-theme-double-threat = Double menace
puzzle-theme-no-threat = Coup tranquille
puzzle-theme-blocked = Poussée bloquée
puzzle-theme-whose-rock = À qui est le rocher ?
puzzle-theme-two-players = Deux joueurs
puzzle-theme-three-players = Trois joueurs
puzzle-theme-two-teams = Deux équipes
puzzle-theme-pass = Passe
puzzle-theme-tempo-pass = Passe d’attente
puzzle-theme-freeze = Gel
puzzle-theme-maharacha = Maharacha
puzzle-theme-khon-thai = Khon Thai
puzzle-theme-one-for-one = 1 contre 1
puzzle-theme-two-for-one = 2 contre 1
puzzle-theme-faction-card = Carte de faction
puzzle-theme-outnumbered = Moins de cartes
puzzle-theme-colony = Colonie britannique
puzzle-theme-tie = Départage
puzzle-theme-latest-gain = La dernière province décide
