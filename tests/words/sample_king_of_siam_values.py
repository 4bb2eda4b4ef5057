"""The values of messages of King of Siam in which several variables depend on each other. Each row occurs."""

from __future__ import annotations

from erawan.words import Phrase
from tests.words.sample_phrases import (
    AYUTTHAYA,
    BY_RULER,
    CARD_TURNS,
    CARDS,
    CHIANG_MAI,
    FACTION_CARDS,
    FACTION_NAMES,
    FOLLOWERS,
    GIVEN,
    GIVEN_PAIR,
    GOT,
    KEDAH,
    KHORAT,
    LAO,
    LUANG_PRABANG,
    MALAY,
    NAMES,
    PLACED,
    PLACES,
    PLACING,
    PROVINCES,
    RAMA,
    RULED,
    RULED_BY_GAIN,
    SEAT_2,
    TAKEN,
    TEAM,
    TEAM_TALLIES,
    TWO_SEATS,
    TWO_TALLIES,
    compared,
    place,
    player,
    settled,
)

KING_OF_SIAM: dict[str, tuple[dict[str, object], ...]] = {
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
        {"what": Phrase("kos-step-provinces"), "rows": compared(RAMA, 4, LAO, 2)},
        {"what": Phrase("kos-step-ruler", {"faction": "rama"}), "rows": compared(player(2), 3, player(1), 1)},
    ),
    "kos-step-tied": (
        {"what": Phrase("kos-step-sets"), "rows": compared(player(2), 3, player(1), 3)},
        {"what": Phrase("kos-step-provinces"), "rows": compared(MALAY, 3, LAO, 3)},
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
        {"faction": "rama", "settled": settled(AYUTTHAYA, "lao", 3, 2), "card": FACTION_CARDS[0]},
        {"faction": "lao", "settled": settled(LUANG_PRABANG, "malay", 4, 1), "card": FACTION_CARDS[1]},
        {"faction": "malay", "settled": settled(KEDAH, "rama", 2, 2), "card": FACTION_CARDS[2]},
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
}
