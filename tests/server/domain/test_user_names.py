"""Names that look alike, names that the app itself uses, and the clean form of typed names."""

import pytest

from erawan.core.errors import MalformedError
from erawan.server.domain.user_names import LONGEST_KEY, clean_name, is_reserved, login_of, skeleton_of, skeletons_of
from erawan.words import LANGUAGES, Phrase, say

CYRILLIC_A, GREEK_OMICRON, FULLWIDTH_A = "\N{CYRILLIC SMALL LETTER A}", "\N{GREEK SMALL LETTER OMICRON}", "\uff21"


@pytest.mark.parametrize(
    "look_alike",
    [
        "paul",
        "PAUL",
        "PauI",
        "P" + CYRILLIC_A + "ul",
        "Pau1",
        "P a u l",
        "Paul.",
        "Paul ✓",
        "\N{GREEK CAPITAL LETTER RHO}aul",
        "\N{MATHEMATICAL BOLD CAPITAL P}aul",
        "P" + FULLWIDTH_A.lower() + "ul",
        "Pa\N{COMBINING GRAPHEME JOINER}ul",
    ],
)
def test_names_that_look_alike_have_one_skeleton(look_alike):
    assert skeleton_of(clean_name(look_alike)) == skeleton_of("Paul")


@pytest.mark.parametrize(
    ("name", "look_alike"),
    [("modern", "rnodern"), ("Oleg", "0leg"), ("Noor", "N" + 2 * GREEK_OMICRON + "r"), ("Ian", "lan"), ("MIA", "mia")],
)
def test_more_names_that_look_alike(name, look_alike):
    assert skeleton_of(name) == skeleton_of(look_alike)


@pytest.mark.parametrize(("name", "other"), [("Anna", "Hanna"), ("Zoe", "Zoé"), ("Tom", "Том 2"), ("★★", "☆☆")])
def test_names_that_can_be_told_apart_have_two_skeletons(name, other):
    assert skeleton_of(name) != skeleton_of(other)


def test_names_in_other_alphabets_are_compared_without_case():
    for name in ("Вася", "Ελένη", "Нина"):
        for other in (name.lower(), name.upper(), name.lower().replace(CYRILLIC_A, "a")):
            assert skeleton_of(name) in skeletons_of(other)


def test_the_skeleton_of_a_skeleton_is_itself():
    for name in ("Paul", "Зоя и Шура", "สมชาย", "Ελένη", "Müller-Lüdenscheidt", "★★", "李雷", "IlIl1|"):
        assert skeleton_of(skeleton_of(name)) == skeleton_of(name)


def test_keys_of_a_name_are_never_longer_than_their_columns():
    # This one character stands for eighteen.
    longest = "\N{ARABIC LIGATURE SALLALLAHOU ALAYHE WASALLAM}" * 40
    assert len(login_of(longest)) <= LONGEST_KEY
    assert len(skeleton_of(longest)) <= LONGEST_KEY


@pytest.mark.parametrize(
    "name", ["\N{HANGUL FILLER}", "\N{BRAILLE PATTERN BLANK}\N{HALFWIDTH HANGUL FILLER}", "\u202e", " "]
)
def test_a_name_that_shows_nothing_is_refused(name):
    with pytest.raises(MalformedError) as error:
        clean_name(name)
    assert error.value.code == "person.name"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_apps_show_for_a_seat_is_reserved(language):
    levels = [Phrase("web-level", {"level": level}) for level in range(1, 9)]
    characters = [Phrase(f"web-opponent-{level}") for level in range(1, 9)]
    both = [Phrase("tui-level", {"name": name, "level": at}) for at, name in enumerate(characters, 1)]
    for phrase in (*levels, *characters, *both, Phrase("web-you"), Phrase("tui-you"), Phrase("web-free-seat")):
        assert is_reserved(say(phrase, language), is_guest=True), phrase


@pytest.mark.parametrize(
    "name", ["level-8", "LEVEL 8", "1evel_8", "Erawan", "Admin", "\N{CYRILLIC CAPITAL LETTER A}dmin"]
)
def test_reserved_names_and_their_look_alikes(name):
    assert is_reserved(name, is_guest=True)


@pytest.mark.parametrize("name", ["Anna", "Guest", "Erawan's friend", "Levelling", "Youssef", "Du Pont"])
def test_names_that_are_not_reserved(name):
    assert not is_reserved(name, is_guest=True)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_word_for_a_guest_cannot_be_registered(language):
    name = say(Phrase("web-guest"), language)
    assert is_reserved(name, is_guest=False)
    assert not is_reserved(name, is_guest=True)
