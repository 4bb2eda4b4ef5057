"""The public classes of Siam: the game with its options, and its immutable positions."""

from __future__ import annotations

import numpy as np

from erawan.core.contract import Vector, bind, make_buffers
from erawan.core.errors import IllegalError, MalformedError, need_text
from erawan.core.game import Game, Observation
from erawan.core.options import OptionValue
from erawan.core.outcome import Choice, Outcome, View
from erawan.core.state import State, need_turn
from erawan.games.siam import compact_features, features, kernel
from erawan.games.siam import kernel as k
from erawan.games.siam import squares as sq
from erawan.games.siam import view as siam_view
from erawan.games.siam.descriptions import describe_action, describe_part, ending, illegal
from erawan.games.siam.notation import (
    DRAW_MARK,
    TURN_STEPS,
    TURN_TEXTS,
    Extra,
    format_position,
    likely_facings,
    parse_action,
    parse_extra,
    parse_position,
    parse_prefix,
    turn_tokens,
)
from erawan.games.siam.setup import OPTIONS, USUAL_REPETITION, start_vector
from erawan.words import Phrase

bind(k.SiamTag, kernel, features)
bind(compact_features.CompactSiamTag, compact_features, kernel)

LONGEST_POSITION = 80


class Siam(Game):
    """Siam: elephants (seat 1) against rhinos (seat 2)."""

    name = "siam"
    rules_version = 1
    option_table = OPTIONS
    tag = k.SiamTag()
    compact_tag = compact_features.CompactSiamTag()
    seats = 2
    observation = Observation((features.PLANES, sq.SIZE, sq.SIZE), version=features.VERSION)

    def start(self, seed: int | None = None) -> SiamState:
        """Return the first position; Siam knows no chance, so the seed changes nothing."""
        return self._state(start_vector(self.options), Extra())

    def parse(self, text: str) -> SiamState:
        """Return the state a position text describes (S5.1)."""
        if len(need_text(text)) > LONGEST_POSITION:
            raise MalformedError("text.too_long", length=len(text), most=LONGEST_POSITION)
        return self._state(*parse_position(text, self.options))

    @classmethod
    def claims(cls, text: str) -> bool:
        """Return whether the text has rows between slashes."""
        board = text.partition(" ")[0]
        return "/" in board and ":" not in board

    @classmethod
    def implied_options(cls, text: str) -> dict[str, OptionValue]:
        """Return the options that a text implies.

        The number of the coming turn implies the opening ban; many occurrences imply another limit of repetitions.
        """
        fields = text.split(" ")
        if len(fields) != 3:
            return {}
        try:
            extra = parse_extra(fields[2])
        except MalformedError:
            return {}  # `parse` will say what is wrong, and where
        options: dict[str, OptionValue] = {"opening_ban": True} if extra.coming_turn else {}
        usual = USUAL_REPETITION
        if extra.result == DRAW_MARK and extra.occurrences > usual:
            options["repetition"] = extra.occurrences
        elif extra.result != DRAW_MARK and extra.occurrences >= usual:
            options["repetition"] = 0
        return options

    def _state(self, vector: Vector, extra: Extra) -> SiamState:
        seen = np.full(extra.occurrences, vector[k.KEY])
        return SiamState(self, vector, seen, extra.occurrences, ending(vector, extra.occurrences))


class SiamState(State):
    """A position of Siam."""

    __slots__ = ()

    def turns(self) -> list[str]:
        """Return every legal turn; none once the game is over."""
        return list(map(TURN_TEXTS.__getitem__, self._legal()))

    def choices(self, prefix: str = "") -> list[Choice]:
        """Return the next squares, facings or signs that go on from a half-made turn.

        The list is empty if the turn is complete or leads to no legal turn.
        """
        made = len(parse_prefix(need_turn(prefix)))
        found: dict[str, int] = {}
        for action in self._legal():
            steps = TURN_STEPS[action]
            if not made or (len(steps) > made and steps[made - 1] == prefix):
                found.setdefault(steps[made], action)
        return [self._choice(text, action) for text, action in found.items()]

    def _choice(self, text: str, action: int) -> Choice:
        """Return the choice with this text, which is the beginning of an action's turn or the whole turn."""
        if text == TURN_TEXTS[action]:
            return Choice(text, True, describe_action(self._vector, action))
        return Choice(text, False, describe_part(self._vector, turn_tokens(text), action))

    def describe(self, turn: str) -> Phrase:
        """Return what a legal turn does here; an illegal one raises its error."""
        actions = self.parse_turn(turn)
        self.vector_after(actions)
        return describe_action(self._vector, actions[0])

    def likely_turns(self, prefix: str) -> list[str]:
        """Return the turn with each facing if it lacks only that.

        A push faces the way it goes, so that one comes first.
        """
        return [prefix, *(prefix + way for way in likely_facings(prefix))]

    def view(self, seat: int | None = None) -> View:
        """Return everything: nothing is hidden in Siam."""
        return siam_view.view(self, seat)

    def parse_turn(self, turn: str) -> tuple[int, ...]:
        """Return the one action of a turn text."""
        return (parse_action(need_turn(turn)),)

    def format_turn(self, actions: tuple[int, ...]) -> str:
        """Return the turn text of one action."""
        return TURN_TEXTS[actions[0]]

    def _legal(self) -> list[int]:
        if self._outcome is not None:
            return []
        out, scratch = make_buffers(self.game.tag)
        legal: list[int] = out[: k.legal(self._vector, out, scratch)].tolist()
        return legal

    def explain_refusal(self, vector: Vector, action: int, refusal: int) -> IllegalError:
        """Return the error that names rule and numbers."""
        return illegal(vector, action, refusal)

    def find_ending(self, vector: Vector, actions: tuple[int, ...], occurrences: int) -> Outcome | None:
        """Return how the game ended: S4, a rock off the board, a repetition or the turn limit; None if it goes on."""
        return ending(vector, occurrences, self._vector, actions[0])

    def __str__(self) -> str:
        is_drawn = self._outcome is not None and not self._outcome.winners
        return format_position(self._vector, self.occurrences, is_drawn)
