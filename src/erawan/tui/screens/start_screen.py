"""The start screen: the game, the players and the options; saved games and servers."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.content import Content

from erawan.core.errors import ErawanError
from erawan.core.options import read_options
from erawan.players.player_registry import LEVELS, default_opponent, has_levels
from erawan.records.record_autosave import RecordAutosave
from erawan.tui.game_setup import ALL_SEATS, PERSON, GameSetup, pick_adviser
from erawan.tui.labels import name_words
from erawan.tui.launch_options import LaunchOptions
from erawan.tui.screens.game_form import FORM_KEYS, GameForm
from erawan.tui.translation import app_of, tell
from erawan.tui.widgets.key_bar import Key

OPPONENTS = (*(f"level-{level}" for level in LEVELS), "best", "greedy", "random")
GENERAL_OPPONENTS = ("uct", "random")
"""The opponents in a game from another package."""


class StartScreen(GameForm):
    """The form of a game at this terminal, and the ways to other screens."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("b", "begin"),
        Binding("g", "games"),
        Binding("c", "connect"),
        Binding("q", "quit"),
    ]
    topic = "start"
    keys = (
        *FORM_KEYS,
        Key("g", "tui-key-games", "screen.games"),
        Key("c", "tui-key-connect", "screen.connect"),
        Key("F1", "tui-key-help", "screen.help"),
        Key("F3", "tui-key-language", "app.pick_language"),
        Key("q", "tui-key-quit", "screen.quit"),
    )
    buttons = (
        ("begin", "web-begin"),
        ("games", "web-my-games"),
        ("connect", "tui-key-connect"),
        ("quit", "tui-key-quit"),
    )

    def __init__(self, choices: LaunchOptions, file: Path) -> None:
        super().__init__()
        self._choices = choices
        self._file = file

    async def on_mount(self) -> None:
        """Begin with the choices of the command line."""
        try:
            self._options = read_options(self._game.name, self._game.option_table, self._choices.options)
        except ErawanError as error:
            self.show_error(error)

    def heading(self) -> Content:
        """Return the name of the app."""
        name = Content("E R A W A N").stylize("bold")
        return Content("\n").join([name, Content(tell(self, "web-welcome")).stylize("italic"), Content("")])

    def player_choices(self) -> list[tuple[str, str]]:
        """Return people at this terminal and every opponent that the game has."""
        named = [(name_words(name, app_of(self).language), name) for name in self._opponents]
        return [(tell(self, "web-kind-here"), PERSON), *named]

    @property
    def _opponents(self) -> tuple[str, ...]:
        return OPPONENTS if has_levels(self._game) else GENERAL_OPPONENTS

    def default_player(self, seat: int) -> str:
        """Return a person where the command line has one, else an opponent."""
        people, opponent = self._choices.seat, (self._choices.opponent or "").split(",")[0]
        if people == ALL_SEATS or str(seat) in people.split(","):
            return PERSON
        return opponent if opponent in self._opponents else default_opponent(self._game)

    # ---- what can be done

    async def action_begin(self) -> None:
        """Start the chosen game."""
        make_game, seats, file, seed = self.game_maker(), self.seats, self._file, self._choices.seed

        def make_setup() -> GameSetup:
            game = make_game()
            adviser = pick_adviser(seats, game)
            return GameSetup((game.start(seed=seed),), (), seats, adviser, seed, RecordAutosave(file))

        app_of(self).begin(make_setup)

    async def action_games(self) -> None:
        """Open the saved games."""
        from erawan.tui.screens.games_screen import GamesScreen

        await self.app.push_screen(GamesScreen(self._file))

    async def action_connect(self) -> None:
        """Open the server screen."""
        from erawan.tui.screens.server_screen import ServerScreen

        await self.app.push_screen(ServerScreen())

    async def action_quit(self) -> None:
        """Leave the app."""
        self.app.exit()
