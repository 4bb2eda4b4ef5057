"""Apply a message of the server to the view of a game: a pure function.

``web/src/game/reduce.ts`` does the same in the browser; ``tests/client/recorded_messages.json`` drives both to the
same views.
"""

from __future__ import annotations

from typing import NamedTuple

from msgspec.structs import replace

from erawan.protocol import messages as p


class GameState(NamedTuple):
    """The state of a game as a client knows it."""

    view: p.GameView | None = None
    """The game; None before the first snapshot."""
    has_gap: bool = False
    """Whether a message was missed, so that the client must ask for a snapshot."""


def reduce_game(state: GameState, message: p.Outgoing | None) -> GameState:
    """Return the state after a message; the same object where the message changes nothing."""
    if isinstance(message, p.Snapshot):
        return GameState(message.game)
    view = state.view
    if view is None or getattr(message, "game", None) != view.id:
        return state
    if isinstance(message, p.PlayedMessage):
        return _add_turn(state, view, message)
    if isinstance(message, p.Changed):
        changes = {name: getattr(message, name) for name in _CHANGED_FIELDS}
        return state._replace(view=replace(view, **changes))
    if isinstance(message, p.PreparedMessage):
        others = [each for each in view.prepared if each.seat != message.seat]
        prepared = [*others, message.prepared] if message.prepared is not None else others
        return state._replace(view=replace(view, prepared=prepared))
    if isinstance(message, p.WatchersMessage):
        return state._replace(view=replace(view, watchers=message.count))
    if isinstance(message, p.SaidMessage):
        return state._replace(view=replace(view, said=[*view.said, message.said]))
    return state


_CHANGED_FIELDS = (
    "status",
    "seats",
    "request",
    "clock",
    "thinking",
    "rematch",
    "title",
    "is_rated",
    "is_help_off",
    "hinted",
)


def _add_turn(state: GameState, view: p.GameView, message: p.PlayedMessage) -> GameState:
    position, before = message.position, view.position
    if position.line != before.line or position.ply > before.ply + 1:
        return state._replace(has_gap=True)
    if position.ply <= before.ply:
        return state
    if view.has_all_turns:
        turns = [*view.turns, replace(message.turn, after=position.text)]
    else:
        # K4.6: each seat's latest turn, in the order in which they were made.
        turns = [turn for turn in view.turns if turn.seat != message.turn.seat] + [message.turn]
    after = replace(
        view,
        position=position,
        turns=turns,
        clock=message.clock,
        request=message.request,
        thinking=message.thinking,
        result=message.result,
        ratings=message.ratings,
        status="over" if message.result else view.status,
    )
    # A game that is over shows everything that was hidden; a snapshot brings it.
    return GameState(after, has_gap=state.has_gap or (message.result is not None and not view.has_all_turns))
