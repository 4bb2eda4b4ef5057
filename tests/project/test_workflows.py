"""The workflows of the public CI: valid, and in step with the Makefile and with pyproject.toml."""

import re
import subprocess
import sys
import tomllib

import pytest
import yaml
from packaging.specifiers import SpecifierSet

from tests.project.test_docs import ROOT

WORKFLOWS = sorted((ROOT / ".github/workflows").glob("*.yml"))
ACTIONS = sorted((ROOT / ".github/actions").glob("*/action.yml"))
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]


def load_jobs():
    """Return the jobs of all workflows, by the name of the file and of the job."""
    loaded = {path.stem: yaml.safe_load(path.read_text(encoding="utf-8")) for path in WORKFLOWS}
    return {f"{file}/{name}": job for file, workflow in loaded.items() for name, job in workflow["jobs"].items()}


JOBS = load_jobs()
MATRICES = {name: job["strategy"]["matrix"] for name, job in JOBS.items() if "strategy" in job}


@pytest.mark.parametrize(
    ("schema", "paths"), [("vendor.github-workflows", WORKFLOWS), ("vendor.github-actions", ACTIONS)]
)
def test_files_follow_the_schema(schema, paths):
    command = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", schema, *map(str, paths)]
    checked = subprocess.run(command, capture_output=True, text=True, check=False)
    assert paths
    assert checked.returncode == 0, checked.stdout + checked.stderr


@pytest.mark.parametrize("name", JOBS)
def test_every_job_runs_make_targets_that_exist(name):
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    commands = [step["run"] for step in JOBS[name]["steps"] if "run" in step]
    assert commands
    for command in commands:
        called = re.fullmatch(r"make ([a-z-]+)", command.strip())
        assert called, command
        assert re.search(rf"^{called[1]}:", makefile, re.MULTILINE), command


@pytest.mark.parametrize("name", JOBS)
def test_every_job_has_a_time_limit(name):
    assert JOBS[name]["timeout-minutes"] <= 240


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_workflows_may_only_read(path):
    assert yaml.safe_load(path.read_text(encoding="utf-8"))["permissions"] == {"contents": "read"}


@pytest.mark.parametrize("path", [*WORKFLOWS, *ACTIONS], ids=lambda path: f"{path.parent.name}/{path.name}")
def test_local_actions_exist_and_others_name_a_version(path):
    for used in re.findall(r"uses: (\S+)", path.read_text(encoding="utf-8")):
        assert (ROOT / used / "action.yml").is_file() if used.startswith("./") else re.search(r"@v\d+$", used), used


@pytest.mark.parametrize("name", MATRICES)
def test_every_python_of_the_classifiers_is_tested_on_every_system(name):
    classified = re.findall(r"Python :: (3\.\d+)$", "\n".join(PROJECT["classifiers"]), re.MULTILINE)
    supported = SpecifierSet(PROJECT["requires-python"])
    assert MATRICES[name]["python"] == classified
    assert all(version in supported for version in classified)
    assert MATRICES[name]["os"] == ["ubuntu-latest", "macos-latest", "windows-latest"]
    assert JOBS[name]["strategy"]["fail-fast"] is False
