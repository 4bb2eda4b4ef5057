web-puzzles = Problèmes : un pour chaque jour, et des centaines d’autres
