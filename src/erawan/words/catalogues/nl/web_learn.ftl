web-learn = Leren
web-new-here = Nieuw hier? Leer het in vijf minuten
