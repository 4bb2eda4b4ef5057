"""The coach of the server: moments of analysed games, tries at them, and games that get none."""

from tests.server.client import HERE
from tests.server.live.test_analyses import MISSED, ask, finish, play_out
from tests.server.live.test_fair_play import make_line, play


def refusal(person, method, path, body=None):
    answer = person.ask(method, path, body)
    return answer.status_code, answer.json()["code"]


def test_a_player_learns_from_a_finished_game(server):
    anna = server.person("Anna")
    game = play_out(anna)
    path = f"/api/games/{game}/moments"
    assert refusal(anna, "GET", path) == (409, "coach.not_analysed")
    finish(anna, ask(anna, game=game, seconds=0.5))
    found = anna.get(path)["moments"]
    assert all(each["ply"] % 2 == each["seat"] % 2 for each in found)
    moment, *others = found
    assert (moment["ply"], moment["seat"], moment["kind"]) == (1, 1, "siam-win-now")
    assert {each["seat"] for each in others} == {2}
    assert (moment["turn"], moment["better"], moment["marks"]) == ("b2n", "b2b1s", ["at:b1"])
    assert (moment["place"]["start"], moment["place"].get("turns", [])) == (MISSED["start"], [])
    assert [words["key"] for words in moment["told"]] == ["coach-siam-win-now"]
    # Everybody may learn from it, and nothing is stored.
    ben = server.person("Ben")
    right = ben.post(f"{path}/1/tries", {"turn": "b2b1s"})
    assert (right["is_right"], right["told"]["key"], right["reply"]) == (True, "coach-right-siam-win-now", None)
    wrong = ben.post(f"{path}/1/tries", {"turn": "+a1n"})
    assert (wrong["is_right"], wrong["told"]["key"]) == (False, "coach-wrong-siam-win-now")
    assert ben.get(path)["moments"] == found
    assert refusal(ben, "POST", f"{path}/5/tries", {"turn": "b2b1s"}) == (404, "coach.no_moment")
    assert refusal(ben, "POST", f"{path}/1/tries", {"turn": "a1a2n"}) == (409, "siam.no_animal")
    assert refusal(ben, "POST", f"{path}/1/tries", {"turn": "nonsense"}) == (400, "siam.turn_form")


def test_a_running_game_has_no_coach_even_for_the_player_of_all_seats(server):
    anna = server.person("Anna")
    made, _ = anna.make("siam", [HERE, HERE], position=MISSED["start"])
    path = f"/api/games/{made['id']}/moments"
    assert refusal(anna, "GET", path) == (403, "analysis.running")
    assert refusal(anna, "POST", f"{path}/1/tries", {"turn": "b2b1s"}) == (403, "analysis.running")


def test_the_coach_does_not_help_in_another_game_of_the_same_position(two):
    turns = make_line(901, count=5)
    anna, ben, running = two()
    made, _ = anna.make("siam", [HERE, HERE])
    play((anna,), made["id"], turns)
    anna.post(f"/api/games/{made['id']}/commands", {"t": "resign", "game": made["id"], "id": "resign"})
    path = f"/api/games/{made['id']}/moments"
    assert refusal(anna, "GET", path) == (409, "coach.not_analysed")
    play((anna, ben), running, turns)
    assert refusal(anna, "GET", path) == (403, "help.own_game")
    assert refusal(ben, "POST", f"{path}/1/tries", {"turn": turns[0]}) == (403, "help.own_game")
