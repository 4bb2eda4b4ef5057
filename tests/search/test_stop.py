"""The flag that ends a search, and its parts."""

from erawan.search.limits import Stop


def test_a_part_is_set_with_the_whole_and_not_the_other_way_round():
    whole = Stop()
    with whole.part() as part:
        part.set()
        assert part.is_set
        assert not whole.is_set
    with whole.part() as part:
        assert not part.is_set
        whole.set()
        assert part.is_set
    with whole.part() as late:
        assert late.is_set
