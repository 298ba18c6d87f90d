# `make play` and `make test` do everything on a fresh machine with Python 3.11.
PYTHON ?= python3
BIN := .venv/bin
# Without what lies in web/ and is not part of the page, some of which tests write.
SOURCES := hatch_build.py \
  $(shell find web \( -name node_modules -o -name fixtures -o -name lint -o -name __pycache__ \) -prune \
    -o -type f -print) \
  $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.ftl' -o -name '*.md' -o -name '*.tmpl' \
    -o -name '*.json')
PURE := PYTHONPATH=src
PYTEST := $(BIN)/python -m pytest -q -n auto
SERVER := tables store server

KILLS ?= 1000
WHILE ?= playing
MINUTES ?= 30
TABLES ?= 100

.PHONY: play party test install check web engine server browser screenshots layers bench balance kill soak lock clean

play: .venv/.house
	@$(BIN)/soucoupe serve

# The same for everyone on the local network, with a QR code for their telephones.
party: .venv/.house
	@$(BIN)/soucoupe serve --party

test:
	@tools/stage install $(MAKE) -s install
	@tools/stage checks $(MAKE) -s check
	@tools/stage web $(MAKE) -s web
	@tools/stage engine $(MAKE) -s engine
	@tools/stage server $(MAKE) -s server
	@tools/stage browser $(MAKE) -s browser

install: .venv/.house

# Lint, types and layers; of the page, what prettier and ESLint see.
check: .venv/.tools
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(PURE) $(BIN)/lint-imports
	tools/node $(BIN)
	$(BIN)/python hatch_build.py lint

# The rules as they are written; conformance and the games' own tests compiled too, by other chance.
engine: .venv/.house
	$(PURE) $(PYTEST) --rules pure --seeds 1 --ignore tests/browser $(addprefix --ignore tests/,$(SERVER))
	$(PURE) $(BIN)/python -m pytest -q benchmarks/peers
	@if $(BIN)/soucoupe doctor | grep -q 'compiled (mypyc)'; then \
	  $(PYTEST) --rules compiled --seeds 1 --from-seed 1 tests/conformance tests/core src/soucoupe/games \
	    --ignore tests/conformance/test_texts.py; \
	elif command -v cc >/dev/null || command -v gcc >/dev/null; then \
	  echo 'there is a C compiler, and yet the rules are not compiled: run make install' >&2; exit 1; \
	else echo 'no C compiler here: the rules were tested interpreted only'; fi

# Tables, log and server: without a network first, then real houses and what people do to them.
server: .venv/.house
	$(PURE) $(PYTEST) --rules pure $(addprefix tests/,$(SERVER))

# The page's own types and tests.
web: .venv/.house
	$(PURE) $(BIN)/python -m soucoupe types --check
	$(PURE) $(BIN)/python web/fixtures/make.py --check
	PYTHONPATH=src:. $(BIN)/python web/fixtures/sequences.py
	$(BIN)/python hatch_build.py types test

# Whole games in real browsers; Debian's Chromium is installed where that is allowed.
browser: .venv/.house
	@if tools/chromium >/dev/null; then $(PURE) $(PYTEST) tests/browser; \
	elif [ -n "$$CI" ]; then echo 'Chromium could not be installed' >&2; exit 1; \
	else echo 'no Chromium here: the page was not tried in a browser'; fi

# Every page, small and large, in both languages, into docs/img.
screenshots: .venv/.house
	$(PURE) $(BIN)/python -m tests.browser.screenshots

# The picture of the layers in ARCHITECTURE.md, from the imports as they are.
layers: .venv/.tools
	$(PURE) $(BIN)/python tools/draw_layers.py

bench: .venv/.house
	$(BIN)/python benchmarks/engine.py

# The balance and level tables of the games' READMEs, played anew from seeds; what changed is told.
# GAME=name for one game, GAMES=50 for so many games a line, CHECK=1 to write nothing.
balance: .venv/.house
	@$(BIN)/python -m benchmarks.balance $(GAME) $(if $(GAMES),--games $(GAMES)) $(if $(CHECK),--check)

# Kill -9 a server in mid-play, so many times, and hold its log against what players were told;
# with WHILE=backup it is also backed up and archived meanwhile, and every copy is checked.
kill: .venv/.tools
	@$(PURE) $(BIN)/python -m tests.server.kill --kills $(KILLS) --while $(WHILE)

# Live in a house for so many minutes; hold its logs against what people were told.
soak: .venv/.house
	@$(BIN)/python -m tests.server.soak --minutes $(MINUTES) --tables $(TABLES)

.venv/.tools: requirements.lock
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install -q --disable-pip-version-check --require-hashes -r requirements.lock
	@touch $@

.venv/.house: .venv/.tools pyproject.toml $(SOURCES)
	tools/install-house $(BIN)
	@touch $@

lock:
	uv pip compile -q pyproject.toml --extra dev --extra bench --generate-hashes --no-annotate \
	  --custom-compile-command 'make lock' -o requirements.lock

clean:
	rm -rf .venv build dist web/node_modules src/soucoupe/web .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
