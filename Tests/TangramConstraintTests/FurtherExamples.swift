import TangramTestSupport

/// Scenes about content sizes, baselines, undetermined frames, reading directions, and nested containers.
let furtherExamples: [SceneExample] = [
  SceneExample(
    "A text that wraps makes its container high",
    """
    {"root": {"id": "S", "layout": "constraints", "width": 200, "height": "wrap", "children":
    [{"id": "A", "content": {"text": {"chars": 30, "advance": 10, "line": 20}}}], "constraints":
    [{"first": "A.left", "constant": 10}, {"first": "A.right", "second": "superview.right",
    "constant": -10}, {"first": "A.top", "constant": 10}, {"first": "A.bottom", "second":
    "superview.bottom", "constant": -10}]}}
    """,
    """
    {"S": [0, 0, 200, 60], "A": [10, 10, 180, 40]}
    """),
  SceneExample(
    "A container fits its content along both axes",
    """
    {"root": {"id": "S", "layout": "constraints", "width": "wrap", "height": "wrap", "children":
    [{"id": "A", "content": {"size": [80, 20]}}], "constraints": [{"first": "A.left", "constant":
    10}, {"first": "A.right", "relation": "lessOrEqual", "second": "superview.right", "constant":
    -10}, {"first": "A.top", "constant": 5}, {"first": "A.bottom", "second": "superview.bottom",
    "constant": -5}]}}
    """,
    """
    {"S": [0, 0, 100, 30], "A": [10, 5, 80, 20]}
    """),
  SceneExample(
    "Baselines of two texts",
    """
    {"root": {"id": "S", "layout": "constraints", "width": 200, "height": 60, "children": [{"id":
    "A", "content": {"text": {"chars": 3, "advance": 10, "line": 20}}}, {"id": "B", "content":
    {"text": {"chars": 8, "advance": 10, "line": 30}}}], "constraints": [{"first": "A.left"},
    {"first": "B.left", "second": "A.right", "constant": 8}, {"first": "B.top"}, {"first":
    "A.baseline", "second": "B.baseline"}]}}
    """,
    """
    {"A": [0, 8, 30, 20], "B": [38, 0, 80, 30]}
    """),
  SceneExample(
    "The last baseline of a text of two lines",
    """
    {"root": {"id": "S", "layout": "constraints", "width": 100, "height": 90, "children": [{"id":
    "A", "content": {"text": {"chars": 16, "advance": 10, "line": 20}}}, {"id": "B", "content":
    {"text": {"chars": 2, "advance": 5, "line": 10}}}], "constraints": [{"first": "A.left"},
    {"first": "A.width", "constant": 80}, {"first": "A.top"}, {"first": "B.left", "constant": 85},
    {"first": "B.lastBaseline", "second": "A.lastBaseline"}]}}
    """,
    """
    {"A": [0, 0, 80, 40], "B": [85, 28, 10, 10]}
    """),
  SceneExample(
    "A view that is only centered keeps its size",
    """
    {"root": {"id": "S", "layout": "constraints", "width": 320, "height": 100, "children": [{"id":
    "A", "frame": [5, 6, 50, 20]}], "constraints": [{"first": "A.centerX"}, {"first": "A.top"}]}}
    """,
    """
    {"A": [135, 0, 50, 20]}
    """),
  SceneExample(
    "A view without constraints keeps its frame",
    """
    {"root": {"id": "S", "layout": "constraints", "width": 320, "height": 100, "children": [{"id":
    "A", "frame": [5, 6, 50, 20]}]}}
    """,
    """
    {"A": [5, 6, 50, 20]}
    """),
  SceneExample(
    "What is free stays near where it was",
    """
    {"root": {"id": "S", "layout": "constraints", "width": 320, "height": 100, "children": [{"id":
    "A", "frame": [5, 0, 50, 20]}, {"id": "B", "frame": [9, 9, 40, 30]}], "constraints":
    [{"first": "B.right", "second": "superview.right", "constant": -8}, {"first": "B.left",
    "second": "A.right", "constant": 12}, {"first": "A.top"}, {"first": "B.top", "second":
    "A.top"}]}}
    """,
    """
    {"A": [210, 0, 50, 20], "B": [272, 0, 40, 30]}
    """),
  SceneExample(
    "Leading follows the reading direction, left does not",
    """
    {"rtl": true, "root": {"id": "S", "layout": "constraints", "width": 200, "height": 50,
    "children": [{"id": "A", "content": {"size": [40, 20]}}, {"id": "B", "content": {"size": [30,
    20]}}, {"id": "C", "content": {"size": [20, 20]}}], "constraints": [{"first": "A.leading",
    "constant": 10}, {"first": "B.leading", "second": "A.trailing", "constant": 5}, {"first":
    "C.left", "constant": 10}, {"first": "A.top"}, {"first": "B.top"}, {"first": "C.top"}]}}
    """,
    """
    {"A": [150, 0, 40, 20], "B": [115, 0, 30, 20], "C": [10, 0, 20, 20]}
    """),
  SceneExample(
    "Order decides within a priority",
    """
    {"root": {"id": "S", "layout": "constraints", "width": 200, "height": 50, "children": [{"id":
    "A"}], "constraints": [{"first": "A.left"}, {"first": "A.top"}, {"first": "A.height",
    "constant": 9}, {"first": "A.width", "priority": 500, "constant": 50}, {"first": "A.width",
    "priority": 500, "constant": 80}, {"first": "A.width", "relation": "greaterOrEqual",
    "priority": 500, "constant": 80}]}}
    """,
    """
    {"A": [0, 0, 50, 9]}
    """),
  SceneExample(
    "The gap before a hidden view goes with it",
    """
    {"root": {"id": "S", "layout": "constraints", "width": 200, "height": 100, "children": [{"id":
    "A", "content": {"size": [40, 20]}}, {"id": "B", "content": {"size": [40, 30]}, "visibility":
    "gone"}, {"id": "C", "content": {"size": [40, 20]}}], "constraints": [{"first": "A.left"},
    {"first": "B.left"}, {"first": "C.left"}, {"first": "A.top"}, {"first": "B.top", "second":
    "A.bottom", "constant": 8}, {"first": "C.top", "second": "B.bottom", "constant": 8}]}}
    """,
    """
    {"A": [0, 0, 40, 20], "C": [0, 28, 40, 20]}
    """),
  SceneExample(
    "A view that keeps its frame",
    """
    {"root": {"id": "S", "layout": "constraints", "width": 200, "height": 100, "children": [{"id":
    "A", "useFrame": true, "frame": [20, 30, 40, 20]}, {"id": "B", "content": {"size": [30,
    10]}}], "constraints": [{"first": "B.left", "second": "A.right", "constant": 6}, {"first":
    "B.top", "second": "A.top"}]}}
    """,
    """
    {"A": [20, 30, 40, 20], "B": [66, 30, 30, 10]}
    """),
  SceneExample(
    "Margins, shares and fill keep to the padding",
    """
    {"root": {"id": "S", "layout": "constraints", "width": 200, "height": 100, "padding": 10,
    "children": [{"id": "A", "width": "50%", "height": 20}, {"id": "B", "width": "fill", "height":
    20}], "constraints": [{"first": "A.leading", "second": "superview.leadingMargin"}, {"first":
    "A.top", "second": "superview.topMargin"}, {"first": "B.trailing", "second":
    "superview.trailingMargin"}, {"first": "B.top", "second": "A.bottom"}]}}
    """,
    """
    {"A": [10, 10, 90, 20], "B": [10, 30, 180, 20]}
    """),
  SceneExample(
    "A container inside is compressed, and its text wraps",
    """
    {"root": {"id": "S", "layout": "constraints", "width": 200, "height": 100, "children": [{"id":
    "K", "layout": "constraints", "width": "wrap", "height": "wrap", "children": [{"id": "A",
    "content": {"text": {"chars": 30, "advance": 10, "line": 20}}}], "constraints": [{"first":
    "A.left", "constant": 4}, {"first": "A.right", "second": "superview.right", "constant": -4},
    {"first": "A.top", "constant": 4}, {"first": "A.bottom", "second": "superview.bottom",
    "constant": -4}]}], "constraints": [{"first": "K.left", "constant": 10}, {"first": "K.right",
    "relation": "lessOrEqual", "second": "superview.right", "constant": -10}, {"first": "K.top",
    "constant": 10}]}}
    """,
    """
    {"K": [10, 10, 180, 48], "A": [4, 4, 172, 40]}
    """),
  SceneExample(
    "A container inside is as wide as it is told",
    """
    {"root": {"id": "S", "layout": "constraints", "width": 200, "height": "wrap", "children":
    [{"id": "K", "layout": "constraints", "width": "wrap", "height": "wrap", "children": [{"id":
    "A", "content": {"size": [50, 20]}}, {"id": "B", "content": {"size": [30, 40]}}],
    "constraints": [{"first": "A.left"}, {"first": "A.top"}, {"first": "B.right", "second":
    "superview.right"}, {"first": "B.left", "relation": "greaterOrEqual", "second": "A.right"},
    {"first": "B.top"}, {"first": "A.bottom", "relation": "lessOrEqual", "second":
    "superview.bottom"}, {"first": "B.bottom", "relation": "lessOrEqual", "second":
    "superview.bottom"}]}], "constraints": [{"first": "K.left"}, {"first": "K.right", "second":
    "superview.right"}, {"first": "K.top"}, {"first": "K.bottom", "second": "superview.bottom"}]}}
    """,
    """
    {"S": [0, 0, 200, 40], "K": [0, 0, 200, 40], "A": [0, 0, 50, 20], "B": [170, 0, 30, 40]}
    """),
]
