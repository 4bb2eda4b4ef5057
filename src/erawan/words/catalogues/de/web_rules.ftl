# Der Weg von einer Partie zu ihren Regeln.
web-all-rules = Alle Regeln, mit Brettern zum Ausprobieren
