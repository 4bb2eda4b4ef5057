"""Composed sentences, as people read them: kept in ``sentences/`` and free of doubled words, holes and codes."""

import pytest

from erawan.words import LANGUAGES, Phrase, say
from tests.words.catalogue_files import MessageVariables, read_messages
from tests.words.sample_sentences import find_faults, sentences, values_by_message
from tests.words.sample_values import BY_KEY, NEVER_NONE, TECHNICAL, TOGETHER
from tests.words.write_sample_sentences import FOLDER, format_sentences

# These messages show codes on purpose.
EXPLAIN_NOTATION = ("play-", "option-", "rules-", "web-type-")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_composed_sentence_has_a_fault(language):
    found = [(key, text, faults) for key, text in sentences(language) if (faults := find_faults(language, text))]
    assert found == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_plain_message_has_a_fault(language):
    plain = read_messages(language)[0].keys() - values_by_message().keys()
    texts = {key: say(Phrase(key), language) for key in plain if not key.startswith(EXPLAIN_NOTATION)}
    assert {key: faults for key, text in texts.items() if (faults := find_faults(language, text))} == {}


def variables_of(key):
    return set().union(*(MessageVariables(read_messages(language)[0], key).names for language in LANGUAGES))


def test_the_values_belong_to_variables_of_messages():
    assert (TOGETHER.keys() | NEVER_NONE | {key for key, _ in BY_KEY}) <= read_messages("en")[0].keys()
    for key, rows in TOGETHER.items():
        assert len({frozenset(row) for row in rows}) == 1, key
        assert rows[0].keys() <= variables_of(key), key
    for key, name in BY_KEY:
        assert name in variables_of(key) - TOGETHER.get(key, ({},))[0].keys(), key


def test_every_variable_has_a_value_of_its_own():
    values = {(key, name): options for key, each in values_by_message().items() for name, options in each.items()}
    assert [place for place, options in values.items() if options is TECHNICAL] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sentences_are_those_that_were_read(language):
    """After a change of texts run ``python -m tests.words.write_sample_sentences`` and read the difference."""
    stored = (FOLDER / f"{language}.txt").read_text(encoding="utf-8")
    assert format_sentences(language) == stored


@pytest.mark.parametrize(
    ("text", "is_wrong"),
    [
        ("turn to the north", False),
        ("nach nach Norden", True),
        ("kijk naar het naar het noorden", True),
        ("takes { $count }", True),
        ("plays web-kos-pass", True),
        ("takes a rama", True),
        ("takes a Rama", False),
    ],
)
def test_faults_are_found(text, is_wrong):
    assert bool(find_faults("en", text)) == is_wrong
