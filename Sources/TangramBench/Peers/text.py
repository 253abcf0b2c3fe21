#!/usr/bin/env python3
"""Counts the instructions of texts beside HarfBuzz and libunibreak, a character.

    swift build -c release --product TangramTextBench
    python3 Sources/TangramBench/Peers/text.py FONT [--japanese FONT]

Needs valgrind, a C compiler, and Debian's packages libharfbuzz-dev and libunibreak-dev; it says so, and
does nothing, where they are missing. The advances of both are compared in units of the em before anything
is counted. Each number is the difference between runs of many texts and of few.

HarfBuzz shapes each text as a whole and keeps its buffer; libunibreak finds the breaks of each, and lines
are filled at the same width. Tangram does all of that from a new paragraph, which also finds clusters,
scripts and what changes at the ends of lines.
"""

import argparse
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
BENCH = HERE.parents[2] / ".build" / "release" / "TangramTextBench"
FEW, MANY = 3, 13


def run(*command):
    return subprocess.run([str(word) for word in command], check=True, capture_output=True, text=True)


def instructions(*command):
    done = run("valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", *command)
    return int(re.search(r"Collected : (\d+)", done.stderr).group(1))


def compiled(folder):
    """The program of the peer; nil if it cannot be made here."""
    program = Path(folder) / "harfbuzz"
    include = ["-I/usr/include/harfbuzz", "-I/usr/include/glib-2.0"]
    command = ["cc", "-O2", *include, HERE / "harfbuzz.c", "-o", program, "-lharfbuzz", "-lunibreak"]
    try:
        run(*command)
    except (OSError, subprocess.CalledProcessError) as problem:
        print(f"skipped: harfbuzz.c does not compile ({problem})", file=sys.stderr)
        return None
    return program


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("font", help="a font with kerning and ligatures")
    parser.add_argument("--japanese", help="a font with kanji")
    options = parser.parse_args()
    if not shutil.which("valgrind"):
        sys.exit("skipped: valgrind is not installed")
    if not BENCH.exists():
        sys.exit("build TangramTextBench first, as the head of this file says")
    works = [(name, options.font) for name in ["english", "latin", "cyrillic", "labels"]]
    if options.japanese:
        works.append(("japanese", options.japanese))
    with tempfile.TemporaryDirectory() as folder:
        peer = compiled(folder)
        if not peer:
            return
        print("| Texts | HarfBuzz and libunibreak | Tangram | Ratio | Advances |")
        print("| --- | ---: | ---: | ---: | --- |")
        for name, font in works:
            print(row(name, font, peer, Path(folder) / name))


def row(name, font, peer, texts):
    *lines, ours = run(BENCH, name, 0, font).stdout.splitlines()
    texts.write_text("\n".join(lines))
    characters, theirs, _ = run(peer, font, texts, 1).stdout.split()
    same = "same" if abs(float(ours) - float(theirs)) < 0.5 else f"{ours} instead of {theirs}"
    counts = []
    for command in [(peer, font, texts), (BENCH, name)]:
        after = () if command[0] == peer else (font,)
        few, many = (instructions(*command, count, *after) for count in (FEW, MANY))
        counts.append((many - few) / (MANY - FEW) / int(characters))
    return f"| {name} | {counts[0]:,.0f} | {counts[1]:,.0f} | {counts[0] / counts[1]:.1f} × | {same} |"


if __name__ == "__main__":
    main()
