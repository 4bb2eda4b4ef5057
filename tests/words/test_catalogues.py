"""The catalogues: the same keys and variables in every language, none missing and none unused."""

import ast as python_ast
import pickle
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentSerializer

import erawan
from erawan.core import registry
from erawan.games.siam import descriptions as siam_telling
from erawan.games.siam import kernel as siam_kernel
from erawan.words import LANGUAGES, Phrase, keys, pick_language, say
from tests.words.catalogue_files import FOLDER, MessageVariables, read_messages
from tests.words.error_codes import find_codes

SOURCE = Path(erawan.__file__).parent


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_read(language):
    assert read_messages(language)[1] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_same_files_keys_and_variables_as_english(language):
    english, other = read_messages("en")[0], read_messages(language)[0]
    assert other.keys() == english.keys()
    assert {p.name for p in (FOLDER / language).iterdir()} == {p.name for p in (FOLDER / "en").iterdir()}
    for key in english:
        assert MessageVariables(other, key).names == MessageVariables(english, key).names, key


def test_there_is_a_folder_for_each_language():
    assert {path.name for path in FOLDER.iterdir()} == set(LANGUAGES)


# These messages frame an error; no code belongs to them.
FRAMES = {"error-place", "error-rule", "error-line", "error-server-said"}


def key_of_error(code):
    return "error-" + code.replace(".", "-").replace("_", "-")


def test_every_error_code_has_words_and_every_error_message_has_a_code():
    found = find_codes({str(path.relative_to(SOURCE)): path.read_text("utf-8") for path in SOURCE.rglob("*.py")})
    assert found.unclear == set()
    messages_of_errors = {key for key in read_messages("en")[0] if key.startswith("error-")}
    assert {key_of_error(code) for code in found.codes} == messages_of_errors - FRAMES


@pytest.mark.parametrize(
    ("source", "codes"),
    [
        ("raise ErawanError('a.plain')", {"a.plain"}),
        ("raise errors.ErawanError(\n    # why\n    'a.' 'split',\n    rule='S1')", {"a.split"}),
        ("error = ErawanError(found=3, code='a.keyword')", {"a.keyword"}),
        ("class Mine(ErawanError): pass\nclass Own(Mine): pass\nraise Own('a.subclass')", {"a.subclass"}),
        ("from erawan import ErawanError as Wrong\nraise Wrong('a.renamed')", {"a.renamed"}),
        ("raise ErawanError('a.one' if x else 'a.two' if y else 'a.three')", {"a.one", "a.two", "a.three"}),
        ("def f(x, code): raise ErawanError(code)\nf(1, 'a.passed')\nf(2, code='a.named')", {"a.passed", "a.named"}),
        ("class C:\n def f(self, code): raise ErawanError(code)\n def g(self): self.f('a.method')", {"a.method"}),
        ("T = {1: ('K1', 'a.table')}\ndef f(x):\n rule, code = T[x]\n raise ErawanError(code)", {"a.table"}),
        ("raise ErawanError(error.code)", set()),
        ("raise ValueError('not ours')", set()),
    ],
)
def test_codes_are_found_however_the_source_is_written(source, codes):
    assert find_codes({"module": source}) == (codes, set())


def test_a_code_may_be_passed_from_another_module():
    modules = {"one": "def f(code): raise ErawanError(code)", "other": "one.f('a.passed')"}
    assert find_codes(modules) == ({"a.passed"}, set())


@pytest.mark.parametrize(
    "source",
    ["def f(x):\n raise ErawanError(f'a.{x}')", "def f(code):\n raise ErawanError(code)", "def f(): ErawanError(*x)"],
)
def test_codes_that_cannot_be_told_are_reported(source):
    assert find_codes({"module": source}) == (set(), {"module: f"})


def test_every_option_is_explained():
    for name in registry.names():
        for option in registry.game_class(name).option_table:
            assert f"option-{name}-{option.name}".replace("_", "-") in keys("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_turn_has_a_spoken_form(language):
    told = {}
    for text in ("5/5/1###1/5/5 E", "ENWSE/5/1###1/5/neswn R", "#1S1#/5/E1w1n/2#2/n1N1W E", "5/5/##1#1/5/EW3 E"):
        state = erawan.parse(text)
        for turn in state.turns():
            told[text, turn] = say(state.describe(turn), language)
    assert all(told.values())
    assert not any("siam-" in words or "{" in words for words in told.values())
    # In one position no two turns have the same sentence.
    assert len({(text, words) for (text, _), words in told.items()}) == len(told)


def refusals_of(kernel):
    """Return the names of the constants that a kernel's functions for refusals return."""
    tree = python_ast.parse(Path(kernel.__file__).read_text(encoding="utf-8"))
    functions = [node for node in tree.body if getattr(node, "name", "").endswith("refusal")]
    nodes = [node for function in functions for node in python_ast.walk(function)]
    waiting = [node.value for node in nodes if isinstance(node, python_ast.Return)]
    found = set()
    while waiting:
        value = waiting.pop()
        if isinstance(value, python_ast.IfExp):
            waiting += [value.body, value.orelse]
        elif isinstance(value, python_ast.Name) and value.id.isupper():
            found.add(value.id)
    return found


def test_every_refusal_has_an_error():
    # Unknown actions have no text, and a finished game is refused before the kernel is asked.
    refused = refusals_of(siam_kernel) - {"LEGAL", "UNKNOWN_ACTION", "GAME_OVER"}
    assert set(siam_telling._REFUSALS) == {getattr(siam_kernel, name) for name in refused}


@pytest.mark.parametrize(
    ("language", "count", "words"),
    [
        ("en", 1, "1 rock"),
        ("en", 2, "2 rocks"),
        ("fr", 0, "0 rocher"),
        ("fr", 2, "2 rochers"),
        ("nl", 2, "2 rotsen"),
        ("de", 3, "3 Felsen"),
        ("ru", 1, "1 скала"),
        ("ru", 3, "3 скалы"),
        ("ru", 5, "5 скал"),
        ("ru", 21, "21 скала"),
    ],
)
def test_plurals(language, count, words):
    assert say(Phrase("siam-rocks", {"count": count}), language) == words


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_value_begins_or_ends_with_a_blank_that_fluent_trims(language):
    """Words that are joined get their blanks from the message that joins them."""
    for path in (FOLDER / language).glob("*.ftl"):
        for line in path.read_text(encoding="utf-8").splitlines():
            assert not re.match(r"[\w-]+ =(  |[^ ])| +\*?\[\w+\](  |[^ ])", line), f"{path}: {line!r}"
            assert line == line.rstrip(), f"{path}: {line!r}"


PROVINCES = {
    "en": ("1 province", "2 provinces"),
    "fr": ("1 province", "2 provinces"),
    "nl": ("1 provincie", "2 provincies"),
    "de": ("1 Provinz", "2 Provinzen"),
    "ru": ("1 провинция", "2 провинции"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_province_is_not_told_as_several(language):
    for provinces, words in zip((1, 2), PROVINCES[language], strict=True):
        told = say(Phrase("kos-ruled-by-most", {"faction": "rama", "provinces": provinces}), language)
        assert re.search(rf" {words}\b", told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_numbers_of_lines_and_turns_are_not_grouped(language):
    assert "12345:" in say(Phrase("error-line", {"line": 12345, "error": ""}), language).replace(" :", ":")
    assert " 12345," in say(Phrase("error-record-number", {"expected": 12345, "found": "7"}), language)


def test_a_tag_and_the_header_have_two_names_in_dutch():
    assert "kopveld" in say(Phrase("error-record-no-tag", {"name": "x"}), "nl")
    assert "in de kop " in say(Phrase("error-record-two-results"), "nl")


def test_a_missing_value_is_an_error_here_and_not_a_hole_in_a_sentence():
    with pytest.raises(LookupError, match="siam-turn-leaves"):
        say(Phrase("siam-turn-leaves", {"animal": "x"}))


def test_an_unknown_language_is_an_error():
    with pytest.raises(LookupError, match="'xx'"):
        say(Phrase("way-north"), "xx")
    with pytest.raises(erawan.ErawanError, match="known languages: en, fr, nl, ru, de") as caught:
        say(Phrase("way-north"), "xx")
    assert caught.value.code == "language.unknown"
    assert pickle.loads(pickle.dumps(caught.value)).tell("fr") == caught.value.tell("fr")


def test_an_unknown_key_is_shown_bare():
    assert say(Phrase("no-such", {"a": 1})) == "no-such a=1"


@pytest.mark.parametrize(
    ("wanted", "environment", "picked"),
    [
        ("fr", "de_DE.UTF-8", "fr"),
        (None, "de_DE.UTF-8", "de"),
        (None, "ru", "ru"),
        (None, "C", "en"),
        (None, "", "en"),
        (None, "ja_JP.UTF-8", "en"),
    ],
)
def test_the_language_is_that_of_the_environment(monkeypatch, wanted, environment, picked):
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", environment)
    assert pick_language(wanted) == picked


@pytest.mark.parametrize("language", LANGUAGES)
def test_percent_signs_stand_as_the_language_writes_them(language):
    stands_wrong = re.compile(r"\s%" if language in ("en", "nl") else r"\S%")
    written = [FluentSerializer().serialize_entry(entry) for entry in read_messages(language)[0].values()]
    assert [text for text in written if stands_wrong.search(text)] == []


# These texts are shown in terminals only, where a no-break space is of no use.
FRENCH_IN_TERMINALS = {"adapters", "arena", "play", "players", "records", "tui", "tui_server"}


def test_french_has_a_no_break_space_before_high_punctuation():
    breaks = re.compile(r" [:;?!»](?=[\s.,)]|$)|« ")
    for path in (FOLDER / "fr").glob("*.ftl"):
        if path.stem not in FRENCH_IN_TERMINALS:
            lines = path.read_text(encoding="utf-8").splitlines()
            texts = [re.sub(r"`[^`]*`", "", line) for line in lines if not line.startswith("#")]
            assert [text for text in texts if breaks.search(text)] == [], path
