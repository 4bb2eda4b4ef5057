"""The values that messages are filled with to be read as sentences: only values and combinations that really occur.

- ``samples``: values by the variable's name, for variables that no message selects on.
- ``BY_KEY``: values of one variable of one message, where these differ from the usual ones.
- ``TOGETHER``: values of several variables of one message that depend on each other, such as a faction and its home.
- ``NEVER_NONE``: messages that are never shown with the count 0.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

import erawan
from erawan.words import Phrase

COUNTS = (0, 1, 2, 5)
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


def _followers(count: int, faction: str) -> Phrase:
    return Phrase("kos-followers", {"count": count, "faction": faction})


FOLLOWERS = [_followers(1, faction) for faction in FACTION_NAMES]


# ---- players and results of King of Siam


def _seats(*seats: int) -> Phrase:
    """Return the phrase that these seats win."""
    names = {name: str(seat) for name, seat in zip(("first", "second"), seats, strict=False)}
    return Phrase("kos-seats", {"count": len(seats), "seats": Phrase(f"list-{len(seats)}", names)})


def _player(seat: int) -> Phrase:
    return Phrase("kos-player", {"seat": seat})


def _team(first: int, second: int) -> Phrase:
    return Phrase("list-2", {"first": _player(first), "second": _player(second)})


def _tallies(first: Phrase, count: int, second: Phrase, other_count: int) -> Phrase:
    return Phrase(
        "series-2",
        {
            "first": Phrase("kos-tally", {"player": first, "count": count}),
            "second": Phrase("kos-tally", {"player": second, "count": other_count}),
        },
    )


SEAT_1, SEAT_2, BOTH, TEAM = _seats(1), _seats(2), _seats(1, 2), _seats(1, 3)
TWO_TALLIES = _tallies(_player(2), 3, _player(1), 1)
TEAM_TALLIES = _tallies(_team(1, 3), 7, _team(2, 4), 4)
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


def _compared(first: object, count: int, second: object, other_count: int) -> Phrase:
    """Return a row of the final table in which the first one stays in the running."""
    best = Phrase("kos-kept", {"row": Phrase("kos-tally", {"player": first, "count": count})})  # type: ignore[dict-item]
    other = Phrase("kos-tally", {"player": second, "count": other_count})  # type: ignore[dict-item]
    return Phrase("series-2", {"first": best, "second": other})


# How a province stands, and how a struggle ended, in the sentences of the coach.
def _standing(number: int, faction: str, count: int, second: int) -> Phrase:
    kind = "coach-kos-stands" if count > second else "coach-kos-stands-tie" if count else "coach-kos-stands-empty"
    return Phrase(kind, {**place(number), "faction": faction, "count": count, "second": second})


def _settled(number: int, faction: str, count: int, second: int) -> Phrase:
    kind = "kos-settled" if count > second else "kos-settled-tie" if count else "kos-settled-empty"
    return Phrase(kind, {**place(number), "faction": faction, "count": count, "second": second})


STANDINGS = (
    _standing(CHIANG_MAI, "rama", 3, 2),
    _standing(AYUTTHAYA, "malay", 3, 2),
    _standing(KHORAT, "lao", 2, 2),
    _standing(NAKHON, "lao", 0, 0),
)
BY_ONE = (_settled(CHIANG_MAI, "rama", 3, 2), _settled(AYUTTHAYA, "malay", 2, 1), _settled(SUKHOTHAI, "lao", 1, 0))
TO_THE_BRITISH = (_settled(KHORAT, "lao", 3, 3), _settled(NAKHON, "lao", 0, 0))
SETTLEMENTS = (*BY_ONE, *TO_THE_BRITISH)


# ---- values by name


@cache
def samples() -> dict[str, tuple[object, ...]]:
    """Return the values of variables that no message selects on, by the variable's name."""
    turns = [*SIAM_TURNS, *KING_OF_SIAM_TURNS]
    return {
        "province": tuple(name for _, name in PROVINCES),
        "way": tuple(WAYS),
        "side": tuple(SIDES),
        "animal": tuple(ANIMALS),
        "faction": tuple(FACTIONS),
        "card": tuple(CARDS),
        **dict.fromkeys(("square", "rock"), SQUARES),
        **dict.fromkeys(("turn", "does", "text", "line"), tuple(turns)),
        "player": NAMES,
        **dict.fromkeys(("seat", "level", "slot", "row", "step", "place"), (1, 2)),
        "seats": (TWO_SEATS,),
        "tallies": (TWO_TALLIES, TEAM_TALLIES),
        "view": (f"'{SIAM}'",),
        "game": (Phrase("siam-name"), Phrase("tui-game-king-of-siam")),
        "when": ("12:30",),
        # Variables of commands and errors: what people type, name or read.
        **dict.fromkeys(("path", "file"), ("games.erawan",)),
        "reason": ("no such file",),
        "why": ("the server does not answer",),
        "found": ("'xyz'",),
        **dict.fromkeys(("name", "names"), NAMES),
        "option": ("--name",),
        "link": ("Anna",),
        "host": ("'games.example.org'",),
        "command": ("'engine --ugi'",),
        "asked": ("isready",),
        "status": (1,),
        "version": (12,),
        "table": ("events",),
        "holder": ("process 4711",),
        "score": (12,),
        "rating": (1500,),
        "elo": (350,),
        "percent": ("68",),
        "minutes": (10,),
        "seconds": (5,),
        "most": (100,),
        "least": (8,),
        "rule": ("S3.4",),
        **dict.fromkeys(("depth", "threads"), (4,)),
        "nodes": ("12,000",),
        "ply": (17,),
        "choices": ("pass, king, khon",),
        "prefix": ("'c1'",),
        "total": (40,),
        "extra": ("tui",),
        "other": ("4f2a9c01",),
        "day": ("2026-02-30",),
        "device": ("Firefox, Windows",),
        "message": ("the game is over",),
        "possible": ("Khorat, Sukhothai",),
        "outcome": (Phrase("siam-outcome-won", {"winner": "rhinos"}),),
    }


TECHNICAL = ("xyz",)
"""The value of a variable that has none above."""

PLACED = tuple({"followers": _followers(1 + n % 2, FACTION_NAMES[n % 3]), **place(n)} for n in range(len(PROVINCES)))
TAKEN = tuple({"followers": FOLLOWERS[n % 3], **place(n)} for n in range(len(PROVINCES)))
GIVEN = Phrase("kos-gives", {"followers": FOLLOWERS[0], **place(CHIANG_MAI)})
GOT = Phrase("kos-gets", {"followers": FOLLOWERS[1], **place(KHORAT)})
PAIR = Phrase("list-2", {"first": FOLLOWERS[0], "second": FOLLOWERS[1]})
GIVEN_PAIR = Phrase("kos-gives", {"followers": PAIR, **place(SUKHOTHAI)})
PLACING = tuple(
    Phrase("kos-goes", {"followers": followers, **place(number)})
    for followers, number in ((_followers(2, "lao"), CHIANG_MAI), (FOLLOWERS[2], KEDAH))
)

# Values that some keys take where others take a name, a sentence or an effect of King of Siam.
BY_KEY: dict[tuple[str, str], tuple[object, ...]] = {
    ("siam-turn-moves-pushing", "effect"): EFFECTS,
    **{(key, "turn"): NOTATION for key in ("analysis-thought", "puzzle-wrong-turn", "study-note")},
    ("web-prepared-remove", "turn"): NOTATION,
    **{(f"coach-{key}", "turn"): (ROCK_OFF,) for key in ("siam-win-now", "wrong-siam-threat")},
    ("coach-siam-forced-win", "turn"): (ENTERING_PUSH, ROCK_OFF),
    ("coach-siam-forced-win", "turns"): (2, 3, 5),
    ("coach-wrong-siam-forced-loss", "turn"): (ENTERING_PUSH, ROCK_OFF),
    ("coach-wrong-siam-animal-off", "turn"): (ANIMAL_OFF,),
    ("coach-turn", "turn"): (1, 12),
    ("coach-kos-colony", "tallies"): (TWO_TALLIES,),
    ("coach-kos-set", "tallies"): (TWO_TALLIES,),
    **{(f"coach-{key}", "outcome"): OUTCOMES for key in ("kos-win-stands", "kos-loss-stands")},
    **{
        (f"coach-{key}", "standing"): STANDINGS
        for key in ("kos-now", "kos-possible", "right-kos-province", "wrong-kos-province")
    },
    ("coach-kos-by-one", "settled"): BY_ONE,
    ("coach-kos-let-win", "settled"): BY_ONE,
    ("coach-kos-british", "settled"): TO_THE_BRITISH,
    ("coach-kos-colony", "settled"): TO_THE_BRITISH,
    ("coach-wrong-kos-pass", "settled"): SETTLEMENTS,
    ("coach-right-kos-home-used", "card"): tuple(FACTION_CARDS),
    ("study-play-line", "turns"): ("c1c2n a4b4e",),
    ("error-siam-animal-count", "count"): (6, 7),
    ("error-siam-animal-count", "side"): ("E", "R"),
    ("web-hint", "turn"): tuple(SIAM_TURNS),
    ("web-kos-hint", "turn"): tuple(KING_OF_SIAM_TURNS),
    ("kos-latest-turn", "turn"): tuple(KING_OF_SIAM_TURNS),
    ("kos-top-card", "card"): tuple(CARDS),
    ("kos-next-to", "provinces"): (Phrase("series-2", {"first": PLACES[CHIANG_MAI], "second": PLACES[KHORAT]}),),
    ("kos-owner", "owner"): (*FACTIONS, Phrase("kos-british")),
    ("kos-partner", "seat"): (3, 4),
    ("kos-latest-cards", "seats"): ("2 > 1",),
    ("kos-swap-kept", "swap"): ("1v1:L@cm,R@su",),
    ("kos-tile-of", "place"): tuple(code for code, _ in PROVINCES),
    ("kos-effect-king", "first"): tuple(Phrase("kos-tile-of", place(n)) for n in (CHIANG_MAI, AYUTTHAYA)),
    ("kos-effect-king", "second"): tuple(Phrase("kos-tile-of", place(n)) for n in (KHORAT, KEDAH)),
    ("kos-effect-king", "marked"): tuple(Phrase("kos-marker-on", place(n)) for n in (CHIANG_MAI, KEDAH)),
    ("kos-effect-place", "followers"): PLACING,
    ("kos-player", "seat"): (1, 4),
    ("kos-tally", "player"): (_player(1), _player(2)),
    ("kos-kept", "row"): (Phrase("kos-tally", {"player": _player(2), "count": 5}),),
    ("kos-ruled-by-most", "provinces"): (3, 4, 5, 8),
    ("kos-outcome-colony", "why"): (BY_SETS, BY_TEAM_SETS, SHARED_SETS),
    ("kos-won-by-earlier-card", "winners"): (SEAT_2, TEAM),
    ("kos-won-by-latest-card", "sets"): (0, 1, 2, 5),
    ("kos-won-by-latest-card", "winners"): (SEAT_2, TEAM),
    ("kos-won-by-shared", "winners"): (BOTH,),
    ("kos-won-by-shared-sets", "winners"): (BOTH,),
    ("kos-won-by-shared-sets", "sets"): (0, 1, 2),
    ("error-ugi-ended", "said"): ("", " (out of memory)"),
    ("puzzle-refuted", "does"): tuple(SIAM_TURNS),
    ("puzzle-refuted-by", "does"): tuple(KING_OF_SIAM_TURNS),
    ("puzzle-right", "task"): (Phrase("puzzle-task-win", {"count": 2}), Phrase("puzzle-task-win", {"count": 1})),
    ("turns-in-all", "card"): ("khon", "1v1"),
    ("turns-in-all", "count"): (1500, 22004),
    ("analysis-better", "line"): ("+c1n a4b4e c1c2n",),
    ("web-final-place", "place"): (1, 2),
    ("tui-said", "text"): ("Well played!",),
    **{(f"error-store-{key}", "path"): ("erawan.db",) for key in ("locked", "damaged", "missing")},
    **{(f"error-backup-{key}", "path"): ("erawan-2026-11-19.gz",) for key in ("broken", "newer", "differs")},
    **{(f"backup-{key}", "path"): ("erawan-2026-11-19.gz",) for key in ("done", "verified", "deleted")},
    ("study-line", "line"): (3, 120),
    ("study-first-games", "count"): (200,),
    ("web-passphrase-least", "count"): (8,),
    ("web-rated-players", "count"): (2, 3, 4),
    ("web-players-count", "count"): (2, 3, 4),
    ("error-table-waiting", "free"): (1, 2, 3),
    ("siam-outcome-turn-limit", "turns"): (100, 1000),
    ("maps-good", "path"): ("my.toml",),
    ("replay-analyse-more", "seconds"): ("0.5",),
    ("puzzle-run-seconds-left", "seconds"): (30, 10),
    ("siam-outcome-repetition", "occurrences"): (2, 3, 5),
    ("web-square-empty", "square"): SQUARES,
    **{
        (key, "what"): (
            Phrase("web-square-empty", {"square": "c1"}),
            Phrase("siam-stands-animal", {"animal": ANIMALS[0], "square": "c2", "way": WAYS[0]}),
        )
        for key in ("web-square-pick", "web-square-target")
    },
    ("web-kos-explain", "what"): (CARDS[0], Phrase("web-kos-struggle"), Phrase("web-kos-winning")),
    ("web-kos-undo", "step"): (Phrase("web-kos-spot-take", {"faction": RAMA, "province": PLACES[KHORAT]}),),
    ("web-prepared-after", "turns"): ("+c1n, +c5s",),
    ("web-device-make-for", "seat"): (Phrase("web-seat", {"seat": 2}),),
    ("web-turns-waiting", "count"): (1, 2, 5),
    ("openings-share", "name"): (Phrase("web-seat", {"seat": 1}), Phrase("openings-reason-kingdom")),
    ("openings-share", "total"): (7,),
    ("openings-chance", "percent"): ("54 %",),
    ("openings-engine-opinion", "percent"): ("54 %",),
    ("analysis-accuracy", "percent"): ("87 %",),
    ("analysis-thought", "percent"): ("54 %",),
    ("study-reading", "file"): ("games.erawan",),
    ("error-coach-no-moment", "ply"): (12,),
    ("error-line", "error"): (Phrase("error-record-cut"),),
    ("error-analysis-over", "outcome"): (Phrase("siam-outcome-won", {"winner": "rhinos"}),),
    **{
        (key, "province"): tuple(PLACES)
        for key in (
            *("web-kos-contested", "web-kos-mark", "web-kos-spot-swap", "web-kos-spot-take", "web-kos-spot-tile"),
            *("web-kos-which", "study-owner-of", "study-earlier", "study-later"),
        )
    },
}


def _without_way(rows: Sequence[dict[str, object]]) -> tuple[dict[str, object], ...]:
    return tuple({name: value for name, value in row.items() if name != "way"} for row in rows)


_STEPS = (("c1", "c2"), ("a4", "b4"), ("e5", "d5"), ("b3", "b2"))
_FACING_STEPS = tuple(
    {"animal": ANIMALS[n % 2], "way": WAYS[n], "square": square, "target": target}
    for n, (square, target) in enumerate(_STEPS)
)
_EDGE = ("c1", "a4", "c5", "e2")
_INWARD = tuple({"animal": ANIMALS[n % 2], "target": square, "way": WAYS[n]} for n, square in enumerate(_EDGE))
_REAL_TURNS = (
    {"side": ELEPHANTS, "turn": "+c1n", "does": SIAM_TURNS[0]},
    {"side": _player(1), "turn": WRITTEN_TURNS["1v1"][0], "does": WRITTEN_TURNS["1v1"][1]},
    {"side": _player(2), "turn": "pass", "does": WRITTEN_TURNS["pass"][1]},
)

_PUSHED_OFF = (
    {"side": RHINOS, "rock": "b1", "turn": ROCK_OFF},
    {"side": ELEPHANTS, "rock": "c5", "turn": ELEPHANT_ROCK_OFF},
)

# The values of messages in which several variables depend on each other: each row occurs.
TOGETHER: dict[str, tuple[dict[str, object], ...]] = {
    # Siam
    "siam-turn-moves": _FACING_STEPS,
    "siam-turn-enters": tuple({**row, "way": WAYS[(n + 1) % 4]} for n, row in enumerate(_INWARD)),
    "siam-turn-enters-pushing": tuple({**row, "effect": EFFECTS[n % 3]} for n, row in enumerate(_INWARD)),
    "siam-part-moves": _without_way(_FACING_STEPS),
    "siam-part-pushes": _without_way(_FACING_STEPS),
    "siam-part-enters-on": _without_way(_INWARD),
    "siam-part-enters-pushing": _without_way(_INWARD),
    "siam-turn-leaves": tuple({"animal": ANIMALS[n % 2], "square": square} for n, square in enumerate(_EDGE)),
    "siam-outcome-rock-off": (
        {"winner": "elephants", "pusher": "elephants", "rock": "c5", "animal": "c4", "way": WAYS[0]},
        {"winner": "rhinos", "pusher": "elephants", "rock": "e3", "animal": "d3", "way": WAYS[1]},
        {"winner": "rhinos", "pusher": "rhinos", "rock": "b1", "animal": "b2", "way": WAYS[2]},
        {"winner": "elephants", "pusher": "rhinos", "rock": "a2", "animal": "b2", "way": WAYS[3]},
    ),
    "web-push": (
        {"pushing": 1, "against": 0, "rocks": 0},
        {"pushing": 1, "against": 0, "rocks": 1},
        {"pushing": 3, "against": 1, "rocks": 2},
        {"pushing": 2, "against": 1, "rocks": 0},
    ),
    "error-siam-enter-inside": ({"square": "c3"},),
    "error-siam-leave-inside": ({"square": "b2"},),
    "error-siam-banned": ({"square": "c1", "turn": 3}, {"square": "c5", "turn": 4}),
    "error-siam-not-neighbours": ({"square": "a1", "target": "c3"},),
    "error-siam-not-from-outside": tuple({"square": row["target"], "way": row["way"]} for row in _INWARD),
    "error-siam-ban-side": ({"turn": 2},),
    "error-siam-blocked": ({"strength": 0},),
    "error-siam-too-many-rocks": ({"strength": 1, "rocks": 2}, {"strength": 2, "rocks": 3}),
    "error-siam-rock-count": tuple({"count": count, "expected": 3} for count in (0, 1, 2, 4)),
    "error-siam-row-length": tuple({"row": 3, "count": count} for count in (0, 1, 2, 6)),
    "error-siam-row-count": tuple({"count": count} for count in (1, 4, 6)),
    "error-siam-fields": tuple({"count": count} for count in (1, 4)),
    "error-siam-occurrences": ({"count": 3, "limit": 3}, {"count": 5, "limit": 3}),
    "coach-siam-own-goal": (
        {"rock": "a1", "square": "a2", "side": RHINOS},
        {"rock": "e3", "square": "d3", "side": ELEPHANTS},
    ),
    "coach-siam-threat": _PUSHED_OFF,
    "coach-siam-rock-given": tuple({name: row[name] for name in ("rock", "turn")} for row in _PUSHED_OFF),
    "coach-siam-way-opened": _PUSHED_OFF,
    "coach-siam-forced-loss": (
        {"side": ELEPHANTS, "turns": 2, "turn": ENTERING_PUSH},
        {"side": RHINOS, "turns": 3, "turn": ROCK_OFF},
        {"side": ELEPHANTS, "turns": 5, "turn": ELEPHANT_ROCK_OFF},
    ),
    "coach-siam-animal-off": ({"square": "e1", "turn": ANIMAL_OFF},),
    "coach-number": tuple({"number": number, "count": count} for number, count in ((1, 1), (1, 3), (3, 3))),
    # King of Siam
    "list-1": ({"first": "Anna"},),
    "list-2": ({"first": "Anna", "second": "Oleg Ivanov"},),
    "list-3": ({"first": "Anna", "second": "Oleg Ivanov", "third": "Mali"},),
    "list-4": ({"first": "Anna", "second": "Oleg Ivanov", "third": "Mali", "fourth": "Ton"},),
    "series-1": ({"first": "Anna"},),
    "series-2": ({"first": "Anna", "second": "Oleg Ivanov"},),
    "series-3": ({"first": "Anna", "second": "Oleg Ivanov", "third": "Mali"},),
    "series-4": ({"first": "Anna", "second": "Oleg Ivanov", "third": "Mali", "fourth": "Ton"},),
    "kos-goes": PLACED,
    "kos-gives": PLACED,
    "kos-gets": PLACED,
    "kos-takes": TAKEN,
    "kos-turn-card": tuple(dict(phrase.values) for phrase in CARD_TURNS),
    "kos-part-card": tuple({"card": phrase.values["card"]} for phrase in CARD_TURNS),
    "kos-part-effect": tuple({name: phrase.values[name] for name in ("card", "effect")} for phrase in CARD_TURNS),
    "kos-part-targets": (
        {"card": CARDS[0], "targets": PLACES[CHIANG_MAI]},
        {"card": CARDS[2], "targets": Phrase("kos-follower", {"faction": "rama", **place(KHORAT)})},
        {"card": CARDS[5], "targets": PLACING[0]},
    ),
    "kos-effect-swap": ({"given": GIVEN, "got": GOT}, {"given": GIVEN_PAIR, "got": GOT}),
    "kos-settled": tuple(
        {"faction": FACTION_NAMES[n % 3], **place(n), "count": 3 + n % 3, "second": n % 3}
        for n in range(len(PROVINCES))
    ),
    "kos-settled-tie": tuple({**place(n), "count": 1 + n % 3} for n in range(len(PROVINCES))),
    "kos-ruled-by-latest-gain": tuple(
        {"tied": Phrase("list-2", {"first": first, "second": second}), "provinces": count, "faction": faction}
        for first, second, count, faction in ((RAMA, LAO, 2, "lao"), (RAMA, MALAY, 3, "rama"), (LAO, MALAY, 4, "malay"))
    ),
    "kos-outcome-kingdom": (
        {"rules": RULED, "why": BY_RULER},
        {
            "rules": RULED_BY_GAIN,
            "why": Phrase(
                "kos-won-by-ruler", {"winners": TEAM, "players": 4, "faction": "rama", "tallies": TEAM_TALLIES}
            ),
        },
    ),
    "kos-won-by-ruler": tuple(
        {
            "winners": winners,
            "players": players,
            "faction": faction,
            "tallies": TWO_TALLIES if players < 4 else TEAM_TALLIES,
        }
        for winners, players, faction in (
            *((SEAT_2, 2, "rama"), (SEAT_2, 3, "lao"), (SEAT_2, 2, "malay")),
            *((TEAM, 4, "rama"), (TEAM, 4, "lao"), (TEAM, 4, "malay")),
        )
    ),
    "kos-won-by-second": tuple(
        {"faction": faction, "count": count, "second": second, "winners": SEAT_2, "tallies": TWO_TALLIES}
        for faction, count, second in (
            *(("rama", 0, "lao"), ("lao", 1, "malay"), ("malay", 2, "rama")),
            *(("rama", 5, "malay"), ("lao", 3, "rama"), ("malay", 4, "lao")),
        )
    ),
    "kos-won-by-sets": (
        {"winners": SEAT_2, "tallies": TWO_TALLIES},
        {"winners": TEAM, "tallies": TEAM_TALLIES},
    ),
    "kos-step-decides": (
        {"what": Phrase("kos-step-provinces"), "rows": _compared(RAMA, 4, LAO, 2)},
        {"what": Phrase("kos-step-ruler", {"faction": "rama"}), "rows": _compared(_player(2), 3, _player(1), 1)},
    ),
    "kos-step-tied": (
        {"what": Phrase("kos-step-sets"), "rows": _compared(_player(2), 3, _player(1), 3)},
        {"what": Phrase("kos-step-provinces"), "rows": _compared(MALAY, 3, LAO, 3)},
    ),
    "kos-seats": (
        {"count": 1, "seats": "2"},
        {"count": 2, "seats": TWO_SEATS},
    ),
    "web-kos-names-win": (
        {"count": 1, "names": "Anna"},
        {"count": 2, "names": Phrase("list-2", {"first": "Anna", "second": "Oleg Ivanov"})},
    ),
    "study-won-by": ({"count": 1, "seats": "2"}, {"count": 2, "seats": TWO_SEATS}),
    "web-kos-progress": ({"step": 1, "count": 2}, {"step": 2, "count": 5}),
    "web-kos-british-so-far": tuple({"count": count, "most": 4} for count in (0, 1, 2, 3)),
    "coach-kos-stands": tuple(
        {"faction": FACTION_NAMES[n % 3], **place(n), "count": 3 + n % 3, "second": n % 3}
        for n in range(len(PROVINCES))
    ),
    "coach-kos-stands-tie": tuple({**place(n), "count": 1 + n % 3} for n in range(len(PROVINCES))),
    "coach-kos-home": (
        {"faction": "rama", "settled": _settled(AYUTTHAYA, "lao", 3, 2), "card": FACTION_CARDS[0]},
        {"faction": "lao", "settled": _settled(LUANG_PRABANG, "malay", 4, 1), "card": FACTION_CARDS[1]},
        {"faction": "malay", "settled": _settled(KEDAH, "rama", 2, 2), "card": FACTION_CARDS[2]},
    ),
    "coach-kos-lead-taken": tuple(
        {"followers": FOLLOWERS[n % 3], "faction": FACTION_NAMES[n % 3], **place(n), "lead": 3, "second": 2}
        for n in range(len(PROVINCES))
    ),
    "coach-kos-set": tuple({**row, "player": NAMES[n % 2]} for n, row in enumerate(TAKEN)),
    "coach-kos-hopeless": tuple(
        {"followers": followers, "faction": faction}
        for followers, faction in zip(FOLLOWERS, FACTION_NAMES, strict=True)
    ),
    "coach-kos-hopeless-why": (
        {"held": 0, "left": 1, "faction": "rama", "most": 3},
        {"held": 1, "left": 2, "faction": "lao", "most": 4},
        {"held": 2, "left": 1, "faction": "malay", "most": 4},
    ),
    # Replays, analyses, studies
    "analysis-course": tuple(
        {
            "name": name,
            "first": Phrase("analysis-percent", {"number": 50}),
            "last": Phrase("analysis-percent", {"number": last}),
        }
        for name, last in (("Anna", 0), ("Oleg Ivanov", 100))
    ),
    "analysis-percent": tuple({"number": number} for number in (0, 1, 68)),
    "analysis-searched": ({"depth": 9, "nodes": "12,000", "seconds": "0.5"},),
    "analysis-progress": ({"done": 12, "total": 40},),
    "analysis-part": tuple({"count": count, "total": total} for count, total in ((1, 2), (12, 40), (0, 1))),
    "replay-at": ({"turn": 1, "last": 40}, {"turn": 12, "last": 40}),
    "replay-chance": ({"name": "Anna", "percent": 68},),
    "replay-prompt": ({"ply": 12, "last": 40},),
    "replay-ended-outside": (
        {"reason": Phrase("ended-resigned"), "winners": "2"},
        {"reason": Phrase("ended-time"), "winners": TWO_SEATS},
    ),
    "openings-bar": ({"elephants": 12, "rhinos": 9, "drawn": 3},),
    "openings-variant": tuple(
        {"map": Phrase(f"web-option-map-{name}"), "players": players} for name, players in (("siam", 2), ("britain", 4))
    ),
    "lessons-step": ({"number": 3, "count": 14},),
    "lessons-continue": tuple({"done": done, "count": 14} for done in (1, 2, 5)),
    "lessons-of": ({"game": Phrase("siam-name")}, {"game": Phrase("tui-game-king-of-siam")}),
    "web-device-times": ({"made": "12/11/2026", "seen": "19/11/2026"},),
    "puzzles-solved-of": tuple({"solved": solved, "all": 700} for solved in (0, 1, 12)),
    "puzzle-endgame-won-of": tuple({"won": won, "all": 40} for won in (0, 1, 12)),
    "error-puzzle-some-wrong": tuple({"wrong": wrong, "all": 700} for wrong in (1, 2, 5)),
    "puzzle-run-bonus": tuple({"turns": turns, "seconds": 5} for turns in (1, 2, 5)),
    "puzzle-rating-right": ({"rating": 1512, "change": "+12"},),
    "puzzle-rating-wrong": ({"rating": 1492, "change": "−8"},),
    "puzzle-rating-later": ({"rating": 1492, "change": "−8"},),
    # The terminal
    "play-turn": _REAL_TURNS,
    "play-hint": tuple({name: row[name] for name in ("turn", "does")} for row in _REAL_TURNS),
    "play-goodbye": ({"position": SIAM, "words": " --opponent level-3"},),
    "play-goodbye-record": ({"path": "games.erawan", "words": " --seat 1"},),
    "play-goodbye-server": ({"game": "k3x9m2pq7rtw", "url": "https://games.example.org"},),
    "play-server-link": ({"seat": 2, "url": "http://localhost:8421/join#TOKEN"},),
    "drawing-narrow": ({"needed": 80, "width": 60},),
    "error-play-opponents": tuple(
        {"found": "'level-1,level-2,level-3,level-4'", "seats": seats} for seats in (1, 2, 3)
    ),
    # Errors
    "error-env-actions-form": tuple({"count": count, "shape": "(3, 1)", "kind": "float64"} for count in (1, 4096)),
    "error-env-actions-range": ({"action": 500, "row": 3, "most": 499},),
    "error-env-actions-illegal": ({"action": 64, "row": 3},),
    "error-env-action-form": ({"found": "1.5"},),
    "error-env-action-range": ({"action": 500, "most": 499},),
    "error-env-render-mode": ({"expected": "human, ansi, rgb_array"},),
    "error-player-own": ({"name": "'py:cat.py'", "reason": "no such file"},),
    "error-admin-user": ({"name": "'Anna'"},),
    "error-arena-players": tuple({"count": count, "seats": seats} for count, seats in ((1, 2), (3, 2), (5, 4))),
    "error-arena-no-opening": tuple({"turns": turns} for turns in (1, 2, 50)),
    "error-arena-no-balance": ({"balance": "0.01"},),
    "error-arena-worker-died": ({"tries": 3},),
    "error-arena-sprt": ({"elo0": 20, "elo1": 0},),
    "error-arena-ray": ({"address": "10.0.0.5:6379", "reason": "connection refused"},),
    "error-plot-kind": ({"path": "course.png"},),
    "error-place": ({"place": 3},),
    "error-text-not-text": ({"found": "3"},),
    "error-text-too-long": ({"length": 9000, "most": 4096},),
    "error-position-no-game": ({"found": "'xyz'", "expected": "king-of-siam, siam"},),
    "error-position-other-game": ({"found": f"'{SIAM}'", "game": "king-of-siam", "other": "siam"},),
    "error-game-unknown": ({"name": "'chess'", "expected": "king-of-siam, siam"},),
    "error-seat-unknown": ({"seat": 5, "seats": 4},),
    "error-option-unknown": (
        {"game": "siam", "name": "'size'", "expected": "push, repetition, opening_ban, turn_limit"},
    ),
    "error-option-bad-value": ({"name": "push", "value": "'hard'", "expected": "walk, line"},),
    "error-option-form": ({"value": "'push'"},),
    "error-file-unwritable": ({"path": "'games.erawan'", "reason": "permission denied"},),
    "error-number-range": ({"name": "--lines", "least": 1, "most": 50, "value": 0},),
    "error-language-unknown": ({"name": "'es'", "expected": "en, fr, nl, ru, de"},),
    "error-command-moved": ({"command": "python -m tools.make_puzzles"},),
    "error-player-unknown": ({"name": "'level-9'", "expected": "random, greedy, level-1"},),
    "error-shell-unknown": ({"found": "'csh'", "expected": "bash, zsh, fish, powershell"},),
    "error-drawing-missing": ({"game": "nim"},),
    "error-siam-letter": ({"found": "'x'", "row": 3},),
    "error-map-unknown": ({"name": "'france'", "expected": "siam, britain"},),
    "error-game-map-unknown": ({"name": "'france'", "expected": "siam, britain"},),
    "error-map-unreadable": ({"path": "'my.toml'", "reason": "no such file"},),
    "error-map-too-large": ({"path": "'my.toml'", "most": 65536},),
    "error-map-not-toml": ({"reason": "line 3"},),
    "error-map-field": ({"name": "title", "found": "3"},),
    "error-map-code-twice": ({"province": "cm"},),
    "error-map-not-connected": ({"province": "ke"},),
    "error-map-name-taken": ({"name": "siam"},),
    "error-kos-tile-twice": ({"province": "cm"},),
    "error-map-province-count": tuple({"count": count} for count in (1, 7, 9)),
    "error-kos-turn-form": ({"found": "'1v1:xx'", "example": "1v1:L@cm,R@su>M@ke"},),
    "error-kos-province": ({"found": "'xx'", "expected": "cm, lp, su, kh, ay, ba, na, ke"},),
    "error-kos-fields": tuple({"count": count} for count in (1, 7, 9)),
    "error-kos-map": ({"found": "britain:2", "expected": "siam:2"},),
    "error-kos-part-count": tuple({"expected": 8, "count": count} for count in (1, 2, 5)),
    "error-kos-seat": ({"seats": 2, "found": "'3'"},),
    "error-kos-markers": tuple({"count": count, "most": most} for count, most in ((1, 0), (3, 2))),
    "error-kos-too-many": tuple({"faction": FACTIONS[n], "count": count} for n, count in enumerate((1, 2, 5))),
    "error-kos-swap-card": ({"card": CARDS[2]}, {"card": CARDS[3]}),
    "error-kos-wrong-step": ({"what": PLACES[KHORAT], "possible": "Rama in Khorat, Lao in Khorat"},),
    "error-kos-wrong-targets": ({"what": PLACES[KHORAT], "possible": "Sukhothai, Kedah"},),
    "error-kos-not-adjacent": ({"what": PLACES[KEDAH], "possible": "Sukhothai, Ayutthaya"},),
    "error-kos-no-card": ({"what": CARDS[0]}, {"what": CARDS[4]}),
    "error-kos-not-winning": ({"what": CARDS[0]},),
    "error-kos-no-free-tile": ({"what": PLACES[KHORAT]}, {"what": PLACES[AYUTTHAYA]}),
    "error-kos-not-chosen-tile": ({"what": PLACES[KHORAT]},),
    "error-kos-controlled": ({"what": PLACES[KHORAT]}, {"what": PLACES[AYUTTHAYA]}),
    "error-kos-wrong-faction": ({"what": RAMA, "possible": "Lao"},),
    "error-kos-no-follower": ({"what": Phrase("kos-follower", {"faction": "rama", **place(KHORAT)})},),
    "error-kos-undoes": ({"what": Phrase("kos-follower", {"faction": "rama", **place(KHORAT)})},),
    "error-kos-dead-end": ({"what": CARDS[3]},),
    "kos-unfinished-targets": ({"made": "1v1:L@cm", "example": "1v1:L@cm,R@su"},),
    "kos-unfinished-taking": ({"made": "1v1:L@cm,R@su", "example": "1v1:L@cm,R@su>M@ke"},),
    "error-settings-wrong": ({"why": "port must be below 65536"},),
    "error-settings-file": ({"path": "'erawan.toml'", "why": "line 3"},),
    "error-store-old": ({"found": 11, "needed": 12},),
    "error-store-newer": ({"found": 13, "known": 12},),
    "error-store-unusable": ({"why": "connection refused"},),
    "error-serve-address": ({"address": "0.0.0.0:8421", "why": "address already in use"},),
    "error-cluster-redis": ({"why": "connection refused"},),
    "error-ugi-command": ({"found": "'gogo'", "expected": "go, isready, quit"},),
    "error-ugi-query": ({"found": "'who'", "expected": "gameover, result"},),
    "error-ugi-words": ({"command": "'engine \"x'", "reason": "No closing quotation"},),
    "error-ugi-missing": ({"command": "'engine'", "reason": "no such file"},),
    "error-ugi-illegal": ({"command": "'engine'", "turn": "'c1c3n'", "reason": Phrase("error-turn-unfinished")},),
    "error-server-unreachable": ({"url": "http://localhost:8421", "reason": "connection refused"},),
    "error-server-strange": ({"url": "http://localhost:8421", "reason": "404"},),
    "error-server-game": ({"found": "'game'"},),
    "error-puzzle-task": ({"found": "'lose 3'", "expected": "win, defence, resist, ending"},),
    "error-puzzle-unknown": ({"name": "'4f2a9c01'"},),
    "error-puzzle-theme": ({"name": "'fork'", "themes": "lock, push"},),
    "error-record-format": ({"found": 2, "expected": 1},),
    "error-record-rules": ({"found": 1, "expected": 2},),
    "error-record-map-digest": ({"name": "siam", "found": "4f2a", "expected": "9c01"},),
    "error-record-seats": ({"found": '["Anna"]', "seats": 2},),
    "error-record-other-result": ({"reason": "rock_off", "winners": "1"},),
    "error-record-not-over": ({"reason": "rock_off", "expected": "resigned, time"},),
    "error-record-number": tuple({"expected": expected, "found": "'7.'"} for expected in (1, 5, 1200)),
    "error-record-tag-twice": ({"name": "game"},),
    "error-record-no-tag": ({"name": "game"},),
    "error-record-too-deep": ({"most": 10},),
    "error-record-number-unknown": tuple({"path": "games.erawan", "number": 9, "count": count} for count in (1, 2, 5)),
    "error-export-suffix": ({"found": "'.pgn'", "expected": ".erawan, .parquet"},),
    "error-export-same": ({"path": "games.erawan"},),
    "error-analysis-too-long": ({"found": 900, "most": 500},),
    "error-analysis-too-many": ({"most": 3},),
    "error-analysis-needs-game": ({"option": "--plot"},),
    "error-table-which-seat": ({"seats": "1, 3"},),
    "error-table-seats": ({"seats": 2, "found": 3},),
    "error-table-no-opponents": ({"game": "nim"},),
    "error-table-too-long": ({"found": 3000, "most": 2000},),
    "error-table-already-over": ({"start": f"'{SIAM}'"},),
    "error-table-unknown": ({"game": "k3x9m2pq7rtw"},),
    "error-table-rematched": ({"game": "k3x9m2pq7rtw"},),
    "error-game-of-record": ({"found": "siam"},),
    "error-game-ply": tuple({"most": most, "found": 9} for most in (1, 2, 5)),
    "error-study-long-comment": ({"found": 3000, "most": 2000},),
    "error-study-order": ({"number": 7},),
    "error-message-wrong": ({"why": "`ply` is missing"},),
    "error-person-banned": tuple({"hours": hours, "reason": "spam"} for hours in (0, 1, 2, 5)),
    "error-server-seat": ({"found": "'level-9'"},),
    "error-server-clock": ({"found": "'fast'"},),
    "error-hook-status": ({"status": 404},),
    "error-serve-compile": ({"status": 1},),
    "error-table-stale": tuple({"ply": ply} for ply in (0, 1, 17)),
}

# Counts that are never 0 where these messages are shown.
NEVER_NONE = {
    *(f"analysis-{key}-in" for key in ("won", "drawn", "lost", "missed-win", "allowed-loss")),
    *(f"analysis-mark-{mark}" for mark in ("inaccuracy", "mistake", "blunder")),
    *(f"coach-siam-forced-{key}" for key in ("win", "loss")),
    *(f"coach-{key}-siam-forced-{end}" for key in ("right", "wrong") for end in ("win", "loss")),
    *("coach-found", "coach-kos-early", "coach-kos-early-other", "kos-passes", "kos-followers"),
    *("invite-clock-slow", "openings-left", "error-line"),
    *("puzzle-task-win", "puzzle-task-defence-more", "puzzle-task-resist-more", "puzzle-review-due"),
    *(f"puzzle-task-ending-more-{players}" for players in (2, 3, 4)),
    *("puzzle-run-missed", "puzzle-day-row", "puzzle-endgame-best", "puzzle-endgame-slower", "puzzle-endgame-won"),
    *("puzzle-endgame-won-shortest", "puzzle-review-waiting", "puzzles-all-proved", "export-done"),
    *("web-bar-unread", "web-watchers", "web-muted-count", "web-streak-won", "web-streak-not", "study-broken"),
    *("study-found", "replay-analyse-more", "error-export-broken"),
}
