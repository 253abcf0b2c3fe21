import TangramTestSupport
import Testing

/// One scene per rule, with frames that were derived from TangramKit.
@Test("Frames are exact", arguments: examples)
func floatFrames(example: SceneExample) throws { #expect(try example.mismatches() == []) }

private let examples: [SceneExample] = [
  SceneExample(
    "A wrapping length grows to the longest child",
    """
    {"root": {"id": "R", "layout": "float", "width": "wrap", "height": "wrap", "children": [{
    "id": "A", "width": 30, "height": 10}, {"id": "B", "width": 60, "height": 10}, {"id": "C",
    "width": 20, "height": 10}, {"id": "D", "width": 30, "height": 10}]}}
    """,
    """
    {"R": [0, 0, 60, 30], "A": [0, 0, 30, 10], "B": [0, 10, 60, 10], "C": [0, 20, 20, 10], "D":
    [20, 20, 30, 10]}
    """),
  SceneExample(
    "A wrapping length does not depend on what it was",
    """
    {"root": {"id": "R", "layout": "float", "width": "wrap", "height": "wrap",
    "frame": [0, 0, 90, 0], "children": [{"id": "A", "width": 30, "height": 10},
    {"id": "B", "width": 60, "height": 10}, {"id": "C", "width": 20, "height": 10},
    {"id": "D", "width": 30, "height": 10}]}}
    """,
    """
    {"R": [0, 0, 60, 30], "A": [0, 0, 30, 10], "B": [0, 10, 60, 10], "C": [0, 20, 20, 10],
    "D": [20, 20, 30, 10]}
    """),
  SceneExample(
    "References to siblings, the container and shares of it across",
    """
    {"root": {"id": "R", "layout": "float", "width": 100, "height": 60, "children": [{"id": "A"
    , "width": 30, "height": 20}, {"id": "B", "width": "A.height", "height": 10}, {"id": "C",
    "width": 10, "height": "50%", "top": 4}, {"id": "D", "width": "superview.height", "height":
    10, "frame": [0, 0, 12, 5]}]}}
    """,
    """
    {"R": [0, 0, 100, 60], "A": [0, 0, 30, 20], "B": [30, 0, 30, 10], "C": [60, 4, 10, 26], "D"
    : [70, 0, 12, 10]}
    """),
  SceneExample(
    "Shares across are of what remains below the top of their place",
    """
    {"root": {"id": "R", "layout": "float", "width": 100, "height": 100, "children": [{"id":
    "A", "width": 100, "height": 30}, {"id": "B", "width": 40, "height": "50%"}, {"id": "C",
    "width": 40, "height": "fill"}]}}
    """,
    """
    {"R": [0, 0, 100, 100], "A": [0, 0, 100, 30], "B": [0, 30, 40, 35], "C": [40, 30, 40, 70]}
    """),
  SceneExample(
    "Falling back below what was in the way",
    """
    {"root": {"id": "R", "layout": "float", "width": 100, "height": "wrap", "children": [{"id":
    "A", "width": 40, "height": 50}, {"id": "B", "width": 60, "height": 20}, {"id": "C", "width"
    : 60, "height": 20}, {"id": "D", "width": 30, "height": 10}, {"id": "E", "width": 50,
    "height": 10}]}}
    """,
    """
    {"R": [0, 0, 100, 60], "A": [0, 0, 40, 50], "B": [40, 0, 60, 20], "C": [40, 20, 60, 20], "D"
    : [40, 40, 30, 10], "E": [0, 50, 50, 10]}
    """),
  SceneExample(
    "Both sides fall back, and neither goes above the other's last child",
    """
    {"root": {"id": "R", "layout": "float", "width": 100, "height": "wrap", "children": [{"id":
    "A", "width": 40, "height": 20}, {"id": "B", "width": 30, "height": 40, "reverseFloat": true
    }, {"id": "C", "width": 40, "height": 10}, {"id": "D", "width": 70, "height": 10}, {"id":
    "E", "width": 80, "height": 10}, {"id": "F", "width": 20, "height": 5, "reverseFloat": true}
    ]}}
    """,
    """
    {"R": [0, 0, 100, 50], "A": [0, 0, 40, 20], "B": [70, 0, 30, 40], "C": [0, 20, 40, 10], "D"
    : [0, 30, 70, 10], "E": [0, 40, 80, 10], "F": [80, 40, 20, 5]}
    """),
  SceneExample(
    "Clearing starts below the own side, with gaps below and behind",
    """
    {"root": {"id": "R", "layout": "float", "space": 5, "width": 100, "height": "wrap",
    "children": [{"id": "A", "width": 30, "height": 30}, {"id": "B", "width": 30, "height": 10}
    , {"id": "C", "width": 20, "height": 10, "clearFloat": true}, {"id": "D", "width": 30,
    "height": 10, "left": 2, "top": 3}]}}
    """,
    """
    {"R": [0, 0, 100, 48], "A": [0, 0, 30, 30], "B": [35, 0, 30, 10], "C": [0, 35, 20, 10], "D"
    : [27, 38, 30, 10]}
    """),
  SceneExample(
    "Weights are shares of the room that is left in the place found",
    """
    {"scale": 2, "root": {"id": "R", "layout": "float", "width": 100, "height": "wrap",
    "children": [{"id": "A", "width": 30, "height": 20}, {"id": "B", "width": "fill", "height":
    20}, {"id": "C", "width": "50%", "height": 10, "left": 10, "right": 5}, {"id": "D", "width"
    : "50%", "height": 10, "reverseFloat": true}, {"id": "E", "width": {"equal": "50%",
    "increment": 10}, "height": 5}]}}
    """,
    """
    {"R": [0, 0, 100, 30], "A": [0, 0, 30, 20], "B": [30, 0, 70, 20], "C": [10, 20, 35, 10], "D"
    : [75, 20, 25, 10], "E": [50, 20, 17.5, 5]}
    """),
  SceneExample(
    "Children longer than the container are never shrunk",
    """
    {"root": {"id": "R", "layout": "float", "width": 100, "height": "wrap", "children": [{"id":
    "A", "width": 40, "height": 20}, {"id": "B", "width": 130, "height": 10}, {"id": "C",
    "width": 40, "height": 10}, {"id": "D", "width": 120, "height": 10, "reverseFloat": true}]}}
    """,
    """
    {"R": [0, 0, 100, 50], "A": [0, 0, 40, 20], "B": [0, 20, 130, 10], "C": [0, 30, 40, 10], "D"
    : [-20, 40, 120, 10]}
    """),
  SceneExample(
    "Floats of both sides that end alike close the line",
    """
    {"root": {"id": "R", "layout": "float", "width": 100, "height": "wrap", "children": [{"id":
    "A", "width": 40, "height": 20}, {"id": "B", "width": 60, "height": 20, "reverseFloat": true
    }, {"id": "C", "width": 20, "height": 10}]}}
    """,
    """
    {"R": [0, 0, 100, 30], "A": [0, 0, 40, 20], "B": [40, 0, 60, 20], "C": [0, 20, 20, 10]}
    """),
  SceneExample(
    "Without a limit only clearing starts a line",
    """
    {"root": {"id": "R", "layout": "float", "noBoundaryLimit": true, "space": 5, "width": "wrap"
    , "height": "wrap", "padding": 2, "children": [{"id": "A", "width": 80, "height": 20}, {"id"
    : "B", "width": 90, "height": 10}, {"id": "C", "width": 30, "height": 10, "clearFloat": true
    }, {"id": "D", "width": 40, "height": 10}]}}
    """,
    """
    {"R": [0, 0, 179, 39], "A": [2, 2, 80, 20], "B": [87, 2, 90, 10], "C": [2, 27, 30, 10], "D"
    : [37, 27, 40, 10]}
    """),
  SceneExample(
    "A horizontal layout floats up and down",
    """
    {"root": {"id": "R", "layout": "float", "orientation": "horz", "width": "wrap", "height":
    100, "children": [{"id": "A", "width": 50, "height": 40}, {"id": "B", "width": 20, "height"
    : 60}, {"id": "C", "width": 20, "height": 60}, {"id": "D", "width": 10, "height": "fill",
    "reverseFloat": true}]}}
    """,
    """
    {"R": [0, 0, 50, 100], "A": [0, 0, 50, 40], "B": [0, 40, 20, 60], "C": [20, 40, 20, 60], "D"
    : [40, 40, 10, 60]}
    """),
  SceneExample(
    "The gap lies before a child at the end",
    """
    {"root": {"id": "R", "layout": "float", "hspace": 5, "width": 100, "height": "wrap",
    "children": [{"id": "A", "width": 30, "height": 20}, {"id": "C", "width": 30, "height": 40,
    "reverseFloat": true}, {"id": "B", "width": 31, "height": 10}, {"id": "D", "width": 20,
    "height": 10}]}}
    """,
    """
    {"R": [0, 0, 100, 40], "A": [0, 0, 30, 20], "C": [70, 0, 30, 40], "B": [0, 20, 31, 10], "D"
    : [36, 20, 20, 10]}
    """),
  SceneExample(
    "Fixed sizes with centered gaps and margins on top",
    """
    {"scale": 3, "root": {"id": "R", "layout": "float", "width": 200, "height": "wrap",
    "fixedSubviews": {"size": 60, "minSpace": 10, "centered": true}, "children": [{"id": "A",
    "height": 10}, {"id": "C", "height": 10, "left": 1}, {"id": "B", "height": 10}, {"id": "D",
    "width": 80, "height": 10}]}}
    """,
    """
    {"R": [0, 0, 200, 40], "A": [26.6667, 0, 60, 10], "C": [27.6667, 10, 60, 10], "B": [26.6667
    , 20, 60, 10], "D": [26.6667, 30, 80, 10]}
    """),
  SceneExample(
    "Gravity moves all children across",
    """
    {"root": {"id": "R", "layout": "float", "gravity": ["horz.center", "vert.center"], "width":
    100, "height": 60, "children": [{"id": "A", "width": 40, "height": 20}, {"id": "B", "width"
    : 30, "height": 10}]}}
    """,
    """
    {"R": [0, 0, 100, 60], "A": [0, 20, 40, 20], "B": [40, 20, 30, 10]}
    """),
  SceneExample(
    "Children are aligned in lines as they were placed",
    """
    {"root": {"id": "R", "layout": "float", "width": 100, "height": "wrap", "children": [{"id":
    "A", "width": 40, "height": 30}, {"id": "B", "width": 30, "height": 10, "alignment": [
    "vert.center"]}, {"id": "C", "width": 30, "height": 10, "alignment": ["vert.bottom"]}, {"id"
    : "D", "width": 50, "height": 10, "alignment": ["vert.center"]}]}}
    """,
    """
    {"R": [0, 0, 100, 30], "A": [0, 0, 40, 30], "B": [40, 10, 30, 10], "C": [70, 20, 30, 10],
    "D": [40, 10, 50, 10]}
    """),
  SceneExample(
    "A child at the end at a new place starts a line",
    """
    {"root": {"id": "R", "layout": "float", "width": 100, "height": "wrap", "children": [{"id":
    "X", "width": 100, "height": 20}, {"id": "A", "width": 40, "height": 10, "alignment": [
    "vert.bottom"]}, {"id": "B", "width": 30, "height": 30, "reverseFloat": true}, {"id": "C",
    "width": 20, "height": 10, "alignment": ["vert.bottom"]}]}}
    """,
    """
    {"R": [0, 0, 100, 50], "X": [0, 0, 100, 20], "A": [0, 20, 40, 10], "B": [70, 20, 30, 30],
    "C": [40, 40, 20, 10]}
    """),
]
