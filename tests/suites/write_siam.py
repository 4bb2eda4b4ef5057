"""Write tests/suites/siam.txt: tactical positions of Siam, verified by an exhaustive search of its own.

    PYTHONPATH=src python -m tests.suites.write_siam

Positions come from games of a shallow engine. Each line is ``position ; best turns ; what``. ``wins in 1``,
``wins in 3`` and ``wins in 5`` list every turn that forces a win in that many turns; there is no faster win. ``avoids``
lists the turns (at most three) that do not lose at once, where every other one does. The solver below knows nothing of
the engine's search or evaluation: it tries every turn of the rules.
"""

from pathlib import Path
from random import Random

import numpy as np
from numba import njit

from erawan.core.contract import make_buffers
from erawan.games.siam import kernel as k
from erawan.games.siam.notation import TURN_TEXTS
from erawan.games.siam.state import Siam
from erawan.search.limits import Limits
from erawan.search.siam.engine import EngineSettings, SiamEngine

FILE = Path(__file__).with_name("siam.txt")
WANTED = {"wins in 1": 90, "wins in 3": 130, "wins in 5": 40, "avoids": 90}
NODES = 3000
MOST_AVOIDING = 3


@njit(nogil=True)
def can_win(states, actions, scratch, ply, turns):
    """Return whether the side to move at a ply wins within ``turns`` turns (an odd number), whatever the answers."""
    count = k.legal(states[ply], actions[ply], scratch)
    side = states[ply, k.TO_MOVE]
    for i in range(count):
        states[ply + 1] = states[ply]
        k.apply(states[ply + 1], actions[ply, i])
        if states[ply + 1, k.RESULT] == k.ELEPHANTS_WON + side:
            return True
    if turns > 1:
        for i in range(count):
            states[ply + 1] = states[ply]
            k.apply(states[ply + 1], actions[ply, i])
            if states[ply + 1, k.RESULT] != k.RUNNING:
                continue
            answers = k.legal(states[ply + 1], actions[ply + 1], scratch)
            is_forced = True
            for j in range(answers):
                states[ply + 2] = states[ply + 1]
                k.apply(states[ply + 2], actions[ply + 1, j])
                result = states[ply + 2, k.RESULT]
                if result == k.RUNNING:
                    is_forced = can_win(states, actions, scratch, ply + 2, turns - 2)
                else:
                    is_forced = result == k.ELEPHANTS_WON + side
                if not is_forced:
                    break
            if is_forced:
                return True
    return False


def wins_within(vector, turns):
    """Return whether the side to move wins within ``turns`` turns."""
    states = np.zeros((turns + 3, k.STATE_SIZE), np.int64)
    states[0] = vector
    actions, scratch = np.zeros((turns + 3, k.MAX_LEGAL), np.int16), np.zeros(6, np.int64)
    return vector[k.RESULT] == k.RUNNING and can_win(states, actions, scratch, 0, turns)


def children(vector):
    """Yield every action with the vector after it."""
    out, scratch = make_buffers(k.SiamTag())
    for action in out[: k.legal(vector, out, scratch)].tolist():
        child = vector.copy()
        k.apply(child, action)
        yield action, child


def has_won(vector, side):
    return vector[k.RESULT] == k.ELEPHANTS_WON + side


def forces(vector, turns):
    """Return the actions after which the mover wins within ``turns`` turns, whatever the answers."""
    side = vector[k.TO_MOVE]
    found = []
    for action, child in children(vector):
        if has_won(child, side) or (turns > 1 and child[k.RESULT] == k.RUNNING and is_lost(child, side, turns - 2)):
            found.append(action)
    return found


def is_lost(vector, winner, turns):
    """Return whether the winner wins within ``turns`` turns after any answer."""
    return all(has_won(after, winner) or wins_within(after, turns) for _, after in children(vector))


def avoiding(vector):
    """Return the actions after which the other side cannot win at once; none if there are more than a few."""
    safe = []
    for action, child in children(vector):
        if child[k.RESULT] == k.RUNNING and not wins_within(child, 1):
            safe.append(action)
            if len(safe) > MOST_AVOIDING:
                return []
    return safe


def classify(vector, thought, side):
    """Return the kind of task that a position is, with its best actions; None if it is none."""
    if wins_within(vector, 1):
        return "wins in 1", forces(vector, 1)
    if thought.evaluation.is_proven and thought.evaluation.returns[side] > 0:
        distance = thought.evaluation.distance
        if distance in (3, 5) and not wins_within(vector, distance - 2):
            found = forces(vector, distance)
            return (f"wins in {distance}", found) if found else None
    safe = avoiding(vector)
    return ("avoids", safe) if safe else None


def write():
    """Play games until there are enough positions of each kind."""
    left, lines, seen = dict(WANTED), [], set()
    seed = 0
    while any(left.values()):
        seed += 1
        chance, engine = Random(seed), SiamEngine(EngineSettings(table_mb=1.0, variety=31), seed)
        state = Siam().start()
        for _ in range(chance.randint(2, 6)):
            state = state.play(chance.choice(state.turns()))
        while state.outcome is None and len(state.seen_keys) < 120:
            thought = engine.think(state, Limits(nodes=NODES))
            distance = thought.evaluation.distance
            skip = distance == 5 and thought.evaluation.returns[state.to_move - 1] > 0 and not left["wins in 5"]
            found = None if skip or state.key in seen else classify(state.vector, thought, state.to_move - 1)
            if found and left[found[0]] > 0 and str(state).count(" ") == 1:
                left[found[0]] -= 1
                seen.add(state.key)
                lines.append(f"{state} ; {' '.join(TURN_TEXTS[a] for a in found[1])} ; {found[0]}")
            state = state.play(thought.turn)
        print(seed, left, flush=True)
    FILE.write_text("\n".join(sorted(lines, key=lambda line: line.rsplit(";", 1)[1])) + "\n", encoding="utf-8")


if __name__ == "__main__":
    write()
