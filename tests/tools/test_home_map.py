"""The small map of the home page."""

from tools.write_home_map import TARGET, home_map


def test_the_map_of_the_home_page_is_current():
    assert TARGET.read_text(encoding="utf-8") == home_map(), "write it anew: python -m tools.write_home_map"
