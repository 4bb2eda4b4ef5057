# La table de King of Siam dans le navigateur.
web-kos-country = Carte du pays
web-kos-track = L’ordre des luttes
web-kos-hand = Cartes de la place { $seat }
web-kos-standing = Où l’on en est
web-kos-struggle = La lutte pour une province
web-kos-winning = Régner et gagner
web-kos-contested = Province disputée : { $province }
web-kos-leads = { $faction } est en tête et la prendrait.
web-kos-shared = Égalité en tête : les Britanniques la prendraient.
web-kos-nobody = Personne ne s’y trouve : les Britanniques la prendraient.
web-kos-empty = personne ici
web-kos-left = Luttes restantes : { $count }
web-kos-owned = Provinces de la faction { $faction } : { $count }
web-kos-british-so-far = Provinces britanniques : { $count } ; à { $most }, le pays devient une colonie
web-kos-if-now = Si chaque province revenait maintenant au camp le plus fort :
web-kos-if-then = Si, après ce coup, chaque province revenait au camp le plus fort :
web-kos-you-win = vous gagnez
web-kos-with-you-win = vous gagnez avec { $names }
web-kos-names-win = { $count ->
    [one] { $names } gagne
   *[other] { $names } gagnent
}

# Ce qui est à faire.
web-kos-ask-card = Choisissez une carte, ou passez.
web-kos-ask-tile = Choisissez la première des deux tuiles à échanger.
web-kos-ask-tile-more = Choisissez l’autre tuile.
web-kos-ask-mark = Laquelle des deux reçoit le marqueur du roi ?
web-kos-ask-place = Choisissez une province pour la faction { $faction }.
web-kos-ask-1v1 = Choisissez le premier partisan à échanger.
web-kos-ask-1v1-more = Choisissez le partisan contre lequel l’échanger.
web-kos-ask-2v1 = Choisissez le premier des partisans à échanger.
web-kos-ask-2v1-more = Continuez : deux d’une province, un d’une province voisine.
web-kos-ask-take = Prenez maintenant un partisan sur la carte.
web-kos-ask-confirm = Voilà ce qui se passerait. Jouer ce coup ?
web-kos-ask-wait = Un instant…
web-kos-spot-tile = la tuile de { $province }
web-kos-spot-swap = échanger { $faction } à { $province }
web-kos-spot-take = prendre { $faction } à { $province }
web-kos-mark = Marqueur du roi : { $province }
web-kos-which = Quel partisan à { $province } ?
web-kos-which-faction = Quelle faction ensuite
web-kos-so-far = Le coup jusqu’ici
web-kos-undo = Annuler : { $step }
web-kos-step-back = Revenir
web-kos-confirm = Jouer ce coup
web-kos-pass = Passer
web-kos-pass-ends = Passer, fin de la lutte
web-kos-try-hint = Montrer le conseil sur la carte

# Les cartes, chacune en une courte phrase.
web-kos-does-king = Échange deux tuiles et en scelle une.
web-kos-does-khon = Un partisan de chaque faction, où l’on veut.
web-kos-does-1v1 = Échange un partisan contre un autre, partout.
web-kos-does-2v1 = Échange deux partisans contre un seul, à côté.
web-kos-does-faction = Amène deux partisans { $faction } près des leurs.
web-kos-dead = Sans effet maintenant ; on prendrait seulement un partisan.
web-kos-stuck = Injouable maintenant ; touchez-la pour savoir pourquoi.
web-kos-twice = deux fois
web-kos-no-cards = Vous n’avez plus de cartes.
web-kos-covered = Les cartes restent couvertes jusqu’au tour de quelqu’un à cet écran.
web-kos-explain = Expliquer : { $what }

# Plusieurs personnes au même écran.
web-kos-curtain = C’est à la place { $seat }
web-kos-curtain-more = Passez l’écran. Les autres détournent les yeux.
web-kos-curtain-open = Je suis la place { $seat } : montrer mes cartes

# Les règles en bref.
web-kos-rule-number = Règle { $rule }
web-kos-rule-king = Échangez deux tuiles encore visibles et sans marqueur du roi, puis posez un marqueur du roi sur l’une des deux : elle ne bougera plus jamais. Si la tuile disputée en fait partie, une autre province est disputée aussitôt. Avec moins de deux tuiles possibles, il ne se passe rien.
web-kos-rule-khon = Un partisan de chaque faction va de la réserve sur la carte, chacun dans une province encore sans maître, ensemble ou séparément. Une faction absente de la réserve est laissée de côté.
web-kos-rule-1v1 = Échangez un partisan d’une province contre un partisan de n’importe quelle autre. Elles n’ont pas besoin d’être voisines, et les deux peuvent être de la même faction.
web-kos-rule-2v1 = Échangez deux partisans d’une province contre un partisan d’une province voisine. Si ce n’est possible nulle part, on échange un contre un.
web-kos-rule-undoing = La carte du même genre jouée juste après ne peut pas défaire exactement un échange, qui que ce soit qui l’ait fait.
web-kos-rule-faction = Deux partisans de la faction { $faction } vont de la réserve dans une ou deux provinces encore sans maître. Chacune doit toucher une province contrôlée par la faction { $faction }, ou son foyer si personne d’autre ne le contrôle.
web-kos-rule-after = Une carte fait tout ce qu’elle peut. Ensuite, vous prenez un partisan de votre choix sur la carte et le gardez devant vous ; la carte est perdue pour de bon.
web-kos-rule-struggle = Quand tous ont passé à la suite, la province disputée est tranchée. La faction qui y a le plus de partisans en prend le contrôle ; en cas d’égalité en tête, ou si personne ne s’y trouve, ce sont les Britanniques. Tous les partisans de la province retournent à la réserve, et le joueur assis après le dernier à passer commence la lutte suivante.
web-kos-rule-winning = Après huit luttes, la faction qui a le plus de provinces règne ; à égalité, celle des ex æquo qui a gagné une province en dernier. Qui détient le plus de partisans de la faction régnante gagne ; à égalité, le plus de la deuxième faction ; encore à égalité, qui a joué une carte en dernier perd.
web-kos-rule-colony = Dès que les Britanniques tiennent quatre provinces, la partie s’arrête et le pays devient une colonie : le plus de séries complètes d’un partisan de chaque faction l’emporte ; à égalité, qui a joué une carte en dernier.
web-kos-rule-teams = À quatre, les places 1 et 3 jouent ensemble, tout comme 2 et 4 : le gagnant l’emporte avec son partenaire, et dans une colonie les partenaires réunissent leurs partisans.
