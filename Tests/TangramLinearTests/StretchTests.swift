import TangramTestSupport
import Testing

/// Children without a size that are stretched to fill a line.
@Test("Stretched children share the rest, and every number has a reason", arguments: examples)
func stretches(example: SceneExample) throws {
  #expect(try example.mismatches() == [])
  #expect(unexplained(try example.test().scene.root, in: "linear") == [])
}

private let row = """
  "layout": "linear", "orientation": "horz", "width": 100, "height": 20, "space": 10,
  "gravity": ["horz.stretch"], "children": [{"id": "A", "height": 20},
  {"id": "B", "width": 30, "height": 20},
  {"id": "C", "content": {"size": [10, 10]}, "width": "wrap", "height": 20}]
  """

private let examples: [SceneExample] = [
  SceneExample(
    "A row", #"{"root": {"id": "R", "# + row + "}}",
    """
    {"R": [0, 0, 100, 20], "A": [0, 0, 20, 20], "B": [30, 0, 30, 20], "C": [70, 0, 30, 20]}
    """),
  SceneExample(
    "A row from right to left", #"{"rtl": true, "root": {"id": "R", "# + row + "}}",
    """
    {"R": [0, 0, 100, 20], "A": [80, 0, 20, 20], "B": [40, 0, 30, 20], "C": [0, 0, 30, 20]}
    """),
  SceneExample(
    "A column, along and across; a minimum of its own content keeps a view from being stretched",
    """
    {"root": {"id": "R", "layout": "linear", "width": 50, "height": 100,
    "gravity": ["horz.stretch", "vert.stretch"], "children": [{"id": "A"},
    {"id": "B", "content": {"size": [10, 10]}, "height": {"equal": "wrap", "min": "wrap"}},
    {"id": "C", "width": 20, "height": 30}]}}
    """,
    """
    {"R": [0, 0, 50, 100], "A": [0, 0, 50, 60], "B": [0, 60, 50, 10], "C": [0, 70, 20, 30]}
    """),
  SceneExample(
    "A text is measured for the width that it is stretched to",
    """
    {"root": {"id": "R", "layout": "linear", "orientation": "horz", "width": 100,
    "height": "wrap", "gravity": ["horz.stretch"], "children": [
    {"id": "A", "content": {"text": {"chars": 10, "advance": 10, "line": 10}}, "height": "wrap"},
    {"id": "B", "width": 40, "height": 10}]}}
    """,
    """
    {"R": [0, 0, 100, 20], "A": [0, 0, 60, 20], "B": [60, 0, 40, 10]}
    """),
  SceneExample(
    "A row that wraps its height is as high as the highest view, to which others are stretched",
    """
    {"root": {"id": "R", "layout": "linear", "orientation": "horz", "width": 100,
    "height": "wrap", "gravity": ["vert.stretch"], "children": [
    {"id": "A", "width": 10, "height": 30}, {"id": "B", "width": 10, "top": 4},
    {"id": "C", "content": {"size": [10, 10]}, "width": 10, "height": "wrap"}]}}
    """,
    """
    {"R": [0, 0, 100, 30], "A": [0, 0, 10, 30], "B": [10, 4, 10, 26], "C": [20, 0, 10, 30]}
    """),
  SceneExample(
    "A gravity places children in the room that a minimum adds, across the line and along it",
    """
    {"root": {"id": "R", "layout": "linear", "orientation": "horz",
    "width": {"equal": "wrap", "min": 100}, "height": {"equal": "wrap", "min": 50},
    "gravity": ["horz.center", "vert.bottom"], "children": [
    {"id": "A", "width": 20, "height": 30}, {"id": "B", "width": 20, "height": 10}]}}
    """,
    """
    {"R": [0, 0, 100, 50], "A": [30, 20, 20, 30], "B": [50, 40, 20, 10]}
    """),
  SceneExample(
    "A column is stretched to its minimum",
    """
    {"root": {"id": "R", "layout": "linear", "width": {"equal": "wrap", "min": 50},
    "height": "wrap", "gravity": ["horz.stretch"], "children": [
    {"id": "A", "width": 20, "height": 30}, {"id": "B", "height": 10}]}}
    """,
    """
    {"R": [0, 0, 50, 40], "A": [0, 0, 20, 30], "B": [0, 30, 50, 10]}
    """),
]
