# The study board.
study-title = Plateau d’étude
study-lead = Jouez pour tout le monde, essayez des variantes, écrivez des commentaires et voyez ce que pense le moteur. Tout est gardé de soi-même ; un lien le montre à d’autres.
study-new = Nouvelle étude
study-set-up = Composer une position
study-openings = Ouvertures
study-map = Carte
study-by-text = Une position en texte
study-position = Position dans la notation du jeu
study-use = Étudier cette position
study-at-character = L’erreur est au caractère { $place }.
study-mine = Mes études
study-none = Vous n’avez pas encore d’étude.
study-all = Toutes les études
study-untitled = Étude sans nom
study-name = Nom de l’étude
study-turns = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}
study-delete = Supprimer
study-delete-sure = Supprimer cette étude pour de bon ?
study-no-study = Ceci ne peut pas être étudié
study-keeping-new = Rien à garder pour l’instant
study-keeping-kept = Gardé
study-keeping-soon = Enregistrement …
study-keeping-wrong = Non gardé
study-keeping-stale = Modifié ailleurs
study-load-anew = Recharger
study-by = par { $name }
study-read-only = Vous pouvez regarder et essayer des coups ; seule votre propre copie est gardée.
study-copy = Faire une copie
study-flip = Tourner le plateau
study-share = Partager
study-share-more = Qui a ce lien peut lire l’étude telle qu’elle est et en faire une copie. Vous seul pouvez la modifier.
study-link = Lien vers l’étude
study-download = Télécharger la notation
study-set-up-here = Modifier la position
study-tree = Coups et variantes
study-variation = Variante
study-to-end = À la fin de la ligne
study-at-start = La première position.
study-empty = Jouez un coup sur le plateau. Un autre coup au même endroit devient une variante.
study-undo = Annuler
study-promote = Variante d’abord
study-remove = Supprimer à partir d’ici
study-note = Commentaire sur { $turn }
study-note-start = Commentaire sur la première position
study-note-empty = Qu’y a-t-il à en dire ?
study-mark = La valeur du coup
study-mark-brilliant = Brillant (!!)
study-mark-good = Bon (!)
study-mark-interesting = Intéressant (!?)
study-mark-doubtful = Douteux (?!)
study-mark-mistake = Erreur (?)
study-mark-blunder = Gaffe (??)
study-engine = Ce que pense le moteur
study-engine-on = actif
study-engine-over = La partie est finie ici.
study-thinking = Réflexion …
study-searched = Profondeur { $depth }, { $nodes } positions
study-deeper = Plus profond
study-play-line = Jouer { $turns }
study-team = Places { $seats }
study-upload = Apporter des parties notées
study-drop = Déposez ici un fichier de parties notées : une ou plusieurs.
study-choose-file = Choisir un fichier
study-reading = Lecture de { $file } …
study-found = { $count ->
    [one] { $file } contient { $count } partie lisible.
   *[other] { $file } contient { $count } parties lisibles.
}
study-broken = { $count ->
    [one] Une partie est illisible :
   *[other] { $count } parties sont illisibles :
}
study-line = Ligne { $line } :
study-open = Étudier
study-unfinished = non terminée
study-won-by = { $count ->
    [one] la place { $seats } a gagné
   *[other] les places { $seats } ont gagné
}
study-more = Montrer plus
study-first-games = Seules les { $count } premières parties sont listées.
study-file-large = Ce fichier est trop grand ; { $most } caractères au plus sont lus à la fois.
study-set-up-siam = Choisissez une pièce, puis touchez des cases. La même pièce encore une fois l’enlève. Les réserves suivent de ce qui est sur le plateau.
study-piece = Pièce
study-take-away = Vider
study-facing = Elle regarde vers
study-mover = Au trait
study-first-position = Première position
study-clear = Plateau vide
study-provinces = Provinces dans l’ordre de leurs luttes
study-provinces-more = Les provinces décidées viennent d’abord et sont vides.
study-order = Ordre
study-province = Province
study-owner = Contrôlée par
study-owner-of = Qui contrôle { $province }
study-marker = Marqueur du roi
study-earlier = { $province } une lutte plus tôt
study-later = { $province } une lutte plus tard
study-pool = Dans la réserve :
study-passes = Passes de suite
study-recent = Qui a joué une carte, la dernière d’abord (comme 2>1)
study-swap = Échange qui ne peut être défait (peut être vide)
study-deal = Redistribuer

# What is refused.
error-study-unknown = cette étude n’existe pas ; elle a peut-être été supprimée
error-study-not-yours = cette étude est à quelqu’un d’autre ; faites-en une copie pour la modifier
error-study-stale = cette étude a été modifiée ailleurs entre-temps ; rechargez-la, ou gardez celle-ci comme copie
error-study-too-many = vous avez { $most } études ; supprimez-en une pour faire de la place
error-study-too-much = les commentaires sont trop longs au total ; { $most } caractères au plus sont gardés
error-study-long-comment = un commentaire de { $found } caractères est trop long ; { $most } au plus sont gardés
error-study-turns-twice = une étude commence par une position ; ses coups sont dans l’arbre
error-study-order = le coup { $number } de l’arbre suit un coup qui vient après lui
error-study-other-game = l’étude est d’un autre jeu
error-study-running = cette partie n’est pas encore terminée ; elle pourra être étudiée ensuite
error-study-busy = beaucoup de monde étudie en ce moment ; réessayez dans un instant
