"""Writes the tables in Sources/TangramText/Unicode from props.txt and decompositions.txt.

Usage: python3 Tests/TangramTextTests/Unicode/generate.py

Numbers are written in groups of five bits, least significant first, each as one of the 64 ASCII
characters from 0 on; the sixth bit says that another group follows. Swift compiles a string in no time, an array of thousands
of numbers in minutes.
"""
import bisect
import collections
import os

HERE = os.path.dirname(os.path.abspath(__file__))
TARGET = os.path.join(HERE, "../../../Sources/TangramText/Unicode")
LETTERS = "".join(map(chr, range(0x30, 0x70)))

LINE_BREAK = (
    "XX AI AK AL AP AS B2 BA BB BK CB CJ CL CM CP CR EB EM EX GL H2 H3 HH HL HY ID IN IS JL JT JV LF"
    " NL NS NU OP PO PR QU RI SA SG SP SY VF VI WJ ZW ZWJ").split()
CATEGORY = "- Cn L Mc Me Mn N Pf Pi".split()
GRAPHEME = "XX CN CR EX L LF LV LVT PP RI SM T V ZWJ".split()


# Default-ignorable characters, which are hidden: closed ranges.
IGNORABLE = [
    (0xAD, 0xAD), (0x34F, 0x34F), (0x61C, 0x61C), (0x115F, 0x1160), (0x17B4, 0x17B5),
    (0x180B, 0x180F), (0x200B, 0x200F), (0x202A, 0x202E), (0x2060, 0x206F), (0xFE00, 0xFE0F),
    (0xFEFF, 0xFEFF), (0xE0100, 0xE01EF)]


def rows(name):
    with open(os.path.join(HERE, name)) as lines:
        # Hiragana and Katakana are shaped as one script.
        return [line.replace("Hira", "Kana").split() for line in lines if line[0] != "#"]


def number(value):
    text = ""
    while True:
        group, value = value & 31, value >> 5
        text += LETTERS[group | (32 if value else 0)]
        if not value:
            return text


def literal(name, numbers, comment):
    text = "".join(map(number, numbers))
    lines = [text[i:i + 112] for i in range(0, len(text), 112)]
    body = "\\#\n".join("    " + line for line in lines)
    return f'  /// {comment}\n  static let {name} = #"""\n{body}\n    """#\n'


def write(file, type_name, comment, parts):
    with open(os.path.join(TARGET, file), "w") as out:
        out.write("// Written by Tests/TangramTextTests/Unicode/generate.py; see UnpackedNumbers.\n\n")
        out.write(f"/// {comment}\nenum {type_name} {{\n" + "\n".join(parts) + "}\n")


def split(table):
    """The first characters of the ranges with their properties, cut where ignorable ones begin or end."""
    starts = [int(row[0], 16) for row in table]
    cuts = {cut for low, high in IGNORABLE for cut in (low, high + 1)}
    for first in sorted(cuts | set(starts)):
        yield first, table[bisect.bisect_right(starts, first) - 1][2:]


def properties():
    table = rows("props.txt")
    scripts = ["Zyyy", "Zinh"] + sorted({row[7] for row in table} - {"Zyyy", "Zinh"})
    ranges = []
    for first, row in split(table):
        line_break, east, category, grapheme, pictographic, script, combining = row
        ignorable = any(low <= first <= high for low, high in IGNORABLE)
        flags = (east != "-") | (pictographic == "P") << 1 | ignorable << 2
        record = (LINE_BREAK.index(line_break), CATEGORY.index(category), GRAPHEME.index(grapheme),
                  flags, scripts.index(script), int(combining))
        if not ranges or ranges[-1][1] != record:
            ranges.append((first, record))
    # The most frequent records get the smallest numbers, which take the fewest digits.
    counts = collections.Counter(record for _, record in ranges)
    records = sorted(counts, key=lambda record: (-counts[record], record))
    index = {record: number for number, record in enumerate(records)}
    ends = [first for first, _ in ranges[1:]] + [0x110000]
    runs = [n for (first, record), end in zip(ranges, ends) for n in (end - first, index[record])]
    names = "".join(scripts)
    lines = [names[i:i + 112] for i in range(0, len(names), 112)]
    body = "\\\n".join("    " + line for line in lines)
    write("PropertyData.swift", "PropertyData", "The properties of all characters, packed.", [
        literal("records", [n for record in records for n in record],
                "Six numbers for each combination of properties: see `CharacterProperties`."),
        literal("runs", runs, "The length of each range of equal characters, and its record."),
        f'  /// The codes of the scripts, four letters each.\n  static let scripts = """\n{body}\n    """\n',
    ])


def decompositions():
    numbers, last = [], (0, 0, 0)
    for character, first, second, composes in rows("decompositions.txt"):
        row = (int(character, 16), int(first, 16), int(second, 16) * 2 + (composes == "C"))
        differences = [number - before for number, before in zip(row, last)]
        # The lowest bit is the sign (zigzag encoding).
        numbers += [2 * abs(difference) + (difference < 0) for difference in differences]
        last = row
    write("DecompositionData.swift", "DecompositionData", "Canonical decompositions, packed.", [
        literal("entries", numbers, "The differences from the entry before: of the character, its first "
                "part, twice its second.")])


properties()
decompositions()
