# Le protocole des programmes : ce que erawan ugi répond à une entrée fautive.
error-ugi-command = { $found } n’est pas une commande ; les commandes connues sont : { $expected }
error-ugi-go = { $found } n’est pas un mot de go ; écrivez p1time, p1inc, etc., movestogo, movetime, nodes, depth ou infinite
error-ugi-option = écrivez : setoption name NOM value VALEUR
error-ugi-position = écrivez : position startpos ou position fen TEXTE, puis moves et les coups s’il y en a
error-ugi-query = il n’y a pas de réponse à query { $found } ; connus : { $expected }
error-ugi-thinking = une recherche est en cours ; seuls isready, stop, query et quit sont entendus avant son bestmove

# D’autres programmes comme joueurs.
error-ugi-words = { $command } n’est pas une ligne de commande : { $reason }
error-ugi-missing = impossible de lancer le programme { $command } : { $reason }
error-ugi-ended = le programme { $command } s’est terminé avec le code { $status }{ $said }
error-ugi-silent = le programme { $command } n’a pas répondu à { $asked } en { $seconds } s
error-ugi-flood = le programme { $command } en dit beaucoup trop en réponse à { $asked }
error-ugi-unreadable = le programme { $command } a répondu { $found }, ce qui ne désigne aucun coup
error-ugi-illegal = le programme { $command } joue { $turn } : { $reason }
