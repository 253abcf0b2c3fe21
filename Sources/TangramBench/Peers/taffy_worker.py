"""Lays out a workload with Taffy, through the Python package waxy.

    taffy_worker.py WORKLOAD PASSES [FRAMES]

Trees are built in Python, which is not timed; the layout itself is native code. Prints the nodes
and how long each layout took, in nanoseconds.
"""

import array
import json
import sys
import time

from waxy import (
    AlignItems,
    AvailableSize,
    Definite,
    FlexDirection,
    FlexWrap,
    Length,
    MaxContent,
    Style,
    TaffyTree,
)


def leaf(tree, width, height):
    style = Style(size_width=Length(width), size_height=Length(height), flex_shrink=0)
    return tree.new_leaf(style)


def flat(tree):
    leaves = [leaf(tree, 10 + i % 50, 5 + i % 7) for i in range(10_000)]
    style = Style(
        flex_direction=FlexDirection.Column, align_items=AlignItems.FlexStart, gap_height=Length(2)
    )
    return style, leaves


def nest(tree, level):
    if level == 7:
        return leaf(tree, 8, 6)
    return tree.new_with_children(*nested(tree, level))


def nested(tree, level=0):
    one = Length(1)
    direction = FlexDirection.Row if level % 2 else FlexDirection.Column
    style = Style(
        flex_direction=direction, flex_shrink=0, gap_width=one, gap_height=one, padding_left=one,
        padding_right=one, padding_top=one, padding_bottom=one,
    )
    return style, [nest(tree, level + 1) for _ in range(4)]


def weights(tree):
    shares = [Style(flex_grow=1 + i, flex_basis=Length(0)) for i in range(3)]
    row = Style(flex_direction=FlexDirection.Row, flex_grow=1, flex_basis=Length(0))
    rows = [
        tree.new_with_children(row, [tree.new_leaf(shares[i % 3]) for i in range(100)])
        for _ in range(100)
    ]
    style = Style(
        flex_direction=FlexDirection.Column, size_width=Length(1000), size_height=Length(800)
    )
    return style, rows


def flow(tree):
    leaves = [leaf(tree, 20 + i % 60, 10 + i % 13) for i in range(10_000)]
    four = Length(4)
    style = Style(
        flex_wrap=FlexWrap.Wrap, align_items=AlignItems.FlexStart, gap_width=four, gap_height=four
    )
    return style, leaves


# The root's width, nil where it wraps, and its tree. A text is measured by a Python function here,
# which would be what is timed, so there is no list.
WORKLOADS = {"W1": (1000, flat), "W2": (None, nested), "W3": (1000, weights), "W4": (1000, flow)}


def main():
    width, build = WORKLOADS[sys.argv[1]]
    tree = TaffyTree()
    style, children = build(tree)
    if width:
        style = style | Style(size_width=Length(width))
    root = tree.new_with_children(style, children)
    order = [root]
    for node in order:
        order.extend(tree.children(node))
    leaves = [node for node in order if not tree.child_count(node)]
    room = AvailableSize(Definite(width) if width else MaxContent(), MaxContent())

    def lay_out():
        start = time.perf_counter_ns()
        tree.compute_layout(root, room)
        return time.perf_counter_ns() - start

    lay_out()
    if len(sys.argv) > 3:
        write_frames(tree, order, sys.argv[3])
    times = []
    for count in range(int(sys.argv[2])):
        if width:
            tree.set_style(root, style | Style(size_width=Length(width + count % 2)))
        for node in leaves:
            tree.mark_dirty(node)
        times.append(lay_out())
    print(json.dumps({"nodes": len(order), "times": times}))


def write_frames(tree, order, path):
    frames = array.array("d")
    for node in order:
        layout = tree.layout(node)
        place, size = layout.location, layout.size
        frames.extend((place.x, place.y, size.width, size.height))
    with open(path, "wb") as file:
        frames.tofile(file)


if __name__ == "__main__":
    main()
