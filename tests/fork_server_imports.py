"""The imports of the tests' fork server: the server, the command line, and loaded kernels."""

import erawan
import erawan.cli.serve
import erawan.cli.token
import tests.server.faulty_server
import tests.server.faulty_worker  # noqa: F401  (imported here so that every fork has it)
from erawan.players import make_player
from erawan.search.limits import Limits

# Calling kernels loads them from the cache, where tests.compile_all_kernels has put them.
for _name in ("siam", "king-of-siam"):
    _state = erawan.game(_name).start(seed=1)
    for _level in ("level-1", "level-8"):
        make_player(_level, _state.game, 1).choose(_state.view(_state.to_move), Limits(nodes=8))
