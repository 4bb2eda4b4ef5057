"""The public classes of King of Siam: the game with its options, and its immutable positions."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from random import Random
from typing import Any

import numpy as np

from erawan.core.contract import STATE_TYPE, Vector, bind, make_buffers
from erawan.core.errors import IllegalError, MalformedError, need_text, quote
from erawan.core.game import Game, Observation
from erawan.core.options import OptionValue
from erawan.core.outcome import Choice, Outcome, View
from erawan.core.state import State, need_turn
from erawan.games.king_of_siam import features, kernel
from erawan.games.king_of_siam import layout as k
from erawan.games.king_of_siam import view as kos_view
from erawan.games.king_of_siam.descriptions import (
    describe_effect,
    describe_part,
    describe_turn,
    illegal,
    outcome,
    outcome_if_over_now,
    table_phrases,
    unfinished,
)
from erawan.games.king_of_siam.final_table import FinalTable, make_final_table
from erawan.games.king_of_siam.maps import Map, format_map, load_map, read_header_map
from erawan.games.king_of_siam.notation import (
    CARD_LETTERS,
    PASS_TEXT,
    format_turn,
    format_turns,
    join_turn,
    parse_card,
    parse_turn,
    sort_targets,
    split_turn,
)
from erawan.games.king_of_siam.position import format_position, parse_position
from erawan.games.king_of_siam.setup import OPTIONS, empty_vector, start_vector
from erawan.words import Phrase

bind(kernel.KingOfSiamTag, kernel, features)

LONGEST_POSITION = 400
MOST_DEALS = 200
_HEAD = re.compile(r"([a-z][a-z0-9_-]{0,30}):([2-4])")


class KingOfSiam(Game):
    """King of Siam for two, three or four players; four play as two teams, seats 1 and 3 against 2 and 4."""

    name = "king-of-siam"
    rules_version = 1
    option_table = OPTIONS
    header_tags = ("options", "map")
    tag = kernel.KingOfSiamTag()
    observation = Observation((features.SIZE,), features.HIGHEST, features.VERSION)

    def __init__(self, /, **options: object) -> None:
        super().__init__(**options)
        self.map: Map = load_map(str(self.options["map"]))

    @property
    def identity(self) -> tuple[object, ...]:
        """The options, with the map's name and digest instead of its file: what must be equal in equal games (K1.5)."""
        options = {**self.options, "map": (self.map.name, self.map.digest)}
        return tuple(options.items())

    @property
    def seats(self) -> int:  # type: ignore[override]
        """The number of players."""
        return int(self.options["players"])

    @property
    def sides(self) -> tuple[tuple[int, ...], ...]:
        """The seats of each side; four players form two teams (K2.4)."""
        return ((1, 3), (2, 4)) if self.seats == k.MOST_PLAYERS else super().sides

    def start(self, seed: int | None = None) -> KingOfSiamState:
        """Return a random start position (K2); its text shows what the set-up dealt."""
        return self._state(start_vector(self.seats, self.map, seed))

    def parse(self, text: str) -> KingOfSiamState:
        """Return the state a position text describes (K8.2)."""
        if len(need_text(text)) > LONGEST_POSITION:
            raise MalformedError("text.too_long", length=len(text), most=LONGEST_POSITION)
        vector = empty_vector(self.seats, self.map)
        parse_position(text, vector, self.map)
        return self._state(vector)

    def imagine(self, view: View, chance: Random, remembered: Sequence[Sequence[str]] = ()) -> KingOfSiamState:
        """Return a possible state: deal the hidden hands at random, without the cards remembered as played (K4.6)."""
        played = [[self._card_letter(turn) for turn in turns if turn != PASS_TEXT] for turns in remembered]
        for _ in range(MOST_DEALS):
            # A deal may break K8.3: each pair of King markers on the map means that a Maharacha card has been played.
            with suppress(MalformedError):
                return self.parse(kos_view.deal_hidden(view.text, played, chance))
        raise MalformedError("kos.no_deal", rule="K8.3", view=quote(view.text))

    def may_be(self, state: State, view: View) -> bool:
        """Return whether all visible parts agree, apart from the piles' top cards: an imagined state has no piles."""
        return kos_view.without_top_cards(state.view(view.seat).text) == kos_view.without_top_cards(view.text)

    def _card_letter(self, turn: str) -> str:
        card, _, _ = split_turn(turn, self.map)
        return CARD_LETTERS[card - k.FIRST_CARD]

    @classmethod
    def claims(cls, text: str) -> bool:
        """Return whether the text begins with a map's name and a number of players."""
        return _HEAD.fullmatch(text.partition(" ")[0]) is not None

    @classmethod
    def implied_options(cls, text: str) -> dict[str, OptionValue]:
        """Return the options that a position's text shows: the map and the number of players."""
        name, _, players = text.partition(" ")[0].partition(":")
        return {"map": name, "players": int(players)}

    def header(self) -> dict[str, Any]:
        """Return the options and the map for the header of a record; a map from a file is included in full."""
        return {"options": {**self.options, "map": self.map.name}, "map": format_map(self.map)}

    @classmethod
    def of_header(cls, tags: Mapping[str, Any]) -> KingOfSiam:
        """Return the game of a record: its map comes from the header, never from a file that the header names."""
        plan = read_header_map(tags.get("map"))
        return _rebuild(cls, {**cls.read_header_options(tags), "map": plan.name}, plan)

    def _state(self, vector: Vector) -> KingOfSiamState:
        seen = np.array([kernel.key(vector)], STATE_TYPE)
        return KingOfSiamState(self, vector, seen, 1, outcome(vector))

    def __reduce__(self) -> tuple[Any, ...]:
        return _rebuild, (type(self), dict(self.options), self.map)


def _rebuild(kind: type[KingOfSiam], options: dict[str, Any], plan: Map) -> KingOfSiam:
    """Return a pickled or recorded game with its original map, even if the map's file has changed since."""
    game = kind.__new__(kind)
    Game.__init__(game, **options)
    game.map = plan
    return game


class KingOfSiamState(State):
    """A position of King of Siam between two turns."""

    __slots__ = ()

    @property
    def game(self) -> KingOfSiam:
        """The game with its options."""
        assert isinstance(self._game, KingOfSiam)
        return self._game

    @property
    def top_cards(self) -> tuple[int, ...]:
        """K4.6: the action of the card on top of each seat's pile, 0 where none is known."""
        return tuple(parse_card(turns[0]) if turns else k.PASS for turns in self._shown_turns)

    @property
    def outcome_if_over_now(self) -> Outcome:
        """The outcome if every struggle ended as it stands: who would rule and win, and why."""
        return outcome_if_over_now(self._vector)

    @property
    def final_table(self) -> FinalTable:
        """The comparisons that decide the outcome (K7), as if every struggle ended as it stands now."""
        return make_final_table(self._vector)

    @property
    def outcome_steps(self) -> list[Phrase]:
        """The comparisons of K7 until one side wins, once the game is over."""
        return table_phrases(self.final_table) if self._outcome is not None else []

    def turns(self) -> list[str]:
        """Return every legal turn, some 20,000 with full hands; none once the game is over."""
        return format_turns(self._sequences(), self.game.map)

    def choices(self, prefix: str = "") -> list[Choice]:
        """Return the cards; then a card's targets, in whichever order a person picks them; then the follower to take.

        The list is empty after a whole turn. It is also empty after a readable beginning that leads to no legal turn,
        such as a target that the card cannot have here. What cannot be read at all raises MalformedError.
        """
        if self._outcome is not None:
            return []
        if not need_turn(prefix):
            return [self._choice((action,)) for action in self._legal(self._vector)]
        if prefix == PASS_TEXT:
            return []
        card, targets, taken = split_turn(prefix, self.game.map)
        return [] if taken is not None else self._continuations(card, targets)

    def target_count(self, prefix: str) -> int:
        """Return how many targets the card of a half-made turn has here; 0 without a card.

        A card does as much as it can (K4.2), so all its legal effects have the same number of targets.
        """
        if self._outcome is not None or prefix in ("", PASS_TEXT):
            return 0
        card, _, _ = split_turn(prefix, self.game.map)
        return len(next(self._sequences(stop=k.TAKING, card=card), (card,))) - 1

    def describe(self, turn: str) -> Phrase:
        """Return what a legal turn does here; an illegal one raises its error."""
        actions = self.parse_turn(turn)
        self.vector_after(actions)
        return describe_turn(actions, self.game.map)

    def view(self, seat: int | None = None) -> View:
        """Return what a seat, or a spectator, may see (K4.6)."""
        return kos_view.view(self, seat)

    def vector_amid(self, prefix: str) -> Vector | None:
        """Return the vector after the full effect of a half-made turn's card; None before that."""
        if self._outcome is not None or not need_turn(prefix) or prefix == PASS_TEXT:
            return None
        card, targets, taken = split_turn(prefix, self.game.map)
        vector = None if taken is not None else self._vector_within((card, *sort_targets(card, targets)))
        return None if vector is None or vector[k.STAGE] != k.TAKING else vector

    def parse_turn(self, turn: str) -> tuple[int, ...]:
        """Return the actions of a turn text, in the kernel's order."""
        return parse_turn(need_turn(turn), self.game.map)

    def format_turn(self, actions: tuple[int, ...]) -> str:
        """Return the text of a turn, given its actions, in its standard form."""
        return format_turn(actions, self.game.map)

    def _legal(self, vector: Vector) -> list[int]:
        out, scratch = make_buffers(self.game.tag)
        legal: list[int] = out[: kernel.legal(vector, out, scratch)].tolist()
        return legal

    def _sequences(self, stop: int | None = None, card: int | None = None) -> Iterator[tuple[int, ...]]:
        """Yield the legal sequences of actions to the end of the turn, or to stage ``stop``; of one card or of all."""
        waiting: list[tuple[tuple[int, ...], Vector]] = [((), self._vector)]
        while waiting:
            made, vector = waiting.pop()
            unfinished = []
            for action in self._legal(vector) if made else self._first_actions(card):
                after = vector.copy()
                kernel.apply(after, action)
                if kernel.is_turn_start(after) or after[k.STAGE] == stop:
                    yield (*made, action)
                else:
                    unfinished.append(((*made, action), after))
            waiting += reversed(unfinished)

    def _first_actions(self, card: int | None) -> list[int]:
        if self._outcome is not None:
            return []
        return [action for action in self._legal(self._vector) if card in (None, action)]

    def _continuations(self, card: int, targets: list[int]) -> list[Choice]:
        """Return what may follow a card and targets picked in any order."""
        effects = [list(actions[1:]) for actions in self._sequences(stop=k.TAKING, card=card)]
        if any(sorted(effect) == sorted(targets) and sort_targets(card, targets) == effect for effect in effects):
            return self._takes(card, sort_targets(card, targets))
        found: dict[int, Choice] = {}
        for effect in effects:
            for action in self._missing_targets(card, targets, effect):
                if action not in found:
                    found[action] = self._choice((card, *targets, action))
        return [found[action] for action in sorted(found)]

    def _missing_targets(self, card: int, targets: list[int], effect: list[int]) -> list[int]:
        """Return the targets of a whole effect that are not picked yet; none if those picked lead elsewhere."""
        if card == k.KING and len(targets) == 2:
            # A marker is chosen last, from the two tiles.
            return effect[2:] if sorted(targets) == effect[:2] else []
        left = effect[:2] if card == k.KING else effect.copy()
        for action in targets:
            if action not in left:
                return []
            left.remove(action)
        return left

    def _takes(self, card: int, targets: list[int]) -> list[Choice]:
        vector = self._vector.copy()
        for action in (card, *targets):
            kernel.apply(vector, action)
        if kernel.is_turn_start(vector):
            return []
        found = []
        for action in self._legal(vector):
            text = join_turn(card, targets, action, self.game.map)
            found.append(Choice(text, True, describe_turn((card, *targets, action), self.game.map)))
        return found

    def _choice(self, actions: tuple[int, ...]) -> Choice:
        """Return a half-made turn, or a whole one where nothing is left to choose."""
        if actions == (k.PASS,):
            return Choice(PASS_TEXT, True, describe_turn(actions, self.game.map))
        card, *targets = actions
        ordered = sort_targets(card, targets)
        plan = self.game.map
        vector = self._vector_within((card, *ordered))
        if vector is None or vector[k.STAGE] not in (k.TURN_START, k.TAKING):
            return Choice(join_turn(card, targets, None, plan), False, describe_part(card, targets, plan))
        if vector[k.STAGE] == k.TAKING:
            return Choice(join_turn(card, targets, None, plan), False, describe_effect(card, ordered, plan))
        # K4.3: nothing is left to take.
        return Choice(join_turn(card, ordered, None, plan), True, describe_turn((card, *ordered), plan))

    def _vector_within(self, actions: tuple[int, ...]) -> Vector | None:
        """Return the vector within a turn; None if the actions begin no turn, as with targets in another order."""
        vector, scratch = self._vector.copy(), make_buffers(self.game.tag)[1]
        for action in actions:
            if kernel.refusal(vector, action, scratch):
                return None
            kernel.apply(vector, action)
        return vector

    def explain_refusal(self, vector: Vector, action: int, refusal: int) -> IllegalError:
        """Return the error that names the rule."""
        return illegal(action, refusal, self._legal(vector), self.game.map)

    def vector_after(self, actions: tuple[int, ...]) -> Vector:
        """Return the vector after the actions of one turn.

        Raise ``IllegalError`` if one is refused or the turn is not whole.
        """
        try:
            return super().vector_after(actions)
        except IllegalError as error:
            vector = self._vector_within(actions) if error.code == "turn.unfinished" else None
            if vector is None:
                raise
        raise unfinished(actions, self._legal(vector), bool(vector[k.STAGE] == k.TAKING), self.game.map)

    def find_ending(self, vector: Vector, actions: tuple[int, ...], occurrences: int) -> Outcome | None:
        """K7: who won and why, once the game is over."""
        return outcome(vector)

    def still_shows(self, turns: tuple[str, ...]) -> tuple[str, ...]:
        """K4.6: return the turn of the card on top of the pile, and one pass if the seat has passed since then."""
        latest = turns[-1:]
        return turns[:1] + latest if latest == (PASS_TEXT,) and turns[0] != PASS_TEXT else latest

    def __str__(self) -> str:
        return format_position(self._vector, self.game.map)
