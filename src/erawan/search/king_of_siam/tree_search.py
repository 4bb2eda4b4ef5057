"""Monte-Carlo tree search (PUCT with implicit minimax backups) over whole turns or small actions, values per seat.

With the hand-made evaluation, a node is an expanded position between two turns. Its edges are its candidates
(``candidates.py``), each with the evaluation of the position after it. With a net a node is any position, and its edges
are its legal actions (``net_actions.py``): a card, then each of its targets, then the follower to take.

One round walks from the root to an edge whose position is not expanded,
expands it, and carries its value back. The numbered steps:

1. Select: the seat to move takes the edge with the highest value plus bonus. The bonus favours promising edges with few
   visits. An edge's value mixes the mean of all rounds through it with the minimax value of the known positions below
   it (Lanctot and others, "Monte Carlo Tree Search with heuristic evaluations using implicit minimax backups", 2014).
2. Expand: list the candidates of the new position; their evaluations give the prior.
3. Back up: means, minimax values (each seat picks what is best for itself; with four, partners have the same
   values), and proofs: a won edge proves a node for its seat. With at most one card left the result is exact.

The tree lies in arrays of a fixed size; when they are full the search ends.
"""

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from erawan.core.compiled import compiled, kernel, large_kernel
from erawan.core.contract import Numbers, Vector
from erawan.core.playout import copy
from erawan.games.king_of_siam.layout import (
    IS_OVER,
    MOST_PLAYERS,
    PLAYERS,
    STAGE,
    STATE_SIZE,
    TO_MOVE,
    TURN_START,
)
from erawan.games.king_of_siam.state_queries import cards_left
from erawan.games.king_of_siam.winning import write_shares
from erawan.nets.king_of_siam_net import KingOfSiamNet
from erawan.search.king_of_siam.candidates import (
    MOST_CANDIDATES,
    MOST_EFFECTS,
    WORK_SIZE,
    apply_turn,
    list_candidates,
)
from erawan.search.king_of_siam.endings import ENDING_WORK, winners_with_few_cards
from erawan.search.king_of_siam.net_actions import list_actions, make_net_work

LONGEST_PATH = 256
UNSEEN = -1
ROOT = np.zeros(1, np.int64)  # a number from an array is no constant to Numba
FULL_NODES = 10_000

# The places in `settings`.
EXPLORATION, TEMPERATURE, MINIMAX, KEPT, EFFECTS, LEAF_DEPTH = 0, 1, 2, 3, 4, 5
DEFAULT_SETTINGS = np.array([0.1, 0.1, 0.5, 12, 8, 1.0], np.float32)
NET_SETTINGS = np.array([0.1, 0.1, 0.5, 0, 0, 1.0], np.float32)

# The places in `counts`.
NODES, EDGES, ROUNDS, DEEPEST = 0, 1, 2, 3
COUNT_SIZE = 4


class SearchTree(NamedTuple):
    """The arrays of a tree. Node 0 is the root."""

    counts: Vector
    first_edge: npt.NDArray[np.int32]
    edge_count: npt.NDArray[np.int32]
    seat: npt.NDArray[np.int8]
    proven: npt.NDArray[np.int8]
    turn: Vector
    child: npt.NDArray[np.int32]
    visits: npt.NDArray[np.int32]
    prior: Numbers
    total: Numbers
    best: Numbers
    edge_proven: npt.NDArray[np.int8]


def make_tree(nodes: int, most_edges: int) -> SearchTree:
    """Return an empty tree with room for that many expanded positions, each with at most ``most_edges``.

    Edges get half of the largest possible room: many positions of a large tree are late ones with few cards.
    """
    full = min(nodes, FULL_NODES)
    edges = MOST_CANDIDATES + most_edges * (full + (nodes - full) // 2)
    return SearchTree(
        counts=np.zeros(COUNT_SIZE, np.int64),
        first_edge=np.zeros(nodes, np.int32),
        edge_count=np.zeros(nodes, np.int32),
        seat=np.zeros(nodes, np.int8),
        proven=np.zeros(nodes, np.int8),
        turn=np.zeros(edges, np.int64),
        child=np.zeros(edges, np.int32),
        visits=np.zeros(edges, np.int32),
        prior=np.zeros(edges, np.float32),
        total=np.zeros((edges, MOST_PLAYERS), np.float32),
        best=np.zeros((edges, MOST_PLAYERS), np.float32),
        edge_proven=np.zeros(edges, np.int8),
    )


@kernel
def edge_value(tree: SearchTree, edge: int, seat: int, settings: Numbers) -> float:
    """Return the value of an edge for a seat: the mean of its rounds mixed with its minimax value."""
    if tree.visits[edge] == 0 or tree.edge_proven[edge] == 1:
        return tree.best[edge, seat]  # type: ignore[no-any-return]
    mean = tree.total[edge, seat] / tree.visits[edge]
    return mean + settings[MINIMAX] * (tree.best[edge, seat] - mean)  # type: ignore[no-any-return]


@large_kernel
def _select(tree: SearchTree, node: int, settings: Numbers) -> int:
    """Step 1: return the edge to follow."""
    first, count, seat = tree.first_edge[node], tree.edge_count[node], tree.seat[node]
    rounds = 1
    for edge in range(first, first + count):
        rounds += tree.visits[edge]
    spread = settings[EXPLORATION] * math.sqrt(rounds)
    chosen, highest = first, -1e9
    for edge in range(first, first + count):
        # A proven edge needs no more rounds, unless nothing else is left.
        bonus = -4.0 if tree.edge_proven[edge] == 1 else spread * tree.prior[edge] / (1 + tree.visits[edge])
        score = edge_value(tree, edge, seat, settings) + bonus
        if score > highest:
            chosen, highest = edge, score
    return chosen  # type: ignore[no-any-return]


@kernel
def _has_room(tree: SearchTree) -> bool:
    """Return whether the tree can take another node."""
    return tree.counts[NODES] < len(tree.seat) and tree.counts[EDGES] + MOST_CANDIDATES <= len(tree.turn)  # type: ignore[no-any-return]


@large_kernel
def _add_node(tree: SearchTree, seat: int, temperature: float, turns: Vector, found: Numbers, n: int) -> int:
    """Step 2: add a node for a position whose candidates are listed; return its number."""
    node, first = tree.counts[NODES], tree.counts[EDGES]
    highest = -2.0
    for i in range(n):
        highest = max(highest, found[i, seat])
    total = 0.0
    for i in range(n):
        edge = first + i
        tree.turn[edge] = turns[i]
        tree.child[edge] = UNSEEN
        tree.visits[edge] = 0
        tree.edge_proven[edge] = 0
        tree.prior[edge] = math.exp((found[i, seat] - highest) / temperature)
        total += tree.prior[edge]
        for other in range(MOST_PLAYERS):
            tree.best[edge, other] = found[i, other]
            tree.total[edge, other] = 0.0
    for edge in range(first, first + n):
        tree.prior[edge] /= total
    tree.first_edge[node], tree.edge_count[node] = first, n
    tree.seat[node] = seat
    tree.proven[node] = 0
    tree.counts[NODES] += 1
    tree.counts[EDGES] += n
    return node  # type: ignore[no-any-return]


@large_kernel
def _best_edge(tree: SearchTree, node: int) -> int:
    """Return the edge with the highest minimax value for the seat to move."""
    first, seat = tree.first_edge[node], tree.seat[node]
    chosen = first
    for edge in range(first, first + tree.edge_count[node]):
        if tree.best[edge, seat] > tree.best[chosen, seat]:
            chosen = edge
    return chosen  # type: ignore[no-any-return]


@kernel
def _back_up(tree: SearchTree, path: Vector, length: int, values: Numbers) -> None:
    """Step 3: means, minimax values and proofs, from the last edge up to the root."""
    for at in range(length - 1, -1, -1):
        edge = path[at]
        tree.visits[edge] += 1
        for seat in range(MOST_PLAYERS):
            tree.total[edge, seat] += values[seat]
        node = tree.child[edge]
        if node >= 0 and tree.edge_proven[edge] == 0:
            below = _best_edge(tree, int(np.int64(node)))
            for seat in range(MOST_PLAYERS):
                tree.best[edge, seat] = tree.best[below, seat]
            # A win of the seat to move there is certain, whatever the other turns are.
            if tree.edge_proven[below] == 1 and tree.best[below, tree.seat[node]] > 0.5:
                tree.edge_proven[edge] = 1


@compiled
def grow(
    tree: SearchTree, root: Vector, settings: Numbers, weights: Numbers, net: KingOfSiamNet, rounds: int, stop: Vector
) -> int:
    """Add at most ``rounds`` nodes to the tree and return how many; end early when stopped, full or proven.

    The net evaluates positions; if it is empty, the weights do.
    """
    net_work = make_net_work()
    turns = np.empty(MOST_CANDIDATES, np.int64)
    found = np.empty((MOST_CANDIDATES, MOST_PLAYERS), np.float32)
    work = np.empty(WORK_SIZE, np.int64)
    scores = np.empty(MOST_EFFECTS, np.float32)
    values = np.empty(MOST_PLAYERS, np.float32)
    state = np.empty(STATE_SIZE, np.int64)
    path = np.empty(LONGEST_PATH, np.int64)
    ending_work = np.zeros(ENDING_WORK, np.int64)
    added = 0
    while added < rounds and stop[0] == 0:
        copy(root, state)
        node, length, edge, depth = (0 if tree.counts[NODES] > 0 else UNSEEN), 0, 0, 0
        while node >= 0 and length < LONGEST_PATH:
            edge = _select(tree, node, settings)
            path[length] = edge
            length += 1
            apply_turn(state, tree.turn[edge])
            depth += state[STAGE] == TURN_START
            node = tree.child[edge]
        if not _has_room(tree):
            break
        added += 1
        tree.counts[ROUNDS] += 1
        tree.counts[DEEPEST] = max(tree.counts[DEEPEST], depth)
        if length > 0 and state[STAGE] == TURN_START and (state[IS_OVER] == 1 or cards_left(state) <= 1):
            write_shares(winners_with_few_cards(state, ending_work), state[PLAYERS], values)
            tree.edge_proven[edge] = 1
            for seat in range(MOST_PLAYERS):
                tree.best[edge, seat] = values[seat]
        else:
            if len(net.rows) > 0:
                n = list_actions(state, net, net_work, turns, found)
            else:
                n = list_candidates(
                    state, weights, int(settings[EFFECTS]), int(settings[KEPT]), turns, found, work, scores, values
                )
            node = _add_node(tree, state[TO_MOVE], settings[TEMPERATURE], turns, found, n)
            if length > 0:
                tree.child[edge] = node
                below = _best_edge(tree, node)
                for seat in range(MOST_PLAYERS):
                    static = tree.best[edge, seat]
                    values[seat] = static + settings[LEAF_DEPTH] * (tree.best[below, seat] - static)
        _back_up(tree, path, length, values)
        best = _best_edge(tree, ROOT[0])
        if tree.edge_proven[best] == 1 and tree.best[best, tree.seat[0]] > 0.5:
            break
    return added
