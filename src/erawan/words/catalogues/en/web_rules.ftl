# The way from a game to its rules.
web-all-rules = Full rules, with boards to try them on
