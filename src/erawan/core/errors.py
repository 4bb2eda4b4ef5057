"""The errors of Erawan: caught by type, translated by code, printed as English.

Every error of Erawan is an ``ErawanError``, which is a ``ValueError``. It carries a stable ``code`` such as
``siam.too_many_rocks``, and ``values`` that say what was expected and what was found. Where they apply, it has the
number of the broken ``rule`` and the ``place`` in the text (characters from 1). ``str(error)`` is the message in
English; ``error.phrase`` is the message in any language of the catalogues. The number of the rule is never part of the
message: show it on request, with ``error.tell_rule``.
"""

from __future__ import annotations

from typing import Any

from erawan.words import Phrase, say
from erawan.words.phrase import Value

_LONGEST_QUOTE = 40


class ErawanError(ValueError):
    """A request that Erawan cannot fulfil; nothing has changed."""

    def __init__(self, code: str, *, rule: str = "", place: int = 0, **values: Value) -> None:
        super().__init__(code)
        self.code = code
        self.rule = rule
        self.place = place
        self.values = values

    @property
    def phrase(self) -> Phrase:
        """The message, to be translated by the catalogues."""
        return Phrase("error-" + self.code.replace(".", "-").replace("_", "-"), dict(self.values))

    def tell(self, language: str = "en") -> str:
        """Return the error in one line of a language: the message and the place."""
        place = say(Phrase("error-place", {"place": self.place}), language) if self.place else ""
        return f"{say(self.phrase, language)}{' ' if place else ''}{place}"

    def tell_rule(self, language: str = "en") -> str:
        """Return the rule that the error rests on, such as "Rule S3.4"; an empty text if there is none."""
        return say(Phrase("error-rule", {"rule": self.rule}), language) if self.rule else ""

    def __str__(self) -> str:
        return self.tell()

    def __reduce__(self) -> tuple[Any, ...]:
        return _rebuild, (type(self), self.code, self.rule, self.place, self.values)


class MalformedError(ErawanError):
    """A text that cannot be parsed."""


class IllegalError(ErawanError):
    """A turn that can be read but breaks a rule."""


class OptionError(ErawanError):
    """A game, option, seat or other setting that does not exist or cannot have this value."""


def _rebuild(kind: type[ErawanError], code: str, rule: str, place: int, values: dict[str, Value]) -> ErawanError:
    return kind(code, rule=rule, place=place, **values)


def quote(text: object) -> str:
    """Return a short, printable form of any object, for messages."""
    try:
        shown = repr(text)
    except Exception:
        # A number too long to print, or an object whose ``__repr__`` fails.
        shown = type(text).__name__
    return shown if len(shown) <= _LONGEST_QUOTE else shown[: _LONGEST_QUOTE - 1] + "…"


def need_text(text: object) -> str:
    """Return the text; raise ``MalformedError`` for anything but a string."""
    if not isinstance(text, str):
        raise MalformedError("text.not_text", found=type(text).__name__)
    return text
