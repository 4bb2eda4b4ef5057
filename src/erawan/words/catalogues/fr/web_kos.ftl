# King of Siam's table in the browser.
web-kos-country = Carte du pays
web-kos-track = Ordre des luttes
web-kos-hand = Cartes de la place { $seat }
web-kos-standing = Situation
web-kos-struggle = La lutte pour une province
web-kos-winning = Régner et gagner
web-kos-contested = Province contestée : { $province }
web-kos-leads = La faction { $faction } est en tête et prendrait la province.
web-kos-shared = Égalité : les Britanniques prendraient la province.
web-kos-nobody = Aucun partisan ici : les Britanniques prendraient la province.
web-kos-leads-briefly = { $faction } en tête
web-kos-shared-briefly = Égalité : aux Britanniques
web-kos-nobody-briefly = Vide : aux Britanniques
web-kos-empty = aucun partisan
web-kos-left = Luttes restantes : { $count }
web-kos-owned = Provinces de la faction { $faction } : { $count }
web-kos-british-so-far = Provinces britanniques : { $count } ; à { $most }, le pays devient une colonie
web-kos-who-wins = Qui gagnerait maintenant
web-kos-if-now = Si toutes les luttes se terminaient maintenant :
web-kos-if-then = Si toutes les luttes se terminaient après ce coup :
web-kos-you-win = vous gagnez
web-kos-with-you-win = vous gagnez avec { $names }
web-kos-names-win = { $count ->
    [one] { $names } gagne
   *[other] { $names } gagnent
}

# What to do next.
web-kos-ask-card = Choisissez une carte, ou passez.
web-kos-ask-tile = Choisissez la première tuile à échanger.
web-kos-ask-tile-more = Choisissez la deuxième tuile.
web-kos-ask-mark = Laquelle des deux reçoit le marqueur Roi ?
web-kos-ask-place = Choisissez une province pour la faction { $faction }.
web-kos-ask-1v1 = Choisissez le premier partisan à échanger.
web-kos-ask-1v1-more = Choisissez le partisan avec lequel l’échanger.
web-kos-ask-2v1 = Choisissez le premier partisan à échanger.
web-kos-ask-2v1-more = Choisissez les autres : deux d’une province, un d’une province voisine.
web-kos-ask-take = Prenez maintenant un partisan sur la carte du pays.
web-kos-ask-confirm = Voici ce qui se passerait. Jouer ce coup ?
web-kos-ask-wait = Un instant…
# Which of the followers, tiles or provinces of a card is chosen next.
web-kos-progress = { $step } sur { $count }
web-kos-spot-tile = tuile { $province }
web-kos-spot-swap = { $province } : échanger un { $faction }
web-kos-spot-take = { $province } : prendre un { $faction }
web-kos-mark = Marqueur Roi sur { $province }
web-kos-which = { $province } : quel partisan ?
web-kos-which-faction = Choisissez la faction suivante
web-kos-so-far = Votre coup jusqu’ici
web-kos-undo = Annuler : { $step }
web-kos-step-back = Annuler l’étape
web-kos-confirm = Jouer ce coup
web-kos-pass = Passer
web-kos-pass-ends = Passer et finir la lutte
web-kos-try-hint = Montrer l’indice
web-kos-skip = Sauter
web-kos-watch = { $name } joue
web-kos-watch-then-you = { $name } joue. Ensuite, c’est à vous.

# The cards, each in one short sentence.
web-kos-does-king = Échangez deux tuiles et bloquez-en une.
web-kos-does-khon = Ajoutez un partisan de chaque faction où vous voulez.
web-kos-does-1v1 = Échangez un partisan contre un autre, n’importe où.
web-kos-does-2v1 = Échangez deux partisans contre un seul d’à côté.
web-kos-does-faction = Ajoutez deux { $faction } à côté de leurs terres.
web-kos-dead = Sans effet pour l’instant ; vous prendriez seulement un partisan.
web-kos-stuck = Injouable pour l’instant. Touchez-la pour savoir pourquoi.
web-kos-twice = deux cartes
web-kos-no-cards = Vous n’avez plus de carte.
web-kos-covered = Les cartes restent cachées jusqu’au tour d’un joueur sur cet écran.
web-kos-explain = Expliquer : { $what }

# Several people at one screen.
web-kos-curtain = Au tour de la place { $seat }
web-kos-curtain-more = Passez l’appareil. Les autres, ne regardez pas !
web-kos-curtain-open = Je suis à la place { $seat } : montrer mes cartes

# The rules in short.
web-kos-rule-king = Échangez deux tuiles face visible et sans marqueur Roi. Posez ensuite un marqueur Roi sur l’une des deux : elle ne bougera plus jamais. Si vous échangez la tuile contestée, une autre province est aussitôt contestée. S’il y a moins de deux tuiles possibles, il ne se passe rien.
web-kos-rule-khon = Prenez un partisan de chaque faction dans la réserve. Placez chacun dans une province que personne ne contrôle encore, ensemble ou séparément. Une faction qui n’a plus de partisan dans la réserve est laissée de côté.
web-kos-rule-1v1 = Échangez un partisan d’une province contre un partisan de n’importe quelle autre province. Les provinces n’ont pas besoin d’être voisines, et les deux partisans peuvent être de la même faction.
web-kos-rule-2v1 = Échangez deux partisans d’une province contre un partisan d’une province voisine. Si un tel échange n’est possible nulle part, échangez un contre un.
web-kos-rule-undoing = Si la carte jouée juste après est du même genre, elle ne peut pas défaire exactement cet échange, peu importe qui la joue.
web-kos-rule-faction = Placez deux partisans { $faction } de la réserve dans une ou deux provinces que personne ne contrôle encore. Chacune doit être voisine d’une province que la faction { $faction } contrôle, ou de sa province d’origine. Celle-ci ne compte pas tant qu’une autre faction ou les Britanniques la contrôlent.
web-kos-rule-after = Une carte fait tout ce qu’elle peut. Ensuite, vous prenez un partisan de votre choix sur la carte du pays et le gardez devant vous. La carte jouée ne sert plus.
web-kos-rule-struggle = Quand tous les joueurs passent de suite, la lutte se termine. La faction qui a le plus de partisans dans la province contestée en prend le contrôle. En cas d’égalité, ou s’il n’y a aucun partisan, ce sont les Britanniques. Tous les partisans de la province retournent dans la réserve, et le joueur qui suit le dernier à avoir passé commence la lutte suivante.
web-kos-rule-winning = Après huit luttes, la faction qui a le plus de provinces règne. En cas d’égalité, c’est celle des factions à égalité qui a gagné une province en dernier. Le joueur qui a le plus de partisans de la faction régnante gagne. En cas d’égalité, on compare les partisans de la deuxième faction. Si c’est encore l’égalité, celui de ces joueurs qui a joué une carte en dernier perd.
web-kos-rule-colony = Dès que les Britanniques ont quatre provinces, le pays devient une colonie et la partie s’arrête. Le joueur qui a le plus de séries complètes, un partisan de chaque faction, gagne. En cas d’égalité, c’est celui de ces joueurs qui a joué une carte en dernier.
web-kos-rule-teams = À quatre, les joueurs 1 et 3 jouent ensemble contre les joueurs 2 et 4. Si vous gagnez, votre partenaire gagne aussi. Dans une colonie, les partenaires comptent leurs partisans ensemble.
