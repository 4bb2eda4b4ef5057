"""The part of a game of Siam that a seat or a spectator may see: everything (S1; nothing is hidden)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from erawan.core.outcome import View

if TYPE_CHECKING:
    from erawan.games.siam.state import SiamState


def view(state: SiamState, seat: int | None) -> View:
    """Return the whole position, the same for everybody."""
    return View(state.game.check_seat(seat), str(state), state.to_move, state.latest)
