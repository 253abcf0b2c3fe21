import TangramTestSupport
import Testing

/// One scene per rule, with the frames of a browser.
@Test("Frames equal those of a browser", arguments: examples)
func gridFrames(example: SceneExample) throws { #expect(try example.mismatches() == []) }

private let examples: [SceneExample] = [
  SceneExample(
    "Points, percent, fr",
    """
    {"scale": 1024, "root": {"id": "R", "layout": "grid", "width": 300, "height": 100,
    "children": [{"id": "A"}, {"id": "B"}, {"id": "C"}], "templateColumns": [50, "20%", "1fr"],
    "hspace": 10}}
    """,
    """
    {"R": [0, 0, 300, 100], "A": [0, 0, 50, 100], "B": [60, 0, 60, 100], "C": [130, 0, 170, 100]}
    """),
  SceneExample(
    "Auto tracks stretch, or keep their content",
    """
    {"scale": 1024, "root": {"id": "R", "layout": "grid", "width": 300, "height": 100,
    "children": [{"id": "A", "content": {"text": {"chars": 3, "advance": 10, "line": 20}}},
    {"id": "B", "content": {"text": {"chars": 6, "advance": 10, "line": 20}}}, {"id": "C",
    "width": 10, "height": 10}], "templateColumns": ["auto", "auto", "auto"]}}
    """,
    """
    {"R": [0, 0, 300, 100], "A": [0, 0, 96.67, 100], "B": [96.67, 0, 126.67, 100], "C": [223.33,
    0, 10, 10]}
    """),
  SceneExample(
    "The same, packed",
    """
    {"scale": 1024, "root": {"id": "R", "layout": "grid", "width": 300, "height": 100,
    "children": [{"id": "A", "content": {"text": {"chars": 3, "advance": 10, "line": 20}}},
    {"id": "B", "content": {"text": {"chars": 6, "advance": 10, "line": 20}}}, {"id": "C",
    "width": 10, "height": 10}], "templateColumns": ["auto", "auto", "auto"],
    "justifyContent": "center", "alignContent": "end"}}
    """,
    """
    {"R": [0, 0, 300, 100], "A": [100, 80, 30, 20], "B": [130, 80, 60, 20], "C": [190, 80, 10,
    10]}
    """),
  SceneExample(
    "Min-content, max-content, fit-content",
    """
    {"scale": 1024, "root": {"id": "R", "layout": "grid", "width": 300, "height": "wrap",
    "children": [{"id": "A", "content": {"text": {"chars": 3, "advance": 10, "line": 20}}},
    {"id": "B", "content": {"text": {"chars": 6, "advance": 10, "line": 20}}}, {"id": "C",
    "content": {"text": {"chars": 12, "advance": 10, "line": 20}}}, {"id": "D",
    "content": {"text": {"chars": 2, "advance": 10, "line": 20}}}],
    "templateColumns": ["minContent", "maxContent", {"fitContent": 70}, "1fr"]}}
    """,
    """
    {"R": [0, 0, 300, 60], "A": [0, 0, 10, 60], "B": [10, 0, 60, 60], "C": [70, 0, 70, 60],
    "D": [140, 0, 160, 60]}
    """),
  SceneExample(
    "Minmax",
    """
    {"scale": 1024, "root": {"id": "R", "layout": "grid", "width": 300, "height": 100,
    "children": [{"id": "A"}, {"id": "B"}, {"id": "C"}], "templateColumns": [{"min": 40,
    "max": 80}, {"min": 100, "max": "1fr"}, {"min": 0, "max": "2fr"}]}}
    """,
    """
    {"R": [0, 0, 300, 100], "A": [0, 0, 80, 100], "B": [80, 0, 100, 100], "C": [180, 0, 120, 100]}
    """),
  SceneExample(
    "A spanning item",
    """
    {"scale": 1024, "root": {"id": "R", "layout": "grid", "width": 300, "height": "wrap",
    "children": [{"id": "A", "content": {"text": {"chars": 2, "advance": 10, "line": 20}}},
    {"id": "B"}, {"id": "C", "width": 130, "height": 10, "column": "span 3"}],
    "templateColumns": ["auto", "auto", "auto"], "justifyContent": "start"}}
    """,
    """
    {"R": [0, 0, 300, 30], "A": [0, 0, 20, 20], "B": [20, 0, 0, 20], "C": [0, 20, 130, 10]}
    """),
  SceneExample(
    "An item over a flexible track",
    """
    {"scale": 1024, "root": {"id": "R", "layout": "grid", "width": 100, "height": "wrap",
    "children": [{"id": "A", "content": {"text": {"chars": 4, "advance": 10, "line": 20}}},
    {"id": "B", "content": {"size": [150, 10]}, "column": "span 2"}], "templateColumns": ["auto",
    "1fr"]}}
    """,
    """
    {"R": [0, 0, 100, 30], "A": [0, 0, 40, 20], "B": [0, 20, 100, 10]}
    """),
  SceneExample(
    "Auto-fill and auto-fit",
    """
    {"scale": 1024, "root": {"id": "R", "layout": "flex", "direction": "column", "width": 300,
    "height": "wrap", "children": [{"id": "P", "layout": "grid", "height": 20, "space": 10,
    "templateColumns": [{"repeat": "autoFill", "tracks": [{"min": 60, "max": "1fr"}]}],
    "children": [{"id": "A"}, {"id": "B"}]}, {"id": "Q", "layout": "grid", "height": 20,
    "space": 10, "templateColumns": [{"repeat": "autoFit", "tracks": [{"min": 60,
    "max": "1fr"}]}], "children": [{"id": "C"}, {"id": "D"}]}]}}
    """,
    """
    {"R": [0, 0, 300, 40], "P": [0, 0, 300, 20], "A": [0, 0, 67.5, 20], "B": [77.5, 0, 67.5, 20],
    "Q": [0, 20, 300, 20], "C": [0, 0, 145, 20], "D": [155, 0, 145, 20]}
    """),
  SceneExample(
    "Sparse placement",
    """
    {"scale": 1024, "root": {"id": "R", "layout": "grid", "width": 300, "height": 100,
    "children": [{"id": "A", "column": "span 2"}, {"id": "B", "column": "span 2"}, {"id": "C"},
    {"id": "D", "row": 1, "column": 3}], "templateColumns": [50, 50, 50], "autoRows": [20]}}
    """,
    """
    {"R": [0, 0, 300, 100], "A": [0, 0, 100, 20], "B": [0, 20, 100, 20], "C": [100, 20, 50, 20],
    "D": [100, 0, 50, 20]}
    """),
  SceneExample(
    "Dense placement",
    """
    {"scale": 1024, "root": {"id": "R", "layout": "grid", "width": 300, "height": 100,
    "children": [{"id": "A", "column": "span 2"}, {"id": "B", "column": "span 2"}, {"id": "C"},
    {"id": "D", "row": 2, "column": 3}], "templateColumns": [50, 50, 50], "autoRows": [20],
    "autoFlow": "rowDense"}}
    """,
    """
    {"R": [0, 0, 300, 100], "A": [0, 0, 100, 20], "B": [0, 20, 100, 20], "C": [100, 0, 50, 20],
    "D": [100, 20, 50, 20]}
    """),
  SceneExample(
    "Negative lines and implicit tracks before",
    """
    {"scale": 1024, "root": {"id": "R", "layout": "grid", "width": 300, "height": 100,
    "children": [{"id": "A", "column": -1}, {"id": "B", "column": ["span 3", 2]}, {"id": "C",
    "column": [1, -1], "row": 2}], "templateColumns": [50, 50], "autoColumns": [20, 30],
    "autoRows": [20]}}
    """,
    """
    {"R": [0, 0, 300, 100], "A": [150, 0, 20, 20], "B": [0, 40, 100, 20], "C": [50, 20, 100, 20]}
    """),
  SceneExample(
    "Alignment of items",
    """
    {"scale": 1024, "root": {"id": "R", "layout": "grid", "width": 300, "height": 100,
    "children": [{"id": "A", "width": 20, "height": 10, "justifySelf": "end",
    "alignSelf": "center"}, {"id": "B", "content": {"text": {"chars": 3, "advance": 10,
    "line": 20}}, "justifySelf": "center"}, {"id": "C", "left": "auto", "width": 20,
    "bottom": 5}], "templateColumns": ["1fr", "1fr", "1fr"]}}
    """,
    """
    {"R": [0, 0, 300, 100], "A": [80, 45, 20, 10], "B": [135, 0, 30, 100], "C": [280, 0, 20, 95]}
    """),
  SceneExample(
    "Percent rows of an unknown height",
    """
    {"scale": 1024, "root": {"id": "R", "layout": "grid", "width": 300, "height": "wrap",
    "children": [{"id": "A", "height": 40}, {"id": "B", "height": 20}], "templateRows": ["25%",
    "auto"]}}
    """,
    """
    {"R": [0, 0, 300, 60], "A": [0, 0, 300, 40], "B": [0, 15, 300, 20]}
    """),
  SceneExample(
    "Fr below one, unknown height",
    """
    {"scale": 1024, "root": {"id": "R", "layout": "grid", "width": 300, "height": "wrap",
    "children": [{"id": "A", "height": 21}, {"id": "B", "height": 60}], "autoRows": ["0.5fr"]}}
    """,
    """
    {"R": [0, 0, 300, 90], "A": [0, 0, 300, 21], "B": [0, 21, 300, 60]}
    """),
  SceneExample(
    "Areas and an absolute child",
    """
    {"scale": 1024, "root": {"id": "R", "layout": "grid", "width": 300, "height": 100,
    "children": [{"id": "A", "area": "a"}, {"id": "B", "area": "c"}, {"id": "C",
    "position": "absolute", "area": "b", "right": 0, "bottom": 0, "width": 10, "height": 10},
    {"id": "D", "position": "absolute", "width": 10, "height": 10, "justifySelf": "end"}],
    "templateAreas": ["a b", "a c"], "templateColumns": [100, "1fr"], "templateRows": [30, "1fr"],
    "padding": 5}}
    """,
    """
    {"R": [0, 0, 300, 100], "A": [5, 5, 100, 90], "B": [105, 35, 190, 60], "C": [285, 25, 10, 10],
    "D": [290, 0, 10, 10]}
    """),
]
