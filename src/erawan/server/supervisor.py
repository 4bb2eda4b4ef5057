"""Run several server processes at one port: ``erawan serve --processes N``.

The first process opens the socket and serves nothing itself. It starts the other processes with that socket, restarts
each that dies, and passes on signals:

- SIGTERM and SIGINT end all processes. Each sends its clients to other processes and stores its turns first.
- SIGHUP replaces them one by one, each when its successor is ready, so that a new version starts without a pause.

Each of them is started as ``python -m erawan.server.supervisor``. It reads its settings from its standard input, which
stays open as long as the first process lives: at its end the process ends, too. A process opens its port for metrics
when the first process says so: its predecessor has ended by then, so that the ports stay the same.
"""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import socket
import sys
import threading
import time
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable

import msgspec

from erawan.core.errors import ErawanError
from erawan.server.log import set_up_log
from erawan.server.metrics import serve_metrics
from erawan.server.run_server import end_quietly, serve
from erawan.server.settings import Settings

READY = "ready"
OPEN_METRICS = b"metrics\n"
"""The line that tells a process to open its port for metrics."""
# Seconds before a process that died is restarted; twice as long each time that it dies soon after its start.
FIRST_PAUSE_SECONDS, LONGEST_PAUSE_SECONDS = 0.5, 30.0
STEADY_SECONDS = 30.0
# A process that has not ended by then is killed.
END_SECONDS = 30.0

_log = logging.getLogger("erawan.processes")


class _Child:
    """One server process."""

    def __init__(self, process: Process, name: str) -> None:
        self.process = process
        self.name = name
        self.began_s = time.monotonic()
        self.is_replaced = False

    async def is_ready(self) -> bool:
        """Wait until the process serves; return False if it ends before."""
        assert self.process.stdout is not None
        return (await self.process.stdout.readline()).decode().strip() == READY

    def open_metrics(self) -> None:
        """Let the process open its port for metrics, unless it has ended."""
        if self.process.returncode is None:
            assert self.process.stdin is not None
            self.process.stdin.write(OPEN_METRICS)

    def terminate(self) -> None:
        """Ask the process to end."""
        if self.process.returncode is None:
            self.process.terminate()

    async def end(self) -> None:
        """Ask the process to end, and wait for it."""
        self.terminate()
        try:
            await asyncio.wait_for(self.process.wait(), END_SECONDS)
        except TimeoutError:
            _log.error("a process did not end in time", extra={"peer": self.name})
            self.process.kill()
            await self.process.wait()


class Supervisor:
    """A supervisor that keeps a number of server processes running."""

    def __init__(self, settings: Settings, listener: socket.socket) -> None:
        self._settings = settings
        self._listener = listener
        """The socket, which every process gets; this process accepts no connection from it."""
        self._children: dict[int, _Child] = {}
        """The process at each place."""
        self._is_ending = asyncio.Event()
        self._has_failed = False
        self._is_replacing = False
        self._tasks: set[asyncio.Task[None]] = set()

    async def run(self, tell_ready: Callable[[], None]) -> bool:
        """Run until the first process is told to end; return False if the others could not start."""
        loop = asyncio.get_running_loop()
        for told in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(told, self._is_ending.set)
        loop.add_signal_handler(signal.SIGHUP, self._replace_soon)
        places = range(self._settings.processes)
        starting = asyncio.gather(*(self._start(place) for place in places))
        for place, child in zip(places, await starting, strict=True):
            self._children[place] = child
        if all(await asyncio.gather(*(child.is_ready() for child in self._children.values()))):
            for child in self._children.values():
                child.open_metrics()
            self._tasks |= {loop.create_task(self._keep(place)) for place in places}
            if not self._is_ending.is_set():
                tell_ready()
            await self._is_ending.wait()
        elif not self._is_ending.is_set():
            self._has_failed = True
        self._is_ending.set()
        await asyncio.gather(*(child.end() for child in self._children.values()))
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        return not self._has_failed

    async def _start(self, place: int) -> _Child:
        descriptor = self._listener.fileno()
        settings = settings_of_process(self._settings, place)
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "erawan.server.supervisor",
            str(descriptor),
            stdin=PIPE,
            stdout=PIPE,
            pass_fds=[descriptor],
            # Signals of the terminal reach the first process alone.
            start_new_session=True,
        )
        assert process.stdin is not None
        process.stdin.write(msgspec.json.encode(settings) + b"\n")
        return _Child(process, settings.process_name)

    async def _keep(self, place: int) -> None:
        """Start the process at a place again whenever it dies."""
        pause_s = FIRST_PAUSE_SECONDS
        while not self._is_ending.is_set():
            child = self._children[place]
            status = await child.process.wait()
            if self._is_ending.is_set() or child.is_replaced:
                continue
            _log.warning("a process has died and is started again", extra={"peer": child.name, "status": status})
            if time.monotonic() - child.began_s > STEADY_SECONDS:
                pause_s = FIRST_PAUSE_SECONDS
            await asyncio.sleep(pause_s)
            pause_s = min(2 * pause_s, LONGEST_PAUSE_SECONDS)
            if not child.is_replaced:
                successor = self._children[place] = await self._start(place)
                await successor.is_ready()
                successor.open_metrics()

    def _replace_soon(self) -> None:
        if not self._is_replacing and not self._is_ending.is_set():
            self._is_replacing = True
            task = asyncio.get_running_loop().create_task(self._replace_all())
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _replace_all(self) -> None:
        """Replace the processes one by one; stop at one that does not start."""
        try:
            for place in self._children:
                successor = await self._start(place)
                if not await successor.is_ready():
                    _log.error("a new process did not start; the old ones go on", extra={"peer": successor.name})
                    await successor.end()
                    return
                old, self._children[place] = self._children[place], successor
                old.is_replaced = True
                await old.end()
                successor.open_metrics()
            _log.info("all processes were replaced")
        finally:
            self._is_replacing = False


def settings_of_process(settings: Settings, place: int) -> Settings:
    """Return the settings of one of several processes: a name of its own, and its part of the cores."""
    threads = settings.engine_threads or max(1, ((os.cpu_count() or 1) - 1) // settings.processes)
    name = f"{settings.process_name or socket.gethostname()}-{place + 1}"
    return msgspec.structs.replace(settings, processes=1, engine_threads=threads, process_name=name)


def supervise(settings: Settings, listener: socket.socket, tell_ready: Callable[[], None]) -> bool:
    """Run several processes until this one is told to end; return False if they could not start."""

    async def run() -> bool:
        return await Supervisor(settings, listener).run(tell_ready)

    listener.listen()
    return asyncio.run(run())


# ---- in each process


def _follow_parent(settings: Settings) -> None:
    """Open the port for metrics when the first process says so; end this process when the first one is gone.

    The first process's end of the standard input is closed then.
    """
    for line in sys.stdin.buffer:
        if line == OPEN_METRICS and settings.metrics_port:
            try:
                serve_metrics(settings.metrics_host, settings.metrics_port)
            except OSError as error:
                _log.error("no port for metrics", extra={"error": error.strerror, "port": settings.metrics_port})
    os.kill(os.getpid(), signal.SIGTERM)


def _tell_ready() -> None:
    sys.stdout.write(f"{READY}\n")
    sys.stdout.flush()


def main() -> int:
    """Serve with the settings on the standard input, at the socket whose number is the argument."""
    settings = msgspec.json.decode(sys.stdin.buffer.readline(), type=Settings)
    threading.Thread(target=_follow_parent, args=(settings,), daemon=True).start()
    set_up_log(settings.log_format, settings.log_level)
    end_quietly()
    # The first process replaces processes on SIGHUP; here it means nothing.
    signal.signal(signal.SIGHUP, signal.SIG_IGN)
    try:
        serve(settings, socket.socket(fileno=int(sys.argv[1])), _tell_ready, opens_metrics=False)
    except ErawanError as error:
        sys.stderr.write(f"erawan: {error}\n")
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
