import TangramTestSupport
import Testing

/// Children without a size that are stretched to their line, and texts that are aligned on their
/// baselines.
@Test("Stretch and baseline: frames are exact, and every number has a reason", arguments: examples)
func stretchesAndAligns(example: SceneExample) throws {
  #expect(try example.mismatches() == [])
  #expect(unexplained(try example.test().scene.root, in: "flow") == [])
}

private let columns = """
  "layout": "flow", "orientation": "horz", "arrangedCount": 2, "width": 110, "height": 100,
  "gravity": ["horz.stretch"], "children": [{"id": "A", "width": 20, "height": 20},
  {"id": "B", "height": 20}, {"id": "C", "width": 10, "height": 20, "alignment": ["horz.center"]},
  {"id": "D", "content": {"size": [10, 10]}, "width": "wrap", "height": 20},
  {"id": "E", "width": 20, "height": 20, "alignment": ["horz.trailing"]}]
  """

private func text(_ id: String, _ line: Int, _ more: String = #""height": "wrap""#) -> String {
  #"{"id": "\#(id)", "content": {"text": {"chars": 1, "advance": 10, "line": \#(line)}}, "#
    + #""width": 10, \#(more)}"#
}

private let examples: [SceneExample] = [
  SceneExample(
    "In a waterfall, children ignore their own alignments, also in a line that grows",
    """
    {"root": {"id": "R", "layout": "flow", "arrangedCount": 2, "width": 100, "height": 100,
    "arrangedGravity": ["vert.between"], "gravity": ["vert.stretch"], "children": [
    {"id": "A", "width": 20, "height": 20, "alignment": ["vert.bottom"]},
    {"id": "B", "width": 20, "height": 10},
    {"id": "C", "width": 20, "height": 10, "alignment": ["vert.center"]},
    {"id": "D", "width": 20}]}}
    """,
    """
    {"R": [0, 0, 100, 100], "A": [0, 0, 20, 20], "B": [20, 0, 20, 10], "C": [0, 55, 20, 10],
    "D": [20, 45, 20, 35]}
    """),
  SceneExample(
    "As an arranged gravity",
    """
    {"root": {"id": "R", "layout": "flow", "arrangedCount": 3, "width": 100, "height": 60,
    "arrangedGravity": ["vert.stretch"], "children": [{"id": "A", "width": 20, "height": 30},
    {"id": "B", "width": 20, "top": 5},
    {"id": "C", "content": {"size": [10, 10]}, "width": 20, "height": "wrap"},
    {"id": "D", "width": 20, "height": 10}]}}
    """,
    """
    {"R": [0, 0, 100, 60], "A": [0, 0, 20, 30], "B": [20, 5, 20, 25], "C": [40, 0, 20, 30],
    "D": [0, 30, 20, 10]}
    """),
  SceneExample(
    "As an alignment",
    """
    {"root": {"id": "R", "layout": "flow", "width": 100, "height": "wrap",
    "arrangedGravity": ["vert.center"], "children": [{"id": "A", "width": 20, "height": 30},
    {"id": "B", "width": 20, "height": 10},
    {"id": "C", "content": {"size": [10, 10]}, "width": 20, "height": "wrap",
    "alignment": ["vert.stretch"]},
    {"id": "D", "width": 20, "height": 10, "alignment": ["vert.stretch"]}]}}
    """,
    """
    {"R": [0, 0, 100, 30], "A": [0, 0, 20, 30], "B": [20, 10, 20, 10], "C": [40, 0, 20, 30],
    "D": [60, 0, 20, 10]}
    """),
  SceneExample(
    "As a gravity across the lines: others are moved within the grown line",
    """
    {"root": {"id": "R", "layout": "flow", "arrangedCount": 2, "width": 100, "height": 110,
    "gravity": ["vert.stretch"], "children": [{"id": "A", "width": 20, "height": 20},
    {"id": "B", "width": 20},
    {"id": "C", "width": 20, "height": 10, "alignment": ["vert.center"]},
    {"id": "D", "content": {"size": [10, 10]}, "width": "wrap", "height": "wrap"},
    {"id": "E", "width": 20, "height": 20, "alignment": ["vert.bottom"]}]}}
    """,
    """
    {"R": [0, 0, 100, 110], "A": [0, 0, 20, 20], "B": [20, 0, 20, 20], "C": [0, 50, 20, 10],
    "D": [20, 40, 10, 30], "E": [0, 90, 20, 20]}
    """),
  SceneExample(
    "Columns", #"{"root": {"id": "R", "# + columns + "}}",
    """
    {"R": [0, 0, 110, 100], "A": [0, 0, 20, 20], "B": [0, 20, 20, 20], "C": [50, 0, 10, 20],
    "D": [40, 20, 30, 20], "E": [90, 0, 20, 20]}
    """),
  SceneExample(
    "Columns from right to left", #"{"rtl": true, "root": {"id": "R", "# + columns + "}}",
    """
    {"R": [0, 0, 110, 100], "A": [90, 0, 20, 20], "B": [90, 20, 20, 20], "C": [50, 0, 10, 20],
    "D": [40, 20, 30, 20], "E": [0, 0, 20, 20]}
    """),
  SceneExample(
    "Lines do not shrink",
    """
    {"root": {"id": "R", "layout": "flow", "arrangedCount": 1, "width": 100, "height": 30,
    "gravity": ["vert.stretch"], "children": [{"id": "A", "width": 20, "height": 20},
    {"id": "B", "content": {"size": [10, 20]}, "width": "wrap", "height": "wrap"}]}}
    """,
    """
    {"R": [0, 0, 100, 30], "A": [0, 0, 20, 20], "B": [0, 20, 10, 20]}
    """),
  SceneExample(
    "Baselines meet that of the first text",
    """
    {"root": {"id": "R", "layout": "flow", "width": 100, "height": "wrap",
    "arrangedGravity": ["vert.baseline"], "children": [{"id": "C", "width": 10, "height": 10},
    \(text("A", 20)), \(text("B", 10)), \(text("D", 10, #""height": 30"#))]}}
    """,
    """
    {"R": [0, 0, 100, 30], "C": [0, 0, 10, 10], "A": [10, 0, 10, 20], "B": [20, 8, 10, 10],
    "D": [30, -2, 10, 30]}
    """),
  SceneExample(
    "A text with another alignment sets the baseline, too, after it is aligned",
    """
    {"root": {"id": "R", "layout": "flow", "width": 100, "height": 50, "gravity": ["vert.center"],
    "children": [{"id": "C", "width": 10, "height": 30},
    \(text("A", 20, #""height": "wrap", "alignment": ["vert.center"]"#)),
    \(text("B", 10, #""height": "wrap", "top": 1, "alignment": ["vert.baseline"]"#))]}}
    """,
    """
    {"R": [0, 0, 100, 50], "C": [0, 10, 10, 30], "A": [10, 15, 10, 20], "B": [20, 23, 10, 10]}
    """),
]
