# Fair play: games during which hints, analysis and study are off, and casual games that allow them.
error-help-own-game = this position is from a game that you are playing; hints, analysis and study are off until that game is over
error-help-running-game = this position is from a game that is still in progress; hints, analysis and games from it are possible when that game is over
web-casual-explained = Casual game: hints and analysis are allowed. It is not rated, and every player sees this.
web-casual = Casual game: hints and analysis are allowed, and it is not rated.
web-casual-tag = casual, hints allowed
web-hinted = Used a hint: { $names }.
web-fair-play = Fair play: hints, analysis and study are off until this game is over.
