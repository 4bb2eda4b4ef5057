"""The registry of players: which player plays under which name.

===============  ========================================================================================
``random``       any legal turn
``greedy``       the turn after which the evaluation is best
``plain-D``      looks D turns ahead with the same evaluation and nothing else
``uct``          plain UCT with evaluated playouts of 30 turns
``level-1`` … 8  from one that a child can beat to full strength at two seconds a turn
``best``         full strength, a second a turn unless the limits say otherwise
``classic``      as ``best-steady``, with the older evaluation that was not learned by self-play
``…-steady``     a level, or ``best``, that always plays the turn it thinks best: ``level-3-steady``
``net:FILE.npz`` as ``best-steady``, with a net that ``erawan train`` has written
``ugi:COMMAND``  another program that speaks UGI
``py:FILE.py``   a player of your own, in a Python file; or ``py:MODULE``
===============  ========================================================================================

The levels and ``best`` vary their turns (``varied_engine.py``): levels 1 to 5 in the whole game, the others in the
opening. For games that other packages add there are ``random``, ``uct``, ``ugi:`` and ``py:``.
"""

from __future__ import annotations

import re
from dataclasses import replace
from enum import Enum
from typing import NamedTuple

from erawan.core.errors import OptionError, need_text, quote
from erawan.core.game import Game
from erawan.players.player import EnginePlayer, Player, RandomPlayer
from erawan.players.playing_styles import STYLES
from erawan.players.state_reconstruction import Memory
from erawan.players.varied_engine import Mirror, VariedEngine, Variety
from erawan.search.limits import Limits
from erawan.search.search_result import Engine

LEVELS = range(1, 9)
DEEPEST_PLAIN = 12
# Players that exist for every game.
GENERAL_FORMS = ("random", "uct", "ugi:COMMAND", "py:FILE.py")
FORMS = (
    "random",
    "greedy",
    "plain-D",
    "uct",
    *(f"level-{level}" for level in LEVELS),
    "best",
    "classic",
    "net:FILE.npz",
    "ugi:COMMAND",
    "py:FILE.py",
)
STEADY = "-steady"
"""The suffix of a level, or of ``best``, that does not vary its turns."""
USUAL_SECONDS = 1.0

# How many of each seat's latest turns a level remembers (K4.6); the others remember all.
RECALL = {1: 2, 2: 4, 3: 6, 4: 10, 5: 16}

# On one core, these take at most a quarter of a second a turn in both games; the levels above take up to two seconds.
QUICK_PLAYERS = frozenset(("random", "greedy", *(f"level-{level}" for level in LEVELS if level <= 5)))

_NUMBERED = re.compile(r"(plain|level)-([0-9]{1,2})")


# How far each level varies its turns, in Elo points; the row 0 is for ``best``. The evaluation of the weaker levels of
# Siam prefers one opening turn by so much that only a wide margin lets them play another. docs/strength.md shows that
# the levels are as strong as without variety.
VARIETY = {
    "siam": {
        0: Variety(opening=75, compared=5, opening_turns=3),
        1: Variety(opening=30, later=20),
        2: Variety(opening=90, later=15, opening_turns=2),
        3: Variety(opening=90, later=15, opening_turns=2),
        4: Variety(opening=80, later=10, opening_turns=1),
        5: Variety(opening=40, later=15),
        6: Variety(opening=30, compared=6),
        7: Variety(opening=20, compared=5, opening_turns=3),
        8: Variety(opening=30, compared=4, opening_turns=3),
    },
    "king-of-siam": {
        **{level: Variety(opening=10, later=4) for level in (1, 2, 3)},
        **{level: Variety(opening=25, later=5) for level in (4, 5)},
        # The style of level 6, to play cards early, costs more strength than others: a narrow margin limits the loss.
        6: Variety(opening=10, opening_turns=2),
        **{level: Variety(opening=25, opening_turns=2) for level in (0, 7, 8)},
    },
}


class SearchCost(Enum):
    """The cost of one turn of a player."""

    QUICK = "quick"
    """A fraction of a second."""
    NODES = "nodes"
    """A fixed number of nodes: with less time than these take, the player is weaker than its level."""
    SECONDS = "seconds"
    """All the time that it gets."""


class NamedEngine(NamedTuple):
    """An engine with limits that it never exceeds, and default limits for when none are given."""

    engine: Engine
    limits: Limits = Limits()
    default_limits: Limits = Limits()


class Resources(NamedTuple):
    """The memory and threads that an engine may use; None for the engine's default."""

    table_mb: float | None = None
    threads: int | None = None


DEFAULT_RESOURCES = Resources()


def make_player(name: str, game: Game, seed: int | None = None) -> Player:
    """Return the player with a name. The same seed gives the same choices, unless time limits the search.

    Raise ``OptionError`` (``player.unknown``) if the game has no player of that name.
    """
    if need_text(name) == "random":
        return RandomPlayer(game, seed)
    if name.startswith("ugi:"):
        from erawan.players.ugi import UgiPlayer

        return UgiPlayer(name.removeprefix("ugi:"), game, seed)
    if name.startswith("py:"):
        from erawan.players.python_plugin import load_player

        return load_player(name.removeprefix("py:"), game, seed)
    is_steady = name.endswith(STEADY)
    named = make_named_engine(name, game, seed, is_varied=not is_steady)
    level = re.fullmatch(rf"level-(\d)(?:{STEADY})?", name)
    recall = RECALL.get(int(level.group(1))) if level else None
    return EnginePlayer(name, named.engine, named.limits, named.default_limits, Memory(game, recall, seed))


def make_named_engine(
    name: str,
    game: Game,
    seed: int | None = None,
    resources: Resources = DEFAULT_RESOURCES,
    is_varied: bool = False,
) -> NamedEngine:
    """Return the engine that plays under a name; raise ``OptionError`` if the game has none of that name.

    It always returns the turns that it thinks best, unless ``is_varied`` (the levels and ``best`` only).
    """
    if name.startswith("net:") and has_levels(game):
        from erawan.players.net_file_player import make_net_engine

        engine = make_net_engine(name.removeprefix("net:"), game, seed, resources.table_mb, resources.threads)
        return NamedEngine(engine, default_limits=Limits(seconds=USUAL_SECONDS))
    style, number = name, 0
    if name.startswith(("level-", "best")):
        style = name.removesuffix(STEADY)
    numbered = _NUMBERED.fullmatch(style)
    if numbered:
        style, number = numbered.group(1), int(numbered.group(2))
    if style == "uct":
        return _uct(game, seed)
    is_known = style in ("greedy", "best", "classic") or (style == "level" and number in LEVELS)
    if game.name in _ENGINE_MAKERS and (is_known or (style == "plain" and 1 <= number <= DEEPEST_PLAIN)):
        named = _ENGINE_MAKERS[game.name](style, number, seed, resources)
        return _varied(named, game, number, seed) if is_varied and style in ("best", "level") else named
    raise OptionError("player.unknown", name=quote(name), expected=", ".join(forms_for(game)))


def forms_for(game: Game | type[Game]) -> tuple[str, ...]:
    """Return the names of players that exist for a game. There are no levels for a game that another package adds."""
    return FORMS if has_levels(game) else tuple(form for form in FORMS if form in GENERAL_FORMS)


def has_levels(game: Game | type[Game]) -> bool:
    """Return whether a game has players of its own: the levels, ``best``, ``greedy`` and ``plain-D``."""
    return game.name in _ENGINE_MAKERS


def search_cost(name: str) -> SearchCost:
    """Return how expensive a turn of a player is."""
    if name in QUICK_PLAYERS:
        return SearchCost.QUICK
    return SearchCost.NODES if name in ("level-6", "level-7") else SearchCost.SECONDS


def steady_name(name: str) -> str:
    """Return the name of the same player without variety, for hints and analyses; only levels and ``best`` change."""
    return f"{name}{STEADY}" if re.fullmatch(r"best|level-\d", name) else name


def default_opponent(game: Game | type[Game]) -> str:
    """Return the opponent that people meet unless they choose another."""
    return "level-3" if has_levels(game) else "uct"


def strongest_player(game: Game | type[Game]) -> str:
    """Return the name of the strongest player of a game; analyses use it too."""
    return "best" if has_levels(game) else "uct"


def _varied(named: NamedEngine, game: Game, level: int, seed: int | None) -> NamedEngine:
    """Return the engine of a level, or of ``best`` (0), that varies its turns in its own style."""
    variety, style = VARIETY[game.name][level], STYLES[game.name].get(level)
    mirror: Mirror | None = None
    if game.name == "siam":
        from erawan.search.siam.engine import mirrored_lines

        mirror = mirrored_lines
        # Alpha-beta searches each compared turn separately; the tree search of King of Siam values all turns anyway.
        variety = replace(variety, effort=variety.compared)
    engine = VariedEngine(named.engine, named.limits, variety, seed, mirror, style)
    return NamedEngine(engine, engine.limits, named.default_limits)


def _uct(game: Game, seed: int | None) -> NamedEngine:
    from erawan.search.uct import UctEngine

    if game.name in _ENGINE_MAKERS:
        _ENGINE_MAKERS[game.name]("best", 0, seed, DEFAULT_RESOURCES)  # binds the evaluation
    return NamedEngine(UctEngine(seed or 0), default_limits=Limits(seconds=USUAL_SECONDS))


def _siam(style: str, number: int, seed: int | None, resources: Resources) -> NamedEngine:
    from erawan.search.siam import levels
    from erawan.search.siam.engine import SiamEngine

    limits, default_limits = Limits(), Limits()
    if style == "level":
        settings, limits = levels.LEVELS[number].settings, levels.LEVELS[number].limits
    elif style in ("best", "classic"):
        settings = levels.BEST if style == "best" else levels.CLASSIC
        default_limits = Limits(seconds=USUAL_SECONDS)
    elif style == "greedy":
        settings, limits = levels.GREEDY, Limits(depth=1)
    else:
        settings, limits = levels.PLAIN, Limits(depth=number)
    if resources.table_mb is not None:
        settings = replace(settings, table_mb=resources.table_mb)
    if resources.threads is not None:
        settings = replace(settings, threads=resources.threads)
    return NamedEngine(SiamEngine(settings, seed), limits, default_limits)


def _king_of_siam(style: str, number: int, seed: int | None, resources: Resources) -> NamedEngine:
    """Return an engine of King of Siam; it has one thread and no table, so the resources change nothing."""
    from erawan.search.king_of_siam.engine import KingOfSiamEngine
    from erawan.search.king_of_siam.levels import make_greedy, make_level
    from erawan.search.king_of_siam.plain_engine import PlainEngine
    from erawan.search.king_of_siam.strength import FULL_STRENGTH, WITH_NET

    if style == "level":
        return NamedEngine(make_level(number, seed or 0))
    if style in ("best", "classic"):
        engine = KingOfSiamEngine(seed or 0, WITH_NET if style == "best" else FULL_STRENGTH)
        return NamedEngine(engine, default_limits=Limits(seconds=USUAL_SECONDS))
    return NamedEngine(make_greedy() if style == "greedy" else PlainEngine(number))


_ENGINE_MAKERS = {"siam": _siam, "king-of-siam": _king_of_siam}
