"""A plain minimax search to compare with: every turn to the same depth, no pruning."""

import numpy as np

from erawan.core.contract import make_buffers
from erawan.games.siam import kernel as k
from erawan.search.siam.alphabeta import WIN
from erawan.search.siam.evaluation import score
from erawan.search.siam.threats import NONE, winning_push


def minimax(vector, depth, weights, ply=0, sees_wins=False):
    """Return the value of a position; with ``sees_wins`` a win at once counts even at the horizon."""
    if vector[k.RESULT] != k.RUNNING:
        if vector[k.RESULT] == k.DRAWN:
            return 0
        return WIN - ply if vector[k.RESULT] - k.ELEPHANTS_WON == vector[k.TO_MOVE] else ply - WIN
    if depth == 0:
        if sees_wins and winning_push(vector, vector[k.TO_MOVE]) != NONE:
            return WIN - ply - 1
        return score(vector, weights)
    values = []
    for action in legal_actions(vector):
        child = vector.copy()
        k.apply(child, action)
        values.append(-minimax(child, depth - 1, weights, ply + 1, sees_wins))
    return max(values)


def legal_actions(vector):
    out, scratch = make_buffers(k.SiamTag())
    return out[: k.legal(vector, out, scratch)].astype(np.int64)


def wins_with(vector, action):
    child = vector.copy()
    k.apply(child, action)
    return child[k.RESULT] == k.ELEPHANTS_WON + vector[k.TO_MOVE]
