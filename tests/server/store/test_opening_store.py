"""The statistics of finished games: the ruler of each game of King of Siam."""

import erawan
from erawan.server.store.opening_store import ruler_of


def test_who_ruled():
    over = "siam:2 0.0.0/0.0.0/0.0.0/0.0.0/0.0.0/0.0.0/0.0.0/0.0.0 {} 1.1.0:-/1.0.1:- 1 0 1>2 -"
    tiles = ["ay", "ba", "lp", "cm", "su", "ke", "na", "kh"]
    game = erawan.game("king-of-siam")
    kingdom = ",".join(f"{tile}={owner}" for tile, owner in zip(tiles, "RRLMRLMB", strict=True))
    assert ruler_of(game.parse(over.format(kingdom))) == "R"
    colony = ",".join(f"{tile}=B" if at < 4 else tile for at, tile in enumerate(tiles))
    assert ruler_of(game.parse(over.format(colony))) == "B"
    assert ruler_of(game.start(1)) is None
