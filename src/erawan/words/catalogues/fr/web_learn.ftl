web-learn = Apprendre
web-new-here = Première visite ? Apprenez à jouer en cinq minutes
