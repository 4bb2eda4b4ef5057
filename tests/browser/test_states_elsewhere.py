"""Every state of all other pages, in every language, window and look; each file has its worker."""

import pytest

from tests.browser import states
from tests.browser.everywhere import look_everywhere


@pytest.mark.parametrize("state", states.ELSEWHERE, ids=lambda state: state.__name__)
def test_nothing_is_wrong_wherever_it_is_seen(server, open_page, state):
    assert look_everywhere(open_page, server.address, state) == {}
