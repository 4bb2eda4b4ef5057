"""Studies: saved with their variations, read by others, uploaded as records, and analysed live."""

import json

import pytest

import erawan
from erawan.records import Record, RecordedTurn, format_record, parse_record, record_of
from tests.server.client import HERE

TREE = {
    "place": {"game": "siam"},
    "comment": "How it begins.",
    "nodes": [
        {"turn": "+c1n", "comment": "Early.", "mark": "!"},
        {"turn": "+c5s", "after": 1},
        {"turn": "+a1n", "after": 0, "mark": "?!"},
        {"turn": "+a5e", "after": 3, "comment": "Quiet."},
        {"turn": "+e5s", "after": 1},
    ],
}


def keep(person, tree=TREE, title="Mine"):
    return person.post("/api/studies", {"title": title, "tree": tree})


def test_a_study_is_kept_listed_changed_and_deleted(server):
    anna = server.person("Anna")
    made = keep(anna)
    assert (made["version"], made["is_yours"], made["owner"]) == (1, True, "Anna")
    assert made["tree"]["place"]["start"] == str(erawan.game("siam").start())
    again = anna.get(f"/api/studies/{made['id']}")
    assert again == made
    tree = {**made["tree"], "nodes": made["tree"]["nodes"][:2]}
    changed = anna.put(f"/api/studies/{made['id']}", {"title": "Ours", "tree": tree, "version": 1})
    assert (changed["title"], changed["turns"], changed["version"]) == ("Ours", 2, 2)
    assert [study["id"] for study in anna.get("/api/studies")["studies"]] == [made["id"]]
    left = anna.ask("DELETE", f"/api/studies/{made['id']}").json()
    assert left == {"studies": []}
    assert anna.ask("GET", f"/api/studies/{made['id']}").status_code == 404


def test_others_read_a_study_and_cannot_change_it(server):
    anna, ben = server.person("Anna"), server.person("Ben")
    made = keep(anna)
    read = ben.get(f"/api/studies/{made['id']}")
    assert (read["is_yours"], read["owner"], read["tree"]) == (False, "Anna", made["tree"])
    change = {"title": "Ha", "tree": TREE, "version": 1}
    for method, body in (("PUT", change), ("DELETE", None)):
        refused = ben.ask(method, f"/api/studies/{made['id']}", body)
        assert (refused.status_code, refused.json()["code"]) == (403, "study.not_yours")
    nobody = server.person().ask("PUT", f"/api/studies/{made['id']}", change)
    assert nobody.status_code == 401
    assert anna.get(f"/api/studies/{made['id']}")["title"] == "Mine"
    assert ben.get("/api/studies") == {"studies": []}


def test_a_study_that_was_changed_elsewhere_is_not_overwritten(server):
    anna = server.person("Anna")
    study = keep(anna)["id"]
    change = {"title": "One", "tree": TREE, "version": 1}
    anna.put(f"/api/studies/{study}", change)
    refused = anna.ask("PUT", f"/api/studies/{study}", {**change, "title": "Two"})
    assert (refused.status_code, refused.json()["code"]) == (409, "study.stale")
    assert anna.get(f"/api/studies/{study}")["title"] == "One"


def test_a_study_goes_with_its_owner_and_is_among_their_data(server):
    anna = server.person("Anna")
    study = keep(anna)["id"]
    assert [each["id"] for each in anna.get("/api/me/export")["studies"]] == [study]
    anna.ask("DELETE", "/api/me")
    assert server.person().ask("GET", f"/api/studies/{study}").status_code == 404


def test_a_study_is_taken_home_as_a_record_and_brought_back(server):
    anna = server.person("Anna")
    study = keep(anna)
    text = anna.get(f"/api/studies/{study['id']}/record")
    record = parse_record(text)
    assert (record.comment, record.tags["title"]) == ("How it begins.", "Mine")
    assert record.turns[0].comment == "! Early."
    assert [turn.turn for turn in record.turns[0].variations[0]] == ["+a1n", "+a5e"]
    back = anna.post("/api/study/open", {"record": text})
    assert (back["comment"], back["place"]["start"]) == ("How it begins.", study["tree"]["place"]["start"])
    # A variation follows directly after the turn that it replaces.
    assert back["nodes"] == [
        {"turn": "+c1n", "comment": "Early.", "mark": "!"},
        {"turn": "+a1n", "mark": "?!"},
        {"turn": "+a5e", "after": 2, "comment": "Quiet."},
        {"turn": "+c5s", "after": 1},
        {"turn": "+e5s", "after": 1},
    ]


def test_king_of_siam_is_studied_with_all_cards_open(server):
    anna = server.person()
    start = anna.post("/api/study/look", {"game": "king-of-siam", "options": {"players": 4}})["start"]
    tree = {"place": {"game": "king-of-siam", "options": {"players": 4}, "start": start}, "nodes": [{"turn": "pass"}]}
    study = keep(anna, tree)
    assert study["tree"]["nodes"] == [{"turn": "pass"}]
    record = parse_record(anna.get(f"/api/studies/{study['id']}/record"))
    assert record.game.options["players"] == 4


@pytest.mark.parametrize(
    ("tree", "code"),
    [
        ({"place": {"game": "siam"}, "nodes": [{"turn": "+c3n"}]}, "siam.enter_inside"),
        ({"place": {"game": "siam"}, "nodes": [{"turn": "+c1n", "after": 1}]}, "study.order"),
        ({"place": {"game": "siam", "turns": ["+c1n"]}, "nodes": []}, "study.turns_twice"),
        ({"place": {"game": "siam", "start": "5/5 E"}, "nodes": []}, "siam.row_count"),
        ({"place": {"game": "siam"}, "nodes": [{"turn": "+c1n"}] * 2001}, "request.wrong"),
        ({"place": {"game": "siam"}, "comment": "x" * 2001}, "request.wrong"),
        ({"place": {"game": "siam"}, "nodes": [{"turn": "+c1n", "comment": "x" * 2000}] * 101}, "study.too_much"),
        ({"place": {"game": "siam"}, "nodes": [{"turn": "+c1n", "mark": "!!!"}]}, "request.wrong"),
    ],
)
def test_what_cannot_be_kept_is_refused_with_a_reason(server, tree, code):
    refused = server.person().ask("POST", "/api/studies", {"tree": tree})
    assert refused.json()["code"] == code, refused.text


def test_variations_inside_variations_end_somewhere(server):
    nodes, at = [], 0
    for _ in range(12):
        nodes += [{"turn": "pass", "after": at}, {"turn": "pass", "after": at}]
        at = len(nodes)
    tree = {"place": {"game": "king-of-siam", "options": {"players": 4}}, "nodes": nodes}
    assert server.person().ask("POST", "/api/studies", {"tree": tree}).json()["code"] == "record.too_deep"


# ---- records


def recorded(*turns):
    return format_record(record_of(erawan.game("siam").start(), turns, seats=("Anna", "Ben")))


def test_the_readable_games_of_a_file_are_found_and_the_broken_told(server):
    good, other = recorded("+c1n", "+c5s"), recorded("+a1n")
    broken = recorded("+c1n", "+c5s").replace("+c5s", "+c4s")
    found = server.person().post("/api/study/read", {"text": "\n".join((good, broken, other))})
    assert [(game["turns"], game["seats"]) for game in found["games"]] == [(2, ["Anna", "Ben"]), (1, ["Anna", "Ben"])]
    assert (found["games_count"], found["broken_count"]) == (2, 1)
    line = (good + "\n" + broken).split("\n").index(next(text for text in broken.split("\n") if "+c4s" in text)) + 1
    assert [(each["line"], each["code"]) for each in found["broken"]] == [(line, "siam.enter_inside")]
    tree = server.person().post("/api/study/open", {"record": found["games"][0]["record"]})
    assert [node["turn"] for node in tree["nodes"]] == ["+c1n", "+c5s"]


def test_a_file_of_something_else_and_one_too_large(server):
    found = server.person().post("/api/study/read", {"text": "Dear diary"})
    assert (found["games"], found["broken_count"]) == ([], 1)
    assert server.person().post("/api/study/read", {"text": ""})["broken_count"] == 0
    assert server.person().ask("POST", "/api/study/read", {"text": "x" * 1_000_001}).status_code == 400
    assert server.person().ask("POST", "/api/study/read", {"text": "x" * 5_000_000}).status_code == 413


def test_turns_of_variations_count_before_any_is_replayed(server):
    # None of these turns is legal, but they are counted before they are replayed.
    aside = tuple((RecordedTurn("+c3n"),) for _ in range(2000))
    start = erawan.game("siam").start()
    record = Record(start.game, str(start), (RecordedTurn("+c1n", variations=aside),))
    refused = server.person().ask("POST", "/api/study/open", {"record": format_record(record)})
    assert (refused.status_code, refused.json()["code"]) == (400, "table.too_long")


@pytest.mark.parametrize(
    ("comments", "code"), [(["x" * 2001], "study.long_comment"), (["x" * 2000] * 101, "study.too_much")]
)
def test_comments_of_a_record_that_are_too_long_are_refused_and_never_cut(server, comments, code):
    start = erawan.game("king-of-siam", players=4).start()
    aside = tuple((RecordedTurn("pass", comment=comment),) for comment in comments)
    record = Record(start.game, str(start), (RecordedTurn("pass", variations=aside),))
    refused = server.person().ask("POST", "/api/study/open", {"record": format_record(record)})
    assert (refused.status_code, refused.json()["code"]) == (400, code), refused.text


def test_only_finished_games_are_opened(server):
    anna = server.person("Anna")
    game, _ = anna.make("siam", [HERE, HERE], position="2#2/2N2/1#1#1/5/5 E")
    refused = anna.ask("GET", f"/api/study/game/{game['id']}")
    assert (refused.status_code, refused.json()["code"]) == (409, "study.running")
    command = {"t": "play", "id": "1", "game": game["id"], "turn": "c4c5n", "ply": 0}
    anna.post(f"/api/games/{game['id']}/commands", command)
    assert [node["turn"] for node in anna.get(f"/api/study/game/{game['id']}")["nodes"]] == ["c4c5n"]
    assert anna.ask("GET", "/api/study/game/nosuchgame22").status_code == 404


# ---- thinking


def thoughts(person, place, most=2):
    with person.stream("POST", "/api/study/think", {"place": place}) as response:
        assert response.status_code == 200, response.read()
        found = []
        for line in response.iter_lines():
            found.append(json.loads(line))
            if len(found) == most or found[-1].get("is_last"):
                return found
    return found


def test_a_position_is_thought_about_deeper_and_deeper(server):
    found = thoughts(server.person(), {"game": "siam", "turns": ["+c1n"]})
    first, second = found
    assert first["depth"] < second["depth"] or first["nodes"] < second["nodes"]
    assert len(second["lines"]) == 3
    best = second["lines"][0]
    assert len(best["does"]) == len(best["turns"]) <= 6
    assert sum(best["chances"]) == pytest.approx(1, abs=0.001)


def test_a_certain_result_ends_the_search(server):
    found = thoughts(server.person(), {"game": "siam", "start": "2#2/2N2/1#1#1/5/5 E"}, most=1000)
    assert found[-1]["is_last"]
    best = found[-1]["lines"][0]
    assert (best["turns"], best["is_certain"], best["distance"]) == (["c4c5n"], True, 1)


def test_each_team_has_its_chance(server):
    found = thoughts(server.person(), {"game": "king-of-siam", "options": {"players": 4}}, most=1)
    assert found[0]["sides"] == [[1, 3], [2, 4]]
    assert len(found[0]["lines"][0]["chances"]) == 4


def test_a_second_position_stops_the_live_analysis_of_the_first(server):
    person = server.person("Anna")
    with person.stream("POST", "/api/study/think", {"place": {"game": "siam"}}) as response:
        lines = response.iter_lines()
        next(lines)
        thoughts(person, {"game": "siam", "turns": ["+c1n"]}, most=1)
        # The first analysis has ended early; if it ran for its half minute, the test would time out.
        assert json.loads(list(lines)[-1])["is_last"]


@pytest.mark.parametrize(
    ("place", "code"),
    [
        ({"game": "siam", "start": "2#2/2N2/1#1#1/5/5 E", "turns": ["c4c5n"]}, "analysis.over"),
        ({"game": "siam", "start": "nonsense"}, "siam.fields"),
    ],
)
def test_positions_that_cannot_be_analysed_are_refused(server, place, code):
    assert server.person().ask("POST", "/api/study/think", {"place": place}).json()["code"] == code
