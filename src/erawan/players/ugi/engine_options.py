"""The options of ``erawan ugi``: the player, its resources, and the options of the game."""

from __future__ import annotations

from random import Random

from erawan.core.errors import OptionError, quote
from erawan.core.game import Game
from erawan.core.options import Option, OptionValue
from erawan.core.state import State
from erawan.players.player import Player
from erawan.players.player_registry import NamedEngine, Resources, forms_for, make_named_engine, make_player
from erawan.search.limits import Limits, Stop
from erawan.search.search_result import Report, SearchResult

OWN_OPTIONS = (
    Option("Hash", 64, "", numbers=range(1, 4097)),
    Option("Threads", 1, "", numbers=range(1, 65)),
    Option("MultiPV", 1, "", numbers=range(1, 65)),
    Option("Seed", 0, "", numbers=range(1_000_000_000)),
    Option("Move Overhead", 30, "", numbers=range(5001)),
    Option("Variety", False, "", choices=(False, True)),
    Option("Player", "best", "", is_text=True),
)
PREPARING_TURNS = 60
PREPARING_MB = 1.0
EMPTY = "<empty>"


class PlayerEngine:
    """Adapt a player that does not search to the interface of an engine."""

    def __init__(self, player: Player) -> None:
        self._player = player

    def think(
        self, state: State, limits: Limits, *, lines: int = 1, report: Report | None = None, stop: Stop | None = None
    ) -> SearchResult:
        """Return the player's turn as the only line: such a player names no second-best turn."""
        return self._player.choose(state.view(state.to_move), limits, report=report, stop=stop)

    def forget(self) -> None:
        """Do nothing: every game has a new player."""

    def close(self) -> None:
        """Release the player's resources."""
        self._player.close()


class EngineOptions:
    """The current values of all options."""

    def __init__(self, game: Game, player: str) -> None:
        self.game = game
        self._own: dict[str, OptionValue] = {option.name: option.default for option in OWN_OPTIONS}
        self._own["Player"] = player
        self._is_hash_chosen = False
        self.make_engine(game).close()

    @property
    def seed(self) -> int:
        """The seed of the start position and of the player's choices."""
        return int(self._own["Seed"])

    @property
    def lines(self) -> int:
        """The number of lines that a search reports."""
        return int(self._own["MultiPV"])

    @property
    def overhead_ms(self) -> int:
        """The number of milliseconds that a search stops before the end of ``movetime``."""
        return int(self._own["Move Overhead"])

    @property
    def is_search(self) -> bool:
        """True if the player is one of Erawan's searches, which compile before their first search."""
        return self._player != "random" and not self._player.startswith("ugi:")

    @property
    def _player(self) -> str:
        return str(self._own["Player"])

    def option_lines(self) -> list[str]:
        """Return a line for every option, as the answer to ``ugi`` lists them."""
        own = [_format_option(option, self._own[option.name]) for option in OWN_OPTIONS]
        return own + [_format_option(option, self.game.options[option.name]) for option in self.game.option_table]

    def choose(self, name: str, text: str) -> None:
        """Set an option; raise an error and change nothing if it cannot have this value."""
        for option in OWN_OPTIONS:
            if option.name.lower() == name.lower():
                self._choose_own(option, text)
                return
        for option in self.game.option_table:
            if option.name.lower() == name.lower():
                chosen = {option.name: option.read("" if text == EMPTY else text)}
                self.game = type(self.game)(**{**self.game.options, **chosen})
                return
        expected = ", ".join(option.name for option in (*OWN_OPTIONS, *self.game.option_table))
        raise OptionError("option.unknown", game=self.game.name, name=quote(name), expected=expected)

    def _choose_own(self, option: Option, text: str) -> None:
        before = dict(self._own)
        self._own[option.name] = option.read(text)
        if option.name == "Player":
            # The other side may choose a player, but must not start programs on this machine.
            forms = [form for form in forms_for(self.game) if not form.startswith("ugi:")]
            if text.startswith("ugi:"):
                self._own = before
                raise OptionError("player.unknown", name=quote(text), expected=", ".join(forms))
            try:
                self.make_engine(self.game).close()
            except Exception:
                self._own = before
                raise
        self._is_hash_chosen |= option.name == "Hash"

    def start(self) -> State:
        """Return the first position."""
        return self.game.start(seed=self.seed)

    def parse(self, text: str) -> State:
        """Return the state of a position text, which may imply other options than those chosen."""
        implied = {**self.game.options, **self.game.implied_options(text)} if self.game.claims(text) else {}
        try:
            return self.game.parse(text)
        except ValueError:
            if not implied or implied == dict(self.game.options):
                raise
        return type(self.game)(**implied).parse(text)

    def make_engine(self, game: Game, table_mb: float | None = None) -> Thinker:
        """Return the engine, or the player, for positions of a game."""
        if not self.is_search:
            engine = PlayerEngine(make_player(self._player, game, self.seed))
            return Thinker(NamedEngine(engine, default_limits=Limits(seconds=1.0)), engine)
        if self._is_hash_chosen and table_mb is None:
            table_mb = float(int(self._own["Hash"]))
        resources = Resources(table_mb, int(self._own["Threads"]))
        return Thinker(make_named_engine(self._player, game, self.seed, resources, bool(self._own["Variety"])))

    def prepare(self, game: Game) -> None:
        """Let an engine search positions of a random game, so that everything it needs is compiled."""
        if not self.is_search:
            return
        engine = self.make_engine(game, PREPARING_MB).named.engine
        chance, state = Random(0), game.start(seed=0)
        for _ in range(PREPARING_TURNS):
            engine.think(state, Limits(nodes=1, depth=1))
            choice = chance.choice(state.choices())
            while not choice.is_turn:
                choice = chance.choice(state.choices(choice.text))
            state = state.play(choice.text)
            if state.outcome is not None:
                return


class Thinker:
    """An engine with its limits, and the player behind it if it is not one of our searches."""

    def __init__(self, named: NamedEngine, player: PlayerEngine | None = None) -> None:
        self.named = named
        self._player = player

    def close(self) -> None:
        """Release the player's resources."""
        if self._player is not None:
            self._player.close()


def _format_option(option: Option, value: OptionValue) -> str:
    head = f"option name {option.name} type"
    if option.is_text:
        return f"{head} string default {value or EMPTY}"
    if option.choices in ((False, True), (True, False)):
        return f"{head} check default {str(value).lower()}"
    if option.choices:
        return f"{head} combo default {value} {' '.join(f'var {choice}' for choice in option.choices)}"
    numbers = (*option.also, option.numbers[0], option.numbers[-1])
    return f"{head} spin default {value} min {min(numbers)} max {max(numbers)}"
