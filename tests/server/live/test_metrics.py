"""Metrics: what the server measures, and that dashboards and alerts name only what there is."""

import json
import re
import socket
import urllib.request
from pathlib import Path

import pytest

from erawan.server import metrics
from tests.server.client import GENEROUS

DEPLOY = Path(__file__).resolve().parents[3] / "deploy"
NAMES = {
    sample
    for family in metrics.registry.collect()
    for sample in (
        {
            "counter": [f"{family.name}_total"],
            "histogram": [f"{family.name}{end}" for end in ("_bucket", "_count", "_sum")],
        }.get(family.type, [family.name])
    )
}
# A name of Prometheus itself.
UP = "up"
_METRIC = re.compile(r"\b(?:erawan|process|python)_\w+|\bup\b")


def dashboard_queries():
    dashboard = json.loads((DEPLOY / "grafana/erawan.json").read_text(encoding="utf-8"))
    return [target["expr"] for panel in dashboard["panels"] for target in panel["targets"]]


def alert_queries():
    text = (DEPLOY / "prometheus/erawan.rules.yml").read_text(encoding="utf-8")
    return re.findall(r"^ +expr: (.+)$", text, re.MULTILINE)


@pytest.mark.parametrize("queries", [dashboard_queries, alert_queries])
def test_every_metric_of_a_query_exists(queries):
    named = {name for query in queries() for name in _METRIC.findall(query)}
    assert len(named) > 5
    assert named <= NAMES | {UP}


def test_the_guide_explains_every_metric_of_erawan():
    text = (DEPLOY.parent / "docs/operations.md").read_text(encoding="utf-8")
    ours = {name for name in NAMES if name.startswith("erawan_")}
    shown = {re.sub(r"_(bucket|count|sum)$", "", name) if f"{name}`" not in text else name for name in ours}
    assert {name for name in shown if f"`{name}`" not in text} == set()


def test_turns_errors_and_sockets_are_counted(two):
    anna, _, game = two()
    before = read(anna)
    with anna.socket() as wire:
        assert wire.play(game, 0, "+c1n")["t"] == "done"
        assert wire.play(game, 0, "+c1n")["code"] == "table.stale"
        after = read(anna)
    for stage in ("decide", "commit", "broadcast"):
        key = f'erawan_turn_seconds_count{{stage="{stage}"}}'
        assert after[key] > before[key]
    stale = 'erawan_errors_total{code="table.stale"}'
    assert after[stale] > before.get(stale, 0)
    for counted in ("erawan_commit_changes_sum", "erawan_commands_total"):
        assert after[counted] > before[counted]
    for gauge in ("erawan_sockets", "erawan_tables", "erawan_table_bytes"):
        assert after[gauge] > 0
    # A busy machine may freeze the server for a moment, which counts as an outage.
    assert "erawan_open_outage" in after


def read(person):
    text = person.ask("GET", "/metrics", headers={"authorization": f"Bearer {GENEROUS['ERAWAN_METRICS_TOKEN']}"}).text
    return {key: float(value) for key, value in (line.rsplit(" ", 1) for line in text.splitlines() if line[0] != "#")}


@pytest.mark.parametrize("token", ["", "Bearer wrong"])
def test_without_the_token_there_is_no_such_address(server, token):
    sent = {"authorization": token} if token else None
    assert server.person().ask("GET", "/metrics", headers=sent).status_code == 404


def test_a_further_process_takes_the_next_port():
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        served = metrics.serve_metrics("127.0.0.1", port)
    assert port < served < port + metrics.MOST_PORTS
    with urllib.request.urlopen(f"http://127.0.0.1:{served}/metrics") as response:
        assert b"erawan_build_info" in response.read()
