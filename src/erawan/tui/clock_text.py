"""Format clocks as text."""

from __future__ import annotations

from erawan.tui.game_session import GameSession
from erawan.tui.labels import seat_label
from erawan.words import Phrase, say


def clock_row(session: GameSession, language: str) -> str:
    """Return the time left of each seat, with the running clock marked; an empty text without clocks."""
    parts = []
    for seat, left_ms in enumerate(session.clocks or (), 1):
        mark = "▶ " if seat == session.running_clock else ""
        parts.append(f"{mark}{seat_label(session.game, seat, language)} {format_left(left_ms, language)}")
    return " · ".join(parts)


def format_left(left_ms: int, language: str) -> str:
    """Return a time as clocks show it: minutes and seconds, hours, days."""
    seconds = -(-left_ms // 1000)  # a clock shows 0:00 when nothing is left
    days, seconds = divmod(seconds, 24 * 3600)
    hours, minutes = seconds // 3600, seconds // 60 % 60
    if days:
        return f"{days} {say(Phrase('web-days'), language)} {hours}:{minutes:02}"
    return f"{hours}:{minutes:02}:{seconds % 60:02}" if hours else f"{minutes}:{seconds % 60:02}"
