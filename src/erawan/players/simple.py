"""Two simple opponents for any game.

``random`` plays any legal turn. ``sampler`` wins if it can at once, does not let the next player win at once if it can
help it, and tries what remains in short random games.
"""

from __future__ import annotations

from random import Random
from typing import Protocol

from erawan.core.errors import IllegalError, OptionError, need_text, quote
from erawan.core.playout import random_score
from erawan.core.state import State

# So many turns are looked at where there are more: a guard against games with thousands.
MOST_LOOKED_AT = 200
# Enough to tell a rock on its way from one that is not, in a tenth of a second for a turn of Siam.
SAMPLES = 60
LONGEST_SAMPLE = 60


class Player(Protocol):
    """Whatever can choose a turn."""

    def choose(self, state: State) -> str:
        """A legal turn of a running game."""


class RandomPlayer:
    """Plays any legal turn."""

    def __init__(self, seed: int | None = None) -> None:
        self._chance = Random(seed)

    def choose(self, state: State) -> str:
        """Any legal turn."""
        return self._chance.choice(_turns(state))


class SamplerPlayer:
    """Looks one turn ahead for a win and two for a loss; what is left is tried in short random games."""

    def __init__(self, seed: int | None = None) -> None:
        self._chance = Random(seed)

    def choose(self, state: State) -> str:
        """A win, else the most promising of the turns that do not lose at once, else of any."""
        turns = _turns(state)
        self._chance.shuffle(turns)
        after = {turn: state.play(turn) for turn in turns[:MOST_LOOKED_AT]}
        for turn, child in after.items():
            if _wins(child, state.to_move):
                return turn
        # Where there are thousands of turns, so there are of answers: they are not looked at.
        is_small = len(turns) <= MOST_LOOKED_AT
        safe = [turn for turn, child in after.items() if is_small and not _is_lost(child, state.to_move)]
        seed = self._chance.getrandbits(32)
        return max(safe or after, key=lambda turn: _promise(after[turn], state.to_move, seed))


def _turns(state: State) -> list[str]:
    """The legal turns; a finished game has none to choose from."""
    if state.outcome is not None:
        raise IllegalError("game.over")
    return state.turns()


def _promise(state: State, seat: int, seed: int) -> float:
    """How well short random games from here end for a seat."""
    if state.outcome is not None:
        return 0.0 if not state.outcome.winners else SAMPLES * (1.0 if seat in state.outcome.winners else -1.0)
    return random_score(state.game.tag, state.vector, seat - 1, seed, SAMPLES, LONGEST_SAMPLE)


def _wins(state: State, seat: int) -> bool:
    return state.outcome is not None and seat in state.outcome.winners


def _is_lost(state: State, seat: int) -> bool:
    """Whether the seat has lost, or loses to one turn of whoever is to move."""
    if state.outcome is not None:
        return bool(state.outcome.winners) and seat not in state.outcome.winners
    if state.to_move == seat:
        return False
    return any(_wins(state.play(turn), state.to_move) for turn in state.turns()[:MOST_LOOKED_AT])


PLAYERS: dict[str, type[RandomPlayer] | type[SamplerPlayer]] = {"sampler": SamplerPlayer, "random": RandomPlayer}


def make_player(name: str, seed: int | None = None) -> Player:
    """A player by name; the seed makes its choices repeatable."""
    if need_text(name) not in PLAYERS:
        raise OptionError("player.unknown", name=quote(name), expected=", ".join(PLAYERS))
    return PLAYERS[name](seed)
