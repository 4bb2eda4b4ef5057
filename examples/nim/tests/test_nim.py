"""Nim keeps the contract of a game."""

from nim_game.state import Nim

from erawan.core.conformance import check_game


def test_nim_keeps_the_contract() -> None:
    """Play random games and compare what kernels, texts and values say."""
    check_game(Nim())
