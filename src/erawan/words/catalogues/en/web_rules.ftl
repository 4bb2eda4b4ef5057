# The way from a game to its rules.
web-all-rules = All the rules, with boards to try them on
