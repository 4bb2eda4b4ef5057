"""Study positions without a live game: analysis, studies and puzzles."""
