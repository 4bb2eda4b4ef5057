"""The pages of rules: texts in every language, a place for every cited number, correct example boards."""

import json
import re
from pathlib import Path

import pytest

import erawan
from erawan.core import registry
from erawan.core.errors import ErawanError
from erawan.words import LANGUAGES
from tests.words.catalogue_files import FOLDER, read_messages
from tests.words.test_catalogues import SOURCE

ROOT = Path(__file__).resolve().parents[2]
WEB = ROOT / "web/src"
BOOKS = [json.loads((WEB / f"rules/{game}-rules.json").read_text(encoding="utf-8")) for game in registry.names()]
SECTIONS = [section for book in BOOKS for section in book["sections"]]
RULES = [rule for section in SECTIONS for rule in section["rules"]]
EXAMPLES = [
    pytest.param(book["game"], example, id=example["name"])
    for book in BOOKS
    for section in book["sections"]
    for rule in section["rules"]
    for example in rule.get("examples", ())
]
ANCHORS = {each["number"] for each in (*SECTIONS, *RULES)}
NUMBER = r"\b([SK]\d(?:\.\d)?)\b"
# What the pages say apart from the rules.
FRAME = {
    *("title", "contents", "link", "ruling", "print", "show", "try", "reset", "province", "home", "borders-on"),
    *("guide", "appendix", "appendix-more", "siam-intro", "king-of-siam-intro"),
}


def key_of(number):
    return "rules-" + number.lower().replace(".", "-")


def wanted_keys():
    """Return every key that the pages ask for."""
    found = {f"rules-{name}" for name in FRAME}
    for section in SECTIONS:
        key = key_of(section["number"])
        found |= {key, f"{key}-lead"} if section.get("hasLead") else {key}
    for rule in RULES:
        key = key_of(rule["number"])
        found |= {key, f"{key}-name"}
        found |= {f"{key}-ruling"} if rule.get("hasRuling") else set()
        found |= {f"rules-try-{example['name']}" for example in rule.get("examples", ())}
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_words_and_no_words_lack_a_rule(language):
    assert {key for key in read_messages(language)[0] if key.startswith("rules-")} == wanted_keys()


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_the_words_are_translated(language):
    """Only messages that consist of names are the same as in English."""
    english, other = read_messages("en")[0], read_messages(language)[0]
    same = {key for key in wanted_keys() if english[key].value.equals(other[key].value)}
    # The names of cards are the same in many languages, and a province is one in French.
    assert same <= {"rules-k5-1-name", "rules-k5-2-name", "rules-k5-6-name", "rules-province"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_same_code_and_numbers_in_every_language(language):
    """Code and cited rules are the same in every language."""

    def marks(path):
        text = path.read_text(encoding="utf-8").partition("\n")[2]
        found = dict(re.findall(r"^(rules-[\w-]+) =((?:.*\n(?:    .*\n)*))", text, re.MULTILINE))
        return {key: sorted(re.findall(r"`[^`]+`", words) + re.findall(NUMBER, words)) for key, words in found.items()}

    assert marks(FOLDER / language / "rules.ftl") == marks(FOLDER / "en/rules.ftl")


def test_the_rules_come_in_order_and_once():
    for section in SECTIONS:
        number = section["number"]
        assert [rule["number"] for rule in section["rules"]] == [
            f"{number}.{at}" for at in range(1, len(section["rules"]) + 1)
        ]
    assert len(ANCHORS) == len(SECTIONS) + len(RULES)


def cited():
    """Return every rule number that code, messages and documentation cite, with a file that cites it."""
    files = [*SOURCE.rglob("*.py"), *FOLDER.rglob("*.ftl"), *(ROOT / "docs").glob("*.md")]
    files += [path for kind in ("ts", "svelte") for path in WEB.rglob(f"*.{kind}")]
    found = {}
    for path in files:
        for number in re.findall(NUMBER, path.read_text(encoding="utf-8")):
            found.setdefault(number, path.relative_to(ROOT).as_posix())
    return found


def test_every_number_that_is_cited_can_be_reached():
    numbers = cited()
    assert len(numbers) > 60
    assert {number: place for number, place in numbers.items() if number not in ANCHORS} == {}


@pytest.mark.parametrize("game", registry.names())
def test_every_rule_of_the_handbook_is_on_the_page(game):
    text = (ROOT / f"docs/{game.replace('-', '_')}.md").read_text(encoding="utf-8")
    numbers = set(re.findall(rf"^(?:## |- \*\*){NUMBER}", text, re.MULTILINE))
    assert len(numbers) > 20
    assert numbers <= ANCHORS


@pytest.mark.parametrize(("game", "example"), EXAMPLES)
def test_every_board_shows_what_its_rule_says(game, example):
    options = dict(example.get("options", {}))
    if game == "king-of-siam":
        name, players = example["start"].split()[0].split(":")
        options |= {"map": name, "players": int(players), "discards": "open"}
    state = erawan.game(game, **options).parse(example["start"])
    for turn in example.get("turns", ()):
        state = state.play(turn)
    assert state.outcome is None
    turn, refused_by = example.get("turn"), example.get("refusedBy")
    if refused_by:
        with pytest.raises(ErawanError) as refused:
            state.play(turn)
        assert refused.value.rule == refused_by
    elif turn:
        # If the text says how the game ends, the game ends that way.
        assert winners(state.play(turn)) == ENDINGS.get(example["name"])


def winners(state):
    return None if state.outcome is None else state.outcome.winners


ENDINGS = {
    "rock-off": (1,),
    "whose-rock": (2,),
    "third-time": (),
    "colony": (2,),
    "second-faction": (1,),
    "teams": (1, 3),
}
