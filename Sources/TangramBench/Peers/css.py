#!/usr/bin/env python3
"""Counts the instructions of flex layouts and grids beside those of other engines, in one run.

    swift build -c release --product TangramBench
    python3 Sources/TangramBench/Peers/css.py

The peers are those of compare.py. Their frames are compared with Tangram's before anything is counted.
Times are left out, as instructions do not depend on what else the machine does. Each number is the
difference between runs of many layouts and of few, a node:

- Tangram's, of the whole process.
- Yoga's, of the function that lays out; between two layouts every leaf is made dirty, which is not
  counted. In both runs leaves are measured by a function in C. Yoga has no grids.
- Taffy's, of the whole process, as its functions have no names in the package. Both runs build as many
  trees in Python, and lay out some of them, each once: see taffy_css.py. Texts are not measured,
  which spares Taffy that work.
"""

import argparse
import re
import shutil
import sys
import tempfile
from pathlib import Path

from compare import compare_frames
from engines import (
    BENCH, HERE, Case, Skip, Taffy, Tangram, Yoga, check_bench, print_table, run, started)

FLEXES = ["FX1", "FX2", "FX3", "FX4", "FX5"]
GRIDS = ["GX1", "GX2", "GX3"]

# The trees of W1 to W5 are made of flexbox where peers build them.
YOGAS = {"FX1": "W1", "FX2": "W2:flex-start", "FX3": "W3", "FX4": "W4", "FX5": "W5"}


def collected(command, folder, *options, environment=None):
    """The instructions that valgrind counts in a run, and what the run prints."""
    report = folder / "callgrind.out"
    words = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={report}", *options]
    printed = run(words + command, env=environment)
    found = re.search(r"^(?:summary|totals): (\d+)", report.read_text(), re.MULTILINE)
    return int(found.group(1)), printed


def difference(counted, few, many):
    """The instructions of one layout, as the difference between runs of many and of few."""
    return (counted(many) - counted(few)) / (many - few)


class CountedTangram(Tangram):
    def count(self, case, mode, folder):
        nodes, _ = self.time(case, mode, 1)
        return difference(
            lambda passes: collected(self.command(case, mode, passes), folder)[0], 2, 12) / nodes


class CountedYoga(Yoga):
    def __init__(self, folder):
        super().__init__(folder)
        self.cases = [Case(name) for name in FLEXES]
        for case in self.cases:
            case.theirs = YOGAS[case.workload]

    def count(self, case, folder):
        nodes, _ = self.time(case, "solve", 1)
        toggle = f"--toggle-collect={self.functions['solve']}"
        return difference(
            lambda passes: collected(self.command(case, "solve", passes), folder, toggle)[0],
            1, 3) / nodes


class CountedTaffy(Taffy):
    def __init__(self, folder):
        super().__init__(folder)
        self.cases = [Case(name) for name in FLEXES + GRIDS]
        # What is on the path may be a script that only starts it.
        self.python = run([self.python, "-c", "import sys; print(sys.executable)"]).strip()
        # Two runs of one program differ in nothing that chance decides.
        self.environment["PYTHONHASHSEED"] = "0"

    def command(self, case, layouts, trees=3):
        return [self.python, HERE / "taffy_css.py", case.workload, trees, layouts]

    def frames(self, case, file):
        run(self.command(case, 1, 1) + [file], env=self.environment)

    def count(self, case, folder):
        nodes = int(re.search(r"\d+", run(self.command(case, 0, 1), env=self.environment)).group())
        return difference(
            lambda layouts: collected(
                self.command(case, layouts), folder, environment=self.environment)[0],
            1, 3) / nodes


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--bench", type=Path, default=BENCH, help="the built TangramBench")
    parser.add_argument("--workload", action="append", choices=FLEXES + GRIDS)
    options = parser.parse_args()
    check_bench(parser, options.bench)
    if not shutil.which("valgrind"):
        parser.error("valgrind is not there")

    rows, skipped, ours = [], [], {}
    with tempfile.TemporaryDirectory(prefix="tangram-peers-") as name:
        folder = Path(name)
        tangram = CountedTangram(options.bench)
        kinds = {"Yoga": CountedYoga, "Taffy": CountedTaffy}
        for peer in started(kinds, folder, skipped):
            for case in peer.cases:
                if options.workload and case.workload not in options.workload:
                    continue
                try:
                    rows.append(row(tangram, ours, peer, case, folder))
                except Skip as reason:
                    skipped.append(f"{peer.name} on {case.label}: {reason}")
                print(".", end="", file=sys.stderr, flush=True)
        if not options.workload:
            skipped += [f"Yoga on {name}: it has no grids" for name in GRIDS]
    print(file=sys.stderr)
    report(rows, skipped)


def row(tangram, ours, peer, case, folder):
    apart = compare_frames(tangram, peer, case, folder)
    theirs = peer.count(case, folder)
    for mode in "solve", "cold":
        if (case.workload, mode) not in ours:
            ours[case.workload, mode] = tangram.count(case, mode, folder)
    solve, cold = (ours[case.workload, mode] for mode in ("solve", "cold"))
    return [case.workload, peer.name, f"{theirs:,.0f}", f"{solve:,.0f}", f"{theirs / solve:.1f} ×",
            f"{cold:,.0f}", f"{theirs / cold:.1f} ×", f"{apart:g} px"]


def report(rows, skipped):
    head = ["Workload", "Peer", "Peer", "Tangram, solve", "Ratio", "Tangram, cold", "Ratio",
            "Frames within"]
    print_table(head, 2, sorted(rows), skipped)


if __name__ == "__main__":
    main()
