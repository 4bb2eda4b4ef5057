"""UGI, the Universal Game Interface, both ways: our players for other programs, other programs as our players.

``docs/ugi.md`` is the protocol as Erawan speaks it. ``info_line.py`` and ``go_line.py`` read and write the lines that
both sides use, ``conversation.py`` answers for ``erawan ugi``, ``external_program.py`` and ``external_player.py`` run
another program as a player.
"""

from erawan.players.ugi.external_player import UgiPlayer
from erawan.players.ugi.external_program import Patience, ProgramError

__all__ = ["Patience", "ProgramError", "UgiPlayer"]
