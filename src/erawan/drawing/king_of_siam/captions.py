"""The sentences on and beside the drawings of King of Siam, in the five languages."""

from __future__ import annotations

from erawan.drawing.king_of_siam.table_facts import Counts, SeatFacts, TableFacts, is_reconstructed
from erawan.games.king_of_siam import layout as k
from erawan.games.king_of_siam.descriptions import card_phrase, describe_turn, faction_phrase
from erawan.games.king_of_siam.maps import FACTION_LETTERS
from erawan.games.king_of_siam.notation import CARD_LETTERS, parse_turn
from erawan.games.king_of_siam.state import KingOfSiamState
from erawan.words import Phrase, say

BRITISH_LETTER = "B"


def summary(state: KingOfSiamState, language: str) -> str:
    """Return one sentence: whose turn it is, or how the game ended."""
    if state.outcome is not None:
        told = say(state.outcome.phrase, language)
        return told[0].upper() + told[1:]
    return say(Phrase("kos-to-move", {"seat": state.to_move}), language)


def map_caption(table: TableFacts, language: str) -> str:
    """Return the note that the map is a reconstruction (K1.5), or else the map's title."""
    return say(Phrase("kos-reconstruction"), language) if is_reconstructed(table.plan) else table.title


def status(table: TableFacts, language: str) -> list[str]:
    """Return the passes in a row, who played a card last, and the swap that K5.5 protects."""
    phrases = [Phrase("kos-passes", {"count": table.passes})] if table.passes else []
    latest = " > ".join(str(seat) for seat in table.latest)
    phrases.append(Phrase("kos-latest-cards", {"seats": latest}) if latest else Phrase("kos-no-latest-card"))
    if table.swap:
        phrases.append(Phrase("kos-swap-kept", {"swap": table.swap}))
    return [say(phrase, language) for phrase in phrases]


def owner_phrase(owner: str) -> Phrase:
    """Return the name of a province's owner, given the owner's letter."""
    return Phrase("kos-british") if owner == BRITISH_LETTER else faction_phrase(FACTION_LETTERS.index(owner))


def card_name(letter: str, language: str) -> str:
    """Return the name of a card, given its letter."""
    return say(card_phrase(k.FIRST_CARD + CARD_LETTERS.index(letter)), language)


def seat_title(seat: SeatFacts, language: str) -> str:
    """Return a seat's number, and with four players the partner's (K2.4)."""
    name = say(Phrase("kos-seat", {"seat": seat.number}), language)
    return f"{name} ({say(Phrase('kos-partner', {'seat': seat.partner}), language)})" if seat.partner else name


def followers_caption(counts: Counts, language: str) -> str:
    """Return each faction that has followers, with their number."""
    told = [
        say(Phrase("kos-follower-count", {"faction": faction_phrase(faction), "count": count}), language)
        for faction, count in enumerate(counts)
        if count
    ]
    return ", ".join(told) or "–"


def province_caption(table: TableFacts, province: int, language: str) -> str:
    """Return the description of a province."""
    facts = table.provinces[province]
    neighbours = ", ".join(table.provinces[other].name for other in facts.neighbours)
    phrases = []
    if facts.home_of is not None:
        phrases.append(Phrase("kos-home-of", {"faction": faction_phrase(facts.home_of)}))
    if facts.is_contested:
        phrases.append(Phrase("kos-contested"))
    if facts.owner:
        phrases.append(Phrase("kos-owner", {"owner": owner_phrase(facts.owner)}))
    phrases.append(Phrase("kos-next-to", {"provinces": neighbours}))
    stands = [] if facts.owner else [followers_caption(facts.followers, language)]
    return "; ".join([f"{facts.name} ({facts.code})", *stands, *(say(phrase, language) for phrase in phrases)])


def tile_caption(table: TableFacts, slot: int, language: str) -> str:
    """Return the description of a tile on the track."""
    tile = table.tiles[slot]
    facts = table.provinces[tile.province]
    phrases = [Phrase("kos-king-marker")] if tile.is_marked else []
    if tile.is_contested:
        phrases.append(Phrase("kos-contested"))
    if facts.owner:
        phrases.append(Phrase("kos-owner", {"owner": owner_phrase(facts.owner)}))
    where = say(Phrase("kos-slot", {"slot": slot + 1}), language)
    return "; ".join([f"{where}: {facts.name}", *(say(phrase, language) for phrase in phrases)])


def latest_caption(seat: SeatFacts, table: TableFacts, language: str) -> str:
    """Return a seat's latest turn in words (K4.6)."""
    turn = describe_turn(parse_turn(seat.latest_turn, table.plan), table.plan)
    return say(Phrase("kos-latest-turn", {"turn": turn}), language)


def hand_caption(seat: SeatFacts, language: str) -> str:
    """Return a seat's cards by name, or their number if they are hidden, and the card on top of the pile."""
    held = ", ".join(card_name(letter, language) for letter in seat.hand)
    if not held:
        held = say(Phrase("kos-cards-left", {"count": seat.hidden_cards}), language)
    if not seat.top_card:
        return held
    top = say(Phrase("kos-top-card", {"card": card_name(seat.top_card, language)}), language)
    return f"{held}; {top}"
