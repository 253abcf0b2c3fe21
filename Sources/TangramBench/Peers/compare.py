#!/usr/bin/env python3
"""Measures Tangram side by side with other layout engines, in one run.

    swift build -c release --product TangramBench
    python3 Sources/TangramBench/Peers/compare.py

The peers come from PyPI and go into a temporary folder, which is removed at the end:

- Yoga 3.2.1, out of pyyoga, whose shared object exports Yoga's C functions; they are called from
  yoga.c, so no Python is timed. Needs a C compiler.
- Taffy, out of waxy: trees are built in Python, which is not timed; layouts are native. Needs a
  Python that waxy is made for, 3.13 or later, which may be another than the one that runs this.
- Kiwi 1.5.1, with `--constraints`: its headers are in the sources of kiwisolver, and kiwi.cpp is
  compiled with them. Needs a C++ compiler.

Yoga and Taffy lay out the same trees as flexbox has them, and Kiwi solves the same constraints. The
frames of both are compared before anything is timed, and the engines take turns, so that a machine
that is busy for a while is busy for all of them. What cannot be had is skipped, and said to be.

Tangram compiles a tree once and solves it often, while peers resolve styles in every layout. Their
layout therefore stands beside both: beside *solve*, and beside *cold*, which compiles, too.
"""

import argparse
import array
import re
import shutil
import statistics
import sys
import tempfile
from pathlib import Path

from engines import (
    BENCH, CONSTRAINTS, WORKLOADS, Kiwi, Skip, Taffy, Tangram, Yoga, check_bench, print_table, run,
    started)

MODES = ["solve", "cold", "build", "edit"]

# How far a place may be off, in pixels. Tangram hands out whole pixels as shares, so places in a
# long row of shares drift by what the shares before were rounded by, and end where they should.
DRIFT = {"W3": 5}


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
    if case.workload in engine.endless:
        raise Skip("it would take an hour")
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
    parser.add_argument("--workload", action="append", choices=WORKLOADS + CONSTRAINTS)
    parser.add_argument("--constraints", action="store_true", help="beside a constraint solver")
    parser.add_argument("--rounds", type=int, default=5, help="turns of each engine")
    parser.add_argument("--passes", type=int, default=15, help="passes in a turn")
    parser.add_argument("--instructions", action="store_true", help="count them with valgrind, too")
    options = parser.parse_args()
    check_bench(parser, options.bench)
    if options.instructions and not shutil.which("valgrind"):
        parser.error("--instructions needs valgrind")

    table, skipped = [], []
    with tempfile.TemporaryDirectory(prefix="tangram-peers-") as name:
        folder = Path(name)
        ours = Tangram(options.bench)
        kinds = {"Kiwi": Kiwi} if options.constraints else {"Yoga": Yoga, "Taffy": Taffy}
        for peer in started(kinds, folder, skipped):
            for case in peer.cases:
                if options.workload and case.workload not in options.workload:
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
    rows = sorted(table, key=lambda row: (row[0], MODES.index(row[1])))
    print_table(head, 3, rows, skipped)


if __name__ == "__main__":
    main()
