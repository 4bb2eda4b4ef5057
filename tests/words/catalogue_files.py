"""Read the catalogue files of a language: its messages, and the variables of each."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from erawan.words import catalogue

FOLDER = Path(catalogue.__file__).parent / "catalogues"


@cache
def read_messages(language: str) -> tuple[dict[str, ast.Message], list[str]]:
    """Return every message of a language by its key, and the texts that are not valid Fluent."""
    found, junk = {}, []
    for path in sorted((FOLDER / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{language} has {entry.id.name} twice"
                found[entry.id.name] = entry
            elif isinstance(entry, ast.Junk):
                junk.append(entry.content)
    return found, junk


class MessageVariables(Visitor):
    """The variables of a message and of the messages it refers to."""

    def __init__(self, messages: dict[str, ast.Message], key: str) -> None:
        super().__init__()
        self._messages = messages
        self.names: set[str] = set()
        self.variants: dict[str, set[str]] = {}
        """The keys of the variants, by the variable that selects one of them."""
        self.numbers: set[str] = set()
        """The variables that are written by Fluent's function NUMBER."""
        self.visit(messages[key])

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.visit(self._messages[node.id.name])

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        self.numbers |= {each.id.name for each in node.arguments.positional if hasattr(each, "id")}
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference):
            keys = {v.key.name if isinstance(v.key, ast.Identifier) else v.key.value for v in node.variants}
            self.variants.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)
