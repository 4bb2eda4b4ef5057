"""King of Siam, a game by Peer Sylvester: factions, provinces and eight cards each, for two to four players."""
