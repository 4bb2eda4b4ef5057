# Ce dont l’arène se plaint.
error-arena-players = { $count } joueurs ne peuvent pas se partager { $seats } places ; nommez-en deux, ou un par place
error-arena-no-opening = impossible de trouver { $turns } tours au hasard qui laissent la partie ouverte
error-arena-file-exists = { $path } contient déjà des parties ; --resume les continue, --out nomme un autre fichier
error-arena-other-match = { $path } contient les parties d’un autre match ; joueurs, jeu, limites, graine et ouvertures doivent être les mêmes
error-arena-worker-died = un processus est mort { $tries } fois au même endroit ; les parties finies sont conservées
error-arena-sprt = le test demande deux joueurs, ou deux équipes d’un seul joueur chacune, et deux écarts Elo croissants, pas { $elo0 } et { $elo1 }
error-arena-ray = la grappe Ray à l’adresse { $address } est inutilisable : { $reason }
error-plot-kind = { $path } ne peut pas être dessiné : les graphiques sont en SVG, le nom doit finir par .svg

arena-interrupted = arrêté ; chaque partie finie est dans { $path }, et --resume continue à partir de là
