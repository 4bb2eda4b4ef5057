"""A server for tests, and the users and programs that talk to it over the network."""

import io
import json
import os
import random
import secrets
import signal
import socket
import subprocess
import sys
import threading
import time
from contextlib import contextmanager, redirect_stdout, suppress
from pathlib import Path
from queue import Empty, SimpleQueue

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from erawan import cli
from erawan.client import Client, Credentials
from tests.fork_server import ForkedProcess
from tests.run_checks import COMPILED
from tests.server import faulty_server

ROOT = Path(__file__).resolve().parents[2]
# Longer than anything takes unless it is broken.
PATIENCE = 60.0
STARTS_WITHIN = 400.0
# Limits that no test meets by accident.
GENEROUS = {
    "ERAWAN_COMMANDS_PER_S": "100000",
    "ERAWAN_COMMANDS_BURST": "100000",
    "ERAWAN_REQUESTS_PER_S": "100000",
    "ERAWAN_REQUESTS_BURST": "100000",
    "ERAWAN_CPU_SHARE_PER_ADDRESS": "1000",
    "ERAWAN_GUESTS_PER_HOUR": "100000",
    "ERAWAN_SIGN_INS_PER_HOUR": "100000",
    "ERAWAN_ANALYSES_PER_HOUR": "100000",
    "ERAWAN_QR_CODES_PER_MINUTE": "100000",
    "ERAWAN_OPEN_GAMES_PER_HOUR": "100000",
    "ERAWAN_GAMES_PER_USER": "100000",
    "ERAWAN_OPEN_GAMES_PER_USER": "100000",
    "ERAWAN_SOCKETS_PER_ADDRESS": "10000",
    "ERAWAN_CONNECTIONS": "100000",
    "ERAWAN_METRICS_TOKEN": "token-of-metrics",
    # No person has to follow the turns of computer players.
    "ERAWAN_OPPONENT_SECONDS": "0",
}
HERE, LINK, OPEN = {"kind": "here"}, {"kind": "link"}, {"kind": "open"}


def level(number):
    return {"kind": "level", "level": number}


def own_port():
    """Return a free port outside the range from which systems assign ports, so that no other test gets it meanwhile."""
    while True:
        port = random.randrange(10_000, 32_768)
        with suppress(OSError), socket.create_server(("127.0.0.1", port)):
            return port


def make_token(folder, name="Somchai"):
    """Return a bearer token, made by ``erawan token`` in this process."""
    printed = io.StringIO()
    with redirect_stdout(printed):
        assert cli.run(["token", name, "--data-dir", str(folder)]) == 0
    return printed.getvalue().strip()


class Server:
    """A server process with a data folder; it can be ended in any way and started again at the same port."""

    is_compiled = os.environ.get(COMPILED) == "1"
    """Whether the kernels are known to be compiled: once is enough for all servers."""

    def __init__(self, folder, *arguments, **environment):
        self.folder = Path(folder)
        self.port = own_port()
        self.log = self.folder / "log.txt"
        self._arguments = arguments
        self._environment = {**GENEROUS, "ERAWAN_LOG_LEVEL": "debug", **environment}
        self._people = []
        self.process = None
        self.start()

    @property
    def address(self):
        return f"http://127.0.0.1:{self.port}"

    def start(self):
        """Start the process and wait until it says that it is ready."""
        self.compile()
        arguments = [str(self.port), str(self.folder), *self._arguments]
        self.process = ForkedProcess(faulty_server.main, arguments, self._given(), self.log)
        self.port = int(self._wait_for(faulty_server.READY).rsplit(" ", 1)[1])

    def _given(self):
        ours = {name: value for name, value in os.environ.items() if not name.startswith("ERAWAN_")}
        return {**ours, "PYTHONPATH": f"{ROOT / 'src'}", **self._environment}

    @staticmethod
    def compile():
        """Compile the kernels that are not compiled yet, so that no test waits for them."""
        if not Server.is_compiled:
            given = {**os.environ, "PYTHONPATH": f"{ROOT / 'src'}"}
            subprocess.run([sys.executable, "-m", "erawan.cli.compile_kernels"], cwd=ROOT, env=given, check=True)
            Server.is_compiled = True

    def _wait_for(self, text):
        lines = SimpleQueue()
        process = self.process

        def read():
            for line in process.stdout:
                lines.put(line)
            lines.put("")

        threading.Thread(target=read, daemon=True).start()
        while True:
            try:
                line = lines.get(timeout=STARTS_WITHIN)
            except Empty:
                process.send_signal(signal.SIGUSR1)
                process.kill()
                self._ended()
                raise AssertionError(f"the server says nothing\n{self.read_log()[-9000:]}") from None
            if not line:
                self._ended()
                raise AssertionError(f"the server ended at its start\n{self.read_log()[-3000:]}")
            if text in line:
                return line.strip()

    def read_log(self):
        return self.log.read_text(encoding="utf-8", errors="replace")

    def wait_for_log(self, text, start=0):
        """Wait until a text is in the log, after the first ``start`` characters."""
        until = time.monotonic() + PATIENCE
        while text not in self.read_log()[start:]:
            assert time.monotonic() < until, f"the log has not got: {text}"
            time.sleep(0.01)

    def kill(self):
        """End the process with SIGKILL."""
        self.process.kill()
        self._ended()

    def stop(self):
        """End the process with SIGTERM and wait; return its status."""
        self.process.terminate()
        return self._ended()

    def _ended(self):
        return self.process.wait(PATIENCE)

    def close(self):
        """End the process if it still runs, and close all clients."""
        for person in self._people:
            person.client.close()
        if self.process.poll() is None:
            self.stop()

    @property
    def memory_kb(self):
        """Return how much memory the process uses, in kB."""
        status = Path(f"/proc/{self.process.pid}/status").read_text(encoding="ascii")
        return int(next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1])

    # ---- users and programs

    def person(self, name=None, **headers):
        """Return a new user with a browser, who sends an origin, and a cookie once there is one."""
        found = self._known(BrowserCredentials(self, headers))
        if name is not None:
            found.put("/api/me", {"name": name})
        return found

    def bot(self, name):
        """Return a program with a token made at the command line."""
        bot = self._known(Credentials(make_token(self.folder, name)))
        bot.owns_name = True
        return bot

    def delete_accounts(self):
        """Delete the accounts that own their names, so that other tests may use these names."""
        for person in self._people:
            if person.owns_name and self.process.poll() is None:
                person.ask("DELETE", "/api/me")
                person.owns_name = False

    def client(self, name=None):
        """Return a client of the server's API; with a name, the client of a guest."""
        found = Client(self.address, timeout_s=PATIENCE)
        if name is not None:
            found.set_name(name)
        return found

    def _known(self, credentials):
        self._people.append(Person(self, credentials))
        return self._people[-1]


class BrowserCredentials(Credentials):
    """A token as a browser sends it: in a cookie, with the origin of the page."""

    def __init__(self, server, headers):
        super().__init__()
        self._server = server
        self._headers = headers

    @property
    def headers(self):
        cookie = {"cookie": f"erawan={self.token}"} if self.token else {}
        return {"origin": self._server.address, **cookie, **self._headers}


class Person:
    """A user who sends requests and opens sockets."""

    def __init__(self, server, credentials):
        self.server = server
        self.client = Client(server.address, credentials=credentials, timeout_s=PATIENCE, patience_s=0)
        self.owns_name = False
        """Whether nobody else can take the name, since this is a program or has a passphrase."""

    @property
    def cookie(self):
        return self.client.credentials.token or None

    def ask(self, method, path, body=None, headers=None):
        """Send a request; return the response, whatever its status."""
        response = self.client.send(method, path, b"" if body is None else json.dumps(body).encode(), headers)
        self.owns_name |= response.is_success and path in ("/api/me/passphrase", "/api/sign-in")
        return response

    def stream(self, method, path, body):
        """Send a request; return the response as a stream."""
        headers = self.client.credentials.headers
        return httpx.stream(method, f"{self.server.address}{path}", json=body, headers=headers, timeout=PATIENCE)

    def get(self, path):
        return self._good(self.ask("GET", path))

    def post(self, path, body=None):
        return self._good(self.ask("POST", path, body))

    def put(self, path, body):
        return self._good(self.ask("PUT", path, body))

    @staticmethod
    def _good(response):
        assert response.is_success, (response.status_code, response.text)
        is_json = response.headers["content-type"].startswith("application/json")
        return response.json() if is_json else response.text

    def make(self, game, seats, **more):
        """Create a game; return it as its creator sees it, and the tokens of its links by seat."""
        made = self.post("/api/games", {"game": game, "seats": seats, **more})
        return made["game"], {link["seat"]: link["token"] for link in made["links"]}

    @contextmanager
    def socket(self, **headers):
        """Open a live socket, past its greeting."""
        sent = {**self.client.credentials.headers, **headers}
        address = f"ws://127.0.0.1:{self.server.port}/api/live"
        with connect(address, additional_headers=sent, open_timeout=PATIENCE, proxy=None) as wire:
            found = Wire(wire)
            found.hello = found.next("hello")
            yield found


class Wire:
    """One end of a live socket: messages are kept until a test asks for them."""

    def __init__(self, wire):
        self.raw = wire
        self.seen = []
        self.hello = None

    def send(self, kind, game=None, **fields):
        """Send a command; return its id."""
        fields.setdefault("id", secrets.token_hex(6))
        self.raw.send(json.dumps({"t": kind, **({"game": game} if game else {}), **fields}))
        return fields["id"]

    def next(self, *kinds, **fields):
        """Return the next message of these kinds with these fields; skip others before it."""
        while True:
            message = self._receive()
            self.seen.append(message)
            if message["t"] in kinds and all(message.get(name) == value for name, value in fields.items()):
                return message

    def _receive(self):
        try:
            return json.loads(self.raw.recv(timeout=PATIENCE))
        except TimeoutError:
            raise AssertionError(f"nothing came; before it: {[message['t'] for message in self.seen]}") from None

    def told(self, kind):
        """Return the messages of a kind that were received so far."""
        return [message for message in self.seen if message["t"] == kind]

    def ask(self, kind, game=None, **fields):
        """Send a command; return the answer to it."""
        sent = self.send(kind, game, **fields)
        return self.next("done", "refused", "choices", "hint", "pong", id=sent)

    def watch(self, game):
        """Watch a game; return the snapshot."""
        sent = self.send("watch", game, id="watch")
        snapshot = self.next("snapshot")["game"]
        assert snapshot["id"] == game
        self.next("done", id=sent)
        return snapshot

    def play(self, game, ply, turn, **fields):
        return self.ask("play", game, ply=ply, turn=turn, **fields)

    def closed(self):
        """Wait until the other side closes; return the close code."""
        try:
            while True:
                self.seen.append(json.loads(self.raw.recv(timeout=PATIENCE)))
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else None
