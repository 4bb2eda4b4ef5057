"""The people connected to games at other server processes, as each process reported last."""

from __future__ import annotations

from erawan.server.cluster.process_messages import Presence

# A process names at most this many people; it only counts the others.
MOST_PEOPLE = 200


class RemotePresence:
    """The people and anonymous connections of each game, by process."""

    def __init__(self) -> None:
        self._games: dict[str, dict[str, Presence]] = {}

    def note(self, received: Presence) -> bool:
        """Store what a process reported; return whether anything has changed."""
        at_game = self._games.get(received.game, {})
        before = at_game.get(received.sender)
        if _parts(before) == _parts(received):
            return False
        if received.people or received.anonymous:
            self._games.setdefault(received.game, at_game)[received.sender] = received
        else:
            at_game.pop(received.sender, None)
            if not at_game:
                self._games.pop(received.game, None)
        return True

    def people(self, game: str) -> set[str]:
        """Return the people who are connected to a game at other processes."""
        at_game = self._games.get(game)
        return {person for received in at_game.values() for person in received.people} if at_game else set()

    def anonymous(self, game: str) -> int:
        """Return how many anonymous connections to a game there are at other processes."""
        return sum(received.anonymous for received in self._games.get(game, {}).values())

    def forget_process(self, name: str) -> list[str]:
        """Forget what a process reported; return the affected games."""
        concerned = [game for game, at_game in self._games.items() if name in at_game]
        for game in concerned:
            del self._games[game][name]
            if not self._games[game]:
                del self._games[game]
        return concerned

    def forget_game(self, game: str) -> None:
        """Forget a game that has no subscribers here."""
        self._games.pop(game, None)


def _parts(received: Presence | None) -> tuple[tuple[str, ...], int]:
    return ((), 0) if received is None else (received.people, received.anonymous)
