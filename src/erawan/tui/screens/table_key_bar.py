"""The keys that the key bar of the table screen shows: those that do something now."""

from __future__ import annotations

from erawan.tui.game_session import GameSession
from erawan.tui.turn_builder import TurnBuilder
from erawan.tui.widgets.key_bar import Key

_MAKING = (
    Key("↵", "tui-key-choose", "screen.choose"),
    Key("esc", "tui-key-back", "screen.back"),
)
_WHOLE = (
    Key("↵", "tui-key-play", "screen.choose"),
    Key("esc", "tui-key-back", "screen.back"),
)
_ALWAYS = (
    Key("h", "tui-key-hint", "screen.hint"),
    Key("u", "tui-key-undo", "screen.take_back"),
    Key("e", "tui-key-think", "screen.think"),
    Key("F1", "tui-key-help", "screen.help"),
    Key("q", "tui-key-leave", "screen.leave"),
    Key("t", "tui-key-type", "screen.type_turn"),
    Key("s", "tui-key-save", "screen.save"),
    Key("r", "tui-key-resign", "screen.resign"),
    Key("F2", "tui-key-daylight", "app.daylight"),
    Key("F3", "tui-key-language", "app.pick_language"),
)
_QUESTION = (
    Key("y", "web-yes", "screen.answer(True)"),
    Key("x", "web-no", "screen.answer(False)"),
)
_OVER = (
    Key("v", "tui-key-review", "screen.review"),
    Key("n", "tui-key-again", "screen.again"),
    Key("u", "tui-key-undo", "screen.take_back"),
    Key("s", "tui-key-save", "screen.save"),
    Key("F1", "tui-key-help", "screen.help"),
    Key("q", "tui-key-leave", "screen.leave"),
)


def table_keys(session: GameSession, making: TurnBuilder | None) -> tuple[Key, ...]:
    """Return the keys for a state of the table."""
    if session.question is not None:
        return (*_QUESTION, *_ALWAYS)
    if session.ending is not None:
        return _OVER
    if making is None:
        return _ALWAYS
    return (*(_WHOLE if making.is_whole else _MAKING), *_ALWAYS)
