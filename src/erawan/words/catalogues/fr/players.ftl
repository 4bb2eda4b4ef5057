# The engine protocol: what erawan ugi answers to bad input.
error-ugi-command = commande inconnue : { $found } ; commandes connues : { $expected }
error-ugi-go = mot inconnu dans go : { $found } ; utilisez p1time, p1inc, etc., movestogo, movetime, nodes, depth ou infinite
error-ugi-option = écrivez : setoption name NOM value VALEUR
error-ugi-position = écrivez : position startpos ou position fen TEXTE, puis, si vous voulez, moves et les coups
error-ugi-query = requête inconnue : { $found } ; requêtes connues : { $expected }
error-ugi-thinking = une recherche est en cours ; avant son bestmove, seuls isready, stop, query et quit sont acceptés

# Other programs as players.
error-ugi-words = { $command } n’est pas une ligne de commande valide : { $reason }
error-ugi-missing = impossible de lancer le programme { $command } : { $reason }
error-ugi-ended = le programme { $command } s’est arrêté avec le code { $status }{ $said }
error-ugi-silent = le programme { $command } n’a pas répondu à { $asked } en { $seconds } s
error-ugi-flood = le programme { $command } a envoyé trop de texte en réponse à { $asked }
error-ugi-unreadable = le programme { $command } a répondu { $found }, qui n’est pas un coup
error-ugi-illegal = le programme { $command } a joué le coup interdit { $turn } : { $reason }
