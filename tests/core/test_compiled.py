"""The decorators' disk cache: a folder of its own for every version of the sources."""

import os
import shutil
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

from erawan.core import compiled as c
from tests.conftest import IS_INTERPRETED

ROOT = Path(__file__).parents[2]


@pytest.fixture
def fresh(monkeypatch, tmp_path):
    """The cache folder under an empty base."""
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path))
    return c.cache_folder.__wrapped__


def test_the_folder_is_named_by_the_sources(fresh, tmp_path):
    assert fresh() == tmp_path / "erawan" / "kernels" / c.source_digest()
    assert fresh().is_dir()


def test_the_digest_covers_kernels_and_what_they_import(tmp_path):
    sources = {
        "erawan.core.compiled": "",
        "erawan.rules": "from erawan.core.compiled import kernel\nfrom erawan import numbers as n\n",
        "erawan.numbers": "SIZE = 5\n",
        "erawan.texts": "# nothing is compiled here\nimport erawan.rules\n",
        "erawan.caches": "# nothing is compiled here\nfrom erawan.core.compiled import cache_folder\n",
    }
    modules = {name: tmp_path / f"{name}.py" for name in sources}
    for name, source in sources.items():
        modules[name].write_text(source)

    def digest_after_edit(name):
        before = c.digest_of(c.kernel_sources(modules))
        modules[name].write_text(sources[name] + "# edited\n")
        return before != c.digest_of(c.kernel_sources(modules))

    assert digest_after_edit("erawan.rules")
    # A constant is compiled into the kernel that reads it.
    assert digest_after_edit("erawan.numbers")
    assert digest_after_edit("erawan.core.compiled")
    assert not digest_after_edit("erawan.texts")
    assert not digest_after_edit("erawan.caches")


def test_constants_of_our_own_searches_count_and_texts_do_not():
    package = Path(c.__file__).resolve().parents[1]
    modules = {c._module_name(path): path for path in package.rglob("*.py")}
    found = {path.relative_to(package).as_posix() for path in c.kernel_sources(modules)}
    assert {"core/compiled.py", "games/siam/squares.py", "search/king_of_siam/weights.py"} <= found
    assert not found & {
        "cli/play.py",
        "server/app.py",
        "drawing/pictures.py",
        "players/player_registry.py",
        "records/record.py",
    }


def test_the_digest_covers_the_settings_of_the_compiler(monkeypatch):
    usual = c.source_digest()
    monkeypatch.setenv("NUMBA_BOUNDSCHECK", "7")
    assert c.source_digest() != usual


def test_the_rules_do_not_depend_on_higher_layers(fresh):
    assert fresh(rules_only=False).name == c.source_digest(rules_only=False) != c.source_digest()

    def stands_in(module):
        def function():
            return 0

        function.__module__ = module
        return c._is_rule(function)

    assert stands_in("erawan.games.siam.kernel")
    assert stands_in("erawan.core.playout")
    assert stands_in("somebody.elses.game")
    assert not stands_in("erawan.search.siam.alphabeta")


def test_a_changed_game_from_elsewhere_empties_the_cache(monkeypatch, tmp_path):
    monkeypatch.setattr(c, "cache_folder", lambda rules_only=True: tmp_path / "cache")
    (tmp_path / "cache" / "inner").mkdir(parents=True)
    (tmp_path / "cache" / "perft.nbi").write_text("")
    source = tmp_path / "game.py"
    source.write_text("# compiled")
    # The first time, the cache holds nothing of the game yet; the second time, nothing has changed.
    for _ in range(2):
        c.notice_sources("game", str(source))
        assert sorted(path.name for path in (tmp_path / "cache").iterdir()) == ["game.digest", "inner", "perft.nbi"]
    source.write_text("# compiled and edited")
    c.notice_sources("game", str(source))
    assert not (tmp_path / "cache" / "perft.nbi").exists()


def test_without_a_setting_the_users_cache_is_used(monkeypatch, tmp_path):
    monkeypatch.delenv("NUMBA_CACHE_DIR", raising=False)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert c._user_cache().name == "erawan"


def test_where_nothing_can_be_written_a_temporary_folder_serves(monkeypatch, tmp_path):
    in_the_way = tmp_path / "file"
    in_the_way.write_text("")
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(in_the_way))
    folder = c.cache_folder.__wrapped__()
    assert folder.is_dir()
    assert "erawan-kernels-" in folder.name
    assert list(folder.iterdir()) == []


def test_old_folders_are_swept_away(fresh, tmp_path):
    base = tmp_path / "erawan" / "kernels"
    for name, age_days in (("old", 40), ("recent", 2)):
        (base / name).mkdir(parents=True)
        then = time.time() - age_days * 24 * 3600
        os.utime(base / name, (then, then))
    fresh()
    assert sorted(path.name for path in base.iterdir()) == sorted(["recent", c.source_digest()])


def test_an_edit_in_a_called_function_is_noticed(tmp_path):
    """Numba's own cache misses an edit in the file of the called function if the caller's file stays the same."""
    package = tmp_path / "tiny"
    package.mkdir()
    (package / "__init__.py").write_text("")
    (package / "called.py").write_text(
        "from erawan.core.compiled import kernel\n@kernel\ndef number(x):\n    return x + 1\n"
    )
    (package / "caller.py").write_text(
        "from erawan.core.compiled import compiled\nfrom tiny.called import number\n"
        "@compiled\ndef twice(x):\n    return 2 * number(x)\n"
    )

    def run():
        environment = {**os.environ, "PYTHONPATH": str(tmp_path), "NUMBA_CACHE_DIR": str(tmp_path / "cache")}
        code = (
            "from erawan.core.compiled import notice_sources; import tiny.caller as t; "
            "notice_sources('tiny', t.__file__); print(t.twice(1))"
        )
        told = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
        return int(told.stdout)

    assert run() == 4
    # Of another length, since Python compares only the second and the size of a file with its cache.
    Path(package / "called.py").write_text(
        "from erawan.core.compiled import kernel\n@kernel\ndef number(x):\n    return x + 10\n"
    )
    assert run() == 22


@pytest.mark.slow
@pytest.mark.skipif(IS_INTERPRETED, reason="nothing is cached with the JIT off")
def test_a_game_that_is_gone_does_no_harm(tmp_path):
    """The index of generic code names the tags it was compiled for; one of them may be uninstalled."""
    package = tmp_path / "gone"
    shutil.copytree(ROOT / "examples/nim/nim_game", package, ignore=shutil.ignore_patterns("__pycache__"))
    for source in package.glob("*.py"):
        source.write_text(source.read_text(encoding="utf-8").replace("nim_game", "gone"), encoding="utf-8")

    def count(*packages):
        code = "import importlib; from erawan.core.playout import perft"
        for name in packages:
            code += f"; n = importlib.import_module('{name}.state').Nim(); print(perft(n.tag, n.start(1).vector, 1))"
        environment = {**os.environ, "NUMBA_CACHE_DIR": str(tmp_path / "cache")}
        environment["PYTHONPATH"] = os.pathsep.join(
            [str(ROOT / "examples/nim"), str(tmp_path), environment.get("PYTHONPATH", "")]
        )
        command = [sys.executable, "-c", code]
        told = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
        return told.stdout.split(), told.stderr

    both, _ = count("gone", "nim_game")
    assert len(both) == 2
    shutil.rmtree(package)
    assert count("nim_game") == (both[1:], "")


def test_an_index_that_cannot_be_read_counts_as_empty(monkeypatch):
    index = c._ForgivingIndex.__new__(c._ForgivingIndex)
    for found in ({"known": 1}, ImportError("gone"), AttributeError("gone")):

        def load(self, found=found):
            if isinstance(found, Exception):
                raise found
            return found

        monkeypatch.setattr(c.IndexDataCacheFile, "_load_index", load)
        assert index._load_index() == (found if isinstance(found, dict) else {})


def test_processes_that_compile_at_once_never_write_the_same_file(monkeypatch, tmp_path):
    saved = []
    for process in ("one", "other"):
        monkeypatch.setattr(c, "_PROCESS", process)
        index = c._ForgivingIndex(str(tmp_path), "function", "stamp")
        # Both have looked before either wrote: each believes the folder to be empty.
        monkeypatch.setattr(index, "_load_index", dict)
        index.save(process, f"the rules of {process}")
        saved.append(index)
    for index in saved:
        monkeypatch.setattr(index, "_load_index", lambda index=index: c._ForgivingIndex._load_index(index))
    found = {process: saved[0].load(process) for process in ("one", "other")}
    # The first entry is forgotten and will be compiled again; never is it the other's.
    assert found == {"one": None, "other": "the rules of other"}


def test_compiled_functions_have_a_forgiving_index(monkeypatch):
    class Part:
        pass

    dispatcher = Part()
    dispatcher._cache = Part()
    dispatcher._cache._cache_file = c.IndexDataCacheFile.__new__(c.IndexDataCacheFile)
    monkeypatch.setattr(c.numba, "njit", lambda **options: lambda function: dispatcher)
    assert c.kernel(len) is dispatcher
    assert type(dispatcher._cache._cache_file) is c._ForgivingIndex


@pytest.mark.skipif(IS_INTERPRETED, reason="plain Python holds the interpreter's lock")
@pytest.mark.parametrize("decorate", [c.kernel, c.large_kernel, c.spliced, c.compiled])
def test_compiled_functions_release_the_interpreters_lock(decorate):
    assert decorate(lambda number: number + 1).targetoptions["nogil"] is True


@pytest.mark.skipif(IS_INTERPRETED, reason="nothing is cached")
def test_threads_that_decorate_at_once_share_no_folder_by_accident():
    before = c.numba.config.CACHE_DIR
    folders = {str(c.cache_folder(is_rule)) for is_rule in (False, True)}
    together = threading.Barrier(8)
    found = []

    def decorate():
        together.wait()
        for _ in range(30):
            found.append(c.compiled(lambda number: number + 1)._cache.cache_path)

    threads = [threading.Thread(target=decorate) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(found) == 240
    assert {str(Path(path).parent) for path in found} <= folders
    assert before == c.numba.config.CACHE_DIR


def test_a_kernel_runs_as_plain_python():
    """Modules fill tables with kernels when they are imported, without loading the compiler."""

    def twice(number):
        return 2 * number

    assert c.interpreted(c.kernel(twice)) is twice
    assert c.interpreted(twice)(3) == 6
