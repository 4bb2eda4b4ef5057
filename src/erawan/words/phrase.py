"""A phrase: a message before it is translated."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeAlias, Union

Value: TypeAlias = Union[str, int, "Phrase"]


@dataclass(frozen=True)
class Phrase:
    """A key of the catalogues with the values for its placeholders; a value may be a phrase itself."""

    key: str
    values: dict[str, Value] = field(default_factory=dict, hash=False)
