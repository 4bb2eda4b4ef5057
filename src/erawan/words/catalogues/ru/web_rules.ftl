# The way from a game to its rules.
web-all-rules = Полные правила с досками, на которых можно попробовать
