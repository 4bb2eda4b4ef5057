"""A plain exhaustive search over the rules alone, to check the solver by: no evaluation, no order, no bounds.

``can_win`` asks the same question as ``solver.prove``. Turns are found by walking the rules' small actions.
"""

from functools import cache

import numpy as np

from erawan.core.contract import make_buffers
from erawan.games.king_of_siam import kernel
from erawan.games.king_of_siam import layout as k
from erawan.games.king_of_siam.winning import winners

TAG = kernel.KingOfSiamTag()


def whole_turns(vector):
    """Yield every legal turn as its actions, with the vector after it."""
    out, scratch = make_buffers(TAG)
    waiting = [((), vector)]
    while waiting:
        made, here = waiting.pop()
        for action in out[: kernel.legal(here, out, scratch)].tolist():
            after = here.copy()
            kernel.apply(after, action)
            if kernel.is_turn_start(after):
                yield (*made, action), after
            else:
                waiting.append(((*made, action), after))


def can_win(vector, attackers):
    """Return whether a set of seats can force a win of one of them, whatever the others do."""

    @cache
    def search(content):
        here = np.frombuffer(content, np.int64).copy()
        if here[k.IS_OVER]:
            return bool(winners(here) & attackers)
        is_attacking = bool(attackers >> int(here[k.TO_MOVE]) & 1)
        seen = set()
        for _, after in whole_turns(here):
            content_after = after.tobytes()
            if content_after not in seen:
                seen.add(content_after)
                if search(content_after) == is_attacking:
                    return is_attacking
        return not is_attacking

    return search(vector.tobytes())


def count_turns(vector, most):
    """Return the number of legal turns, or ``most`` if there are more."""
    count = 0
    for _ in whole_turns(vector):
        count += 1
        if count == most:
            break
    return count
