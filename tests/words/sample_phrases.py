"""Phrases and names from real games, with which the sample sentences are filled."""

from __future__ import annotations

import erawan
from erawan.words import Phrase

MAPS = ("siam", "britain")
# The last one stands for a map of the user's own, which no catalogue knows.
PROVINCES = [
    (f"{name}-{province.code}", province.name)
    for name in MAPS
    for province in erawan.game("king-of-siam", map=name).map.provinces
] + [("mine-aa", "Atlantis")]
CHIANG_MAI, LUANG_PRABANG, SUKHOTHAI, KHORAT, AYUTTHAYA, BATTAMBANG, NAKHON, KEDAH = range(8)
PLACES = [Phrase("kos-place", {"place": place, "province": name}) for place, name in PROVINCES]
WAYS = [Phrase(f"way-{way}") for way in ("north", "east", "south", "west")]
ELEPHANTS, RHINOS = SIDES = [Phrase("siam-elephants"), Phrase("siam-rhinos")]
ANIMALS = [Phrase("siam-elephant"), Phrase("siam-rhino")]
RAMA, LAO, MALAY = FACTIONS = [Phrase(f"kos-{faction}") for faction in ("rama", "lao", "malay")]
FACTION_NAMES = ("rama", "lao", "malay")
CARDS = [Phrase(f"kos-card-{card}") for card in ("king", "khon", "1v1", "2v1", "rama", "lao", "malay")]
FACTION_CARDS = CARDS[4:]
NAMES = ("Anna", "Oleg Ivanov")
SQUARES = ("a1", "c3", "e5")
SIAM = "5/5/1###1/5/5 E"


def place(number: int) -> dict[str, str]:
    """Return the variables that name a province."""
    code, province = PROVINCES[number]
    return {"place": code, "province": province}


# ---- turns


def _siam_turns() -> list[Phrase]:
    """Return one turn of each kind of Siam."""
    kinds: dict[str, Phrase] = {}
    for state in map(erawan.parse, (SIAM, "ENWSE/5/1###1/5/neswn R", "#1S1#/5/E1w1n/2#2/n1N1W E")):
        for phrase in map(state.describe, state.turns()):
            kinds.setdefault(phrase.key, phrase)
    return list(kinds.values())


def _siam_push(position: str, turn: str) -> Phrase:
    return erawan.parse(position).describe(turn)


ENTERING_PUSH = _siam_push("5/5/1###1/5/2e2 E", "+c1n")
ROCK_OFF = _siam_push("#4/5/5/1s1#1/1#3 R", "b2b1s")
ELEPHANT_ROCK_OFF = _siam_push("2#2/2N2/5/4#/#4 E", "c4c5n")
ANIMAL_OFF = _siam_push("#2#1/5/#4/5/3En E", "d1e1e")


def _king_of_siam_turns() -> dict[str, tuple[str, Phrase]]:
    """Return a pass, and one turn for each card of King of Siam, with their notation."""
    king = erawan.game("king-of-siam", players=2).start(seed=1)
    cards: dict[str, tuple[str, Phrase]] = {}
    for turn in king.turns():
        cards.setdefault(turn.partition(":")[0], (turn, king.describe(turn)))
    return cards


SIAM_TURNS = _siam_turns()
WRITTEN_TURNS = _king_of_siam_turns()
KING_OF_SIAM_TURNS = [phrase for _, phrase in WRITTEN_TURNS.values()]
CARD_TURNS = [phrase for phrase in KING_OF_SIAM_TURNS if "card" in phrase.values]
EFFECTS = tuple(
    Phrase(f"siam-effect-{effect}", {"animal": ANIMALS[1]}) for effect in ("none", "rock-off", "animal-off")
)
NOTATION = ("c1c2n", "1v1:L@cm,R@su>M@ke")


def followers(count: int, faction: str) -> Phrase:
    return Phrase("kos-followers", {"count": count, "faction": faction})


FOLLOWERS = [followers(1, faction) for faction in FACTION_NAMES]


# ---- players and results of King of Siam


def seats(*seats: int) -> Phrase:
    """Return the phrase that these seats win."""
    names = {name: str(seat) for name, seat in zip(("first", "second"), seats, strict=False)}
    return Phrase("kos-seats", {"count": len(seats), "seats": Phrase(f"list-{len(seats)}", names)})


def player(seat: int) -> Phrase:
    return Phrase("kos-player", {"seat": seat})


def team(first: int, second: int) -> Phrase:
    return Phrase("list-2", {"first": player(first), "second": player(second)})


def tallies(first: Phrase, count: int, second: Phrase, other_count: int) -> Phrase:
    return Phrase(
        "series-2",
        {
            "first": Phrase("kos-tally", {"player": first, "count": count}),
            "second": Phrase("kos-tally", {"player": second, "count": other_count}),
        },
    )


SEAT_1, SEAT_2, BOTH, TEAM = seats(1), seats(2), seats(1, 2), seats(1, 3)
TWO_TALLIES = tallies(player(2), 3, player(1), 1)
TEAM_TALLIES = tallies(team(1, 3), 7, team(2, 4), 4)
TWO_SEATS = Phrase("list-2", {"first": "1", "second": "3"})
BY_RULER = Phrase("kos-won-by-ruler", {"winners": SEAT_2, "players": 2, "faction": "rama", "tallies": TWO_TALLIES})
BY_SETS = Phrase("kos-won-by-sets", {"winners": SEAT_2, "tallies": TWO_TALLIES})
BY_TEAM_SETS = Phrase("kos-won-by-sets", {"winners": TEAM, "tallies": TEAM_TALLIES})
SHARED_SETS = Phrase("kos-won-by-shared-sets", {"winners": BOTH, "sets": 0})
RULED = Phrase("kos-ruled-by-most", {"faction": "rama", "provinces": 4})
RULED_BY_GAIN = Phrase(
    "kos-ruled-by-latest-gain",
    {"tied": Phrase("list-2", {"first": RAMA, "second": LAO}), "provinces": 3, "faction": "rama"},
)
OUTCOMES = (
    Phrase("kos-outcome-kingdom", {"rules": RULED, "why": BY_RULER}),
    Phrase("kos-outcome-colony", {"why": BY_SETS}),
)


def compared(first: object, count: int, second: object, other_count: int) -> Phrase:
    """Return a row of the final table in which the first one stays in the running."""
    best = Phrase("kos-kept", {"row": Phrase("kos-tally", {"player": first, "count": count})})  # type: ignore[dict-item]
    other = Phrase("kos-tally", {"player": second, "count": other_count})  # type: ignore[dict-item]
    return Phrase("series-2", {"first": best, "second": other})


# How a province stands, and how a struggle ended, in the sentences of the coach.
def standing(number: int, faction: str, count: int, second: int) -> Phrase:
    kind = "coach-kos-stands" if count > second else "coach-kos-stands-tie" if count else "coach-kos-stands-empty"
    return Phrase(kind, {**place(number), "faction": faction, "count": count, "second": second})


def settled(number: int, faction: str, count: int, second: int) -> Phrase:
    kind = "kos-settled" if count > second else "kos-settled-tie" if count else "kos-settled-empty"
    return Phrase(kind, {**place(number), "faction": faction, "count": count, "second": second})


STANDINGS = (
    standing(CHIANG_MAI, "rama", 3, 2),
    standing(AYUTTHAYA, "malay", 3, 2),
    standing(KHORAT, "lao", 2, 2),
    standing(NAKHON, "lao", 0, 0),
)
BY_ONE = (settled(CHIANG_MAI, "rama", 3, 2), settled(AYUTTHAYA, "malay", 2, 1), settled(SUKHOTHAI, "lao", 1, 0))
TO_THE_BRITISH = (settled(KHORAT, "lao", 3, 3), settled(NAKHON, "lao", 0, 0))
SETTLEMENTS = (*BY_ONE, *TO_THE_BRITISH)


PLACED = tuple({"followers": followers(1 + n % 2, FACTION_NAMES[n % 3]), **place(n)} for n in range(len(PROVINCES)))
TAKEN = tuple({"followers": FOLLOWERS[n % 3], **place(n)} for n in range(len(PROVINCES)))
GIVEN = Phrase("kos-gives", {"followers": FOLLOWERS[0], **place(CHIANG_MAI)})
GOT = Phrase("kos-gets", {"followers": FOLLOWERS[1], **place(KHORAT)})
PAIR = Phrase("list-2", {"first": FOLLOWERS[0], "second": FOLLOWERS[1]})
GIVEN_PAIR = Phrase("kos-gives", {"followers": PAIR, **place(SUKHOTHAI)})
PLACING = tuple(
    Phrase("kos-goes", {"followers": followers, **place(number)})
    for followers, number in ((followers(2, "lao"), CHIANG_MAI), (FOLLOWERS[2], KEDAH))
)
