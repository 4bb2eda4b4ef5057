"""Nim as a third party would add it: a small game that keeps Erawan's contract. See docs/adding_a_game.md."""
