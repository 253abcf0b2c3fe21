import TangramScene
import TangramTestSupport
import Testing

/// One scene per rule, with exact frames.
@Suite struct ConstraintExampleTests {
  @Test("Frames are exact", arguments: examples + furtherExamples)
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
]
