"""Matches between players, and statistics about their strength. See docs/arena.md."""

from erawan.arena.game_runner import play_game
from erawan.arena.match import GameTask, Match
from erawan.arena.results import MatchResults
from erawan.arena.statistics import Sprt, Tally, elo_of, score_of
from erawan.arena.workers import play_in_processes

__all__ = ["GameTask", "Match", "MatchResults", "Sprt", "Tally", "elo_of", "play_game", "play_in_processes", "score_of"]
