# The lessons. A step has a title, a text, and for each task: the instruction, a hint, and the praise when it is done.
# Some wrong tries have their own texts.
lessons-title = Apprendre et s’exercer
lessons-intro = De courtes leçons où vous faites tout vous-même. Essayez tout ce que vous voulez : vous pouvez toujours recommencer.
lessons-of = { $game }, pas à pas
lessons-siam-about = Des éléphants, des rhinocéros et trois rochers. Poussez un rocher hors du plateau pour gagner.
lessons-kos-about = Trois factions veulent régner sur le Siam, et les Britanniques attendent. Soyez le meilleur ami de la faction qui l’emporte.
lessons-start = Commencer la leçon
lessons-continue = Continuer ({ $done } sur { $count })
lessons-finished = Leçon finie – la refaire
lessons-more = À découvrir aussi
lessons-more-rules = Les règles
lessons-more-rules-text = Tout en détail, avec des plateaux à regarder.
lessons-more-puzzles = Problèmes
lessons-more-puzzles-text = Trouvez le coup gagnant. Certains sont faciles, d’autres sournois.
lessons-more-puzzles-open = Voir les problèmes
lessons-more-study = Plateau d’étude
lessons-more-study-text = Créez n’importe quelle position, ouvrez vos parties et demandez son avis au moteur.
lessons-more-study-open = Ouvrir le plateau
lessons-more-openings = Ouvertures et statistiques
lessons-more-openings-text = Ce que l’on joue ici, et si cela réussit.
lessons-more-openings-open = Voir les statistiques
lessons-all = Toutes les leçons
lessons-step = Étape { $number } sur { $count }
lessons-progress = Avancement de la leçon
lessons-steps = Étapes de cette leçon
lessons-done = terminée
lessons-hint = Indice
lessons-show = Montrez-moi
lessons-shown-board = C’est marqué sur le plateau. À vous de jouer !
lessons-shown-table = Appuyez sur « Montrer l’indice » à côté de vos cartes, puis jouez le coup.
lessons-shown-pass = Appuyez sur le bouton pour passer, celui qui est encadré.
lessons-is-right = Bravo !
lessons-is-wrong = Pas tout à fait.
lessons-wrong = C’était permis, mais ce n’est pas ce que nous cherchons. Essayez encore.
lessons-again = Réessayer
lessons-go-on = Continuer
lessons-next = Étape suivante
lessons-name-mali = Mali
lessons-name-ton = Ton
lessons-name-nok = Nok
lessons-play-first = Jouer ma première partie
lessons-to-puzzles = Essayer des problèmes
lessons-to-other = Apprendre { $game }
lessons-left = Quelques étapes vous attendent encore

lessons-siam-goal-title = Dehors, le rocher !
lessons-siam-goal-text = Vous jouez les éléphants. Trois rochers se trouvent sur le plateau et n’appartiennent à personne. Poussez-en un par-dessus le bord et vous gagnez. C’est tout le jeu, et ici il ne manque qu’une poussée !
lessons-siam-goal-task = Choisissez votre éléphant, puis le rocher devant lui, et poussez.
lessons-siam-goal-hint = L’éléphant est en c4 et regarde vers le nord, droit vers le rocher en c5.
lessons-siam-goal-right = Et hop, par-dessus bord ! Vous venez de gagner votre première partie.
lessons-siam-goal-wrong-turned = Votre éléphant s’est retourné pour admirer le paysage. C’est vers le rocher qu’il doit aller.
lessons-siam-goal-wrong-walked = Votre éléphant est parti se promener. Le rocher est toujours là, et il rit sous cape.
lessons-siam-goal-wrong-entered = Un deuxième éléphant est arrivé. C’est gentil, mais le premier pouvait pousser tout de suite.

lessons-siam-enter-title = Entrez donc !
lessons-siam-enter-text = Au début, tous les animaux attendent à côté du plateau : cinq éléphants ici, cinq rhinocéros là-bas. À votre tour, vous pouvez en faire entrer un sur une case vide du bord, et vous choisissez de quel côté il regarde.
lessons-siam-enter-task = Faites entrer un éléphant en c1, le regard vers le nord.
lessons-siam-enter-hint = Choisissez vos animaux sous le plateau, puis la case c1, puis la flèche vers le haut.
lessons-siam-enter-right = Bienvenue, éléphant ! Et voilà un rhinocéros aussi : chacun joue à son tour.
lessons-siam-enter-wrong-looks = La bonne case, mais il regarde du mauvais côté. De là, il ne voit aucun rocher.
lessons-siam-enter-wrong-elsewhere = On peut entrer par là, mais c’est en c1 que nous attendons un éléphant.

lessons-siam-turn-title = Regardez où vous poussez
lessons-siam-turn-text = Un animal ne pousse que droit devant lui, là où il regarde. Cet éléphant a un rocher juste à côté de l’oreille, et il s’en moque. Tourner sur place compte comme un coup entier.
lessons-siam-turn-task = Tournez l’éléphant de c2 vers le nord.
lessons-siam-turn-hint = Choisissez l’éléphant, puis choisissez-le encore une fois : vous pouvez alors dire de quel côté il regarde.
lessons-siam-turn-right = Maintenant il voit le rocher, et le rocher commence à s’inquiéter.
lessons-siam-turn-wrong-looks = Il s’est tourné, mais le rocher est au nord.
lessons-siam-turn-wrong-walked = Il est parti. Il doit rester en c2 et tourner seulement la tête, et le reste avec.
lessons-siam-turn-wrong-entered = C’est bien d’avoir des amis, mais l’éléphant de c2 regarde toujours vers l’est.

lessons-siam-move-title = Un pas à la fois
lessons-siam-move-text = Un animal avance d’une case dans n’importe quelle direction, même en arrière ou de côté, sur une case vide. À la fin du pas, il regarde où vous voulez. On peut donc marcher et tourner d’un seul coup, c’est gratuit !
lessons-siam-move-task = Allez de a2 en b2, et regardez vers le nord en arrivant.
lessons-siam-move-hint = Choisissez l’éléphant de a2, puis b2, puis la flèche vers le haut.
lessons-siam-move-right = Un pas, un quart de tour, et le voilà derrière le rocher. Belle démarche.
lessons-siam-move-wrong-looks = La bonne case. Il lui reste à regarder le rocher, au nord.
lessons-siam-move-wrong-turned = Il a seulement tourné. Il peut marcher et tourner dans le même coup.
lessons-siam-move-wrong-astray = Un pas, oui, mais loin du rocher. Le chemin passe par b2.
lessons-siam-move-wrong-entered = Un nouvel éléphant est entré. Cette fois, c’est celui de a2 qui doit marcher.

lessons-siam-push-title = Poussez !
lessons-siam-push-text = Passons aux choses sérieuses. Un animal pousse en avançant tout droit sur une case occupée. Tout ce qui est devant lui avance d’une case, et lui suit. Personne ne tourne pendant une poussée.
lessons-siam-push-task = Poussez le rocher de b3 d’une case vers le nord.
lessons-siam-push-hint = Choisissez l’éléphant de b2, puis le rocher devant lui.
lessons-siam-push-right = Le rocher est en b4. Encore deux poussées comme celle-là, et il tombe.
lessons-siam-push-wrong-turned = Il s’est détourné. Il doit regarder ce qu’il pousse.
lessons-siam-push-wrong-walked = Il a contourné le rocher. Allez-y tout droit !
lessons-siam-push-wrong-entered = Un éléphant suffit pour un rocher. Poussez, tout simplement.

lessons-siam-barge-title = Pardon, poussez-vous !
lessons-siam-barge-text = Un rhinocéros est assis en c1, juste là où vous voulez entrer. Pas de souci : vous pouvez entrer en poussant. Vous venez de l’extérieur et regardez droit vers l’intérieur du plateau. Un rhinocéros qui regarde de côté ne résiste pas.
lessons-siam-barge-task = Entrez en c1 malgré le rhinocéros.
lessons-siam-barge-hint = Choisissez vos animaux sous le plateau, puis c1 avec le rhinocéros dessus, et poussez.
lessons-siam-barge-right = Boum ! Le rhinocéros est en c2 et n’en revient pas.
lessons-siam-barge-wrong-elsewhere = Vous êtes entré par une autre porte. Essayez celle du rhinocéros.

lessons-siam-blocked-title = Nez à nez
lessons-siam-blocked-text = Ici, un rhinocéros regarde votre éléphant droit dans les yeux. Un contre un : personne ne peut pousser l’autre. Essayez pour voir.
lessons-siam-blocked-task = Essayez de pousser le rhinocéros de c3 avec l’éléphant de c2.
lessons-siam-blocked-hint = Choisissez l’éléphant de c2, puis le rhinocéros de c3.
lessons-siam-blocked-right = Rien ne bouge, et le plateau vous dit pourquoi. Un animal qui regarde contre la poussée lui enlève une force.
lessons-siam-blocked-wrong-early = Vous avez déjà trouvé l’astuce ! Mais voyez d’abord ce qui ne marche pas : poussez avec l’éléphant de devant, en c2.
lessons-siam-blocked-task-2 = À deux on est plus fort. Poussez par-derrière, avec l’éléphant de c1.
lessons-siam-blocked-hint-2 = Choisissez l’éléphant de c1, puis celui de c2 devant lui.
lessons-siam-blocked-right-2 = Deux contre un ! Celui qui pousse compte, et tous ceux de devant qui regardent dans le même sens l’aident.
lessons-siam-blocked-wrong-away = Ainsi, le rhinocéros reste où il est. C’est l’éléphant de derrière qui doit pousser.

lessons-siam-sideways-title = Le regard ailleurs
lessons-siam-sideways-text = Deux rhinocéros, deux éléphants. Le rhinocéros de b3 vous regarde et résiste. Celui de d3 regarde de côté et rêve de boue. Un animal qui regarde de côté ne pèse rien du tout.
lessons-siam-sideways-task = Poussez le rhinocéros qui se laisse faire.
lessons-siam-sideways-hint = Le rêveur est en d3. L’éléphant de d2 le regarde en face.
lessons-siam-sideways-right = Il glisse sans cesser de rêver. Seuls ceux qui vous regardent résistent.
lessons-siam-sideways-wrong-walked = Votre éléphant est allé ailleurs. L’un des deux peut pousser.
lessons-siam-sideways-wrong-entered = Pas besoin d’aide : l’un de vos éléphants peut pousser tout seul.

lessons-siam-rocks-title = Lourd, plus lourd
lessons-siam-rocks-text = Un rocher ne résiste pas, mais il est lourd. Un animal déplace un rocher, deux animaux deux rochers, trois animaux trois. Ici, deux rochers se suivent et il n’y a qu’un éléphant.
lessons-siam-rocks-task = Appelez du renfort : faites entrer un éléphant en c1, le regard vers le nord.
lessons-siam-rocks-hint = Choisissez vos animaux sous le plateau, puis c1, puis la flèche vers le haut.
lessons-siam-rocks-right = Les voilà deux, l’un derrière l’autre.
lessons-siam-rocks-wrong-looks = Il doit regarder vers le nord lui aussi, sinon il ne sert à rien.
lessons-siam-rocks-wrong-elsewhere = Le renfort doit se tenir derrière l’éléphant, en c1.
lessons-siam-rocks-task-2 = Poussez par-derrière : deux éléphants, deux rochers.
lessons-siam-rocks-hint-2 = C’est celui de derrière qui pousse : choisissez c1, puis c2.
lessons-siam-rocks-right-2 = Oh hisse ! Deux rochers d’un coup. La prochaine poussée gagnerait.
lessons-siam-rocks-wrong-away = Ils ne travaillent plus ensemble. Poussez avec l’éléphant de c1.

lessons-siam-leave-title = On rentre
lessons-siam-leave-text = Vos cinq éléphants sont sur le plateau, et celui de a5 regarde par la fenêtre. Depuis le bord, un animal peut quitter le plateau, où qu’il regarde. Plus tard, il rentre là où vous en avez besoin.
lessons-siam-leave-task = Renvoyez l’éléphant de a5 à la maison.
lessons-siam-leave-hint = Choisissez l’éléphant de a5, puis « Quitter le plateau ».
lessons-siam-leave-right = Il rentre chez lui en trottinant. Vous pouvez maintenant le faire entrer ailleurs.
lessons-siam-leave-wrong-other = Celui-là était bien placé ! Renvoyez celui de a5.
lessons-siam-leave-wrong-walked = De là, la route est longue à pied. Sortir et entrer de nouveau va plus vite.
lessons-siam-leave-task-2 = Faites-le revenir en c1, le regard vers le nord.
lessons-siam-leave-hint-2 = Vos animaux sous le plateau, puis c1, puis la flèche vers le haut.
lessons-siam-leave-right-2 = D’un bout à l’autre du pays en deux coups. Essayez donc à pied !
lessons-siam-leave-wrong-elsewhere = Il doit entrer en c1 et regarder vers le nord, vers les rochers.

lessons-siam-whose-title = À qui est ce rocher ?
lessons-siam-whose-text = Attention ! Quand un rocher tombe, ce n’est pas toujours celui qui pousse qui gagne. Parmi les animaux qui regardent dans le sens de la poussée, le plus proche du rocher fait gagner son camp. Deux rochers sont prêts à tomber : l’un vous fait gagner, l’autre fait gagner les rhinocéros.
lessons-siam-whose-task = Poussez le rocher qui vous fait gagner.
lessons-siam-whose-hint = Regardez les rhinocéros près des rochers. Lequel regarde dans le sens de la poussée, lequel de côté ?
lessons-siam-whose-right = Le rhinocéros du milieu regardait de côté, donc il ne compte pas. Le rocher est à vous !
lessons-siam-whose-wrong-gift = Vous avez poussé, et les rhinocéros ont gagné ! Le leur était plus près du rocher et regardait dans le même sens. Cela arrive une fois à tout le monde.

lessons-siam-defend-title = Danger !
lessons-siam-defend-text = Le rhinocéros de c4 se tient derrière un rocher, tout au bord. À son prochain tour, il pousse, et vous perdez. Sauf si vous avez une idée !
lessons-siam-defend-task = Sauvez la partie.
lessons-siam-defend-hint = Vous ne pouvez pas arrêter le rhinocéros. Mais le rocher n’est pas obligé de rester là : votre éléphant de b5 le regarde.
lessons-siam-defend-right = Le rocher a glissé de côté, et le rhinocéros n’a plus rien à pousser. Sauvé !
lessons-siam-defend-wrong-left = Le rocher est toujours devant le rhinocéros. Il pousse, et c’est fini.
lessons-siam-defend-wrong-entered = Trop tard : le rhinocéros pousse avant que votre renfort puisse agir.

lessons-siam-win-title = Comme un grand
lessons-siam-win-text = Maintenant, tout ensemble. Un rhinocéros joue aussi, mais il chasse les papillons. Trois coups vous suffisent.
lessons-siam-win-task = Placez-vous derrière le rocher de c4, et regardez-le.
lessons-siam-win-hint = Allez en c3 et regardez vers le nord, en un seul coup.
lessons-siam-win-right = En place ! Le rhinocéros a trouvé un papillon dans le coin.
lessons-siam-win-wrong-looks = La bonne case. Mais de là il faut regarder vers le nord.
lessons-siam-win-wrong-slow = Cela marche aussi, mais cela coûte un coup. On peut marcher et tourner en même temps.
lessons-siam-win-task-2 = Poussez !
lessons-siam-win-hint-2 = De c3 sur c4.
lessons-siam-win-right-2 = Le rocher tremble au bord.
lessons-siam-win-wrong-away = Si près du but ! Poussez encore vers le nord.
lessons-siam-win-task-3 = Et encore une fois !
lessons-siam-win-hint-3 = De c4 sur c5.
lessons-siam-win-right-3 = Plouf ! Vous avez gagné, et personne ne vous a aidé.
lessons-siam-win-wrong-almost = Encore une poussée, tout droit.
lessons-siam-finish-title = Vous savez jouer à Siam !
lessons-siam-finish-text = Vous savez entrer, tourner, marcher, pousser et sortir, et vous savez à qui est le rocher. Le reste vient en jouant. Le premier adversaire est gentil et fait des erreurs.

lessons-kos-struggle-title = Une province trouve son maître
lessons-kos-struggle-text = Voici le Siam : huit provinces, et dans chacune, des partisans de trois factions. Les Rama sont jaunes, les Lao rouges, les Malais bleus. On lutte pour une province à la fois ; maintenant, c’est Khorat. Quand tout le monde passe, la faction qui y a le plus de partisans prend la province. Mali a déjà passé.
lessons-kos-struggle-task = Qui aura Khorat ? Passez, et regardez.
lessons-kos-struggle-hint = Le bouton pour passer est juste à côté de la carte du pays.
lessons-kos-struggle-right = Les Rama avaient trois partisans, les Lao un seul : le drapeau des Rama flotte sur Khorat. Les partisans sont rentrés chez eux, et c’est le tour de la province suivante.

lessons-kos-british-title = Les Britanniques arrivent
lessons-kos-british-text = On lutte maintenant pour Sukhothai : deux Rama, deux Lao. Égalité ! Et quand deux se disputent, un troisième se réjouit : un navire britannique attend au large.
lessons-kos-british-task = Passez encore, et voyez à quoi mène une égalité.
lessons-kos-british-hint = Mali a passé. Si vous passez aussi, la lutte est finie.
lessons-kos-british-right = Les Britanniques ont pris Sukhothai ! Ils le font toujours quand personne n’est seul en tête. Gardez-les à l’œil : leur quatrième province termine la partie.

lessons-kos-rama-title = Votre première carte
lessons-kos-rama-text = Au lieu de passer, vous pouvez jouer une carte. La carte Rama amène deux Rama dans des provinces voisines de leur province d’origine, celle à la maison jaune. Et après chaque carte, vous prenez un partisan sur la carte du pays, et vous le gardez. Dans les leçons, toutes les mains sont visibles : vous voyez tout.
lessons-kos-rama-task = Jouez la carte Rama pour que les Rama soient en tête à Khorat. Puis prenez un partisan.
lessons-kos-rama-hint = Placez les deux Rama à Khorat, et prenez un partisan ailleurs.
lessons-kos-rama-right = Les Rama sont en tête à Khorat, et un partisan est à vous. Il vous servira bientôt.
lessons-kos-rama-wrong-passed = Vous avez passé et gardé votre carte. Cette fois, nous voulons la voir !
lessons-kos-rama-wrong-took = Vous avez envoyé des Rama à Khorat, puis vous en avez repris un. Prenez quelqu’un d’autre.
lessons-kos-rama-wrong-elsewhere = Les Rama ne sont pas encore en tête à Khorat. Placez-y les deux partisans.

lessons-kos-take-title = Pris, c’est parti
lessons-kos-take-text = Le partisan que vous prenez compte deux fois : il est à vous, et il n’est plus dans le pays. À Sukhothai, Rama et Malais sont à égalité, deux partout. La carte Lao n’y change rien. Mais prendre, si !
lessons-kos-take-task = Jouez la carte Lao ailleurs, et prenez un partisan pour que les Rama soient en tête à Sukhothai.
lessons-kos-take-hint = Placez les Lao à Chiang Mai, par exemple. Puis prenez un Malais à Sukhothai.
lessons-kos-take-right = Un Malais de moins, et les Rama sont en tête. Une carte, deux effets !
lessons-kos-take-wrong-passed = Vous passez ? Alors l’égalité demeure, et les Britanniques se frottent les mains.
lessons-kos-take-wrong-crowded = Voilà aussi des Lao à Sukhothai, et les Rama ne sont pas en tête. Envoyez-les ailleurs.
lessons-kos-take-wrong-rival = Oh ! Vous avez pris un Rama, et maintenant les Malais sont en tête à Sukhothai.
lessons-kos-take-wrong-elsewhere = Belle prise, mais à Sukhothai c’est toujours l’égalité. Prenez quelqu’un là-bas.

lessons-kos-khon-title = Un de chaque
lessons-kos-khon-text = Khon Thai veut dire « peuple libre » : un partisan de chaque faction arrive, chacun dans la province de votre choix. Dans une vraie partie, vous avez deux de ces cartes. À Battambang, Rama et Malais sont à égalité.
lessons-kos-khon-task = Jouez Khon Thai pour que les Malais soient en tête à Battambang.
lessons-kos-khon-hint = Le Malais va à Battambang, le Rama et le Lao vont ailleurs. Et ne prenez pas de Malais là-bas.
lessons-kos-khon-right = Les Malais sont en tête. Les deux autres ont aussi trouvé un joli coin.
lessons-kos-khon-wrong-passed = Personne ne bouge si vous passez. Jouez votre carte !
lessons-kos-khon-wrong-missed = Le Malais est allé ailleurs. C’est à Battambang qu’on a besoin de lui.
lessons-kos-khon-wrong-took = Vous avez amené un Malais et en avez repris un : rien n’a changé.
lessons-kos-khon-wrong-company = Un Malais est venu, mais pas seul. Les autres doivent aller ailleurs.

lessons-kos-one-title = Changer de place
lessons-kos-one-text = La carte « 1 contre 1 » échange deux partisans, où qu’ils soient. À Sukhothai, les Lao sont en tête avec deux partisans. Mais il y a des Rama partout.
lessons-kos-one-task = Échangez pour que les Rama soient en tête à Sukhothai.
lessons-kos-one-hint = Choisissez un Lao à Sukhothai et un Rama ailleurs, à Ayutthaya par exemple. Puis prenez qui vous voulez, sauf un Rama de Sukhothai.
lessons-kos-one-right = L’un sort, l’autre entre, et les Rama sont en tête. Un échange en déplace deux d’un coup.
lessons-kos-one-wrong-passed = Passer ne change rien. Essayez la carte.
lessons-kos-one-wrong-missed = Un échange quelque part, au loin. Sukhothai n’a rien remarqué.
lessons-kos-one-wrong-took = Un bon échange, et puis vous avez repris le Rama !
lessons-kos-one-wrong-even = Les Rama ne sont pas seuls en tête à Sukhothai. Échangez un Lao contre un Rama.

lessons-kos-two-title = Deux pour un
lessons-kos-two-text = La carte « 2 contre 1 » échange deux partisans d’une province contre un seul d’une province voisine. L’une se remplit, l’autre se vide. À Nakhon, les Rama sont en tête, et juste à côté, à Kedah, les Malais s’ennuient.
lessons-kos-two-task = Faites passer les Malais en tête à Nakhon.
lessons-kos-two-hint = Choisissez deux Malais à Kedah, puis un Rama à Nakhon.
lessons-kos-two-right = Deux arrivent, un s’en va : les Malais sont en tête à Nakhon.
lessons-kos-two-wrong-passed = Les Malais de Kedah s’ennuient toujours. Jouez la carte !
lessons-kos-two-wrong-missed = Vous avez échangé ailleurs. C’est à Nakhon que tout se passe.
lessons-kos-two-wrong-took = Et puis vous avez repris un Malais à Nakhon. Si près du but !
lessons-kos-two-wrong-even = Les Malais n’y sont pas encore en tête. Deux de Kedah contre un Rama !

lessons-kos-king-title = Le Maharacha décide
lessons-kos-king-text = La rangée de tuiles montre dans quel ordre on lutte pour les provinces. Le Maharacha en échange deux et pose une couronne sur l’une : celle-là ne bouge plus jamais. C’est le tour de Luang Prabang, et les Lao prendraient la province. Pas aujourd’hui !
lessons-kos-king-task = Échangez Luang Prabang et Kedah, pour que Kedah passe en premier.
lessons-kos-king-hint = Choisissez les tuiles « lp » et « ke », puis celle qui reçoit la couronne.
lessons-kos-king-right = Kedah est aussitôt contestée, et Luang Prabang attendra jusqu’à la fin.
lessons-kos-king-wrong-passed = Un Maharacha ne passe pas. Bon, vous en avez le droit, mais jouez la carte.
lessons-kos-king-wrong-later = Vous avez échangé deux tuiles plus loin. Luang Prabang est toujours en tête.
lessons-kos-king-wrong-other = Luang Prabang attendra, bien ! Mais c’est Kedah qui devait être en premier.

lessons-kos-control-title = Bons voisins
lessons-kos-control-text = La carte d’une faction amène des partisans à côté de sa province d’origine, et à côté de chaque province qu’elle contrôle. La province d’origine des Malais est tout au sud. Mais ils contrôlent Khorat, et cela change tout.
lessons-kos-control-task = Jouez la carte Malais pour que les Malais soient en tête à Sukhothai.
lessons-kos-control-hint = Sukhothai est voisine de Khorat : placez-y les deux Malais.
lessons-kos-control-right = De Khorat à Sukhothai, il n’y a qu’un pas. Les provinces ouvrent des portes.
lessons-kos-control-wrong-passed = Si vous passez, personne ne va nulle part. Jouez la carte Malais.
lessons-kos-control-wrong-elsewhere = Les Malais ne sont pas encore en tête à Sukhothai.

lessons-kos-end-title = Qui gagne ?
lessons-kos-end-text = La dernière lutte ! La faction qui a le plus de provinces régnera sur le Siam : les Rama en ont trois, les Lao aussi. Vous gagnez si vous avez le plus de partisans de la faction régnante. Vous avez trois Lao et un Rama, Mali a trois Rama et un Lao.
lessons-kos-end-task = Jouez la carte qui fait régner vos amis.
lessons-kos-end-hint = Vous avez plus de Lao que Mali. Ce sont donc les Lao qui doivent régner.
lessons-kos-end-right = Les Lao sont en tête à Sukhothai, et Mali passe.
lessons-kos-end-wrong-passed = Alors c’est l’égalité, et les Britanniques prennent Sukhothai. Vous pouvez mieux faire : jouez une carte.
lessons-kos-end-wrong-rama = Alors les Rama règnent, et c’est Mali qui en a le plus. Elle vous remercie bien.
lessons-kos-end-task-2 = Passez maintenant, et la partie est finie.
lessons-kos-end-hint-2 = Il vous reste une carte, mais rien ne vous oblige à la jouer.
lessons-kos-end-right-2 = Les Lao règnent, et vous avez le plus de Lao : gagné ! On ne se bat pas pour une faction. On choisit bien ses amis.
lessons-kos-end-wrong-more = Stop ! Cela aide les Rama. Parfois, le mieux est de ne rien faire.

lessons-kos-tie-title = En cas d’égalité
lessons-kos-tie-text = Les Rama régneront, c’est sûr. Mais Mali et vous avez deux Rama chacun ! On compare alors la deuxième faction, les Lao. Si c’est encore l’égalité, celui qui a joué la dernière carte perd. Votre carte n’a plus d’effet, mais vous pouvez encore prendre un partisan.
lessons-kos-tie-task = Jouez votre carte et prenez le partisan qui vous fait gagner.
lessons-kos-tie-hint = La deuxième faction, ce sont les Lao. Un de plus, et vous devancez Mali.
lessons-kos-tie-right = Deux Lao contre un. Mali soupire et passe.
lessons-kos-tie-wrong-passed = Égalité en Rama, égalité en Lao, et c’est vous qui avez joué la dernière carte : Mali gagnerait.
lessons-kos-tie-wrong-malay = Un Malais ne sert à rien. Égalité en Rama et en Lao, et c’est vous qui avez joué la dernière carte : Mali gagnerait.
lessons-kos-tie-task-2 = Passez, et la dernière lutte se termine.
lessons-kos-tie-hint-2 = Vous n’avez plus de carte : il ne reste qu’à passer.
lessons-kos-tie-right-2 = Égalité en Rama, un Lao de plus : gagné d’un cheveu !

lessons-kos-colony-title = Une colonie britannique
lessons-kos-colony-text = Les Britanniques ont déjà trois provinces, et à Sukhothai c’est l’égalité. Avec la quatrième, le Siam est à eux, et tout change : ce sont les séries complètes qui comptent, un partisan de chaque faction. Vous avez une série, Mali aucune.
lessons-kos-colony-task = Mali a passé. Que pouvez-vous faire de mieux ?
lessons-kos-colony-hint = Pour une fois, l’égalité vous arrange. Ne touchez à rien.
lessons-kos-colony-right = Le Siam est une colonie, et vous gagnez avec votre série. Si vous collectionnez toutes les couleurs, vous êtes prêt pour le pire.
lessons-kos-colony-wrong-card = Cela rompt l’égalité, ou donne un tour de plus à Mali. Passer termine tout, ici et maintenant.

lessons-kos-last-title = La toute dernière carte
lessons-kos-last-text = Mali n’a plus de carte, et il vous en reste une seule. La toute dernière carte de la partie ne peut se jouer que si elle vous fait gagner. Le jeu ne vous propose donc que des coups gagnants.
lessons-kos-last-task = Jouez la dernière carte de la partie.
lessons-kos-last-hint = Les Rama à Sukhothai, et prenez le Lao. Il n’y a rien d’autre au menu.
lessons-kos-last-right = Personne ne peut plus rien faire, tout le monde passe, et les Rama règnent. Vous avez trois Rama : gagné !
lessons-kos-last-wrong-passed = Alors les Lao prennent Sukhothai et règnent, et Mali en a trois. Votre carte peut encore vous sauver !

lessons-kos-teams-title = Deux contre deux
lessons-kos-teams-text = À quatre, votre partenaire est en face de vous. Vous jouez avec Mali, contre Ton et Nok. Chacun collectionne pour soi, mais si l’un de vous deux gagne, vous gagnez tous les deux. Vous avez trois Lao, mais Ton en a cinq. Mali a quatre Rama. Tous les autres ont passé.
lessons-kos-teams-task = Les Rama sont en tête dans la dernière province. Que faites-vous ?
lessons-kos-teams-hint = Si les Rama règnent, c’est Mali qui en a le plus. Et c’est votre partenaire.
lessons-kos-teams-right = Les Rama règnent, Mali gagne, et vous avec elle. Un bon partenaire sait quand ne rien faire.
lessons-kos-teams-wrong-lao = Alors les Lao pourraient régner, et c’est Ton qui en a le plus. Pensez à Mali !
lessons-kos-finish-title = Vous savez jouer à King of Siam !
lessons-kos-finish-text = Vous connaissez les cartes, les luttes, les Britanniques et la fin. Dans une vraie partie, vous avez huit cartes pour huit luttes, et personne ne vous en donne d’autres. Choisissez donc bien quand passer. Dans votre première partie, les cartes jouées restent visibles aussi.
