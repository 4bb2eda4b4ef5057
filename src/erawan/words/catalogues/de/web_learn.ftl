web-learn = Lernen
web-new-here = Neu hier? Lern das Spiel in fünf Minuten
