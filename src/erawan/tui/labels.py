"""Labels of games, options, seats and players, in a language; neutral ones for a game that brings no words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from erawan.core.game import Game
from erawan.core.options import Option
from erawan.drawing.text_siam import side_name
from erawan.words import Phrase, knows, say

if TYPE_CHECKING:
    # Games on a server need an extra; labels do not.
    from erawan.protocol import messages as p
    from erawan.protocol import requests as b
    from erawan.tui.game_session import GameSession


def game_label(name: str, language: str) -> str:
    """Return the name of a game: its message ``tui-game-<name>``, else its name in the registry."""
    return _say_or(f"tui-game-{name}", language, name)


def option_label(game: str, option: Option, language: str) -> str:
    """Return the name of an option: its message ``tui-option-<game>-<name>``, else its name with a capital."""
    neutral = option.name.replace("_", " ").capitalize()
    return _say_or(f"tui-option-{game}-{option.name}".replace("_", "-"), language, neutral)


def side_phrase(game: Game, seat: int) -> Phrase:
    """Return what a seat (from 1) plays: its animals in Siam, its number elsewhere."""
    if game.name == "siam":
        return Phrase(side_name(seat - 1))
    return Phrase("play-seat", {"seat": seat})


def seat_label(game: Game, seat: int, language: str) -> str:
    """Return a seat by its side or number, with a capital."""
    told = say(side_phrase(game, seat), language)
    return told[:1].upper() + told[1:]


def name_words(name: str | Phrase, language: str) -> str:
    """Return the name of a player as people read it; computer players of Erawan have translated names."""
    if isinstance(name, Phrase):
        return say(name, language)
    style, _, number = name.partition("-")
    character = Phrase(f"web-opponent-{number}")
    if style == "level" and knows(character, language):
        return say(Phrase("tui-level", {"name": character, "level": int(number)}), language)
    return _say_or(f"tui-player-{name}", language, name)


def person_name(seat: p.SeatView | b.ListedSeat) -> str | Phrase:
    """Return who sits on a seat of a game on a server; a guest is marked as one."""
    if not seat.name:
        return Phrase("web-guest" if seat.is_taken else "web-free-seat")
    return Phrase("web-guest-name", {"name": seat.name}) if seat.is_guest else seat.name


def _say_or(key: str, language: str, neutral: str) -> str:
    """Return a message of the catalogues, or the neutral text where no catalogue has it."""
    phrase = Phrase(key)
    return say(phrase, language) if knows(phrase, language) else neutral


def rating_words(session: GameSession, seat: int) -> str:
    """Return how the game changed the rating of a seat, such as `  1500 → 1532 (+32)`; empty if it did not."""
    changes = session.ending.ratings if session.ending else ()
    told = [f"  {each.before} → {each.after} ({each.after - each.before:+d})" for each in changes if each.seat == seat]
    return "".join(told)
