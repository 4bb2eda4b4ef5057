"""Start positions of a match: random set-ups, or a few random turns where the set-up is always the same.

Both players get the same beginning with sides swapped, so it need not be fair. But the game must not be over, and the
seat to move must not have a winning turn.
"""

from __future__ import annotations

from random import Random

from erawan.arena.match import Match
from erawan.core.errors import OptionError
from erawan.core.game import Game
from erawan.core.state import State

USUAL_TURNS = (2, 6)
_MOST_TRIES = 1000


def make_start(match: Match, setup: int) -> tuple[State, tuple[str, ...]]:
    """Return the first position of a set-up, and the turns played from it before the players take over."""
    chance = match.chance("set-up", setup)
    start = match.game.start(seed=chance.getrandbits(31))
    count = match.opening
    if count is None:
        count = 0 if has_random_start(match.game) else chance.randint(*USUAL_TURNS)
    for _ in range(_MOST_TRIES):
        turns = _random_turns(start, count, chance)
        if turns is not None:
            return start, turns
    raise OptionError("arena.no_opening", turns=count)


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
