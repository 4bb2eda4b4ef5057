"""Phrases as the protocol carries them."""

from __future__ import annotations

from erawan.protocol.messages import Words
from erawan.words import Phrase


def words_of(phrase: Phrase) -> Words:
    """Return a phrase as a value of the protocol; phrases among its values are converted, too."""
    return Words(
        phrase.key,
        {name: words_of(value) if isinstance(value, Phrase) else value for name, value in phrase.values.items()},
    )
