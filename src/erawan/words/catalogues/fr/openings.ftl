openings-title = Ouvertures et statistiques
openings-lead = Ce que les meilleurs moteurs et les joueurs humains jouent à Siam, et avec quel succès.
openings-numbers = Statistiques de King of Siam
openings-games = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
openings-none = Aucune partie terminée n’a atteint cette position.
openings-no-games = Aucune partie de King of Siam n’a encore été terminée ici.
openings-left = Calcul en cours : encore { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}…
openings-source = Quelles parties
openings-engines = Meilleurs moteurs
openings-server = Ce serveur
openings-none-engines = Aucune partie entre moteurs n’est passée par là.
openings-chance = Moteur : { $percent }
openings-about-chance = Moteur : les chances des éléphants si les deux camps jouent bien.
openings-turn = Coup
openings-games-head = Parties
openings-chance-head = Moteur
openings-does = Ce que fait le coup
openings-engine-opinion = Selon le moteur, les éléphants ont { $percent } de chances de gagner.
openings-outside = Le livre d’ouvertures ne contient pas cette position.
openings-ask = Demander au moteur
openings-turns = Coups joués ici
openings-bar = Éléphants { $elephants }, rhinocéros { $rhinos }, nulles { $drawn }
openings-elephants = Les éléphants gagnent
openings-rhinos = Les rhinocéros gagnent
openings-drawn = Nulle
openings-back = Coup précédent
openings-first = Position de départ
openings-study = Étudier cette position
openings-mirror = Les positions tournées ou en miroir comptent comme une seule.
openings-variant = { $map }, { $players } joueurs
openings-ruled = Qui a régné à la fin
openings-ended = Comment les parties se sont terminées
openings-seats = Victoires par place
openings-british = Les Britanniques (colonie)
openings-nobody = Personne (fin anticipée)
openings-share = { $name } : { $count } sur { $total }
openings-reason-kingdom = Royaume
openings-reason-colony = Colonie britannique
openings-reason-resigned = Abandon
openings-reason-time = Temps écoulé
openings-reason-agreed = Nulle par accord
openings-reason-abandoned = Interrompue
error-openings-siam-only = les ouvertures n’existent que pour Siam, car chaque partie de King of Siam commence autrement
