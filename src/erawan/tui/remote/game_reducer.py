"""What a game looks like after a message of the server: values in, values out."""

from __future__ import annotations

from msgspec.structs import replace

from erawan.protocol import messages as p


def after(view: p.GameView | None, message: p.Outgoing) -> p.GameView | None:
    """The game after a message; None where something was missed, so that a snapshot is needed."""
    if isinstance(message, p.Snapshot):
        return message.game
    if view is None:
        return None
    if isinstance(message, p.PlayedMessage):
        return _played(view, message)
    if isinstance(message, p.Changed):
        return replace(
            view,
            status=message.status,
            seats=message.seats,
            request=message.request,
            clock=message.clock,
            thinking=message.thinking,
            rematch=message.rematch,
        )
    if isinstance(message, p.SaidMessage):
        return replace(view, said=[*view.said, message.said])
    return view


def _played(view: p.GameView, message: p.PlayedMessage) -> p.GameView | None:
    if message.position.ply != view.position.ply + 1 or message.position.line != view.position.line:
        return None
    turns = [*view.turns, message.turn]
    if not view.has_all_turns:
        # K4.6: each seat's latest, in the order in which they were made.
        turns = [turn for turn in view.turns if turn.seat != message.turn.seat] + [message.turn]
    return replace(
        view,
        position=message.position,
        turns=turns,
        clock=message.clock,
        request=message.request,
        thinking=message.thinking,
        result=message.result,
        status="over" if message.result else view.status,
    )
