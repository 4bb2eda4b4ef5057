"""Devices in a few words, from what browsers and programs say of themselves."""

import pytest

from erawan.server.http.user_agent import LONGEST_DEVICE, describe_device

WEBKIT = "AppleWebKit/537.36 (KHTML, like Gecko)"


@pytest.mark.parametrize(
    ("user_agent", "described"),
    [
        ("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox, Linux"),
        (f"Mozilla/5.0 (Windows NT 10.0; Win64; x64) {WEBKIT} Chrome/141.0.0.0 Safari/537.36", "Chrome, Windows"),
        (f"Mozilla/5.0 (Windows NT 10.0) {WEBKIT} Chrome/141.0 Safari/537.36 Edg/141.0", "Edge, Windows"),
        (f"Mozilla/5.0 (Linux; Android 16; Pixel 9) {WEBKIT} Chrome/141.0 Mobile Safari/537.36", "Chrome, Android"),
        (
            "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile/15E148 Safari/604.1",
            "Safari, iPhone",
        ),
        ("Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/19.0 Safari/605.1.15", "Safari, macOS"),
        ("Erawan", "Erawan"),
        ("curl/8.10", "curl"),
        ("", ""),
        ("<script>", ""),
        ("(\x00)", ""),
    ],
)
def test_a_device_in_a_few_words(user_agent, described):
    assert describe_device(user_agent) == described


def test_a_description_fits_its_column():
    assert len(describe_device("x" * 5000)) == LONGEST_DEVICE
