#!/usr/bin/env python3
"""Counts instructions with valgrind, and prints them as tables.

    swift build -c release --product TangramBench
    python3 Sources/TangramBench/Peers/instructions.py [workloads] [leaves] [edits] [uses]

The tables are those of the workloads, of leaves that say more than their sizes, of edits, and of
what is done with layouts. `--workload W5` leaves out the others.

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
FEW, MANY = 2, 12

MODES = ["solve", "compile", "cold", "build", "edit"]
VARIED = ["W1", "W2", "W5"]
LEAVES = ["plain", "id", "kept", "margins", "bounds", "named", "gravity", "builder", "scene"]
LEAF_MODES = ["build", "solve", "compile"]
EDITED = ["W1", "W2", "W5", "W7"]
EDITS = ["leaf", "same", "insert", "remove", "move", "hide", "width", "padding", "direction",
         "class", "all"]
USES = ["entries", "changes", "subviews", "lookup", "encode", "decode"]

# A pass of `lookup` looks for a thousand views and a thousand names.
LOOKUPS = 2_000


def run(passes, workload, mode, *options):
    """The instructions of a run, and the number of nodes."""
    command = ["valgrind", "--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null",
               str(BENCH), "--workload", workload, "--mode", mode, *options,
               "--passes", str(passes), "--json"]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    total = re.search(r"I +refs: +([\d,]+)", done.stderr).group(1)
    return int(total.replace(",", "")), json.loads(done.stdout)[0]["nodes"]


def task(workload, mode, *options, whole=False):
    """What is counted: a pass as a whole, as those of edits are, or a node."""
    return (workload, mode, *options), whole or mode == "edit"


def count(task):
    """The instructions of a node, of a whole pass or of one look-up."""
    words, is_whole = task
    few, nodes = run(FEW, *words)
    many, _ = run(MANY, *words)
    parts = 1 if is_whole else LOOKUPS if words[1] == "lookup" else nodes
    return (many - few) / (MANY - FEW) / parts


def all_workloads():
    words = [str(BENCH), "--json", "--mode", "compile", "--passes", "1"]
    found = subprocess.run(words, check=True, stdout=subprocess.PIPE, text=True).stdout
    return {entry["workload"]: entry["nodes"] for entry in json.loads(found)}


class Table:
    """A table, each of whose cells has as many parts as there are tasks for it."""

    def __init__(self, head, rows):
        self.head, self.rows = head, rows

    def tasks(self):
        return [task for _, cells in self.rows for cell in cells for task in cell]

    def text(self, counts):
        lines = [self.head, ["---"] + ["---:"] * (len(self.head) - 1)]
        for names, cells in self.rows:
            lines.append(names + [" / ".join(f"{counts[task]:,.0f}" for task in cell) or "–"
                                  for cell in cells])
        return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def workloads_table(chosen):
    known = all_workloads()
    return Table(
        ["Workload", "Nodes"] + [mode.capitalize() for mode in MODES],
        [([name, str(nodes)], [[task(name, mode)] for mode in MODES])
         for name, nodes in known.items() if name in (chosen or known)])


def leaves_table(chosen):
    workloads = [name for name in VARIED if name in (chosen or VARIED)]
    return Table(
        ["Leaf"] + [f"{mode.capitalize()} {' / '.join(workloads)}" for mode in LEAF_MODES],
        [([leaf], [[task(name, mode, "--leaf", leaf) for name in workloads] for mode in LEAF_MODES])
         for leaf in LEAVES])


def edits_table(chosen):
    workloads = [name for name in EDITED if name in (chosen or EDITED)]
    return Table(
        ["Edit"] + workloads,
        [([edit], [[task(name, "edit", "--edit", edit)] for name in workloads]) for edit in EDITS]
        + [(["a cold layout"], [[task(name, "cold", whole=True)] for name in workloads])])


def uses_table(chosen):
    workloads = [name for name in EDITED if name in (chosen or EDITED)]
    return Table(
        ["What is done"] + workloads,
        # Leaves that can be looked up are those that can be others than plain ones.
        [([use], [[task(name, use)] if use != "lookup" or name in VARIED else []
                  for name in workloads]) for use in USES])


TABLES = {"workloads": workloads_table, "leaves": leaves_table, "edits": edits_table,
          "uses": uses_table}


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("tables", nargs="*", metavar="table", help=", ".join(TABLES))
    parser.add_argument("--workload", action="append")
    options = parser.parse_args()
    unknown = [name for name in options.tables if name not in TABLES]
    if unknown:
        parser.error(f"no table {unknown[0]}; there are {', '.join(TABLES)}")
    if not BENCH.exists():
        parser.error(f"{BENCH} is not there: swift build -c release --product TangramBench")
    if not shutil.which("valgrind"):
        parser.error("valgrind is not there")

    tables = [TABLES[name](options.workload) for name in options.tables or ["workloads"]]
    tasks = list(dict.fromkeys(task for table in tables for task in table.tasks()))
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        counts = dict(zip(tasks, pool.map(count, tasks)))
    print("\n\n".join(table.text(counts) for table in tables))


if __name__ == "__main__":
    sys.exit(main())
