"""Limits of a search, and the flag that stops it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from threading import Timer
from typing import TypeVar

import numpy as np

from erawan.core.contract import STATE_TYPE, Vector
from erawan.core.errors import OptionError, quote

LONGEST_SECONDS = 24 * 3600.0
MOST_NODES = 10**15
DEEPEST = 200

Amount = TypeVar("Amount", int, float)


@dataclass(frozen=True)
class Limits:
    """The limits of a search, which ends at the first that it reaches; without any it runs until it is stopped."""

    seconds: float | None = None
    nodes: int | None = None
    depth: int | None = None

    def __post_init__(self) -> None:
        _check("seconds", self.seconds, (int, float), 0.001, LONGEST_SECONDS)
        _check("nodes", self.nodes, (int,), 1, MOST_NODES)
        _check("depth", self.depth, (int,), 1, DEEPEST)


def stricter(first: Limits, second: Limits) -> Limits:
    """Return limits that satisfy both."""
    return Limits(
        _least(first.seconds, second.seconds), _least(first.nodes, second.nodes), _least(first.depth, second.depth)
    )


def _least(first: Amount | None, second: Amount | None) -> Amount | None:
    given = [value for value in (first, second) if value is not None]
    return min(given) if given else None


def _check(name: str, value: object, kinds: tuple[type, ...], least: float, most: float) -> None:
    if value is None:
        return
    if type(value) in kinds and least <= value <= most:  # type: ignore[operator]
        return
    raise OptionError("number.range", name=name, value=quote(value), least=f"{least:g}", most=f"{most:g}")


class Stop:
    """A flag that ends a search from outside; compiled code reads ``flag[0]``."""

    def __init__(self) -> None:
        self.flag: Vector = np.zeros(1, STATE_TYPE)
        self._parts: list[Stop] = []

    def set(self) -> None:
        """Ask the search to end with the best result so far."""
        self.flag[0] = 1
        for part in tuple(self._parts):
            part.set()

    @property
    def is_set(self) -> bool:
        """True if a caller has asked the search to stop."""
        return bool(self.flag[0])

    @contextmanager
    def part(self) -> Iterator[Stop]:
        """Yield a flag for one of several searches: it is set when this one is.

        Setting it alone leaves this one as it is.
        """
        part = Stop()
        self._parts.append(part)
        if self.is_set:
            part.set()
        try:
            yield part
        finally:
            self._parts.remove(part)

    @contextmanager
    def after(self, seconds: float | None) -> Iterator[None]:
        """Set the flag once the block has run for that many seconds, so that compiled code need not read a clock."""
        if seconds is None:
            yield
            return
        timer = Timer(seconds, self.set)
        timer.daemon = True
        timer.start()
        try:
            yield
        finally:
            timer.cancel()
