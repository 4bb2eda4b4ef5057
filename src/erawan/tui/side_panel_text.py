"""The texts of the panel beside the board: seats, whose turn it is, what to do next, turns played."""

from __future__ import annotations

import re

from rich.text import Text

from erawan.core.game import Game
from erawan.core.outcome import Choice
from erawan.games.king_of_siam.descriptions import faction_phrase
from erawan.games.king_of_siam.maps import FACTION_LETTERS
from erawan.games.king_of_siam.notation import CARD_LETTERS, CARD_NAMES
from erawan.games.king_of_siam.state import KingOfSiam
from erawan.games.siam import kernel as siam
from erawan.tui.boards.king_of_siam_board import added_part, card_words
from erawan.tui.game_session import GameSession
from erawan.tui.labels import name_words, rating_words, seat_label
from erawan.tui.turn_builder import TurnBuilder
from erawan.words import Phrase, say

_SQUARES = re.compile(r"[a-e][1-5]")
_SIAM_WORDS = {
    "+": "tui-enter",
    "-": "web-leave-board",
    "n": "way-north",
    "e": "way-east",
    "s": "way-south",
    "w": "way-west",
}
_KOS_STEPS = {
    "king": ("web-kos-ask-tile", "web-kos-ask-tile-more", "web-kos-ask-mark"),
    "1v1": ("web-kos-ask-1v1", "web-kos-ask-1v1-more"),
    "2v1": ("web-kos-ask-2v1", "web-kos-ask-2v1-more"),
}


def seat_rows(session: GameSession, language: str) -> Text:
    """Return a row per seat: whether it is to move or has won, what it plays, who plays it."""
    rows = []
    winners = session.ending.winners if session.ending else ()
    for seat in range(1, session.game.seats + 1):
        is_next = session.ending is None and session.state.to_move == seat
        mark = "★" if seat in winners else ("▶" if is_next else " ")
        name = name_words(session.name(seat), language)
        row = f"{mark} {seat_label(session.game, seat, language)} · {name}"
        if session.game.name == "siam":
            row += f" ({int(session.state.vector[siam.RESERVE + seat - 1])})"
        row += rating_words(session, seat)
        rows.append(Text(row, "bold" if mark.strip() else "", no_wrap=True, overflow="ellipsis"))
    return Text("\n").join(rows)


def turn_sentence(session: GameSession, language: str) -> str:
    """Return one sentence: how the game ended, or who is to move."""
    if session.ending is not None:
        told = say(session.ending.told, language)
        return told[:1].upper() + told[1:]
    seat = session.state.to_move
    if session.is_person_to_move:
        if len(session.people) == 1:
            return say(Phrase("web-your-turn"), language)
        return say(Phrase("tui-turn-of", {"side": seat_label(session.game, seat, language)}), language)
    return say(Phrase("web-is-thinking", {"name": name_words(session.name(seat), language)}), language)


def instruct(making: TurnBuilder) -> Phrase:
    """Return the instruction for the next choice."""
    game = making.state.game.name
    if game == "siam":
        return _instruct_siam(making.text)
    return _instruct_king_of_siam(making) if game == "king-of-siam" else Phrase("tui-choose")


def _instruct_siam(text: str) -> Phrase:
    squares = len(_SQUARES.findall(text))
    if not text:
        return Phrase("web-choose-animal")
    if text == "+":
        return Phrase("web-choose-edge")
    return Phrase("web-choose-target" if squares == 1 and text[0] != "+" else "web-choose-facing")


def _instruct_king_of_siam(making: TurnBuilder) -> Phrase:
    """Return the next choice of a card's turn: its targets, then the follower to take."""
    if not making.text:
        return Phrase("web-kos-ask-card")
    if ">" in making.choices[0].text:
        return Phrase("web-kos-ask-take")
    card, _, targets = making.text.partition(":")
    chosen = len(re.findall(r"[a-z]{2}", targets))
    steps = _KOS_STEPS.get(card)
    if steps is not None:
        return Phrase(steps[min(chosen, len(steps) - 1)])
    return Phrase("tui-choose-place")


def choice_words(prefix: str, choice: Choice, game: Game, language: str) -> str:
    """Return what a choice adds to the half-written turn, in a word or two."""
    if game.name == "siam":
        return _siam_words(prefix, choice, language)
    if isinstance(game, KingOfSiam):
        return _king_of_siam_words(prefix, choice, game, language)
    return choice.text


def _siam_words(prefix: str, choice: Choice, language: str) -> str:
    added = choice.text.removeprefix(prefix)
    if added in _SIAM_WORDS:
        return say(Phrase(_SIAM_WORDS[added]), language)
    is_push = choice.does is not None and "push" in choice.does.key
    return f"{added} ({say(Phrase('web-push-now'), language)})" if is_push else added


def _king_of_siam_words(prefix: str, choice: Choice, game: KingOfSiam, language: str) -> str:
    if not prefix:
        letters = dict(zip(CARD_NAMES, CARD_LETTERS, strict=True))
        return card_words(choice.text, letters.get(choice.text, ""), language)
    added = added_part(prefix, choice.text)
    if added is None:
        return choice.text
    faction, mark, code = added
    place = next(province.name for province in game.map.provinces if province.code == code)
    who = f"{say(faction_phrase(FACTION_LETTERS.index(faction)), language)} · " if faction else mark
    return f"{who}{place}"


def turn_rows(session: GameSession, language: str, shows_notation: bool) -> Text:
    """Return the turns as sentences, the latest first; with ``shows_notation`` also in the game's notation."""
    rows: list[Text] = []
    for played in reversed(session.turns):
        row = Text()
        if session.game.name != "siam":
            # A sentence of Siam begins with the animal, which tells the side.
            row.append(f"{seat_label(session.game, played.seat, language)} ", "dim")
        if shows_notation:
            row.append(f"{played.turn} ", "bold")
        row.append(say(played.does, language), "" if rows else "bold")
        rows.append(row)
    return Text("\n").join(rows)
