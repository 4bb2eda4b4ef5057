"""Run one scenario: the server, the bad guest and the bystander each in a process of their own."""

import asyncio
import sys
import tempfile
import time
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from tests.attack.attacked_server import UNLIMITED, AttackedServer
from tests.attack.bystander import Bystander
from tests.attack.guest import Guest
from tests.attack.scenarios import ADDRESS as GUEST_ADDRESS
from tests.attack.scenarios import SCENARIOS, Attack


def run_scenario(scenario, seconds, size, python=sys.executable):
    """Run one scenario on a fresh server; return its figures."""
    with tempfile.TemporaryDirectory() as folder:
        server = AttackedServer(folder, python)
        server.start(**scenario.environment, **(UNLIMITED if scenario.prepare else {}))
        try:
            return asyncio.run(_attack(scenario, server, seconds, size))
        finally:
            if server.is_running:
                server.stop()


async def _attack(scenario, server, seconds, size):
    guest = Guest(server.port, GUEST_ADDRESS)
    prepared = Attack(guest, size)
    if scenario.prepare:
        await scenario.prepare(prepared)
        server.stop()
        server.start(**scenario.environment)
    await guest.close()
    bystander = Bystander(server.port)
    await bystander.open()
    before_mb = server.memory_mb
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        # The process starts before the time does.
        await asyncio.get_running_loop().run_in_executor(pool, int)
        ends_at = time.monotonic() + seconds
        attacking = asyncio.get_running_loop().run_in_executor(
            pool, attack_in_process, scenario.name, server.port, guest.token, prepared.kept, seconds
        )
        observing = scenario.observe(server.port, ends_at, prepared.kept) if scenario.observe else _nothing()
        (figures, statuses), observed, _ = await asyncio.gather(attacking, observing, bystander.play(seconds))
    await bystander.close()
    return {
        "p50_ms": bystander.quantile_ms(0.5),
        "p99_ms": bystander.quantile_ms(0.99),
        "turns": len(bystander.took_ms),
        "statuses": {str(status): count for status, count in sorted(statuses.items())},
        "server_errors": sum(count for status, count in statuses.items() if status >= 500),
        "tracebacks": server.count_tracebacks(),
        "is_running": server.is_running,
        "memory_mb": server.memory_mb if server.is_running else 0.0,
        **figures,
        **observed,
        "memory grown MB": round(server.memory_mb - before_mb) if server.is_running else 0,
    }


async def _nothing():
    return {}


def attack_in_process(name, port, token, kept, seconds):
    """Attack from a process of its own, so that it does not slow the bystander; return figures and HTTP statuses."""
    scenario = next(each for each in SCENARIOS if each.name == name)

    async def run():
        guest = Guest(port, GUEST_ADDRESS)
        guest.token = token
        figures = await scenario.attack(Attack(guest, 1, time.monotonic() + seconds, kept))
        await guest.close()
        return figures, guest.statuses

    return asyncio.run(run())
