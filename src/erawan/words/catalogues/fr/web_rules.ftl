# The way from a game to its rules.
web-all-rules = Règles complètes, avec des plateaux pour les essayer
