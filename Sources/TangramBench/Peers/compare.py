#!/usr/bin/env python3
"""Measures Tangram side by side with other layout engines, in one run.

    swift build -c release --product TangramBench
    python3 Sources/TangramBench/Peers/compare.py

The peers come from PyPI and go into a temporary folder, which is removed at the end:

- Yoga 3.2.1, out of pyyoga, whose shared object exports Yoga's C functions; they are called from
  yoga.c, so no Python is timed. Needs a C compiler.
- Taffy, out of waxy: trees are built in Python, which is not timed; layouts are native. Needs a
  Python that waxy is made for, 3.13 or later, which may be another than the one that runs this.

Each peer lays out the same trees as flexbox has them. The frames of both are compared before
anything is timed, and the engines take turns, so that a machine that is busy for a while is busy
for all of them. What cannot be had is skipped, and said to be.

Tangram compiles a tree once and solves it often, while peers resolve styles in every layout. Their
layout therefore stands beside both: beside *solve*, and beside *cold*, which compiles, too.
"""

import argparse
import array
import json
import os
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
BENCH = HERE.parents[2] / ".build" / "release" / "TangramBench"
WORKLOADS = ["W1", "W2", "W3", "W4", "W5"]

# What the leaves of these workloads may say beside their sizes.
LEAVES = ["margins", "bounds", "gravity"]
VARIED = ["W1", "W2", "W5"]

# How far a place may be off, in pixels. Tangram hands out whole pixels as shares, so places in a
# long row of shares drift by what the shares before were rounded by, and end where they should.
DRIFT = {"W3": 5}


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
    functions = {"solve": "*solveAfresh*", "cold": "*layOutCold*", "build": "*layoutOfNewTree*"}

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

    def frames(self, case, file):
        run(self.command(case, "solve", 1) + [file], env=self.environment)

    def time(self, case, mode, passes):
        result = json.loads(run(self.command(case, mode, passes), env=self.environment))
        return result["nodes"], result["times"]


class Yoga(Worker):
    name = "Yoga 3.2.1"
    functions = {"solve": "solveAfresh", "build": "buildAndLayOut"}
    modes = ["solve", "cold", "build"]
    environment = None

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


def read_frames(file):
    frames = array.array("d")
    frames.frombytes(file.read_bytes())
    return frames


def compare_frames(ours, theirs, case, folder):
    """How far the frames of two engines are apart at most, in pixels."""
    files = folder / "ours.frames", folder / "theirs.frames"
    ours.frames(case, files[0])
    theirs.frames(case, files[1])
    left, right = map(read_frames, files)
    if len(left) != len(right):
        raise Skip(f"{len(left) // 4} frames against {len(right) // 4}")
    furthest = [0, 0]
    for index, (a, b) in enumerate(zip(left, right)):
        is_extent = index % 4 > 1
        furthest[is_extent] = max(furthest[is_extent], abs(a - b))
    if furthest[0] > DRIFT.get(case.workload, 1) or furthest[1] > 1:
        raise Skip(f"frames differ: places by {furthest[0]:g}, extents by {furthest[1]:g} pixels")
    return max(furthest)


def time_by_turns(runs, case, rounds, passes):
    """The median of all passes of each engine in a mode, in nanoseconds a node."""
    times = {run: [] for run in runs}
    nodes = 1
    for _ in range(rounds):
        for (engine, mode), collected in times.items():
            nodes, measured = engine.time(case, mode, passes)
            collected.extend(measured)
    return {run: statistics.median(collected) / nodes for run, collected in times.items()}


def instructions(engine, mode, case, folder):
    """The instructions of a pass, a node, as valgrind counts them."""
    if mode not in engine.functions:
        raise Skip("no function to count in by name")
    # What is laid out before and after the passes does not count. Peers take minutes for some.
    few, many = 1, 3
    totals = []
    for passes in few, many:
        report = folder / "callgrind.out"
        command = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={report}",
                   f"--toggle-collect={engine.functions[mode]}"]
        run(command + engine.command(case, mode, passes))
        found = re.search(r"^(?:summary|totals): (\d+)", report.read_text(), re.MULTILINE)
        totals.append(int(found.group(1)))
    nodes, _ = engine.time(case, mode, 1)
    return (totals[1] - totals[0]) / (many - few) / nodes


def compare(ours, peer, case, options, folder, table, skipped):
    apart = compare_frames(ours, peer, case, folder)
    # Peers know no other layout than one in which styles are resolved.
    pairs = {mode: ((ours, mode), (peer, "solve" if mode == "cold" else mode))
             for mode in peer.modes}
    runs = dict.fromkeys(run for pair in pairs.values() for run in pair)
    ns = time_by_turns(runs, case, options.rounds, options.passes)
    counts = {}
    if options.instructions:
        try:
            counts = {run: instructions(*run, case, folder) for run in runs}
        except Skip as reason:
            skipped.append(f"instructions of {peer.name} on {case.label}: {reason}")
    name = f"{peer.name}, {case.style}" if case.style else peer.name
    for mode, (left, right) in pairs.items():
        row = [case.label, mode, name, f"{ns[left]:.1f} ns", f"{ns[right]:.1f} ns",
               f"{ns[right] / ns[left]:.1f} ×", f"{apart:g} px"]
        if options.instructions:
            row.append(f"{counts[left]:.0f} : {counts[right]:.0f}" if counts else "–")
        table.append(row)
        print(".", end="", file=sys.stderr, flush=True)


def main():
    parser = argparse.ArgumentParser(description="Measures Tangram beside other layout engines.")
    parser.add_argument("--bench", type=Path, default=BENCH, help="the built TangramBench")
    parser.add_argument("--workload", action="append", choices=WORKLOADS)
    parser.add_argument("--rounds", type=int, default=5, help="turns of each engine")
    parser.add_argument("--passes", type=int, default=15, help="passes in a turn")
    parser.add_argument("--instructions", action="store_true", help="count them with valgrind, too")
    options = parser.parse_args()
    if not options.bench.exists():
        parser.error(f"{options.bench} is not there: swift build -c release --product TangramBench")
    if options.instructions and not shutil.which("valgrind"):
        parser.error("--instructions needs valgrind")

    table, skipped = [], []
    with tempfile.TemporaryDirectory(prefix="tangram-peers-") as name:
        folder = Path(name)
        ours = Tangram(options.bench)
        for kind in (Yoga, Taffy):
            own = folder / kind.__name__
            own.mkdir()
            try:
                peer = kind(own)
            except Skip as reason:
                skipped.append(f"{kind.__name__}: {reason}")
                continue
            for case in peer.cases:
                if case.workload not in (options.workload or WORKLOADS):
                    continue
                try:
                    compare(ours, peer, case, options, folder, table, skipped)
                except Skip as reason:
                    skipped.append(f"{peer.name} on {case.label}: {reason}")
    print(file=sys.stderr)
    report(table, skipped, options)


def report(table, skipped, options):
    head = ["Workload", "Mode", "Peer", "Tangram", "Peer", "Ratio", "Frames within"]
    if options.instructions:
        head.append("Instructions")
    modes = Yoga.modes
    rows = sorted(table, key=lambda row: (row[0], modes.index(row[1])))
    for row in [head, ["---"] * 3 + ["---:"] * (len(head) - 3)] + rows:
        print(f"| {' | '.join(row)} |")
    if skipped:
        print()
    for line in skipped:
        print(f"- Skipped: {line}.")


if __name__ == "__main__":
    main()
