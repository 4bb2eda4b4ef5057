play-side-elephants = Vous jouez les éléphants (E).
play-side-rhinos = Vous jouez les rhinocéros (R).
play-side-both = Vous jouez les deux camps.
play-goal = Poussez un rocher hors du plateau : votre camp gagne si son animal est le plus proche derrière le rocher, tourné dans le sens de la poussée.
play-help-turns =
    Coups :     +c1n   entrer en c1, tourné vers le nord (n, e, s, w : ouest) ;
                       une poussée si c1 est occupée
                c1c2n  aller de c1 en c2, tourné vers le nord ; une poussée
                       si c2 est occupée
                c1e    se tourner en c1 vers l’est
                c1-    quitter le plateau depuis c1
play-help-words =
    Commandes : turns  lister vos coups (turns c1 : ceux d’une case)
                hint   voir un coup que l’adversaire jouerait
                undo   annuler votre dernier coup
                board  redessiner le plateau
                help   relire ceci
                quit   arrêter ; on vous dit comment continuer plus tard
play-prompt = { $side } (un coup, ou help)>
play-your-turn = À vous de jouer. Tapez help si vous avez besoin d’aide.
play-turn = { $turn } : { $does }
play-hint = Essayez { $turn } : { $does }
play-none = aucun coup ne commence par { $prefix }
play-cannot-undo = il n’y a aucun coup à annuler
play-undone = coup annulé
play-goodbye = Pour continuer plus tard : erawan play --position "{ $position }"{ $words }
play-thinking = réflexion …
play-recorded = La partie a été ajoutée à { $path }.
