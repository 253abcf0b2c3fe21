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

# How far a place may be off, in pixels. Tangram hands out whole pixels as shares, so places in a
# long row of shares drift by what the shares before were rounded by, and end where they should.
DRIFT = {"W3": 5}


class Skip(Exception):
    """Why something is left out."""


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
    function = "*solveAfresh*"
    builds = True

    def __init__(self, bench):
        self.bench = bench

    def command(self, workload, mode, passes):
        return [self.bench, "--workload", workload, "--mode", mode, "--passes", passes, "--json"]

    def frames(self, workload, file):
        run([self.bench, "--workload", workload, "--frames", file])

    def time(self, workload, mode, passes):
        result = json.loads(run(self.command(workload, mode, passes)))[0]
        return result["nodes"], [result["nanosecondsPerPass"]]


class Worker:
    """An engine in a process that takes a workload and prints JSON."""

    def frames(self, workload, file):
        run(self.command(workload, "solve", 1) + [file], env=self.environment)

    def time(self, workload, mode, passes):
        result = json.loads(run(self.command(workload, mode, passes), env=self.environment))
        return result["nodes"], result["times"]


class Yoga(Worker):
    name = "Yoga 3.2.1"
    function = "solveAfresh"
    builds = True
    environment = None

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

    def command(self, workload, mode, passes):
        return [sys.executable, "-c", self.start, self.driver, self.library, workload, mode, passes]


class Taffy(Worker):
    function = None
    builds = False

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

    def command(self, workload, mode, passes):
        if workload == "W5":
            raise Skip("texts would be measured in Python, and that be timed")
        return [self.python, HERE / "taffy_worker.py", workload, passes]


def read_frames(file):
    frames = array.array("d")
    frames.frombytes(file.read_bytes())
    return frames


def compare_frames(ours, theirs, workload, folder):
    """How far the frames of two engines are apart at most, in pixels."""
    files = folder / "ours.frames", folder / "theirs.frames"
    ours.frames(workload, files[0])
    theirs.frames(workload, files[1])
    left, right = map(read_frames, files)
    if len(left) != len(right):
        raise Skip(f"{len(left) // 4} frames against {len(right) // 4}")
    furthest = [0, 0]
    for index, (a, b) in enumerate(zip(left, right)):
        is_extent = index % 4 > 1
        furthest[is_extent] = max(furthest[is_extent], abs(a - b))
    if furthest[0] > DRIFT.get(workload, 1) or furthest[1] > 1:
        raise Skip(f"frames differ: places by {furthest[0]:g}, extents by {furthest[1]:g} pixels")
    return max(furthest)


def time_by_turns(engines, workload, mode, rounds, passes):
    """The median of all passes of each engine, in nanoseconds a node."""
    times = [[] for _ in engines]
    nodes = 1
    for _ in range(rounds):
        for engine, collected in zip(engines, times):
            nodes, measured = engine.time(workload, mode, passes)
            collected.extend(measured)
    return [statistics.median(collected) / nodes for collected in times]


def instructions(engine, workload, folder):
    """The instructions of a layout, a node, as valgrind counts them."""
    if not engine.function:
        raise Skip("no function to count in by name")
    passes = 4
    report = folder / "callgrind.out"
    command = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={report}",
               f"--toggle-collect={engine.function}"]
    run(command + engine.command(workload, "solve", passes))
    total = re.search(r"^(?:summary|totals): (\d+)", report.read_text(), re.MULTILINE)
    nodes, _ = engine.time(workload, "solve", 1)
    # Tangram lays out once more at the end, for the checksum.
    passes += engine.name == "Tangram"
    return int(total.group(1)) / passes / nodes


def compare(ours, peer, workload, options, folder, table, skipped):
    apart = compare_frames(ours, peer, workload, folder)
    for mode in ["solve", "build"] if peer.builds else ["solve"]:
        ns = time_by_turns([ours, peer], workload, mode, options.rounds, options.passes)
        row = [workload, mode, peer.name, f"{ns[0]:.1f} ns", f"{ns[1]:.1f} ns",
               f"{ns[1] / ns[0]:.1f} ×", f"{apart:g} px"]
        if options.instructions:
            row.append("–")
            if mode == "solve":
                try:
                    counts = [instructions(engine, workload, folder) for engine in (ours, peer)]
                    row[-1] = f"{counts[0]:.0f} : {counts[1]:.0f}"
                except Skip as reason:
                    skipped.append(f"instructions of {peer.name} on {workload}: {reason}")
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
            for workload in options.workload or WORKLOADS:
                try:
                    compare(ours, peer, workload, options, folder, table, skipped)
                except Skip as reason:
                    skipped.append(f"{peer.name} on {workload}: {reason}")
    print(file=sys.stderr)
    report(table, skipped, options)


def report(table, skipped, options):
    head = ["Workload", "Mode", "Peer", "Tangram", "Peer", "Ratio", "Frames within"]
    if options.instructions:
        head.append("Instructions")
    rows = sorted(table, key=lambda row: (row[0], row[1] != "solve"))
    for row in [head, ["---"] * 3 + ["---:"] * (len(head) - 3)] + rows:
        print(f"| {' | '.join(row)} |")
    if skipped:
        print()
    for line in skipped:
        print(f"- Skipped: {line}.")


if __name__ == "__main__":
    main()
