error-puzzle-no-day = il n’y a pas de problème du jour pour { $day }
error-run-stale = ce parcours a continué ailleurs ; rechargez la page pour le poursuivre

# The start page of the puzzles: each mode has a title and a sentence.
puzzle-modes-all = Tous les problèmes
puzzle-training-title = Entraînement classé
puzzle-day-title = Problèmes du jour
puzzle-day-about = Un nouveau problème chaque jour. Les anciens restent dans le calendrier.
puzzle-streak-title = Série
puzzle-streak-about = Chaque problème est un peu plus difficile. Une erreur met fin au parcours.
puzzle-storm-title = Contre la montre
puzzle-storm-about = Résolvez le plus de problèmes possible en trois minutes.
puzzle-review-title = Révision
puzzle-review-about = Les problèmes manqués reviennent jusqu’à ce que vous les maîtrisiez.

# Runs: streak and storm.
puzzle-streak-rule-harder = Chaque problème est un peu plus difficile que le précédent. Il n’y a pas de pendule.
puzzle-streak-rule-one = Un seul mauvais coup met fin au parcours.
puzzle-storm-rule-time = Vous avez trois minutes. La pendule démarre tout de suite.
puzzle-storm-rule-mistake = Un mauvais coup coûte 10 secondes, et l’on passe au problème suivant.
puzzle-storm-rule-combo = Cinq bons coups de suite font gagner du temps ; un combo plus long en fait gagner davantage.
puzzle-run-game = Jeu
puzzle-run-both = Les deux jeux
puzzle-run-start = Commencer
puzzle-run-continue = Reprendre à { $score }
puzzle-run-restart = Recommencer
puzzle-run-no-best = Pas encore de résultat
puzzle-run-best = record
puzzle-run-best-is = Votre record : { $score }
puzzle-run-new-best = Nouveau record !
puzzle-run-solved = { $count ->
    [one] problème résolu
   *[other] problèmes résolus
}
puzzle-run-solved-short = résolus
puzzle-run-combo = combo
puzzle-run-best-combo = Plus long combo
puzzle-run-mistakes = Erreurs
puzzle-run-time = Temps restant
puzzle-run-seconds = { $seconds } s
puzzle-run-seconds-left = plus que { $seconds } secondes
puzzle-run-bonus = { $turns ->
    [one] Encore un bon coup : { $seconds } secondes de plus
   *[other] Encore { $turns } bons coups : { $seconds } secondes de plus
}
puzzle-run-answers = Problèmes déjà vus
puzzle-run-right = Résolu !
puzzle-run-go-on = Juste ! Continuez.
puzzle-run-wrong = Faux
puzzle-run-ended-wrong = Votre série est terminée
puzzle-run-ended-time = Le temps est écoulé
puzzle-run-ended-all = Vous avez résolu tous les problèmes !
puzzle-run-missed = { $count ->
    [one] Problème manqué
   *[other] { $count } problèmes manqués
}
puzzle-run-missed-more = Réessayez tranquillement. Vous retrouverez aussi les problèmes manqués sous « Révision ».

# The calendar of daily puzzles.
puzzle-day-calendar = Calendrier
puzzle-day-open-today = Résoudre celui du jour
puzzle-day-week = Facile le lundi, difficile le dimanche. Un nouveau problème arrive à minuit UTC.
puzzle-day-solved = Jours résolus
puzzle-day-in-a-row = Jours de suite
puzzle-day-row = { $count ->
    [one] Résolu { $count } jour de suite
   *[other] Résolu { $count } jours de suite
}
puzzle-day-months = Mois
puzzle-day-earlier = Mois précédent
puzzle-day-later = Mois suivant

# Reviews of failed puzzles.
puzzle-review-open = Réviser
puzzle-review-due = { $count ->
    [one] { $count } problème à réviser maintenant
   *[other] { $count } problèmes à réviser maintenant
}
puzzle-review-waiting = { $count ->
    [one] { $count } problème reviendra plus tard.
   *[other] { $count } problèmes reviendront plus tard.
}
puzzle-review-none = Vous n’avez manqué aucun problème.
puzzle-review-none-due = Rien à réviser maintenant.
puzzle-review-next = Le prochain revient { $when }.
puzzle-review-again = À réviser { $when }.
puzzle-review-how = Un problème manqué revient après dix minutes. Chaque fois que vous le résolvez, il attend plus longtemps : 1, 3, 7, 16 et 35 jours. Après cela, vous le maîtrisez.

# The endgame trainer.
puzzle-endgame-title = Entraînement aux fins de partie
puzzle-endgame-about = Gagnez une position gagnante contre la meilleure défense.
puzzle-endgame-lead = Chaque position est un gain prouvé, mais l’ordinateur se défend de son mieux. Jouez jusqu’au bout ; vous pouvez reprendre des coups.
puzzle-endgame-open = Choisir une position
puzzle-endgame-won-of = Gagnées : { $won } sur { $all }
puzzle-endgame-next = Fin de partie suivante
puzzle-endgame-all = Toutes les fins de partie
puzzle-endgame-win = Gagnez la partie
puzzle-endgame-defence = L’ordinateur se défend de son mieux.
puzzle-endgame-turns = { $count ->
    [one] { $count } coup jusqu’ici
   *[other] { $count } coups jusqu’ici
}
puzzle-endgame-best = { $count ->
    [one] Gagnée en { $count } coup
   *[other] Gagnée en { $count } coups
}
puzzle-endgame-new = Pas encore gagnée
puzzle-endgame-best-turn = Juste !
puzzle-endgame-slower = { $count ->
    [one] Vous gagnez encore, mais par un chemin plus long : il reste { $count } coup.
   *[other] Vous gagnez encore, mais par un chemin plus long : il reste { $count } coups.
}
puzzle-endgame-slipped = Le gain n’est plus certain. Reprenez le coup ou continuez.
puzzle-endgame-still-open = Le gain n’est pas certain. Continuez ou reprenez des coups.
puzzle-endgame-regained = Vous pouvez de nouveau forcer le gain !
puzzle-endgame-lost = Cette fois, vous n’avez pas gagné. Reprenez le coup et essayez-en un autre.
puzzle-endgame-won = { $count ->
    [one] Vous avez gagné en { $count } coup !
   *[other] Vous avez gagné en { $count } coups !
}
puzzle-endgame-won-shortest = { $count ->
    [one] Vous avez gagné en { $count } coup, le minimum possible !
   *[other] Vous avez gagné en { $count } coups, le minimum possible !
}
