import TangramTestSupport
import Testing

/// Scenes about rules that rarely apply, with the frames of a browser.
@Test("Frames equal those of a browser where rare rules apply", arguments: furtherExamples)
func furtherGridFrames(example: SceneExample) throws { #expect(try example.mismatches() == []) }

private let furtherExamples: [SceneExample] = [
  SceneExample(
    "A column that fits grows for items over several up to what it is at most",
    """
    {"scale": 1024, "root": {"id": "A", "layout": "grid", "width": 400, "height": "wrap",
    "justifyContent": "start", "templateColumns": [{"fitContent": 31}, {"fitContent": 50}],
    "children": [{"id": "B", "content": {"text": {"chars": 5, "advance": 6, "line": 8}}}, {"id":
    "C", "content": {"text": {"chars": 3, "advance": 6, "line": 8}}}, {"id": "D", "content":
    {"text": {"chars": 14, "advance": 6, "line": 8}}, "column": "span 2"}]}}
    """,
    """
    {"A": [0, 0, 400, 24], "B": [0, 0, 31, 8], "C": [31, 0, 50, 8], "D": [0, 8, 81, 16]}
    """),
  SceneExample(
    "A column that fits shares with one that does not",
    """
    {"scale": 1024, "root": {"id": "A", "layout": "grid", "width": 400, "height": "wrap",
    "justifyContent": "start", "templateColumns": [{"fitContent": 60}, "auto"], "children":
    [{"id": "B", "content": {"text": {"chars": 5, "advance": 6, "line": 8}}}, {"id": "C",
    "content": {"text": {"chars": 3, "advance": 6, "line": 8}}}, {"id": "D", "content": {"text":
    {"chars": 14, "advance": 6, "line": 8}}, "column": "span 2"}]}}
    """,
    """
    {"A": [0, 0, 400, 16], "B": [0, 0, 48, 8], "C": [48, 0, 36, 8], "D": [0, 8, 84, 8]}
    """),
  SceneExample(
    "A grid as wide as its content gives all that an item over two columns asks for to the one that wants it",
    """
    {"scale": 1024, "root": {"id": "A", "layout": "grid", "width": "wrap", "height": "wrap",
    "templateColumns": ["auto", "maxContent"], "children": [{"id": "B", "content": {"text":
    {"chars": 5, "advance": 6, "line": 8}}}, {"id": "C", "content": {"text": {"chars": 3,
    "advance": 6, "line": 8}}}, {"id": "D", "content": {"text": {"chars": 14, "advance": 6,
    "line": 8}}, "column": "span 2"}]}}
    """,
    """
    {"A": [0, 0, 108, 16], "B": [0, 0, 30, 8], "C": [30, 0, 78, 8], "D": [0, 8, 108, 8]}
    """),
  SceneExample(
    "An automatic column of such a grid takes only what a column with a limit leaves",
    """
    {"scale": 1024, "root": {"id": "A", "layout": "grid", "width": "wrap", "height": "wrap",
    "justifyContent": "start", "templateColumns": [{"min": "minContent", "max": 60}, "auto"],
    "children": [{"id": "B", "content": {"text": {"chars": 5, "advance": 6, "line": 8}}}, {"id":
    "C", "content": {"text": {"chars": 3, "advance": 6, "line": 8}}}, {"id": "D", "content":
    {"text": {"chars": 14, "advance": 6, "line": 8}}, "column": "span 2"}]}}
    """,
    """
    {"A": [0, 0, 84, 16], "B": [0, 0, 60, 8], "C": [60, 0, 24, 8], "D": [0, 8, 84, 8]}
    """),
  SceneExample(
    "A nested grid needs no more than the lower bound of what is in it",
    """
    {"scale": 1024, "root": {"id": "A", "layout": "grid", "width": 60, "height": 40, "children":
    [{"id": "B", "layout": "grid", "children": [{"id": "C", "content": {"size": [100, 20]},
    "width": {"min": 10}}]}]}}
    """,
    """
    {"A": [0, 0, 60, 40], "B": [0, 0, 60, 40], "C": [0, 0, 60, 40]}
    """),
  SceneExample(
    "Two levels deep, too",
    """
    {"scale": 1024, "root": {"id": "A", "layout": "grid", "templateColumns": [20], "width": 150,
    "height": "wrap", "children": [{"id": "B", "layout": "grid", "children": [{"id": "C",
    "layout": "grid", "children": [{"id": "D", "content": {"size": [70, 48]}, "width": {"min":
    "75%"}}]}]}]}}
    """,
    """
    {"A": [0, 0, 150, 48], "B": [0, 0, 20, 48], "C": [0, 0, 20, 48], "D": [0, 0, 20, 48]}
    """),
  SceneExample(
    "Without tracks there is a line all the same",
    """
    {"scale": 1024, "root": {"id": "A", "layout": "grid", "width": 100, "height": 60, "padding":
    {"leading": 4, "top": 6}, "alignContent": "center", "justifyContent": "center", "children":
    [{"id": "B", "width": 5, "height": 5, "position": "absolute", "row": 1, "column": 1}, {"id":
    "C", "width": 5, "height": 5, "position": "absolute", "row": [-1, "auto"], "column":
    ["auto", 1]}, {"id": "D", "position": "absolute", "left": 0, "right": 0, "top": 0, "bottom":
    0, "row": 1, "column": 1}]}}
    """,
    """
    {"A": [0, 0, 100, 60], "B": [52, 33, 5, 5], "C": [0, 33, 5, 5], "D": [52, 33, 48, 27]}
    """),
  SceneExample(
    "That line lies at the end where the room is shared evenly",
    """
    {"scale": 1024, "root": {"id": "A", "layout": "grid", "width": 100, "height": 60,
    "alignContent": "spaceEvenly", "justifyContent": "spaceAround", "children": [{"id": "B",
    "width": 5, "height": 5, "position": "absolute", "row": 1, "column": 1}]}}
    """,
    """
    {"A": [0, 0, 100, 60], "B": [50, 60, 5, 5]}
    """),
  SceneExample(
    "An item that fills its rows has no part in their baseline",
    """
    {"scale": 1024, "root": {"id": "A", "layout": "grid", "templateColumns": ["auto", 20, 20],
    "alignItems": "baseline", "width": 80, "height": 15, "children": [{"id": "B"}, {"id": "C",
    "width": 10, "height": 4}, {"id": "D", "height": "fill"}]}}
    """,
    """
    {"A": [0, 0, 80, 15], "B": [0, 4, 40, 0], "C": [40, 0, 10, 4], "D": [60, 0, 20, 15]}
    """),
  SceneExample(
    "Nor has one whose bound follows from its rows",
    """
    {"scale": 1024, "root": {"id": "A", "layout": "grid", "templateColumns": ["auto", 10],
    "alignItems": "baseline", "width": 60, "height": "wrap", "children": [{"id": "B"}, {"id":
    "C", "height": {"min": 40, "max": "80%"}}]}}
    """,
    """
    {"A": [0, 0, 60, 40], "B": [0, 0, 50, 0], "C": [50, 0, 10, 40]}
    """),
  SceneExample(
    "Bounds of the width bound the height that a row gives an item with a ratio",
    """
    {"scale": 1024, "root": {"id": "A", "layout": "grid", "autoRows": [20], "justifyItems":
    "center", "width": 80, "height": "wrap", "children": [{"id": "B", "aspectRatio": 0.5,
    "width": {"min": 30, "max": 40}}, {"id": "C", "aspectRatio": 0.5, "width": {"max": 5}},
    {"id": "D", "aspectRatio": 0.5, "width": {"max": 5}, "alignSelf": "stretch"}]}}
    """,
    """
    {"A": [0, 0, 80, 60], "B": [25, 0, 30, 60], "C": [37.5, 20, 5, 10], "D": [37.5, 40, 5, 20]}
    """),
  SceneExample(
    "A percentage of a row gives a column its width by a ratio",
    """
    {"scale": 1024, "root": {"id": "A", "layout": "grid", "width": 100, "height": 90,
    "justifyItems": "start", "templateColumns": ["auto", "auto"], "children": [{"id": "B",
    "height": "50%", "aspectRatio": 0.5}, {"id": "C", "width": 10, "height": 10}]}}
    """,
    """
    {"A": [0, 0, 100, 90], "B": [0, 0, 22.5, 45], "C": [56.25, 0, 10, 10]}
    """),
  SceneExample(
    "Wherever the item stands in the row",
    """
    {"scale": 1024, "root": {"id": "A", "layout": "grid", "width": 100, "height": 90,
    "justifyItems": "start", "alignItems": "center", "templateColumns": ["auto", "auto"],
    "children": [{"id": "B", "height": "50%", "aspectRatio": 3}, {"id": "C", "width": 10,
    "height": 10}]}}
    """,
    """
    {"A": [0, 0, 100, 90], "B": [0, 22.5, 135, 45], "C": [135, 40, 10, 10]}
    """),
  SceneExample(
    "A grid as large as its content is as wide as a row of points makes an item with a ratio",
    """
    {"scale": 1024, "root": {"id": "A", "layout": "flex", "width": 100, "height": "wrap",
    "alignItems": "start", "children": [{"id": "B", "layout": "grid", "templateRows": [20],
    "children": [{"id": "C", "aspectRatio": 1.5}]}]}}
    """,
    """
    {"A": [0, 0, 100, 20], "B": [0, 0, 30, 20], "C": [0, 0, 30, 20]}
    """),
  SceneExample(
    "Percentages repeat until a height is reached",
    """
    {"scale": 1024, "root": {"id": "A", "layout": "grid", "templateRows": [{"repeat":
    "autoFill", "tracks": ["25%", "20%"]}], "width": 180, "height": {"equal": "wrap", "min":
    50}, "children": [{"id": "B", "row": 3}]}}
    """,
    """
    {"A": [0, 0, 180, 50], "B": [0, 22.5, 180, 12.5]}
    """),
  SceneExample(
    "A text that just fits its column is not broken",
    """
    {"scale": 1024, "root": {"id": "A", "layout": "grid", "justifyContent": "center",
    "autoFlow": "columnDense", "width": 180, "height": "wrap", "children": [{"id": "B",
    "content": {"size": [20, 15]}, "column": "span 3"}, {"id": "C", "width": 10.5, "row":
    "span 3"}, {"id": "D", "column": "span 3"}, {"id": "E", "content": {"text": {"chars": 2,
    "advance": 6, "line": 16}}, "column": 2}, {"id": "F", "width": 40, "column": "span 3"}]}}
    """,
    """
    {"A": [0, 0, 180, 31], "B": [54.08, 16, 21.33, 15], "C": [75.42, 0, 10.5, 31], "D": [54.08,
    31, 21.33, 0], "E": [58.75, 0, 12, 16], "F": [85.92, 0, 40, 16]}
    """),
]
