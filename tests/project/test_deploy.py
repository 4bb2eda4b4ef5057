"""The files for operators name only settings, variables and commands that exist, and the guide explains every line."""

import re
import shlex
import tomllib
from pathlib import Path

import pytest
import yaml

from erawan.cli import app
from erawan.server.settings import PREFIX, Settings

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
GUIDE = (ROOT / "docs/operations.md").read_text(encoding="utf-8")
UNITS = sorted((DEPLOY / "systemd").iterdir())
EXPLAINED = set(re.findall(r"`([^`\n]+)`", GUIDE))


def test_the_settings_exist():
    text = (DEPLOY / "erawan.toml").read_text(encoding="utf-8")
    uncommented = re.sub(r"^# (?=\w+ = )", "", text, flags=re.MULTILINE)
    assert {*tomllib.loads(text)} < {*tomllib.loads(uncommented)} <= {*Settings.__struct_fields__}


def test_the_variables_exist():
    known = {PREFIX + name.upper() for name in Settings.__struct_fields__} | {"ERAWAN_SETTINGS"}
    files = [path for path in DEPLOY.rglob("*") if path.is_file()]
    named = {name for path in files for name in re.findall(r"ERAWAN_\w+", path.read_text(encoding="utf-8"))}
    assert {"ERAWAN_SETTINGS", "ERAWAN_DATABASE_URL"} <= named <= known


@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.name)
def test_every_line_of_a_service_is_explained(unit):
    names = set(re.findall(r"^(\w+)=", unit.read_text(encoding="utf-8"), re.MULTILINE))
    assert names
    modes = {"StateDirectoryMode", "CacheDirectoryMode"}
    assert unit.suffix == ".timer" or names - modes - EXPLAINED == set()


def test_every_directive_of_nginx_is_explained():
    text = (DEPLOY / "nginx/erawan.conf").read_text(encoding="utf-8")
    names = set(re.findall(r"^\s*(?:# )?([a-z_]+) .*[;{]$", text, re.MULTILINE)) - {"server", "location", "default"}
    headers = set(re.findall(r"proxy_set_header ([\w-]+)", text))
    words = {word for explained in EXPLAINED for word in re.split(r"[ =:]", explained)}
    assert {"upstream", "limit_req", "proxy_pass"} <= names
    assert names - words - {"proxy_set_header"} == set()
    assert headers <= EXPLAINED


def test_the_containers_fit_together():
    compose = yaml.safe_load((DEPLOY / "compose/compose.yml").read_text(encoding="utf-8"))
    services = compose["services"]
    for service in services.values():
        assert service.get("depends_on", {}).keys() <= services.keys()
        sources = [volume.split(":")[0] for volume in service.get("volumes", ())]
        assert {source for source in sources if not source.startswith(".")} <= compose["volumes"].keys()
        assert all((DEPLOY / "compose" / source).exists() for source in sources if source.startswith("."))
    targets = yaml.safe_load((DEPLOY / "compose/prometheus.yml").read_text(encoding="utf-8"))["scrape_configs"]
    port = services["server"]["environment"]["ERAWAN_METRICS_PORT"]
    assert targets[0]["static_configs"][0]["targets"] == [f"server:{port}"]


def test_every_alert_is_explained():
    rules = (DEPLOY / "prometheus/erawan.rules.yml").read_text(encoding="utf-8")
    assert set(re.findall(r"alert: (\w+)", rules)) <= EXPLAINED


def commands():
    """Return the erawan commands of the units and of the guide's examples."""
    texts = [unit.read_text(encoding="utf-8") for unit in UNITS]
    found = [line for text in texts for line in re.findall(r"^ExecStart=\S+/(erawan .*)$", text, re.MULTILINE)]
    blocks = "".join(re.findall(r"^```bash\n(.*?)^```", GUIDE, re.MULTILINE | re.DOTALL))
    return [*found, *re.findall(r"(?:^|/bin/)(erawan .*)$", blocks, re.MULTILINE)]


@pytest.mark.parametrize("command", list(dict.fromkeys(commands())))
def test_every_command_is_understood(command):
    words = shlex.split(command.replace("%i", "8421"))[1:]
    assert app.parse_args(words, exit_on_error=False, print_error=False)[1] is not None
