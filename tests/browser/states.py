"""The main states of the app, and how to reach each quickly; the checks of the whole app visit all of them."""

from erawan.puzzles.collection import all_puzzles
from tests.browser import king_of_siam as kos
from tests.browser import lessons, puzzle_run_actions
from tests.browser.finished_games import ending_record, finish, kos_record, missed_record, siam_record
from tests.browser.invitations import open_menu
from tests.browser.started_games import (
    HERE,
    KOS_LAST,
    KOS_LATE,
    SIAM_LAST,
    begin,
    begin_behind_a_friend,
    begin_kos,
    begin_siam,
    play_and_give_up,
)

# The section in which premoves are added.
ADDING = "details:has(.ways) > summary"


def home(page, address):
    """Open the first page."""
    page.goto(address)
    page.wait_for_selector("article.kos .main")


def set_up_siam(page, address):
    """Open the set-up of Siam with a clock."""
    page.goto(f"{address}/new/siam")
    page.locator("input[value=minutes]").check()
    page.locator("details summary").click()
    page.wait_for_selector(".option")


def set_up_kos(page, address):
    """Open the set-up of King of Siam for four, with all details open."""
    page.goto(f"{address}/new/king-of-siam")
    page.locator("form select").first.select_option("4")
    page.locator("details summary").click()
    page.wait_for_selector(".option")


def siam(page, address):
    """Begin a game of Siam in which the player is to move."""
    begin_siam(page, address)


def siam_animal_picked(page, address):
    """Pick an animal of Siam; its targets are shown."""
    begin_siam(page, address)
    page.locator('.live [data-at="d1"]').click()
    page.wait_for_selector("g.target")


def siam_facing(page, address):
    """Choose a target in Siam; the facings are shown."""
    siam_animal_picked(page, address)
    page.locator("g.target").first.click()
    page.wait_for_selector("g.facing")


def siam_refused(page, address):
    """Try an illegal turn of Siam, and open the field to type a turn."""
    begin_siam(page, address)
    page.locator("aside summary").click()
    page.locator("aside form input").fill("z9")
    page.keyboard.press("Enter")
    page.wait_for_selector(".notice")


def siam_over(page, address):
    """Open a finished game of Siam."""
    begin_siam(page, address, SIAM_LAST)
    for square in ("b2", "b1"):
        page.locator(f'.live [data-at="{square}"]').click()
    page.locator("g.push").click()
    page.wait_for_selector(".status.over")


def siam_rules(page, address):
    """The rules of Siam."""
    begin_siam(page, address)
    open_menu(page, "How to play")
    page.wait_for_selector("dialog[open]")


def waiting(page, address):
    """A game that waits for a friend."""
    begin(page, address, "siam", (HERE, {"kind": "link"}))
    page.wait_for_selector("aside h2")


def siam_conditional_turns(page, address):
    """Store a conditional turn of Siam, and start another."""
    begin_behind_a_friend(page, address, "siam")
    page.locator(ADDING).click()
    page.locator(".ways form input").fill("+c5s")
    page.keyboard.press("Enter")
    page.wait_for_selector(".prepared li")
    page.wait_for_selector("details:has(.ways):not([open])")  # it closes when the premove is saved
    page.locator(ADDING).click()
    page.locator(".ways select").select_option("only")
    page.wait_for_selector(".ways label input")


def king_of_siam_conditional_turn(page, address):
    """Choose a card of King of Siam for a conditional turn."""
    begin_behind_a_friend(page, address, "king-of-siam", KOS_LATE, players=2)
    page.locator(ADDING).click()
    page.locator(".ways > button").first.click()
    page.locator("button.pick:not([aria-disabled=true])").last.click()
    page.wait_for_selector(".chips li")


def king_of_siam(page, address):
    """Begin a game of King of Siam for four in which the player is to move."""
    begin_kos(page, address, players=4)


def king_of_siam_unfinished_turn(page, address):
    """Start a turn of King of Siam."""
    begin_kos(page, address)
    page.locator("button.pick[data-card=khon]").click()
    page.wait_for_selector("[data-spot]")


def king_of_siam_tile_swap(page, address):
    """Start a card of King of Siam that swaps two tiles."""
    begin_kos(page, address)
    page.locator("button.pick[data-card=king]").click()
    page.wait_for_selector("button[data-tile]:enabled")


def king_of_siam_follower_swap(page, address):
    """Start a card of King of Siam that swaps two followers."""
    begin_kos(page, address)
    page.locator("button.pick[data-card='1v1']").click()
    page.wait_for_selector("[data-spot]")


def king_of_siam_turn_preview(page, address):
    """Build a whole turn of King of Siam; its preview is shown."""
    king_of_siam_unfinished_turn(page, address)
    kos.finish_turn(page, lambda spots: spots[0])
    page.wait_for_selector("[data-act=confirm]")


def king_of_siam_last_struggle(page, address):
    """Begin a game of King of Siam in the last struggle."""
    begin_kos(page, address, KOS_LATE)


def king_of_siam_over(page, address):
    """Open a finished game of King of Siam."""
    begin_kos(page, address, KOS_LAST)
    page.locator("[data-act=pass]").click()
    page.wait_for_selector(".status.over")


def king_of_siam_rule(page, address):
    """Open the explanation of a card."""
    begin_kos(page, address)
    page.locator("li > button.why").first.click()
    page.wait_for_selector("dialog[open]")


def king_of_siam_shared_device(page, address):
    """Open the prompt to pass the device on to the other of two players."""
    begin(page, address, "king-of-siam", (HERE, HERE), players=2)
    page.wait_for_selector("[data-act=unveil]")


def games(page, address):
    """Open the list of own games, with one of each status."""
    begin(page, address, "siam", (HERE, {"kind": "link"}))
    king_of_siam_over(page, address)
    siam(page, address)
    page.goto(f"{address}/games")
    page.wait_for_selector("main li a")


def profile(page, address):
    """Open the own profile."""
    page.request.put(f"{address}/api/me", data={"name": "Anna"}, headers={"origin": address})
    page.goto(f"{address}/profile")
    page.wait_for_selector("main h2")


def study_list(page, address):
    """Open the list of studies, with one stored study."""
    store_study(page, address)
    page.goto(f"{address}/study")
    page.wait_for_selector("main li a")


def study(page, address):
    """A study of Siam with a variation, a comment and what the engine thinks."""
    page.goto(f"{address}/study/{store_study(page, address)}")
    page.locator("[data-turn]", has_text="+a5e").click()
    page.wait_for_selector(".lines li")


def study_kos(page, address):
    """A study of King of Siam for three."""
    page.goto(f"{address}/study?new=king-of-siam&players=3")
    page.wait_for_selector(".chances li")


def set_up_position_siam(page, address):
    """A position of Siam set up by hand."""
    page.goto(f"{address}/study/set-up?new=siam")
    page.locator('[data-at="c1"]').click()


def set_up_position_kos(page, address):
    """A position of King of Siam set up by hand."""
    page.goto(f"{address}/study/set-up?new=king-of-siam&players=3")
    page.wait_for_selector("tbody tr")


def openings(page, address):
    """Open the opening statistics."""
    for turns, loser in ((["+c1n", "+c5s"], 2), (["+c5s", "+a1e"], 1), (["+a1n"], 1), (["+c1n", "+a5e"], 2)):
        play_and_give_up(page, address, "siam", turns, loser)
    king_of_siam_over(page, address)
    page.goto(f"{address}/openings")
    page.wait_for_selector("button.turn")
    page.wait_for_selector("h3")


def store_study(page, address):
    """Store a study of Siam and return its id."""
    nodes = [
        {"turn": "+c1n", "comment": "Straight at the rocks.", "mark": "!"},
        {"turn": "+c5s", "after": 1},
        {"turn": "+b1n", "after": 2},
        {"turn": "+a5e", "after": 1, "comment": "A quieter answer.", "mark": "!?"},
        {"turn": "c1c2n", "after": 4},
        {"turn": "+e1n", "after": 3},
    ]
    study = {"title": "First steps", "tree": {"place": {"game": "siam"}, "comment": "Who opens?", "nodes": nodes}}
    made = page.request.post(f"{address}/api/studies", data=study, headers={"origin": address})
    assert made.ok, made.text()
    return made.json()["id"]


def join(page, address):
    """Open an invitation."""
    link = page.request.post(
        f"{address}/api/games", data={"game": "siam", "seats": [HERE, {"kind": "link"}]}, headers={"origin": address}
    ).json()["links"][0]
    page.context.clear_cookies()
    page.goto(link["url"])
    page.wait_for_selector("main .main")


def invite(page, address):
    """Choose a side for a game with a friend."""
    page.goto(f"{address}/invite/siam")
    page.wait_for_selector("[data-side]")


def settings(page, address):
    """The settings, over the first page."""
    home(page, address)
    page.locator("header nav button").click()
    page.wait_for_selector("dialog[open]")


def rules_siam(page, address):
    """Open the rules of Siam at one rule, whose board has refused a push."""
    page.goto(f"{address}/rules/siam#S3.4")
    page.locator("article.aimed [data-act=show]").first.click()
    page.wait_for_selector("article.aimed .notice")


def rules_kos(page, address):
    """Open the rules of King of Siam; show the end of a struggle on one map, and start to play a card on another."""
    page.goto(f"{address}/rules/king-of-siam#K6.1")
    page.locator("article.aimed [data-act=show]").first.click()
    page.wait_for_selector("article.aimed .told:not(:empty)")
    page.wait_for_selector("article.aimed .picture button.down")
    page.locator('nav a[href$="#K5.2"]').click()
    page.locator('[id="K5.2"].aimed [data-act=try]').click()
    page.locator("button.pick[data-card=khon]").click()
    page.wait_for_selector("[data-spot]")


def replay(page, address):
    """Open the replay of a game of Siam."""
    game = finish(page, address, siam_record())
    page.goto(f"{address}/replay/{game}#8")
    page.wait_for_selector("input[type=range]")
    page.wait_for_selector("section header h2")


def replay_links(page, address):
    """Open the share dialog of a replay."""
    replay(page, address)
    page.locator(".actions button").first.click()
    page.wait_for_selector("dialog[open]")


def replay_play_from_here(page, address):
    """Open the dialog to start a game from a position of a replay."""
    replay(page, address)
    page.locator(".actions button").nth(1).click()
    page.wait_for_selector("dialog[open]")


def replay_analysed(page, address):
    """Open the replay of an analysed game of Siam."""
    game = finish(page, address, missed_record())
    analyse(page, address, game)
    page.goto(f"{address}/replay/{game}#1")
    page.wait_for_selector("meter")


def coach_wrong_try(page, address):
    """Try a wrong turn at a moment of a game of Siam; the hint is shown."""
    game = finish(page, address, missed_record())
    page.goto(f"{address}/coach/{game}")
    page.locator("[data-act=hint]").click()
    for square in ("b2", "c2"):
        page.locator(f'.live [data-at="{square}"]').click()
    page.locator("g.facing").first.click()
    page.wait_for_selector(".judged p")


def coach_answer(page, address):
    """Show the answer at a moment of a game of King of Siam."""
    game = finish(page, address, ending_record())
    page.goto(f"{address}/coach/{game}")
    page.locator("[data-act=reveal]").click()
    page.wait_for_selector(".tip")
    page.wait_for_selector("[data-lit]")


def replay_king_of_siam(page, address):
    """Open the replay of a game of King of Siam."""
    game = finish(page, address, kos_record(3))
    page.goto(f"{address}/replay/{game}#9")
    page.wait_for_selector("input[type=range]")
    page.wait_for_selector(".kos .parts")


def embedded(page, address):
    """Open the embedded replay of a game."""
    game = finish(page, address, siam_record())
    page.goto(f"{address}/embed/{game}#5")
    page.wait_for_selector("input[type=range]")


def analyse(page, address, game):
    """Run the analysis of a game to its end."""
    asked = {"data": {"game": game}, "headers": {"origin": address}}
    while page.request.post(f"{address}/api/analyses", **asked).json()["status"] != "over":
        page.wait_for_timeout(200)


def puzzles(page, address):
    """The puzzles, one kind of them open."""
    page.goto(f"{address}/puzzles")
    page.locator("summary").first.click()
    page.wait_for_selector("details[open] li a")


def puzzle_wrong(page, address):
    """A puzzle of Siam after a wrong turn."""
    page.goto(f"{address}/puzzles/{next(each for each in all_puzzles() if str(each.task) == 'win 2').name}")
    page.locator("g.pick").first.click()
    page.locator("g.target, g.facing").first.click()
    page.wait_for_selector("g.facing, g.push, .told")
    if page.locator("g.facing, g.push").count():
        page.locator("g.facing, g.push").last.click()
    page.wait_for_selector(".task .next")


def puzzle_ending(page, address):
    """An ending of King of Siam for four."""
    page.goto(f"{address}/puzzles/{next(each for each in all_puzzles() if 'two-teams' in each.themes).name}")
    page.wait_for_selector("[data-act=pass]")


def puzzle_run_start(page, address):
    """Open the page before a storm: its rules and the choice of the game."""
    page.goto(f"{address}/puzzles/storm/king-of-siam")
    page.wait_for_selector("fieldset input")


def puzzle_storm(page, address):
    """A storm with puzzles of King of Siam, one of them missed."""
    puzzle_run_actions.fail_in_run(page, address, "storm", "king-of-siam")
    page.goto(f"{address}/puzzles/storm/king-of-siam")
    page.wait_for_selector("[data-act=pass]")


def puzzle_streak_over(page, address):
    """The end of a streak: the mistake is on the board, the missed puzzle is listed."""
    page.goto(f"{address}/puzzles/streak/siam#start")
    puzzle_run_actions.make_mistake(page, address)
    page.wait_for_selector("#run-result")
    page.wait_for_selector(".layout li a")


def puzzle_review(page, address):
    """A review of a failed puzzle that is due, after another wrong turn."""
    puzzle = next(each for each in all_puzzles() if str(each.task) == "win 1")
    headers = {"origin": address}
    tried = {"turns": [puzzle_run_actions.wrong_turn(puzzle)]}
    page.request.post(f"{address}/api/puzzles/{puzzle.name}/tries", data=tried, headers=headers)
    info = page.request.get(f"{address}/api/puzzles/{puzzle.name}").json()
    due = {"due": 2, "waiting": 1, "next_ms": None, "puzzle": info}
    page.route("**/api/puzzles/review", lambda route: route.fulfill(json=due), times=1)
    page.goto(f"{address}/puzzles/review")
    page.wait_for_selector("svg.board.live")
    puzzle_run_actions.turn_in_place(page, puzzle)
    page.wait_for_selector(".task .next")


def puzzle_review_empty(page, address):
    """The page of reviews when none is due."""
    page.goto(f"{address}/puzzles/review")
    page.wait_for_selector("main a.button, main .main")


def puzzle_calendar(page, address):
    """The calendar of daily puzzles."""
    page.goto(f"{address}/puzzles/calendar/2026-01")
    page.wait_for_selector("table a")


def endgames(page, address):
    """The endgame trainer, one group of positions open."""
    page.goto(f"{address}/puzzles/endgames")
    page.locator("summary").first.click()
    page.wait_for_selector("details[open] li a")


def endgame_slip(page, address):
    """An endgame after a turn that gives the win away."""
    puzzle = puzzle_run_actions.first_endgame()
    page.goto(f"{address}/puzzles/endgames/{puzzle.name}")
    puzzle_run_actions.turn_in_place(page, puzzle)
    page.wait_for_selector(".told")


def page_not_found(page, address):
    """Open an unknown address."""
    page.goto(f"{address}/game/nosuchgame22")
    page.wait_for_selector("main .main")


def learn(page, address):
    """Open the index of lessons."""
    page.goto(f"{address}/learn")
    page.wait_for_selector("article.king-of-siam .main")


def guide_siam(page, address):
    """The guide of Siam after a wrong try, with a hint."""
    page.goto(f"{address}/guide/siam#nearest")
    board = page.locator("#nearest")
    board.locator("[data-act=hint]").click()
    for square in ("d2", "d3"):
        board.locator(f'.live [data-at="{square}"]').click()
    board.locator("g.push").click()
    board.locator(".said.wrong").wait_for()


def guide_king_of_siam(page, address):
    """Open the guide of King of Siam, and try out one of its tables."""
    page.goto(f"{address}/guide/king-of-siam")
    page.locator("#two [data-act=try]").click()
    page.wait_for_selector("#two button.pick")


def lesson_siam(page, address):
    """A step of the lesson of Siam, with its hint."""
    lessons.open_step(page, address, "siam", "blocked")
    page.locator("[data-act=hint]").click()
    page.wait_for_selector("[data-act=show]")


def lesson_siam_wrong_try(page, address):
    """Try a wrong turn in a step of the lesson of Siam, with the list of its steps open."""
    lessons.open_step(page, address, "siam", "whose")
    page.locator("details summary").click()
    lessons.try_turn(page, "siam", "a3a2s")
    page.wait_for_selector("[data-act=again]")


def lesson_king_of_siam(page, address):
    """A step of the lesson of King of Siam."""
    lessons.open_step(page, address, "king-of-siam", "teams")


def lesson_king_of_siam_right_try(page, address):
    """Do the task of a step of the lesson of King of Siam."""
    lesson_king_of_siam(page, address)
    page.locator("[data-act=pass]").click()
    page.wait_for_selector("[data-act=next]")


def lesson_finished(page, address):
    """Open the page after the last step of a lesson."""
    page.goto(f"{address}/learn/siam#finish")
    page.wait_for_selector("[data-act=play]")


ALL = (
    siam,
    siam_animal_picked,
    siam_facing,
    siam_refused,
    siam_over,
    siam_rules,
    waiting,
    siam_conditional_turns,
    king_of_siam_conditional_turn,
    king_of_siam,
    king_of_siam_unfinished_turn,
    king_of_siam_tile_swap,
    king_of_siam_follower_swap,
    king_of_siam_turn_preview,
    king_of_siam_last_struggle,
    king_of_siam_over,
    king_of_siam_rule,
    king_of_siam_shared_device,
    study_list,
    study,
    study_kos,
    set_up_position_siam,
    set_up_position_kos,
    openings,
    replay,
    replay_links,
    replay_play_from_here,
    replay_analysed,
    replay_king_of_siam,
    coach_wrong_try,
    coach_answer,
    embedded,
    puzzles,
    puzzle_wrong,
    puzzle_ending,
    home,
    set_up_siam,
    set_up_kos,
    games,
    profile,
    join,
    settings,
    rules_siam,
    rules_kos,
    page_not_found,
    learn,
    guide_siam,
    guide_king_of_siam,
    lesson_siam,
    lesson_siam_wrong_try,
    lesson_king_of_siam,
    lesson_king_of_siam_right_try,
    lesson_finished,
    invite,
    puzzle_run_start,
    puzzle_storm,
    puzzle_streak_over,
    puzzle_review,
    puzzle_review_empty,
    puzzle_calendar,
    endgames,
    endgame_slip,
)
