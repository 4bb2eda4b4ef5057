"""The glossary (``docs/glossary.md``) holds without exception: words for which it has another term do not occur.

``unwanted_words.toml`` lists these words.
"""

import re
import tomllib
from pathlib import Path

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from erawan.words import LANGUAGES
from tests.words.catalogue_files import read_messages

UNWANTED = tomllib.loads(Path(__file__).with_name("unwanted_words.toml").read_text(encoding="utf-8"))
# The names in the notation, in maps' files and in options stay as they are.
_CODE = re.compile(r"`[^`]*`")


class _Texts(Visitor):
    """The texts of a message without its variables."""

    def __init__(self, message: ast.Message) -> None:
        super().__init__()
        self.texts: list[str] = []
        self.visit(message)

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.texts.append(node.value)


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_terms_of_the_glossary_occur(language):
    found = [
        (key, text, term)
        for key, message in read_messages(language)[0].items()
        for text in _Texts(message).texts
        for pattern, term in UNWANTED[language].items()
        if re.search(pattern, _CODE.sub("", text))
    ]
    assert found == []


def test_every_language_has_a_list():
    assert UNWANTED.keys() == set(LANGUAGES)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Log in with your password"),
        ("de", "nach nach Norden schauen"),
        ("fr", "Personne par lien"),
        ("nl", "Het gaat linksom"),
        ("ru", "сейчас это Khorat"),
    ],
)
def test_mistakes_that_were_once_made_are_found(language, text):
    assert any(re.search(pattern, text) for pattern in UNWANTED[language])
