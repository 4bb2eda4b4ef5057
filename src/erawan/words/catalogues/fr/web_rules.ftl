# Le chemin d’une partie à ses règles.
web-all-rules = Toutes les règles, avec des plateaux pour essayer
