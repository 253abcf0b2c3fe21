"""The engines that are compared, each with how it is had and run."""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
BENCH = HERE.parents[2] / ".build" / "release" / "TangramBench"
WORKLOADS = ["W1", "W2", "W3", "W4", "W5"]
CONSTRAINTS = ["C1", "C2", "C3", "C4", "C5", "C6"]

# What the leaves of these workloads may say beside their sizes.
LEAVES = ["margins", "bounds", "gravity"]
VARIED = ["W1", "W2", "W5"]


class Skip(Exception):
    """Why something is left out."""


class Case:
    """A workload, what its leaves say, and what the peer's containers say."""

    def __init__(self, workload, leaf=None, style=None):
        self.workload, self.leaf, self.style = workload, leaf, style
        self.label = f"{workload}, {leaf}" if leaf else workload
        # The peer's name for it.
        variant = leaf or style
        self.theirs = f"{workload}:{variant}" if variant else workload


def run(command, **options):
    result = subprocess.run(
        [str(word) for word in command], capture_output=True, text=True, **options)
    if result.returncode:
        lines = (result.stderr.strip() or f"exit {result.returncode}").splitlines()
        reason = next((line for line in lines if "error" in line.lower()), lines[-1])
        raise Skip(f"{Path(str(command[0])).name}: {reason}")
    return result.stdout


def install(python, package, folder):
    run([python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check",
         "--only-binary", ":all:", "--no-deps", "--target", folder, package])


class Tangram:
    name = "Tangram"
    functions = {"solve": "*CompiledTree*solveAfresh*", "cold": "*layOutCold*",
                 "build": "*layOutNewTree*", "edit": "*editAndLayOut*"}
    endless = []

    def __init__(self, bench):
        self.bench = bench

    def tree(self, case):
        return ["--workload", case.workload] + (["--leaf", case.leaf] if case.leaf else [])

    def command(self, case, mode, passes):
        return [self.bench, *self.tree(case), "--mode", mode, "--passes", passes, "--json"]

    def frames(self, case, file):
        run([self.bench, *self.tree(case), "--frames", file])

    def time(self, case, mode, passes):
        result = json.loads(run(self.command(case, mode, passes)))[0]
        return result["nodes"], [result["nanosecondsPerPass"]]


class Worker:
    """An engine in a process that takes a workload and prints JSON."""

    environment = None
    # Where counting instructions would take too long.
    endless = []

    def frames(self, case, file):
        run(self.command(case, "solve", 1) + [file], env=self.environment)

    def time(self, case, mode, passes):
        result = json.loads(run(self.command(case, mode, passes), env=self.environment))
        return result["nodes"], result["times"]


class Yoga(Worker):
    name = "Yoga 3.2.1"
    functions = {"solve": "solveAfresh", "build": "buildAndLayOut"}
    modes = ["solve", "cold", "build"]

    # Children that are not stretched are cheaper for it; in W2 they lie in the same places.
    cases = (
        [Case(workload) for workload in WORKLOADS] + [Case("W2", style="flex-start")]
        + [Case(workload, leaf) for workload in VARIED for leaf in LEAVES])

    # The shared object is a module of Python and can only be loaded into one.
    start = (
        "import ctypes, sys; words = [word.encode() for word in sys.argv[1:]]; "
        "sys.exit(ctypes.CDLL(sys.argv[1]).main(len(words), "
        "(ctypes.c_char_p * (len(words) + 1))(*words, None)))")

    def __init__(self, folder):
        compiler = next(filter(None, map(shutil.which, ["cc", "gcc", "clang"])), None)
        if not compiler:
            raise Skip("there is no C compiler")
        install(sys.executable, "pyyoga==0.1.0", folder)
        self.library = next(folder.glob("pyyoga/_pyyoga*.so"), None)
        if not self.library:
            raise Skip("pyyoga has no shared object here")
        self.driver = folder / "driver.so"
        run([compiler, "-O2", "-shared", "-fPIC", "-o", self.driver, HERE / "yoga.c", "-ldl", "-lm"])

    def command(self, case, mode, passes):
        return [sys.executable, "-c", self.start, self.driver, self.library, case.theirs, mode,
                passes]


class Taffy(Worker):
    functions = {}
    modes = ["solve", "cold"]
    cases = [Case(workload) for workload in WORKLOADS]

    def __init__(self, folder):
        self.python = self.new_enough()
        install(self.python, "waxy", folder)
        self.environment = {**os.environ, "PYTHONPATH": str(folder)}
        # The documentation of the package names the version of Taffy it is built on.
        text = run([self.python, "-c", "import waxy; print(waxy.Length.__doc__)"],
                   env=self.environment)
        found = re.search(r"/taffy/(\d[\d.]*\d)/", text)
        self.name = f"Taffy {found.group(1)}" if found else "Taffy"

    @staticmethod
    def new_enough():
        names = [sys.executable] + [f"python3.{minor}" for minor in range(13, 20)]
        for python in filter(None, map(shutil.which, names)):
            try:
                run([python, "-c", "import sys; sys.exit(sys.version_info < (3, 13))"])
                return python
            except Skip:
                continue
        raise Skip("waxy needs Python 3.13 or later")

    def command(self, case, mode, passes):
        if case.workload == "W5":
            raise Skip("texts would be measured in Python, and that be timed")
        return [self.python, HERE / "taffy_worker.py", case.workload, passes]


class Kiwi(Worker):
    name = "Kiwi 1.5.1"
    functions = {"solve": "solveAfresh", "build": "buildAndLayOut", "edit": "editAndLayOut"}
    modes = ["solve", "build", "edit"]
    cases = [Case(workload) for workload in CONSTRAINTS]
    endless = ["C2", "C4"]

    def __init__(self, folder):
        compiler = next(filter(None, map(shutil.which, ["c++", "g++", "clang++"])), None)
        if not compiler:
            raise Skip("there is no C++ compiler")
        run([sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check",
             "--no-binary", ":all:", "--no-deps", "--dest", folder, "kiwisolver==1.5.1"])
        sources = folder / "kiwisolver-1.5.1"
        shutil.unpack_archive(f"{sources}.tar.gz", folder)
        self.driver = folder / "kiwi"
        run([compiler, "-O2", "-std=c++17", "-I", sources, "-o", self.driver, HERE / "kiwi.cpp"])

    def command(self, case, mode, passes):
        # It takes seconds for some.
        return [self.driver, case.theirs, mode, min(passes, 3)]


def check_bench(parser, bench):
    """Ends the program where the benchmark is not built."""
    if not bench.exists():
        parser.error(f"{bench} is not there: swift build -c release --product TangramBench")


def started(kinds, folder, skipped):
    """The peers that can be had, each in a folder of its own; `kinds` are classes by name."""
    for name, kind in kinds.items():
        own = folder / name
        own.mkdir()
        try:
            yield kind(own)
        except Skip as reason:
            skipped.append(f"{name}: {reason}")


def print_table(head, words, rows, skipped):
    """Prints a table whose first columns are words, and what was skipped."""
    for row in [head, ["---"] * words + ["---:"] * (len(head) - words)] + rows:
        print(f"| {' | '.join(row)} |")
    if skipped:
        print()
    for line in skipped:
        print(f"- Skipped: {line}.")
