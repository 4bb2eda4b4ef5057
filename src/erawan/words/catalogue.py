"""Load the catalogues and format their messages.

A catalogue is a folder ``<language>/`` of ``.ftl`` files (Project Fluent). Erawan's own lie beside this file; a
package that adds a game adds its folder with ``add_catalogue``.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from erawan.words.phrase import Phrase, Value

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax.ast import Resource

LANGUAGES = ("en", "fr", "nl", "ru", "de")

_folders: list[Path] = [Path(__file__).parent / "catalogues"]
_refuse: list[Callable[[str], Exception]] = [LookupError]


def refuse_languages_by(error: Callable[[str], Exception]) -> None:
    """Set the error for an unknown language. A higher layer defines it, since errors need words themselves."""
    _refuse.append(error)


def add_catalogue(folder: Path) -> None:
    """Add a folder with one sub-folder per language."""
    _folders.append(folder)
    _bundle.cache_clear()
    _resources.cache_clear()


def say(phrase: Phrase, language: str = "en") -> str:
    """Return the phrase in a language; its key and values if the catalogues lack it."""
    bundle = _bundle(language)
    pattern = bundle.get_message(phrase.key).value if bundle.has_message(phrase.key) else None
    if pattern is None:
        return _bare(phrase)
    values = {name: _fill(value, language) for name, value in phrase.values.items()}
    text, faults = bundle.format_pattern(pattern, values)
    if faults:
        raise LookupError(f"{language}: {phrase.key}: {faults[0]}")
    return str(text)


def knows(phrase: Phrase, language: str) -> bool:
    """Return whether the catalogue of a language has the messages of a phrase and of all phrases inside it."""
    inner = (value for value in phrase.values.values() if isinstance(value, Phrase))
    return _bundle(language).has_message(phrase.key) and all(knows(value, language) for value in inner)


def keys(language: str) -> list[str]:
    """Return every message key of a language in alphabetical order."""
    return sorted(entry.id.name for resource in _resources(language) for entry in resource.body if hasattr(entry, "id"))


def pick_language(wanted: str | None = None) -> str:
    """Return the code of the wanted language, or of that of the environment; English if there is no catalogue of it."""
    if not wanted:
        # As in other programs, the first of these variables that is set decides.
        wanted = next(filter(None, (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))), "en")
    return wanted[:2].lower() if wanted[:2].lower() in LANGUAGES else "en"


def _fill(value: Value, language: str) -> str | int:
    return say(value, language) if isinstance(value, Phrase) else value


def _bare(phrase: Phrase) -> str:
    return " ".join([phrase.key, *(f"{name}={value}" for name, value in phrase.values.items())])


@cache
def _bundle(language: str) -> FluentBundle:
    if language not in LANGUAGES:
        raise _refuse[-1](language)
    # Imported late: `import erawan` must not pay for it.
    from fluent.runtime import FluentBundle

    bundle = FluentBundle([language], use_isolating=False)
    for resource in _resources(language):
        bundle.add_resource(resource)
    return bundle


@cache
def _resources(language: str) -> list[Resource]:
    from fluent.runtime import FluentResource

    paths = [path for folder in _folders for path in sorted((folder / language).glob("*.ftl"))]
    return [FluentResource(path.read_text(encoding="utf-8")) for path in paths]
