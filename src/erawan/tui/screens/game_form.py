"""A form in which a game is chosen: the game, the players and the options."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterator, Sequence
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
from erawan.core.options import Option, OptionValue
from erawan.tui.labels import game_label, option_label, seat_label
from erawan.tui.screens.base_screen import BaseScreen
from erawan.tui.translation import app_of, tell, tell_phrase
from erawan.tui.widgets.key_bar import Key, KeyBar
from erawan.words import Phrase, knows, say

FEW = 10
FORM_KEYS = (
    Key("↵", "tui-key-choose", ""),
    Key("tab", "tui-key-next", ""),
    Key("b", "tui-key-begin", "screen.begin"),
)
"""The keys of every form of a game."""


class GameForm(BaseScreen):
    """A form with one row per choice; subclasses say who may take a seat, and what starts the game."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("down", "app.focus_next"),
        Binding("up", "app.focus_previous"),
        Binding("left", "app.focus_previous"),
        Binding("right", "app.focus_next"),
    ]
    keys: ClassVar[tuple[Key, ...]] = ()
    buttons: ClassVar[tuple[tuple[str, str], ...]] = ()
    """The action and the message key of each button."""

    def __init__(self) -> None:
        super().__init__()
        self._game: type[Game] = registry.game_class("siam")
        self._seats: list[str] = []
        self._options: dict[str, OptionValue] = {}
        self._is_building = False

    def compose(self) -> ComposeResult:
        """Yield the title, the form, the buttons."""
        yield Static(id="title")
        yield VerticalScroll(id="form", can_focus=False)
        yield Static(id="about")
        yield Horizontal(id="buttons")
        yield KeyBar()

    async def on_mount(self) -> None:
        """Fill the seats and show the form."""
        self._seat_everybody()
        await self._build()
        self.query_one("#begin").focus()

    # ---- what each form says for itself

    @abstractmethod
    def heading(self) -> Content:
        """Return the text above the form."""

    @abstractmethod
    def player_choices(self) -> list[tuple[str, str]]:
        """Return who may take a seat: pairs of label and name."""

    @abstractmethod
    def default_player(self, seat: int) -> str:
        """Return the name of the player that a seat has until the user chooses another."""

    def more_rows(self) -> Sequence[Widget]:
        """Return further rows."""
        return ()

    # ---- the form

    def retranslate(self) -> None:
        """Build the form again in the current language."""
        self.run_worker(self._build(), exclusive=True, group="build")

    async def _build(self) -> None:
        self._is_building = True
        focused = self.focused.id if self.focused else None
        self.query_one("#title", Static).update(self.heading())
        form, buttons = self.query_one("#form"), self.query_one("#buttons")
        async with self.batch():
            await form.remove_children()
            await buttons.remove_children()
            await form.mount_all(self._rows())
            await buttons.mount_all(
                Button(tell_phrase(self, Phrase(words)), id=name, compact=True) for name, words in self.buttons
            )
        self.query_one(KeyBar).show(self.keys)
        self._is_building = False
        again = self.query(f"#{focused}") if focused else None
        if again:
            again.first().focus()

    def _rows(self) -> Iterator[Widget]:
        games = [(game_label(name, app_of(self).language), name) for name in registry.names()]
        yield self.row(tell(self, "web-which-game"), self.select("game", games, self._game.name))
        for option in self._game.option_table:
            if option.name == "players":
                yield self._option_row(option)
        game = self._try_game()
        for seat, name in enumerate(self._seats, 1):
            label = seat_label(game, seat, app_of(self).language) if game else str(seat)
            yield self.row(label, self.select(f"seat-{seat}", self.player_choices(), name))
        for option in self._game.option_table:
            if option.name != "players":
                yield self._option_row(option)
        yield from self.more_rows()

    def row(self, label: str, field: Widget) -> Widget:
        """Return a field with its label."""
        return Horizontal(Label(Content(label)), field, classes="row")

    def select(self, name: str, offered: list[tuple[str, Any]], value: Any) -> Select[Any]:
        """Return a list to choose from."""
        return Select(offered, id=name, value=value, allow_blank=False, compact=True)

    def _option_row(self, option: Option) -> Widget:
        name = f"option-{option.name}"
        value = self._options.get(option.name, option.default)
        label = option_label(self._game.name, option, app_of(self).language)
        values = _few_values(option)
        if values:
            offered = [(self._value_words(option, choice), choice) for choice in values]
            return self.row(label, self.select(name, offered, value))
        return self.row(label, Input(str(value), id=name, compact=True, max_length=200))

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
        """Fill or remove seats to fit the game; earlier choices stay."""
        game = self._try_game()
        count = game.seats if game else 2
        self._seats += [self.default_player(seat) for seat in range(len(self._seats) + 1, count + 1)]
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
        """Note a typed value; it is checked again when the game begins."""
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
        """Explain the focused field."""
        name = (event.widget.id or "").removeprefix("option-")
        option = self._option(name)
        words = f"option-{self._game.name}-{name}".replace("_", "-") if option else f"tui-about-{name.split('-')[0]}"
        language = app_of(self).language
        told = say(Phrase(words), language) if knows(Phrase(words), language) else ""
        if option is not None and not _few_values(option):
            told += f" ({option.expected})"
        self.query_one("#about", Static).update(Content(told))

    # ---- the choices of the user

    @property
    def seats(self) -> tuple[str, ...]:
        """The name of each seat's player."""
        return tuple(self._seats)

    def game_maker(self) -> Callable[[], Game]:
        """Return a function that makes the chosen game; it raises the error of a wrong option."""
        kind, options = self._game, dict(self._options)
        typed = {
            field.id.removeprefix("option-"): field.value.strip()
            for field in self.query(Input)
            if field.id and field.id.startswith("option-")
        }

        def make() -> Game:
            for option in kind.option_table:
                if option.name in typed:
                    options[option.name] = option.read(typed[option.name])
            return kind(**options)

        return make

    @on(Button.Pressed)
    async def _press(self, event: Button.Pressed) -> None:
        await self.run_action(event.button.id or "")


def _few_values(option: Option) -> tuple[OptionValue, ...]:
    """Return the values of an option if a list can show them; otherwise nothing, and the value is typed."""
    if option.choices:
        return option.choices
    is_few = len(option.also) + len(option.numbers) <= FEW
    return (*option.also, *option.numbers) if is_few else ()
