# `make play` and `make test` do everything. Both set up .venv first; later runs skip that.

PYTHON ?= $(shell command -v python3.11 || command -v python3 || command -v python)
BIN := .venv/bin
ifeq ($(OS),Windows_NT)
# Needs the bash, find and touch that come with Git for Windows.
SHELL := bash
BIN := .venv/Scripts
endif

# The browser app, built into the package; the stamp says what it was built from.
WEB := src/erawan/server/web/stamp.txt
WEB_SOURCES := hatch_build.py $(shell find web -name node_modules -prune -o -type f -print) \
	$(wildcard src/erawan/words/catalogues/*/*.ftl src/erawan/drawing/art/*.svg)
# The npm packages; npm writes this file when it has installed them.
WEB_PACKAGES := web/node_modules/.package-lock.json

.PHONY: play test quick test-full setup check format bench golden types screens docs docs-pictures wheel test-wheel clean

# The app in a browser; for the terminal: .venv/bin/erawan play
play: .venv/ready $(WEB)
	$(BIN)/erawan serve --open

# Every check; the report comes last.
test: .venv/ready-for-tests $(WEB) $(WEB_PACKAGES)
	$(BIN)/python tests/run_checks.py test

# The checks to run while you work: style, types, layers, documents, the web app without a browser, the fast Python tests.
quick: .venv/ready-for-tests $(WEB_PACKAGES)
	$(BIN)/python tests/run_checks.py quick

# As `make test`, with every combination of language, window, theme and text in the browser.
test-full: .venv/ready-for-tests $(WEB) $(WEB_PACKAGES)
	ERAWAN_TEST_MATRIX=full $(BIN)/python tests/run_checks.py test

# The tests of one folder of tests/: `make test-records`, `make test-server`, `make test-browser`.
test-%: .venv/ready-for-tests $(WEB) $(WEB_PACKAGES)
	$(BIN)/pytest --numprocesses=logical tests/$*

setup: .venv/ready-for-tests

# Style, types and layers of Python and of the web app; spelling, line widths and links of the documents.
check: .venv/ready-for-tests $(WEB_PACKAGES)
	$(BIN)/python tests/run_checks.py check

# Formats Python and the web app.
format: .venv/ready-for-tests $(WEB_PACKAGES)
	$(BIN)/ruff check --quiet --fix-only .
	$(BIN)/ruff format --quiet .
	$(BIN)/python web/npm.py run --silent format

bench: .venv/ready
	$(BIN)/erawan bench

# Writes the stored playthroughs, screens of the terminal app and sentences anew; read the difference before you commit it.
golden: .venv/ready-for-tests
	$(BIN)/python -m tests.golden.write_playthroughs
	$(BIN)/python -m tests.tui.write_snapshots
	$(BIN)/python -m tests.words.write_sample_sentences
	$(BIN)/python -m tests.analysis.write_coach_sentences
	$(BIN)/python -m tests.games.king_of_siam.test_turn_sentences

# Writes the browser's types of the protocol anew, from the server's OpenAPI document.
types: .venv/ready-for-tests $(WEB_PACKAGES)
	$(BIN)/python -m tools.write_typescript

.venv/ready: pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo 'Erawan needs Python 3.11 or newer; name it with: make PYTHON=/path/to/python'; exit 1; }
	$(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable '.[server,tui]'
	touch $@

.venv/ready-for-tests: .venv/ready
	$(BIN)/pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable '.[dev]'
	touch $@

# Takes pictures of the web app and the terminal app into build/screens, which git ignores.
screens: .venv/ready-for-tests $(WEB)
	$(BIN)/python -m tests.browser.write_page_screenshots
	$(BIN)/python -m tests.tui.write_screenshots

# Builds the documentation site into build/docs; open build/docs/index.html. A broken link is an error.
docs: .venv/ready-for-tests
	NO_MKDOCS_2_WARNING=1 $(BIN)/python -m mkdocs build --quiet

# Takes the few pictures that the documents show anew; commit them only when the look has changed.
docs-pictures: .venv/ready-for-tests $(WEB)
	$(BIN)/python -m tests.write_docs_pictures

# Builds the package, with the browser app inside, into dist/.
wheel: .venv/ready $(WEB)
	rm -f dist/*.whl
	$(BIN)/pip wheel --quiet --disable-pip-version-check --no-deps --wheel-dir dist .

# Installs the wheel from dist/ into a clean environment and plays a game of each kind outside the checkout.
test-wheel:
	$(PYTHON) tests/check_wheel.py

$(WEB_PACKAGES): web/package-lock.json | .venv/ready-for-tests
	$(BIN)/python web/npm.py ci --silent
	touch $@

$(WEB): $(WEB_SOURCES) | .venv/ready
	$(BIN)/pip install --quiet --disable-pip-version-check --no-deps --editable .
	touch $@

clean:
	rm -rf .venv build dist src/erawan/server/web web/generated web/node_modules .mypy_cache .pytest_cache .ruff_cache .hypothesis .coverage
