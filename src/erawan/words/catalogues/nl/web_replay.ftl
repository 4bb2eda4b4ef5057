web-replay = Naspelen
web-last = Naar het einde
