web-welcome = Deux jeux d’éléphants, de rois et de ruse
web-welcome-more = Jouez tout de suite contre l’ordinateur, avec des amis devant un même écran ou par un lien. Aucun compte n’est nécessaire.
web-siam-in-short = Des éléphants contre des rhinocéros sur cinq cases sur cinq. Poussez un rocher hors du plateau avant l’autre camp : dix minutes, aucun hasard.
web-kos-in-short = Trois factions se disputent huit provinces, et les Britanniques attendent. Huit cartes par joueur, aucun hasard après la mise en place, de deux à quatre joueurs.
web-kos-quick-open = Dans cette partie rapide toutes les cartes jouées restent visibles ; sous « Plus de choix » vous jouez avec les cartes cachées, comme le veut la règle.
web-play-siam = Jouer à Siam
web-play-kos = Jouer à King of Siam
web-more-choices = Plus de choix
web-starting = Ça commence …
web-go-on = Reprendre où vous en étiez
web-opponent = Adversaire
web-players = Joueurs
web-players-count = { $count ->
    [4] quatre, en deux équipes
    [3] trois
   *[other] deux
}
web-level = Niveau { $level }
web-level-1 = premiers pas
web-level-2 = débutant
web-level-3 = occasionnel
web-level-4 = attentif
web-level-5 = exercé
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
web-which-game = Quel jeu
web-who-plays = Qui joue
web-kind-here = Personne à cet écran
web-kind-level = L’ordinateur
web-kind-link = Personne par lien
web-kind-open = N’importe qui
web-kinds-explained = Un lien est pour un seul ami et ne sert qu’une fois. Une place ouverte revient au premier venu.
web-clock = Pendule
web-clock-none = aucune
web-clock-minutes = minutes par partie
web-clock-days = jours par tour
web-clock-minutes-each = Minutes par joueur
web-clock-increment = Secondes en plus après chaque tour
web-clock-days-each = Jours par tour
web-rules = Règles
web-takebacks-explained = On peut reprendre un tour : librement contre l’ordinateur, entre personnes si toutes sont d’accord.
web-hints-explained = L’ordinateur donne des conseils quand on les demande.
web-start-from = Partir d’une position ou d’une partie enregistrée
web-start-from-more = Collez une position dans la notation du jeu, ou une partie entière ; le jeu continue de là.
web-begin = Commencer

web-my-games = Mes parties
web-games-running = En cours
web-games-waiting = En attente de joueurs
web-games-over = Terminées
web-games-open = Ouvertes à tous
web-no-games = Vous n’avez pas encore de parties.
web-won = gagnée
web-lost = perdue
web-drawn = Partie nulle
web-over = La partie est finie
web-you-won = Vous avez gagné !
web-you-lost = Vous avez perdu
web-winner = gagne
web-gave-up = abandon : { $name }

web-invited = Vous êtes invité à une partie
web-invited-more = Prenez la place qui vous est réservée. Le lien ne sert qu’une fois.
web-take-seat = Prendre la place
web-open-to-all = ouverte à tous
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

web-ask-hint = Conseil
web-hinting = Réflexion …
web-hint = Un bon tour : { $turn }.
web-kos-hint = À votre place, l’ordinateur { $turn }.
web-take-back = Reprendre
web-offer-draw = Proposer la nulle
web-resign = Abandonner
web-sure = Vraiment abandonner ?
web-yes = Oui
web-no = Non
web-withdraw = Retirer
web-rematch = Revanche
web-to-rematch = Vers la revanche
web-another-game = Une autre partie
web-record = Télécharger la partie
web-asks-draw = { $name } propose la nulle. Êtes-vous d’accord ?
web-asks-takeback = { $name } aimerait reprendre un tour. Êtes-vous d’accord ?
web-asks-rematch = { $name } aimerait une autre partie en changeant de places. Êtes-vous d’accord ?
web-asking-draw = Vous avez proposé la nulle ; en attente d’une réponse.
web-asking-takeback = Vous avez demandé à reprendre un tour ; en attente d’une réponse.
web-asking-rematch = Vous avez demandé une revanche ; en attente d’une réponse.
web-declined-draw = Votre offre de nulle a été refusée.
web-declined-takeback = Votre demande de reprendre un tour a été refusée.
web-declined-rematch = Votre demande de revanche a été refusée.

web-moves = Tours
web-no-moves = Aucun tour n’a encore été joué.
web-latest-only = Les cartes sont cachées dans cette partie : jusqu’à la fin on ne voit que le dernier tour de chacun.
web-looking-back = Vous regardez en arrière.
web-first = Au début
web-earlier = Un tour en arrière
web-later = Un tour en avant
web-now = Revenir au présent
web-chat = Discussion
web-say = Message
web-send = Envoyer
web-close = Fermer
web-back = Retour

web-siam-board = Plateau de Siam
web-square-empty = { $square }, vide
web-reserve = { $side } : { $count } en réserve
web-face = regarder vers { $way }
web-choose-animal = Choisissez un animal sur le plateau ou dans votre réserve.
web-choose-target = Choisissez où il va ; choisissez-le de nouveau pour le tourner sur place.
web-choose-edge = Choisissez une case du bord pour entrer.
web-choose-facing = Choisissez de quel côté il regarde.
web-leave-board = Quitter le plateau
web-push = { $pushing } poussent, { $against } contre, { $rocks ->
    [0] aucun rocher
    [one] { $rocks } rocher
   *[other] { $rocks } rochers
}.
web-push-now = Pousser

web-language = Langue
web-skip = Aller au jeu
web-sending = Envoi …
web-loading = Chargement …
web-offline = Le serveur est injoignable. Vérifiez la connexion et réessayez.
web-reconnecting = La connexion est perdue ; nouvel essai …
web-no-page = Cette page n’existe pas
web-no-game = Cette partie n’existe pas
web-to-start = Vers la première page

web-option-map = La carte sur laquelle on joue.
web-option-map-siam = Siam (une reconstitution)
web-option-map-britain = Grande-Bretagne
web-option-discards-top = seulement la carte du dessus
web-option-discards-open = toutes visibles
web-option-push-walk = pièce par pièce
web-option-push-line = une fois, au bout

web-how = Les règles
web-siam-rules-title = Comment jouer à Siam
web-siam-rules-goal = Le but
web-siam-rules-goal-more = Poussez un rocher hors du plateau. L’animal le plus proche derrière le rocher et tourné dans le sens de la poussée gagne la partie pour son camp, même si l’autre camp a poussé.
web-siam-rules-turn = Votre tour
web-siam-rules-turn-more = Vous faites une seule chose avec un seul animal : le faire entrer par le bord, l’avancer sur une case vide voisine en le tournant comme vous voulez, le tourner sur place, ou le retirer du bord dans votre réserve.
web-siam-rules-push = Pousser
web-siam-rules-push-more = Un animal pousse droit devant lui, là où il regarde, sur une case occupée ; toute la file ininterrompue avance d’une case. Un animal qui entre peut pousser aussi. Rien ne tourne pendant une poussée.
web-siam-rules-strength = La force
web-siam-rules-strength-more = Comptez le long de la file : celui qui pousse vaut 1, chaque animal tourné dans le sens de la poussée ajoute 1, chaque animal tourné contre elle retire 1, ceux de côté ne changent rien. Après chaque pièce la force doit valoir au moins 1, et au moins le nombre de rochers déjà rencontrés. Peu importe à qui est l’animal.
web-siam-rules-off = Hors du plateau
web-siam-rules-off-more = Un animal poussé par-dessus le bord retourne dans sa réserve. Un rocher poussé par-dessus le bord finit la partie. Une position qui se présente pour la troisième fois est nulle.

web-kos-rules-title = Comment jouer à King of Siam
web-kos-rules-turn = À votre tour vous jouez une de vos huit cartes ou vous passez ; une carte ne se joue qu’une fois par partie.
web-kos-rules-cards = Ce que fait chaque carte se trouve sous son point d’interrogation.
web-request-wrong = Quelque chose ne va pas. Vérifiez ce que vous avez saisi et réessayez.
web-your-name = Votre nom
web-your-name-more = Les autres le voient à côté de votre place.
web-keep = Garder
web-kept = Gardé
web-only-edge = les animaux entrent par le bord du plateau
web-only-beside = un animal avance d’une case, devant ou sur le côté, pas plus loin ni en diagonale
