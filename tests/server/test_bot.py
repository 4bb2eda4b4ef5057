"""The example bot plays whole games on a real server."""

import json
import os
import subprocess
import sys
import time
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from msgspec import to_builtins

from erawan.client import Anyone, Client, Here, NewGame, ServerError
from tests.server.client import PATIENCE, Server, make_token

BOT = Path(__file__).parents[2] / "examples" / "bot.py"


@pytest.fixture(scope="module")
def token(server):
    return make_token(server.folder)


@contextmanager
def bot_at(server, token, *arguments):
    """Run the bot with a token inside the block."""
    command = [sys.executable, str(BOT), server.address, *arguments]
    environment = {**os.environ, "ERAWAN_TOKEN": token}
    with subprocess.Popen(command, cwd=BOT.parent, stdout=subprocess.PIPE, text=True, env=environment) as process:
        try:
            yield process
        finally:
            process.kill()


def see(server, game, token):
    with Client(server.address, token) as client:
        return client.get_game(game)


def status_of(server, token):
    """Return the status of a request for a game that does not exist."""
    with Client(server.address, token, patience_s=0) as client, pytest.raises(ServerError) as refused:
        client.get_game("nosuchgame")
    return refused.value.status


def test_it_is_short():
    assert len(BOT.read_text(encoding="utf-8").splitlines()) <= 40


@pytest.mark.parametrize(
    "arguments",
    [
        ("--game", "siam"),
        ("--game", "siam", "--player", "level-3"),
        ("--game", "king-of-siam", "--players", "2"),
        ("--game", "king-of-siam", "--players", "3", "--player", "level-2"),
        ("--game", "king-of-siam", "--players", "4"),
    ],
    ids=" ".join,
)
def test_it_plays_a_whole_game_against_levels(server, token, arguments):
    with bot_at(server, token, *arguments) as bot:
        told, _ = bot.communicate(timeout=300)
    assert bot.returncode == 0
    first, *_, last = told.splitlines()
    view = see(server, first.split()[1], token)
    assert view.status == "over"
    assert to_builtins(view.result) == json.loads(last)
    assert view.has_all_turns
    assert len(view.turns) == view.position.ply > 3
    assert {turn.seat for turn in view.turns} == set(range(1, len(view.seats) + 1))


def test_two_of_them_play_each_other(server, token):
    other = make_token(server.folder, "Somchai")
    with Client(server.address, other) as client:
        new = NewGame(game="king-of-siam", options={"players": 2}, seats=[Anyone(), Here()])
        game = client.create_game(new).game.id
    with (
        bot_at(server, token, "--join", game, "--seat", "1") as one,
        bot_at(server, other, "--join", game, "--seat", "0") as two,
    ):
        assert one.communicate(timeout=300)[0]
        assert two.communicate(timeout=300)[0]
    assert (one.returncode, two.returncode) == (0, 0)
    assert see(server, game, token).status == "over"


def test_it_goes_on_after_the_server_was_killed(tmp_path):
    # The opponent waits for a file before it thinks, so the game is not over when the server is killed.
    begins = tmp_path / "begins"
    # In these deals the bot begins.
    waiting = ("--slow-player", "level-1", "--until", str(begins), "--deals", "1")
    with closing(Server(tmp_path, *waiting)) as server:
        token = make_token(tmp_path)
        with bot_at(server, token, "--game", "king-of-siam", "--level", "1") as bot:
            game = bot.stdout.readline().split()[1]
            until = time.monotonic() + PATIENCE
            while (seen := see(server, game, token).position).to_move == 1 or not seen.ply:
                assert bot.poll() is None
                assert time.monotonic() < until
                time.sleep(0.1)
            server.kill()
            server.start()
            # The bot reports the lost connection once the turn that it was sending is answered.
            assert "lost" in bot.stdout.readline()
            begins.touch()
            told, _ = bot.communicate(timeout=400)
            assert bot.returncode == 0
            assert to_builtins(see(server, game, token).result) == json.loads(told.splitlines()[-1])


def test_it_waits_when_there_were_too_many_requests(tmp_path):
    with closing(Server(tmp_path, ERAWAN_REQUESTS_PER_S="0.2", ERAWAN_REQUESTS_BURST="1")) as server:
        token = make_token(tmp_path)
        # The one request that is allowed at once is spent; the bot has to wait for the next.
        refused = [status_of(server, token) for _ in range(5)]
        assert 429 in refused
        with bot_at(server, token, "--game", "siam") as bot:
            assert bot.stdout.readline().startswith("playing ")
