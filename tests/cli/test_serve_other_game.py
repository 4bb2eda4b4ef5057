"""A server with a game from another package: it starts, lists the game, and lets people play it."""

import json
import re
import subprocess
import sys
from contextlib import contextmanager

import httpx
import pytest
from websockets.sync.client import connect

from tests.cli.installed_game import Installation

STARTS_WITHIN_S = 400
PATIENCE_S = 60


@pytest.fixture(scope="module")
def installation(tmp_path_factory):
    return Installation(tmp_path_factory.mktemp("installed"))


@contextmanager
def running_server(installation, folder):
    """Start ``erawan serve``; yield its address."""
    log = folder / "log.txt"
    command = [sys.executable, "-m", "erawan", "serve", "--host", "127.0.0.1", "--port", "0", "--data-dir", str(folder)]
    with log.open("w") as errors:
        process = subprocess.Popen(
            command, env=installation.environment(LC_ALL="C"), stdout=subprocess.PIPE, stderr=errors, text=True
        )
    try:
        told = ""
        while "Press Ctrl-C" not in told:
            line = process.stdout.readline()
            assert line, log.read_text()
            told += line
        yield re.search(r"http://\S+[0-9]", told)[0]
        process.terminate()
        assert process.wait(PATIENCE_S) == 0
        assert "Traceback" not in log.read_text()
    finally:
        process.kill()
        process.wait(PATIENCE_S)
        process.stdout.close()


@pytest.mark.slow
def test_a_server_lists_and_plays_a_game_of_another_package(installation, tmp_path):
    token = installation.run("-m", "erawan", "token", "Somchai", "--data-dir", str(tmp_path)).stdout.strip()
    headers = {"authorization": f"Bearer {token}"}
    with (
        running_server(installation, tmp_path) as address,
        httpx.Client(base_url=address, headers=headers, timeout=PATIENCE_S, trust_env=False) as http,
    ):
        (nim,) = http.get("/api/catalogue").json()["games"]
        assert (nim["name"], nim["levels"]) == ("nim", [])
        assert nim["options"][0]["words"]["key"] == "option-nim-largest"

        here = {"kind": "here"}
        refused = http.post("/api/games", json={"game": "nim", "seats": [here, {"kind": "level", "level": 3}]})
        assert refused.status_code == 400
        assert refused.json()["code"] == "table.no_opponents"

        game = http.post("/api/games", json={"game": "nim", "seats": [here, here]}).json()["game"]
        position = game["position"]["text"]
        heaps = [int(number) for number in position.split(" ")[1].split(",")]
        turns = [f"{name}{heap}" for name, heap in zip("abc", heaps, strict=True)]
        with connect(f"{address.replace('http', 'ws')}/api/live", additional_headers=headers, proxy=None) as socket:
            for ply, turn in enumerate(turns):
                command = {"t": "play", "game": game["id"], "ply": ply, "line": 0, "id": f"turn-{ply}", "turn": turn}
                socket.send(json.dumps(command))
                while (answer := json.loads(socket.recv(timeout=PATIENCE_S))).get("id") != f"turn-{ply}":
                    pass
                assert answer["t"] == "done", answer
        assert http.get(f"/api/games/{game['id']}").json()["result"]["winners"] == [1]
        assert position in http.get(f"/api/games/{game['id']}/record").text
