import TangramTestSupport
import Testing

/// Scenes about rules that rarely apply, with the frames of a browser.
@Test("Frames equal those of a browser where rare rules apply", arguments: furtherExamples)
func furtherFlexFrames(example: SceneExample) throws { #expect(try example.mismatches() == []) }

private let furtherExamples: [SceneExample] = [
  SceneExample(
    "No width follows by a ratio from a height that follows from content",
    """
    {"scale": 1024, "root": {"id": "A", "layout": "flex", "width": 100, "height": "wrap",
    "direction": "columnReverse", "children": [{"id": "B", "layout": "flex", "children": [{"id":
    "C", "aspectRatio": 1}, {"id": "D", "height": {"min": 50}}]}]}}
    """,
    """
    {"A": [0, 0, 100, 50], "B": [0, 0, 100, 50], "C": [0, 0, 0, 50], "D": [0, 0, 0, 50]}
    """),
  SceneExample(
    "Nor from one that a column of automatic height gives",
    """
    {"scale": 1024, "root": {"id": "A", "layout": "flex", "width": 180, "height": {"equal":
    "wrap", "min": 200}, "direction": "columnReverse", "children": [{"id": "B", "layout":
    "flex", "grow": 2, "children": [{"id": "C", "layout": "flex", "aspectRatio": 1, "children":
    []}]}]}}
    """,
    """
    {"A": [0, 0, 180, 200], "B": [0, 0, 180, 200], "C": [0, 0, 0, 200]}
    """),
  SceneExample(
    "A height that is definite has one",
    """
    {"scale": 1024, "root": {"id": "A", "layout": "flex", "width": 180, "height": 60,
    "children": [{"id": "B", "layout": "flex", "children": [{"id": "C", "aspectRatio": 1},
    {"id": "D", "width": 10, "height": 10}]}]}}
    """,
    """
    {"A": [0, 0, 180, 60], "B": [0, 0, 70, 60], "C": [0, 0, 60, 60], "D": [60, 0, 10, 10]}
    """),
  SceneExample(
    "An item that fills is stretched in spite of margins that share",
    """
    {"scale": 1024, "root": {"id": "A", "layout": "flex", "width": 80, "height": "wrap",
    "children": [{"id": "B", "width": 5, "height": "fill", "bottom": "auto"}, {"id": "C",
    "height": {"min": 70}}, {"id": "D", "width": 5, "top": "auto"}]}}
    """,
    """
    {"A": [0, 0, 80, 70], "B": [0, 0, 5, 70], "C": [5, 0, 0, 70], "D": [5, 70, 5, 0]}
    """),
  SceneExample(
    "What is placed by itself fills the room from where it stands",
    """
    {"scale": 1024, "root": {"id": "A", "layout": "flex", "width": 60, "height": 50, "padding":
    15, "children": [{"id": "B", "width": "fill", "height": 5, "position": "absolute"}, {"id":
    "C", "width": 5, "height": "fill", "position": "absolute"}, {"id": "D", "width": "fill",
    "height": "fill", "position": "absolute", "right": 4, "top": 3}]}}
    """,
    """
    {"A": [0, 0, 60, 50], "B": [15, 15, 45, 5], "C": [15, 15, 5, 35], "D": [0, 3, 56, 47]}
    """),
  SceneExample(
    "Wherever that is",
    """
    {"scale": 1024, "root": {"id": "A", "layout": "flex", "width": 60, "height": 50, "padding":
    {"leading": 10, "top": 4}, "justifyContent": "center", "alignItems": "end", "children":
    [{"id": "B", "width": "fill", "height": "fill", "position": "absolute"}]}}
    """,
    """
    {"A": [0, 0, 60, 50], "B": [10, 0, 50, 50]}
    """),
  SceneExample(
    "Between all four edges the width goes before a ratio",
    """
    {"scale": 1024, "root": {"id": "A", "layout": "flex", "width": 100, "height": 90,
    "children": [{"id": "B", "position": "absolute", "aspectRatio": 2, "left": 5, "right": 5,
    "top": 5, "bottom": 5}, {"id": "C", "position": "absolute", "aspectRatio": 2, "left": 5,
    "right": 5, "height": {"max": 20}}, {"id": "D", "position": "absolute", "aspectRatio": 2,
    "top": 10, "bottom": 30, "width": {"max": 30}}, {"id": "E", "position": "absolute",
    "aspectRatio": 0.5, "top": 10, "bottom": 30, "width": {"min": 80}}]}}
    """,
    """
    {"A": [0, 0, 100, 90], "B": [5, 5, 90, 45], "C": [5, 0, 40, 20], "D": [0, 10, 30, 15], "E":
    [0, 10, 80, 160]}
    """),
  SceneExample(
    "A lower bound of the width keeps a column from shrinking an item with a ratio",
    """
    {"scale": 1024, "root": {"id": "A", "layout": "flex", "width": 100, "height": 90,
    "direction": "column", "alignItems": "start", "children": [{"id": "B", "aspectRatio": 0.5,
    "width": {"min": 80}}, {"id": "C", "width": 10, "height": 10}]}}
    """,
    """
    {"A": [0, 0, 100, 90], "B": [0, 0, 80, 160], "C": [0, 160, 10, 0]}
    """),
  SceneExample(
    "But not below its own height",
    """
    {"scale": 1024, "root": {"id": "A", "layout": "flex", "width": 200, "height": 80,
    "direction": "column", "children": [{"id": "B", "height": 50, "aspectRatio": 2, "width":
    {"min": 150}, "shrink": 0.5}, {"id": "C", "width": 10, "height": 60}]}}
    """,
    """
    {"A": [0, 0, 200, 80], "B": [0, 0, 200, 50], "C": [0, 50, 10, 30]}
    """),
]
