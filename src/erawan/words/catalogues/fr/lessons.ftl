# The lessons. A step has a title, a text, and for each task what to do, a hint, and what is said when it is done;
# some wrong tries have words of their own.
lessons-title = Apprendre et s’exercer
lessons-intro = De courtes leçons où vous faites tout vous-même. Vous pouvez tout essayer : rien ne casse.
lessons-of = { $game }, pas à pas
lessons-siam-about = Des éléphants, des rhinocéros et trois rochers. Qui pousse un rocher hors du plateau gagne.
lessons-kos-about = Trois factions veulent régner sur le Siam, et les Britanniques attendent. Soyez le meilleur ami de qui l’emporte.
lessons-start = Commencer la leçon
lessons-continue = Continuer ({ $done } sur { $count })
lessons-finished = Tout est fait – revoir
lessons-more = Encore à découvrir
lessons-more-rules = Les règles
lessons-more-rules-text = Tout, en détail, avec des plateaux à regarder.
lessons-more-puzzles = Énigmes
lessons-more-puzzles-text = Trouvez le coup gagnant. Certaines sont faciles, d’autres sournoises.
lessons-more-puzzles-open = Vers les énigmes
lessons-more-study = Plateau d’analyse
lessons-more-study-text = Installez n’importe quelle position, ouvrez vos parties et demandez son avis à l’ordinateur.
lessons-more-study-open = Vers le plateau
lessons-more-openings = Ouvertures et chiffres
lessons-more-openings-text = Ce qui se joue ici, et si cela réussit.
lessons-more-openings-open = Vers les chiffres
lessons-all = Toutes les leçons
lessons-step = Étape { $number } sur { $count }
lessons-progress = Avancement de la leçon
lessons-steps = Toutes les étapes de cette leçon
lessons-done = faite
lessons-hint = Indice
lessons-show = Montrez-moi
lessons-shown-board = C’est marqué sur le plateau. À vous !
lessons-shown-table = Appuyez sur le bouton du conseil près de vos cartes, puis confirmez le coup.
lessons-shown-pass = Appuyez sur le bouton pour passer, celui qui est encadré.
lessons-is-right = Bravo !
lessons-is-wrong = Pas tout à fait.
lessons-wrong = C’était permis, mais ce n’est pas ce que nous cherchons. Essayez encore.
lessons-again = Réessayer
lessons-go-on = Continuer
lessons-next = Étape suivante
lessons-name-mali = Mali
lessons-name-ton = Ton
lessons-name-nok = Nok
lessons-play-first = Jouer ma première partie
lessons-to-puzzles = Essayer des énigmes
lessons-to-other = Apprendre { $game }
lessons-left = Quelques étapes vous attendent encore

lessons-siam-goal-title = Dehors, le rocher !
lessons-siam-goal-text = Vous jouez les éléphants. Trois rochers se trouvent sur le plateau et n’appartiennent à personne. Poussez-en un par-dessus le bord et vous gagnez. C’est tout le jeu, et ici il ne manque qu’une poussée !
lessons-siam-goal-task = Choisissez votre éléphant, puis le rocher devant lui, et poussez.
lessons-siam-goal-hint = L’éléphant est en c4 et regarde vers le nord, droit vers le rocher en c5.
lessons-siam-goal-right = Et hop, par-dessus bord. Vous venez de gagner votre première partie !
lessons-siam-goal-wrong-turned = Votre éléphant s’est retourné pour admirer le paysage. C’est vers le rocher qu’il doit aller.
lessons-siam-goal-wrong-walked = Votre éléphant est parti se promener. Le rocher est toujours là et rit sous cape.
lessons-siam-goal-wrong-entered = Un deuxième éléphant est arrivé. C’est gentil, mais le premier pouvait pousser tout de suite.

lessons-siam-enter-title = Entrez donc !
lessons-siam-enter-text = Au début, tous les animaux attendent à côté du plateau : cinq éléphants ici, cinq rhinocéros là-bas. À votre tour, vous pouvez en faire entrer un sur une case vide du bord, et vous choisissez de quel côté il regarde.
lessons-siam-enter-task = Faites entrer un éléphant en c1, le regard vers le nord.
lessons-siam-enter-hint = Choisissez vos animaux sous le plateau, puis la case c1, puis la flèche vers le haut.
lessons-siam-enter-right = Bienvenue, éléphant ! Et voilà un rhinocéros : on joue toujours chacun son tour.
lessons-siam-enter-wrong-looks = La bonne case, mais il regarde du mauvais côté. De là, il ne voit aucun rocher.
lessons-siam-enter-wrong-elsewhere = On peut entrer par là, mais c’est en c1 que nous attendons un éléphant.

lessons-siam-turn-title = Regardez où vous poussez
lessons-siam-turn-text = Un animal ne pousse que droit devant lui, là où il regarde. Celui-ci a un rocher juste à côté de l’oreille, et il s’en moque. Se tourner sur place prend un tour entier.
lessons-siam-turn-task = Tournez l’éléphant de c2 vers le nord.
lessons-siam-turn-hint = Choisissez l’éléphant, puis choisissez-le encore : vous pouvez alors dire de quel côté il regarde.
lessons-siam-turn-right = Il voit le rocher, et le rocher commence à s’inquiéter.
lessons-siam-turn-wrong-looks = Il s’est tourné, mais le rocher est au nord.
lessons-siam-turn-wrong-walked = Il est parti. Il doit rester en c2 et tourner seulement la tête, et le reste avec.
lessons-siam-turn-wrong-entered = C’est bien d’avoir des amis, mais l’éléphant de c2 regarde toujours vers l’est.

lessons-siam-move-title = Un pas à la fois
lessons-siam-move-text = Un animal avance d’une case dans n’importe quelle direction, même en arrière ou de côté, sur une case vide. À la fin du pas, il regarde où vous voulez. Marcher et se tourner vont donc ensemble, et c’est gratuit !
lessons-siam-move-task = Allez de a2 en b2, et regardez vers le nord en arrivant.
lessons-siam-move-hint = Choisissez l’éléphant de a2, puis b2, puis la flèche vers le haut.
lessons-siam-move-right = Un pas, un demi-tour, et le voilà derrière le rocher. Belle démarche.
lessons-siam-move-wrong-looks = La bonne case. Il lui reste à regarder le rocher, au nord.
lessons-siam-move-wrong-turned = Il s’est seulement tourné. Il peut marcher et se tourner dans le même tour.
lessons-siam-move-wrong-astray = Un pas, oui, mais loin du rocher. Le chemin mène en b2.
lessons-siam-move-wrong-entered = Un nouvel éléphant est entré. Cette fois, c’est celui de a2 qui doit marcher.

lessons-siam-push-title = Poussez !
lessons-siam-push-text = Passons aux choses sérieuses. Un animal pousse en avançant tout droit sur une case occupée. Tout ce qui est devant lui avance d’une case, et le pousseur suit. Personne ne se tourne pendant une poussée.
lessons-siam-push-task = Poussez le rocher de b3 d’une case vers le nord.
lessons-siam-push-hint = Choisissez l’éléphant de b2, puis le rocher devant lui.
lessons-siam-push-right = Le rocher est en b4. Encore deux poussées comme celle-là, et il tombe.
lessons-siam-push-wrong-turned = Il s’est détourné. On regarde ce que l’on pousse.
lessons-siam-push-wrong-walked = Il a contourné le rocher. Allez-y tout droit !
lessons-siam-push-wrong-entered = Un éléphant suffit pour un rocher. Poussez, tout simplement.

lessons-siam-barge-title = Pardon, poussez-vous !
lessons-siam-barge-text = Un rhinocéros est assis en c1, juste là où vous voulez entrer. Pas de souci : vous pouvez entrer en poussant. Vous venez de l’extérieur et regardez vers l’intérieur. Un rhinocéros qui regarde de côté ne résiste pas.
lessons-siam-barge-task = Entrez en c1 malgré le rhinocéros.
lessons-siam-barge-hint = Choisissez vos animaux sous le plateau, puis c1 avec le rhinocéros dessus, et poussez.
lessons-siam-barge-right = Boum ! Le rhinocéros est en c2 et n’en revient pas.
lessons-siam-barge-wrong-elsewhere = Vous êtes entré par une autre porte. Essayez celle du rhinocéros.

lessons-siam-blocked-title = Nez à nez
lessons-siam-blocked-text = Ici, un rhinocéros regarde votre éléphant droit dans les yeux. Un contre un : personne ne peut pousser l’autre. Essayez pour voir.
lessons-siam-blocked-task = Essayez de pousser le rhinocéros de c3 avec l’éléphant de c2.
lessons-siam-blocked-hint = Choisissez l’éléphant de c2, puis le rhinocéros de c3.
lessons-siam-blocked-right = Rien ne bouge, et le plateau vous dit pourquoi. Qui regarde contre la poussée enlève une force.
lessons-siam-blocked-wrong-early = Vous avez déjà trouvé l’astuce ! Mais voyez d’abord ce qui ne marche pas : poussez avec l’éléphant de devant, en c2.
lessons-siam-blocked-task-2 = À deux on est plus fort. Poussez par-derrière, avec l’éléphant de c1.
lessons-siam-blocked-hint-2 = Choisissez l’éléphant de c1, puis celui de c2 devant lui.
lessons-siam-blocked-right-2 = Deux contre un ! Le pousseur compte, et tous ceux de devant qui regardent dans le même sens l’aident.
lessons-siam-blocked-wrong-away = Alors le rhinocéros reste où il est. C’est l’éléphant de derrière qui doit pousser.

lessons-siam-sideways-title = Le regard ailleurs
lessons-siam-sideways-text = Deux rhinocéros, deux éléphants. Celui de b3 vous regarde et résiste. Celui de d3 regarde de côté et rêve de boue. Un animal qui regarde de côté ne pèse rien du tout.
lessons-siam-sideways-task = Poussez le rhinocéros qui se laisse faire.
lessons-siam-sideways-hint = Le rêveur est en d3. L’éléphant de d2 le regarde en face.
lessons-siam-sideways-right = Il glisse sans cesser de rêver. Seuls ceux qui vous regardent résistent.
lessons-siam-sideways-wrong-walked = Votre éléphant est allé ailleurs. L’un des deux peut pousser.
lessons-siam-sideways-wrong-entered = Pas besoin d’aide : l’un de vos éléphants peut pousser tout seul.

lessons-siam-rocks-title = Lourd, plus lourd
lessons-siam-rocks-text = Un rocher ne résiste pas, mais il est lourd. Un animal déplace un rocher, deux animaux deux rochers, trois animaux trois. Ici, deux rochers se suivent et il n’y a qu’un éléphant.
lessons-siam-rocks-task = Appelez du renfort : faites entrer un éléphant en c1, le regard vers le nord.
lessons-siam-rocks-hint = Choisissez vos animaux sous le plateau, puis c1, puis la flèche vers le haut.
lessons-siam-rocks-right = Les voilà deux, l’un derrière l’autre.
lessons-siam-rocks-wrong-looks = Il doit regarder vers le nord lui aussi, sinon il n’aide pas.
lessons-siam-rocks-wrong-elsewhere = Le renfort doit se tenir derrière l’éléphant, en c1.
lessons-siam-rocks-task-2 = Poussez par-derrière : deux éléphants, deux rochers.
lessons-siam-rocks-hint-2 = C’est celui de derrière qui pousse : choisissez c1, puis c2.
lessons-siam-rocks-right-2 = Oh hisse ! Deux rochers d’un coup. La prochaine poussée gagnerait.
lessons-siam-rocks-wrong-away = Ils ne travaillent plus ensemble. Poussez avec l’éléphant de c1.

lessons-siam-leave-title = On rentre
lessons-siam-leave-text = Vos cinq éléphants sont sur le plateau, et celui de a5 regarde par la fenêtre. Depuis le bord, un animal peut quitter le plateau, où qu’il regarde. Plus tard, il revient là où vous en avez besoin.
lessons-siam-leave-task = Renvoyez l’éléphant de a5 à la maison.
lessons-siam-leave-hint = Choisissez l’éléphant de a5, puis « Quitter le plateau ».
lessons-siam-leave-right = Il rentre en trottinant. Vous en avez de nouveau un à faire entrer.
lessons-siam-leave-wrong-other = Celui-là était bien placé ! Renvoyez celui de a5.
lessons-siam-leave-wrong-walked = De là, la route est longue à pied. Sortir et rentrer va plus vite.
lessons-siam-leave-task-2 = Faites-le revenir en c1, le regard vers le nord.
lessons-siam-leave-hint-2 = Vos animaux sous le plateau, puis c1, puis la flèche vers le haut.
lessons-siam-leave-right-2 = D’un bout à l’autre du pays en deux tours. Essayez donc à pied !
lessons-siam-leave-wrong-elsewhere = Il doit entrer en c1 et regarder vers le nord, vers les rochers.

lessons-siam-whose-title = À qui est ce rocher ?
lessons-siam-whose-text = Attention ! Quand un rocher tombe, ce n’est pas toujours le pousseur qui gagne. C’est l’animal le plus proche du rocher parmi ceux qui regardent dans le sens de la poussée. Deux rochers sont prêts à tomber : l’un vous fait gagner, l’autre fait gagner les rhinocéros.
lessons-siam-whose-task = Poussez le rocher qui vous fait gagner.
lessons-siam-whose-hint = Regardez les rhinocéros près des rochers. Lequel regarde dans le sens de la poussée, lequel de côté ?
lessons-siam-whose-right = Le rhinocéros du milieu regardait de côté, il ne compte pas. Le rocher est à vous !
lessons-siam-whose-wrong-gift = Vous avez poussé, et les rhinocéros ont gagné ! Le leur était plus près du rocher et regardait dans le même sens. Cela arrive une fois à tout le monde.

lessons-siam-defend-title = Danger !
lessons-siam-defend-text = Le rhinocéros de c4 se tient derrière un rocher tout au bord. À son prochain tour il pousse, et vous avez perdu. Sauf si vous avez une idée.
lessons-siam-defend-task = Sauvez la partie.
lessons-siam-defend-hint = Vous ne pouvez pas arrêter le rhinocéros. Mais le rocher n’est pas obligé de rester là : votre éléphant de b5 le regarde.
lessons-siam-defend-right = Le rocher a glissé de côté, et le rhinocéros n’a plus rien à pousser. Sauvé !
lessons-siam-defend-wrong-left = Le rocher est toujours devant le rhinocéros. Il pousse, et c’est fini.
lessons-siam-defend-wrong-entered = Trop tard : le rhinocéros pousse avant que votre renfort puisse agir.

lessons-siam-win-title = Tout seul, comme un grand
lessons-siam-win-text = Maintenant, tout ensemble. Un rhinocéros joue aussi, mais il chasse les papillons. Trois tours vous suffisent.
lessons-siam-win-task = Placez-vous derrière le rocher de c4, et regardez-le.
lessons-siam-win-hint = Allez en c3 et regardez vers le nord, en un seul tour.
lessons-siam-win-right = En place ! Le rhinocéros a trouvé un papillon dans le coin.
lessons-siam-win-wrong-looks = La bonne case. Mais de là il faut regarder vers le nord.
lessons-siam-win-wrong-slow = Cela marche aussi, mais coûte un tour. Marcher et se tourner vont ensemble.
lessons-siam-win-task-2 = Poussez !
lessons-siam-win-hint-2 = De c3 sur c4.
lessons-siam-win-right-2 = Le rocher tremble au bord.
lessons-siam-win-wrong-away = Si près du but ! Poussez encore vers le nord.
lessons-siam-win-task-3 = Et encore une fois !
lessons-siam-win-hint-3 = De c4 sur c5.
lessons-siam-win-right-3 = Plouf ! Vous avez gagné, et personne ne vous a aidé.
lessons-siam-win-wrong-almost = Il manque une poussée, tout droit.
lessons-siam-finish-title = Vous savez jouer à Siam !
lessons-siam-finish-text = Vous savez entrer, tourner, marcher, pousser et sortir, et vous savez à qui est le rocher. Le reste vient en jouant. Le premier adversaire est gentil et fait des erreurs.

lessons-kos-struggle-title = Une province trouve son maître
lessons-kos-struggle-text = Voici le Siam : huit provinces, et dans chacune des partisans de trois factions. Rama est jaune, Lao rouge, Malais bleu. On se dispute une province à la fois, maintenant c’est Khorat. Quand tout le monde passe, elle va à qui y a le plus de partisans. Mali a déjà passé.
lessons-kos-struggle-task = Qui aura Khorat ? Passez, et regardez.
lessons-kos-struggle-hint = Le bouton pour passer est tout près de la carte du pays.
lessons-kos-struggle-right = Rama y avait trois partisans, Lao un seul : le drapeau de Rama flotte sur Khorat. Les partisans sont rentrés, et c’est le tour de la province suivante.

lessons-kos-british-title = Les Britanniques arrivent
lessons-kos-british-text = On se dispute maintenant Sukhothai : deux partisans de Rama, deux de Lao. Égalité ! Et quand deux se querellent, un troisième se réjouit. Au large, un navire britannique attend.
lessons-kos-british-task = Passez encore, et voyez à quoi mène une égalité.
lessons-kos-british-hint = Mali a passé. Si vous passez aussi, la lutte est finie.
lessons-kos-british-right = Les Britanniques ont pris Sukhothai ! Ils le font toujours quand personne n’est seul en tête. Gardez-les à l’œil : leur quatrième province termine la partie.

lessons-kos-rama-title = Votre première carte
lessons-kos-rama-text = Au lieu de passer, vous pouvez jouer une carte. La carte Rama amène deux partisans de Rama dans des provinces voisines de son foyer, celui à la maison jaune. Et après chaque carte, vous prenez un partisan sur le pays et le gardez. Dans les leçons, toutes les mains sont visibles, pour que vous voyiez tout.
lessons-kos-rama-task = Jouez la carte Rama pour que Rama mène à Khorat. Puis prenez un partisan.
lessons-kos-rama-hint = Mettez les deux partisans de Rama à Khorat, et prenez quelqu’un d’ailleurs.
lessons-kos-rama-right = Rama mène à Khorat, et un partisan est à vous. Il vous servira bientôt.
lessons-kos-rama-wrong-passed = Vous avez passé et gardé votre carte. Cette fois, nous voulons la voir !
lessons-kos-rama-wrong-took = Vous avez envoyé Rama à Khorat, puis vous en avez repris un. Prenez quelqu’un d’autre.
lessons-kos-rama-wrong-elsewhere = Rama ne mène pas encore à Khorat. Mettez-y les deux partisans.

lessons-kos-take-title = Ce qui est pris n’y est plus
lessons-kos-take-text = Le partisan que vous prenez compte deux fois : il est à vous, et il manque dans le pays. À Sukhothai, Rama et Malais sont à deux partout. La carte Lao n’y aide pas. Mais prendre, si !
lessons-kos-take-task = Jouez la carte Lao ailleurs, et prenez un partisan pour que Rama mène à Sukhothai.
lessons-kos-take-hint = Mettez les Lao à Chiang Mai, par exemple. Puis prenez un Malais à Sukhothai.
lessons-kos-take-right = Un Malais de moins, et Rama mène. Une carte, deux effets.
lessons-kos-take-wrong-passed = Passé ? Alors l’égalité demeure, et les Britanniques se frottent les mains.
lessons-kos-take-wrong-crowded = Voilà aussi des Lao à Sukhothai, et Rama ne mène pas. Envoyez-les ailleurs.
lessons-kos-take-wrong-rival = Oh ! Vous avez pris un Rama, et maintenant Malais mène à Sukhothai.
lessons-kos-take-wrong-elsewhere = Belle prise, mais à Sukhothai c’est toujours l’égalité. Prenez quelqu’un là-bas.

lessons-kos-khon-title = Un de chaque
lessons-kos-khon-text = Khon Thai, « les gens du Siam » : un partisan de chaque faction arrive, chacun dans la province de votre choix. Dans une vraie partie, vous avez deux de ces cartes. À Battambang, Rama et Malais sont à égalité.
lessons-kos-khon-task = Jouez Khon Thai pour que Malais mène à Battambang.
lessons-kos-khon-hint = Le Malais va à Battambang, Rama et Lao vont ailleurs. Et ne prenez pas de Malais là-bas.
lessons-kos-khon-right = Malais mène. Les deux autres ont aussi trouvé un joli coin.
lessons-kos-khon-wrong-passed = Personne ne bouge si vous passez. Jouez votre carte !
lessons-kos-khon-wrong-missed = Le Malais est allé ailleurs. C’est à Battambang qu’on a besoin de lui.
lessons-kos-khon-wrong-took = Vous avez amené un Malais et en avez repris un : rien n’a changé.
lessons-kos-khon-wrong-company = Un Malais est venu, mais en compagnie. Les autres doivent aller ailleurs.

lessons-kos-one-title = Changer de place
lessons-kos-one-text = La carte « 1 contre 1 » échange deux partisans, où qu’ils soient. À Sukhothai, Lao mène avec deux. Mais Rama a des partisans partout.
lessons-kos-one-task = Échangez pour que Rama mène à Sukhothai.
lessons-kos-one-hint = Choisissez un Lao à Sukhothai et un Rama ailleurs, à Ayutthaya par exemple. Puis prenez qui vous voulez, sauf un Rama de Sukhothai.
lessons-kos-one-right = Un sort, un entre, et Rama mène. Un échange en déplace deux d’un coup.
lessons-kos-one-wrong-passed = Passer ne change rien. Essayez la carte.
lessons-kos-one-wrong-missed = Un échange quelque part, au loin. Sukhothai n’a rien remarqué.
lessons-kos-one-wrong-took = Bon échange, et puis vous avez repris le Rama !
lessons-kos-one-wrong-even = Rama n’est pas seul en tête à Sukhothai. Échangez un Lao contre un Rama.

lessons-kos-two-title = Deux pour un
lessons-kos-two-text = La carte « 2 contre 1 » échange deux partisans d’une province contre un seul d’une voisine. L’une se remplit, l’autre se vide. À Nakhon, Rama mène, et à côté, à Kedah, les Malais s’ennuient.
lessons-kos-two-task = Faites que Malais mène à Nakhon.
lessons-kos-two-hint = Choisissez deux Malais à Kedah, puis un Rama à Nakhon.
lessons-kos-two-right = Deux arrivent, un s’en va : Malais mène à Nakhon.
lessons-kos-two-wrong-passed = Les Malais de Kedah s’ennuient toujours. Jouez la carte !
lessons-kos-two-wrong-missed = Vous avez échangé ailleurs. C’est à Nakhon que tout se passe.
lessons-kos-two-wrong-took = Et puis vous avez repris un Malais de Nakhon. Si près !
lessons-kos-two-wrong-even = Malais n’y mène pas encore. Deux de Kedah contre un Rama !

lessons-kos-king-title = Le Maharacha décide
lessons-kos-king-text = La rangée de tuiles dit dans quel ordre on se dispute les provinces. Le Maharacha en échange deux et pose une couronne sur l’une : celle-là ne bouge plus jamais. C’est le tour de Luang Prabang, et Lao le prendrait. Pas aujourd’hui !
lessons-kos-king-task = Échangez Luang Prabang et Kedah, pour que Kedah passe en premier.
lessons-kos-king-hint = Choisissez les tuiles « lp » et « ke », puis celle qui reçoit la couronne.
lessons-kos-king-right = Aussitôt on se dispute Kedah, et Luang Prabang attendra jusqu’à la fin.
lessons-kos-king-wrong-passed = Un Maharacha ne passe pas. Bon, vous en avez le droit, mais jouez la carte.
lessons-kos-king-wrong-later = Vous avez échangé deux tuiles plus loin. Luang Prabang est toujours en tête.
lessons-kos-king-wrong-other = Luang Prabang attendra, bien ! Mais c’est Kedah qui devait être en premier.

lessons-kos-control-title = Bons voisins
lessons-kos-control-text = La carte d’une faction amène des partisans à côté de son foyer, et à côté de chaque province qu’elle contrôle. Le foyer des Malais est tout au sud. Mais ils contrôlent Khorat, et cela change tout.
lessons-kos-control-task = Jouez la carte Malais pour que Malais mène à Sukhothai.
lessons-kos-control-hint = Sukhothai touche Khorat : mettez-y les deux Malais.
lessons-kos-control-right = De Khorat à Sukhothai, il n’y a qu’un pas. Les provinces ouvrent des portes.
lessons-kos-control-wrong-passed = En passant, personne ne va nulle part. Jouez la carte Malais.
lessons-kos-control-wrong-elsewhere = Malais ne mène pas encore à Sukhothai.

lessons-kos-end-title = Qui gagne ?
lessons-kos-end-text = La dernière lutte ! La faction qui a le plus de provinces régnera sur le Siam : Rama en a trois, Lao trois. Vous gagnez si vous avez le plus de partisans de celle qui règne. Vous avez trois Lao et un Rama, Mali trois Rama et un Lao.
lessons-kos-end-task = Jouez la carte qui donne le pouvoir à vos amis.
lessons-kos-end-hint = Vous avez plus de Lao que Mali. C’est donc Lao qui doit régner.
lessons-kos-end-right = Lao mène à Sukhothai, et Mali passe.
lessons-kos-end-wrong-passed = Alors c’est l’égalité, et les Britanniques prennent Sukhothai. Vous pouvez mieux faire : jouez une carte.
lessons-kos-end-wrong-rama = Alors Rama règne, et c’est Mali qui a le plus de Rama. Elle vous remercie.
lessons-kos-end-task-2 = Passez maintenant, et la partie est finie.
lessons-kos-end-hint-2 = Il vous reste une carte, mais rien ne vous oblige à la jouer.
lessons-kos-end-right-2 = Lao règne, et vous avez le plus de Lao : gagné ! On ne se bat pas pour une faction. On choisit bien ses amis.
lessons-kos-end-wrong-more = Stop ! Cela aide Rama. Parfois, ne rien faire est ce qu’il y a de mieux.

lessons-kos-tie-title = En cas d’égalité
lessons-kos-tie-text = Rama régnera, c’est sûr. Mais Mali et vous avez deux Rama chacun ! Alors compte la deuxième faction, Lao. Si là aussi c’est égal, celui qui a joué la dernière carte perd. Votre carte n’a plus d’effet, mais vous pouvez encore prendre un partisan.
lessons-kos-tie-task = Jouez votre carte et prenez le partisan qui vous fait gagner.
lessons-kos-tie-hint = La deuxième faction est Lao. Un de plus, et vous devancez Mali.
lessons-kos-tie-right = Deux Lao contre un. Mali soupire et passe.
lessons-kos-tie-wrong-passed = Égalité en Rama, égalité en Lao, et la dernière carte est la vôtre : Mali gagnerait.
lessons-kos-tie-wrong-malay = Un Malais n’aide pas. Rama et Lao restent à égalité, et la dernière carte est la vôtre : Mali gagnerait.
lessons-kos-tie-task-2 = Passez, et la dernière lutte se termine.
lessons-kos-tie-hint-2 = Vous n’avez plus de cartes : il ne reste qu’à passer.
lessons-kos-tie-right-2 = Égalité en Rama, en tête en Lao : gagné d’un cheveu !

lessons-kos-colony-title = Une colonie britannique
lessons-kos-colony-text = Les Britanniques ont déjà trois provinces, et à Sukhothai c’est l’égalité. Avec la quatrième, le Siam est à eux, et tout change : ce sont les séries complètes qui comptent, un partisan de chaque faction. Vous avez une série, Mali aucune.
lessons-kos-colony-task = Mali a passé. Que faire de mieux ?
lessons-kos-colony-hint = Pour une fois, l’égalité vous arrange. Ne touchez à rien.
lessons-kos-colony-right = Le Siam est une colonie, et vous gagnez avec votre série. Qui collectionne toutes les couleurs est paré pour le pire.
lessons-kos-colony-wrong-card = Cela dérange l’égalité, ou donne un tour de plus à Mali. Passer termine tout, ici et maintenant.

lessons-kos-last-title = La toute dernière carte
lessons-kos-last-text = Mali n’a plus de cartes, et il vous en reste une seule. La toute dernière carte de la partie ne peut être jouée que si elle vous fait gagner. Le jeu ne vous propose donc que des coups gagnants.
lessons-kos-last-task = Jouez la dernière carte de la partie.
lessons-kos-last-hint = Rama à Sukhothai, et prenez le Lao. Il n’y a rien d’autre au menu.
lessons-kos-last-right = Personne ne peut plus rien faire, tout le monde passe, et Rama règne. Vous avez trois Rama : gagné !
lessons-kos-last-wrong-passed = Alors Lao prend Sukhothai et règne, et Mali en a trois. Votre carte peut encore vous sauver !

lessons-kos-teams-title = Deux contre deux
lessons-kos-teams-text = À quatre, votre partenaire est en face de vous. Vous êtes avec Mali, contre Ton et Nok. Chacun collectionne pour soi, mais si l’un de vous deux gagne, vous gagnez tous les deux. Vous avez trois Lao, mais Ton en a cinq. Mali a quatre Rama. Tous les autres ont passé.
lessons-kos-teams-task = Rama mène dans la dernière province. Que faites-vous ?
lessons-kos-teams-hint = Si Rama règne, c’est Mali qui en a le plus. Et c’est votre partenaire.
lessons-kos-teams-right = Rama règne, Mali gagne, et vous avec elle. Un bon partenaire sait quand ne rien faire.
lessons-kos-teams-wrong-lao = Alors Lao pourrait régner, et c’est Ton qui en a le plus. Pensez à Mali !
lessons-kos-finish-title = Vous savez jouer à King of Siam !
lessons-kos-finish-text = Vous connaissez les cartes, les luttes, les Britanniques et la fin. Dans une vraie partie, vous avez huit cartes pour huit luttes, et personne ne vous en donne d’autres. Choisissez donc bien quand passer. Votre première partie se joue elle aussi à cartes ouvertes.
