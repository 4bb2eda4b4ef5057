"""Hundreds of positions in which the kernels list the same turns, leading to the same positions, as the plain oracle.

Rare ones are written down in ``rare_positions.txt``; others are made up by chance with few cards, so that they are
quick to list; some have full hands. Each kind of rarity is counted, so that a change cannot quietly empty a kind.
"""

from collections import Counter
from random import Random

import pytest

import erawan
from erawan.words import LANGUAGES, knows
from tests.conftest import IS_INTERPRETED
from tests.games.king_of_siam.oracle import FACTIONS, MAPS, Oracle
from tests.games.king_of_siam.oracle_texts import text_of, turns, vector_of
from tests.games.king_of_siam.sample_positions import FULL, RARE
from tests.games.king_of_siam.test_kernel import STARTS, random_walk
from tests.run_checks import has_full_matrix

MADE_UP = 12 if IS_INTERPRETED else 500 if has_full_matrix() else 200  # of each number of players
GAMES = 1 if IS_INTERPRETED else 10 if has_full_matrix() else 4
# Of each kind of text in `test_full_hands` one, or all; both maps and two, three and four players are among them.
FULL_HANDS = range(12) if has_full_matrix() else (3, 5, 10)


def compare(text):
    """Assert that kernels, states and oracle agree on a position; return the oracle's turns."""
    name = text.split(":")[0]
    expected = Oracle(text).turns()
    assert turns(vector_of(text), name) == expected, text
    state = erawan.parse(text)
    assert sorted(state.turns()) == sorted(expected), text
    for turn in Random(text).sample(sorted(expected), min(8, len(expected))):
        assert str(state.play(turn)) == expected[turn]
    return expected


# ---- written down


def is_heavy(text):
    """Return whether listing the turns takes seconds in plain Python: Khon Thai and more than two open provinces."""
    here = Oracle(text)
    return "T" in here.hands[here.seat] and list(here.owner.values()).count(None) > 2


@pytest.mark.bounds
@pytest.mark.parametrize("name", RARE)
def test_rare_positions(name):
    if IS_INTERPRETED and is_heavy(RARE[name]):
        pytest.skip("listed by the compiled run")
    assert text_of(vector_of(RARE[name]), RARE[name].split(":")[0]) == RARE[name]
    expected = compare(RARE[name])
    assert ("pass" in expected) == ("finished" not in name)
    if len(expected) < (100 if IS_INTERPRETED else 400):
        assert set(walks(erawan.parse(RARE[name]), "")) == set(expected)


def walks(state, prefix):
    """Return the turns that choices lead to."""
    found = []
    for choice in state.choices(prefix):
        if choice.is_turn:
            assert all(knows(choice.does, language) for language in LANGUAGES)
            found.append(choice.text)
        else:
            found += walks(state, choice.text)
    return found


def test_the_file_has_every_kind_of_rarity():
    for kind in ("K4.2", "K4.3", "K4.5 2", "K4.5 3", "K4.5 4", "K5.1", "K5.2", "K5.3", "K5.4", "K5.5", "K5.6", "K6.3"):
        assert sum(name.startswith(kind) for name in RARE) >= 2 - (kind in ("K4.2",)), kind
    allowed = [len(Oracle(text).turns()) > 1 for name, text in RARE.items() if name.startswith("K4.5")]
    assert min(allowed.count(True), allowed.count(False)) >= 10


# ---- made up by chance


def make_up(chance, players):
    """Make up a position with few cards that K8.3 allows and that is likely to be odd."""
    name = chance.choice(("siam", "siam", "siam", "britain"))
    codes = MAPS[name][0].split()
    tiles = chance.sample(codes, 8)
    settled = chance.choice((0, 1, 3, 4, 5, 6, 6, 7))
    owners = [chance.choice("RLMRLMB") for _ in range(settled)]
    while owners.count("B") > 3:
        owners[owners.index("B")] = "R"
    hands = make_up_hands(chance, players, len(codes) - settled)
    played = sum("K" not in hand for hand in hands)
    marked = set(chance.sample(tiles, chance.randrange(played + 1)))
    followers, courts = make_up_followers(chance, tiles[settled:], players)
    seat = chance.choice([s for s, hand in enumerate(hands) if hand] or [0])
    recent = [s for s in range(players) if hands[s] != FULL]
    chance.shuffle(recent)
    latest = hands[recent[0]] if recent else FULL
    swap = make_up_swap(chance, codes, MAPS[name][1], followers, latest)
    if swap != "-" and recent[0] != seat and chance.random() < 0.8:
        hands[seat] = swap[0]  # K5.5 is about the same card again
    laid = [
        tile + "!" * (tile in marked) + (f"={owners[slot]}" if slot < settled else "")
        for slot, tile in enumerate(tiles)
    ]
    return " ".join(
        (
            f"{name}:{players}",
            "/".join(".".join(str(followers[code][f]) for f in FACTIONS) for code in codes),
            ",".join(laid),
            "/".join(
                f"{'.'.join(str(court[f]) for f in FACTIONS)}:{hand or '-'}"
                for court, hand in zip(courts, hands, strict=True)
            ),
            str(seat + 1),
            str(chance.randrange(players)),
            ">".join(str(s + 1) for s in recent) or "-",
            swap,
        )
    )


def make_up_hands(chance, players, open_provinces):
    """Make up hands: often one last card in all, else up to two each. Khon Thai only if few provinces are open."""
    letters = "KK1122RLM" + "T" * (open_provinces <= 3)
    hands = [""] * players
    if chance.random() < 0.4:
        hands[chance.randrange(players)] = chance.choice(letters)
        return hands
    for s in range(players):
        cards = set(chance.sample(letters, chance.choice((0, 1, 1, 2))))
        hands[s] = "".join(letter for letter in "KT12RLM" if letter in cards)
    return hands


def make_up_followers(chance, places, players):
    """Make up followers on the map and in courts: sparse, crowded, in one province, none, or with an empty pool."""
    left = dict.fromkeys(FACTIONS, 16 if players == 2 else 18)
    followers = {code: dict.fromkeys(FACTIONS, 0) for code in [*MAPS["siam"][0].split(), *MAPS["britain"][0].split()]}
    courts = [dict.fromkeys(FACTIONS, 0) for _ in range(players)]
    for court in courts:
        for f in FACTIONS:
            court[f] = chance.choice((0, 0, 1, 1, 2, 3))
            left[f] -= court[f]
    # Crowds in many provinces have thousands of swaps, all alike.
    crowds = ("normal", "dry", "dry") if len(places) <= 4 else ()
    style = chance.choice(("sparse", "sparse", "lone", "one", "none", *crowds))
    chosen = [chance.choice(places)] if style == "one" else [] if style == "none" else places
    for code in chosen:
        for f in FACTIONS:
            most = {"sparse": chance.random() < 0.3, "lone": 0, "normal": chance.randrange(3)}.get(style, 2)
            followers[code][f] = min(left[f], int(most))
            left[f] -= followers[code][f]
        if style == "lone" and chance.random() < 0.6:
            followers[code][chance.choice(FACTIONS)] = 1
    if style == "lone":
        left = {f: left[f] - sum(followers[code][f] for code in places) for f in FACTIONS}
    if style == "dry":
        for f in chance.sample(FACTIONS, chance.choice((1, 2, 3))):
            followers[chance.choice(places)][f] += max(0, left[f] - chance.choice((0, 0, 1)))
    return followers, courts


def make_up_swap(chance, codes, borders, followers, hand):
    """Make up a protected swap: often one whose mirror is possible, by a card that the latest seat no longer holds."""
    pairs = [
        (a, b) for a in codes for b in codes if a != b and sum(followers[a].values()) and sum(followers[b].values())
    ]
    card = chance.choice("12")
    if card in hand or not pairs or chance.random() < 0.3:
        return "-"
    touching = [(a, b) for a, b in pairs if f"{a}-{b}" in borders or f"{b}-{a}" in borders]
    if card == "2" and touching and chance.random() < 0.7:
        a, b = chance.choice(touching)
        there = "".join(f * min(2, followers[b][f]) for f in FACTIONS)
        gave = "".join(sorted(chance.sample(there, min(2, len(there))), key=FACTIONS.index))
    else:
        a, b = chance.choice(touching if card == "2" and touching else pairs)
        gave = chance.choice([f for f in FACTIONS if followers[b][f]])
    got = chance.choice([f for f in FACTIONS if followers[a][f]])
    if len(gave) == 1 and codes.index(a) > codes.index(b):
        a, b, gave, got = b, a, got, gave
    return f"{card}v1:{gave}@{a},{got}@{b}"


def rarities(text, expected):
    """Yield the kinds of rarity that a position shows."""
    here = Oracle(text)
    hand, on_map = here.hands[here.seat], [p for p in here.codes if sum(here.followers[p].values())]
    free = [p for p in here.codes if here.owner[p] is None and p not in here.marked]
    if sum(map(len, here.hands)) == 1 and hand:
        yield f"K4.5 {'allowed' if len(expected) > 1 else 'kept'}"
    if not on_map:
        yield "K4.3 nothing on the map"
    if len(on_map) == 1:
        yield "one province"
    if "K" in hand and len(free) < 2:
        yield "K5.1 fewer than two free tiles"
    if set(hand) & set("TRLM") and 0 in here.pool.values():
        yield "an empty pool of a faction"
    if any("2v1:" in turn and turn[5] == "@" for turn in expected):
        yield "K5.4 one for one"
    if any(here.owner[here.homes[f]] not in (None, f) for f in set(hand) & set("RLM")):
        yield "K5.6 a lost home"
    if here.swap != "-":
        here.swap = "-"
        if set(here.turns()) != set(expected):
            yield "K5.5 forbids something"


@pytest.mark.slow
@pytest.mark.bounds
@pytest.mark.parametrize("players", [2, 3, 4])
def test_positions_made_up_by_chance(players):
    chance, found, compared = Random(f"made up for {players}"), Counter(), 0
    while compared < MADE_UP:
        text = make_up(chance, players)
        if IS_INTERPRETED and is_heavy(text):
            continue
        expected = compare(text)
        compared += 1
        found.update(rarities(text, expected))
    if not IS_INTERPRETED:
        assert len(found) == 9, found
        assert min(found.values()) >= MADE_UP // 60, found


# ---- in play


@pytest.mark.parametrize("check", STARTS)
def test_the_last_cards_of_random_games(check):
    text = STARTS[check][0]
    name = text.split(":")[0]
    compared = lasts = 0
    for seed in range(GAMES):
        for vector in random_walk(text, seed):
            here = text_of(vector, name)
            left = sum(map(len, Oracle(here).hands))
            if left <= (1 if IS_INTERPRETED else 2):
                compare(here)
                compared += 1
                lasts += left == 1
    assert compared > GAMES
    assert lasts > 0


@pytest.mark.skipif(IS_INTERPRETED, reason="20,000 turns as plain Python take half a minute each")
@pytest.mark.parametrize("number", FULL_HANDS)
def test_full_hands(number):
    """The examples of K9, their first turns, and some starts by chance."""
    texts = [text for text, _ in STARTS.values()]
    texts += [str(erawan.parse(text).play("pass").play("1v1:" + swap)) for text, swap in zip(texts, SWAPS, strict=True)]
    games = [("siam", 2, 11), ("siam", 3, 12), ("siam", 4, 13), ("britain", 2, 14)]
    texts += [str(erawan.game("king-of-siam", map=name, players=n).start(seed=seed)) for name, n, seed in games]
    assert len(compare(texts[number])) > 10_000


SWAPS = ("L@cm,R@kh>L@su", "R@cm,M@ke>L@su", "R@cm,M@ke>L@su", "R@mo,M@st>L@la")
