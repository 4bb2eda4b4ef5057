"""Composed sentences, as people read them: kept in ``sentences/`` and free of doubled words, holes and codes."""

import pytest

from erawan.words import LANGUAGES, Phrase, say
from tests.words.catalogue_files import read_messages
from tests.words.sample_sentences import find_faults, sentences, values_by_message
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
