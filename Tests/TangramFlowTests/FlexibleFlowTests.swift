import TangramTestSupport
import Testing

/// Flows whose shares are added to the children's own sizes, and gravity in a wrapping flow with a
/// minimum.
@Test("Flexible flows: frames are exact, and every number has a reason", arguments: examples)
func flexibleFlows(example: SceneExample) throws {
  #expect(try example.mismatches() == [])
  #expect(unexplained(try example.test().scene.root, in: "flow") == [])
}

private func flow(_ settings: String, _ children: [String]) -> String {
  """
  {"root": {"id": "R", "layout": "flow", \(settings),
  "children": [\(children.joined(separator: ", "))]}}
  """
}

private func item(_ id: String, _ width: String, _ content: Int = 0, more: String = "") -> String {
  let content = content > 0 ? #""content": {"size": [\#(content), 10]}, "# : ""
  return #"{"id": "\#(id)", \#(content)"width": \#(width), "height": 10\#(more)}"#
}

private let examples: [SceneExample] = [
  SceneExample(
    "What is left is added by weight: 100 - 50 = 50, of which 10 and 40",
    flow(
      #""isFlex": true, "arrangedCount": 3, "width": 100, "height": 20"#,
      [item("A", "20"), item("B", #""20%""#, 10), item("C", #""80%""#, 20)]),
    """
    {"R": [0, 0, 100, 20], "A": [0, 0, 20, 10], "B": [20, 0, 20, 10], "C": [40, 0, 60, 10]}
    """),
  SceneExample(
    "Weights of less than 100 % take only this part: 70 of 70 - 10 are 30 %",
    flow(
      #""isFlex": true, "arrangedCount": 3, "width": 100, "height": 20"#,
      [item("A", "30"), item("B", #""10%""#, 10), item("C", #""20%""#)]),
    """
    {"R": [0, 0, 100, 20], "A": [0, 0, 30, 10], "B": [30, 0, 16, 10], "C": [46, 0, 12, 10]}
    """),
  SceneExample(
    "Lines that break by content break by the sizes that children already have",
    flow(
      #""isFlex": true, "width": 100, "height": "wrap", "hspace": 10"#,
      [
        item("A", #""fill""#, 30), item("B", "20"), item("C", #""fill""#, 50),
        item("D", #""average""#, 20),
      ]),
    """
    {"R": [0, 0, 100, 20], "A": [0, 0, 70, 10], "B": [80, 0, 20, 10], "C": [0, 10, 60, 10],
    "D": [70, 10, 30, 10]}
    """),
  SceneExample(
    "Nothing is shared where nothing is left; a maximum keeps back what it refuses",
    flow(
      #""isFlex": true, "arrangedCount": 2, "width": 100, "height": 20"#,
      [
        item("A", "80"), item("B", #""fill""#, 30), item("C", #"{"equal": "fill", "max": 40}"#, 10),
        item("D", #""fill""#, 10),
      ]),
    """
    {"R": [0, 0, 100, 20], "A": [0, 0, 80, 10], "B": [80, 0, 30, 10], "C": [0, 10, 40, 10],
    "D": [40, 10, 50, 10]}
    """),
  SceneExample(
    "A text is measured for its final width",
    """
    {"root": {"id": "R", "layout": "flow", "isFlex": true, "width": 100, "height": "wrap",
    "children": [{"id": "A", "width": 60, "height": 10}, {"id": "B",
    "width": "fill", "height": "wrap",
    "content": {"text": {"chars": 12, "advance": 5, "line": 10}}}, {"id": "C",
    "width": "50%", "height": "wrap",
    "content": {"text": {"chars": 30, "advance": 5, "line": 10}}}]}}
    """,
    """
    {"R": [0, 0, 100, 40], "A": [0, 0, 60, 10], "B": [0, 10, 100, 10], "C": [0, 20, 100, 20]}
    """),
  SceneExample(
    "The only line is as deep as the flow, and the last one follows the gravity",
    flow(
      """
      "isFlex": true, "arrangedCount": 3, "width": 100, "height": 50,
      "gravity": ["horz.between", "vert.bottom"], "arrangedGravity": ["vert.center"]
      """, [item("A", "20"), item("B", "20", more: #", "alignment": ["vert.fill"]"#)]),
    """
    {"R": [0, 0, 100, 50], "A": [0, 20, 20, 10], "B": [80, 0, 20, 50]}
    """),
  SceneExample(
    "Columns, from right to left",
    """
    {"rtl": true, "root": {"id": "R", "layout": "flow", "orientation": "horz", "isFlex": true,
    "arrangedCount": 2, "width": 60, "height": 100, "children": [
    {"id": "A", "width": 20, "height": 30}, {"id": "B", "width": 10, "height": "fill",
    "content": {"size": [10, 10]}}, {"id": "C", "width": 10, "height": "50%",
    "content": {"size": [10, 20]}}]}}
    """,
    """
    {"R": [0, 0, 60, 100], "A": [40, 0, 20, 30], "B": [50, 30, 10, 70], "C": [30, 0, 10, 60]}
    """),
  SceneExample(
    "A gravity moves lines in the room that a minimum adds",
    flow(
      """
      "arrangedCount": 1, "width": 100, "height": {"equal": "wrap", "min": 60}, "padding": 5,
      "gravity": ["vert.among"]
      """, [item("A", "20"), item("B", "20")]),
    """
    {"R": [0, 0, 100, 60], "A": [5, 15, 20, 10], "B": [5, 35, 20, 10]}
    """),
  SceneExample(
    "A minimum that adds no room changes nothing",
    flow(
      """
      "width": 40, "height": {"equal": "wrap", "min": 15}, "gravity": ["vert.bottom"]
      """, [item("A", "30"), item("B", "30")]),
    """
    {"R": [0, 0, 40, 20], "A": [0, 0, 30, 10], "B": [0, 10, 30, 10]}
    """),
  SceneExample(
    "Along the lines, too",
    flow(
      """
      "arrangedCount": 2, "width": {"equal": "wrap", "min": 60}, "height": "wrap",
      "gravity": ["horz.right"]
      """, [item("A", "20"), item("B", "20"), item("C", "20")]),
    """
    {"R": [0, 0, 60, 20], "A": [20, 0, 20, 10], "B": [40, 0, 20, 10], "C": [40, 10, 20, 10]}
    """),
]
