"""K4.6, K8.4: the views of seats and spectators, which never show anything hidden.

Two games are twins if they differ only in hidden things: cards in other hands, cards deeper in the piles, turns before
the latest. Many random games (thousands in ``make test-full``) are walked through by the kernels; at sampled points the
states are built, twins are made, and every view is compared byte by byte with all its fields.
"""

import dataclasses
import json
import pickle
from random import Random

import numpy as np
import pytest

import erawan
from erawan.core.contract import make_buffers
from erawan.core.errors import OptionError
from erawan.games.king_of_siam import kernel
from erawan.games.king_of_siam import layout as k
from erawan.games.king_of_siam.setup import FULL_HAND, start_vector
from erawan.games.king_of_siam.state import KingOfSiamState
from erawan.games.king_of_siam.view import view
from tests.conftest import IS_INTERPRETED
from tests.games.king_of_siam.test_kernel import STARTS
from tests.run_checks import has_full_matrix

START = STARTS["K9.1"][0]
# Of each number of players.
GAMES = 4 if IS_INTERPRETED else 1000 if has_full_matrix() else 240
SAMPLED = 0.1 if IS_INTERPRETED else 0.04  # of the turns
OVER = (
    "siam:3 0.0.0/0.0.0/0.0.0/0.0.0/0.0.0/0.0.0/0.0.0/0.0.0 cm=R,lp=R,su=R,kh=L,ay=L,ba=M,na=M,ke=B "
    "3.0.0:-/2.5.5:K/1.0.0:- 1 0 1>2>3 -"
)


def written(view):
    """Return a view as bytes, with all its fields."""
    return json.dumps(dataclasses.asdict(view), sort_keys=True).encode()


# ---- single cases


def test_K4_6_hands_of_others_and_lower_cards_are_hidden():
    state = erawan.parse(START).play("rama:su,kh>R@su").play("lao:kh,kh>L@kh")
    assert state.view(2).text.split(" ")[3] == "1.1.1:*7L/2.1.0:KTT12LM"
    assert state.view(1).text.split(" ")[3] == "1.1.1:KTT12RM/2.1.0:*7R"
    assert state.view().text.split(" ")[3] == "1.1.1:*7L/2.1.0:*7R"
    assert erawan.parse(START).view().text.split(" ")[3] == "1.0.1:*8/1.1.0:*8"


def test_K4_6_only_the_top_card_of_a_pile_shows():
    state = erawan.parse(START)
    for turn in ("rama:su,kh>R@su", "pass", "malay:na,na>M@na", "pass", "pass"):
        state = state.play(turn)
    assert state.view().text.split(" ")[3] == "1.0.1:*8/2.1.1:*6M"
    assert state.top_cards == (0, k.FIRST_FACTION_CARD + 2)


def test_K4_6_each_players_latest_turn_shows():
    state = erawan.parse(START)
    assert state.view(1).latest == (None, None)
    state = state.play("rama:kh,su>R@su")
    assert state.view().latest == (None, "rama:su,kh>R@su")
    state = state.play("pass")
    assert state.view(2).latest == ("pass", "rama:su,kh>R@su")
    state = state.play("pass")
    assert state.view(1).latest == ("pass", "pass")
    assert state.view(1).text.split(" ")[3] == "1.0.1:KTT12RLM/2.1.0:*7R"


def test_K4_6_a_position_without_a_past_shows_no_turns_and_no_top_cards():
    played = erawan.parse(START).play("rama:su,kh>R@su")
    read = erawan.parse(str(played))
    assert read == played
    assert hash(read) == hash(played)
    assert read.view(1).latest == (None, None)
    assert read.view(1).text.split(" ")[3] == "1.0.1:KTT12RLM/2.1.0:*7"


def test_the_past_survives_pickling_and_does_not_tell_states_apart():
    played = erawan.parse(START).play("rama:su,kh>R@su").play("pass")
    copy = pickle.loads(pickle.dumps(played))
    assert copy.latest == played.latest == ("pass", "rama:su,kh>R@su")
    assert copy.top_cards == played.top_cards
    assert copy.view(1) == played.view(1)
    assert copy.play("pass").top_cards == (0, k.FIRST_FACTION_CARD)
    other = KingOfSiamState(played.game, played.vector, played._seen_keys, 1, None)
    assert other == played
    assert hash(other) == hash(played)


def test_K4_6_everything_is_open_under_the_option_and_at_the_end():
    game = erawan.game("king-of-siam", discards="open")
    assert game.parse(START).view().text == START
    over = erawan.parse(OVER)
    assert over.view().text == str(over)
    with pytest.raises(OptionError):
        over.view(4)


def test_K8_4_two_games_played_turn_by_turn_with_other_pasts_look_the_same():
    """One plays 1 vs. 1 with two of a colour, the other a card that can do nothing; then both play the same."""
    text = (
        "siam:2 1.0.0/1.0.0/0.0.0/0.2.0/0.0.2/0.0.0/0.1.0/0.0.3 ba=R,su=L,cm,lp,kh,ay,na,ke "
        "1.0.1:KTT12RLM/13.1.0:KTT12RLM 1 0 - -"
    )
    views = []
    for buried in ("1v1:R@cm,R@lp>L@kh", "rama>L@kh"):
        state = erawan.parse(text).play(buried).play("pass").play("malay:na,na>M@ke").play("pass")
        views.append([written(state.view(seat)) for seat in (None, 2)])
        assert state.view(1).text != state.view(2).text
    assert views[0] == views[1]


# ---- thousands of games


def walk(players, seed):
    """Yield sampled points of a random game, and its end: the vector, and for each seat the turns that still show."""
    chance, game = Random(f"{players} {seed}"), erawan.game("king-of-siam", players=players)
    vector = start_vector(players, game.map, seed)
    out, scratch = make_buffers(game.tag)
    often = chance.choice((0.0, 0.2, 0.5))  # games with many passes have other positions
    cards, latest = [None] * players, [None] * players
    while not kernel.is_over(vector):
        seat, actions = int(vector[k.TO_MOVE]), []
        if chance.random() < often:
            actions.append(k.PASS)
            kernel.apply(vector, k.PASS)
        while not actions or not kernel.is_turn_start(vector):
            actions.append(int(out[chance.randrange(kernel.legal(vector, out, scratch))]))
            kernel.apply(vector, actions[-1])
        latest[seat] = actions
        cards[seat] = cards[seat] if actions == [k.PASS] else actions
        if kernel.is_over(vector) or chance.random() < SAMPLED:
            yield vector.copy(), list(cards), list(latest)


def build(game, vector, cards, latest):
    """Return the state of a point of a walk."""
    blank = game.start(seed=0)
    shown = []
    for card, turn in zip(cards, latest, strict=True):
        turns = [] if card is None or card == turn else [card]
        shown.append(tuple(blank.format_turn(tuple(actions)) for actions in (*turns, turn) if actions is not None))
    seen = np.array([kernel.key(vector)])
    ending = (
        None if not kernel.is_over(vector) else game.parse(str(KingOfSiamState(game, vector, seen, 1, None))).outcome
    )
    return KingOfSiamState(game, vector, seen, 1, ending, tuple(shown))


def with_other_hands(state, seats, chance):
    """Return a twin: these seats hold as many, but other cards, not the top card of their pile. The past differs."""
    vector, tops = state.vector, state.top_cards
    markers = int(vector[k.MARKED : k.MARKED + k.PROVINCES].sum())
    while True:
        for seat in seats:
            hand = slice(k.HAND + k.CARDS * (seat - 1), k.HAND + k.CARDS * seat)
            cards = [card for card, count in enumerate(FULL_HAND) for _ in range(count)]
            if tops[seat - 1]:
                cards.remove(tops[seat - 1] - k.FIRST_CARD)
            vector[hand] = np.bincount(chance.sample(cards, int(vector[hand].sum())), minlength=k.CARDS)
        played = sum(vector[k.HAND + k.CARDS * seat] == 0 for seat in range(state.game.seats))
        if played >= markers:  # K8.3
            break
    # Of a turn before the latest, all seats see only the card on the pile.
    shown = tuple((_card_alone(turns[0]), *turns[1:]) if len(turns) > 1 else turns for turns in state._shown_turns)
    seen = np.concatenate((state._seen_keys, state._seen_keys))
    return KingOfSiamState(state.game, vector, seen, 1, state.outcome, shown)


def _card_alone(turn):
    return turn.partition(">")[0].partition(":")[0]


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("part", [0, 1])
def test_K8_4_hidden_cards_do_not_show(players, part):
    """K4.6: byte-identical views of twins, for every pair of seats and for spectators, in many games."""
    game = erawan.game("king-of-siam", players=players)
    seats = range(1, players + 1)
    compared = differing = 0
    for seed in range(part, GAMES, 2):
        chance = Random(seed)
        for point in walk(players, seed):
            state = build(game, *point)
            if state.outcome is not None:
                assert state.view().text == str(state)
                continue
            views = {viewer: written(state.view(viewer)) for viewer in (None, *seats)}
            for other in seats:
                twin = with_other_hands(state, [other], chance)
                for viewer in (None, *seats):
                    if viewer != other:
                        assert written(twin.view(viewer)) == views[viewer], (str(state), str(twin), viewer)
                        compared += 1
                is_same = str(twin) == str(state)
                assert (written(twin.view(other)) == views[other]) == is_same
                differing += not is_same
            everybody = with_other_hands(state, seats, chance)
            assert written(everybody.view()) == views[None]
    assert compared > 2 * GAMES
    assert differing > compared / 5 / players


@pytest.mark.parametrize("players", [2, 3, 4])
def test_K8_4_the_comparison_would_notice(players):
    """Under the open option, and at the end, the same twins look different."""
    game = erawan.game("king-of-siam", players=players, discards="open")
    noticed = 0
    for seed in range(4):
        for point in walk(players, seed):
            state = build(game, *point)
            twin = with_other_hands(state, [2], Random(seed))
            if str(twin) != str(state):
                assert written(twin.view(1)) != written(state.view(1))
                noticed += 1
    assert noticed > 0


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
def test_points_of_walks_are_those_of_games_played_turn_by_turn(players):
    """A point of a walk equals the game after ``play``: position, latest turns, top cards, views."""
    game = erawan.game("king-of-siam", players=players)
    for seed in range(2 if IS_INTERPRETED else 20 if has_full_matrix() else 6):
        chance, state, memory = Random(seed), game.start(seed=seed), [[] for _ in range(players)]
        while state.outcome is None:
            turn = "pass" if chance.random() < 0.3 else _random_turn(state, chance)
            memory[state.to_move - 1].append(turn)
            state = state.play(turn)
            cards = [[t for t in turns if t != "pass"][-1:] for turns in memory]
            assert state.latest == tuple(turns[-1] if turns else None for turns in memory)
            assert state.top_cards == tuple(state.parse_turn(last[0])[0] if last else 0 for last in cards)
            built = build(
                game,
                state.vector,
                [state.parse_turn(last[0]) if last else None for last in cards],
                [state.parse_turn(turns[-1]) if turns else None for turns in memory],
            )
            for viewer in (None, *range(1, players + 1)):
                assert written(built.view(viewer)) == written(state.view(viewer))


def _random_turn(state, chance):
    out, scratch = make_buffers(state.game.tag)
    vector, actions = state.vector, []
    while not actions or not kernel.is_turn_start(vector):
        actions.append(int(out[chance.randrange(kernel.legal(vector, out, scratch))]))
        kernel.apply(vector, actions[-1])
    return state.format_turn(tuple(actions))


# ---- amid a turn


def view_amid(state, prefix):
    """Return what seat 2 sees after the card of a half-made turn."""
    return view(state, 2, state.vector_amid(prefix))


def test_K4_1_once_a_card_is_executed_it_is_seen_before_a_follower_is_taken():
    state = erawan.parse(START)
    amid = view_amid(state, "rama:su,kh")
    fields, before = amid.text.split(" "), str(state).split(" ")
    assert fields[1] == before[1].replace("1.2.1/3.0.1", "2.2.1/4.0.1")
    assert fields[3] == "1.0.1:*8/1.1.0:KTT12LM"
    assert amid.to_move == 2


def test_K4_1_targets_in_any_order_are_seen_once_they_are_all_there():
    state = erawan.parse(START)
    assert view_amid(state, "khon:M@ke,R@su,L@cm") == view_amid(state, "khon:R@su,L@cm,M@ke")
    assert view_amid(state, "king:ke,kh!ke").text.split(" ")[2].startswith("ke!,kh,")


@pytest.mark.parametrize("prefix", ["", "pass", "khon", "khon:R@su", "king:su,ay", "rama:su,kh>R@su", "rama:ke,ke"])
def test_K4_1_nothing_is_seen_of_a_card_that_is_not_executed_yet_or_a_whole_turn(prefix):
    assert erawan.parse(START).vector_amid(prefix) is None
    assert erawan.parse(OVER).vector_amid(prefix) is None
