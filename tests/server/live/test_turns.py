"""Turns over the socket: every command has exactly the documented answer, even if it is late, repeated or wrong."""

import threading
from contextlib import closing

import pytest

from erawan.core.errors import ErawanError
from tests.server.client import HERE, LINK, Server, level


def test_watching_brings_a_snapshot_and_then_every_turn(two):
    anna, ben, game = two()
    with anna.socket() as first, ben.socket() as second:
        shown = first.watch(game)
        assert (shown["you"], shown["status"], shown["position"]["ply"]) == ([1], "running", 0)
        assert shown["position"]["choices"]
        assert second.watch(game)["position"]["ply"] == 0
        done = first.play(game, 0, "+c1n", id="one")
        assert done == {"t": "done", "id": "one", "number": done["number"]}
        told = [first.seen[-2], second.next("played")]
        for message in told:
            assert message["t"] == "played"
            assert message["turn"]["turn"] == "+c1n"
            assert message["position"]["ply"] == 1
        assert [bool(message["position"].get("choices")) for message in told] == [False, True]
    assert len(first.told("snapshot")) == 1


def test_a_turn_in_a_position_that_is_gone_is_refused_with_a_fresh_snapshot(two):
    anna, ben, game = two()
    with anna.socket() as first, ben.socket() as second:
        first.play(game, 0, "+c1n")
        assert first.play(game, 0, "+d1n")["code"] == "table.stale"
        assert first.next("snapshot")["game"]["position"]["ply"] == 1
        # A ply that is too high is refused as well.
        assert second.play(game, 5, "+c5s")["code"] == "table.stale"
        assert second.next("snapshot")["game"]["position"]["ply"] == 1
        assert second.play(game, 1, "+c5s")["t"] == "done"


def test_a_turn_from_before_a_takeback_is_stale_though_its_ply_fits(server):
    anna = server.person("Anna")
    game, _ = anna.make("siam", [HERE, HERE])
    with anna.socket() as wire:
        assert wire.play(game["id"], 0, "+c1n")["t"] == "done"
        assert wire.ask("ask", game["id"], matter="takeback")["t"] == "done"
        assert wire.play(game["id"], 0, "+c1n")["code"] == "table.stale"
        assert wire.next("snapshot")["game"]["position"]["line"] == 1
        assert wire.play(game["id"], 0, "+c1n", line=1)["t"] == "done"


def test_a_command_sent_again_is_answered_again_and_done_once(two, server):
    anna, _, game = two()
    with anna.socket() as wire:
        first = wire.play(game, 0, "+c1n", id="same")
        assert wire.play(game, 0, "+c1n", id="same") == first
    with anna.socket() as wire:
        assert wire.play(game, 0, "+c1n", id="same") == first
    command = {"t": "play", "game": game, "id": "same", "ply": 0, "turn": "+c1n"}
    over_http = anna.post(f"/api/games/{game}/commands", command)
    assert over_http["number"] == first["number"]
    server.kill()
    server.start()
    with anna.socket() as wire:
        assert wire.play(game, 0, "+c1n", id="same") == first
        assert wire.watch(game)["position"]["ply"] == 1


def at_once(*jobs):
    """Run the jobs in threads that begin together."""
    start = threading.Barrier(len(jobs))

    def run(job):
        start.wait()
        job()

    threads = [threading.Thread(target=run, args=(job,)) for job in jobs]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


def play_at_once(wires, game, ply, turn, **fields):
    """Send one turn over several sockets at the same moment; return the answers."""
    answers = []
    at_once(*(lambda wire=wire: answers.append(wire.play(game, ply, turn, **fields)) for wire in wires))
    return answers


def test_of_two_sockets_that_send_the_same_turn_one_plays_and_both_learn_the_same(two):
    anna, ben, game = two()
    for ply, (who, turn) in enumerate([(anna, "+c1n"), (ben, "+c5s"), (anna, "+a1n"), (ben, "+a5s")]):
        with who.socket() as one, who.socket() as other:
            for wire in (one, other):
                wire.watch(game)
            answers = play_at_once((one, other), game, ply, turn)
            assert sorted(answer["t"] for answer in answers) == ["done", "refused"]
            assert next(answer for answer in answers if answer["t"] == "refused")["code"] == "table.stale"
            for wire in (one, other):
                wire.ask("ping")
                played = wire.told("played")
                assert [message["turn"]["turn"] for message in played] == [turn]


def test_the_same_turn_under_one_id_at_once_is_done_for_both(two):
    anna, _, game = two()
    with anna.socket() as one, anna.socket() as other:
        answers = play_at_once((one, other), game, 0, "+c1n", id="twice")
        assert answers[0] == answers[1]
        assert answers[0]["t"] == "done"
        assert one.watch(game)["position"]["ply"] == 1


def test_of_different_turns_at_once_one_is_played(two):
    anna, _, game = two()
    with anna.socket() as one, anna.socket() as other:
        answers = {}
        jobs = [
            lambda wire=wire, turn=turn: answers.update({turn: wire.play(game, 0, turn)})
            for wire, turn in ((one, "+c1n"), (other, "+d1n"))
        ]
        at_once(*jobs)
        (played,) = [turn for turn, answer in answers.items() if answer["t"] == "done"]
        shown = one.watch(game)
        assert [turn["turn"] for turn in shown["turns"]] == [played]


def test_commands_sent_ahead_are_judged_in_order(server):
    anna = server.person("Anna")
    game, _ = anna.make("siam", [HERE, HERE])
    with anna.socket() as wire:
        turns = ["+c1n", "+c5s", "+a1n", "+a5s"]
        ids = [wire.send("play", game["id"], ply=ply, turn=turn) for ply, turn in enumerate(turns)]
        numbers = [wire.next("done", id=sent)["number"] for sent in ids]
        assert numbers == list(range(numbers[0], numbers[0] + 4))


def test_what_is_refused_and_with_which_code(two, server):
    anna, ben, game = two()
    stranger = server.person("Carl")
    with anna.socket() as first, ben.socket() as second, stranger.socket() as other:
        assert first.play("zzzzzzzzzzzz", 0, "+c1n")["code"] == "table.unknown"
        assert first.ask("watch", "zzzzzzzzzzzz")["code"] == "table.unknown"
        assert other.play(game, 0, "+c1n")["code"] == "table.no_seat"
        assert other.ask("say", game, text="hello")["code"] == "table.no_seat"
        assert other.ask("resign", game)["code"] == "table.no_seat"
        assert second.play(game, 0, "+c5s")["code"] == "table.not_your_turn"
        assert first.ask("resign", game, seat=2)["code"] == "table.no_seat"
        illegal = first.play(game, 0, "+c3n")
        assert illegal["code"].startswith("siam.")
        assert illegal["rule"].startswith("S")
        assert first.play(game, 0, "nonsense")["t"] == "refused"
        assert first.watch(game)["position"]["ply"] == 0


@pytest.mark.parametrize(
    ("accepted", "spoken"), [("de-DE,en;q=0.5", "de"), ("xx, fr", "fr"), ("RU", "ru"), ("", "en"), ("xx", "en")]
)
def test_messages_come_in_the_language_of_the_browser(two, server, accepted, spoken):
    _, _, game = two()
    stranger = server.person("Carl", **{"accept-language": accepted})
    command = {"t": "resign", "game": game, "id": "one"}
    answers = [stranger.ask("POST", f"/api/games/{game}/commands", command).json()]
    with stranger.socket(**{"accept-language": accepted}) as wire:
        answers.append(wire.ask("resign", game))
    assert {answer["message"] for answer in answers} == {ErawanError("table.no_seat").tell(spoken)}


def test_a_waiting_game_is_not_played(server):
    anna = server.person("Anna")
    game, _ = anna.make("siam", [HERE, LINK])
    with anna.socket() as wire:
        assert wire.play(game["id"], 0, "+c1n")["code"] == "table.waiting"
        assert wire.ask("resign", game["id"])["code"] == "table.waiting"


def test_half_made_turns(two):
    anna, ben, game = two("king-of-siam", options={"players": 2})
    mover = anna.get(f"/api/games/{game}")["position"]["to_move"]
    to_move, waits = (anna, ben) if mover == 1 else (ben, anna)
    with to_move.socket() as wire, waits.socket() as other:
        assert other.ask("choose", game)["code"] == "table.not_your_turn"
        prefix, is_turn = "", False
        while not is_turn:
            shown = wire.ask("choose", game, prefix=prefix)
            assert (shown["t"], shown["prefix"]) == ("choices", prefix)
            # K4.1: only the follower to take is missing; until it is taken, the turn is not made.
            assert "preview" not in shown or shown["preview"]["ply"] == 0
            prefix, is_turn = shown["choices"][-1]["text"], shown["choices"][-1]["is_turn"]
        whole = wire.ask("choose", game, prefix=prefix)
        assert whole["preview"]["ply"] == 1
        assert "choices" not in whole["preview"]
        assert wire.ask("choose", game, prefix="nonsense")["t"] == "refused"
        over_http = to_move.get(f"/api/games/{game}/choices?prefix={prefix}")
        assert over_http["preview"]["text"] == whole["preview"]["text"]
        wire.watch(game)
        assert wire.play(game, 0, prefix)["t"] == "done"
        played = wire.seen[-2]
        assert played["position"]["text"] == whole["preview"]["text"]


def test_hints_where_the_game_allows_them(server):
    anna = server.person("Anna")
    game, _ = anna.make("siam", [HERE, level(1)])
    with anna.socket() as wire:
        hint = wire.ask("hint", game["id"])
        assert (hint["t"], hint["ply"]) == ("hint", 0)
        assert wire.play(game["id"], 0, hint["turn"])["t"] == "done"
    without, _ = anna.make("siam", [HERE, level(1)], hints=False)
    among_people, _ = anna.make("siam", [HERE, HERE])
    with anna.socket() as wire:
        for refusing in (without, among_people):
            assert wire.ask("hint", refusing["id"])["code"] == "table.no_hints"


def test_however_many_ask_a_hint_is_thought_about_once(server):
    anna = server.person("Anna")
    game, _ = anna.make("siam", [HERE, HERE], hints=True)
    with anna.socket() as first, anna.socket() as second:
        asked = [(wire, wire.send("hint", game["id"])) for wire in (first, second)]
        one, other = (wire.next("hint", id=sent) for wire, sent in asked)
        assert {**one, "id": ""} == {**other, "id": ""}
        assert (one["ply"], one.get("line", 0)) == (0, 0)


def test_a_hint_names_the_position_it_is_for(server):
    anna = server.person("Anna")
    game = anna.make("siam", [HERE, HERE], hints=True)[0]["id"]
    with anna.socket() as wire:
        wire.watch(game)
        wire.play(game, 0, "+c1n")
        wire.ask("ask", game, matter="takeback")
        hint = wire.ask("hint", game)
        assert (hint["ply"], hint["line"]) == (0, 1)


def test_an_opponent_answers(server):
    anna = server.person("Anna")
    game, _ = anna.make("siam", [HERE, level(2)])
    with anna.socket() as wire:
        wire.watch(game["id"])
        assert wire.play(game["id"], 0, "+c1n")["t"] == "done"
        answer = wire.next("played")
        assert answer["turn"]["seat"] == 2
        assert answer["position"]["ply"] == 2
        # Against computer opponents no consent is needed: both turns are taken back.
        assert wire.ask("ask", game["id"], matter="takeback")["t"] == "done"
        shown = wire.next("snapshot") if wire.seen[-2]["t"] != "snapshot" else wire.seen[-2]
        assert (shown["game"]["position"]["ply"], shown["game"]["position"]["line"]) == (0, 1)
        assert wire.ask("ask", game["id"], matter="draw")["code"] == "table.opponents_play_on"


def test_no_turn_follows_a_resignation_while_an_opponent_thinks(server, log_of_test):
    anna = server.person("Anna")
    game, _ = anna.make("siam", [HERE, level(8)])
    with anna.socket() as wire:
        wire.watch(game["id"])
        wire.play(game["id"], 0, "+c1n")
        assert wire.ask("resign", game["id"])["t"] == "done"
        # Play in another game: once its opponent has answered, the search in the first game is over too.
        other, _ = anna.make("siam", [HERE, level(1)])
        wire.watch(other["id"])
        wire.play(other["id"], 0, "+c1n")
        while wire.next("played", game=other["id"])["turn"]["seat"] != 2:
            pass
        assert [message["code"] for message in wire.told("refused")] == []
    assert "an opponent failed" not in log_of_test()


def test_forced_passes_are_made_by_the_server(server):
    anna = server.person("Anna")
    # Seat 1 has no card: K3.2 leaves it nothing but to pass, each time it is to move.
    position = (
        "siam:2 0.0.2/0.3.1/1.1.2/3.0.0/6.0.1/2.2.3/0.3.3/0.0.2 lp,kh,ba,ay!,su,cm,na,ke 2.7.1:-/1.0.1:KTT12RLM 2 0 1 -"
    )
    game, _ = anna.make("king-of-siam", [HERE, HERE], options={"players": 2}, position=position)
    with anna.socket() as wire:
        wire.watch(game["id"])
        assert wire.play(game["id"], 0, "pass")["t"] == "done"
        made, forced = wire.told("played")
        assert (made["turn"]["seat"], made["turn"].get("is_forced", False)) == (2, False)
        assert (forced["turn"]["seat"], forced["turn"]["turn"], forced["turn"]["is_forced"]) == (1, "pass", True)
        assert forced["position"]["ply"] == 2
        assert forced["position"]["choices"]


def test_an_opponent_takes_its_time_unless_its_minutes_run(tmp_path):
    with closing(Server(tmp_path, ERAWAN_OPPONENT_SECONDS="3600")) as server:
        anna = server.person("Anna")
        slow, quick = (
            anna.make("siam", [HERE, level(1)], clock=clock)[0]["id"]
            for clock in ({"kind": "none"}, {"kind": "minutes", "minutes": 5, "increment_s": 0})
        )
        with anna.socket() as wire:
            assert wire.play(slow, 0, "+c1n")["t"] == "done"
            wire.watch(quick)
            assert wire.play(quick, 0, "+c1n")["t"] == "done"
            assert wire.next("played")["position"]["ply"] == 2
            shown = wire.watch(slow)
            assert (shown["position"]["ply"], shown["thinking"]) == (1, True)
            # A takeback works while the opponent still searches.
            assert wire.ask("ask", slow, matter="takeback")["t"] == "done"
            assert wire.play(slow, 0, "+e1w", line=1)["t"] == "done"
