# Le chemin d’une partie à ses règles.
web-all-rules = Règles complètes, avec des plateaux pour les essayer
