# The study board.
study-title = Plateau d’étude
study-lead = Jouez les coups de tous les camps, essayez des variantes, ajoutez des commentaires et voyez ce que pense le moteur. Tout est enregistré automatiquement. Partagez votre étude avec un lien.
study-new = Nouvelle étude
study-set-up = Créer une position
study-openings = Ouvertures
study-map = Carte
study-by-text = Position en texte
study-position = Position en notation
study-use = Étudier cette position
study-at-character = L’erreur se trouve au caractère { $place }.
study-mine = Mes études
study-none = Vous n’avez pas encore d’étude.
study-all = Toutes les études
study-untitled = Étude sans titre
study-name = Nom de l’étude
study-turns = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}
study-delete = Supprimer
study-delete-sure = Supprimer cette étude définitivement ?
study-no-study = Étude indisponible
study-keeping-new = Rien à enregistrer
study-keeping-kept = Enregistré
study-keeping-soon = Enregistrement…
study-keeping-wrong = Non enregistré
study-keeping-stale = Modifié ailleurs
study-load-anew = Recharger
study-by = par { $name }
study-read-only = Vous pouvez regarder et essayer des coups. Pour enregistrer vos changements, faites une copie.
study-copy = Faire une copie
study-flip = Tourner le plateau
study-share = Partager
study-share-more = Toute personne qui a ce lien peut lire et copier l’étude. Vous seul pouvez la modifier.
study-link = Lien vers l’étude
study-download = Télécharger l’étude
study-set-up-here = Modifier la position
study-tree = Coups et variantes
study-variation = Variante
study-to-end = Aller à la fin de la ligne
study-at-start = La position de départ.
study-empty = Jouez un coup sur le plateau. Un autre coup dans la même position devient une variante.
study-undo = Annuler
study-promote = Définir comme ligne principale
study-remove = Supprimer à partir d’ici
study-note = Commentaire sur { $turn }
study-note-start = Commentaire sur la position de départ
study-note-empty = Écrire un commentaire
study-mark = Qualité du coup
study-mark-brilliant = Brillant (!!)
study-mark-good = Bon (!)
study-mark-interesting = Intéressant (!?)
study-mark-doubtful = Douteux (?!)
study-mark-mistake = Erreur (?)
study-mark-blunder = Gaffe (??)
study-engine = Moteur
study-engine-on = Activé
study-engine-over = La partie est terminée ici.
study-thinking = Réflexion…
study-searched = Profondeur { $depth }, { $nodes } positions
study-deeper = Chercher plus loin
study-play-line = Jouer { $turns }
study-team = Places { $seats }
study-upload = Importer des parties
study-drop = Déposez ici un fichier avec une ou plusieurs parties enregistrées.
study-choose-file = Choisir un fichier
study-reading = Lecture du fichier { $file }…
study-found = { $count ->
    [one] { $file } : { $count } partie peut être ouverte.
   *[other] { $file } : { $count } parties peuvent être ouvertes.
}
study-broken = { $count ->
    [one] { $count } partie est illisible :
   *[other] { $count } parties sont illisibles :
}
study-line = Ligne { $line } :
study-open = Étudier
study-unfinished = non terminée
study-won-by = { $count ->
    [one] victoire : joueur { $seats }
   *[other] victoire : joueurs { $seats }
}
study-more = Afficher plus
study-first-games = Seules les { $count } premières parties sont affichées.
study-file-large = Ce fichier est trop grand. La limite est de { $most } caractères.
study-set-up-siam = Choisissez une pièce, puis touchez des cases pour la placer. Touchez encore avec la même pièce pour l’enlever. Tous les autres animaux sont en réserve.
study-piece = Pièce
study-take-away = Enlever
study-facing = Orientation
study-mover = À qui de jouer ?
study-first-position = Position de départ
study-clear = Vider le plateau
study-provinces = Provinces dans l’ordre des luttes
study-provinces-more = Les provinces attribuées viennent d’abord et sont vides.
study-order = Ordre
study-province = Province
study-owner = Contrôlée par
study-owner-of = Qui contrôle { $province }
study-marker = Marqueur Roi
study-earlier = Déplacer { $province } une lutte plus tôt
study-later = Déplacer { $province } une lutte plus tard
study-pool = Réserve :
study-passes = Passes de suite
study-recent = Joueurs qui ont joué une carte, le plus récent d’abord (par exemple 2>1)
study-swap = Échange qu’on ne peut pas défaire (facultatif)
study-deal = Nouvelle donne

# Errors.
error-study-unknown = cette étude n’existe pas ; elle a peut-être été supprimée
error-study-not-yours = cette étude est à quelqu’un d’autre ; faites une copie pour la modifier
error-study-stale = cette étude a été modifiée ailleurs ; rechargez-la, ou faites une copie pour enregistrer votre version
error-study-too-many = vous avez déjà { $most } études ; supprimez-en une pour faire de la place
error-study-too-much = les commentaires sont trop longs au total ; la limite est { $most } caractères
error-study-long-comment = le commentaire a { $found } caractères ; la limite est { $most }
error-study-turns-twice = une étude part d’une position ; ses coups vont dans l’arbre, pas au départ
error-study-order = le coup { $number } de l’arbre suit un coup placé plus loin dans la liste
error-study-other-game = cette étude porte sur un autre jeu
error-study-running = cette partie est encore en cours ; vous pourrez l’étudier quand elle sera terminée
error-study-busy = le moteur est occupé par d’autres études ; réessayez dans un instant
