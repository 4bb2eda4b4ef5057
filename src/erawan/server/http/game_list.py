"""Lists of games."""

from __future__ import annotations

from collections.abc import Iterable

from erawan.protocol import requests as b
from erawan.protocol.seats_and_clocks import Opponent
from erawan.server.domain.table_setup import Plan
from erawan.server.store.game_store import Summary
from erawan.server.store.user_store import User


def list_games(summaries: Iterable[Summary], person: User | None) -> list[b.ListedGame]:
    """Games as somebody sees them in a list."""
    return [_listed(summary, person.id if person else None) for summary in summaries]


def _listed(summary: Summary, own: str | None) -> b.ListedGame:
    plan: Plan = summary.plan
    seats = [
        b.ListedSeat(
            row.seat,
            row.plan,
            row.plan.player if isinstance(row.plan, Opponent) else row.name,
            row.person is not None or isinstance(row.plan, Opponent),
            own is not None and row.person == own,
        )
        for row in summary.seats
    ]
    is_yours = any(seat.is_you and seat.seat == summary.to_move for seat in seats)
    return b.ListedGame(
        id=summary.id,
        title=summary.title,
        game=plan.header["game"],
        options=plan.header["options"],
        status=summary.status,
        ply=summary.ply,
        to_move=summary.to_move,
        your_turn=summary.status == "running" and is_yours,
        due_ms=summary.due_ms,
        winners=None if summary.winners is None else list(summary.winners),
        reason=summary.reason,
        made_ms=summary.made_ms,
        changed_ms=summary.changed_ms,
        clock=plan.clock,
        seats=seats,
    )
