"""Every message with variables, filled with every kind of value it can take, to be read as sentences.

``python -m tests.words.write_sample_sentences`` writes them to ``sentences/<language>.txt``. A translator reads that
file and sees doubled words, wrong cases and wrong plurals, which the catalogue itself does not show.

The values are chosen in this order:

1. the rows of ``TOGETHER``, for variables that depend on each other;
2. ``BY_KEY``, for one variable of one message;
3. the variants of a variable that a message selects on: counts where these are plural forms, codes otherwise;
4. counts for variables in ``COUNTED``, so that a message without plural forms shows that it needs them;
5. ``samples``, by the variable's name.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from erawan.words import LANGUAGES, Phrase, say
from tests.words.catalogue_files import MessageVariables, read_messages
from tests.words.sample_phrases import PROVINCES
from tests.words.sample_values import BY_KEY, NEVER_NONE, TECHNICAL, TOGETHER, samples

COUNTS = (0, 1, 2, 5)
COUNTED = {"count", "tries", "wrong"}
PLURAL_FORMS = {"zero", "one", "two", "few", "many", "other"}


@cache
def values_by_message() -> dict[str, dict[str, tuple[object, ...]]]:
    """Return for each message with variables the values of each variable, without those in ``TOGETHER``."""
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
            together = TOGETHER.get(key, ({},))[0].keys()
            found[key] = {
                name: _counts(key) if name in numbers else _values(key, name, variants.get(name, set()))
                for name in sorted(names - together)
            }
    return found


def _counts(key: str) -> tuple[int, ...]:
    return COUNTS[1:] if key in NEVER_NONE else COUNTS


def _values(key: str, name: str, variants: set[str]) -> tuple[object, ...]:
    if (key, name) in BY_KEY:
        return BY_KEY[key, name]
    if name == "place" and variants:
        return tuple(place for place, _ in PROVINCES)
    if variants and all(each in PLURAL_FORMS or each.isdecimal() for each in variants):
        return tuple(sorted({*_counts(key), *(int(each) for each in variants - {"0"} if each.isdecimal())}))
    if variants:
        return tuple(sorted(variants - {"other"})) or samples().get(name, TECHNICAL)
    if name in COUNTED:
        return _counts(key)
    return samples().get(name, TECHNICAL)


def sentences(language: str) -> Iterator[tuple[str, str]]:
    """Yield the key and text of each message with variables; each value of each variable occurs at least once."""
    for key, values in values_by_message().items():
        together = TOGETHER.get(key, ({},))
        rows = max(map(len, (together, *values.values())))
        seen = set()
        for row in range(rows):
            filled = {name: options[row % len(options)] for name, options in values.items()}
            text = say(Phrase(key, {**filled, **together[row % len(together)]}), language)
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
    """Return the faults of a finished text: a doubled word, an unresolved placeable, or a code."""
    found = [f"doubled word: {m[0]}" for m in _DOUBLED.finditer(text) if m[1] not in _MAY_BE_DOUBLED.get(language, ())]
    if _PLACEABLE.search(text):
        found.append("unresolved placeable")
    found += [f"key: {match}" for match in _KEY.findall(text)]
    found += [f"code: {match}" for match in _CODE.findall(text)]
    return found
