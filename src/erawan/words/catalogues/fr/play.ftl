play-side-elephants = Vous jouez les éléphants (E) et commencez.
play-side-rhinos = Vous jouez les rhinocéros (R) ; les éléphants commencent.
play-side-both = Vous jouez les deux camps.
play-goal = Poussez un rocher hors du plateau : votre camp gagne si son animal est le plus proche derrière le rocher, tourné dans le sens de la poussée.
play-help-turns =
    Tours : +c1n   entrer en c1, tourné vers le nord (n, e, s, w pour l’ouest) ; une poussée si c1 est prise
            c1c2n  aller de c1 en c2 et finir tourné vers le nord ; une poussée si c2 est prise
            c1e    se tourner en c1 vers l’est
            c1-    quitter le plateau depuis c1
play-help-words =
    Mots :  turns  lister vos tours (turns c1 : ceux d’une case)
            hint   voir un tour que l’adversaire jouerait
            undo   reprendre votre dernier tour
            board  redessiner le plateau
            help   relire ceci
            quit   arrêter ; la position s’affiche pour reprendre plus tard
play-prompt = { $side }>
play-your-turn = À vous. Tapez help si vous êtes perdu.
play-opponent = { $turn } : { $does }
play-hint = Essayez { $turn } : { $does }
play-none = rien ne commence par { $prefix }
play-cannot-undo = il n’y a aucun de vos tours à reprendre
play-undone = repris
play-goodbye = Pour reprendre plus tard : erawan play --position "{ $position }"
play-thinking = réflexion …
