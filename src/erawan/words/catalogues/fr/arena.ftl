# Errors of the arena.
error-arena-players =
    { $count ->
        [one] { $count } joueur ne peut pas
       *[other] { $count } joueurs ne peuvent pas
    } occuper { $seats } places ; nommez deux joueurs, ou un par place
error-arena-no-opening =
    toutes les ouvertures essayées, de { $turns ->
        [one] { $turns } coup
       *[other] { $turns } coups
    } au hasard, terminent la partie ; choisissez une ouverture plus courte
error-arena-no-balance = aucun début n’était aussi équilibré que le demande --balance { $balance } ; choisissez un nombre plus grand, au plus 1
error-arena-file-exists = { $path } contient déjà des parties ; continuez ce match avec --resume, ou choisissez un autre fichier avec --out
error-arena-other-match = { $path } contient les parties d’un autre match ; pour le continuer, gardez les mêmes joueurs, le même jeu et les mêmes limites, graine et ouvertures
error-arena-worker-died = un processus a planté { $tries } fois dans la même partie ; toutes les parties terminées sont enregistrées
error-arena-sprt = un test séquentiel a besoin de deux joueurs, ou de deux équipes d’un joueur, et de deux écarts Elo croissants, pas { $elo0 } et { $elo1 }
error-arena-ray = la grappe Ray à l’adresse { $address } est inutilisable : { $reason }
error-plot-kind = impossible d’écrire le graphique dans { $path } : les graphiques sont des fichiers SVG, le nom doit finir par .svg

arena-interrupted = Arrêté. Toutes les parties terminées sont enregistrées dans { $path } ; continuez avec --resume.
