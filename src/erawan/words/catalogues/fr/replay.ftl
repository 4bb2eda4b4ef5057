# Errors of analyses.
error-analysis-of-what = dites ce qu'il faut analyser : une partie ou une position, l'une des deux
error-analysis-running = une partie encore en cours n'est pas analysée
error-analysis-unknown = cette analyse n'existe pas
error-analysis-not-yours = seule la personne qui a demandé une analyse peut l'arrêter, tant qu'elle attend ou avance
error-analysis-too-long = trop long pour une analyse : { $found } tours, au plus { $most }
error-analysis-too-many = au plus { $most } de vos analyses peuvent attendre en même temps
error-analysis-busy = trop d'analyses sont demandées en ce moment ; réessayez plus tard
error-analysis-unreadable = ce qui est conservé de cette analyse est illisible ; redemandez-la depuis la partie

replay-running = Cette partie est encore en cours. Vous la voyez telle qu'elle était à votre arrivée.
replay-running-hidden = Cette partie est encore en cours et ses cartes sont cachées : jusqu'à la fin, seul le dernier tour de chacun est visible (K4.6).
replay-to-live = Vers la partie en cours
replay-way = Le fil de la partie
replay-slider = Tour
replay-at-start = Avant le premier tour
replay-at = Après le tour { $turn } sur { $last }
replay-play = Lecture
replay-pause = Pause
replay-speed = Vitesse
replay-speed-slow = lente
replay-speed-usual = normale
replay-speed-fast = rapide
replay-links = Lien ou intégration
replay-link-position = Lien vers cette position
replay-embed = Intégrer à une autre page
replay-embed-more = Le plateau avec cette partie pour votre propre site : placez ce code là où il doit apparaître.
replay-embed-copy = Copier le code
replay-embed-running = Cette partie est encore en cours ; elle pourra être montrée ici une fois finie.
replay-open = Ouvrir dans Erawan
replay-play-on = Continuer à partir d'ici
replay-play-on-against = Contre l'ordinateur
replay-play-on-alone = Seul, pour tous les camps
replay-play-on-level = De quelle force ?
replay-play-on-as = Vous jouez
replay-play-on-begin = Commencer
replay-study = Ouvrir comme étude

replay-analysis = Analyse
replay-analyse = Analyser la partie
replay-analyse-on = Poursuivre l'analyse
replay-analyse-more = { $count ->
    [one] Le programme réfléchit à { $count } position
   *[other] Le programme réfléchit à { $count } positions
}, { $seconds } s chacune.
replay-analysis-ahead = { $count ->
    [one] { $count } analyse passe avant.
   *[other] { $count } analyses passent avant.
}
replay-analysis-stop = Arrêter
replay-analysis-stopped = L'analyse a été arrêtée.
replay-analysis-failed = L'analyse a échoué.
replay-curve = Chances de gagner au fil des tours
replay-chances = Chances de gagner
replay-chance = { $name } { $percent } %
replay-unknown = pas encore analysé
replay-best = Meilleur tour ici
replay-best-show = Le montrer sur le plateau
replay-best-none = La partie est finie ici.
replay-line = Ensuite :
replay-accuracy = Précision
replay-errors = Erreurs et tournants
replay-errors-none = Le programme n'a vu aucune erreur.
replay-errors-none-yet = Aucune jusqu'ici.
replay-mark-inaccuracy = Imprécision
replay-mark-mistake = Erreur
replay-mark-blunder = Grosse erreur
replay-turning-point = tournant
