"""Find the game to join on a server, and list the games there."""

from __future__ import annotations

from erawan.protocol import requests as b
from erawan.protocol.seats_and_clocks import Anyone, Opponent
from erawan.tui.labels import name_words, person_name
from erawan.tui.remote.address import GameAddress
from erawan.tui.remote.stored_credentials import Account
from erawan.words import Phrase, say


def find_game(account: Account, place: GameAddress) -> str:
    """Take a seat in a game, if one is offered, and return the game's id; without a seat the user watches."""
    if place.token:
        return account.join(place.token).id
    view = account.get_game(place.game)
    if not view.you:
        free = [seat.seat for seat in view.seats if isinstance(seat.plan, Anyone) and not seat.is_taken]
        if free:
            return account.take_seat(view.id, free[0]).id
    return view.id


def all_games(account: Account) -> list[b.ListedGame]:
    """Return the user's games that are not over, those in which it is their turn first; then the open ones."""
    mine = [game for game in account.list_games().games if game.status != "over"]
    mine.sort(key=lambda game: not game.your_turn)
    known = {game.id for game in mine}
    return [*mine, *(game for game in account.list_open_games().games if game.id not in known)]


def describe(game: b.ListedGame, language: str) -> str:
    """Return a game of a list as one row."""
    names = " – ".join(name_words(person_name(seat), language) for seat in game.seats)
    state = "web-waiting" if game.status == "waiting" else ("web-your-turn" if game.your_turn else "tui-not-your-turn")
    told = (game.id, say(Phrase(f"tui-game-{game.game}"), language), names, say(Phrase(state), language))
    is_casual = game.hints and sum(not isinstance(seat.plan, Opponent) for seat in game.seats) > 1
    return "  ".join((*told, say(Phrase("web-casual-tag"), language)) if is_casual else told)


def listed(account: Account, language: str) -> list[str]:
    """Return one row per game."""
    return [describe(game, language) for game in all_games(account)]
