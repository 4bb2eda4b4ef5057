"""Sentences for turns and outcomes of King of Siam in every language, stored in ``turn_sentences.txt``.

``make golden`` writes the frozen text again; then read it aloud.
"""

from pathlib import Path

import pytest

import erawan
from erawan.words import LANGUAGES, say
from tests.games.king_of_siam.sample_positions import FULL, TWO_SEATS, position

FROZEN = Path(__file__).with_name("turn_sentences.txt")
USUAL = position("cm 1.3.0 su 1.2.1 kh 3.0.1 ay 2.2.1 ba 0.1.1 ke 1.1.2")
NO_HOME = position("cm 1.3.0 su 1.2.1 ay 2.2.1", "ke=B")
FAR_APART = position("cm 1.0.0 ay 0.1.0 ke 0.0.1")
ONE_EACH = position("cm 1.0.0 su 0.1.0 ke 0.0.1")
NOBODY = position()
TURNS = (
    (USUAL, "pass"),
    (USUAL, "king:su,ay!ay>R@kh"),
    (USUAL, "khon:R@su,L@cm,M@ke>L@cm"),
    (USUAL, "1v1:L@cm,R@su>M@ke"),
    (USUAL, "2v1:RL@su,M@ay>R@ay"),
    (USUAL, "rama:su,kh>R@su"),
    (USUAL, "lao:kh,kh>L@kh"),
    (USUAL, "malay:na,na>M@ke"),
    (ONE_EACH, "2v1:R@cm,L@su>M@ke"),
    # Nothing can be done.
    (FAR_APART, "2v1>R@cm"),
    (NO_HOME, "malay>L@su"),
    # No follower is left to take.
    (NOBODY, "king:cm,lp!cm"),
    (NOBODY, "1v1"),
)
HALVES = (
    (USUAL, "", "khon"),
    (NO_HOME, "", "malay"),
    (USUAL, "king", "king:su"),
    (USUAL, "king:ay", "king:ay,su"),
    (USUAL, "king:ay,su", "king:ay,su!ay"),
    (USUAL, "khon", "khon:R@su"),
    (USUAL, "khon:M@ke", "khon:M@ke,R@su"),
    (USUAL, "khon:M@ke,R@su", "khon:M@ke,R@su,L@cm"),
    (USUAL, "1v1", "1v1:L@cm"),
    (USUAL, "2v1:R@su", "2v1:RL@su"),
    (USUAL, "rama", "rama:kh"),
    (USUAL, "rama:kh", "rama:kh,su"),
)
KINGDOM = "cm=R lp=R su=R kh=L ay=R ba=M na=M ke=L"
LEVEL = "cm=R lp=L su=M kh=L ay=R ba=B na=B ke=M"
COLONY = "cm=B lp=B su=B kh=B"
# Each way to rule and to win (K7).
ENDS = {
    "most followers of the ruler": position("", KINGDOM, "3.1.0:-/2.0.2:-"),
    "most followers of the ruler, three players": position("", KINGDOM, "1.1.0:-/2.0.2:-/4.0.0:-"),
    "most followers of the ruler, teams": position("", KINGDOM, "0.0.0:-/3.0.0:-/4.0.0:-/3.0.0:-"),
    "ruler by the latest gain": position("", LEVEL, "0.0.2:-/0.0.1:-"),
    "second faction": position("", KINGDOM, "3.2.0:-/3.0.1:-/1.5.5:-"),
    "earlier card": position("", KINGDOM, "3.2.1:-/3.2.1:-", recent="2>1"),
    "shared kingdom": position("", KINGDOM, f"3.0.1:-/3.0.1:{FULL}/3.0.1:{FULL}", recent="1"),
    "sets": position("", COLONY, "2.2.2:-/1.2.2:-"),
    "sets, teams": position("", COLONY, "2.2.0:-/1.1.1:-/0.0.2:-/0.5.0:-"),
    "latest card": position("", COLONY, "2.2.2:-/2.2.3:-", recent="2>1"),
    "shared colony": position("", COLONY, f"1.1.1:{FULL}/1.1.1:{FULL}/0.0.0:-", recent="3"),
}


def spoken():
    """Write every turn, whole and half made, and every outcome in each language."""
    lines = []
    for text, turn in TURNS:
        does = erawan.parse(text).describe(turn)
        lines += [turn, *(f"  {language}: {say(does, language)}" for language in LANGUAGES)]
    for text, prefix, half in HALVES:
        does = {choice.text: choice for choice in erawan.parse(text).choices(prefix)}[half].does
        lines += [f"{half} …", *(f"  {one}: {say(does, one)}" for one in LANGUAGES)]
    for name, text in ENDS.items():
        outcome = erawan.parse(text).outcome
        lines += [f"end: {name}", *(f"  {one}: {say(outcome.phrase, one)}" for one in LANGUAGES)]
    return "\n".join(lines) + "\n"


def test_turns_are_told_as_they_were_read_aloud():
    assert spoken() == FROZEN.read_text(encoding="utf-8")


def every_choice(state, prefix="", breadth=3):
    """Yield choices of a state, a few at each step."""
    choices = state.choices(prefix)
    step = max(1, len(choices) // breadth)
    for choice in choices if not prefix else choices[::step]:
        yield choice
        if not choice.is_turn:
            yield from every_choice(state, choice.text, breadth)


@pytest.mark.parametrize(
    "text", [USUAL, NO_HOME, FAR_APART, ONE_EACH, NOBODY, position(seats=TWO_SEATS, name="britain")]
)
def test_every_choice_tells_what_it_does(text):
    for choice in every_choice(erawan.parse(text)):
        for language in LANGUAGES:
            told = say(choice.does, language)
            assert told.endswith("…") != choice.is_turn
            assert "kos-" not in told


def test_K4_2_a_card_that_can_do_nothing_says_so_when_it_is_picked():
    told = {choice.text: say(choice.does) for choice in erawan.parse(NO_HOME).choices()}
    assert told["malay"] == "plays Malay: no effect …"
    assert told["rama"] == "plays Rama …"


@pytest.mark.parametrize("prefix", ["rama:ke", "king:su,su", "king:su,ay!cm", "1v1:L@ay,L@ay", "khon:R@su,R@ay"])
def test_a_beginning_that_leads_nowhere_has_no_choices(prefix):
    assert erawan.parse(USUAL).choices(prefix) == []


if __name__ == "__main__":
    FROZEN.write_text(spoken(), encoding="utf-8")
