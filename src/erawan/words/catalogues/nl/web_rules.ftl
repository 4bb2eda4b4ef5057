# The way from a game to its rules.
web-all-rules = Alle regels, met borden om te oefenen
