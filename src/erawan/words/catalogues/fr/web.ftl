web-welcome = Deux jeux d’éléphants, de rois et de ruse
web-welcome-more = Jouez tout de suite : contre l’ordinateur, entre amis sur un même écran, ou par lien. Sans compte.
web-siam-in-short = Éléphants contre rhinocéros sur un plateau de 5 × 5. Poussez un rocher hors du plateau avant l’autre camp. Dix minutes, aucun hasard.
web-kos-in-short = Trois factions se disputent huit provinces, et les Britanniques attendent leur heure. Huit cartes chacun, aucun hasard après la mise en place, de deux à quatre joueurs.
web-kos-quick-open = Dans cette partie rapide, toutes les cartes jouées restent visibles. Pour jouer avec des cartes cachées, comme dans les règles complètes, choisissez « Plus d’options ».
web-play-siam = Jouer à Siam
web-play-kos = Jouer à King of Siam
web-more-choices = Plus d’options
web-starting = La partie commence…
web-go-on = Continuer à jouer
web-opponent = Adversaire
web-players = Joueurs
web-players-count = { $count ->
    [4] 4 (deux équipes)
   *[other] { $count }
}
web-level = Niveau { $level }
web-level-1 = premiers pas
web-level-2 = débutant
web-level-3 = amateur
web-level-4 = moyen
web-level-5 = avancé
web-level-6 = fort
web-level-7 = très fort
web-level-8 = pleine force
web-strength = Force
web-guest = Invité
web-free-seat = Place libre
web-you = Vous
web-seat = Place { $seat }
web-name-at-seat = { $name } (place { $seat })
web-team-1 = Équipe 1, place { $seat }
web-team-2 = Équipe 2, place { $seat }

web-new-game = Nouvelle partie
web-which-game = Jeu
web-who-plays = Qui joue
web-kind-here = Un joueur à cet écran
web-kind-level = Ordinateur
web-kind-link = Un ami par lien
web-kind-open = N’importe qui
web-kinds-explained = Un lien d’invitation ne sert qu’une fois, pour un seul ami. Une place ouverte à tous va au premier qui rejoint la partie.
web-clock = Pendule
web-clock-none = Sans pendule
web-clock-minutes = minutes par partie
web-clock-days = jours par coup (par correspondance)
web-clock-minutes-each = Minutes par joueur
web-clock-increment = Secondes en plus par coup
web-clock-days-each = Jours par coup
web-rules = Règles
web-takebacks-explained = Permettre de reprendre un coup : à tout moment contre l’ordinateur, avec l’accord de tous entre joueurs.
web-hints-explained = Permettre les indices de l’ordinateur.
web-start-from = Partir d’une position ou d’une partie enregistrée
web-start-from-more = Collez une position ou une partie enregistrée. La partie continue à partir de là.
web-begin = Commencer

web-my-games = Mes parties
web-games-running = En cours
web-games-waiting = En attente de joueurs
web-games-over = Terminées
web-games-open = Parties ouvertes
web-no-games = Vous n’avez pas encore de partie.
web-won = Gagnée
web-lost = Perdue
web-drawn = Nulle
web-over = Partie terminée
web-you-won = Vous avez gagné !
web-you-lost = Vous avez perdu
web-winner = a gagné
web-gave-up = { $name } a abandonné
web-gave-up-you = Vous avez abandonné
web-ran-out-of-time = Temps écoulé : { $name }
web-ran-out-of-time-you = Votre temps est écoulé

web-invited = Vous êtes invité à une partie
web-invited-more = Une place vous est réservée. Le lien ne sert qu’une fois.
web-take-seat = Rejoindre
web-open-to-all = Ouverte à tous
web-link = Lien
web-copy-link = Copier le lien
web-copied = Copié

web-waiting = En attente de joueurs
web-your-turn = C’est à vous de jouer
web-is-to-move = C’est à { $name } de jouer
web-is-thinking = { $name } réfléchit
web-to-move = à jouer
web-away = absent
web-days = j
web-hours = h

web-ask-hint = Indice
web-hinting = Réflexion…
web-hint = Un bon coup : { $turn }.
web-kos-hint = Indice : à votre place, l’ordinateur { $turn }.
web-take-back = Reprendre le coup
web-offer-draw = Proposer la nulle
web-resign = Abandonner
web-sure = Vraiment abandonner ?
web-yes = Oui
web-no = Non
web-withdraw = Annuler
web-rematch = Revanche
web-to-rematch = Voir la revanche
web-another-game = Nouvelle partie
web-record = Télécharger la partie
web-asks-draw = { $name } propose la nulle. Acceptez-vous ?
web-asks-takeback = { $name } demande à reprendre un coup. Acceptez-vous ?
web-asks-rematch = { $name } demande une revanche en échangeant les places. Acceptez-vous ?
web-asking-draw = Vous avez proposé la nulle. En attente d’une réponse…
web-asking-takeback = Vous avez demandé à reprendre un coup. En attente d’une réponse…
web-asking-rematch = Vous avez demandé une revanche. En attente d’une réponse…
web-declined-draw = Votre proposition de nulle a été refusée.
web-declined-takeback = Votre demande de reprise de coup a été refusée.
web-declined-rematch = Votre demande de revanche a été refusée.

web-moves = Coups
web-no-moves = Aucun coup joué pour l’instant.
web-latest-only = Les cartes sont cachées dans cette partie. Jusqu’à la fin, vous ne voyez que le dernier coup de chaque joueur.
web-looking-back = Vous regardez une position antérieure.
web-first = Aller au début
web-earlier = Coup précédent
web-later = Coup suivant
web-now = Revenir à la position actuelle
web-chat = Discussion
web-say = Écrire un message
web-say-placeholder = Message
web-send = Envoyer
web-close = Fermer
web-back = Annuler

web-siam-board = Plateau de Siam
web-square-empty = { $square }, vide
web-reserve = { $side } : { $count } en réserve
web-face = Regarder { $way }
web-choose-animal = Choisissez un animal sur le plateau ou dans votre réserve.
web-choose-target = Choisissez la case où il va. Pour tourner sur place, choisissez l’animal une deuxième fois.
web-choose-edge = Choisissez une case du bord pour entrer.
web-choose-facing = Choisissez de quel côté il regarde.
web-leave-board = Quitter le plateau
web-push = { $pushing } pour la poussée, { $against } contre, { $rocks ->
    [0] aucun rocher
    [one] { $rocks } rocher
   *[other] { $rocks } rochers
}.
web-push-now = Pousser

web-language = Langue
web-skip = Aller au contenu
web-sending = Envoi…
web-loading = Chargement…
web-offline = Le serveur est injoignable. Vérifiez votre connexion et réessayez.
web-reconnecting = Connexion perdue. Reconnexion…
web-no-page = Page introuvable
web-no-game = Partie introuvable
web-to-start = Aller à l’accueil

web-option-map = Carte du pays
web-option-map-siam = Siam (reconstitution)
web-option-map-britain = Grande-Bretagne
web-option-discards-top = La dernière seulement
web-option-discards-open = Toutes les cartes
web-option-push-walk = Pièce par pièce
web-option-push-line = Une fois à la fin

web-how = Comment jouer
web-siam-rules-title = Comment jouer à Siam
web-siam-rules-goal = Le but
web-siam-rules-goal-more = Poussez un rocher hors du plateau. Parmi les animaux derrière le rocher qui regardent dans le sens de la poussée, le plus proche fait gagner son camp, même si c’est l’autre camp qui a poussé.
web-siam-rules-turn = Votre tour
web-siam-rules-turn-more = Vous faites une seule chose avec un seul animal : le faire entrer par le bord, l’avancer d’une case sur une case vide en le tournant comme vous voulez, le tourner sur place, ou le retirer du bord pour le remettre dans votre réserve. Rien ne se déplace en diagonale.
web-siam-rules-push = Pousser
web-siam-rules-push-more = Un animal pousse droit devant lui, là où il regarde, sur une case occupée. Toute la file, sans trou, avance d’une case. Un animal qui entre peut pousser aussi. Rien ne tourne pendant une poussée.
web-siam-rules-strength = La force
web-siam-rules-strength-more = Comptez le long de la file. Celui qui pousse vaut 1. Chaque animal tourné dans le sens de la poussée ajoute 1, chaque animal tourné en sens contraire retire 1, et ceux qui regardent de côté ne changent rien. Peu importe à qui sont les animaux. Après chaque pièce, la force doit valoir au moins 1, et au moins le nombre de rochers déjà rencontrés.
web-siam-rules-off = Hors du plateau
web-siam-rules-off-more = Un animal poussé par-dessus le bord retourne dans sa réserve. Un rocher poussé par-dessus le bord termine la partie. Si une position apparaît pour la troisième fois, la partie est nulle.

web-kos-rules-title = Comment jouer à King of Siam
web-kos-rules-turn = À votre tour, jouez une de vos huit cartes ou passez. Chaque carte ne se joue qu’une fois dans la partie.
web-kos-rules-cards = Appuyez sur le point d’interrogation d’une carte pour voir ce qu’elle fait.
web-request-wrong = Quelque chose ne va pas. Vérifiez ce que vous avez saisi et réessayez.
web-your-name = Votre nom
web-your-name-more = Les autres joueurs voient ce nom.
web-keep = Enregistrer
web-kept = Enregistré
web-only-edge = les animaux n’entrent que par le bord du plateau
web-only-beside = un animal avance d’une case, devant, derrière ou sur le côté, jamais en diagonale
