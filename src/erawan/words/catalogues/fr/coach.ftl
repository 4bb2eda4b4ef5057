# The coach: moments of a finished game as small puzzles. The reader is the player of the turn.
coach-lead = Le moteur parcourt la partie et choisit jusqu’à trois moments qui méritent d’être revus. Chacun devient un petit problème.
coach-begin = Chercher les moments
coach-found = { $count ->
    [one] { $count } moment vous attend.
   *[other] { $count } moments vous attendent.
}
coach-start = Voir les moments
coach-none-title = Rien à signaler
coach-none = Aucun moment de cette partie ne s’explique avec certitude. L’analyse donne l’avis du moteur sur chaque coup.
coach-review = Revoir la partie
coach-number = Moment { $number } sur { $count }
coach-turn = Coup { $turn }
coach-of = Moments de
coach-question = Que joueriez-vous ici ?
coach-try = Essayez un coup sur le plateau. Vous pouvez aussi voir la réponse tout de suite.
coach-hint = Indice
coach-reveal = Voir la réponse
coach-again = Réessayer
coach-next = Moment suivant
coach-right = Bien joué !
coach-wrong = Pas tout à fait.
coach-played = Vous avez joué
coach-better = Mieux
coach-done = C’est tout. Chaque partie a de tels moments, et vous connaissez maintenant un peu mieux les vôtres.

# One short name for each kind of moment.
coach-name-siam-win-now = Une victoire à portée de main
coach-name-siam-own-goal = Le mauvais animal devant
coach-name-siam-threat = Une menace passée inaperçue
coach-name-siam-rock-given = Un rocher offert
coach-name-siam-way-opened = Un passage ouvert
coach-name-siam-forced-win = Une victoire en quelques coups
coach-name-siam-forced-loss = Dans le piège
coach-name-siam-animal-off = Hors du plateau
coach-name-kos-win = Une victoire certaine
coach-name-kos-loss = La dernière chance
coach-name-kos-home = Une province d’origine perdue
coach-name-kos-set = Une série pour un autre joueur
coach-name-kos-by-one = Perdue à un partisan près
coach-name-kos-let-win = Passer trop tôt
coach-name-kos-british = Une égalité pour les Britanniques
coach-name-kos-colony = La quatrième province britannique
coach-name-kos-no-effect = Une carte sans effet
coach-name-kos-lead-taken = L’avance s’envole
coach-name-kos-hopeless = Une faction sans espoir
coach-name-kos-wasted = Une carte qui n’a rien décidé
coach-name-kos-early = À court de cartes

# The hint: what a good turn does here.
coach-task-siam-win-now = Une seule poussée gagne la partie. Laquelle ?
coach-task-siam-own-goal = Trouvez un coup après lequel l’autre camp ne peut pousser aucun rocher hors du plateau.
coach-task-siam-threat = { coach-task-siam-own-goal }
coach-task-siam-rock-given = { coach-task-siam-own-goal }
coach-task-siam-way-opened = { coach-task-siam-own-goal }
coach-task-siam-forced-win = Vous pouvez forcer la victoire en quelques coups. Par quoi commencer ?
coach-task-siam-forced-loss = Trouvez un coup après lequel l’autre camp n’a pas de victoire rapide.
coach-task-siam-animal-off = Trouvez un coup après lequel aucun de vos animaux ne peut être poussé hors du plateau.
coach-task-kos-win = Vous pouvez gagner ici, quoi que jouent les autres. Comment ?
coach-task-kos-loss = Quelqu’un est sur le point de s’assurer la victoire. Trouvez un coup qui laisse la partie ouverte.
coach-task-kos-home = Une faction va perdre sa province d’origine. Vous avez la carte de cette faction : que vaudra-t-elle ensuite ?
coach-task-kos-set = Le joueur suivant va compléter une série. Empêchez-le.
coach-task-kos-by-one = Si tout le monde passe maintenant, la lutte s’arrête là. Avez-vous une carte qui y change quelque chose ?
coach-task-kos-let-win = { coach-task-kos-by-one }
coach-task-kos-british = { coach-task-kos-by-one }
coach-task-kos-colony = { coach-task-kos-by-one }
coach-task-kos-no-effect = Trouvez un coup qui change quelque chose, ou gardez votre carte.
coach-task-kos-lead-taken = Avec chaque carte, vous prenez un partisan sur la carte du pays. Avant de le prendre, regardez qui est en tête dans sa province, et de combien.
coach-task-kos-hopeless = Quelles factions peuvent encore régner ? Comptez leurs provinces et les luttes qui restent.
coach-task-kos-wasted = Cette lutte vaut-elle une carte ?
coach-task-kos-early = { coach-task-kos-wasted }

# Advice for the next game.
coach-tip-siam-win-now = Cherchez d’abord une poussée : y a-t-il un rocher au bord, avec un de vos animaux derrière ?
coach-tip-siam-own-goal = Parmi les animaux tournés dans le sens de la poussée, le plus proche du rocher gagne, peu importe qui pousse. Regardez qui est devant avant de pousser.
coach-tip-siam-threat = Avant chaque coup, regardez tous les rochers au bord : qui se trouve derrière et leur fait face ?
coach-tip-siam-rock-given = Un rocher au bord appartient au camp qui passe derrière le premier. Ne l’y poussez que si votre camp est le premier.
coach-tip-siam-way-opened = Un animal qui bloque une poussée est utile. Avant de le déplacer, voyez ce qu’il retient.
coach-tip-siam-forced-win = Cherchez les coups qui menacent deux choses à la fois : l’autre camp ne peut en parer qu’une.
coach-tip-siam-forced-loss = Avant chaque coup, mettez-vous à la place de l’autre camp. Qu’aimeriez-vous jouer ensuite ?
coach-tip-siam-animal-off = Au bord, un animal tourné vers l’intérieur est difficile à pousser hors du plateau. Tourné de côté, il cède.
coach-tip-kos-win = Quand il reste peu de cartes, comptez : qui gagnerait si tout le monde passait désormais ?
coach-tip-kos-loss = { coach-tip-kos-win }
coach-tip-kos-home = La carte d’une faction n’agit qu’à côté de sa province d’origine ou d’une province qu’elle contrôle. Jouez-la avant que la province d’origine tombe.
coach-tip-kos-set = Quand les Britanniques approchent de quatre provinces, comptez les séries de chacun.
coach-tip-kos-by-one = Une passe peut être le dernier mot d’une lutte. Comptez les partisans avant de passer.
coach-tip-kos-let-win = { coach-tip-kos-by-one }
coach-tip-kos-british = Une égalité suffit aux Britanniques. Comptez les partisans avant de passer.
coach-tip-kos-colony = Quand les Britanniques ont trois provinces, chaque égalité peut mettre fin à la partie. Comptez les séries à temps.
coach-tip-kos-no-effect = Une carte qui ne peut rien faire coûte autant qu’une autre, et vous n’en avez que huit.
coach-tip-kos-lead-taken = Prenez votre partisan là où cela ne change rien, ou là où cela gêne les autres.
coach-tip-kos-hopeless = Les partisans de la faction régnante décident. Prenez ceux d’une faction qui peut encore régner.
coach-tip-kos-wasted = On ne peut pas gagner toutes les provinces. Jouez une carte là où elle décide à qui va la province.
coach-tip-kos-early = Vous avez huit cartes pour toute la partie. Celui qui en a encore à la fin a le dernier mot.

# What happened in Siam. $turn is a sentence about a turn; $side is "the elephants" or "the rhinos".
coach-siam-win-now = Vous pouviez gagner tout de suite : { $turn }.
coach-siam-own-goal = Le rocher de { $rock } est tombé, mais l’animal le plus proche derrière lui, tourné dans le sens de la poussée, n’était pas à vous : il était en { $square }. La victoire est donc pour { $side }.
coach-siam-threat = Avant votre coup, { $side } menaçaient déjà le rocher en { $rock }. Votre coup ne l’a pas empêché : { $turn }.
coach-siam-rock-given = Votre poussée a mis le rocher en { $rock }. De là, il peut tomber aussitôt : { $turn }.
coach-siam-way-opened = Avant votre coup, { $side } ne pouvaient pas faire tomber le rocher en { $rock }. Après, c’est possible : { $turn }.
coach-siam-taken = L’autre camp l’a vu et a gagné.
coach-siam-overlooked = L’autre camp ne l’a pas vu. La prochaine fois, peut-être.
coach-siam-forced-win = Vous pouviez forcer la victoire en { $turns ->
    [one] { $turns } coup
   *[other] { $turns } coups
}, quoi que joue l’autre camp. Premier coup : { $turn }.
coach-siam-forced-loss = Après votre coup, { $side } peuvent forcer la victoire en { $turns ->
    [one] { $turns } coup
   *[other] { $turns } coups
}, quoi que vous jouiez. Premier coup : { $turn }.
coach-siam-animal-off = Votre animal en { $square } a été poussé hors du plateau : { $turn }. Le faire revenir vous coûte un coup.

# How a province stands now: $count followers of the leader, $second of the next faction.
coach-kos-stands = la faction { kos-faction } est en tête { kos-in-place }, { $count } à { $second }
coach-kos-stands-tie = il y a égalité { kos-in-place } ({ $count } partout), et en cas d’égalité la province revient aux Britanniques
coach-kos-stands-empty = il n’y a aucun partisan { kos-in-place }, et une province vide revient aux Britanniques
coach-kos-now = Après votre coup, { $standing }.

# What happened in King of Siam. $settled says who took a province; $player is a player; $tallies lists players with
# their sets; $outcome explains in sentences how the game ends.
coach-kos-win = Vous pouviez gagner ici, quoi que jouent les autres.
coach-kos-win-stands = Et si personne ne jouait de carte après le meilleur coup ? { $outcome }
coach-kos-loss = Après votre coup, { $player } gagne quoi que vous jouiez.
coach-kos-loss-stands = Et si personne ne joue plus de carte ? { $outcome }
coach-kos-by-one = Vous avez passé, personne n’a plus joué de carte, et la lutte s’est arrêtée là – { $settled }. Un seul partisan a fait la différence.
coach-kos-let-win = Vous avez passé, personne n’a plus joué de carte, et la lutte s’est arrêtée là – { $settled }.
coach-kos-british = { coach-kos-let-win }
coach-kos-colony = Vous avez passé, personne n’a plus joué de carte, et la lutte s’est arrêtée là – { $settled }. C’était leur quatrième province : le Siam est une colonie, et les séries complètes décident ({ $tallies }).
coach-kos-possible = Vous aviez une carte qui pouvait changer cela. Après le meilleur coup, { $standing }.
coach-kos-home = La faction { kos-faction } a perdu sa province d’origine – { $settled }. Dès lors, votre carte { $card } ne pouvait plus placer un seul partisan.
coach-kos-set = Puis { $player } a pris { $followers } { kos-in-place } et complété une série. À la fin, les séries complètes ont décidé de la partie ({ $tallies }).
coach-kos-no-effect = Votre carte { $card } ne pouvait rien faire ici. Elle ne vous a rapporté qu’un partisan.
coach-kos-lead-taken = Vous avez pris { $followers } { kos-in-place }. Jusque-là, la faction { kos-faction } y était en tête, { $lead } à { $second }.
coach-kos-hopeless = Vous avez pris { $followers }, mais la faction { kos-faction } ne pouvait plus régner.
coach-kos-hopeless-why = Elle n’avait { $held ->
    [0] aucune province
    [one] qu’une province
   *[other] que { $held } provinces
} et il restait { $left ->
    [one] { $left } lutte
   *[other] { $left } luttes
}, alors que la faction { kos-faction } en avait déjà { $most }.
coach-kos-wasted = Votre carte { $card } n’a changé aucun résultat : comptez sans les partisans qu’elle a déplacés, et chaque province revient au même camp.
coach-kos-early = Ici, vous avez joué la carte { $card }. Plus tard, votre main était vide, et { $count ->
    [one] { $count } lutte n’était pas encore décidée
   *[other] { $count } luttes n’étaient pas encore décidées
}.
coach-kos-early-other = À ce moment-là, { $player } avait encore { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.

# The answer to a turn that was tried: right ones, then wrong ones.
coach-right-siam-win-now = Et hop, par-dessus bord : la partie est gagnée.
coach-right-siam-safe = Maintenant, l’autre camp ne peut pousser aucun rocher hors du plateau.
coach-right-siam-forced-win = On ne peut plus arrêter la victoire : il vous reste { $turns ->
    [one] { $turns } coup
   *[other] { $turns } coups
} à jouer.
coach-right-siam-forced-loss = Maintenant, l’autre camp ne peut pas forcer la victoire en { $turns ->
    [one] { $turns } coup
   *[other] { $turns } coups
}.
coach-right-siam-animal-off = Maintenant, aucun de vos animaux ne peut être poussé hors du plateau.
coach-right-kos-win = Maintenant, personne ne peut plus vous prendre la victoire.
coach-right-kos-loss = Maintenant, { $player } n’a plus la victoire assurée.
coach-right-kos-province = Maintenant, { $standing }.
coach-right-kos-home-used = Vous jouez la carte { $card } tant qu’elle a encore un effet.
coach-right-kos-set = Maintenant, { $player } ne peut pas compléter de série au prochain coup.
coach-right-kos-saved = La carte reste dans votre main, pour une lutte qui en aura besoin.
coach-right-kos-changed = Cette carte change quelque chose.
coach-right-kos-hopeless = D’après le nombre de provinces, la faction { kos-faction } peut encore régner.
coach-wrong-siam-win-now = La partie continue, alors qu’une seule poussée suffisait pour gagner.
coach-wrong-siam-own-goal = Cela pousse le rocher hors du plateau, au profit de l’autre camp.
coach-wrong-siam-threat = Alors la partie est finie : { $turn }.
coach-wrong-siam-forced-win = Après ce coup, { $turns ->
    [one] { $turns } coup de plus ne suffit
   *[other] { $turns } coups de plus ne suffisent
} pas à forcer la victoire.
coach-wrong-siam-forced-loss = L’autre camp peut encore forcer la victoire en { $turns ->
    [one] { $turns } coup
   *[other] { $turns } coups
} : { $turn }.
coach-wrong-siam-animal-off = Alors un de vos animaux est poussé hors du plateau : { $turn }.
coach-wrong-unclear = L’ordinateur ne peut pas prouver que ce coup est bon. Essayez-en un autre.
coach-wrong-kos-win = Après ce coup, les autres peuvent encore vous prendre la victoire.
coach-wrong-kos-loss = Après ce coup, { $player } gagne quoi que vous jouiez.
coach-wrong-kos-province = Après ce coup, { $standing }.
coach-wrong-kos-pass = C’est ce qui s’est passé dans la partie – { $settled }.
coach-wrong-kos-set = Au prochain coup, { $player } peut encore compléter une série.
coach-wrong-kos-in-vain = La carte { $card } ne change la faction en tête dans aucune province.
coach-wrong-kos-spent = C’est possible, mais le moteur préfère passer ici et garder la carte.
coach-wrong-kos-hopeless = La faction { kos-faction } ne peut plus régner.

error-coach-not-analysed = analysez d’abord la partie ; l’entraîneur a besoin de l’analyse terminée
error-coach-no-moment = le coup { $ply } n’est pas un des moments de cette partie choisis par le moteur
