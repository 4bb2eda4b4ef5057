"""Opponents vary: other seeds give other games, the same seed the same game, and no turn is worse than the margin."""

from random import Random

import pytest

import erawan
from erawan.games.king_of_siam.layout import OWNER
from erawan.players import make_player
from erawan.players import playing_styles as styles
from erawan.players.player_registry import LEVELS, VARIETY, make_named_engine, steady_name
from erawan.players.varied_engine import VariedEngine, Variety, near_equal
from erawan.search.limits import Limits
from erawan.search.search_result import Evaluation, Line, SearchResult
from erawan.search.siam.engine import mirrored_lines
from tests.conftest import IS_INTERPRETED
from tests.search.siam.test_tactical_positions import cases

pytestmark = pytest.mark.skipif(IS_INTERPRETED, reason="searches take minutes without the compiler")

SEEDS = range(12)
FEW = Limits(nodes=4000)
PLAYERS = [*(f"level-{level}" for level in LEVELS), "best"]


def play(state, name, seed, turns, limits=FEW):
    """Return the next turns of a game that a player of a name plays on all seats."""
    players = [make_player(name, state.game, seed) for _ in range(state.game.seats)]
    played = []
    while state.outcome is None and len(played) < turns:
        played.append(players[state.to_move - 1].choose(state.view(state.to_move), limits).turn)
        state = state.play(played[-1])
    return tuple(played)


@pytest.mark.parametrize(("name", "least"), [(name, 8 if name in PLAYERS[:6] else 5) for name in PLAYERS])
def test_twelve_seeds_play_many_games_of_siam_after_one_first_turn(siam, name, least):
    after = siam.start().play("+c1n")
    games = {play(after, name, seed, 8) for seed in SEEDS}
    assert len(games) >= least
    assert len({game[0] for game in games}) >= 2, "even the first answer varies"


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("name", PLAYERS)
def test_twelve_seeds_play_many_games_of_one_set_up_of_king_of_siam(name, players):
    # Level 6 has the narrowest margin: in some set-ups it plays on alike for the first turns, at so few nodes.
    start = erawan.game("king-of-siam", players=players).start(seed=2 if name == "level-6" else 1)
    games = {play(start, name, seed, 2 * players, Limits(nodes=40)) for seed in SEEDS}
    assert len(games) >= 4


@pytest.mark.parametrize("name", ["level-2", "level-5", "level-8"])
def test_the_same_seed_plays_the_same_game(siam, name):
    assert play(siam.start(), name, 7, 10) == play(siam.start(), name, 7, 10)


def test_a_player_made_anew_in_the_middle_plays_on_as_before(siam):
    """After a restart the server creates its opponents again and lets them watch the earlier turns."""
    state, views = siam.start(), []
    known, other = make_player("level-6", siam, 3), make_player("level-6-steady", siam, 3)
    for _ in range(5):
        view = state.view(state.to_move)
        turn = known.choose(view, FEW).turn
        anew = make_player("level-6", siam, 3)
        for earlier in views:
            anew.watch(earlier)
        assert anew.choose(view, FEW).turn == turn
        views.append(view)
        after = state.play(turn)
        state = after.play(other.choose(after.view(after.to_move), FEW).turn)


def test_a_steady_player_does_not_vary(siam):
    after = siam.start().play("+c1n")
    assert len({play(after, "best-steady", seed, 8) for seed in range(4)}) == 1
    assert (steady_name("best"), steady_name("level-3")) == ("best-steady", "level-3-steady")
    assert (steady_name("greedy"), steady_name("ugi:best")) == ("greedy", "ugi:best")


def test_an_engine_for_analyses_does_not_vary(siam):
    state, found = siam.start().play("+c1n"), set()
    for seed in range(6):
        found.add(make_named_engine("best", siam, seed).engine.think(state, FEW).turn)
    assert len(found) == 1


@pytest.mark.parametrize("name", [f"level-{level}" for level in LEVELS if level > 1])
def test_a_turn_that_wins_at_once_is_always_taken(name):
    winning = [case for case in cases() if case[2] == "wins in 1"]
    for position, turns, _ in winning[:: len(winning) // 10]:
        state = erawan.parse(position)
        for seed in range(4):
            assert make_player(name, state.game, seed).choose(state.view(state.to_move), FEW).turn in turns


class ScriptedEngine:
    """An engine that always returns the same result."""

    def __init__(self, found):
        self._found = found

    def think(self, state, limits, *, lines=1, report=None, stop=None):
        return self._found

    def forget(self):
        pass


def line(turn, value, is_proven=False):
    return Line((turn,), Evaluation((value, -value), is_proven))


def found_by(*lines, best=None):
    return SearchResult((best or lines[0],), 1, 1, 0.0, lines)


def drawn(siam, found, margin=30.0):
    state = siam.start()
    engines = (VariedEngine(ScriptedEngine(found), Limits(), Variety(margin, compared=4), seed) for seed in range(200))
    return [engine.think(state, Limits()).turn for engine in engines]


def test_no_turn_beyond_the_margin_is_drawn_and_better_ones_are_drawn_more_often(siam):
    # An expected return of 0.05 is worth 17 Elo points, 0.1 is worth 35.
    turns = drawn(siam, found_by(line("+a1n", 0.10), line("+b1n", 0.05), line("+c1n", 0.0), line("+d1n", -0.5)))
    assert {*turns} == {"+a1n", "+b1n"}
    assert turns.count("+a1n") > turns.count("+b1n") > 30


def test_a_proven_win_is_never_put_at_risk(siam):
    assert {*drawn(siam, found_by(line("+a1n", 1.0, True), line("+b1n", 0.9999999)))} == {"+a1n"}


def test_a_proven_loss_is_never_drawn(siam):
    found = found_by(line("+a1n", -0.999999), line("+b1n", -1.0, True))
    assert {*drawn(siam, found, margin=3000)} == {"+a1n"}


def test_a_deeper_search_that_found_another_turn_is_right(siam):
    found = found_by(line("+a1n", 0.1), line("+b1n", 0.1), best=line("+c1n", 0.4))
    assert {*drawn(siam, found)} == {"+c1n"}
    found = found_by(line("+a1n", 0.1), line("+b1n", 0.1), line("+c1n", -0.4), best=line("+c1n", 0.4))
    assert {*drawn(siam, found)} == {"+c1n"}


@pytest.mark.parametrize("name", ["level-1", "level-3", "level-5"])
def test_levels_never_play_a_turn_that_is_worse_than_their_margin(siam, name):
    """Ask the level's own engine, without variety, for the values of all turns that it compared."""
    margin, state = VARIETY["siam"][int(name[-1])].opening, siam.start().play("+c1n")
    for seed in range(6):
        engine = make_named_engine(name, siam, seed).engine
        known = engine.think(state, Limits(depth=2, nodes=100_000), lines=8)
        near = [turn for turn, _ in near_equal(known, state.to_move, margin)]
        allowed = {other.turn for turn in near for other in mirrored_lines(state, turn)}
        assert make_player(name, siam, seed).choose(state.view(state.to_move)).turn in allowed


def test_mirrored_turns_of_a_symmetric_position_are_equal(siam):
    state = siam.start().play("+c1n")
    mirrored = mirrored_lines(state, line("+a1n", 0.0))
    assert {other.turn for other in mirrored} == {"+a1n", "+e1n"}
    assert [other.turn for other in mirrored_lines(state.play("+a1n"), line("+a5s", 0.0))] == ["+a5s"]


def test_strong_players_vary_only_in_the_opening(siam):
    variety = Variety(opening=30, later=0, opening_turns=3)
    state = siam.start()
    margins = []
    for _ in range(8):
        margins.append(variety.margin(state))
        state = state.play(state.turns()[0])
    assert margins == [30] * 6 + [0] * 2


@pytest.mark.parametrize(
    ("preference", "liked", "other"),
    [
        (styles.brings_animals, "+a1n", "c5c4s"),
        (styles.walks, "c5d5e", "+a1n"),
        (styles.turns_around, "c5e", "c5d5e"),
        (styles.seeks_the_middle, "c5c4s", "c5d5e"),
        (styles.seeks_the_middle, "+a2e", "+a2n"),
        (styles.faces_rocks, "c5c4s", "c5c4e"),
        (styles.keeps_to_the_edge, "c5d5e", "c5c4s"),
    ],
)
def test_preferences_in_siam(siam, preference, liked, other):
    state = siam.start().play("+c5s").play("+a3e")
    assert all(state.refusal(turn) is None for turn in (liked, other))
    assert preference(state, liked) > preference(state, other)


def test_the_builder_likes_animals_in_line(siam):
    state = siam.start().play("+a5e").play("+a3e")
    assert styles.builds_lines(state, "+b5e") == 1
    assert styles.builds_lines(state, "+b5n") == styles.builds_lines(state, "a5-") == 0
    # The rhino on a3 is of the other side.
    assert styles.builds_lines(state, "+a4s") == styles.builds_lines(state.play("+b5e"), "+b5e") == 0


def test_pushers_like_to_push():
    state = erawan.parse("5/5/2#2/S3#/#4 E")
    assert styles.pushes(state, "a2a1s") == 1
    assert styles.walks(state, "a2a1s") == styles.pushes(state, "a2a3n") == 0


def test_preferences_in_king_of_siam():
    state = erawan.game("king-of-siam").start(seed=1)
    court = styles._court(state)
    most, least = max(court, key=court.get), min(court, key=court.get)
    take = {faction: f"lao:cm,cm>{letter}@ke" for faction, letter in enumerate("RLM")}
    assert court[most] > court[least]
    assert styles.stays_loyal(state, take[most]) > styles.stays_loyal(state, take[least])
    assert styles.collects_all(state, take[least]) > styles.collects_all(state, take[most])
    assert styles.takes_malay(state, take[2]) > styles.takes_malay(state, take[1]) == styles.takes_malay(state, "pass")
    assert (styles.waits(state, "pass"), styles.plays_cards(state, "pass")) == (1, 0)
    assert styles.exchanges(state, "1v1:M@cm,R@lp>L@ay") > styles.exchanges(state, take[0])
    owners = state.vector
    owners[OWNER], owners[OWNER + 1], owners[OWNER + 2] = 2, 2, 1
    ruled = type(state)(state.game, owners)
    assert styles.makes_kings(ruled, take[1]) > styles.makes_kings(ruled, take[0])
    assert styles.backs_the_weak(ruled, take[2]) > styles.backs_the_weak(ruled, take[0])


def test_every_level_has_a_style_in_both_games():
    assert all(set(styles.STYLES[game]) == set(LEVELS) for game in ("siam", "king-of-siam"))


def test_a_style_makes_the_liked_turns_more_frequent(siam):
    found = found_by(line("+a1n", 0.1), line("+b1n", 0.1), line("+c1n", 0.1))
    state, turns = siam.start(), []
    for seed in range(300):
        engine = VariedEngine(
            ScriptedEngine(found), Limits(), Variety(30), seed, style=lambda _, turn: float(turn == "+b1n")
        )
        turns.append(engine.think(state, Limits()).turn)
    assert turns.count("+b1n") > 3 * turns.count("+a1n") > 30


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", ["siam", "king-of-siam"])
def test_the_style_of_every_level_shows_in_real_positions(name, level):
    style = styles.STYLES[name][level]
    state, chance = erawan.game(name).start(seed=1), Random(level)
    # Play on at random until some legal turns suit the character more than others.
    while len({style(state, turn) for turn in state.turns()}) == 1:
        state = state.play(chance.choice(state.turns()))
        assert state.outcome is None
    liked = max(state.turns(), key=lambda turn: style(state, turn))
    other = min(state.turns(), key=lambda turn: style(state, turn))
    # Two turns of the same value for the search: the character prefers the one that it likes.
    found = found_by(line(liked, 0.0), line(other, 0.0))
    counts = {liked: 0, other: 0}
    for seed in range(200):
        engine = VariedEngine(ScriptedEngine(found), Limits(), Variety(30), seed, style=style)
        counts[engine.think(state, Limits()).turn] += 1
    assert counts[liked] > 1.5 * counts[other] > 0


def test_the_pusher_pushes_more_often_than_the_builder(siam):
    """Measured over short games of level 5's engine with both styles."""

    def count(style):
        pushed = 0
        for seed in range(12):
            named = make_named_engine("level-5", siam, seed)
            engine = VariedEngine(named.engine, named.limits, Variety(40, 40, effort=8), seed, style=style)
            state = siam.start()
            for _ in range(20):
                if state.outcome is not None:
                    break
                turn = engine.think(state, Limits()).turn
                pushed += styles.pushes(state, turn)
                state = state.play(turn)
        return pushed

    assert count(styles.pushes) > count(styles.brings_animals)
