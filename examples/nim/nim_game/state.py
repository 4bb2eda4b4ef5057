"""The public classes of Nim: positions ``nim 3,4,5 1`` (heaps, seat to move) and turns ``a2`` (heap, how many)."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import numpy as np

from erawan.core.contract import Vector, bind
from erawan.core.errors import IllegalError, MalformedError, need_text, quote
from erawan.core.game import Game, Observation
from erawan.core.options import Option
from erawan.core.outcome import Choice, Outcome, View
from erawan.core.state import State, need_turn
from erawan.words import Phrase, add_catalogue
from nim_game import kernel as k

bind(k.NimTag, k)
add_catalogue(Path(__file__).parent / "catalogues")

_POSITION = re.compile(r"nim ([0-7]),([0-7]),([0-7]) ([12])")
_TURN = re.compile(r"([abc])([1-7])")


class Nim(Game):
    """The game: three heaps of at most seven."""

    name = "nim"
    rules_version = 1
    option_table = (Option("largest", 7, "N1", numbers=range(3, 8)),)
    tag = k.NimTag()
    seats = 2
    observation = Observation((k.STATE_SIZE,), highest=k.LARGEST)

    def start(self, seed: int | None = None) -> NimState:
        """Return a first position with heaps of random sizes."""
        largest = int(self.options["largest"])
        chance = Random(seed)
        return self._state([*(chance.randint(1, largest) for _ in range(k.HEAP_COUNT)), -1, 0])

    def parse(self, text: str) -> NimState:
        """Return the state that a text describes."""
        found = _POSITION.fullmatch(need_text(text))
        if not found:
            raise MalformedError("nim.position", found=quote(text))
        return self._state([int(found[1]), int(found[2]), int(found[3]), -1, int(found[4]) - 1])

    @classmethod
    def claims(cls, text: str) -> bool:
        """Return whether the text begins with the name of the game."""
        return text.startswith("nim")

    def _state(self, fields: list[int]) -> NimState:
        vector = np.array(fields)
        return NimState(self, vector, outcome=_outcome(vector))


class NimState(State):
    """A position of Nim."""

    __slots__ = ()

    def turns(self) -> list[str]:
        """Return every heap with every number of pieces that can be taken from it."""
        heaps = self.vector[: k.HEAP_COUNT].tolist()
        return [f"{name}{count}" for name, heap in zip("abc", heaps, strict=True) for count in range(1, heap + 1)]

    def choices(self, prefix: str = "") -> list[Choice]:
        """Return the heaps; after a heap the numbers of pieces."""
        texts = [turn for turn in self.turns() if turn.startswith(need_turn(prefix)) and len(turn) > len(prefix)]
        if prefix:
            return [Choice(turn, True, self.describe(turn)) for turn in texts]
        return [Choice(name, False) for name in sorted({turn[0] for turn in texts})]

    def describe(self, turn: str) -> Phrase:
        """Return a phrase that says what a turn takes."""
        self.vector_after(self.parse_turn(turn))
        return Phrase("nim-takes", {"heap": turn[0], "count": int(turn[1])})

    def view(self, seat: int | None = None) -> View:
        """Return everything: nothing is hidden."""
        return View(self.game.check_seat(seat), str(self), self.to_move, self.latest)

    def parse_turn(self, turn: str) -> tuple[int, ...]:
        """Return the two actions of a turn: the heap, and how many pieces."""
        found = _TURN.fullmatch(need_turn(turn))
        if not found:
            raise MalformedError("nim.turn", found=quote(turn))
        return "abc".index(found[1]), k.TAKE + int(found[2]) - 1

    def format_turn(self, actions: tuple[int, ...]) -> str:
        """Return the text of two actions."""
        return f"{'abc'[actions[0]]}{actions[1] - k.TAKE + 1}"

    def explain_refusal(self, vector: Vector, action: int, refusal: int) -> IllegalError:
        """Return the error for the only rule that a turn can break."""
        return IllegalError("nim.too_many", rule="N1")

    def find_ending(self, vector: Vector, actions: tuple[int, ...], occurrences: int) -> Outcome | None:
        """Return the outcome once the last piece was taken."""
        return _outcome(vector)

    def __str__(self) -> str:
        heaps = ",".join(str(heap) for heap in self.vector[: k.HEAP_COUNT])
        return f"nim {heaps} {self.to_move}"


def _outcome(vector: Vector) -> Outcome | None:
    if not k.is_over(vector):
        return None
    winner = 2 - int(vector[k.TO_MOVE])
    return Outcome((winner,), "last_one", {"rule": "N1"}, Phrase("nim-won", {"seat": winner}))
