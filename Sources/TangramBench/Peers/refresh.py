#!/usr/bin/env python3
"""Measures everything and writes the numbers into Speed.md.

    swift build -c release --product TangramBench
    python3 Sources/TangramBench/Peers/refresh.py [PART …]

Without names all parts are measured, which takes a while. Each part stands between two
comments in the text, and is replaced as a whole.
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
TEXTS = [ROOT / "Sources" / "Tangram" / "Tangram.docc" / "Speed.md"]
BENCH = ROOT / ".build" / "release" / "TangramBench"

PARTS = {
    "results": [BENCH, "--markdown"],
    "instructions": [sys.executable, HERE / "instructions.py"],
    "leaves": [sys.executable, HERE / "instructions.py", "leaves"],
    "edits": [sys.executable, HERE / "instructions.py", "edits"],
    "uses": [sys.executable, HERE / "instructions.py", "uses"],
    "peers": [sys.executable, HERE / "compare.py"]
    + (["--instructions"] if shutil.which("valgrind") else []),
    "css": [sys.executable, HERE / "css.py"],
    "constraints": [sys.executable, HERE / "compare.py", "--constraints"]
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
    if command[0] == sys.executable:
        shown[0] = "python3"
    today = datetime.date.today().isoformat()
    return f"`{' '.join(shown)}`, {today}, {machine()}:\n\n{tables}"


def main():
    wanted = sys.argv[1:] or list(PARTS)
    unknown = [part for part in wanted if part not in PARTS]
    if unknown:
        sys.exit(f"no part {unknown[0]}; there are {', '.join(PARTS)}")
    for part in wanted:
        print(part, file=sys.stderr)
        text = measured(part, PARTS[part])
        write(part, text)


def write(part, text):
    """Replaces a part wherever there is a place for it."""
    begin, end = f"<!-- begin {part} -->", f"<!-- end {part} -->"
    pattern = re.compile(f"{re.escape(begin)}.*?{re.escape(end)}", re.DOTALL)
    places = 0
    for file in TEXTS:
        # Read again for every part, as measuring takes a while.
        changed, count = pattern.subn(lambda _: f"{begin}\n{text}\n{end}", file.read_text())
        file.write_text(changed)
        places += count
    if not places:
        sys.exit(f"there is no place for {part}")


main()
