"""Names of seats and sides, and sentences for which a game has a form of its own."""

from __future__ import annotations

from erawan.core.game import Game
from erawan.drawing.text_siam import side_name
from erawan.words import Phrase, knows, say


def side_phrase(game: Game, seat: int) -> Phrase:
    """A seat by what it plays: in Siam the animals, elsewhere its number."""
    if game.name == "siam":
        return Phrase(side_name(seat - 1))
    return Phrase("play-seat", {"seat": seat})


def name_words(name: str | Phrase, language: str) -> str:
    """A name as it is shown; those of our opponents are told in words where there are any."""
    if isinstance(name, Phrase):
        return say(name, language)
    style, _, number = name.partition("-")
    if style == "level" and number.isdecimal():
        return say(Phrase("tui-level", {"level": int(number)}), language)
    spoken = Phrase(f"tui-player-{name}")
    return say(spoken, language) if knows(spoken, language) else name


def seat_label(game: Game, seat: int, language: str) -> str:
    """A seat by its side or number, with a capital."""
    told = say(side_phrase(game, seat), language)
    return told[:1].upper() + told[1:]
