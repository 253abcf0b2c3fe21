import TangramScene
import TangramTestSupport
import Testing

/// One scene per rule, with exact frames.
@Suite struct ConstraintExampleTests {
  @Test("Frames are exact", arguments: examples)
  func framesAreExact(example: SceneExample) throws {
    for mismatch in try example.test().mismatches() { Issue.record("\(mismatch)") }
  }
}

private let examples: [SceneExample] = [
  SceneExample(
    "Content gives way at an edge",
    """
    {"root": {"id": "S", "layout": "constraints", "width": 100, "height": 100, "children": [{"id":
    "A", "content": {"size": [200, 20]}}], "constraints": [{"first": "A.left", "constant": 10},
    {"first": "A.right", "relation": "lessOrEqual", "second": "superview.right", "constant": -10},
    {"first": "A.top"}]}}
    """,
    """
    {"A": [10, 0, 80, 20]}
    """),
  SceneExample(
    "The later of two labels gives way",
    """
    {"root": {"id": "S", "layout": "constraints", "width": 120, "height": 50, "children": [{"id":
    "A", "content": {"size": [60, 20]}}, {"id": "B", "content": {"size": [80, 20]}}],
    "constraints": [{"first": "A.left"}, {"first": "B.left", "second": "A.right", "constant": 10},
    {"first": "B.right", "second": "superview.right"}, {"first": "A.top"}, {"first": "B.top"}]}}
    """,
    """
    {"A": [0, 0, 60, 20], "B": [70, 0, 50, 20]}
    """),
  SceneExample(
    "The label that resists less gives way",
    """
    {"root": {"id": "S", "layout": "constraints", "width": 120, "height": 50, "children": [{"id":
    "A", "content": {"size": [60, 20]}}, {"id": "B", "content": {"size": [80, 20]}, "resistance":
    [751, 751]}], "constraints": [{"first": "A.left"}, {"first": "B.left", "second": "A.right",
    "constant": 10}, {"first": "B.right", "second": "superview.right"}, {"first": "A.top"},
    {"first": "B.top"}]}}
    """,
    """
    {"A": [0, 0, 30, 20], "B": [40, 0, 80, 20]}
    """),
  SceneExample(
    "The later of two labels stretches",
    """
    {"root": {"id": "S", "layout": "constraints", "width": 300, "height": 50, "children": [{"id":
    "A", "content": {"size": [60, 20]}}, {"id": "B", "content": {"size": [80, 20]}}],
    "constraints": [{"first": "A.left"}, {"first": "B.left", "second": "A.right", "constant": 10},
    {"first": "B.right", "second": "superview.right"}, {"first": "A.top"}, {"first": "B.top"}]}}
    """,
    """
    {"A": [0, 0, 60, 20], "B": [70, 0, 230, 20]}
    """),
  SceneExample(
    "The label that hugs less stretches",
    """
    {"root": {"id": "S", "layout": "constraints", "width": 300, "height": 50, "children": [{"id":
    "A", "content": {"size": [60, 20]}}, {"id": "B", "content": {"size": [80, 20]}, "hugging":
    [251, 251]}], "constraints": [{"first": "A.left"}, {"first": "B.left", "second": "A.right",
    "constant": 10}, {"first": "B.right", "second": "superview.right"}, {"first": "A.top"},
    {"first": "B.top"}]}}
    """,
    """
    {"A": [0, 0, 210, 20], "B": [220, 0, 80, 20]}
    """),
  SceneExample(
    "A required bound beats a wish",
    """
    {"root": {"id": "S", "layout": "constraints", "width": 320, "height": 50, "children": [{"id":
    "A"}], "constraints": [{"first": "A.left"}, {"first": "A.top"}, {"first": "A.height",
    "constant": 30}, {"first": "A.width", "priority": 750, "constant": 200}, {"first": "A.width",
    "relation": "lessOrEqual", "constant": 100}]}}
    """,
    """
    {"A": [0, 0, 100, 30]}
    """),
  SceneExample(
    "The later of two required widths is not met",
    """
    {"root": {"id": "S", "layout": "constraints", "width": 320, "height": 50, "children": [{"id":
    "A"}], "constraints": [{"first": "A.left"}, {"first": "A.top"}, {"first": "A.height",
    "constant": 30}, {"first": "A.width", "constant": 100}, {"first": "A.width", "constant":
    120}]}}
    """,
    """
    {"A": [0, 0, 100, 30]}
    """),
  SceneExample(
    "What cannot hold is met as nearly as possible",
    """
    {"root": {"id": "S", "layout": "constraints", "width": 320, "height": 50, "children": [{"id":
    "A"}], "constraints": [{"first": "A.left", "constant": 10}, {"first": "A.top"}, {"first":
    "A.height", "constant": 30}, {"first": "A.right", "relation": "lessOrEqual", "second":
    "superview.right", "constant": -10}, {"first": "A.width", "relation": "greaterOrEqual",
    "constant": 400}]}}
    """,
    """
    {"A": [10, 0, 300, 30]}
    """),
  SceneExample(
    "Equal widths with fixed gaps",
    """
    {"root": {"id": "S", "layout": "constraints", "width": 320, "height": 50, "children": [{"id":
    "A", "height": 20}, {"id": "B", "height": 20}, {"id": "C", "height": 20}], "constraints":
    [{"first": "A.left", "constant": 20}, {"first": "B.left", "second": "A.right", "constant":
    10}, {"first": "B.width", "second": "A.width"}, {"first": "C.left", "second": "B.right",
    "constant": 10}, {"first": "C.width", "second": "B.width"}, {"first": "C.right", "second":
    "superview.right", "constant": -20}, {"first": "A.top"}, {"first": "B.top"}, {"first":
    "C.top"}]}}
    """,
    """
    {"A": [20, 0, 87, 20], "B": [117, 0, 87, 20], "C": [213, 0, 87, 20]}
    """),
  SceneExample(
    "A fixed width with equal gaps",
    """
    {"root": {"id": "S", "layout": "constraints", "width": 320, "height": 50, "children": [{"id":
    "A", "width": 60, "height": 20}, {"id": "B", "width": 60, "height": 20}, {"id": "C", "width":
    60, "height": 20}], "constraints": [{"first": "A.left", "constant": 20}, {"first": "C.right",
    "second": "superview.right", "constant": -40}, {"first": "B.right", "second":
    "superview.right", "multiplier": 0.5, "constant": 20}, {"first": "A.top"}, {"first": "B.top"},
    {"first": "C.top"}]}}
    """,
    """
    {"A": [20, 0, 60, 20], "B": [120, 0, 60, 20], "C": [220, 0, 60, 20]}
    """),
  SceneExample(
    "An aspect ratio within bounds",
    """
    {"root": {"id": "S", "layout": "constraints", "width": 375, "height": 200, "children": [{"id":
    "A"}], "constraints": [{"first": "A.centerX"}, {"first": "A.top"}, {"first": "A.height",
    "second": "A.width", "multiplier": 0.75}, {"first": "A.height", "relation": "lessOrEqual",
    "constant": 150}, {"first": "A.width", "priority": 750, "second": "superview.width"}]}}
    """,
    """
    {"A": [88, 0, 200, 150]}
    """),
  SceneExample(
    "Two spacers center a group",
    """
    {"root": {"id": "S", "layout": "constraints", "width": 200, "height": 60, "children": [{"id":
    "L"}, {"id": "A", "content": {"size": [24, 24]}}, {"id": "B", "content": {"size": [56, 20]}},
    {"id": "R"}], "constraints": [{"first": "L.left"}, {"first": "A.left", "second": "L.right"},
    {"first": "B.left", "second": "A.right", "constant": 8}, {"first": "R.left", "second":
    "B.right"}, {"first": "R.right", "second": "superview.right"}, {"first": "L.width", "second":
    "R.width"}, {"first": "L.top"}, {"first": "L.height", "constant": 1}, {"first": "R.top"},
    {"first": "R.height", "constant": 1}, {"first": "A.top"}, {"first": "B.centerY", "second":
    "A.centerY"}]}}
    """,
    """
    {"L": [0, 0, 56, 1], "A": [56, 0, 24, 24], "B": [88, 2, 56, 20], "R": [144, 0, 56, 1]}
    """),
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
