"""Long games on a running server with little memory: players do not notice that their table was not in memory."""

import pytest

import erawan
from erawan.records import format_record, record_of
from tests.server.client import HERE, LINK, Server
from tests.server.domain.test_long_games import long_turns
from tests.server.live.test_clock import put_back

TURNS = 1500
# More large games than any budget of these tests allows.
MOST_GAMES = 30


@pytest.fixture(scope="module")
def small(tmp_path_factory):
    """A server that keeps one megabyte of games."""
    started = Server(tmp_path_factory.mktemp("small"), ERAWAN_TABLE_MEMORY_MB="1")
    yield started
    started.close()


@pytest.fixture(scope="module")
def record():
    return format_record(record_of(erawan.game("siam", repetition=0).start(), long_turns(TURNS)))


def fill_memory(server, record, game):
    """Create large games until the server has unloaded a game."""
    start = len(server.read_log())
    for _ in range(MOST_GAMES):
        # Each game has a new creator, so that no request is about the games before it.
        server.person("Mallory").make("siam", [HERE, HERE], record=record)
        # A table in use stays until a later check of the memory budget.
        if f"a table left memory game={game}" in server.read_log()[start:]:
            return
    raise AssertionError("the server keeps a game that its memory budget does not allow")


def test_a_long_game_is_shown_whole_everywhere(small, record):
    anna = small.person("Anna")
    made, _ = anna.make("siam", [HERE, HERE], record=record)
    assert [turn["turn"] for turn in made["turns"]] == list(long_turns(TURNS))
    found = anna.get(f"/api/games/{made['id']}")
    assert found["turns"] == made["turns"]
    assert found["turns"][-1]["after"] == found["position"]["text"]
    assert found["turns"][0]["does"]["key"] == "siam-turn-enters"
    with anna.socket() as wire:
        assert wire.watch(made["id"])["turns"] == made["turns"]
        turn = wire.ask("choose", made["id"], whole=True)["choices"][0]["text"]
        assert wire.play(made["id"], TURNS, turn)["t"] == "done"
        assert wire.ask("ask", made["id"], matter="takeback")["t"] == "done"
        assert len(wire.told("snapshot")) == 2
        assert wire.told("snapshot")[-1]["game"]["turns"] == made["turns"]
        assert wire.play(made["id"], 5, "+a1n")["code"] == "table.stale"
        assert wire.next("snapshot")["game"]["turns"] == made["turns"]
    text = anna.get(f"/api/games/{made['id']}/record")
    assert "Anna" in text
    anna.put("/api/me", {"name": "Annette"})
    assert "Annette" in anna.get(f"/api/games/{made['id']}/record")


def test_players_notice_nothing_of_a_table_that_left_memory(small, record):
    anna, ben = small.person("Anna"), small.person("Ben")
    made, links = anna.make("siam", [HERE, LINK])
    game = made["id"]
    ben.post("/api/join", {"token": links[2]})
    with anna.socket() as wire:
        wire.watch(game)
        with ben.socket() as other:
            other.watch(game)
            fill_memory(small, record, game)
            assert wire.play(game, 0, "+c1n")["t"] == "done"
            assert other.next("played")["turn"]["turn"] == "+c1n"
            fill_memory(small, record, game)
            ben.put("/api/me", {"name": "Benedict"})
            while wire.next("changed")["seats"][1]["name"] != "Benedict":
                pass
            fill_memory(small, record, game)
        while wire.next("changed")["seats"][1]["is_present"]:
            pass
        assert ben.get(f"/api/games/{game}")["position"]["ply"] == 1


def test_a_clock_runs_out_at_a_table_that_left_memory(tmp_path, record):
    server = Server(tmp_path, ERAWAN_TABLE_MEMORY_MB="1")
    try:
        anna, ben = server.person("Anna"), server.person("Ben")
        made, links = anna.make("siam", [HERE, LINK], clock={"kind": "minutes", "minutes": 1, "increment_s": 0})
        ben.post("/api/join", {"token": links[2]})
        server.stop()
        put_back(server, made["id"], 50_000)
        server.start()
        with anna.socket() as wire:
            over = wire.watch(made["id"])
            # A busy machine may pause the server for a moment, which is not counted.
            assert over["clock"]["left_ms"][0] <= 20_000
            # On a very slow machine the time may be over already.
            if over["status"] != "over":
                fill_memory(server, record, made["id"])
                over = wire.next("snapshot")["game"]
            assert (over["result"]["winners"], over["result"]["reason"]) == ([2], "time")
    finally:
        server.close()


def test_an_opponent_plays_at_a_table_that_left_memory(small, record):
    anna = small.person("Anna")
    made, _ = anna.make("siam", [HERE, {"kind": "level", "level": 8}])
    with anna.socket() as wire:
        wire.watch(made["id"])
        assert wire.play(made["id"], 0, "+c1n")["t"] == "done"
        fill_memory(small, record, made["id"])
        assert wire.next("played")["position"]["ply"] == 2
        assert wire.told("refused") == []
