# Les guides pour bien jouer, construits comme les leçons.
guide-title = Bien jouer à { $game }
guide-siam-lead = Vous connaissez les règles. Voici six idées qui font gagner, chacune avec un plateau pour l’essayer. Ce que nous disons d’une position est prouvé par notre moteur.
guide-kos-lead = Vous connaissez les règles. Voici sept idées qui font gagner, chacune avec une table pour l’essayer. Vous êtes toujours le joueur 1, Mali est votre adversaire, et toutes les mains sont visibles. Ce que nous disons d’une position est entièrement calculé.
guide-contents = Les idées
guide-close = Fermer la table
guide-next = Et maintenant ?

guide-siam-behind-title = Commencez derrière un rocher
guide-siam-behind-text = Où entrent d’abord les meilleurs moteurs ? Sur un long côté de la rangée de rochers, juste derrière un rocher et face à lui. Là, un éléphant regarde déjà dans la bonne direction et n’a qu’un rocher à pousser.
guide-siam-behind-task = Faites entrer votre premier éléphant derrière un rocher, face à lui.
guide-siam-behind-hint = Prenez b1, c1 ou d1 en regardant vers le nord, ou b5, c5 ou d5 en regardant vers le sud.
guide-siam-behind-right = C’est ainsi que commencent les meilleurs moteurs. Voyez dans les ouvertures ce qu’ils répondent.
guide-siam-behind-wrong-looks = Une bonne case ! Mais l’éléphant devrait regarder le rocher.
guide-siam-behind-wrong-row = Il regarde des rochers, mais trois d’affilée. C’est bien trop lourd pour un seul éléphant.
guide-siam-behind-wrong-side = C’est possible, mais il n’y a pas de rocher devant lui. Entrez en b, c ou d.

guide-siam-reserve-title = Votre réserve est partout
guide-siam-reserve-text = Un animal à côté du plateau n’est pas inutile : au prochain coup, il peut être sur n’importe quelle case du bord. Gardez-en donc un ou deux ! Et cherchez un rocher que l’adversaire ne peut pas écarter. Dans le coin, deux rochers se touchent : trop lourd pour un rhinocéros.
guide-siam-reserve-task = Entrez derrière un rocher que les rhinocéros ne peuvent pas sauver.
guide-siam-reserve-hint = Placez-vous sous le rocher du coin, face à lui.
guide-siam-reserve-right = De côté, deux rochers sont trop lourds pour un rhinocéros. D’en haut, votre éléphant bloque la poussée. Les rhinocéros ne peuvent que regarder.
guide-siam-reserve-wrong-lone = Ce rocher est seul. Un rhinocéros entre en e5 et l’écarte.
guide-siam-reserve-wrong-slow = C’est trop long. Un animal de votre réserve y arrive tout de suite.
guide-siam-reserve-task-2 = Maintenant, poussez.
guide-siam-reserve-hint-2 = De a4 vers a5.
guide-siam-reserve-right-2 = Deux coups, et le rocher tombe. Cet éléphant n’était même pas sur le plateau.

guide-siam-aside-title = Écartez-les
guide-siam-aside-text = Un rhinocéros est derrière un rocher du bord, et au prochain coup il pousse. Il n’y a pas de place pour lui barrer la route. Mais un animal poussé de côté ne résiste pas. Éloignez-le donc de son rocher !
guide-siam-aside-task = Sauvez le rocher de d1.
guide-siam-aside-hint = Entrez par l’est et poussez le long de la rangée 2.
guide-siam-aside-right = Vous avez poussé le rocher, le rocher a poussé le rhinocéros, et le rhinocéros n’a plus rien devant le nez.
guide-siam-aside-wrong-walked = Belle promenade. Mais maintenant le rhinocéros pousse, et c’est fini.
guide-siam-aside-wrong-late = Le rhinocéros s’en moque. Il pousse, et adieu le rocher.

guide-siam-nose-title = Nez à nez
guide-siam-nose-text = Deux animaux qui se regardent en face se bloquent, même avec un rocher entre eux : aucun ne peut pousser. Ici, deux poussées suffisent au rhinocéros. Placez-vous de l’autre côté du rocher et regardez le rhinocéros dans les yeux.
guide-siam-nose-task = Arrêtez le rhinocéros.
guide-siam-nose-hint = Entrez sur la case où irait le rocher.
guide-siam-nose-right = Bloqué ! Tant que vous restez là, le rhinocéros ne peut plus pousser seul. Il doit en chercher un deuxième, et cela prend du temps.
guide-siam-nose-wrong-looks = La bonne case. Mais votre éléphant doit regarder au sud, face au rhinocéros.
guide-siam-nose-wrong-elsewhere = Le rhinocéros pousse maintenant, puis encore une fois, et personne ne l’arrête.

guide-siam-second-title = Amenez le deuxième
guide-siam-second-text = Le premier camp qui aligne un deuxième animal rompt le blocage. Votre éléphant et un rhinocéros sont nez à nez, et derrière le rhinocéros un rocher attend au bord.
guide-siam-second-task = Amenez du renfort.
guide-siam-second-hint = Allez de a2 en b2 en regardant au nord, le tout en un coup.
guide-siam-second-right = Deux contre un ! Quoi que fassent les rhinocéros, vous gagnez en deux coups au plus.
guide-siam-second-wrong-looks = La bonne case. Mais seul un animal qui regarde au nord aide à pousser.
guide-siam-second-wrong-left = Restez ! Celui-ci retient le rhinocéros. Amenez l’autre.
guide-siam-second-wrong-far = Pas tout à fait : il y a une case vide entre b1 et b3, et l’éléphant n’aide pas encore.

guide-siam-nearest-title = Laissez-les vous aider
guide-siam-nearest-text = Parmi les animaux qui regardent dans le sens de la poussée, le plus proche du rocher gagne. Un rhinocéros peut donc même pousser pour vous, si votre éléphant est devant lui. Ici, votre éléphant de devant regarde du mauvais côté.
guide-siam-nearest-task = Faites en sorte que votre éléphant soit le plus proche du rocher, en regardant vers le nord.
guide-siam-nearest-hint = L’éléphant de d4 devrait regarder au nord.
guide-siam-nearest-right = Maintenant votre éléphant est le plus proche, et le rhinocéros derrière lui ne ferait qu’aider.
guide-siam-nearest-wrong-gift = Le rocher tombe. Mais l’animal le plus proche qui regardait au nord était le rhinocéros : il gagne !
guide-siam-nearest-wrong-left = Il doit rester devant le rocher, et seulement regarder de l’autre côté.
guide-siam-nearest-task-2 = Et poussez !
guide-siam-nearest-hint-2 = Poussez de d4 vers d5, ou tous ensemble depuis d2.
guide-siam-nearest-right-2 = Le rocher est à vous. Avant de pousser, demandez-vous toujours pour qui !

guide-kos-every-title = Ne luttez pas pour toutes les provinces
guide-kos-every-text = Il y a autant de provinces que vous avez de cartes. Si vous luttez pour chacune, il ne reste rien au moment décisif. Vous avez le plus de Lao. Les Lao et les Rama ont deux provinces chacun, et les Rama sont en tête à Luang Prabang. Votre carte Lao pourrait la prendre. Mais Mali a encore une carte, elle aussi.
guide-kos-every-task = Faut-il lutter pour Luang Prabang ?
guide-kos-every-hint = Regardez plus loin : à Kedah, les Lao sont en tête. De là, votre carte atteint la dernière province, Nakhon.
guide-kos-every-right = Les Rama ont maintenant trois provinces. Tant pis ! Les Lao sont en tête à Kedah, et votre carte est prête pour Nakhon. À trois partout, les Lao seront devant, car ils auront gagné la dernière. Votre victoire est sûre.
guide-kos-every-wrong-card = Maintenant Mali a une réponse, et il ne vous reste rien pour Kedah et Nakhon.

guide-kos-save-title = Économisez vos cartes
guide-kos-save-text = À Ayutthaya, les Lao ont deux partisans d’avance. Deux de plus, ce serait encore plus beau. Mais si Mali y envoie des Rama, vous pouvez encore répondre. Et sinon, votre carte servira à Nakhon.
guide-kos-save-task = Que faites-vous ?
guide-kos-save-hint = La situation vous plaît. À Mali de faire quelque chose.
guide-kos-save-right = Ayutthaya revient aux Lao, et vous avez encore votre carte. Quoi que fasse Mali, vous pouvez gagner.
guide-kos-save-wrong-card = Les Lao étaient déjà en tête. Maintenant, la seule carte qui reste est à Mali, et elle peut renverser la partie.

guide-kos-wait-title = Qui doit agir ?
guide-kos-wait-text = À Battambang, Rama et Lao sont à égalité ; à Chiang Mai, les Lao sont en tête. Mali et vous avez chacun une carte, « 1 contre 1 ». Jouer en premier, c’est céder le dernier mot. Demandez-vous donc : à qui convient la situation ?
guide-kos-wait-task = Jouer ou passer ?
guide-kos-wait-hint = Si personne ne joue, les Britanniques prennent Battambang, et les Lao prennent Chiang Mai. Les Lao ont alors trois provinces et règnent.
guide-kos-wait-right = Les Britanniques ont pris Battambang, et cela vous va. C’est Mali qui devait agir. Mais vous auriez eu réponse à tout.
guide-kos-wait-wrong-card = Maintenant Mali a la dernière carte, et donc le dernier mot.

guide-kos-two-title = Deux d’avance suffisent
guide-kos-two-text = Vous avez cinq Rama. Mali en a trois, et il ne lui reste qu’une carte. Comme une carte ne rapporte qu’un partisan, Mali ne vous rattrapera pas : inutile de prendre d’autres Rama. Mais elle a plus de Lao que vous. Si les Lao prennent Sukhothai, ils auront autant de provinces que les Rama et seront les derniers à en avoir gagné une : ils régneront. Votre carte Malais ne peut placer personne, mais elle vous permet de prendre un partisan.
guide-kos-two-task = Qui prenez-vous ?
guide-kos-two-hint = Cherchez un partisan qui aide deux fois : chez vous, et en quittant Sukhothai.
guide-kos-two-right = Mali et vous avez maintenant le même nombre de Lao, et à Sukhothai les Lao ne sont plus en tête. Dès que la première faction est sûre, collectionnez-en une deuxième !
guide-kos-two-wrong-passed = Alors les Lao prennent Sukhothai et règnent, et Mali a le plus de Lao.
guide-kos-two-wrong-rama = Vous aviez assez de Rama. Les Lao prennent Sukhothai et règnent, et Mali a le plus de Lao.
guide-kos-two-wrong-malay = Les Malais ne régneront pas. Les Lao, si, et Mali a le plus de Lao.

guide-kos-freeze-title = Le Maharacha gèle une province
guide-kos-freeze-text = Les Rama et les Lao ont deux provinces chacun, les Malais une, et il reste trois luttes. Si deux factions finissent à égalité, celle qui a gagné une province en dernier est devant. C’est donc la dernière tuile qui vaut le plus ! Vous avez plus de Lao que Mali. Mali et vous avez chacun la carte Maharacha. Une tuile couronnée ne s’échange plus jamais.
guide-kos-freeze-task = Placez Chiang Mai en dernier, couronnée, et mettez-y les Lao en tête.
guide-kos-freeze-hint = Échangez Chiang Mai et Nakhon, couronnez Chiang Mai, et prenez le Rama qui s’y trouve.
guide-kos-freeze-right = Chiang Mai est gelée. Mali ne pourrait échanger que les deux autres tuiles, et cela ne la sauverait pas. Son Maharacha est la toute dernière carte, qui ne se joue que si elle fait gagner. Elle doit donc passer.
guide-kos-freeze-wrong-passed = Alors Mali joue son Maharacha, et c’est elle qui choisit la dernière province.
guide-kos-freeze-wrong-took = Les tuiles sont bien placées. Mais prenez le Rama de Chiang Mai.
guide-kos-freeze-wrong-crown = La couronne est sur Nakhon. Chiang Mai peut encore être échangée.
guide-kos-freeze-wrong-other = Chiang Mai devrait être la dernière, avec la couronne.

guide-kos-british-title = Préparez-vous aux Britanniques
guide-kos-british-text = Les Britanniques ont trois provinces, et à Kedah c’est l’égalité. Si elle reste, le Siam devient une colonie et les séries complètes comptent. Mali en a deux, vous une, et elle a passé. L’égalité est dangereuse pour qui n’a réuni que deux couleurs. Mais il vous reste une carte.
guide-kos-british-task = Jouez-la et prenez le bon partisan.
guide-kos-british-hint = Un deuxième Malais complète votre deuxième série, et l’égalité reste.
guide-kos-british-right = Deux séries chacun. Dans une colonie, à égalité, celui qui a joué la dernière carte gagne : c’est vous. Mali a la toute dernière carte de la partie, et elle ne peut pas gagner avec.
guide-kos-british-wrong-passed = Alors le Siam est une colonie, et Mali a deux séries contre une.
guide-kos-british-wrong-tie = L’égalité est rompue, et Mali a encore une réponse. Il vous faut la série.

guide-kos-latest-title = Surveillez la dernière carte
guide-kos-latest-text = Mali et vous avez exactement les mêmes partisans. Dans ce cas, celui qui a joué une carte en dernier perd. Ici, c’était Mali. Les Rama sont en tête à Kedah, la dernière province.
guide-kos-latest-task = Que faites-vous ?
guide-kos-latest-hint = Si personne ne joue plus, la carte de Mali reste la dernière.
guide-kos-latest-right = Vous avez les mêmes partisans, et Mali a joué en dernier : vous gagnez sans lever le petit doigt.
guide-kos-latest-wrong-card = Maintenant, c’est vous qui avez joué la dernière carte : Mali peut gagner.
