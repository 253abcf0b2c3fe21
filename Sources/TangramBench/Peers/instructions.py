#!/usr/bin/env python3
"""Counts the instructions of each workload with valgrind, and prints them as a table.

    swift build -c release --product TangramBench
    python3 Sources/TangramBench/Peers/instructions.py [--workload W5]

Instructions do not depend on what else the machine does. Each number is the difference between a
run of many passes and one of few, so that starting up and building inputs do not count.
"""

import argparse
import concurrent.futures
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

BENCH = Path(__file__).resolve().parents[3] / ".build" / "release" / "TangramBench"
MODES = ["solve", "compile", "build", "edit"]
FEW, MANY = 2, 12


def bench(*words):
    return subprocess.run([str(BENCH), *words], check=True, stdout=subprocess.PIPE, text=True).stdout


def instructions(workload, mode, passes):
    command = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", str(BENCH),
               "--workload", workload, "--mode", mode, "--passes", str(passes)]
    errors = subprocess.run(command, check=True, capture_output=True, text=True).stderr
    return int(re.search(r"Collected : (\d+)", errors).group(1))


def count(workload, mode, nodes):
    """The instructions of a node, or of a whole edit."""
    passes = (instructions(workload, mode, MANY) - instructions(workload, mode, FEW)) / (MANY - FEW)
    return passes if mode == "edit" else passes / nodes


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--workload")
    options = parser.parse_args()
    if not BENCH.exists():
        parser.error(f"{BENCH} is not there: swift build -c release --product TangramBench")
    if not shutil.which("valgrind"):
        parser.error("valgrind is not there")

    only = ["--workload", options.workload] if options.workload else []
    workloads = json.loads(bench("--json", "--mode", "compile", "--passes", "1", *only))
    tasks = [(entry["workload"], mode, entry["nodes"]) for entry in workloads for mode in MODES]
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        counts = dict(zip(tasks, pool.map(lambda task: count(*task), tasks)))

    print("| Workload | Nodes | " + " | ".join(mode.capitalize() for mode in MODES) + " |")
    print("| --- |" + " ---: |" * (len(MODES) + 1))
    for entry in workloads:
        cells = [f"{counts[entry['workload'], mode, entry['nodes']]:,.0f}" for mode in MODES]
        print(f"| {entry['workload']} | {entry['nodes']} | " + " | ".join(cells) + " |")


if __name__ == "__main__":
    sys.exit(main())
