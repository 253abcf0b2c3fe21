import Tangram
import TangramTestSupport
import Testing

/// Children without a size that fill the frame layout.
@Suite struct StretchTests {
  @Test("Frames are exact, and every number has a reason", arguments: examples)
  func stretches(example: SceneExample) throws {
    #expect(try example.mismatches() == [])
    #expect(unexplained(try example.test().scene.root, in: "frame") == [])
  }

  @Test func stretchIsTheUnionOfBothEdges() {
    #expect(TGGravity.horz.stretch == [.horz.left, .horz.right])
    #expect(TGGravity.vert.stretch == [.vert.top, .vert.bottom])
    #expect(TGGravity.stretch.description == "[horz.stretch, vert.stretch]")
  }
}

private let children = """
  "padding": 5, "gravity": ["horz.stretch", "vert.stretch"], "children": [
  {"id": "A"}, {"id": "B", "width": 30},
  {"id": "C", "content": {"size": [20, 10]}, "width": "wrap", "height": "wrap", "left": 5},
  {"id": "D", "width": 40, "height": 20},
  {"id": "E", "layout": "linear", "width": "wrap", "height": "wrap", "children": [
  {"id": "E1", "width": 10, "height": 10}]}]
  """

private let examples: [SceneExample] = [
  SceneExample(
    "Where a frame that wraps fills, so do views whose sizes depend on it",
    """
    {"root": {"id": "R", "layout": "frame", "width": {"equal": "wrap", "min": 59}, "height": 30,
    "gravity": ["horz.fill"], "children": [{"id": "A", "width": "50%", "height": 10},
    {"id": "B", "width": {"equal": "fill", "max": 48}, "height": 10},
    {"id": "C", "left": 5, "right": 10, "height": 10}]}}
    """,
    """
    {"R": [0, 0, 59, 30], "A": [0, 0, 59, 10], "B": [0, 0, 48, 10], "C": [5, 0, 44, 10]}
    """),
  SceneExample(
    "Views without a size, and leaves that wrap",
    #"{"root": {"id": "R", "layout": "frame", "width": 100, "height": 60, "# + children + "}}",
    """
    {"R": [0, 0, 100, 60], "A": [5, 5, 90, 50], "B": [5, 5, 30, 50], "C": [10, 5, 85, 50],
    "D": [5, 5, 40, 20], "E": [5, 5, 10, 10], "E1": [0, 0, 10, 10]}
    """),
  SceneExample(
    "From right to left, others are at the leading edge",
    #"{"rtl": true, "root": {"id": "R", "layout": "frame", "width": 100, "height": 60, "#
      + children + "}}",
    """
    {"R": [0, 0, 100, 60], "A": [5, 5, 90, 50], "B": [65, 5, 30, 50], "C": [10, 5, 85, 50],
    "D": [55, 5, 40, 20], "E": [85, 5, 10, 10], "E1": [0, 0, 10, 10]}
    """),
  SceneExample(
    "A view's own alignment",
    """
    {"root": {"id": "R", "layout": "frame", "width": 100, "height": 60, "gravity": ["center"],
    "children": [{"id": "A", "height": 10, "alignment": ["horz.stretch"]},
    {"id": "B", "width": 40, "height": 10, "alignment": ["horz.stretch"]}]}}
    """,
    """
    {"R": [0, 0, 100, 60], "A": [0, 25, 100, 10], "B": [0, 25, 40, 10]}
    """),
  SceneExample(
    "Where a frame that wraps fills, a view that stretches is as large as the others",
    """
    {"root": {"id": "R", "layout": "frame", "width": 50, "height": {"equal": "wrap", "min": 80},
    "padding": 5, "gravity": ["vert.fill"], "children": [{"id": "A", "width": 10, "height": 20},
    {"id": "B", "content": {"size": [20, 10]}, "width": 10, "height": "wrap",
    "alignment": ["vert.stretch"]}]}}
    """,
    """
    {"R": [0, 0, 50, 80], "A": [5, 5, 10, 70], "B": [5, 5, 10, 70]}
    """),
  SceneExample(
    "A frame that wraps is as large as the views are before they are stretched",
    """
    {"root": {"id": "R", "layout": "frame", "width": "wrap", "height": "wrap",
    "gravity": ["stretch"], "children": [
    {"id": "A", "content": {"size": [20, 40]}, "width": "wrap", "height": "wrap", "top": 2},
    {"id": "B", "width": 50, "height": 30}]}}
    """,
    """
    {"R": [0, 0, 50, 42], "A": [0, 2, 50, 40], "B": [0, 0, 50, 30]}
    """),
]
