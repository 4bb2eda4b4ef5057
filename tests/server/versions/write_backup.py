"""Write the backup by which later versions show that they still read the games of this one.

Run ``python -m tests.server.versions.write_backup`` once, when the tables have a new version; the file is never
written again.
"""

import asyncio
import tempfile
from datetime import date
from pathlib import Path

from sqlalchemy import insert

from erawan.protocol import commands as c
from erawan.protocol.commands import Step
from erawan.protocol.seats_and_clocks import Anyone, ByLink, Days, Here, Minutes, Opponent
from erawan.protocol.studies import Place, Tree, TreeTurn
from erawan.puzzles.review_schedule import ReviewCard
from erawan.puzzles.runs import AnsweredPuzzle, Run
from erawan.search.search_result import Evaluation, Line, SearchResult
from erawan.server.domain import decisions
from erawan.server.domain import events as e
from erawan.server.domain.bans import Ban
from erawan.server.domain.conditional_turns import PreparedTurns, StandingPass
from erawan.server.domain.player_ratings import Rating
from erawan.server.domain.table_setup import make_plan, plan_rematch
from erawan.server.domain.user_names import skeleton_of
from erawan.server.store import schema as s
from erawan.server.store.analysis_store import StoredAnalysis, new_analysis, store_search_result
from erawan.server.store.ban_store import ACCESS_CHANGED, set_ban
from erawan.server.store.database import migrate, newest_version, opened
from erawan.server.store.database_backup import write_backup
from erawan.server.store.game_store import Link, new_link, store_prepared, use_link
from erawan.server.store.opening_store import count_game
from erawan.server.store.puzzle_store import (
    EndgameWin,
    StoredRun,
    store_day,
    store_endgame_win,
    store_review,
    store_run,
    store_solved,
    store_try,
)
from erawan.server.store.session_store import add_device, add_token, mark_seen
from erawan.server.store.study_store import Study, new_study
from erawan.server.store.user_store import (
    User,
    Webhook,
    add_person,
    change_person,
    set_passphrase,
    set_webhook,
    store_call,
    store_ratings,
)
from erawan.server.store.writer import Change
from tests.server.domain.driven_table import (
    NOW,
    ONE_CARD_LEFT,
    REMATCH,
    SIAM,
    DrivenTable,
    first_turn,
    king_of_siam,
    seated_table,
)
from tests.server.store.temporary_store import as_new, open_store

FOLDER = Path(__file__).parent


def path_of(version):
    return FOLDER / f"{version}.jsonl.gz"


def all_pass(at, rounds):
    for _ in range(rounds * at.table.game.seats):
        at.wait(2_500)
        at.play(at.table.people[at.table.state.to_move], "pass")


def siam_running():
    """Return a game of two people with a clock, chat, a takeback by agreement, and an open draw offer."""
    at = seated_table(game_id="siamrunning", clock=Minutes(10, 5))
    for turn in ("+a1n", "+e5s", "+b1n", "+d5s"):
        at.wait(3_000)
        at.play(at.table.people[at.table.state.to_move], turn)
    at.say("ann", "สวัสดี 👋, “well”")
    at.ask("bob", "takeback")
    at.answer("ann", "takeback")
    at.play("bob", "+c5s")
    at.ask("ann", "draw")
    return at


def siam_agreed():
    """Return a game that ended in a draw, and its rematch."""
    at = seated_table(SIAM, game_id="siamagreed", people=("bob", "ann"))
    at.play("bob", "+a1n")
    at.ask("bob", "draw")
    at.answer("ann", "draw")
    at.append([e.RatingsChanged((e.SeatRating(1, 1500, 1490), e.SeatRating(2, 1450, 1460)))])
    at.ask("bob", "rematch")
    at.answer("ann", "rematch")
    again = DrivenTable(plan_rematch(at.table)[0], REMATCH)
    return at, again.sit(("ann", "bob"))


def siam_won():
    """Return a game won by the rules against a computer opponent, from a position that was set up."""
    at = seated_table(game_id="siamwonbyrule", people=("ann",), opponents=(2,), start="5/5/#W1##/5/5 E", is_set_up=True)
    state = at.table.state
    at.play("ann", next(turn for turn in state.turns() if state.play(turn).outcome))
    return at


def siam_thinking():
    """Return a game in which a computer opponent is to move; it continues a record, and turns were taken back."""
    at = seated_table(
        game_id="siamthinking",
        people=("ann",),
        opponents=(2,),
        start=SIAM.start(),
        earlier=("+a1n", "+e5s"),
        is_set_up=True,
    )
    at.play("ann", "+b1n")
    at.think("+d5s")
    at.ask("ann", "takeback")
    at.play("ann", "+c1n")
    return at


def siam_waiting():
    """Return games that wait for a player: one open to everyone, one by invitation."""
    open_to_all = DrivenTable(make_plan(SIAM.start(), (Here(), Anyone()), Days(3)), "siamopen")
    open_to_all.append(decisions.decide_creation(open_to_all.table.plan, "ann"), "ann")
    by_link = DrivenTable(make_plan(SIAM.start(), (ByLink(), Here())), "siambylink")
    by_link.append(decisions.decide_creation(by_link.table.plan, "bob"), "bob")
    return open_to_all, by_link


def king_flagged():
    """Return a game of three people of whom one ran out of time; a seat has moved to another device."""
    at = seated_table(king_of_siam(3), people=("ann", "bob", "cat"), game_id="kingflagged", clock=Minutes(1))
    all_pass(at, 2)
    at.move("cat", "cathome", 3)
    at.wait(60_000)
    at.append(decisions.decide_timeout(at.table, at.now, ()))
    return at


def king_forced():
    """Return a game with the last card, and forced passes to the end."""
    at = seated_table(king_of_siam(), game_id="kingforced", start=ONE_CARD_LEFT, clock=Days(2), is_set_up=True)
    at.play("bob", "pass")
    at.play("bob", next(_cards(at.table.state)))
    return at


def _cards(state, prefix=""):
    for choice in state.choices(prefix):
        if choice.text == "pass":
            continue
        if choice.is_turn:
            yield choice.text
        else:
            yield from _cards(state, choice.text)


def king_of_four():
    """Return a game of four players who may talk, two of them computer opponents; cards were played."""
    game = king_of_siam(4, talk=True)
    seats = (Here(), Opponent(3), Here(), Opponent(8))
    at = DrivenTable(make_plan(game.start(seed=4), seats, Minutes(20, 10)), "kingoffour")
    at.sit(("ann", "bob"))
    for _ in range(9):
        at.wait(4_000)
        seat = at.table.state.to_move
        text = next(_cards(at.table.state), None) or first_turn(at.table.state)
        if at.table.opponent(seat):
            at.think(text)
        else:
            at.play(at.table.people[seat], text)
    at.append([e.HintGiven(1)], "ann")
    at.say("ann", "I hold a king")
    at.append([e.TitleChanged("Four at the table")], "ann")
    return at


def siam_left():
    """Return a game that a player has left; the seat is still free."""
    at = seated_table(game_id="siamleft", clock=Days(7))
    at.play("ann", "+a1n")
    at.do("bob", c.StandUp(game=at.table.id, id="up"))
    return at


async def fill(url):
    people = [("ann", "Ann"), ("bob", "Боб"), ("cat", "Cat"), ("cathome", "Cat"), ("bot", "Robot")]
    games = [
        siam_running(), *siam_agreed(), siam_won(), siam_thinking(), *siam_waiting(),
        king_flagged(), king_forced(), king_of_four(), siam_left(),
    ]  # fmt: skip
    async with open_store(url) as store:
        for person, name in people:
            skeleton = skeleton_of(name) if person == "bot" else None
            user = User(person, name, person == "bot")
            await store.write(add_person(user, f"hash-of-{person}", NOW, "", skeleton))
        for at in games:
            await store.write(as_new(at, at.table.people[min(at.table.people)]))
        await store.write(change_person(User("ann", "Ann", False, "#1f7a4d"), None))
        await store.write(set_passphrase("ann", "ann", "a hash of a passphrase", skeleton_of("Ann")))
        await store.write(add_token("ann", "hash-of-ann-at-home", NOW + 1000, "Firefox, Linux"))
        await store.write(mark_seen("hash-of-ann-at-home", NOW + 2000))
        await store.write(add_device("ann", "hash-of-ann-s-browser", NOW + 1000))
        await store.write(set_webhook("bob", Webhook("https://example.org/hook", "secret"), NOW))
        await store.write(store_call("bob", "siamrunning", 9))
        await store.write(store_try("ann", "0123456789", False, NOW))
        await store.write(store_solved("ann", "0123456789", NOW + 1000))
        await store.write(store_review("ann", "0123456789", ReviewCard(2, NOW + 5000)))
        await store.write(store_day("ann", date(2026, 1, 5), NOW + 1000))
        run = Run(
            "storm", "siam", 7, NOW, NOW + 180_000, "0123456789", ("+a1n",), (AnsweredPuzzle("abcdef0123", True),), 2, 2
        )
        await store.write(store_run(StoredRun("ann", run, version=1, runs=1, best=1, best_ms=NOW + 1000)))
        await store.write(store_endgame_win("ann", "0123456789", EndgameWin(4, NOW + 1000)))
        await store.write(store_ratings({}, {"ann": Rating(26.5, 7.25, 2, 1, 1, -1, 1)}, "siam", 2, NOW))
        steps = (Step("+e5s", ("+d1n",)), Step("+d5s"))
        prepared = {2: PreparedTurns(1, 4, steps)}
        await store.write(store_prepared("siamrunning", prepared))
        await store.write(store_prepared("kingoffour", {1: StandingPass(0, 9, "struggle", 0)}))
        tree = Tree(place=Place(game="siam"), comment="Who opens?", nodes=[TreeTurn(turn="+c1n", mark="!")])
        await store.write(new_study(Study("annsstudy", "ann", "First steps", "siam", 1, 1, NOW, tree)))
        await store.write(count_game(next(at.table for at in games if at.table.status == "over")))
        await store.write(new_link("token1", Link("siambylink", 1, None, False), NOW))
        await store.write(new_link("token2", Link("kingflagged", 3, "cat", False), NOW))
        await store.write(use_link("token2", NOW + 15_000))
        await store.write(set_ban(Ban("cat", NOW, NOW + 1000, "insults")), ACCESS_CHANGED)
        place = '{"game":"siam","turns":["+a1n"]}'
        await store.write(new_analysis(StoredAnalysis("0" * 32, place, 0.5, "waiting", "ann"), NOW))
        level = Evaluation((0.25, -0.25), False, None)
        await store.write(store_search_result("0" * 32, 0, SearchResult((Line(("+a1n",), level),), 5, 100, 0.5)))
        await store.write(store_search_result("0" * 32, 1, None))
        lease = {"name": "turn:siamthinking", "holder": "a process", "token": 7, "until_ms": NOW + 10_000}
        job = {
            "id": "turn:siamthinking:1:4:level-2", "game_id": "siamthinking", "line": 1, "ply": 4,
            "player": "level-2", "seed": 1, "user_id": "ann", "is_watched": True, "is_quick": True, "made_ms": NOW,
            "worker": "a worker", "until_ms": NOW + 10_000, "tries": 1, "result": None,
        }  # fmt: skip
        await store.write(Change([(insert(s.leases), lease), (insert(s.engine_jobs), job)]))
        await store.write_heartbeat(NOW + 90_000, (NOW + 60_000, NOW + 90_000))


def main():
    target = path_of(newest_version())
    if target.exists():
        raise SystemExit(f"{target} is there already: games of that version have been read from it")
    with tempfile.TemporaryDirectory() as folder:
        url = f"sqlite:///{folder}/erawan.sqlite3"
        with opened(url) as engine:
            migrate(engine)
            asyncio.run(fill(url))
            print(write_backup(engine, target, lambda done, total: None), target)


if __name__ == "__main__":
    main()
