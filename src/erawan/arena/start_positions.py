"""Start positions of a match: random set-ups, or a few random turns where the set-up is always the same.

Both players get the same beginning with sides swapped, so it need not be fair. But the game must not be over, and the
seat to move must not have a winning turn.

Between strong players, most random openings of Siam are decided: the same side wins both games. With
``Match.balance``, only starts count that a short search of the strongest player values as nearly even.
"""

from __future__ import annotations

from functools import reduce
from random import Random

from erawan.arena.match import Match
from erawan.core.errors import OptionError
from erawan.core.game import Game
from erawan.core.state import State
from erawan.players.player_registry import make_named_engine, strongest_player
from erawan.search.limits import Limits
from erawan.search.search_result import Engine

USUAL_TURNS = (2, 6)
BALANCE_NODES = 20_000
_MOST_TRIES = 1000


def make_start(match: Match, setup: int) -> tuple[State, tuple[str, ...]]:
    """Return the first position of a set-up, and the turns played from it before the players take over."""
    chance = match.chance("set-up", setup)
    start = match.game.start(seed=chance.getrandbits(31))
    count = match.opening
    if count is None:
        count = 0 if has_random_start(match.game) else chance.randint(*USUAL_TURNS)
    if match.balance is not None:
        return _make_even_start(start, count, chance, match.balance)
    for _ in range(_MOST_TRIES):
        turns = _random_turns(start, count, chance)
        if turns is not None:
            return start, turns
    raise OptionError("arena.no_opening", turns=count)


def _make_even_start(start: State, count: int, chance: Random, balance: float) -> tuple[State, tuple[str, ...]]:
    """Return a start, and random turns from it, after which no seat stands much better than another."""
    engine = make_named_engine(strongest_player(start.game), start.game, seed=0).engine
    for _ in range(_MOST_TRIES):
        turns = _random_turns(start, count, chance)
        if turns is not None and _imbalance(engine, start, turns) <= balance:
            return start, turns
        start = start.game.start(seed=chance.getrandbits(31))
    raise OptionError("arena.no_balance", balance=f"{balance:g}")


def _imbalance(engine: Engine, start: State, turns: tuple[str, ...]) -> float:
    """Return the largest difference, after these turns, between a seat's expected result and the mean of all seats."""
    engine.forget()
    expected = engine.think(reduce(State.play, turns, start), Limits(nodes=BALANCE_NODES)).evaluation.returns
    return max(abs(result - sum(expected) / len(expected)) for result in expected)


def has_random_start(game: Game) -> bool:
    """Return whether start positions of a game differ."""
    first = str(game.start(seed=0))
    return any(str(game.start(seed=seed)) != first for seed in range(1, 4))


def random_turn(state: State, chance: Random) -> str:
    """Return a random legal turn: all choices within a turn are equally likely."""
    choice = chance.choice(state.choices())
    while not choice.is_turn:
        choice = chance.choice(state.choices(choice.text))
    return choice.text


def _random_turns(state: State, count: int, chance: Random) -> tuple[str, ...] | None:
    """Return that many random turns; None if the game is over after them, or the seat to move can win at once."""
    turns = []
    for _ in range(count):
        turns.append(random_turn(state, chance))
        state = state.play(turns[-1])
        if state.outcome is not None:
            return None
    return tuple(turns) if not count or not wins_at_once(state) else None


def wins_at_once(state: State) -> bool:
    """Return whether the seat to move has a turn that wins."""
    endings = (state.play(turn).outcome for turn in state.turns())
    return any(ending is not None and state.to_move in ending.winners for ending in endings)
