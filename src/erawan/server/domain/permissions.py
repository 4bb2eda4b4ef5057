"""Permission checks for games and studies. Each function raises the error that the user gets if it is not allowed."""

from __future__ import annotations

from erawan.protocol.seats_and_clocks import Anyone
from erawan.server.domain.decisions import RefusedError
from erawan.server.domain.player_ratings import is_rated_so_far
from erawan.server.domain.table import Table


def check_open_seat(table: Table, seat: int) -> None:
    """Refuse a seat that is not open to everyone."""
    table.game.check_seat(seat)
    if not isinstance(table.plan.seats[seat - 1], Anyone):
        raise RefusedError("table.not_open", seat=seat)


def check_can_link(table: Table, user_id: str | None, seat: int) -> bool:
    """Refuse a link for a seat that the user may not give away; return whether the seat is the user's own.

    A link to the user's own seat continues the game on another device. A link to a free seat is an invitation.
    """
    table.game.check_seat(seat)
    is_own = user_id is not None and seat in table.seats_of(user_id)
    if not is_own and not can_invite(table, user_id, seat):
        raise RefusedError("table.no_seat")
    return is_own


def can_invite(table: Table, user_id: str | None, seat: int) -> bool:
    """Return whether a user may invite a person to a seat.

    The seat must be free and not open to everyone. Before the game begins only its creator may invite; afterwards,
    when a player has left, every player may.
    """
    if user_id is None or seat not in table.free_seats() or isinstance(table.plan.seats[seat - 1], Anyone):
        return False
    return table.made_by == user_id or (table.has_begun and bool(table.seats_of(user_id)))


def check_can_download(table: Table) -> None:
    """Refuse the record of a running game that hides cards (K4.6)."""
    if not table.is_fully_visible:
        raise RefusedError("table.hidden", rule="K4.6")


# ---- help in running games


def is_between_people(table: Table) -> bool:
    """Return whether different people play a game."""
    return len(set(table.people.values())) + len(table.free_seats()) > 1


def is_help_off(table: Table) -> bool:
    """Return whether help from the engine is off while a game runs: if it is rated, or between people.

    An option of the game allows help between people; such a game is casual and never rated.
    """
    return is_rated_so_far(table) or (is_between_people(table) and not table.plan.hints)


def is_protected(table: Table) -> bool:
    """Return whether a game runs now and help from the engine is off in it."""
    return table.is_running and is_help_off(table)


def check_can_analyse(table: Table, user_id: str | None) -> None:
    """Refuse the analysis of a running game, unless one user holds all seats and no card is hidden (K4.6).

    In a casual game that allows hints, every player may analyse.
    """
    own = table.seats_of(user_id) if user_id is not None else ()
    holds_all_seats = len(own) == table.game.seats
    is_allowed = table.has_begun and bool(own) and table.plan.hints and not is_rated_so_far(table)
    if table.result is None and not ((holds_all_seats or is_allowed) and table.is_fully_visible):
        raise RefusedError("analysis.running", rule="" if table.is_fully_visible else "K4.6")


def check_is_over(table: Table) -> None:
    """Refuse a game that still runs, whoever plays it."""
    if table.result is None:
        raise RefusedError("analysis.running")


def check_can_study(table: Table) -> None:
    """Refuse to open a running game as a study."""
    if table.result is None:
        raise RefusedError("study.running")


def check_owns_study(owner_id: str, user_id: str) -> None:
    """Refuse to change the study of another user."""
    if owner_id != user_id:
        raise RefusedError("study.not_yours")


def can_merge_guest(has_passphrase: bool, is_bot: bool) -> bool:
    """Return whether the seats of a user may move to another account at sign-in: only those of a guest.

    A user who can sign in again keeps them.
    """
    return not has_passphrase and not is_bot
