"""The set-up of King of Siam (K2) draw by draw, as explicit chance: helper cards, followers, tiles.

First each seat draws a helper card. Then every province is filled to four, one follower after the other. Then the tiles
are laid from slot 1; the last one needs no draw. A draw is a number: the card less 1, the faction, or the province.
"""

from __future__ import annotations

from typing import Any

from erawan.core.state import State
from erawan.games.king_of_siam import layout as k
from erawan.games.king_of_siam import setup
from erawan.games.king_of_siam.position import format_position
from erawan.games.king_of_siam.state import KingOfSiam

MOST_OUTCOMES = k.PROVINCES


class SetUp:
    """The set-up of one game in progress."""

    def __init__(self, game: KingOfSiam) -> None:
        self._game = game
        self._vector = setup.dealt_vector(game.seats, game.map)
        self._cards: tuple[int, ...] = ()
        self._tiles: tuple[int, ...] = ()

    @property
    def is_done(self) -> bool:
        """True if every chance event of the set-up has been drawn."""
        return len(self._tiles) == k.PROVINCES

    def outcomes(self) -> list[tuple[int, float]]:
        """Return the possible next draws with their probabilities."""
        if len(self._cards) < self._game.seats:
            left = [card - 1 for card in setup.helper_cards(self._game.seats) if card not in self._cards]
        elif setup.next_to_fill(self._vector) is not None:
            pool = self._vector[k.POOL : k.POOL + k.FACTIONS].tolist()
            return [(faction, count / sum(pool)) for faction, count in enumerate(pool) if count]
        else:
            left = [province for province in range(k.PROVINCES) if province not in self._tiles]
        return [(outcome, 1 / len(left)) for outcome in left]

    def draw(self, outcome: int) -> None:
        """Carry out one of the outcomes."""
        if len(self._cards) < self._game.seats:
            self._cards += (outcome + 1,)
            if len(self._cards) == self._game.seats:
                setup.give_helpers(self._vector, self._cards)
                setup.place_homes(self._vector)
            return
        province = setup.next_to_fill(self._vector)
        if province is not None:
            setup.place(self._vector, province, outcome)
            return
        self._tiles += (outcome,)
        if len(self._tiles) == k.PROVINCES - 1:
            self._tiles += (sum(range(k.PROVINCES)) - sum(self._tiles),)
            self._vector[k.TILE : k.TILE + k.PROVINCES] = self._tiles

    def state(self) -> State:
        """Return the start of the game, once everything is drawn."""
        return self._game.parse(format_position(self._vector, self._game.map))

    def __str__(self) -> str:
        followers = self._vector[k.FOLLOWERS : k.FOLLOWERS + k.FACTIONS * k.PROVINCES].tolist()
        return f"cards {self._cards} followers {followers} tiles {self._tiles}"

    def __deepcopy__(self, memo: dict[int, Any]) -> SetUp:
        copy = SetUp.__new__(SetUp)
        copy.__dict__ = {**self.__dict__, "_vector": self._vector.copy()}
        return copy
