"""Opponents by name, with one way to ask them for a turn."""

from erawan.players.memory import Memory
from erawan.players.player import Player, choose_beside
from erawan.players.registry import FORMS, make_player

__all__ = ["FORMS", "Memory", "Player", "choose_beside", "make_player"]
