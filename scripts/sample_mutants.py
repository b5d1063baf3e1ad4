"""How many small faults in the engine do its tests notice? A sample of mutmut's mutants, drawn by a seed.

mutmut makes the mutants and says which tests are asked ([tool.mutmut] in pyproject.toml). They are run from here, since
mutmut collects the tests anew for each mutant, which takes longer than to run them: here they are collected once, and
each mutant has a fork of that process. What was computed before the fork is not what the mutant would have computed, so
where a function has worked while tests were collected, or only when first called, a mutant that survives is tried
again in a process of its own.
"""

from __future__ import annotations

import argparse
import gc
import os
import resource
import signal
import subprocess
import sys
from collections import Counter, defaultdict
from collections.abc import Iterable
from contextlib import chdir, redirect_stdout
from functools import cache
from math import sqrt
from pathlib import Path
from random import Random
from time import process_time

import pytest
from mutmut.__main__ import create_mutants
from mutmut.configuration import config
from mutmut.mutation.data import SourceFileMutationData
from mutmut.mutation.diff_apply import get_diff_for_mutant
from mutmut.mutation.trampoline import set_mutant_under_test
from mutmut.state import state
from mutmut.utils.file_utils import copy_also_copy_files, copy_src_dir, setup_source_paths, walk_mutatable_files
from mutmut.utils.format_utils import mangled_name_from_mutant_name

MUTANTS = Path("mutants")
NOTICED, ENDLESS, SURVIVED, UNREACHED = "noticed", "noticed, being endless", "survived", "not reached"
#: Its process was ended by something else; that tells nothing, and counts as not noticed.
BROKEN = "broken off"
#: Seconds for all tests in a process of their own, on a busy machine too.
PATIENCE = 1800


class Sample(dict[str, str]):
    """A plugin for pytest: instead of running the tests it runs those that reach a mutant, for each mutant."""

    def __init__(self, mutants: list[str]) -> None:
        super().__init__()
        self.mutants = mutants
        #: By function: the tests that call it, quick ones first; and functions that worked before or only once.
        self.tests: dict[str, list[pytest.Item]] = {}
        self.early: set[str] = set()
        self.seconds: dict[str, float] = {}
        self.failed = ""

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        gc.freeze()
        self.find_tests(session)
        for number, mutant in enumerate(() if self.failed else self.mutants, start=1):
            self[mutant] = self.judge(session, mutant)
            if number % 20 == 0 or self[mutant] not in (NOTICED, ENDLESS):
                print(f"{number} of {len(self.mutants)}: {mutant} {self[mutant]}", file=sys.stderr, flush=True)
        return True

    def find_tests(self, session: pytest.Session) -> None:
        """Which test calls which function? Asked twice: what is called only the first time was kept."""
        self.early = set(state()._stats)
        called: list[set[tuple[str, str]]] = [set(), set()]
        calling: dict[str, list[pytest.Item]] = defaultdict(list)
        for found in called:
            calling.clear()
            for item in session.items:
                state()._stats.clear()
                before = process_time()
                run(session, item)
                if session.testsfailed:
                    self.failed = item.nodeid
                    return
                self.seconds[item.nodeid] = process_time() - before
                for function in state()._stats:
                    found.add((function, item.nodeid))
                    calling[function].append(item)
        self.early |= {function for function, _ in called[0] - called[1]}
        for function, items in calling.items():
            self.tests[function] = sorted(items, key=lambda item: self.seconds[item.nodeid])

    def judge(self, session: pytest.Session, mutant: str) -> str:
        function = mangled_name_from_mutant_name(mutant)
        tests = self.tests.get(function, [])
        verdict = in_a_fork(session, mutant, tests, sum(self.seconds[item.nodeid] for item in tests))
        if verdict in (SURVIVED, UNREACHED) and function in self.early:
            return in_a_process_of_its_own(mutant)
        return verdict


def run(session: pytest.Session, item: pytest.Item) -> None:
    session.config.hook.pytest_runtest_protocol(item=item, nextitem=None)


def in_a_fork(session: pytest.Session, mutant: str, tests: list[pytest.Item], seconds: float) -> str:
    if not tests:
        return UNREACHED
    child = os.fork()
    if child:
        status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
        return {0: SURVIVED, 1: NOTICED, -signal.SIGXCPU: ENDLESS}.get(status, BROKEN)
    set_mutant_under_test(mutant)
    # Of processor time, so that a busy machine makes no mutant look endless.
    limit = int(process_time() + 10 * seconds + 10)
    resource.setrlimit(resource.RLIMIT_CPU, (limit, limit + 5))
    for item in tests:
        run(session, item)
        if session.testsfailed:
            os._exit(1)
    os._exit(0)


def in_a_process_of_its_own(mutant: str) -> str:
    """Without a mutant the tests pass; with one that they notice some fail, or cannot even be collected."""
    if _status_alone(""):
        return BROKEN
    status = _status_alone(mutant)
    return SURVIVED if status == 0 else NOTICED if status > 0 else BROKEN


@cache
def _status_alone(mutant: str) -> int:
    settings = config()
    command = [sys.executable, "-m", "pytest", "-x", "-q", *settings.pytest_add_cli_args]
    command += settings.pytest_add_cli_args_test_selection
    environment = {**os.environ, "PYTHONPATH": "src", "MUTANT_UNDER_TEST": mutant}
    try:
        return subprocess.run(command, env=environment, capture_output=True, check=False, timeout=PATIENCE).returncode
    except subprocess.TimeoutExpired:
        return -1


def prepare() -> list[str]:
    """Make all mutants; their names."""
    MUTANTS.mkdir(exist_ok=True)
    set_mutant_under_test("mutant_generation")
    copy_src_dir()
    copy_also_copy_files()
    setup_source_paths()
    create_mutants(1)
    names: list[str] = []
    for path in walk_mutatable_files():
        data = SourceFileMutationData(path=path)
        data.load()
        names += data.exit_code_by_key
    return sorted(names)


def judged(mutants: list[str]) -> Sample:
    sample = Sample(mutants)
    settings = config()
    set_mutant_under_test("stats")
    os.environ["MUTMUT_DEPENDENCY_DEPTH"] = "-1"
    chosen = [*settings.pytest_add_cli_args, *settings.pytest_add_cli_args_test_selection]
    with chdir(MUTANTS):
        status = pytest.main(["--rootdir=.", "-q", "-s", *chosen], plugins=[sample])
    if len(sample) < len(mutants):
        sys.exit(f"the tests could not be run ({status!r}) {sample.failed}")
    return sample


def tally(verdicts: Iterable[str]) -> list[str]:
    return [f"{verdict}: {number}" for verdict, number in sorted(Counter(verdicts).items())]


def interval(part: int, whole: int) -> tuple[float, float]:
    """Wilson's interval of 95 % for a share."""
    z = 1.96
    share, spread = part / whole, z * sqrt(part * (whole - part) / whole + z * z / 4) / whole
    middle, width = share + z * z / (2 * whole), 1 + z * z / whole
    return (middle - spread) / width, (middle + spread) / width


def report(sample: Sample, everything: int, *, at_random: bool) -> None:
    noticed = sum(verdict in (NOTICED, ENDLESS) for verdict in sample.values())
    low, high = interval(noticed, len(sample))
    for mutant, verdict in sorted(sample.items()):
        if verdict not in (NOTICED, ENDLESS):
            changed = [line for line in get_diff_for_mutant(mutant).splitlines()[2:] if line[:1] in ("-", "+")]
            print(f"\n{mutant}: {verdict}", *changed, sep="\n")
    print(f"\n{len(sample)} of {everything} mutants:", ", ".join(tally(sample.values())))
    print(f"{noticed / len(sample):.1%} are noticed")
    if at_random:
        print(f"of all, with 95 % certainty, from {low:.1%} to {high:.1%}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("mutants", nargs="*", help="these mutants instead of a sample")
    parser.add_argument("--count", type=int, default=400, help="how many are drawn; 0 for all")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    with Path(os.devnull).open("w") as nowhere, redirect_stdout(nowhere):
        names = prepare()
        drawn = Random(asked.seed).sample(names, min(asked.count, len(names)) or len(names))
        sample = judged(asked.mutants or drawn)
    report(sample, len(names), at_random=not asked.mutants and len(drawn) < len(names))


if __name__ == "__main__":
    main()
