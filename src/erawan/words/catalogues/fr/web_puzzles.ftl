web-puzzles = Problèmes : un nouveau chaque jour, et des centaines d’autres
