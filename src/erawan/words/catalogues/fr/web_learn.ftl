web-learn = Apprendre
web-new-here = Vous débutez ? Apprenez à jouer en cinq minutes
