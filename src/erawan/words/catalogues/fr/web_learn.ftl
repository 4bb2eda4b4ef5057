web-learn = Apprendre
web-new-here = Nouveau ici ? Apprenez à jouer en cinq minutes
