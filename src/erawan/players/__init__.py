"""Opponents by name."""

from erawan.players.simple import PLAYERS, Player, make_player

__all__ = ["PLAYERS", "Player", "make_player"]
