#!/usr/bin/env python3
"""Measures everything and writes the numbers into Speed.md.

    swift build -c release --product TangramBench
    python3 Sources/TangramBench/Peers/refresh.py [results] [peers] [parallel] [growth]

Without names all parts are measured, which takes some minutes. Each part stands between two
comments in the article, and is replaced as a whole.
"""

import datetime
import platform
import re
import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[2]
ARTICLE = ROOT / "Sources" / "Tangram" / "Tangram.docc" / "Speed.md"
BENCH = ROOT / ".build" / "release" / "TangramBench"

PARTS = {
    "results": [BENCH, "--markdown"],
    "peers": [sys.executable, HERE / "compare.py"]
    + (["--instructions"] if shutil.which("valgrind") else []),
    "parallel": [BENCH, "--mode", "parallel"],
    "growth": [BENCH, "--mode", "growth"],
}


def output(command):
    words = [str(word) for word in command]
    return subprocess.run(words, check=True, stdout=subprocess.PIPE, text=True, cwd=ROOT).stdout


def machine():
    cores, model = 0, platform.machine()
    try:
        for line in Path("/proc/cpuinfo").read_text().splitlines():
            cores += line.startswith("processor")
            if line.startswith("model name"):
                model = line.split(":", 1)[1].strip()
    except OSError:
        model = platform.processor() or model
    return f"{model}, {cores} cores" if cores else model


def measured(part, command):
    tables = output(command).strip()
    shown = [word.name if isinstance(word, Path) else word for word in command]
    if part == "peers":
        shown[0] = "python3"
    commit = output(["git", "rev-parse", "--short", "HEAD"]).strip()
    today = datetime.date.today().isoformat()
    return f"`{' '.join(shown)}`, {today}, commit {commit}, {machine()}:\n\n{tables}"


def main():
    wanted = sys.argv[1:] or list(PARTS)
    unknown = [part for part in wanted if part not in PARTS]
    if unknown:
        sys.exit(f"no part {unknown[0]}; there are {', '.join(PARTS)}")
    for part in wanted:
        print(part, file=sys.stderr)
        text = measured(part, PARTS[part])
        # Read again for every part, as measuring takes a while.
        article = ARTICLE.read_text()
        begin, end = f"<!-- begin {part} -->", f"<!-- end {part} -->"
        pattern = re.compile(f"{re.escape(begin)}.*?{re.escape(end)}", re.DOTALL)
        if not pattern.search(article):
            sys.exit(f"{ARTICLE.name} has no place for {part}")
        article = pattern.sub(lambda _: f"{begin}\n{text}\n{end}", article)
        ARTICLE.write_text(article)


main()
