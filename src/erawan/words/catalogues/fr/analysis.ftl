analysis-seat = Place { $seat }
analysis-mover = Au trait : { $name }
analysis-percent = { $number } %
analysis-searched = profondeur { $depth }, { $nodes } nœuds en { $seconds } s
analysis-thinking = Réflexion
analysis-thought = profondeur { $depth } : { $turn }, { $percent }
analysis-progress = Position { $done } sur { $total }

# Ce qui est certain pour qui joue ou a joué. Les coups de tous les joueurs comptent.
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
analysis-missed-win = manque un gain
analysis-missed-win-in = manque un gain en { $turns ->
    [one] { $turns } coup
   *[other] { $turns } coups
}
analysis-allowed-loss = permet une perte forcée
analysis-allowed-loss-in = permet une perte en { $turns ->
    [one] { $turns } coup
   *[other] { $turns } coups
}
analysis-better = mieux : { $line }
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
analysis-accuracy-none = aucun coup à juger
analysis-part = arrêt : { $count ->
    [one] { $count } coup analysé
   *[other] { $count } coups analysés
} sur { $total }
analysis-nothing = arrêt avant l’analyse du premier coup
analysis-course-title = Le cours de la partie
analysis-course = { $name } : probabilité de gain { $first } au début, { $last } à la fin.
analysis-axis-chance = probabilité de gain
analysis-axis-turn = coup
analysis-plotted = Le graphique est dans { $path }.
analysis-annotated = La partie annotée a été ajoutée à { $path }.

error-analysis-over = rien à analyser : la partie est finie ({ $outcome })
error-analysis-no-turns = rien à analyser : la partie n’a aucun coup
error-analysis-endless = une analyse a besoin d’une limite : secondes, nœuds ou profondeur
error-analysis-needs-game = { $option } demande une partie enregistrée, non une position
