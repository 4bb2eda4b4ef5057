"""The player ``ugi:COMMAND``: any program that speaks UGI.

The player starts the program and sends it the game's options, as far as the program lists them. On each turn it sends
the position as the seat knows it, with hidden parts guessed by the memory. A program that fails in any way is ended,
and the error says how; when the player is asked again, it restarts the program.
"""

from __future__ import annotations

import time

from erawan.core.errors import ErawanError, quote
from erawan.core.game import Game
from erawan.core.outcome import View
from erawan.core.state import State
from erawan.players.player import Player, check_running
from erawan.players.state_reconstruction import Memory
from erawan.players.ugi.external_program import Patience, Program, ProgramError
from erawan.players.ugi.go_line import format_go
from erawan.players.ugi.info_line import Info, parse_info
from erawan.search.limits import Limits, Stop
from erawan.search.search_result import Evaluation, Line, Report, SearchResult

USUAL = Limits(seconds=1.0)
LONGEST_TRAIL = 1000
"""The largest number of turns in a ``position`` line; a longer game is sent from a later position on."""
LONGEST_PV = 64
STOP_AFTER_S = 0.5
"""How many seconds a program may exceed its time before it is told to stop."""


class UgiPlayer(Player):
    """A player that is another program."""

    def __init__(
        self,
        command: str,
        game: Game,
        seed: int | None = None,
        patience: Patience = Patience(),  # noqa: B008
    ) -> None:
        self.name = f"ugi:{command}"
        self._command = command
        self._game = game
        self._seed = seed
        self._patience = patience
        self._memory = Memory(game, seed=seed)
        self._trail = GameHistory()
        self._program: Program | None = self._start()

    def choose(
        self, view: View, limits: Limits | None = None, *, report: Report | None = None, stop: Stop | None = None
    ) -> SearchResult:
        """Return the program's turn, checked, with its latest report."""
        state = check_running(self._memory.state(view))
        position = self._trail.follow(state, view.latest)
        try:
            if self._program is None:
                self._program = self._start()
            self._program.send(f"position {position}")
            self._program.send("isready")
            self._program.wait_for("isready", "readyok", self._patience.ready_s)
            return self._search(self._program, state, limits or USUAL, report, stop or Stop())
        except BaseException:
            # After any error the program may still be thinking about this position.
            self.close()
            raise

    def close(self) -> None:
        """End the program."""
        if self._program is not None:
            self._program.close()
            self._program = None

    def _start(self) -> Program:
        """Start the program and agree on the game."""
        program = Program(self._command, self._patience)
        try:
            program.send("ugi")
            listed = program.wait_for("ugi", "ugiok", self._patience.hello_s)
            for line in self._option_lines(listed):
                program.send(line)
            program.send("uginewgame")
            program.send("isready")
            program.wait_for("isready", "readyok", self._patience.ready_s)
        except BaseException:
            program.close()
            raise
        return program

    def _option_lines(self, listed: list[str]) -> list[str]:
        """Return the lines that set the game's options and the seed, for the options that the program has."""
        known = {line.split()[2].lower(): line.split()[2] for line in listed if line.startswith("option name ")}
        wanted = dict(self._game.options)
        if self._seed is not None:
            wanted["Seed"] = abs(self._seed) % 1_000_000_000
        chosen = {known[name.lower()]: value for name, value in wanted.items() if name.lower() in known}
        texts = {name: str(value).lower() if isinstance(value, bool) else value for name, value in chosen.items()}
        return [f"setoption name {name} value {value}" for name, value in texts.items()]

    def _search(
        self, program: Program, state: State, limits: Limits, report: Report | None, stop: Stop
    ) -> SearchResult:
        """Send ``go`` and read until ``bestmove``; tell a late program to stop, then give up."""
        heard = Listener(state, report)
        asked = format_go(limits)
        program.send(asked)
        began = spoken = time.monotonic()
        stopped: float | None = None
        for line in program.listen(asked):
            now = time.monotonic()
            if line is not None:
                spoken = now
                words = line.split()
                if words[:1] == ["bestmove"]:
                    return heard.thought_about(self._check(state, words))
                heard.note(line)
            is_late = limits.seconds is not None and now > began + limits.seconds + STOP_AFTER_S
            if stopped is None and (stop.is_set or is_late):
                program.send("stop")
                stopped = now
            if stopped is not None and now > stopped + self._patience.late_s:
                raise program.silent(asked, now - began)
            is_open = limits == Limits()
            if stopped is None and not is_open and limits.seconds is None and now > spoken + self._patience.silent_s:
                raise program.silent(asked, now - began)
        raise AssertionError("listening ends in an answer or an error")

    def _check(self, state: State, words: list[str]) -> str:
        """Return the turn of a ``bestmove`` line; raise ``ProgramError`` if it is not legal."""
        if len(words) < 2:
            raise ProgramError("ugi.unreadable", command=quote(self._command), found=quote(" ".join(words)))
        try:
            state.play(words[1])
            return state.format_turn(state.parse_turn(words[1]))
        except ErawanError as error:
            raise ProgramError(
                "ugi.illegal", command=quote(self._command), turn=quote(words[1]), reason=error.phrase
            ) from None


class GameHistory:
    """A game as UGI sends it: a position and the turns since, so that repetition is seen."""

    def __init__(self) -> None:
        self._root = ""
        self._turns: list[str] = []
        self._state: State | None = None

    def follow(self, state: State, latest: tuple[str | None, ...]) -> str:
        """Return the words after ``position``; ``latest`` is each seat's latest turn."""
        turns = self._turns_to(state, latest)
        if turns is None or len(self._turns) + len(turns) > LONGEST_TRAIL:
            self._root, self._turns, turns = str(state), [], []
        self._turns += turns
        self._state = state
        return f"fen {self._root}" + (f" moves {' '.join(self._turns)}" if self._turns else "")

    def _turns_to(self, state: State, latest: tuple[str | None, ...]) -> list[str] | None:
        """Return the turns from the previous state to this one; None if the latest turns do not lead there."""
        before, turns = self._state, list[str]()
        while before is not None and before != state and len(turns) <= len(latest):
            turn = latest[before.to_move - 1]
            try:
                before = None if turn is None else before.play(turn)
            except ErawanError:
                return None
            turns += [] if turn is None else [turn]
        return turns if before == state else None


class Listener:
    """The search results that a program has reported so far for one position."""

    def __init__(self, state: State, report: Report | None) -> None:
        self._state = state
        self._report = report
        self._lines: dict[int, Line] = {}
        self._depth, self._nodes, self._seconds = 0, 0, 0.0

    def note(self, line: str) -> None:
        """Read an ``info`` line; ignore other lines."""
        if line.split()[:1] != ["info"]:
            return
        info = parse_info(line, self._state.to_move, self._state.game.seats)
        self._depth = max(self._depth, info.depth or 0)
        self._nodes = max(self._nodes, info.nodes or 0)
        self._seconds = max(self._seconds, info.seconds or 0.0)
        if self._take_line(info) and self._report is not None:
            self._report(self._thought(self._in_order()))

    def _take_line(self, info: Info) -> bool:
        """Keep the turns up to the first illegal one; return whether there were any."""
        if info.evaluation is None:
            return False
        state, legal = self._state, list[str]()
        for turn in info.turns[:LONGEST_PV]:
            try:
                after = state.play(turn)
                legal.append(state.format_turn(state.parse_turn(turn)))
            except ErawanError:
                break
            state = after
        if legal:
            self._lines[info.rank] = Line(tuple(legal), info.evaluation)
        return bool(legal)

    def _in_order(self) -> list[Line]:
        """Return the lines by rank; of those with the same first turn only the first."""
        found: dict[str, Line] = {}
        for rank in sorted(self._lines):
            found.setdefault(self._lines[rank].turn, self._lines[rank])
        return list(found.values())

    def _thought(self, lines: list[Line]) -> SearchResult:
        return SearchResult(tuple(lines), self._depth, self._nodes, self._seconds)

    def thought_about(self, turn: str) -> SearchResult:
        """Return the result for the turn that the program chose, whatever it reported before."""
        lines = self._in_order()
        unknown = Line((turn,), Evaluation((0.0,) * self._state.game.seats))
        chosen = next((line for line in lines if line.turn == turn), unknown)
        return self._thought([chosen, *(line for line in lines if line.turn != turn)])
