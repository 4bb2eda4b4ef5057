"""Names of users: clean them, compare them, and find those that look alike.

Three forms of a name:

- the shown name: what the user typed, without invisible characters (``clean_name``);
- the login: the form in which sign-in compares names, without regard to case (``login_of``);
- the skeleton: the form in which names that look alike are equal (``skeleton_of``, ``skeletons_of``).

The skeleton follows Unicode TR39: each character is replaced by the prototype that it can be confused with, such as a
Cyrillic letter by the Latin one. The table is that of Unicode, from the package ``confusable-homoglyphs``. Two rules
are added. Case, spaces and punctuation do not count: "Anna", "ANNA" and "A. Nna" have one skeleton. And i, I, l and 1
count as one letter. TR39 alone would tell apart either "Paul" and "PAUL" or "Paul" and "PauI" (capital i), depending on
the order of the steps.

Names of registered users are unique by skeleton. Names that the app itself shows for a seat are reserved.
"""

from __future__ import annotations

import unicodedata
from functools import cache

from confusable_homoglyphs.confusables import confusables_data

from erawan.core.errors import MalformedError

LONGEST_NAME = 40
LONGEST_KEY = 200
"""Length of the longest login and skeleton. One character of a name may become 18 in them."""

# Characters that are printable for Python and show nothing: fillers, selectors of variants, the empty Braille cell.
_INVISIBLE = frozenset(
    chr(code)
    for codes in ((0x34F,), (0x115F, 0x1160), (0x17B4, 0x17B5), range(0x180B, 0x1810), (0x2800, 0x3164, 0xFFA0))
    for code in codes
).union(chr(code) for code in (*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)))
_LEFT_TO_RIGHT_MARK = "\u200e"
# Names that people would take for the staff of the server.
_STAFF = ("Erawan", "admin", "administrator", "moderator", "server", "support", "system")
# Names of computer players besides the levels, which the terminal app shows in words.
_COMPUTER_PLAYERS = ("best", "classic", "greedy", "random")
# What the apps show for a seat in five languages. A test compares these with the catalogues, which load too slowly.
_LEVEL_WORDS = ("level", "niveau", "Stufe", "уровень")
# The characters of the levels, in Latin and Russian letters.
_CHARACTERS = (
    *("Nok", "Mali", "Daeng", "Sun", "Pim", "Rung", "Thong", "Chang"),
    *("Нок", "Мали", "Дэнг", "Сан", "Пим", "Рунг", "Тонг", "Чанг"),
)
_SHOWN_FOR_SEATS = (
    *("You", "Empty seat"),
    *("Vous", "Place libre"),
    *("Jij", "Vrije plaats"),
    *("Вы", "Свободное место"),
    *("Du", "Freier Platz"),
)
_GUEST_WORDS = ("Guest", "Invité", "Gast", "Гость")
_LEVELS = tuple(f"{word} {number}" for word in _LEVEL_WORDS for number in range(100))
# The terminal app shows both, as in "Daeng, level 3".
_LEVELS_OF_CHARACTERS = tuple(
    f"{name} {word} {at % 8 + 1}" for at, name in enumerate(_CHARACTERS) for word in _LEVEL_WORDS
)
_SHOWN_NAMES = (*_LEVELS, *_CHARACTERS, *_LEVELS_OF_CHARACTERS, *_COMPUTER_PLAYERS, *_SHOWN_FOR_SEATS, *_STAFF)


def clean_name(name: str) -> str:
    """Return a name without invisible characters and repeated spaces; refuse an empty or a long one."""
    visible = (letter for letter in name if letter.isprintable() and letter not in _INVISIBLE)
    shown = " ".join("".join(visible).split())
    if not shown or len(shown) > LONGEST_NAME:
        raise MalformedError("person.name", most=LONGEST_NAME)
    return shown


def login_of(name: str) -> str:
    """Return a name in the form in which sign-in compares names."""
    return unicodedata.normalize("NFKC", " ".join(name.split())).casefold()[:LONGEST_KEY]


def skeleton_of(name: str) -> str:
    """Return a name in the form in which names that look alike are equal."""
    # Replace twice: a capital letter may look like another letter, and so may its small form.
    text = _replace_confusables(_replace_confusables(name).casefold()).casefold().replace("i", "l")
    letters = "".join(letter for letter in text if letter.isalnum() or unicodedata.combining(letter))
    return (letters or text)[:LONGEST_KEY]


def skeletons_of(name: str) -> frozenset[str]:
    """Return the skeletons of a name as it is and in small, capital and title letters.

    In some alphabets a capital letter and its small one look like different letters of another alphabet, so that no
    single form serves. A name is refused if one of its skeletons belongs to another user.
    """
    return frozenset(skeleton_of(form) for form in (name, name.lower(), name.upper(), name.title()))


def is_reserved(name: str, is_guest: bool) -> bool:
    """Return whether a name looks like one that the app itself shows: a computer player, "You", the staff.

    Only guests may be called "Guest": if a registered user had this name, no guest could be called so any more.
    """
    names = _SHOWN_NAMES if is_guest else (*_SHOWN_NAMES, *_GUEST_WORDS)
    return not skeletons_of(name).isdisjoint(_skeletons(names))


@cache
def _skeletons(names: tuple[str, ...]) -> frozenset[str]:
    return frozenset(skeleton_of(name) for name in names)


def _replace_confusables(text: str) -> str:
    decomposed = unicodedata.normalize("NFKD", text)
    return unicodedata.normalize("NFKD", "".join(_prototypes().get(letter, letter) for letter in decomposed))


@cache
def _prototypes() -> dict[str, str]:
    """Return the prototype of each confusable character: the one character that stands for all that look like it.

    The package lists the pairs of Unicode's table in both directions: a character with its one prototype, and a
    prototype with all its characters. If two characters look like each other only, the package does not say which is
    the prototype; the smaller one is used.
    """
    pairs = {_unmark(letter): [_unmark(other["c"]) for other in others] for letter, others in confusables_data.items()}
    prototypes = {}
    for letter, others in pairs.items():
        is_alone = len(others) == 1 and len(pairs[others[0]]) == 1 and len(others[0]) == 1
        if len(letter) == 1 and len(others) == 1 and not (is_alone and letter < others[0]):
            prototypes[letter] = others[0]
    return prototypes


def _unmark(text: str) -> str:
    """Return an entry of the table without the marks around letters that are written from right to left."""
    return text.strip(_LEFT_TO_RIGHT_MARK)
