"""The values that messages are filled with to be read as sentences: only values and combinations that really occur.

- ``samples``: values by the variable's name, for variables that no message selects on.
- ``BY_KEY``: values of one variable of one message, where these differ from the usual ones.
- ``TOGETHER``: values of several variables of one message that depend on each other, such as a faction and its home.
- ``NEVER_NONE``: messages that are never shown with the count 0.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from erawan.words import Phrase
from tests.words.sample_error_values import ERRORS
from tests.words.sample_king_of_siam_values import KING_OF_SIAM
from tests.words.sample_phrases import (
    ANIMAL_OFF,
    ANIMALS,
    AYUTTHAYA,
    BOTH,
    BY_ONE,
    BY_SETS,
    BY_TEAM_SETS,
    CARDS,
    CHIANG_MAI,
    EFFECTS,
    ELEPHANT_ROCK_OFF,
    ELEPHANTS,
    ENTERING_PUSH,
    FACTION_CARDS,
    FACTIONS,
    KEDAH,
    KHORAT,
    KING_OF_SIAM_TURNS,
    NAMES,
    NOTATION,
    OUTCOMES,
    PLACES,
    PLACING,
    PROVINCES,
    RAMA,
    RHINOS,
    ROCK_OFF,
    SEAT_2,
    SETTLEMENTS,
    SHARED_SETS,
    SIAM,
    SIAM_TURNS,
    SIDES,
    SQUARES,
    STANDINGS,
    TEAM,
    TEAM_TALLIES,
    TO_THE_BRITISH,
    TWO_SEATS,
    TWO_TALLIES,
    WAYS,
    WRITTEN_TURNS,
    place,
    player,
)

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
    ("kos-tally", "player"): (player(1), player(2)),
    ("kos-kept", "row"): (Phrase("kos-tally", {"player": player(2), "count": 5}),),
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
    {"side": player(1), "turn": WRITTEN_TURNS["1v1"][0], "does": WRITTEN_TURNS["1v1"][1]},
    {"side": player(2), "turn": "pass", "does": WRITTEN_TURNS["pass"][1]},
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
    **KING_OF_SIAM,
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
    **ERRORS,
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
