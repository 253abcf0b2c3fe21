import TangramTestSupport
import Testing

/// Children without a size that are stretched to their line, and texts that are aligned on their
/// baselines.
@Test("Stretch and baseline: frames are exact, and every number has a reason", arguments: examples)
func stretchesAndAligns(example: SceneExample) throws {
  #expect(try example.mismatches() == [])
  #expect(unexplained(try example.test().scene.root, in: "float") == [])
}

private let examples: [SceneExample] = [
  SceneExample(
    "A row",
    """
    {"root": {"id": "R", "layout": "float", "width": 100, "height": "wrap", "children": [
    {"id": "A", "content": {"text": {"chars": 1, "advance": 10, "line": 20}}, "width": 10,
    "height": "wrap"},
    {"id": "B", "content": {"text": {"chars": 1, "advance": 10, "line": 10}}, "width": 10,
    "height": "wrap", "alignment": ["vert.baseline"]},
    {"id": "C", "content": {"size": [10, 5]}, "width": 10, "height": "wrap",
    "alignment": ["vert.stretch"]},
    {"id": "D", "width": 10, "height": 8, "alignment": ["vert.stretch"]},
    {"id": "E", "width": 10, "alignment": ["vert.stretch"]}]}}
    """,
    """
    {"R": [0, 0, 100, 20], "A": [0, 0, 10, 20], "B": [10, 8, 10, 10], "C": [20, 0, 10, 20],
    "D": [30, 0, 10, 8], "E": [40, 0, 10, 20]}
    """),
  SceneExample(
    "A column from right to left",
    """
    {"rtl": true, "root": {"id": "R", "layout": "float", "orientation": "horz", "width": 60,
    "height": 100, "children": [{"id": "A", "width": 30, "height": 10},
    {"id": "B", "width": 10, "height": 10, "alignment": ["horz.stretch"]},
    {"id": "C", "height": 10, "alignment": ["horz.stretch"]}]}}
    """,
    """
    {"R": [0, 0, 60, 100], "A": [30, 0, 30, 10], "B": [50, 10, 10, 10], "C": [30, 20, 30, 10]}
    """),
  SceneExample(
    "A gravity moves all children in the room that a minimum adds",
    """
    {"root": {"id": "R", "layout": "float", "width": 100,
    "height": {"equal": "wrap", "min": 60}, "padding": 2, "gravity": ["vert.center"], "children": [
    {"id": "A", "width": 40, "height": 20}, {"id": "B", "width": 60, "height": 10}]}}
    """,
    """
    {"R": [0, 0, 100, 60], "A": [2, 15, 40, 20], "B": [2, 35, 60, 10]}
    """),
  SceneExample(
    "A float that wraps both axes is as long as its only line",
    wrapping(#"{"id": "A", "width": 30, "height": 20}, {"id": "B", "width": 40, "height": 10}"#),
    """
    {"R": [0, 0, 79, 24], "A": [2, 2, 30, 20], "B": [37, 2, 40, 10]}
    """),
  SceneExample(
    "Where a child does not fit, the float is as long as its maximum",
    wrapping(
      """
      {"id": "A", "width": 30, "height": 20}, {"id": "B", "width": 40, "height": 10},
      {"id": "C", "width": 40, "height": 10}
      """),
    """
    {"R": [0, 0, 100, 29], "A": [2, 2, 30, 20], "B": [37, 2, 40, 10], "C": [37, 17, 40, 10]}
    """),
  SceneExample(
    "Shares and children at the end are those of the maximum",
    wrapping(
      """
      {"id": "A", "width": 30, "height": 20}, {"id": "B", "width": "50%", "height": 10},
      {"id": "C", "width": 10, "height": 10, "reverseFloat": true}
      """),
    """
    {"R": [0, 0, 100, 24], "A": [2, 2, 30, 20], "B": [37, 2, 30.5, 10], "C": [88, 2, 10, 10]}
    """),
  SceneExample(
    "A child that starts a line by itself leaves the float as short as its lines",
    wrapping(
      """
      {"id": "A", "width": 30, "height": 20},
      {"id": "B", "width": 40, "height": 10, "clearFloat": true}
      """),
    """
    {"R": [0, 0, 44, 39], "A": [2, 2, 30, 20], "B": [2, 27, 40, 10]}
    """),
]

private func wrapping(_ children: String) -> String {
  """
  {"scale": 2, "root": {"id": "R", "layout": "float", "noBoundaryLimit": true,
  "width": {"equal": "wrap", "max": 100}, "height": "wrap", "padding": 2, "space": 5,
  "children": [\(children)]}}
  """
}
