"""A moment of every attack that needs no preparation: no fault, no trace, and the bystander's turns arrive.

How quickly they arrive is a figure, not a test: ``python -m tests.attack`` prints it.
"""

import asyncio
import time

import pytest

from tests.attack.attacked_server import AttackedServer
from tests.attack.bystander import Bystander
from tests.attack.guest import Guest
from tests.attack.scenarios import ADDRESS, SCENARIOS, Attack

SECONDS = 0.5
AT_ONCE = [scenario for scenario in SCENARIOS if scenario.prepare is None]


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    server = AttackedServer(tmp_path_factory.mktemp("attacked"))
    server.start(**{name: value for scenario in AT_ONCE for name, value in scenario.environment.items()})
    yield server
    server.stop()


@pytest.mark.slow
@pytest.mark.parametrize("scenario", AT_ONCE, ids=[scenario.name for scenario in AT_ONCE])
def test_an_attack_causes_no_fault(server, scenario):
    async def run():
        bystander, guest = Bystander(server.port), Guest(server.port, ADDRESS)
        await bystander.open()
        attack = Attack(guest, 1, time.monotonic() + SECONDS)
        await asyncio.gather(scenario.attack(attack), bystander.play(SECONDS))
        await bystander.close()
        await guest.close()
        return bystander, guest

    bystander, guest = asyncio.run(run())
    assert bystander.took_ms
    assert [status for status in guest.statuses if status >= 500] == []
    assert server.is_running
    assert server.count_tracebacks() == 0
