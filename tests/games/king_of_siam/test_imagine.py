"""K4.6, K8.4: imagine a position that fits a view."""

from random import Random

import pytest

import erawan
from erawan.core.errors import MalformedError
from erawan.core.outcome import View

TABLE = "siam:2 1.3.0/2.2.0/1.2.1/3.0.1/2.2.0/0.1.3/1.1.2/1.1.2 kh!,ke,cm,ba,ay,na,su,lp"
OPEN_TABLE = TABLE.replace("!", "")


def hands(state):
    return [seat.split(":")[1] for seat in str(state).split(" ")[3].split("/")]


def test_hidden_hands_are_dealt_from_cards_not_known_to_be_played():
    game = erawan.game("king-of-siam")
    view = View(1, f"{OPEN_TABLE} 1.0.1:KTT12RLM/1.1.0:*5R 1 0 2 -", 1, (None, None))
    dealt = {hands(game.imagine(view, Random(seed)))[1] for seed in range(60)}
    assert len(dealt) > 10
    assert all(len(hand) == 5 and "R" not in hand for hand in dealt)
    told = [[], ["khon:R@su,L@cm,M@ke>L@cm", "pass", "1v1:L@cm,R@su>M@ke"]]
    assert {hands(game.imagine(view, Random(seed), told))[1] for seed in range(20)} == {"KT2LM"}


def test_the_same_chance_deals_the_same():
    game = erawan.game("king-of-siam")
    view = View(1, f"{OPEN_TABLE} 1.0.1:KTT12RLM/1.1.0:*5R 1 0 2 -", 1, (None, None))
    assert game.imagine(view, Random(3)) == game.imagine(view, Random(3))


def test_what_is_not_hidden_stays():
    game = erawan.game("king-of-siam")
    text = f"{OPEN_TABLE} 1.0.1:KTT12RLM/1.1.0:KTT12LM 1 0 2 -"
    state = game.imagine(View(None, text, 1, (None, None)), Random(1))
    assert str(state) == text
    assert game.may_be(state, state.view(None))
    siam = erawan.game("siam")
    start = siam.start()
    assert siam.imagine(start.view(1), Random(1)) == start
    assert siam.may_be(start, start.view(2))
    assert not siam.may_be(start.play("+c1n"), start.view(2))


def test_markers_tell_of_maharachas_that_are_gone():
    """K8.3: no more King markers than Maharachas played."""
    game = erawan.game("king-of-siam")
    view = View(1, f"{TABLE} 1.0.1:KTT12RLM/1.1.0:*6 1 0 2 -", 1, (None, None))
    for seed in range(20):
        assert "K" not in str(game.imagine(view, Random(seed))).split(" ")[3].split(":")[2]


def test_a_view_that_no_hands_fit_is_refused():
    game = erawan.game("king-of-siam")
    with pytest.raises(MalformedError) as caught:
        game.imagine(View(None, f"{TABLE} 1.0.1:*8/1.1.0:*8 1 0 - -", 1, (None, None)), Random(1))
    assert (caught.value.code, caught.value.rule) == ("kos.no_deal", "K8.3")
    with pytest.raises(MalformedError):
        game.imagine(View(None, "nonsense", 1, ()), Random(1))


def test_the_view_overrides_the_memory():
    game = erawan.game("king-of-siam")
    view = View(1, f"{OPEN_TABLE} 1.0.1:KTT12RLM/1.1.0:*8 1 0 - -", 1, (None, None))
    told = [[], ["khon:R@su,L@cm,M@ke>L@cm"]]
    assert hands(game.imagine(view, Random(1), told))[1] == "KTT12RLM"
