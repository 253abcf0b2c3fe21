import TangramTestSupport
import Testing

/// One scene per group of rules, with frames that were derived from TangramKit.
@Test("Frames are exact", arguments: examples)
func tableFrames(example: SceneExample) throws { #expect(try example.mismatches() == []) }

private let examples: [SceneExample] = [
  SceneExample(
    "Columns of equal parts, of a number, and of a third",
    """
    {"superview": [200, 200], "root": {"id": "T", "layout": "table", "width": 120, "height": 100
    , "hspace": 6, "vspace": 4, "rows": [{"id": "r0", "size": 40, "colSize": "average",
    "children": [{"id": "A"}, {"id": "B", "width": 5}]}, {"id": "r1", "size": "wrap", "colSize"
    : 30, "children": [{"id": "C", "height": 10}, {"id": "D", "height": 20}, {"id": "E"}]}, {
    "id": "r2", "size": "average", "colCount": 3, "children": [{"id": "F"}, {"id": "G", "frame"
    : [0, 0, 9, 9]}]}]}}
    """,
    """
    {"T": [0, 0, 120, 100], "r0": [0, 0, 120, 40], "A": [0, 0, 57, 40], "B": [63, 0, 57, 40],
    "r1": [0, 44, 102, 20], "C": [0, 0, 30, 10], "D": [36, 0, 30, 20], "E": [72, 0, 30, 20],
    "r2": [0, 68, 120, 32], "F": [0, 0, 36, 32], "G": [42, 0, 36, 9]}
    """),
  SceneExample(
    "A horizontal table has columns as rows",
    """
    {"superview": [200, 200], "root": {"id": "T", "layout": "table", "orientation": "horz",
    "width": 100, "height": 60, "rows": [{"id": "r0", "size": 30, "colSize": "average",
    "children": [{"id": "A"}, {"id": "B"}]}, {"id": "r1", "size": "average", "colSize": "wrap",
    "children": [{"id": "C", "height": 10}, {"id": "D", "width": 15, "height": 20}]}]}}
    """,
    """
    {"T": [0, 0, 100, 60], "r0": [0, 0, 30, 60], "A": [0, 0, 30, 30], "B": [0, 30, 30, 30], "r1"
    : [30, 0, 70, 30], "C": [0, 0, 70, 10], "D": [0, 10, 15, 20]}
    """),
  SceneExample(
    "A row grows with its text, and other columns keep their own widths",
    """
    {"superview": [200, 200], "root": {"id": "T", "layout": "table", "width": 110, "height":
    "wrap", "padding": 5, "hspace": 10, "vspace": 2, "rows": [{"id": "r0", "size": "wrap",
    "colSize": "average", "children": [{"id": "A", "height": "wrap", "content": {"text": {
    "chars": 10, "advance": 10, "line": 10}}}, {"id": "B"}]}, {"id": "r1", "size": 15, "colSize"
    : "fill", "gravity": ["horz.right"], "children": [{"id": "C", "width": 20}, {"id": "D",
    "width": 10, "height": 5}]}]}}
    """,
    """
    {"T": [0, 0, 110, 57], "r0": [5, 5, 100, 30], "A": [0, 0, 45, 30], "B": [55, 0, 45, 30],
    "r1": [5, 37, 100, 15], "C": [60, 0, 20, 15], "D": [90, 0, 10, 5]}
    """),
]
