"""Docstrings are imperatives or noun phrases: "Return the legal turns", not "What may be done"."""

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FOLDERS = ("src", "tests", "tools", "bench", "examples")
FILES = sorted(path for folder in FOLDERS for path in (ROOT / folder).rglob("*.py") if "node_modules" not in path.parts)
_BEGINS_AS_QUESTION = re.compile(
    r"(?:What|How|Whether|Who|Whom|Whose|When|Where|Why|Which|Whoever|Whatever|Somebody|Nobody|Something|Anything)\b"
)


def questions(source: str) -> list[str]:
    """Return the first lines of the docstrings of modules, classes and functions that begin as a question does."""
    documented = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    texts = [ast.get_docstring(node) or "" for node in ast.walk(ast.parse(source)) if isinstance(node, documented)]
    return [text.splitlines()[0] for text in texts if _BEGINS_AS_QUESTION.match(text)]


def test_there_are_files():
    assert len(FILES) > 500


def test_no_docstring_begins_as_a_question():
    found = {path.relative_to(ROOT).as_posix(): questions(path.read_text(encoding="utf-8")) for path in FILES}
    assert {path: lines for path, lines in found.items() if lines} == {}


@pytest.mark.parametrize(
    ("text", "is_question"),
    [
        ("What may be done.", True),
        ("Whether the game is over.", True),
        ("Return the legal turns.", False),
        ("Whole games.", False),
    ],
)
def test_questions_are_found(text, is_question):
    assert bool(questions(f'def legal_turns():\n    """{text}"""\n')) == is_question
