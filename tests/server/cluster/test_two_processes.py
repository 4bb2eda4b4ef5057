"""Two processes serve the same games: a command in either, the same events in the same order at both."""

import asyncio
from contextlib import AsyncExitStack, asynccontextmanager
from random import Random

from erawan.client import AsyncClient, ByLink, Here, NewGame, ServerError
from erawan.protocol import messages as p
from tests.server.client import HERE, LINK, OPEN, PATIENCE

SIAM = "siam"


@asynccontextmanager
async def seated(processes):
    """Yield the games of two clients, each at another process, who play one game of Siam."""
    async with AsyncExitStack() as stack:
        clients = [await stack.enter_async_context(AsyncClient(server.address)) for server in processes]
        made = await clients[0].create_game(NewGame(game=SIAM, seats=[Here(), ByLink()]))
        await clients[1].join(made.links[0].token)
        games = [await stack.enter_async_context(client.watch(made.game.id)) for client in clients]
        # The first process may hear later that the second seat is taken, and then sends a snapshot.
        await until(lambda: all(game.view.status == "running" for game in games))
        yield games


def record(game):
    """Return a growing list of the turns, chat texts and snapshots that a client receives of a game from now on."""
    heard = []

    def listen(event):
        if isinstance(event, p.PlayedMessage):
            heard.append((event.position.line, event.position.ply, event.turn.turn))
        elif isinstance(event, p.SaidMessage):
            heard.append(event.said.text)
        elif isinstance(event, p.Snapshot):
            heard.append(("snapshot", event.game.position.line, event.game.position.ply))

    game.add_listener(listen)
    return heard


async def until(condition):
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.01)


async def play_turn(game):
    """Play a turn that depends only on the position."""
    await until(lambda: game.is_your_turn)
    pick = Random(game.view.position.ply).choice
    choices = game.view.position.choices
    while not (choice := pick(choices)).is_turn:
        choices = (await game.choose(choice.text)).choices
    return await game.play(choice.text)


def test_turns_reach_subscribers_of_both_processes_in_order(processes):
    async def run():
        async with seated(processes) as games:
            heard = [record(game) for game in games]
            while len(heard[0]) < 12:
                await until(lambda: any(game.is_your_turn for game in games))
                await play_turn(next(game for game in games if game.is_your_turn))
            await until(lambda: len(heard[1]) == len(heard[0]))
            return heard

    first, second = asyncio.run(run())
    assert first == second
    assert [ply for _, ply, _ in first] == list(range(1, len(first) + 1))


def test_commands_at_both_processes_at_once_are_all_stored_once(processes):
    async def run():
        async with seated(processes) as games:
            heard = [record(game) for game in games]
            named = dict(zip("ab", games, strict=True))
            texts = [(name, f"{name} {number}") for number in range(15) for name in named]
            done = await asyncio.gather(*(named[name].say(text) for name, text in texts))
            await until(lambda: all(len(each) >= 30 for each in heard))
            return heard, [answer.number for answer in done]

    (first, second), numbers = asyncio.run(run())
    assert first == second
    assert sorted(first) == sorted(f"{name} {number}" for number in range(15) for name in "ab")
    assert len(set(numbers)) == 30


def test_a_command_repeated_at_another_process_gets_its_first_answer(processes):
    maker, other = (server.person() for server in processes)
    made, links = maker.make(SIAM, [HERE, LINK])
    other.post("/api/join", {"token": links[2]})
    again = processes[1].person()
    again.client.credentials.token = maker.cookie
    with maker.socket() as here, again.socket() as there:
        here.watch(made["id"])
        there.watch(made["id"])
        turn = here.ask("choose", made["id"], prefix="", whole=True)["choices"][0]["text"]
        first = here.play(made["id"], 0, turn, id="repeated")
        second = there.play(made["id"], 0, turn, id="repeated")
    assert first["t"] == second["t"] == "done"
    assert first["number"] == second["number"]


def test_takebacks_and_requests_are_live_at_both_processes(processes):
    async def run():
        async with seated(processes) as (first, second):
            await play_turn(first)
            await until(lambda: second.view.position.ply == 1)
            await first.ask("takeback")
            await until(lambda: second.view.request is not None)
            await second.answer("takeback", True)
            await until(lambda: first.view.position.line == 1 and first.view.position.ply == 0)
            await play_turn(first)
            await until(lambda: second.view.position.ply == 1)
            return second.view.position.line

    assert asyncio.run(run()) == 1


def test_presence_and_spectators_are_those_of_all_processes(processes):
    async def run():
        async with AsyncExitStack() as stack:
            clients = [await stack.enter_async_context(AsyncClient(server.address)) for server in processes]
            made = await clients[0].create_game(NewGame(game=SIAM, seats=[Here(), ByLink()]))
            await clients[1].join(made.links[0].token)
            first = await stack.enter_async_context(clients[0].watch(made.game.id))
            assert not first.view.seats[1].is_present
            async with clients[1].watch(made.game.id) as second:
                await until(lambda: first.view.seats[1].is_present)
                await until(lambda: second.view.seats[0].is_present)
                spectators = AsyncClient(processes[1].address)
                async with spectators.watch(made.game.id):
                    await until(lambda: first.view.watchers == 1 and second.view.watchers == 1)
                await until(lambda: first.view.watchers == 0)
                await spectators.close()
            await until(lambda: not first.view.seats[1].is_present)

    asyncio.run(run())


def test_an_open_game_is_listed_and_joined_at_another_process(processes):
    maker, other = (server.person() for server in processes)
    made, _ = maker.make(SIAM, [HERE, OPEN])
    assert made["id"] in [game["id"] for game in other.get("/api/games/open")["games"]]
    with maker.socket() as wire:
        wire.watch(made["id"])
        other.post(f"/api/games/{made['id']}/seats/2")
        assert wire.next("snapshot")["game"]["status"] == "running"


def test_followers_hear_of_turns_that_another_process_has_stored(processes):
    maker, other = (server.person() for server in processes)
    made, links = maker.make(SIAM, [HERE, LINK])
    other.post("/api/join", {"token": links[2]})
    with other.socket() as follower, maker.socket() as wire:
        follower.ask("follow")
        wire.watch(made["id"])
        turn = wire.ask("choose", made["id"], prefix="", whole=True)["choices"][0]["text"]
        wire.play(made["id"], 0, turn)
        assert follower.next("turn", game=made["id"])["is_yours"]


def test_a_new_name_is_shown_at_the_other_process(processes):
    maker, other = (server.person() for server in processes)
    made, links = maker.make(SIAM, [HERE, LINK])
    other.post("/api/join", {"token": links[2]})
    with other.socket() as wire:
        wire.watch(made["id"])
        maker.put("/api/me", {"name": "Cluster Chang"})
        while wire.next("changed")["seats"][0]["name"] != "Cluster Chang":
            pass


def test_a_refusal_counts_what_another_process_has_stored(processes):
    async def run():
        async with seated(processes) as (first, second):
            await first.resign()
            try:
                await second.resign()
            except ServerError as error:
                return error.code
            return None

    assert asyncio.run(run()) == "game.over"


def test_a_session_that_ends_at_one_process_ends_at_the_other(processes):
    here, there = (server.person() for server in processes)
    made, _ = here.make(SIAM, [HERE, LINK])
    there.client.credentials.token = here.cookie
    assert there.get("/api/me")["name"] == here.get("/api/me")["name"]
    with there.socket() as wire:
        wire.watch(made["id"])
        assert here.ask("DELETE", "/api/me/sessions?this_too=true").is_success
        assert wire.closed() == 4401
    assert there.get("/api/games")["games"] == []


def test_help_is_refused_for_a_position_of_a_game_at_another_process(processes):
    maker, other = (server.person() for server in processes)
    made, links = maker.make(SIAM, [HERE, LINK])
    other.post("/api/join", {"token": links[2]})
    with maker.socket() as wire, other.socket() as answer:
        wire.watch(made["id"])
        answer.watch(made["id"])
        played = []
        for ply in range(6):
            mover = (wire, answer)[ply % 2]
            turns = mover.ask("choose", made["id"], prefix="", whole=True)["choices"]
            played.append(Random(ply).choice(turns)["text"])
            assert mover.play(made["id"], ply, played[-1])["t"] == "done"
            (answer, wire)[ply % 2].next("played")
    stranger = processes[1].person("Nosy")
    asked = {"place": {"game": SIAM, "turns": played}, "seconds": 0.1}
    assert stranger.ask("POST", "/api/analyses", asked).json()["code"] == "help.running_game"
