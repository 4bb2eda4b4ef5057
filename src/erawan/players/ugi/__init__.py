"""UGI, the Universal Game Interface, both ways: our players for other programs, other programs as our players.

``docs/ugi.md`` is the protocol as we speak it. ``info.py`` and ``go.py`` hold the lines that both sides know,
``server.py`` the conversation of ``erawan ugi``, ``program.py`` and ``player.py`` another program as a player.
"""

from erawan.players.ugi.player import UgiPlayer
from erawan.players.ugi.program import Patience, ProgramError

__all__ = ["Patience", "ProgramError", "UgiPlayer"]
