"""Lays out flex layouts and grids with Taffy, to count the instructions of layouts alone.

    taffy_css.py WORKLOAD TREES LAYOUTS [FRAMES]

Builds so many trees, and lays out the first so many of them, each once. Two runs of as many trees differ
in nothing but the layouts, so that the instructions of a layout are the difference between two runs
of the whole process. Prints the nodes of a tree. FRAMES is a file that gets all frames.
"""

import json
import sys

from taffy_worker import WORKLOADS, AvailableSize, Definite, MaxContent, leaf, nested, write_frames
from waxy import (
    AUTO,
    AlignItems,
    Display,
    FlexDirection,
    Fraction,
    GridAutoFlow,
    GridPlacement,
    GridSpan,
    Length,
    Repeat,
    Style,
    TaffyTree,
)


def text(tree, index, width):
    """A text of so many glyphs, as high as it is at the width it gets.

    It would be measured by a function in Python. What it would say is said instead, so that Taffy
    measures nothing: that is less than Tangram does, which asks for the content's widths, too.
    """
    per_line = max(1, int(width // 7))
    lines = -(-(20 + 37 * index % 200) // per_line)
    return tree.new_leaf(Style(size_height=Length(16 * lines)))


def nested_at_start(tree):
    """W2, whose lines are as large as what is in them."""
    style, children = nested(tree)
    for node in descendants(tree, children):
        if tree.child_count(node):
            tree.set_style(node, tree.style(node) | Style(align_items=AlignItems.FlexStart))
    return style | Style(align_items=AlignItems.FlexStart), children


def descendants(tree, nodes):
    nodes = list(nodes)
    for node in nodes:
        nodes.extend(tree.children(node))
    return nodes


def texts(tree):
    row = Style(
        align_items=AlignItems.FlexStart, gap_width=Length(6), padding_left=Length(8),
        padding_right=Length(8), padding_top=Length(8), padding_bottom=Length(8),
    )
    middle = Style(flex_direction=FlexDirection.Column, flex_grow=1, flex_basis=Length(0))
    bar = Style(size_height=Length(12))
    rows = [
        tree.new_with_children(row, [
            leaf(tree, 40, 40),
            tree.new_with_children(middle, [text(tree, index, 247), tree.new_leaf(bar)]),
            leaf(tree, 60, 20),
        ])
        for index in range(2_000)
    ]
    return Style(flex_direction=FlexDirection.Column), rows


def cells(tree):
    style = Style(
        display=Display.Grid, size_height=Length(800), gap_width=Length(1), gap_height=Length(1),
        grid_template_columns=[Repeat(100, [Length(10)])],
        grid_template_rows=[Repeat(100, [Length(8)])],
    )
    return style, [leaf(tree, 5 + i % 5, 5 + i % 3) for i in range(10_000)]


def text_cells(tree):
    style = Style(
        display=Display.Grid, gap_width=Length(4), gap_height=Length(4),
        grid_template_columns=[AUTO, Fraction(1), AUTO],
    )
    leaves = []
    for i in range(2_000):
        leaves.append(leaf(tree, 20 + i % 20, 12))
        # The other columns are as wide as their widest leaf.
        leaves.append(text(tree, i, 1000 - 39 - 59 - 8))
        leaves.append(leaf(tree, 30 + i % 30, 10))
    return style, leaves


def spans(tree):
    style = Style(
        display=Display.Grid, gap_width=Length(2), gap_height=Length(2),
        grid_template_columns=[Repeat(12, [Fraction(1)])], grid_auto_rows=[Length(20)],
        grid_auto_flow=GridAutoFlow.RowDense,
    )
    return style, [
        tree.new_leaf(Style(
            grid_column=GridPlacement(GridSpan(1 + i % 5)),
            grid_row=GridPlacement(GridSpan(1 + i % 3))))
        for i in range(2_000)
    ]


# The root's width, nil where it wraps, and its tree.
CSS = {
    "FX1": WORKLOADS["W1"], "FX2": (None, nested_at_start), "FX3": WORKLOADS["W3"],
    "FX4": WORKLOADS["W4"], "FX5": (375, texts), "GX1": (1000, cells), "GX2": (1000, text_cells),
    "GX3": (1000, spans),
}


def main():
    width, build = CSS[sys.argv[1]]
    layouts = int(sys.argv[3])
    room = AvailableSize(Definite(width) if width else MaxContent(), MaxContent())
    # They stay until the end, so that none is released while others are built.
    trees = []
    for _ in range(int(sys.argv[2])):
        tree = TaffyTree()
        style, children = build(tree)
        if width:
            style = style | Style(size_width=Length(width))
        trees.append((tree, tree.new_with_children(style, children)))
    for tree, root in trees[:layouts]:
        tree.compute_layout(root, room)
    tree, root = trees[0]
    nodes = [root]
    for node in nodes:
        nodes.extend(tree.children(node))
    print(json.dumps({"nodes": len(nodes)}))
    if len(sys.argv) > 4:
        write_frames(tree, nodes, sys.argv[4])


main()
