"""The help screen: keys, and the rules of the games in short, piece by piece and card by card."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.content import Content
from textual.widgets import Static

from erawan.core import registry
from erawan.games.king_of_siam.notation import CARD_LETTERS, CARD_NAMES
from erawan.tui.labels import game_label
from erawan.tui.screens.base_screen import BaseScreen
from erawan.tui.translation import app_of, tell
from erawan.tui.widgets.key_bar import Key, KeyBar
from erawan.words import Phrase, knows, say

# What the keys of each screen do.
KEYS = {
    "start": (
        ("↵", "tui-help-enter-field"),
        ("tab ↑↓", "tui-key-next"),
        ("b", "tui-key-begin"),
        ("g", "tui-key-games"),
        ("c", "tui-key-connect"),
    ),
    "table": (
        ("↑ ↓ ← →", "tui-help-arrows"),
        ("tab  shift+tab", "tui-help-tab"),
        ("↵  space", "tui-help-enter"),
        ("esc  backspace", "tui-help-back"),
        ("mouse", "tui-help-mouse"),
        ("t", "tui-help-type"),
        ("o", "tui-help-notation"),
        ("h", "tui-help-hint"),
        ("e", "tui-help-think"),
        ("u", "tui-help-undo"),
        ("r", "tui-key-resign"),
        ("s", "tui-help-save"),
        ("v", "tui-help-review"),
        ("n", "tui-key-again"),
    ),
    "games": (("↵", "tui-help-open"), ("v", "tui-help-review"), ("o", "tui-key-other-file")),
    "replay": (
        ("← →", "tui-key-turns"),
        ("home  end", "tui-key-ends"),
        ("a", "tui-help-analyse"),
        ("w", "tui-key-annotate"),
    ),
    "server": (("↵", "tui-key-open"), ("F4", "tui-key-new-game")),
    "new-game": (("↵", "tui-help-enter-field"), ("tab ↑↓", "tui-key-next"), ("b", "tui-key-begin")),
}
_EVERYWHERE = (
    ("F1", "tui-key-help"),
    ("F2", "tui-key-daylight"),
    ("F3", "tui-key-language"),
    ("q", "tui-key-leave"),
    ("ctrl+c", "tui-key-quit"),
)
_SIAM = ("goal", "turn", "push", "strength", "off")
_FACTIONS = {"rama": "kos-rama", "lao": "kos-lao", "malay": "kos-malay"}
_OWN_GAMES = ("siam", "king-of-siam")
_WIDEST_KEY = 16


class HelpScreen(BaseScreen):
    """All help on one long page."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("q,escape,enter", "leave"),
        Binding("f1", "leave", priority=True),
    ]

    def __init__(self, topic: str) -> None:
        super().__init__()
        self._topic = topic

    def compose(self) -> ComposeResult:
        """Yield the keys, then the rules."""
        with VerticalScroll(id="help"):
            yield Static(id="help-keys")
            yield Static(id="help-siam")
            yield Static(id="help-king-of-siam")
            yield Static(id="help-other-games")
        yield KeyBar()

    def on_mount(self) -> None:
        """Show the page, ready to be scrolled."""
        self.retranslate()
        self.query_one("#help").focus()

    def retranslate(self) -> None:
        """Show the page in the current language."""
        keys = (*KEYS[self._topic], *_EVERYWHERE)
        rows = [Content(tell(self, "tui-help-title")).stylize("bold")]
        rows += [Content(f"  {key:{_WIDEST_KEY}}").stylize("bold") + Content(tell(self, words)) for key, words in keys]
        self.query_one("#help-keys", Static).update(Content("\n").join(rows))
        self.query_one("#help-siam", Static).update(self._siam())
        self.query_one("#help-king-of-siam", Static).update(self._king_of_siam())
        others = self._other_games()
        self.query_one("#help-other-games", Static).update(others)
        self.query_one("#help-other-games", Static).display = bool(others)
        self.query_one(KeyBar).show((Key("↑↓", "tui-key-scroll", ""), Key("q", "tui-key-leave", "screen.leave")))

    def _siam(self) -> Content:
        parts = [Content(tell(self, "web-siam-rules-title")).stylize("bold")]
        for name in _SIAM:
            parts.append(self._entry(tell(self, f"web-siam-rules-{name}"), tell(self, f"web-siam-rules-{name}-more")))
        parts.append(Content(tell(self, "play-help-turns-siam")).stylize("dim"))
        return Content("\n").join(parts)

    def _king_of_siam(self) -> Content:
        parts = [Content(tell(self, "web-kos-rules-title")).stylize("bold")]
        parts.append(Content("  " + tell(self, "web-kos-rules-turn")))
        for letter, name in zip(CARD_LETTERS, CARD_NAMES, strict=True):
            faction = _FACTIONS.get(name)
            if faction:
                told = tell(self, "web-kos-rule-faction", faction=Phrase(faction))
            else:
                told = tell(self, f"web-kos-rule-{name}")
            parts.append(self._entry(f"{letter} {tell(self, f'kos-card-{name}')}", told))
        for words in ("after", "undoing", "teams"):
            parts.append(Content("  " + tell(self, f"web-kos-rule-{words}")))
        parts.append(self._entry(tell(self, "web-kos-struggle"), tell(self, "web-kos-rule-struggle")))
        winning = f"{tell(self, 'web-kos-rule-winning')} {tell(self, 'web-kos-rule-colony')}"
        parts.append(self._entry(tell(self, "web-kos-winning"), winning))
        parts.append(Content(tell(self, "play-help-turns-king-of-siam")).stylize("dim"))
        return Content("\n").join(parts)

    def _other_games(self) -> Content:
        """Return the help texts of games from other packages."""
        language = app_of(self).language
        parts = []
        for name in registry.names():
            told = [Phrase(f"play-goal-{name}"), Phrase(f"play-help-turns-{name}")]
            if name not in _OWN_GAMES and knows(told[0], language):
                parts.append(Content(game_label(name, language)).stylize("bold"))
                parts += [Content(f"  {say(phrase, language)}") for phrase in told if knows(phrase, language)]
        return Content("\n").join(parts)

    def _entry(self, name: str, told: str) -> Content:
        return Content(f"  {name}: ").stylize("bold") + Content(told)

    def action_leave(self) -> None:
        """Return to the previous screen."""
        self.app.pop_screen()

    async def action_help(self) -> None:
        """Close the help, which is open already."""
        self.action_leave()
