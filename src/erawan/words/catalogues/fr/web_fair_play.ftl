# Le fair-play : où indices, analyse et étude sont coupés pendant une partie, et les parties amicales qui les permettent.
error-help-own-game = cette position vient d’une partie que vous êtes en train de jouer ; indices, analyse et étude sont désactivés jusqu’à la fin de cette partie
error-help-running-game = cette position vient d’une partie encore en cours ; indices, analyse et parties à partir de cette position seront possibles quand cette partie sera terminée
web-casual-explained = Partie amicale : indices et analyse sont permis. Elle n’est pas classée, et tous les joueurs le voient.
web-casual = Partie amicale : indices et analyse sont permis, et elle n’est pas classée.
web-casual-tag = amicale, indices permis
web-hinted = Indice demandé par : { $names }.
web-fair-play = Fair-play : indices, analyse et étude sont désactivés tant que cette partie est en cours.
