import TangramTestSupport
import Testing

/// One scene per rule, with the frames of a browser.
@Test("Frames equal those of a browser", arguments: examples)
func flexFrames(example: SceneExample) throws { #expect(try example.mismatches() == []) }

private let examples: [SceneExample] = [
  SceneExample(
    "Grow shared, frozen at a maximum",
    """
    {"scale": 1024, "root": {"id": "R", "layout": "flex", "width": 300, "height": 100,
    "children": [{"id": "A", "grow": 1, "width": {"max": 60}}, {"id": "B", "grow": 1}, {"id": "C",
    "grow": 2}]}}
    """,
    """
    {"R": [0, 0, 300, 100], "A": [0, 0, 60, 100], "B": [60, 0, 80, 100], "C": [140, 0, 160, 100]}
    """),
  SceneExample(
    "Grow factors below one",
    """
    {"scale": 1024, "root": {"id": "R", "layout": "flex", "width": 300, "height": 100,
    "children": [{"id": "A", "width": 50, "height": 20, "grow": 0.2}, {"id": "B", "width": 50,
    "height": 20, "grow": 0.3}, {"id": "C", "width": 50, "height": 20}]}}
    """,
    """
    {"R": [0, 0, 300, 100], "A": [0, 0, 80, 20], "B": [80, 0, 95, 20], "C": [175, 0, 50, 20]}
    """),
  SceneExample(
    "Shrink by scaled factors",
    """
    {"scale": 1024, "root": {"id": "R", "layout": "flex", "width": 100, "height": 100,
    "children": [{"id": "A", "width": 50, "height": 20, "shrink": 0}, {"id": "B", "width": 60,
    "height": 20}, {"id": "C", "width": 40, "height": 20, "shrink": 2}]}}
    """,
    """
    {"R": [0, 0, 100, 100], "A": [0, 0, 50, 20], "B": [50, 0, 38.57, 20], "C": [88.57, 0, 11.43,
    20]}
    """),
  SceneExample(
    "Automatic minimum",
    """
    {"scale": 1024, "root": {"id": "R", "layout": "flex", "width": 120, "height": 100,
    "children": [{"id": "A", "content": {"text": {"chars": 8, "advance": 10, "line": 20}},
    "shrink": 1, "width": 100}, {"id": "B", "width": 100, "content": {"size": [70, 10]}},
    {"id": "C", "width": {"equal": 100, "min": 0}, "content": {"size": [70, 10]}}],
    "alignItems": "start"}}
    """,
    """
    {"R": [0, 0, 120, 100], "A": [0, 0, 25, 80], "B": [25, 0, 70, 10], "C": [95, 0, 25, 10]}
    """),
  SceneExample(
    "Text gives way",
    """
    {"scale": 1024, "root": {"id": "R", "layout": "flex", "width": 100, "height": "wrap",
    "children": [{"id": "A", "content": {"text": {"chars": 12, "advance": 10, "line": 20}}},
    {"id": "B", "width": 30, "height": 10, "alignSelf": "center"}]}}
    """,
    """
    {"R": [0, 0, 100, 40], "A": [0, 0, 80, 40], "B": [80, 15, 20, 10]}
    """),
  SceneExample(
    "Wrap, stretched lines, spaceBetween",
    """
    {"scale": 1024, "root": {"id": "R", "layout": "flex", "width": 300, "height": 100,
    "children": [{"id": "A", "width": 120, "height": 20}, {"id": "B", "width": 120}, {"id": "C",
    "width": 120, "height": 30}, {"id": "D", "width": 100, "height": 10, "alignSelf": "end"}],
    "wrap": "wrap", "justifyContent": "spaceBetween", "space": 10}}
    """,
    """
    {"R": [0, 0, 300, 100], "A": [0, 0, 120, 20], "B": [180, 0, 120, 40], "C": [0, 50, 120, 30],
    "D": [200, 90, 100, 10]}
    """),
  SceneExample(
    "WrapReverse and rowReverse",
    """
    {"scale": 1024, "root": {"id": "R", "layout": "flex", "width": 300, "height": 100,
    "children": [{"id": "A", "width": 120, "height": 20}, {"id": "B", "width": 120, "height": 30},
    {"id": "C", "width": 120, "height": 10}], "wrap": "wrapReverse", "direction": "rowReverse",
    "alignContent": "flexStart"}}
    """,
    """
    {"R": [0, 0, 300, 100], "A": [180, 80, 120, 20], "B": [60, 70, 120, 30], "C": [180, 60, 120,
    10]}
    """),
  SceneExample(
    "Auto margins beat justify and align",
    """
    {"scale": 1024, "root": {"id": "R", "layout": "flex", "width": 300, "height": 100,
    "children": [{"id": "A", "width": 50, "height": 20, "left": "auto"}, {"id": "B", "width": 50,
    "height": 20, "top": "auto"}, {"id": "C", "width": 50, "height": 20, "left": "auto",
    "right": "auto", "top": "auto", "bottom": "auto"}], "justifyContent": "center",
    "alignItems": "center"}}
    """,
    """
    {"R": [0, 0, 300, 100], "A": [50, 40, 50, 20], "B": [100, 80, 50, 20], "C": [200, 40, 50, 20]}
    """),
  SceneExample(
    "Baselines",
    """
    {"scale": 1024, "root": {"id": "R", "layout": "flex", "width": 300, "height": "wrap",
    "children": [{"id": "A", "content": {"text": {"chars": 3, "advance": 10, "line": 20}}},
    {"id": "B", "content": {"text": {"chars": 3, "advance": 10, "line": 40}}, "top": 6},
    {"id": "C", "width": 30, "height": 25}, {"id": "D", "layout": "flex", "padding": 5,
    "children": [{"id": "E", "content": {"text": {"chars": 2, "advance": 10, "line": 10}}}]}],
    "alignItems": "baseline"}}
    """,
    """
    {"R": [0, 0, 300, 46], "A": [0, 22, 30, 20], "B": [30, 6, 30, 40], "C": [60, 13, 30, 25],
    "D": [90, 25, 30, 20], "E": [5, 5, 20, 10]}
    """),
  SceneExample(
    "Column, percent of a definite and an unknown height",
    """
    {"scale": 1024, "root": {"id": "R", "layout": "flex", "width": 300, "height": "wrap",
    "children": [{"id": "A", "layout": "flex", "height": 60, "children": [{"id": "B", "width": 20,
    "height": "50%"}]}, {"id": "C", "layout": "flex", "children": [{"id": "D", "width": 20,
    "height": "50%", "content": {"size": [5, 8]}}]}], "direction": "column"}}
    """,
    """
    {"R": [0, 0, 300, 68], "A": [0, 0, 300, 60], "B": [0, 0, 20, 30], "C": [0, 60, 300, 8],
    "D": [0, 0, 20, 8]}
    """),
  SceneExample(
    "Ratio",
    """
    {"scale": 1024, "root": {"id": "R", "layout": "flex", "width": 300, "height": 100,
    "children": [{"id": "A", "aspectRatio": 2, "height": 40}, {"id": "B", "aspectRatio": 2,
    "width": 40}, {"id": "C", "aspectRatio": 0.5}]}}
    """,
    """
    {"R": [0, 0, 300, 100], "A": [0, 0, 80, 40], "B": [80, 0, 40, 100], "C": [120, 0, 50, 100]}
    """),
  SceneExample(
    "Intrinsic width of a row",
    """
    {"scale": 1024, "root": {"id": "R", "layout": "flex", "width": 400, "height": 100,
    "children": [{"id": "R2", "layout": "flex", "children": [{"id": "A",
    "content": {"text": {"chars": 8, "advance": 10, "line": 20}}, "basis": 30}, {"id": "B",
    "content": {"text": {"chars": 8, "advance": 10, "line": 20}}, "basis": 30, "grow": 1},
    {"id": "C", "content": {"text": {"chars": 3, "advance": 10, "line": 20}}, "basis": 60,
    "shrink": 0}]}], "alignItems": "start"}}
    """,
    """
    {"R": [0, 0, 400, 100], "R2": [0, 0, 170, 60], "A": [0, 0, 30, 60], "B": [30, 0, 80, 60],
    "C": [110, 0, 60, 60]}
    """),
  SceneExample(
    "Absolute children",
    """
    {"scale": 1024, "root": {"id": "R", "layout": "flex", "width": 300, "height": 100,
    "children": [{"id": "A", "position": "absolute", "left": 10, "right": 20, "top": 5,
    "height": 10}, {"id": "B", "position": "absolute", "width": 50, "height": 20}, {"id": "C",
    "position": "absolute", "bottom": "10%", "right": 0, "content": {"text": {"chars": 4,
    "advance": 10, "line": 20}}}], "padding": 10, "justifyContent": "center",
    "alignItems": "end"}}
    """,
    """
    {"R": [0, 0, 300, 100], "A": [10, 5, 270, 10], "B": [125, 70, 50, 20], "C": [260, 70, 40, 20]}
    """),
  SceneExample(
    "Overflow and fallbacks",
    """
    {"scale": 1024, "root": {"id": "R", "layout": "flex", "width": 100, "height": 100,
    "children": [{"id": "A", "width": 80, "height": 20, "shrink": 0}, {"id": "B", "width": 80,
    "height": 20, "shrink": 0}], "direction": "rowReverse", "justifyContent": "spaceAround"}}
    """,
    """
    {"R": [0, 0, 100, 100], "A": [80, 0, 80, 20], "B": [0, 0, 80, 20]}
    """),
  SceneExample(
    "Right to left",
    """
    {"scale": 1024, "rtl": true, "superview": [300, 667], "root": {"id": "R", "layout": "flex",
    "width": 300, "height": 100, "children": [{"id": "A", "width": 50, "leading": 10,
    "height": 20}, {"id": "B", "width": 50, "left": 5, "height": 20}], "padding": {"leading": 8}}}
    """,
    """
    {"R": [0, 0, 300, 100], "A": [232, 0, 50, 20], "B": [182, 0, 50, 20]}
    """),
]
