"""Computer players by name, with one interface to ask them for a turn."""

from erawan.players.player import Player, choose_async
from erawan.players.player_registry import FORMS, make_player
from erawan.players.state_reconstruction import Memory

__all__ = ["FORMS", "Memory", "Player", "choose_async", "choose_beside", "make_player"]

choose_beside = choose_async
"""The former name of ``choose_async``; it will be removed in version 1."""
