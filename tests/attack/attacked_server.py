"""``erawan serve`` with default limits in a process of its own, as an operator would start it."""

import os
import re
import subprocess
import sys
import time
from pathlib import Path

# Limits that are never reached, to prepare in seconds what would take a guest days.
UNLIMITED_SETTINGS = (
    "COMMANDS_PER_S",
    "COMMANDS_BURST",
    "REQUESTS_PER_S",
    "REQUESTS_BURST",
    "CPU_SHARE_PER_ADDRESS",
    "GUESTS_PER_HOUR",
    "GAMES_PER_USER",
    "OPEN_GAMES_PER_USER",
    "STORED_MB_PER_USER",
)
UNLIMITED = {f"ERAWAN_{name}": "1000000" for name in UNLIMITED_SETTINGS}
STARTS_WITHIN_S = 400
STOPS_WITHIN_S = 60


class AttackedServer:
    """A server with a data folder; ``python`` is the interpreter whose Erawan is started."""

    def __init__(self, folder, python=sys.executable):
        self.folder = Path(folder)
        self._log = self.folder / "log.txt"
        self._python = python
        self._process = None
        self.port = 0

    def start(self, **environment):
        """Start the process and wait until it says at which port it listens."""
        inherited = {
            name: value for name, value in os.environ.items() if not name.startswith(("ERAWAN_", "PYTHONPATH"))
        }
        command = [self._python, "-m", "erawan", "serve", "--host", "127.0.0.1", "--port", "0"]
        command += ["--data-dir", str(self.folder / "data")]
        with self._log.open("a") as log:
            self._process = subprocess.Popen(
                command,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env={**inherited, "ERAWAN_LOG_LEVEL": "warning", "LC_ALL": "C", **environment},
            )
        until = time.monotonic() + STARTS_WITHIN_S
        for line in self._process.stdout:
            found = re.search(r"http://127\.0\.0\.1:(\d+)", line)
            if found:
                self.port = int(found[1])
                return
            assert time.monotonic() < until, "the server did not start in time"
        raise AssertionError(f"the server ended at its start:\n{self.read_log()[-3000:]}")

    def stop(self):
        """End the process as an operator would, and wait for it."""
        self._process.terminate()
        self._process.wait(STOPS_WITHIN_S)
        self._process.stdout.close()

    @property
    def is_running(self):
        """True while the process runs."""
        return self._process.poll() is None

    @property
    def memory_mb(self):
        """The memory that the process holds."""
        status = Path(f"/proc/{self._process.pid}/status").read_text(encoding="ascii")
        return int(next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1]) / 1024

    def read_log(self):
        """Return what the server wrote into its log."""
        return self._log.read_text(encoding="utf-8", errors="replace")

    def count_tracebacks(self):
        """Return how many exceptions the log shows."""
        return self.read_log().count("Traceback")
