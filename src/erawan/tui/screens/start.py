"""The first screen: which game, who sits where, under which options; games to go on with, and servers."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, ClassVar

from textual import events, on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.content import Content
from textual.widget import Widget
from textual.widgets import Button, Input, Label, Select, Static

from erawan.core import registry
from erawan.core.errors import ErawanError
from erawan.core.game import Game
from erawan.core.options import Option, OptionValue, read_options
from erawan.players.cast import LEVELS
from erawan.records.keeping import Keeper
from erawan.tui.keeping import Choices
from erawan.tui.naming import name_words
from erawan.tui.plan import ALL_SEATS, PERSON, Plan
from erawan.tui.screens.page import Page
from erawan.tui.telling import seat_label
from erawan.tui.widgets.keys import Key, KeyBar
from erawan.tui.words import app_of, tell, tell_phrase
from erawan.words import Phrase, knows, say

FEW = 10
OPPONENTS = (*(f"level-{level}" for level in LEVELS), "best", "greedy", "random")
_KEYS = (
    Key("↵", "tui-key-choose", ""),
    Key("tab", "tui-key-next", ""),
    Key("b", "tui-key-begin", "screen.begin"),
    Key("g", "tui-key-games", "screen.games"),
    Key("c", "tui-key-connect", "screen.connect"),
    Key("F1", "tui-key-help", "screen.help"),
    Key("F3", "tui-key-language", "app.pick_language"),
    Key("q", "tui-key-quit", "screen.quit_app"),
)


class StartScreen(Page):
    """A form with a row a choice."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("b", "begin"),
        Binding("g", "games"),
        Binding("c", "connect"),
        Binding("q", "quit_app"),
        Binding("down", "app.focus_next"),
        Binding("up", "app.focus_previous"),
        Binding("left", "app.focus_previous"),
        Binding("right", "app.focus_next"),
    ]
    topic = "start"

    def __init__(self, choices: Choices, file: Path) -> None:
        super().__init__()
        self._choices = choices
        self._file = file
        self._game: type[Game] = registry.game_class("siam")
        self._seats: list[str] = []
        self._options: dict[str, OptionValue] = {}
        self._is_building = False

    def compose(self) -> ComposeResult:
        """The title, the form, the buttons."""
        yield Static(id="title")
        yield VerticalScroll(id="form", can_focus=False)
        yield Static(id="about")
        yield Horizontal(id="buttons")
        yield KeyBar()

    async def on_mount(self) -> None:
        """Begins with what the command line said."""
        try:
            self._options = read_options(self._game.name, self._game.option_table, self._choices.options)
        except ErawanError as error:
            self.complain(error)
        self._seat_everybody()
        await self._build()
        self.query_one("#begin").focus()

    # ---- the form

    def retell(self) -> None:
        """Builds the form anew in the language of the moment."""
        self.run_worker(self._build(), exclusive=True, group="build")

    async def _build(self) -> None:
        self._is_building = True
        focused = self.focused.id if self.focused else None
        self.query_one("#title", Static).update(self._title())
        form, buttons = self.query_one("#form"), self.query_one("#buttons")
        async with self.batch():
            await form.remove_children()
            await buttons.remove_children()
            await form.mount_all(self._rows())
            await buttons.mount_all(
                Button(tell_phrase(self, Phrase(words)), id=name, compact=True)
                for name, words in (
                    ("begin", "web-begin"),
                    ("games", "web-my-games"),
                    ("connect", "tui-key-connect"),
                    ("quit", "tui-key-quit"),
                )
            )
        self.query_one(KeyBar).show(_KEYS)
        self._is_building = False
        again = self.query(f"#{focused}") if focused else None
        if again:
            again.first().focus()

    def _title(self) -> Content:
        name = Content("E R A W A N").stylize("bold")
        return Content("\n").join([name, Content(tell(self, "web-welcome")).stylize("italic"), Content("")])

    def _rows(self) -> Iterator[Widget]:
        games = [(tell(self, f"tui-game-{name}"), name) for name in registry.names() if self._is_told(name)]
        yield self._row(tell(self, "web-which-game"), self._select("game", games, self._game.name))
        for option in self._game.option_table:
            if option.name == "players":
                yield self._option_row(option)
        game = self._try_game()
        for seat, name in enumerate(self._seats, 1):
            label = seat_label(game, seat, app_of(self).language) if game else str(seat)
            yield self._row(label, self._select(f"seat-{seat}", self._players(), name))
        for option in self._game.option_table:
            if option.name != "players":
                yield self._option_row(option)

    def _is_told(self, name: str) -> bool:
        return knows(Phrase(f"tui-game-{name}"), app_of(self).language)

    def _row(self, label: str, field: Widget) -> Widget:
        return Horizontal(Label(Content(label)), field, classes="row")

    def _select(self, name: str, offered: list[tuple[str, Any]], value: Any) -> Select[Any]:
        return Select(offered, id=name, value=value, allow_blank=False, compact=True)

    def _players(self) -> list[tuple[str, str]]:
        named = [(name_words(name, app_of(self).language), name) for name in OPPONENTS]
        return [(tell(self, "web-kind-here"), PERSON), *named]

    def _option_row(self, option: Option) -> Widget:
        name = f"option-{option.name}"
        value = self._options.get(option.name, option.default)
        label = tell(self, f"tui-option-{self._game.name}-{option.name}".replace("_", "-"))
        values = _few_values(option)
        if values:
            offered = [(self._value_words(option, choice), choice) for choice in values]
            return self._row(label, self._select(name, offered, value))
        return self._row(label, Input(str(value), id=name, compact=True, max_length=200))

    def _value_words(self, option: Option, value: OptionValue) -> str:
        if isinstance(value, bool):
            return tell(self, "web-yes" if value else "web-no")
        if option.name == "players":
            return tell(self, "web-players-count", count=value)
        own = Phrase(f"web-option-{option.name}-{value}")
        language = app_of(self).language
        return say(own, language) if knows(own, language) else str(value)

    # ---- what is chosen

    def _try_game(self) -> Game | None:
        try:
            return self._game(**self._options)
        except ErawanError:
            return None

    def _seat_everybody(self) -> None:
        """People where the command line has them, opponents elsewhere; whoever was chosen before stays."""
        game = self._try_game()
        count = game.seats if game else 2
        people = self._choices.seat.split(",")
        opponent = self._choices.opponent.split(",")[0]
        usual = opponent if opponent in OPPONENTS else "level-3"
        for seat in range(len(self._seats) + 1, count + 1):
            is_person = self._choices.seat == ALL_SEATS or str(seat) in people
            self._seats.append(PERSON if is_person else usual)
        del self._seats[count:]

    @on(Select.Changed)
    async def _select_changed(self, event: Select.Changed) -> None:
        name, value = event.select.id or "", event.value
        if self._is_building:
            return
        if name == "game" and value != self._game.name:
            self._game = registry.game_class(str(value))
            self._options, self._seats = {}, []
        elif name.startswith("seat-"):
            self._seats[int(name.removeprefix("seat-")) - 1] = str(value)
            return
        elif name.startswith("option-") and self._options.get(name.removeprefix("option-")) != value:
            self._options[name.removeprefix("option-")] = value  # type: ignore[assignment]
            if name != "option-players":
                return
        else:
            return
        self._seat_everybody()
        await self._build()

    @on(Input.Changed)
    def _input_changed(self, event: Input.Changed) -> None:
        """What is typed is checked when the game begins."""
        option = self._option((event.input.id or "").removeprefix("option-"))
        if option is None or self._is_building:
            return
        try:
            self._options[option.name] = option.read(event.value.strip())
        except ErawanError as error:
            self._options.pop(option.name, None)
            self.query_one("#about", Static).update(Content(error.tell(app_of(self).language)))

    def _option(self, name: str) -> Option | None:
        return next((option for option in self._game.option_table if option.name == name), None)

    def on_descendant_focus(self, event: events.DescendantFocus) -> None:
        """Tells what the field is about."""
        name = (event.widget.id or "").removeprefix("option-")
        option = self._option(name)
        words = f"option-{self._game.name}-{name}".replace("_", "-") if option else f"tui-about-{name.split('-')[0]}"
        language = app_of(self).language
        told = say(Phrase(words), language) if knows(Phrase(words), language) else ""
        if option is not None and not _few_values(option):
            told += f" ({option.expected})"
        self.query_one("#about", Static).update(Content(told))

    # ---- what can be done

    @on(Button.Pressed)
    async def _press(self, event: Button.Pressed) -> None:
        actions = {"begin": self.action_begin, "games": self.action_games, "connect": self.action_connect}
        await actions.get(event.button.id or "", self.action_quit_app)()

    async def action_begin(self) -> None:
        """Begins the game that was chosen."""
        kind, options, seats, file = self._game, dict(self._options), tuple(self._seats), self._file
        typed = {
            field.id.removeprefix("option-"): field.value.strip()
            for field in self.query(Input)
            if field.id and field.id.startswith("option-")
        }
        seed = self._choices.seed
        adviser = next((name for name in seats if name not in (PERSON, "random")), "level-5")

        def make_plan() -> Plan:
            for name, text in typed.items():
                option = next(option for option in kind.option_table if option.name == name)
                options[name] = option.read(text)
            game = kind(**options)
            return Plan((game.start(seed=seed),), (), seats, adviser, seed, Keeper(file))

        app_of(self).begin(make_plan)

    async def action_games(self) -> None:
        """Opens the games that are kept."""
        from erawan.tui.screens.games import GamesScreen

        await self.app.push_screen(GamesScreen(self._file))

    async def action_connect(self) -> None:
        """Asks for a server."""
        from erawan.tui.screens.server import ServerScreen

        await self.app.push_screen(ServerScreen())

    async def action_quit_app(self) -> None:
        """Leaves the app."""
        self.app.exit()


def _few_values(option: Option) -> tuple[OptionValue, ...]:
    """The values of an option, where they are few enough for a list; else they are typed."""
    if option.choices:
        return option.choices
    numbers = (*option.also, *option.numbers)
    return numbers if len(numbers) <= FEW else ()
