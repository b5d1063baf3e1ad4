# Two commands do everything: `make play` and `make test`. Each sets up what it needs, once.

PYTHON ?= $(shell command -v python3.11 || command -v python3)
VENV := .venv
BIN := $(VENV)/bin
# Test processes; two suit a small machine.
JOBS ?= 2

# Stamp files: each stands for one finished step of the set-up, and is older than whatever calls for doing it again.
VENV_READY := $(VENV)/.ready
RUNTIME_READY := $(VENV)/.ready-runtime
DEV_READY := $(VENV)/.ready-dev
WEB_READY := src/dosdemayo/web/static/index.html

# The page is built from its own sources and from texts and shapes that it shares with Python.
WEB_SOURCES := $(shell find web-ui src/dosdemayo/content/base/strings src/dosdemayo/content/base/shapes.json -type f \
    -not -path '*/node_modules/*' -not -path '*/test-results/*')

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: docs help setup play test check bench format lock web dist clean

help: ## List the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-8s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

setup: $(DEV_READY) $(WEB_READY) ## Set up everything that development needs, in .venv

play: $(RUNTIME_READY) $(WEB_READY) ## Play in the browser
	@$(BIN)/dosdemayo serve

test: $(DEV_READY) $(WEB_READY) ## Run all tests but the long ones (make test ARGS="-m long" for those)
	@scripts/system-packages
	@scripts/npm-run $(BIN)/python test
	@$(BIN)/python -m pytest -n $(JOBS) $(ARGS)

check: $(DEV_READY) ## Check format, lint, types, import layers and, by the indexes, the locked packages
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy src tests benchmarks examples
	$(BIN)/lint-imports
	scripts/npm-run $(BIN)/python check
	$(BIN)/python scripts/audit.py

bench: $(DEV_READY) ## Measure speed
	@$(BIN)/python -m benchmarks

docs: $(DEV_READY) ## Build the documentation site in build/docs; a broken link is an error
	@$(BIN)/sphinx-build --quiet --fail-on-warning --keep-going docs build/docs
	@echo "The site is build/docs/index.html"

format: $(DEV_READY) ## Format the code and mend what lint can mend
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

lock: $(VENV_READY) ## Resolve the dependencies again (ARGS=--upgrade for newer versions) and write requirements/
	@scripts/lock $(BIN)/uv $(ARGS)

web: $(WEB_READY) ## Build the front end

dist: $(VENV_READY) $(WEB_READY) ## Build a wheel and an sdist in dist/, and try the wheel in an empty environment
	rm -rf dist
	$(BIN)/python -m hatchling build
	$(BIN)/python scripts/try_wheel.py dist/*.whl

clean: ## Remove everything the set-up made
	rm -rf $(VENV) build dist web-ui/node_modules src/dosdemayo/web/static

$(VENV_READY): requirements/setup.txt
	$(PYTHON) scripts/require_python.py
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r $<
	@touch $@

$(RUNTIME_READY): $(VENV_READY) requirements/runtime.txt pyproject.toml scripts/install-locked
	scripts/install-locked $(BIN)/python requirements/runtime.txt
	@touch $@

$(DEV_READY): $(RUNTIME_READY) requirements/dev.txt
	scripts/install-locked $(BIN)/python requirements/dev.txt
	@touch $@

$(WEB_READY): $(VENV_READY) $(WEB_SOURCES) scripts/npm-run
	scripts/npm-run $(BIN)/python build
	@touch $@
