web-replay = Revoir
web-last = Aller à la fin
