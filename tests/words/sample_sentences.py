"""Every message with variables, filled with every kind of value it can take, to be read as sentences.

``python -m tests.words.write_sample_sentences`` writes them to ``sentences/<language>.txt``. A translator reads that
file and sees doubled words, wrong cases and wrong plurals, which the catalogue itself does not show.

A variable that a message selects on takes the values of its variants: counts where the variants are plural forms,
codes otherwise. Variables in ``COUNTED`` are always counts, so that a message without plural forms shows that it needs
them. All other variables take the values below, by name.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import erawan
from erawan.words import LANGUAGES, Phrase, say
from tests.words.catalogue_files import MessageVariables, read_messages

COUNTS = (0, 1, 2, 5)
COUNTED = {"count", "tries", "wrong"}
PLURAL_FORMS = {"zero", "one", "two", "few", "many", "other"}
MAPS = ("siam", "britain")
# The last one stands for a map of the user's own, which no catalogue knows.
PROVINCES = [
    (f"{name}-{province.code}", province.name)
    for name in MAPS
    for province in erawan.game("king-of-siam", map=name).map.provinces
] + [("mine-aa", "Atlantis")]
PLACES = [Phrase("kos-place", {"place": place, "province": name}) for place, name in PROVINCES]
WAYS = [Phrase(f"way-{way}") for way in ("north", "east", "south", "west")]
SIDES = [Phrase("siam-elephants"), Phrase("siam-rhinos")]
ANIMALS = [Phrase("siam-elephant"), Phrase("siam-rhino")]
FACTIONS = [Phrase(f"kos-{faction}") for faction in ("rama", "lao", "malay")]
CARDS = [Phrase(f"kos-card-{card}") for card in ("king", "khon", "1v1", "2v1", "rama", "lao", "malay")]
NAMES = ("Anna", "Oleg Ivanov")
SQUARES = ("a1", "c3", "e5")
SIAM = "5/5/1###1/5/5 E"


def _siam_turns() -> list[Phrase]:
    """Return one turn of each kind of Siam."""
    kinds: dict[str, Phrase] = {}
    for state in map(erawan.parse, (SIAM, "ENWSE/5/1###1/5/neswn R", "#1S1#/5/E1w1n/2#2/n1N1W E")):
        for phrase in map(state.describe, state.turns()):
            kinds.setdefault(phrase.key, phrase)
    return list(kinds.values())


def _siam_pushes() -> list[Phrase]:
    """Return pushes of Siam: an entry, a rock that leaves, an animal that leaves."""
    pushes = (("5/5/1###1/5/2e2 E", "+c1n"), ("#4/5/5/1s1#1/1#3 R", "b2b1s"), ("#2#1/5/#4/5/3En E", "d1e1e"))
    return [erawan.parse(position).describe(turn) for position, turn in pushes]


def _king_of_siam_turns() -> list[Phrase]:
    """Return a pass, and one turn for each card of King of Siam."""
    king = erawan.game("king-of-siam", players=2).start(seed=1)
    cards: dict[str, Phrase] = {}
    for turn in king.turns():
        cards.setdefault(turn.partition(":")[0], king.describe(turn))
    return list(cards.values())


@cache
def samples() -> dict[str, tuple[object, ...]]:
    """Return the values of variables that no message selects on, by the variable's name."""
    turns = [*_siam_turns(), *_king_of_siam_turns()]
    effects = [turn.values["effect"] for turn in turns if "effect" in turn.values and "card" in turn.values]
    takes = [turn.values["taken"] for turn in turns if "taken" in turn.values]
    followers = [Phrase("kos-followers", {"count": n, "faction": f}) for n in (1, 2) for f in ("rama", "lao", "malay")]
    two_seats = Phrase("list-2", {"first": "1", "second": "3"})
    winners = [Phrase("kos-seats", {"count": 1, "seats": "2"}), Phrase("kos-seats", {"count": 2, "seats": two_seats})]
    tallies = [
        Phrase(
            "series-2",
            {
                "first": Phrase("kos-tally", {"player": Phrase("kos-player", {"seat": 2}), "count": 3}),
                "second": Phrase("kos-tally", {"player": Phrase("kos-player", {"seat": 1}), "count": 1}),
            },
        )
    ]
    reasons = [
        Phrase("kos-won-by-sets", {"winners": winners[0], "tallies": tallies[0]}),
        Phrase("kos-won-by-shared", {"winners": winners[1]}),
    ]
    ruled = [Phrase("kos-ruled-by-most", {"faction": f, "provinces": 4}) for f in ("rama", "lao", "malay")]
    return {
        "province": tuple(name for _, name in PROVINCES),
        **dict.fromkeys(("way", "pushing"), tuple(WAYS)),
        "side": tuple(SIDES),
        "animal": tuple(ANIMALS),
        "faction": tuple(FACTIONS),
        "card": tuple(CARDS),
        **dict.fromkeys(("first", "second", "third", "fourth"), tuple(NAMES)),
        **dict.fromkeys(("square", "target", "rock"), SQUARES),
        **dict.fromkeys(("turn", "does", "text", "line"), tuple(turns)),
        "effect": tuple(effects),
        "taken": tuple(takes),
        "targets": tuple(effects[:2]),
        "followers": tuple(followers),
        **dict.fromkeys(("given", "got"), tuple(Phrase("kos-gets", {"followers": f, **_place(3)}) for f in followers)),
        "marked": (Phrase("kos-marker-on", _place(0)), Phrase("kos-marker-on", _place(4))),
        "winners": tuple(winners),
        "tallies": tuple(tallies),
        "why": tuple(reasons),
        "rules": tuple(ruled),
        "tied": (Phrase("list-2", {"first": FACTIONS[0], "second": FACTIONS[1]}),),
        "player": (Phrase("kos-player", {"seat": 2}), "Anna"),
        **dict.fromkeys(("name", "names", "player", "file"), NAMES),
        **dict.fromkeys(("seat", "number", "level", "slot", "row", "step", "action", "place"), (1, 2)),
        "seats": (two_seats,),
        "what": (FACTIONS[0], PLACES[4]),
        "owner": (FACTIONS[0],),
        "swap": (effects[0],),
        "position": (SIAM,),
        "view": (SIAM,),
        "outcome": (Phrase("siam-outcome-won", {"winner": "rhinos"}),),
        "game": (Phrase("siam-name"),),
        "when": ("12:30",),
    }


def _place(number: int) -> dict[str, str]:
    place, province = PROVINCES[number]
    return {"place": place, "province": province}


# Variables of errors and commands for people who read files and options: any text or number serves.
TECHNICAL = ("“xyz”", "12")
NOTATION = ("c1c2n", "1v1:L@cm,R@su>M@ke")
EFFECTS = tuple(
    Phrase(f"siam-effect-{effect}", {"animal": ANIMALS[0]}) for effect in ("none", "rock-off", "animal-off")
)
# How a province stands, and how a struggle ended, in the sentences of the coach.
FOLLOWERS = [Phrase("kos-followers", {"count": 1, "faction": faction}) for faction in ("rama", "lao", "malay")]
STANDINGS = tuple(
    Phrase(key, {**_place(number), "faction": faction, "count": 3, "second": 2})
    for key, number, faction in (
        ("coach-kos-stands", 0, "rama"),
        ("coach-kos-stands", 4, "malay"),
        ("coach-kos-stands-tie", 3, "lao"),
        ("coach-kos-stands-empty", 6, "lao"),
    )
)
SETTLEMENTS = tuple(
    Phrase(key, {**_place(number), "faction": faction, "count": 3, "second": 2})
    for key, number, faction in (
        ("kos-settled", 0, "rama"),
        ("kos-settled", 4, "malay"),
        ("kos-settled-tie", 3, "lao"),
        ("kos-settled-empty", 6, "lao"),
    )
)
# Values that some keys take where others take a name, a sentence or an effect of King of Siam.
BY_KEY: dict[tuple[str, str], tuple[object, ...]] = {
    **{(key, "effect"): EFFECTS for key in ("siam-turn-enters-pushing", "siam-turn-moves-pushing")},
    **{
        (key, "turn"): NOTATION
        for key in (
            "analysis-thought",
            "play-hint",
            "play-turn",
            "puzzle-wrong-turn",
            "study-note",
            "web-prepared-remove",
        )
    },
    **{
        (f"coach-{key}", "turn"): tuple(_siam_pushes())
        for key in (
            *("siam-win-now", "siam-threat", "siam-rock-given", "siam-way-opened", "siam-forced-win"),
            *("siam-forced-loss", "siam-animal-off", "wrong-siam-threat", "wrong-siam-forced-loss"),
            "wrong-siam-animal-off",
        )
    },
    ("coach-turn", "turn"): (1, 12),
    ("coach-number", "count"): (1, 3),
    ("coach-kos-stands", "count"): (3, 5),
    ("coach-kos-stands", "second"): (2, 0),
    ("coach-kos-stands-tie", "count"): (2, 1),
    ("coach-kos-lead-taken", "lead"): (3,),
    ("coach-kos-lead-taken", "second"): (2,),
    ("coach-kos-lead-taken", "followers"): tuple(FOLLOWERS),
    ("coach-kos-hopeless", "followers"): tuple(FOLLOWERS),
    ("coach-kos-hopeless-why", "most"): (4,),
    ("coach-kos-set", "followers"): tuple(FOLLOWERS),
    **{
        (f"coach-{key}", "outcome"): (Phrase("kos-outcome-colony", {"why": "…"}),)
        for key in ("kos-win-stands", "kos-loss-stands")
    },
    **{
        (f"coach-{key}", "standing"): STANDINGS
        for key in ("kos-now", "kos-possible", "right-kos-province", "wrong-kos-province")
    },
    **{
        (f"coach-{key}", "settled"): SETTLEMENTS
        for key in ("kos-by-one", "kos-let-win", "kos-british", "kos-colony", "kos-home", "wrong-kos-pass")
    },
    ("study-play-line", "turns"): ("c1c2n a4b4e",),
    ("siam-outcome-rock-off", "animal"): ("c4", "b2"),
    ("error-siam-animal-count", "side"): ("E", "R"),
    ("web-hint", "turn"): tuple(_siam_turns()),
    ("web-kos-hint", "turn"): tuple(_king_of_siam_turns()),
    ("replay-at", "turn"): (1, 12),
    ("replay-at", "last"): (40,),
    ("study-line", "line"): (3, 120),
    ("analysis-course", "first"): (Phrase("analysis-percent", {"number": 68}),),
    ("analysis-course", "last"): (Phrase("analysis-percent", {"number": 0}),),
    ("play-goodbye-server", "game"): ("k3Rt9",),
    ("play-goodbye-server", "url"): ("https://games.example.org",),
    ("error-ugi-ended", "said"): ("", " (out of memory)"),
    ("kos-latest-cards", "seats"): ("2 > 1",),
    ("kos-swap-kept", "swap"): ("1v1:L@cm,R@su",),
    ("study-won-by", "count"): (1, 2),
    ("study-won-by", "seats"): ("2", Phrase("list-2", {"first": "1", "second": "3"})),
    ("web-kos-names-win", "count"): (1, 2),
    ("web-kos-names-win", "names"): ("Anna", Phrase("list-2", {"first": "Anna", "second": "Oleg Ivanov"})),
    ("puzzle-refuted", "does"): tuple(_siam_turns()),
    ("puzzle-refuted-by", "does"): tuple(_king_of_siam_turns()),
    ("turns-in-all", "card"): ("khon", "1v1"),
    ("analysis-better", "line"): ("+c1n a4b4e c1c2n",),
    ("web-final-place", "place"): (1, 2),
    ("web-push", "pushing"): (1, 2),
    ("web-push", "against"): (0, 1),
    ("tui-said", "text"): ("Well played!",),
    ("kos-effect-king", "first"): tuple(Phrase("kos-tile-of", _place(n)) for n in (0, 4)),
    ("kos-effect-king", "second"): tuple(Phrase("kos-tile-of", _place(n)) for n in (3, 7)),
    **{
        (key, "province"): tuple(PLACES)
        for key in (
            *("web-kos-contested", "web-kos-mark", "web-kos-spot-swap", "web-kos-spot-take", "web-kos-spot-tile"),
            *("web-kos-which", "study-owner-of", "study-earlier", "study-later"),
        )
    },
}


@cache
def values_by_message() -> dict[str, dict[str, tuple[object, ...]]]:
    """Return for each message with variables the values of each variable."""
    languages = {language: read_messages(language)[0] for language in LANGUAGES}
    found = {}
    for key in languages["en"]:
        names: set[str] = set()
        numbers: set[str] = set()
        variants: dict[str, set[str]] = {}
        for messages in languages.values():
            variables = MessageVariables(messages, key)
            names |= variables.names
            numbers |= variables.numbers
            for name, keys in variables.variants.items():
                variants.setdefault(name, set()).update(keys)
        if names:
            found[key] = {
                name: COUNTS if name in numbers else _values(key, name, variants.get(name, set()))
                for name in sorted(names)
            }
    return found


def _values(key: str, name: str, variants: set[str]) -> tuple[object, ...]:
    if (key, name) in BY_KEY:
        return BY_KEY[key, name]
    if name == "place" and variants:
        return tuple(place for place, _ in PROVINCES)
    if variants and all(each in PLURAL_FORMS or each.isdecimal() for each in variants):
        return tuple(sorted({*COUNTS, *(int(each) for each in variants if each.isdecimal())}))
    if variants:
        return tuple(sorted(variants - {"other"})) or samples().get(name, TECHNICAL)
    if name in COUNTED:
        return COUNTS
    if key.startswith("error-") and name not in ("way", "side", "animal", "faction", "card", "square", "target"):
        return TECHNICAL
    return samples().get(name, TECHNICAL)


def sentences(language: str) -> Iterator[tuple[str, str]]:
    """Yield the key and text of each message with variables; each value of each variable occurs at least once."""
    for key, values in values_by_message().items():
        rows = max(map(len, values.values()))
        seen = set()
        for row in range(rows):
            filled = {name: options[row % len(options)] for name, options in values.items()}
            text = say(Phrase(key, filled), language)
            if text not in seen:
                seen.add(text)
                yield key, text


# ---- faults

# A word or two words that stand twice: "nach nach", "naar het naar het".
_DOUBLED = re.compile(r"\b([^\W\d_]{2,}(?: [^\W\d_]{2,})?) \1\b")
# Words that may rightly stand twice: "vous vous trompez", "die, die", "dat dat".
_MAY_BE_DOUBLED = {"fr": {"vous", "nous"}, "nl": {"dat"}, "de": {"die", "der", "das", "sie"}, "en": {"that", "had"}}
_KEY = re.compile(
    r"\b(?:web|kos|siam|error|way|option|rules|lessons|puzzles?|study|replay|tui)-[a-z0-9]+(?:-[a-z0-9]+)+"
)
_CODE = re.compile(r"\b(?:rama|lao|malay|siam-[a-z]{2}|britain-[a-z]{2})\b")
_PLACEABLE = re.compile(r"\$|\{ |\?\?\?")


def find_faults(language: str, text: str) -> list[str]:
    """Return what is wrong with a finished text: a doubled word, an unresolved placeable, or a code."""
    found = [f"doubled word: {m[0]}" for m in _DOUBLED.finditer(text) if m[1] not in _MAY_BE_DOUBLED.get(language, ())]
    if _PLACEABLE.search(text):
        found.append("unresolved placeable")
    found += [f"key: {match}" for match in _KEY.findall(text)]
    found += [f"code: {match}" for match in _CODE.findall(text)]
    return found
