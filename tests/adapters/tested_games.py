"""The games every environment is tested with."""

import erawan

SIAM = erawan.game("siam")
KINGS = tuple(erawan.game("king-of-siam", players=players) for players in (2, 3, 4))
ALL = (SIAM, *KINGS)


def name_of(game):
    return f"{game.name}-{game.seats}"
