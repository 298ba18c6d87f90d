# `make play` and `make test` do everything on a fresh machine with Python 3.11.
PYTHON ?= python3
BIN := .venv/bin
SOURCES := $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.ftl' -o -name '*.md' -o -name '*.tmpl')
PURE := PYTHONPATH=src
PYTEST := $(BIN)/python -m pytest -q -n auto

.PHONY: play test install check engine bench lock clean

play: .venv/.house
	@$(BIN)/soucoupe watch --bots expert,regular,novice,random

test:
	@tools/stage install $(MAKE) -s install
	@tools/stage checks $(MAKE) -s check
	@tools/stage engine $(MAKE) -s engine

install: .venv/.house

# Lint, types and layers.
check: .venv/.tools
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(PURE) $(BIN)/lint-imports

# Everything on the rules as they are written; conformance and the games' own tests compiled too.
engine: .venv/.house
	$(PURE) $(PYTEST) --rules pure
	$(PURE) $(BIN)/python -m pytest -q benchmarks/peers
	@if $(BIN)/soucoupe doctor | grep -q 'compiled (mypyc)'; then \
	  $(PYTEST) --rules compiled tests/conformance tests/core src/soucoupe/games; \
	else echo 'no C compiler here: the rules were tested interpreted only'; fi

bench: .venv/.house
	$(BIN)/python benchmarks/engine.py

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
	rm -rf .venv build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
