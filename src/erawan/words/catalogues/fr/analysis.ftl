analysis-seat = Place { $seat }
analysis-mover = À jouer : { $name }
analysis-percent = { $number } %
analysis-searched = profondeur { $depth }, { $nodes } nœuds en { $seconds } s
analysis-thinking = Réflexion
analysis-thought = profondeur { $depth } : { $turn }, { $percent }
analysis-progress = Position { $done } sur { $total }

# Proven results for the player to move, or the player who moved. Turns of all players count.
analysis-won = gagne
analysis-won-in = gagne en { $turns ->
    [one] { $turns } coup
   *[other] { $turns } coups
}
analysis-drawn = fait nulle
analysis-drawn-in = fait nulle en { $turns ->
    [one] { $turns } coup
   *[other] { $turns } coups
}
analysis-lost = perd
analysis-lost-in = perd en { $turns ->
    [one] { $turns } coup
   *[other] { $turns } coups
}
analysis-missed-win = manque une victoire
analysis-missed-win-in = manque une victoire en { $turns ->
    [one] { $turns } coup
   *[other] { $turns } coups
}
analysis-allowed-loss = mène à une défaite certaine
analysis-allowed-loss-in = mène à la défaite en { $turns ->
    [one] { $turns } coup
   *[other] { $turns } coups
}
analysis-better = mieux : { $line }
analysis-mark-forced = forcé
analysis-mark-inaccuracy = { $count ->
    [one] { $count } imprécision
   *[other] { $count } imprécisions
}
analysis-mark-mistake = { $count ->
    [one] { $count } erreur
   *[other] { $count } erreurs
}
analysis-mark-blunder = { $count ->
    [one] { $count } gaffe
   *[other] { $count } gaffes
}

analysis-accuracy = précision { $percent }
analysis-accuracy-none = aucun coup à noter
analysis-part = arrêtée : { $count ->
    [one] { $count } coup analysé
   *[other] { $count } coups analysés
} sur { $total }
analysis-nothing = arrêtée avant l’analyse du premier coup
analysis-course-title = Le cours de la partie
analysis-course = { $name } : chances de gagner { $first } au début, { $last } à la fin.
analysis-axis-chance = chances de gagner
analysis-axis-turn = coup
analysis-plotted = Graphique écrit dans { $path }.
analysis-annotated = Partie annotée ajoutée à { $path }.

error-analysis-over = rien à analyser : la partie est terminée ({ $outcome })
error-analysis-no-turns = rien à analyser : la partie n’a aucun coup
error-analysis-endless = l’analyse a besoin d’une limite : secondes, nœuds ou profondeur
error-analysis-needs-game = { $option } a besoin d’une partie enregistrée, pas d’une position
