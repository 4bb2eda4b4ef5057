"""``erawan play --server``: a game on a server, in a full screen or line by line."""

from __future__ import annotations

from erawan.cli.arguments import aside
from erawan.core.errors import OptionError
from erawan.tui.remote.account import Account
from erawan.tui.remote.address import read_place, read_server
from erawan.tui.remote.joining import find_game, listed
from erawan.tui.remote.sitting import RemoteSitting
from erawan.words import Phrase, say


def play_there(server: str, game: str, name: str | None, language: str, is_full: bool) -> Phrase | None:
    """Joins a game and plays it; what to say to whoever leaves a full screen."""
    origin, place = read_server(server), read_place(game)
    account = Account(origin)
    aside(lambda: account.introduce(name))
    if is_full:
        from erawan.tui.app import play_there as play_full

        found = aside(lambda: find_game(account, place)) if place.game or place.token else ""
        return play_full(account, found, language)
    if not (place.game or place.token):
        rows = [say(Phrase("play-server-games"), language), *aside(lambda: listed(account, language))]
        print("\n".join(rows))
        raise OptionError("server.which")
    _play_lines(account, aside(lambda: find_game(account, place)), language)
    return None


def _play_lines(account: Account, game: str, language: str) -> None:
    from rich.console import Console

    from erawan.cli.loop import Loop
    from erawan.cli.table import Table

    with Loop() as loop:
        sitting = loop.do(_open(account, game))
        try:
            Table(sitting, loop, language, sitting.farewell, Console(highlight=False)).run()
        finally:
            loop.do(sitting.close())


async def _open(account: Account, game: str) -> RemoteSitting:
    return await RemoteSitting(account, game).open()
