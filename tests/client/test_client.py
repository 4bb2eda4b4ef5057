"""The client against a real server: users, games, commands, errors, lost connections."""

import asyncio
from contextlib import closing

import pytest

from erawan.client import (
    Anyone,
    AsyncClient,
    ByLink,
    Client,
    Disconnected,
    Here,
    NewGame,
    Opponent,
    ServerError,
    ServerUnreachableError,
)
from erawan.protocol import commands as c
from erawan.protocol import messages as p
from tests.server.client import Server

SIAM = NewGame(game="siam", seats=[Here(), Here()])


@pytest.fixture
def anna(server):
    with server.client("Anna") as client:
        yield client


def with_client(server, work, **options):
    """Return the result of a coroutine function that is called with a new client."""

    async def run():
        async with AsyncClient(server.address, **options) as client:
            return await work(client)

    return asyncio.run(run())


# ---- users


def test_a_guest_is_known_by_the_token(server, anna):
    with Client(server.address, anna.credentials.token) as again:
        assert again.get_me() == anna.get_me()
    with Client(server.address) as nobody:
        assert not nobody.get_me().is_known


def test_sessions_are_listed_and_ended(server):
    name, old, new = "Anna of the sessions", "three white elephants", "four white elephants"
    with server.client(name) as anna, Client(server.address) as phone, Client(server.address) as tablet:
        anna.set_passphrase(old)
        for other in (phone, tablet):
            other.sign_in(name, old)
        listed = anna.list_sessions().sessions
        assert [session.device for session in listed] == ["Erawan"] * 3
        assert sum(session.is_current for session in listed) == 1
        own_of_phone = next(session.id for session in phone.list_sessions().sessions if session.is_current)
        assert len(anna.end_session(own_of_phone).sessions) == 2
        with pytest.raises(ServerError) as refused:
            phone.get_me()
        assert (refused.value.code, refused.value.status) == ("person.needed", 401)
        anna.set_passphrase(new, old)
        assert [session.is_current for session in anna.list_sessions().sessions] == [True]
        phone.credentials.set_token("")
        phone.sign_in(name, new)
        assert len(phone.end_sessions().sessions) == 1
        assert phone.end_sessions(this_too=True).sessions == []


def test_signing_in_and_out(server):
    with server.client("Anna who signs in") as anna, Client(server.address) as elsewhere:
        anna.set_passphrase("three white elephants")
        assert elsewhere.sign_in("Anna who signs in", "three white elephants").id == anna.get_me().id
        assert elsewhere.credentials.token not in ("", anna.credentials.token)
        assert not elsewhere.sign_out().is_known
        assert elsewhere.credentials.token == ""
        with pytest.raises(ServerError) as refused:
            elsewhere.sign_in("Anna who signs in", "no idea")
    assert (refused.value.code, refused.value.status) == ("person.wrong_passphrase", 403)


# ---- games


def test_invitations_open_seats_and_lists(server, anna):
    new = NewGame(game="king-of-siam", options={"players": 3}, seats=[Here(), ByLink(), Anyone()])
    made = anna.create_game(new)
    with Client(server.address) as friend, Client(server.address) as stranger:
        assert friend.join(made.links[0].token).you == [2]
        assert made.game.id in [game.id for game in stranger.list_open_games().games]
        assert stranger.take_seat(made.game.id, 3).status == "running"
        with pytest.raises(ServerError) as refused:
            stranger.join(made.links[0].token)
        assert refused.value.code == "table.link_used"
    assert [game.id for game in anna.list_games(status="running").games] == [made.game.id]
    assert anna.list_games(status="over").games == []


def test_pages_of_games_follow_each_other(anna):
    made = {anna.create_game(SIAM).game.id for _ in range(51)}
    first = anna.list_games()
    second = anna.list_games(previous=first)
    assert (len(first.games), len(second.games)) == (50, 1)
    assert {game.id for game in [*first.games, *second.games]} == made


def test_a_game_by_requests_alone(anna):
    game = anna.create_game(SIAM).game.id
    play = c.Play(game=game, id="one", ply=0, turn="+c1n")
    assert anna.command(play) == anna.command(play)
    assert anna.list_turns().games == [game]
    assert "+c1n" in anna.get_record(game)


# ---- watching


def test_every_command_of_a_watched_game(server, anna):
    made = anna.create_game(NewGame(game="siam", seats=[Here(), ByLink()]))
    with server.client("Ben") as ben:
        ben.join(made.links[0].token)
        with anna.watch(made.game.id) as game, ben.watch(made.game.id) as other:
            assert game.is_your_turn
            assert not other.is_your_turn
            assert game.choose(game.view.position.choices[0].text).choices
            other.prepare([c.Step("+e5s")])
            assert other.view.prepared[0].steps == [c.Step("+e5s")]
            game.set_title("The river game")
            game.play("+c1n")
            assert game.view.turns[0].turn == "+c1n"
            game.say("hello")
            game.ask("draw")
            until(other, lambda view: view.request)
            other.answer("draw", agree=False)
            until(game, lambda view: view.request is None)
            assert (game.view.title, game.view.said[-1].text) == ("The river game", "hello")
            with pytest.raises(ServerError) as refused:
                game.hint()
            assert refused.value.code == "table.no_hints"
            game.resign()
            until(other, lambda view: view.result)
        assert ben.get_game(made.game.id).result.winners == [2]


def until(game, is_right):
    """Wait until the view of a watched game meets a condition."""
    for _ in game:
        if is_right(game.view):
            return


def test_an_illegal_turn_names_code_and_rule(anna):
    with anna.watch(anna.create_game(SIAM).game.id) as game, pytest.raises(ServerError) as refused:
        game.play("+c3n")
    assert refused.value.code.startswith("siam.")
    assert refused.value.rule.startswith("S")
    assert "c3" in refused.value.message
    assert refused.value.tell("de") != refused.value.tell("en")


def test_a_game_that_is_not_there(server):
    async def watch(client):
        async with client.watch("nosuchgame12"):
            pass

    with pytest.raises(ServerError) as refused:
        with_client(server, watch)
    assert refused.value.code == "table.unknown"


def test_a_server_that_is_not_there():
    with Client("http://127.0.0.1:9") as client:
        with pytest.raises(ServerUnreachableError, match="cannot reach the server"):
            client.get_me()
        with pytest.raises(ServerUnreachableError, match="cannot reach the server"), client.watch("nosuchgame12"):
            pass


def test_nothing_is_missed_over_a_lost_connection(server):
    async def play(client):
        game_id = (await client.create_game(SIAM)).game.id
        async with client.watch(game_id) as game, client.watch(game_id) as other:
            events = aiter(game)
            assert isinstance(await anext(events), p.Snapshot)
            await game.connection.drop()
            assert isinstance(await anext(events), Disconnected)
            assert not game.is_connected
            await other.play("+c1n")
            back = await anext(events)
            assert isinstance(back, p.Snapshot)
            assert [turn.turn for turn in game.view.turns] == ["+c1n"]
            await other.play("+c5s")
            assert isinstance(await anext(events), p.PlayedMessage)
        # An iteration that is still open ends when the game is closed.
        assert [type(event) async for event in events] in ([], [p.Changed], [p.Changed] * 2)

    with_client(server, play)


def test_a_command_without_an_answer_is_sent_again_and_done_once(server):
    async def play(client):
        async with client.watch((await client.create_game(SIAM)).game.id) as game:
            # The server does the command, and the connection is gone before its answer is read.
            closing_socket = asyncio.create_task(game.connection.drop())
            done = await game.play("+c1n")
            await closing_socket
            assert (game.connection.connection_count, game.connection.resent_count) == (2, 1)
            assert [turn.turn for turn in game.view.turns] == ["+c1n"]
            return done

    assert with_client(server, play).number > 0


def test_a_missed_message_brings_a_snapshot(server):
    async def play(client):
        async with client.watch((await client.create_game(SIAM)).game.id) as game:
            events = aiter(game)
            await anext(events)
            await game.play("+c1n")
            played = await anext(events)
            assert isinstance(played, p.PlayedMessage)
            later = p.PositionView(ply=9, text="", to_move=1, latest=[])
            game.receive(p.PlayedMessage(game=game.id, turn=played.turn, position=later, clock=played.clock))
            assert isinstance(await anext(events), p.Snapshot)
            assert game.view.position.ply == 1

    with_client(server, play)


def test_too_many_requests_are_waited_for(tmp_path):
    with closing(Server(tmp_path, ERAWAN_REQUESTS_PER_S="2", ERAWAN_REQUESTS_BURST="1")) as server:
        with Client(server.address) as client:
            assert all(not client.get_me().is_known for _ in range(4))
        with Client(server.address, patience_s=0) as hasty, pytest.raises(ServerError) as refused:
            any(hasty.get_me().is_known for _ in range(20))
    assert (refused.value.code, refused.value.status) == ("guard.too_many", 429)


def test_two_turns_against_an_opponent(anna):
    made = anna.create_game(NewGame(game="siam", seats=[Here(), Opponent(1)]))
    with anna.watch(made.game.id) as game:
        game.play("+c1n")
        until(game, lambda view: view.position.choices and view.position.ply == 2)
        assert game.seat_view.seat == 1
        game.play(game.hint().turn)
