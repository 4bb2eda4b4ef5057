web-learn = Leren
web-new-here = Nieuw hier? Leer het spel in vijf minuten
