"""The files for operators: nginx, systemd and the schema of compose accept them, and the guide explains every line."""

import re
import shlex
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
import yaml

from erawan.cli import app
from erawan.server.settings import PREFIX, Settings
from tests.debian_packages import install_packages
from tests.server.nginx import find_nginx, temporary_paths

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
GUIDE = (ROOT / "docs/operations.md").read_text(encoding="utf-8")
UNITS = sorted((DEPLOY / "systemd").iterdir())
EXPLAINED = set(re.findall(r"`([^`\n]+)`", GUIDE))
NGINX_FILES = (DEPLOY / "nginx/erawan.conf", DEPLOY / "nginx/erawan-processes.conf")
CONTAINER_PROCESSES = DEPLOY / "compose/erawan-processes.conf"
COMPOSE = DEPLOY / "compose/compose.yml"
# The directives of systemd that the units may use, by section. systemd ignores a misspelt or misplaced one.
UNIT_DIRECTIVES = {
    "Unit": "After Description Documentation StartLimitBurst StartLimitIntervalSec Wants",
    "Timer": "OnCalendar Persistent RandomizedDelaySec",
    "Install": "WantedBy",
    "Service": """
        AmbientCapabilities CacheDirectory CacheDirectoryMode CapabilityBoundingSet CPUWeight Environment ExecReload
        ExecStart Group IOSchedulingClass KillSignal LimitNOFILE LockPersonality MemoryHigh MemoryMax Nice
        NoNewPrivileges PrivateDevices PrivateTmp ProcSubset ProtectClock ProtectControlGroups ProtectHome
        ProtectHostname ProtectKernelLogs ProtectKernelModules ProtectKernelTunables ProtectProc ProtectSystem
        ReadWritePaths RemoveIPC Restart RestartSec RestrictAddressFamilies RestrictNamespaces RestrictRealtime
        RestrictSUIDSGID StateDirectory StateDirectoryMode SystemCallArchitectures SystemCallErrorNumber
        SystemCallFilter TasksMax TimeoutStartSec TimeoutStopSec Type UMask User
    """,
}


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
    assert names - modes - EXPLAINED == set()


def test_every_directive_of_a_unit_is_in_its_section():
    for unit in UNITS:
        for section, body in re.findall(r"^\[(\w+)\]\n([^\[]*)", unit.read_text(encoding="utf-8"), re.MULTILINE):
            names = {line.split("=")[0] for line in body.splitlines() if line and not line.startswith("#")}
            assert names - set(UNIT_DIRECTIVES[section].split()) == set(), unit.name


@pytest.mark.skipif(
    not shutil.which("systemd-analyze"), reason="systemd-analyze is part of systemd, which runs on Linux"
)
def test_systemd_accepts_the_units(tmp_path):
    for unit in UNITS:
        text = unit.read_text(encoding="utf-8").replace("/opt/erawan/bin/erawan", shutil.which("true"))
        (tmp_path / unit.name.replace("@.", "@1.")).write_text(text)
    checked = analyse_units(tmp_path)
    assert checked == ""
    (tmp_path / "erawan@1.service").write_text("[Service]\nExecStrat=/bin/true\n")
    assert "ExecStrat" in analyse_units(tmp_path)


def analyse_units(folder):
    """Return what systemd says about the units in a folder; it also reads other units, which are not ours."""
    command = ["systemd-analyze", "verify", *sorted(map(str, folder.iterdir()))]
    said = subprocess.run(command, capture_output=True, text=True, check=False).stderr
    return "\n".join(line for line in said.splitlines() if "erawan" in line)


@pytest.mark.parametrize("path", [*NGINX_FILES, CONTAINER_PROCESSES], ids=lambda path: "-".join(path.parts[-2:]))
def test_every_directive_of_nginx_is_explained(path):
    text = path.read_text(encoding="utf-8")
    names = set(re.findall(r"^\s*(?:# )?([a-z_]+) .*[;{]$", text, re.MULTILINE)) - {"server", "location", "default"}
    headers = set(re.findall(r"proxy_set_header ([\w-]+)", text))
    words = {word for explained in EXPLAINED for word in re.split(r"[ =:]", explained)}
    assert {"upstream"} <= names or {"limit_req", "proxy_pass"} <= names
    assert names - words - {"proxy_set_header"} == set()
    assert headers <= EXPLAINED


@pytest.mark.parametrize("processes", [NGINX_FILES[1], CONTAINER_PROCESSES], ids=lambda path: path.parent.name)
def test_nginx_accepts_its_files(tmp_path, processes):
    if shutil.which("openssl") is None:
        install_packages("openssl")
    nginx, openssl = find_nginx(), shutil.which("openssl")
    assert None not in (nginx, openssl), (
        "this test needs nginx and openssl: install them with: apt-get install nginx openssl"
    )
    key, certificate = tmp_path / "privkey.pem", tmp_path / "fullchain.pem"
    making = [openssl, "req", "-x509", "-nodes", "-newkey", "rsa:2048", "-subj", "/CN=localhost"]
    subprocess.run([*making, "-keyout", key, "-out", certificate], capture_output=True, check=True)
    text = "\n".join(path.read_text(encoding="utf-8") for path in (NGINX_FILES[0], processes))
    for folder in ("/etc/ssl/erawan", "/var/cache/nginx", "/var/log/nginx"):
        text = text.replace(folder, str(tmp_path))
    # Ports that an ordinary user may open; names and options that only a container with a newer nginx knows.
    text = re.sub(r"(listen .*?)\b(80|443)\b", r"\g<1>2\2", text)
    text = re.sub(r"server server-\d:8421 resolve", "server 127.0.0.1:8421", text)
    text = re.sub(r"^ +resolver .*\n", "", text, flags=re.MULTILINE)
    configuration = tmp_path / "nginx.conf"
    head = f"pid {tmp_path}/nginx.pid;\nevents {{}}\nhttp {{\n{temporary_paths(tmp_path)}\n"
    configuration.write_text(f"{head}{text}}}\n")
    command = [nginx, "-t", "-e", tmp_path / "error.log", "-p", tmp_path, "-c", configuration]
    tested = subprocess.run(command, capture_output=True, text=True, check=False)
    assert tested.returncode == 0, tested.stderr


def test_compose_follows_its_schema():
    command = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", "vendor.compose-spec", str(COMPOSE)]
    checked = subprocess.run(command, capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stdout + checked.stderr


def test_every_key_of_a_container_is_explained():
    compose = yaml.safe_load(COMPOSE.read_text(encoding="utf-8"))
    names = {name for service in compose["services"].values() for name in service}
    assert names | {name for name in compose if name.startswith("x-")} <= EXPLAINED


def test_the_containers_fit_together():
    compose = yaml.safe_load(COMPOSE.read_text(encoding="utf-8"))
    services = compose["services"]
    for service in services.values():
        needed = service.get("depends_on", {})
        assert {*needed} <= services.keys()
        conditions = {name: more["condition"] for name, more in needed.items()} if isinstance(needed, dict) else {}
        for name, condition in conditions.items():
            assert condition != "service_healthy" or "healthcheck" in services[name]
        sources = [volume.split(":")[0] for volume in service.get("volumes", ()) if not volume.startswith("$")]
        assert {source for source in sources if not source.startswith(".")} <= compose["volumes"].keys()
        assert all((DEPLOY / "compose" / source).exists() for source in sources if source.startswith("."))
    targets = yaml.safe_load((DEPLOY / "compose/prometheus.yml").read_text(encoding="utf-8"))["scrape_configs"]
    measured = [name for name, service in services.items() if service.get("command") in (None, ["engine-worker"])]
    measured = [name for name in measured if services[name].get("image") == "erawan"]
    wanted = {f"{name}:{services[name]['environment']['ERAWAN_METRICS_PORT']}" for name in measured}
    assert len(wanted) == 3
    assert {*targets[0]["static_configs"][0]["targets"]} == wanted


def test_every_server_container_is_behind_nginx():
    services = yaml.safe_load(COMPOSE.read_text(encoding="utf-8"))["services"]
    servers = {name for name in services if name.startswith("server-")}
    behind = re.findall(r"server ([\w-]+):8421", CONTAINER_PROCESSES.read_text(encoding="utf-8"))
    assert len(servers) == 2
    assert sorted(behind) == sorted(servers) == sorted(services["nginx"]["depends_on"])


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
