"""The conversation of ``erawan ugi``: read commands, answer with lines.

One thread reads commands and another one searches, so that ``isready``, ``stop`` and ``quit`` are answered while a
search runs. A command that cannot be understood or carried out gets an ``info string error`` line and changes nothing.
"""

from __future__ import annotations

import queue
import threading
from collections.abc import Callable, Iterator, Sequence
from typing import TextIO

import erawan
from erawan.core.errors import ErawanError, IllegalError, MalformedError, quote
from erawan.core.game import Game
from erawan.core.state import State
from erawan.players.ugi.engine_options import EngineOptions, Thinker
from erawan.players.ugi.go_line import Go, parse_go
from erawan.players.ugi.info_line import format_infos
from erawan.search.limits import Limits, Stop, stricter
from erawan.search.search_result import SearchResult

LONGEST_LINE = 1_000_000
LEAVING_S = 5.0
"""How long ``quit`` waits for a search that has been stopped, in seconds."""
NO_TURN = "none"


def converse(game: Game, player: str, source: TextIO, sink: TextIO) -> None:
    """Speak UGI until ``quit`` or the end of the input; a limited search is finished first."""
    listen(Conversation(game, player, sink), source)


def listen(conversation: Conversation, source: TextIO) -> None:
    """Read commands until the conversation ends."""
    try:
        for line in _bounded_lines(source):
            if not conversation.hear(line):
                return
        conversation.finish()
    finally:
        conversation.close()
        if conversation.failure is not None:
            raise conversation.failure


def _bounded_lines(source: TextIO) -> Iterator[str]:
    """Yield the lines of a stream; of a line that is far too long only the beginning."""
    while line := source.readline(LONGEST_LINE + 1):
        rest = line
        while len(rest) > LONGEST_LINE and not rest.endswith("\n"):
            rest = source.readline(LONGEST_LINE + 1)
        yield line


class Conversation:
    """The state of a conversation, and the thread that searches."""

    def __init__(self, game: Game, player: str, sink: TextIO) -> None:
        self._setup = EngineOptions(game, player)
        self._sink = sink
        self._speaking = threading.Lock()
        self._is_heard = True
        self.failure: Exception | None = None
        self._given: State | None = None
        self._thinker: Thinker | None = None
        self._thinker_game: Game | None = None
        self._is_prepared = False
        self._is_preparing = False
        self._stop: Stop | None = None
        self._is_endless = False
        self._jobs: queue.SimpleQueue[Callable[[], None] | None] = queue.SimpleQueue()
        self._worker = threading.Thread(target=self._work, name="ugi thinking", daemon=True)
        self._worker.start()
        self._handlers: dict[str, Callable[[Sequence[str]], None]] = {
            "ugi": self._introduce,
            "isready": self._get_ready,
            "setoption": self._set_option,
            "uginewgame": self._begin_game,
            "position": self._set_position,
            "go": self._go,
            "stop": self._stop_search,
            "query": self._query,
        }

    # ---- hearing and answering

    def hear(self, line: str) -> bool:
        """Carry out a command line; return whether the conversation goes on."""
        words = line.split()
        if words[:1] == ["quit"] or self.failure is not None:
            return False
        try:
            if len(line) > LONGEST_LINE:
                raise MalformedError("text.too_long", length=len(line), most=LONGEST_LINE)
            if words:
                self._handler(words[0])(words[1:])
        except ErawanError as error:
            self._complain(str(error))
            if error.rule:
                self._say(f"info string rule {error.rule}")
        except Exception as error:
            # A bug of Erawan, but no reason to end a match.
            self._complain(f"{type(error).__name__}: {error}")
        return True

    def _handler(self, command: str) -> Callable[[Sequence[str]], None]:
        if command in self._handlers:
            return self._handlers[command]
        raise MalformedError("ugi.command", found=quote(command), expected=", ".join((*self._handlers, "quit")))

    def _say(self, *lines: str) -> None:
        with self._speaking:
            if not self._is_heard:
                return
            try:
                self._sink.write("".join(f"{line}\n" for line in lines))
                self._sink.flush()
            except (OSError, ValueError) as error:
                # The other side has closed the pipe: end the search.
                self.failure, self._is_heard = error, False
                self._stop_search(())

    def _complain(self, message: str) -> None:
        self._say(f"info string error {' '.join(message.split())}")

    def finish(self) -> None:
        """Wait for the current search; stop a search without limits."""
        if self._stop is not None and self._is_endless:
            self._stop.set()
        self._jobs.put(None)
        self._worker.join()

    def close(self) -> None:
        """Stop the search, wait a little for its answer, and send nothing more."""
        self._stop_search(())
        self._jobs.put(None)
        self._worker.join(LEAVING_S)
        with self._speaking:
            self._is_heard = False
        self._drop_thinker()

    # ---- the thread that thinks

    def _work(self) -> None:
        while (job := self._jobs.get()) is not None:
            job()

    def _prepare(self, game: Game) -> None:
        try:
            self._setup.prepare(game)
        except Exception as error:
            self._complain(f"{type(error).__name__}: {error}")
        self._is_preparing = False

    def _think(self, thinker: Thinker, state: State, limits: Limits | None, stop: Stop) -> None:
        """Search and report; every search ends in a ``bestmove``."""
        named, seat = thinker.named, state.to_move

        def tell(thought: SearchResult) -> None:
            self._say(*format_infos(thought, seat))

        answer = NO_TURN
        try:
            allowed = stricter(named.limits, limits or named.default_limits)
            thought = named.engine.think(state, allowed, lines=self._setup.lines, report=tell, stop=stop)
            tell(thought)
            answer = thought.turn
        except Exception as error:
            self._complain(str(error) if isinstance(error, ErawanError) else f"{type(error).__name__}: {error}")
        self._stop = None
        self._say(f"bestmove {answer}")

    # ---- the commands

    def _introduce(self, _: Sequence[str]) -> None:
        names = (f"id name Erawan {erawan.__version__}", "id author the Erawan developers")
        self._say(*names, *self._setup.option_lines(), "ugiok")

    def _get_ready(self, _: Sequence[str]) -> None:
        """Answer at once, unless something must be compiled before the first search."""
        if self._stop is None and not self._is_prepared:
            self._put_preparation(self._setup.game if self._given is None else self._given.game)
        if self._stop is None and self._is_preparing:
            self._jobs.put(lambda: self._say("readyok"))
        else:
            self._say("readyok")

    def _put_preparation(self, game: Game) -> None:
        self._is_prepared = self._is_preparing = True
        self._jobs.put(lambda: self._prepare(game))

    def _set_option(self, words: Sequence[str]) -> None:
        self._need_quiet()
        if words[:1] != ["name"] or "value" not in words[2:]:
            raise MalformedError("ugi.option")
        at = words.index("value", 2)
        self._setup.choose(" ".join(words[1:at]), " ".join(words[at + 1 :]))
        self._is_prepared = self._is_prepared and words[1].lower() in ("seed", "multipv", "hash", "variety", "move")
        self._drop_thinker()

    def _begin_game(self, _: Sequence[str]) -> None:
        self._need_quiet()
        self._given = None
        self._drop_thinker()

    def _set_position(self, words: Sequence[str]) -> None:
        self._need_quiet()
        at = words.index("moves") if "moves" in words else len(words)
        if words[:1] == ["startpos"] and at == 1:
            state = self._setup.start()
        elif words[:1] == ["fen"] and at > 1:
            state = self._setup.parse(" ".join(words[1:at]))
        else:
            raise MalformedError("ugi.position")
        for turn in words[at + 1 :]:
            state = state.play(turn)
        self._given = state

    def _go(self, words: Sequence[str]) -> None:
        self._need_quiet()
        asked, state = parse_go(words), self._state
        if state.outcome is not None:
            self._complain(str(IllegalError("game.over")))
            self._say(f"bestmove {NO_TURN}")
            return
        thinker = self._thinker_for(state.game)
        if not self._is_prepared:
            self._put_preparation(state.game)
        self._put_search(thinker, state, asked)

    def _put_search(self, thinker: Thinker, state: State, asked: Go) -> None:
        stop = self._stop = Stop()
        limits = asked.limits(state.to_move, self._setup.overhead_ms)
        self._is_endless = limits == Limits()
        self._jobs.put(lambda: self._think(thinker, state, limits, stop))

    def _stop_search(self, _: Sequence[str]) -> None:
        stop = self._stop
        if stop is not None:
            stop.set()

    def _query(self, words: Sequence[str]) -> None:
        state = self._state
        answers: dict[str, Callable[[], str]] = {
            "gameover": lambda: str(state.outcome is not None).lower(),
            "p1turn": lambda: str(state.to_move == 1).lower(),
            "result": lambda: format_result(state),
            "turn": lambda: str(state.to_move),
            "seats": lambda: str(state.game.seats),
            "fen": lambda: str(state),
        }
        if len(words) != 1 or words[0] not in answers:
            raise MalformedError("ugi.query", found=quote(" ".join(words)), expected=", ".join(answers))
        self._say(f"response {answers[words[0]]()}")

    # ---- what they share

    @property
    def _state(self) -> State:
        """The given position, or the start."""
        return self._setup.start() if self._given is None else self._given

    def _need_quiet(self) -> None:
        if self._stop is not None:
            raise IllegalError("ugi.thinking")

    def _thinker_for(self, game: Game) -> Thinker:
        if self._thinker is None or self._thinker_game != game:
            self._drop_thinker()
            self._thinker, self._thinker_game = self._setup.make_engine(game), game
        return self._thinker

    def _drop_thinker(self) -> None:
        if self._thinker is not None:
            self._thinker.close()
        self._thinker = None


def format_result(state: State) -> str:
    """Return who has won, as one word: ``p1win``, ``p1win,p3win``, ``draw``, or ``none`` while the game runs."""
    if state.outcome is None:
        return "none"
    return ",".join(f"p{seat}win" for seat in sorted(state.outcome.winners)) or "draw"
