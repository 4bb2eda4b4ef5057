web-replay = Revoir
