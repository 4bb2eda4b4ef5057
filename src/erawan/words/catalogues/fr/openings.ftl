openings-title = Ouvertures et chiffres
openings-lead = Ce qui a été joué dans les parties terminées sur ce serveur, et combien de fois cela a gagné.
openings-numbers = King of Siam en chiffres
openings-games = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
openings-none = Aucune partie terminée n’est arrivée à cette position.
openings-no-games = Aucune partie de King of Siam n’a encore été terminée ici.
openings-left = Le comptage continue : encore { $count ->
    [one] { $count } partie
   *[other] { $count } parties
} …
openings-turns = Ce qui a été joué ici
openings-bar = Éléphants { $elephants }, rhinocéros { $rhinos }, nulles { $drawn }
openings-elephants = Les éléphants gagnent
openings-rhinos = Les rhinocéros gagnent
openings-drawn = nulle
openings-back = Un coup en arrière
openings-first = À la première position
openings-study = Étudier cette position
openings-mirror = Les positions qui ne diffèrent que par une rotation ou un miroir du plateau comptent comme une seule.
openings-variant = { $map }, { $players } joueurs
openings-ruled = Qui a régné à la fin
openings-ended = Comment cela s’est terminé
openings-seats = Combien de fois chaque place a gagné
openings-british = les Britanniques (colonie)
openings-nobody = personne (fin prématurée)
openings-share = { $name } : { $count } sur { $total }
openings-reason-kingdom = en royaume
openings-reason-colony = en colonie britannique
openings-reason-resigned = quelqu’un a abandonné
openings-reason-time = le temps était écoulé
openings-reason-agreed = d’un commun accord
openings-reason-abandoned = interrompue
error-openings-siam-only = les ouvertures ne sont comptées que pour Siam : à King of Siam chaque partie commence autrement
