# The way from a game to its rules.
web-all-rules = Alle Regeln, mit Brettern zum Ausprobieren
