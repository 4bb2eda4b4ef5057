"""A study: a start position and a tree of turns with comments; conversion from and to records.

The tree is a list. Each turn has the number of the turn that it follows (0: the start), which is smaller than its own.
Of the turns that follow the same one, the first continues the line, the others are variations. A list can be
read however deep the tree is, and its order is the order of the variations.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from erawan.core.errors import MalformedError
from erawan.core.state import State
from erawan.protocol.studies import LONGEST_COMMENT, MOST_TURNS, Tree, TreeTurn
from erawan.records import Record, RecordedTurn, Result, parse_record
from erawan.records.record import DEEPEST_VARIATION, verify
from erawan.server.domain.table_setup import check_map
from erawan.server.study.positions import first_state_of, place_of_header

# The length of all comments together: the server sends the whole study whenever it changes.
MAX_COMMENTS_LENGTH = 200_000


# A mark stands before a comment, as people write it.
_MARKED = re.compile(r"(!!|!\?|!|\?!|\?\?|\?)(?:\s+(.*))?", re.DOTALL)


def check_tree(tree: Tree) -> Tree:
    """Play every turn of a tree; return the tree with its turns in standard notation, or refuse it."""
    if tree.place.turns:
        raise MalformedError("study.turns_twice")
    _check_comments(tree)
    start = first_state_of(tree.place)
    states, depths, followed = [start], [0], set[int]()
    nodes = []
    for number, node in enumerate(tree.nodes, 1):
        if node.after >= number:
            raise MalformedError("study.order", number=number)
        depth = depths[node.after] + (node.after in followed)
        if depth > DEEPEST_VARIATION:
            raise MalformedError("record.too_deep", most=DEEPEST_VARIATION)
        before = states[node.after]
        turn = before.format_turn(before.parse_turn(node.turn))
        states.append(before.play(turn))
        depths.append(depth)
        followed.add(node.after)
        nodes.append(replace(node, turn=turn))
    return replace(tree, place=replace(tree.place, start=str(start)), nodes=nodes)


def _check_comments(tree: Tree) -> None:
    """Refuse comments if one is too long, or all together are; none is ever cut."""
    lengths = [len(tree.comment), *(len(node.comment) for node in tree.nodes)]
    if max(lengths) > LONGEST_COMMENT:
        raise MalformedError("study.long_comment", found=max(lengths), most=LONGEST_COMMENT)
    if sum(lengths) > MAX_COMMENTS_LENGTH:
        raise MalformedError("study.too_much", most=MAX_COMMENTS_LENGTH)


# ---- to records


def record_of(tree: Tree, title: str = "") -> Record:
    """Return the record of a checked tree: the first line is the game, the others are variations."""
    start = first_state_of(tree.place)
    nexts: list[list[int]] = [[] for _ in range(len(tree.nodes) + 1)]
    for number, node in enumerate(tree.nodes, 1):
        nexts[node.after].append(number)
    record = Record(
        start.game,
        str(start),
        _recorded(tree.nodes, nexts, nexts[0][0], nexts[0][1:]) if nexts[0] else (),
        result=_result(start, [tree.nodes[number - 1].turn for number in _line(nexts, 0)]),
        comment=tree.comment,
        tags={"title": title} if title else {},
    )
    return verify(record)


def _line(nexts: Sequence[Sequence[int]], at: int) -> Iterator[int]:
    """Yield the numbers of the turns of the line after a turn."""
    while nexts[at]:
        at = nexts[at][0]
        yield at


def _recorded(
    nodes: Sequence[TreeTurn], nexts: Sequence[Sequence[int]], first: int, others: Sequence[int]
) -> tuple[RecordedTurn, ...]:
    """Return the line that begins with a turn; ``others`` begin its variations."""
    line = []
    for number in (first, *_line(nexts, first)):
        node = nodes[number - 1]
        variations = tuple(_recorded(nodes, nexts, other, ()) for other in others)
        comment = f"{node.mark} {node.comment}".strip()
        line.append(RecordedTurn(node.turn, comment=comment, variations=variations))
        others = nexts[number][1:]
    return tuple(line)


def _result(state: State, turns: Sequence[str]) -> Result | None:
    for turn in turns:
        state = state.play(turn)
    return Result(state.outcome.winners, state.outcome.reason) if state.outcome else None


# ---- from records


def read_tree(text: str) -> Tree:
    """Return the tree of a record, with its variations and comments."""
    # Counted before they are replayed.
    _check_count(parse_record(text, is_verified=False))
    return tree_of(parse_record(text))


def _check_count(record: Record) -> None:
    """Refuse more turns than a tree may have, variations included."""
    count = _count(record.turns)
    if count > MOST_TURNS:
        raise MalformedError("table.too_long", found=count, most=MOST_TURNS)


def _count(line: Sequence[RecordedTurn]) -> int:
    return sum(1 + sum(map(_count, recorded.variations)) for recorded in line)


def tree_of(record: Record) -> Tree:
    """Return the tree of a verified record, with its variations and comments."""
    check_map(record.game)
    _check_count(record)
    nodes: list[TreeTurn] = []
    _gather(record.turns, 0, nodes)
    place = place_of_header(record.game.name, record.game.header(), record.start)
    tree = Tree(place=place, comment=record.comment, nodes=nodes)
    _check_comments(tree)
    return tree


def _gather(line: Sequence[RecordedTurn], after: int, nodes: list[TreeTurn]) -> None:
    for recorded in line:
        before, after = after, len(nodes) + 1
        nodes.append(_node(recorded, before))
        for variation in recorded.variations:
            _gather(variation, before, nodes)


def _node(recorded: RecordedTurn, after: int) -> TreeTurn:
    found = _MARKED.fullmatch(recorded.comment)
    mark, comment = (found[1], found[2] or "") if found else ("", recorded.comment)
    return TreeTurn(turn=recorded.turn, after=after, comment=comment, mark=mark)  # type: ignore[arg-type]
