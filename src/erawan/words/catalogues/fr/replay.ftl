# Errors of analyses.
error-analysis-of-what = choisissez soit une partie, soit une position à analyser
error-analysis-running = cette partie est encore en cours ; elle pourra être analysée quand elle sera terminée
error-analysis-unknown = cette analyse n’existe pas
error-analysis-not-yours = vous ne pouvez arrêter qu’une analyse que vous avez lancée, tant qu’elle est en attente ou en cours
error-analysis-too-long = la partie est trop longue à analyser : elle a { $found } coups, et la limite est { $most }
error-analysis-too-many = vous avez déjà { $most } analyses en attente ; attendez que l’une d’elles se termine
error-analysis-busy = le serveur a trop d’analyses à faire ; réessayez plus tard
error-analysis-unreadable = l’analyse enregistrée est illisible ; analysez la partie de nouveau

replay-running = Cette partie est encore en cours. Vous la voyez telle qu’elle était quand vous avez ouvert cette page.
replay-running-hidden = Cette partie est encore en cours et ses cartes sont cachées. Jusqu’à la fin, vous ne voyez que le dernier coup de chaque joueur.
replay-to-live = Voir la partie en direct
replay-way = Lecture de la partie
replay-slider = Coup
replay-at-start = Avant le premier coup
replay-at = Après le coup { $turn } sur { $last }
replay-play = Lecture
replay-pause = Pause
replay-speed = Vitesse
replay-speed-slow = Lente
replay-speed-usual = Normale
replay-speed-fast = Rapide
replay-links = Partager ou intégrer
replay-link-position = Lien vers cette position
replay-embed = Intégrer dans une autre page
replay-embed-more = Pour montrer cette partie sur votre site, collez ce code dans la page.
replay-embed-copy = Copier le code
replay-embed-running = Cette partie est encore en cours. Elle pourra être montrée ici quand elle sera terminée.
replay-open = Ouvrir dans Erawan
replay-play-on = Continuer à partir d’ici
replay-play-on-against = Contre l’ordinateur
replay-play-on-alone = Seul, pour tous les camps
replay-play-on-level = Force de l’ordinateur
replay-play-on-as = Vous jouez
replay-play-on-begin = Commencer
replay-study = Ouvrir dans une étude

replay-analysis = Analyse
replay-analyse = Analyser la partie
replay-analyse-on = Continuer l’analyse
replay-analyse-more = { $count ->
    [one] Le moteur réfléchit à { $count } position
   *[other] Le moteur réfléchit à { $count } positions
}, { $seconds } s chacune.
replay-analysis-ahead = { $count ->
    [0] Votre analyse est la prochaine.
    [one] { $count } analyse passe avant la vôtre.
   *[other] { $count } analyses passent avant la vôtre.
}
replay-analysis-stop = Arrêter
replay-analysis-stopped = L’analyse a été arrêtée.
replay-analysis-failed = L’analyse a échoué. Réessayez.
replay-curve = Chances de gagner, coup par coup
replay-chances = Chances de gagner
replay-chance = { $name } { $percent } %
replay-unknown = Pas encore analysé
replay-best = Meilleur coup ici
replay-best-show = Montrer sur le plateau
replay-best-none = La partie est terminée ici.
replay-line = Ensuite :
replay-accuracy = Précision
replay-errors = Erreurs et tournants
replay-errors-none = Le moteur n’a trouvé aucune erreur.
replay-errors-none-yet = Aucune jusqu’ici.
replay-mark-inaccuracy = Imprécision
replay-mark-mistake = Erreur
replay-mark-blunder = Gaffe
replay-turning-point = tournant
replay-play-out = Jouer la suite
