web-replay = Naspelen
