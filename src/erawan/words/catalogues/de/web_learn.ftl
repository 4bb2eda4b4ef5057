web-learn = Lernen
web-new-here = Neu hier? In fünf Minuten kannst du spielen
