"""The player ``net:FILE.npz``: full strength with the net of a file, such as one that ``erawan train`` has learned."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from erawan.core.errors import OptionError, quote
from erawan.core.game import Game
from erawan.search.search_result import Engine


def make_net_engine(place: str, game: Game, seed: int | None, table_mb: float | None, threads: int | None) -> Engine:
    """Return an engine of Siam or King of Siam that evaluates by the net of a file.

    Raise ``OptionError`` if the file cannot be read, or holds no net for this game and its number of players.
    """
    try:
        if game.name == "siam":
            return _siam(Path(place), seed, table_mb, threads)
        return _king_of_siam(Path(place), game, seed)
    except (OSError, ValueError) as error:
        reason = (isinstance(error, OSError) and error.strerror) or str(error)
        raise OptionError("player.own", name=quote(f"net:{place}"), reason=reason) from error


def _siam(path: Path, seed: int | None, table_mb: float | None, threads: int | None) -> Engine:
    from erawan.nets.siam_net import load_net
    from erawan.search.siam.engine import SiamEngine
    from erawan.search.siam.levels import BEST

    net, settings = load_net(path), BEST
    if table_mb is not None:
        settings = replace(settings, table_mb=table_mb)
    if threads is not None:
        settings = replace(settings, threads=threads)
    engine = SiamEngine(settings, seed)
    engine.use_net(net)
    return engine


def _king_of_siam(path: Path, game: Game, seed: int | None) -> Engine:
    from erawan.nets.king_of_siam_net import DEFAULT_MAP, knows, load_net
    from erawan.search.king_of_siam.engine import KingOfSiamEngine
    from erawan.search.king_of_siam.strength import WITH_NET

    net = load_net(path, game.seats)
    if not knows(net, game.start(seed=0).vector):
        raise ValueError(f"nets know the map {DEFAULT_MAP} only")
    engine = KingOfSiamEngine(seed or 0, WITH_NET)
    engine.use_net(net)
    return engine
