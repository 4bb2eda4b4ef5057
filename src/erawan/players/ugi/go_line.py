"""Read and write the ``go`` line of UGI: how long to search, and how much of a clock one turn gets."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from erawan.core.errors import MalformedError, OptionError, quote
from erawan.search.limits import DEEPEST, LONGEST_SECONDS, MOST_NODES, Limits

TURNS_AHEAD = 20
"""How many more turns a clock must last for, unless ``movestogo`` gives the number."""
INCREMENT_SHARE = 0.75
"""How much of an increment a turn uses up."""
RESERVE_MS = 50
"""Time that a search never uses: what pipes, threads and a busy machine may cost."""
MOST_SHARE = 0.6
"""The largest share of a clock, less the reserve, that one turn gets."""
LEAST_MS = 1
HURRY_MS = 300
HURRIED_NODES = 2000
"""The node limit when less than ``HURRY_MS`` is left: making room for a larger tree would take too long."""

_CLOCK = re.compile(r"p([1-9])(time|inc)")
_NUMBER = re.compile(r"-?[0-9]{1,18}")
_LONGEST_MS = int(LONGEST_SECONDS * 1000)
_BOUNDS = {"movestogo": 1000, "movetime": _LONGEST_MS, "nodes": MOST_NODES, "depth": DEEPEST}


@dataclass(frozen=True)
class Go:
    """The contents of a ``go`` line; clocks in milliseconds by seat."""

    clocks_ms: Mapping[int, int] = field(default_factory=dict)
    increments_ms: Mapping[int, int] = field(default_factory=dict)
    numbers: Mapping[str, int] = field(default_factory=dict)
    """``movestogo``, ``movetime``, ``nodes`` and ``depth``, those that were given."""
    is_infinite: bool = False

    def limits(self, seat: int, overhead_ms: int = 0) -> Limits | None:
        """Return the limits of a search for this seat; None if the line gives none.

        ``overhead_ms`` is taken off ``movetime``, since the answer must arrive within it.
        """
        if self.is_infinite:
            return Limits()
        seconds = self._seconds(seat, overhead_ms)
        nodes, depth = self.numbers.get("nodes"), self.numbers.get("depth")
        if self.clocks_ms.get(seat, HURRY_MS) < HURRY_MS:
            nodes = min(nodes or HURRIED_NODES, HURRIED_NODES)
        if seconds is None and nodes is None and depth is None:
            return None
        return Limits(seconds, nodes, depth)

    def _seconds(self, seat: int, overhead_ms: int) -> float | None:
        found = [self.numbers["movetime"] - overhead_ms] if "movetime" in self.numbers else []
        if seat in self.clocks_ms:
            increment = self.increments_ms.get(seat, 0)
            found.append(share_of_clock(self.clocks_ms[seat], increment, self.numbers.get("movestogo")))
        return max(LEAST_MS, min(found)) / 1000 if found else None


def share_of_clock(clock_ms: int, increment_ms: int = 0, turns_to_go: int | None = None) -> int:
    """Return how many milliseconds of a clock the next turn gets."""
    wanted = clock_ms / (turns_to_go or TURNS_AHEAD) + INCREMENT_SHARE * increment_ms
    return max(LEAST_MS, int(min(wanted, MOST_SHARE * (clock_ms - RESERVE_MS), _LONGEST_MS)))


def parse_go(words: Sequence[str]) -> Go:
    """Return the limits that the words after ``go`` set."""
    clocks: dict[int, int] = {}
    increments: dict[int, int] = {}
    numbers: dict[str, int] = {}
    is_infinite = False
    rest = iter(words)
    for word in rest:
        clock = _CLOCK.fullmatch(word)
        if clock:
            # Some programs write a clock that has run out as a negative number.
            value = max(0, _read(word, next(rest, ""), -_LONGEST_MS, _LONGEST_MS))
            (clocks if clock.group(2) == "time" else increments)[int(clock.group(1))] = value
        elif word in _BOUNDS:
            numbers[word] = max(1, _read(word, next(rest, ""), 0, _BOUNDS[word]))
        elif word == "infinite":
            is_infinite = True
        else:
            raise MalformedError("ugi.go", found=quote(word))
    return Go(clocks, increments, numbers, is_infinite)


def _read(name: str, text: str, least: int, most: int) -> int:
    if _NUMBER.fullmatch(text) and least <= int(text) <= most:
        return int(text)
    raise OptionError("number.range", name=name, value=quote(text), least=least, most=most)


def format_go(limits: Limits) -> str:
    """Return the line that asks for a search within limits."""
    words = ["go"]
    if limits.seconds is not None:
        words.append(f"movetime {max(1, int(limits.seconds * 1000))}")
    if limits.nodes is not None:
        words.append(f"nodes {limits.nodes}")
    if limits.depth is not None:
        words.append(f"depth {limits.depth}")
    return " ".join(words if len(words) > 1 else ["go", "infinite"])
