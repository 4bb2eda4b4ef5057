"""What to analyse, and the key under which it is stored: the same game with the same limits has the same key."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass

import msgspec

import erawan
from erawan.core.errors import IllegalError, MalformedError
from erawan.protocol.studies import Place
from erawan.records import Record, record_of
from erawan.search.limits import Limits
from erawan.server.domain.table import Table
from erawan.server.study.positions import first_of, place_of_header

LINES = 2
"""Turns that are compared in each position, so that an only good one is known."""
LONGEST_SECONDS = 300.0
"""What all positions of an analysis may take together."""


@dataclass(frozen=True)
class AnalysisTask:
    """A game to be analysed."""

    id: str
    record: Record
    limits: Limits

    @property
    def total(self) -> int:
        """How many positions there are."""
        return len(self.record.turns) + 1


def make_task(place: Place, seconds: float) -> AnalysisTask:
    """The task of analysing the turns of a place; what cannot be played is refused."""
    most = int(LONGEST_SECONDS / seconds)
    if len(place.turns) > most:
        raise MalformedError("analysis.too_long", found=len(place.turns), most=most)
    if not place.turns:
        raise IllegalError("analysis.no_turns")
    record = record_of(first_of(place), place.turns)
    return AnalysisTask(_name(record, seconds), record, Limits(seconds=seconds))


def _name(record: Record, seconds: float) -> str:
    """A digest of everything the result hangs on."""
    game = record.game
    played = game.name, game.rules_version, game.header(), record.start, record.texts
    asked = msgspec.json.encode((*played, erawan.__version__, LINES, seconds), order="sorted")
    return hashlib.sha256(asked).hexdigest()[:32]


def place_of(table: Table) -> Place:
    """The game at a table, from its first position on."""
    header = table.plan.header
    return place_of_header(header["game"], header, header["start"], (played.turn for played in table.played))
