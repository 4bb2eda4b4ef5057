"""``erawan play --server``: play a game on a server, in a full screen or line by line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from erawan.cli.arguments import read_game, run_in_background
from erawan.cli.play_local import GameRequest
from erawan.core import registry
from erawan.core.errors import OptionError
from erawan.players.player_registry import default_opponent, has_levels
from erawan.tui.game_setup import read_seats
from erawan.tui.remote.address import read_place, read_server
from erawan.tui.remote.game_search import find_game, listed
from erawan.tui.remote.new_game import OPEN, new_game
from erawan.tui.remote.remote_session import RemoteSession
from erawan.tui.remote.stored_credentials import Account
from erawan.words import Phrase, say

if TYPE_CHECKING:
    from erawan.protocol import requests as b


def play_there(
    server: str, wanted: GameRequest, name: str | None, clock: str, language: str, is_full: bool
) -> Phrase | None:
    """Create or join a game and play it; return what to say on leaving a full screen."""
    _refuse_others(wanted, clock)
    account = Account(read_server(server))
    links: Sequence[b.SeatLink] = ()
    if _is_new(wanted):
        game = read_game(wanted.game, wanted.option)
        opponent = wanted.opponent or (default_opponent(game) if has_levels(game) else OPEN)
        asked = new_game(game, read_seats(wanted.seat, opponent, game), clock)
        run_in_background(lambda: account.introduce(name))
        made = run_in_background(lambda: account.create_game(asked))
        found, links = made.game.id, made.links
    else:
        place = read_place(wanted.game or "")
        run_in_background(lambda: account.introduce(name))
        found = run_in_background(lambda: find_game(account, place)) if place.game or place.token else ""
    if is_full:
        from erawan.tui.terminal_app import play_there as play_full

        return play_full(account, found, links, language)
    if not found:
        rows = [say(Phrase("play-server-games"), language), *run_in_background(lambda: listed(account, language))]
        print("\n".join(rows))
        raise OptionError("server.which")
    _play_lines(account, found, links, language)
    return None


def _is_new(wanted: GameRequest) -> bool:
    return wanted.game in registry.names()


def _refuse_others(wanted: GameRequest, clock: str) -> None:
    """Raise an error for options that have no meaning on a server, or not for a game that exists already."""
    given: dict[str, object] = {
        "--position": wanted.position,
        "--record": wanted.record,
        "--resume": wanted.resume,
        "--seed": wanted.seed is not None,
    }
    if not _is_new(wanted):
        given |= {"--option": wanted.option, "--clock": clock}
    for flag, value in given.items():
        if value:
            raise OptionError("play.server_alone", option=flag)


def _play_lines(account: Account, game: str, links: Sequence[b.SeatLink], language: str) -> None:
    from rich.console import Console

    from erawan.cli.event_loop_thread import EventLoopThread
    from erawan.cli.line_mode import LineGame

    for link in links:
        print(say(Phrase("play-server-link", {"seat": link.seat, "url": link.url}), language))
    with EventLoopThread() as loop:
        session = loop.do(_open(account, game))
        try:
            LineGame(session, loop, language, session.farewell, Console(highlight=False)).run()
        finally:
            loop.do(session.close())


async def _open(account: Account, game: str) -> RemoteSession:
    return await RemoteSession(account, game).open()
