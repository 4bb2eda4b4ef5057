"""A second, plain and slow implementation of Siam, written from the numbered rules alone, to check the kernel against.

A board is a dictionary from square names to pieces as position texts write them: N E S W n e s w #.
"""

COLUMNS, ROWS = "abcde", "12345"
SQUARES = [column + row for row in ROWS for column in COLUMNS]
EDGE = [s for s in SQUARES if s[0] in "ae" or s[1] in "15"]
STEPS = {"n": (0, 1), "e": (1, 0), "s": (0, -1), "w": (-1, 0)}
AGAINST = {"n": "s", "e": "w", "s": "n", "w": "e"}


class Oracle:
    """A position and its side to move; ``turns`` maps every legal turn to (board, winner) after it."""

    def __init__(self, text, push="walk", ban_turn=0):
        rows, self.side = text.split(" ")[:2]
        self.push, self.ban_turn = push, ban_turn
        self.board = {}
        for row, row_text in zip("54321", rows.split("/"), strict=True):
            spread = "".join("." * int(c) if c.isdigit() else c for c in row_text)
            self.board |= {COLUMNS[i] + row: c for i, c in enumerate(spread) if c != "."}

    def own(self, piece):
        return piece != "#" and piece.isupper() == (self.side == "E")

    def as_own(self, facing):
        return facing.upper() if self.side == "E" else facing

    def animals(self):
        return [s for s in SQUARES if s in self.board and self.own(self.board[s])]

    def turns(self):
        found = {}
        for facing in "nesw":
            if len(self.animals()) < 5:  # S2.1, S3.2: something must be in reserve before the turn
                for square in EDGE:
                    found |= self.enter(square, facing)
            for square in self.animals():
                if self.board[square].lower() != facing:  # S2.3
                    found[square + facing] = (self.board | {square: self.as_own(facing)}, None)
                for way in STEPS:
                    found |= self.go(square, way, facing)
        for square in set(self.animals()) & set(EDGE):  # S2.4
            found[square + "-"] = ({s: p for s, p in self.board.items() if s != square}, None)
        return found

    def banned(self, square):  # S4.4
        return 1 <= self.ban_turn <= 4 and square in ("c1", "c5")

    def enter(self, square, facing):
        if self.banned(square):
            return {}
        if square not in self.board:  # S2.1
            return {"+" + square + facing: (self.board | {square: self.as_own(facing)}, None)}
        if beyond(square, AGAINST[facing]) is not None:  # S3.2: it comes from outside
            return {}
        after = self.shove(dict(self.board), square, facing, self.as_own(facing))
        return {"+" + square + facing: after} if after else {}

    def go(self, square, way, facing):
        target = beyond(square, way)
        if target is None or self.banned(target):
            return {}
        rest = {s: p for s, p in self.board.items() if s != square}
        if target not in self.board:  # S2.2
            return {square + target + facing: (rest | {target: self.as_own(facing)}, None)}
        if self.board[square].lower() != way or facing != way:  # S3.1, S3.3
            return {}
        after = self.shove(rest, target, way, self.as_own(way))
        return {square + target + facing: after} if after else {}

    def shove(self, board, first, way, pusher):
        line = []
        square = first
        while square is not None and square in board:  # S3.3
            line.append(square)
            square = beyond(square, way)
        pieces = [board[s] for s in line]
        if not strong_enough(pieces, way, self.push):
            return None
        for s in line:
            del board[s]
        moved = [pusher, *pieces]
        targets = [*line, square]
        board |= {s: p for s, p in zip(targets, moved, strict=True) if s is not None}
        winner = None
        if square is None and pieces[-1] == "#":  # S4.1, S4.2
            nearest = [p for p in moved if p != "#" and p.lower() == way][-1]
            winner = "E" if nearest.isupper() else "R"
        return board, winner


def beyond(square, way):
    column, row = COLUMNS.index(square[0]) + STEPS[way][0], ROWS.index(square[1]) + STEPS[way][1]
    return COLUMNS[column] + ROWS[row] if 0 <= column < 5 and 0 <= row < 5 else None


def strong_enough(pieces, way, push):  # S3.4
    strength, rocks, always = 1, 0, True
    for piece in pieces:
        rocks += piece == "#"
        if piece != "#":
            strength += {way: 1, AGAINST[way]: -1}.get(piece.lower(), 0)
        enough = strength >= 1 and strength >= rocks
        always = always and enough
    return always if push == "walk" else enough


def board_text(board):
    rows = ["".join(board.get(column + row, ".") for column in COLUMNS) for row in "54321"]
    for run in (5, 4, 3, 2, 1):
        rows = [row.replace("." * run, str(run)) for row in rows]
    return "/".join(rows)
