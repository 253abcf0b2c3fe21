import Synchronization
import Tangram
import TangramScene
import TangramTestSupport
import Testing

/// A gravity for each line.
@Suite struct GravityOfLinesTests {
  @Test("Frames are exact, and every number has a reason", arguments: examples)
  func framesOfLines(example: SceneExample) throws {
    #expect(try example.mismatches() == [])
    #expect(unexplained(try example.test().scene.root, in: "flow") == [])
  }

  @Test func gravityFunctionsGetIndexCountAndIsLast() {
    let gravity = TGLineGravity { line, count, isLast in
      line == 1 && count == 2 && isLast ? TGGravity.horz.right : nil
    }
    let flow = rows(gravity)
    #expect(flow.starts(.horizontal, "ABCDE") == [0, 25, 50, 55, 80])
    #expect(unexplained(flow, in: "flow") == [])
    #expect(rows(nil).starts(.horizontal, "ABCDE") == [0, 25, 50, 0, 25])
  }

  @Test("A gravity function gets correct line numbers, whatever the cross-axis gravity")
  func gravityFunctionsGetCorrectLineNumbers() {
    let gravities = [
      TGGravity.vert.top, TGGravity.vert.center, TGGravity.vert.fill, TGGravity.vert.stretch,
    ]
    for gravity in gravities {
      let wrong = Mutex(0)
      let flow = TGFlowLayout { leaves(Array(repeating: (20, 10), count: 5)) }.size(50, 90)
        .gravity(gravity)
        .lineGravity(
          TGLineGravity { line, count, isLast in
            if count != (line == 2 ? 1 : 2) || isLast != (line == 2) { wrong.withLock { $0 += 1 } }
            return nil
          })
      _ = flow.layout(in: .zero)
      #expect(wrong.withLock { $0 } == 0, "\(gravity)")
    }
  }

  @Test func gravityFunctionsAreEqualOnlyToTheirCopies() {
    let one = TGLineGravity { _, _, _ in nil }
    let other = TGLineGravity { _, _, _ in nil }
    let copy = one
    #expect(one == copy)
    #expect(one != other)
    #expect(TGLineGravity(last: .center) == TGLineGravity(last: .center))
    #expect(TGLineGravity(last: .center) != TGLineGravity(lines: [.center]))
  }

  @Test func lineGravityRoundTripsInScenes() throws {
    let root = """
      {"id":"R","layout":"flow","lineGravity":{"lines":[["horz.center"],null],\
      "last":["horz.left","vert.stretch"]}}
      """
    #expect(try rewritten(root: root) == #"{"root":"# + root + "}")
    let last = #"{"id":"R","layout":"flow","lineGravity":{"last":[]}}"#
    #expect(try rewritten(root: last) == #"{"root":"# + last + "}")
    let scene = TGScene(root: rows(TGLineGravity { _, _, _ in nil }).view)
    #expect(!scene.json().contains("lineGravity"))
  }

  @Test(
    "Mistakes in scenes",
    arguments: [
      (
        #"{"layout": "linear", "lineGravity": {}}"#,
        "root.lineGravity: unknown key here; it is for flow"
      ),
      (#"{"layout": "flow", "lineGravity": []}"#, "root.lineGravity: expected an object"),
      (
        #"{"layout": "flow", "lineGravity": {"lines": [["left"]]}}"#,
        "root.lineGravity.lines[0][0]: unknown value `left`"
      ),
      (
        #"{"layout": "flow", "lineGravity": {"first": []}}"#,
        "root.lineGravity.first: unknown key"
      ),
    ])
  func mistakes(root: String, message: String) {
    #expect(mistake(inRoot: root).contains(message), "\(mistake(inRoot: root))")
  }

  @Test func arrangedLinesReturnsTheNumberOfLines() {
    let room = TGSize(width: 300, height: 300)
    let counted = rows(nil).named("R").layout(in: room)
    #expect(counted.arrangedLines(of: "R") == 2)
    #expect(counted.arrangedLines(of: "A") == nil)
    #expect(counted.arrangedLines(of: "none") == nil)
    let sizes: [(Double, Double)] = [(60, 10), (60, 20), (30, 30)]
    let broken = TGFlowLayout { leaves(sizes) }.size(100, 100)
    let empty = TGFlowLayout(arrangedCount: 2).size(10, 10)
    let endless = TGFlowLayout { leaves(sizes) }.size(.wrap, .wrap).maxLines(1)
    let layout = TGLinearLayout(.vert) {
      broken
      empty
      endless
    }.size(.wrap, .wrap).layout(in: room)
    #expect([broken, empty, endless].map { layout.arrangedLines(of: $0) } == [2, 0, 1])
    #expect(layout.arrangedLines(of: layout.root) == nil)
  }

  @Test(
    "A hint is given where stretch has no effect",
    arguments: [
      (#""layout":"flow","gravity":["vert.stretch"]"#, "every child has a height"),
      (
        #""layout":"flow","gravity":["horz.stretch"]"#,
        "a flow layout does not stretch children along this axis"
      ),
      (
        #""layout":"float","gravity":["vert.stretch"]"#,
        "a float layout does not stretch children along this axis"
      ),
    ])
  func stretchesNothing(container: String, reason: String) throws {
    let scene = try TGScene(
      json: """
        {"root": {"id": "R", \(container), "width": 50, "height": 50,
        "children": [{"width": 5, "height": 5}]}}
        """)
    let messages = scene.layout().diagnostics.filter { $0.code == "stretches-nothing" }.map(
      \.message)
    #expect(messages == ["stretches nothing, because \(reason)"])
  }

  @Test(
    "Unstretched children report no size, stretched ones no space left",
    arguments: [
      (#""layout":"relative","gravity":["stretch"]"#, "", "no-size"),
      (#""layout":"relative""#, #""alignment":["fill"],"#, "no-size"),
      (
        #""layout":"linear","orientation":"horz","gravity":["horz.stretch"]"#,
        #""width":{"min":"wrap"},"#, "no-size"
      ),
      (#""layout":"linear","orientation":"horz""#, #""alignment":["horz.fill"],"#, "no-size"),
      (
        #""layout":"linear","orientation":"horz","gravity":["horz.stretch"]"#, "", "no-room-left"
      ),
      (#""layout":"linear","gravity":["horz.fill"]"#, #""left":60,"#, "no-room-left"),
    ])
  func emptyViews(container: String, keys: String, code: String) throws {
    let scene = try TGScene(
      json: """
        {"root": {"id": "R", \(container), "width": 50, "height": 50,
        "children": [{"width": 60, "height": 5}, {"id": "A", \(keys) "height": 5}]}}
        """)
    let found = scene.layout().diagnostics.filter { $0.name == "A" && $0.property == "width" }
    #expect(found.map(\.code.rawValue) == [code])
  }

  private func rows(_ gravity: TGLineGravity?) -> TGFlowLayout {
    var flow = TGFlowLayout(arrangedCount: 3) { leaves(Array(repeating: (20, 10), count: 5)) }
      .size(100, 40).lineGravity(gravity)
    flow.tg_hspace = 5
    return flow
  }
}

private func rows(_ settings: String, _ children: String = fiveChildren) -> String {
  """
  {"root": {"id": "R", "layout": "flow", "width": 100, "height": 40, \(settings),
  "children": [\(children)]}}
  """
}

private let fiveChildren = "ABCDE".map { #"{"id": "\#($0)", "width": 20, "height": 10}"# }
  .joined(separator: ", ")

private let containers = """
  {"id": "C", "layout": "linear", "width": "wrap", "height": "wrap", "children": [
  {"id": "T", "width": "fill", "height": "wrap",
  "content": {"text": {"chars": 10, "advance": 10, "line": 20}}},
  {"id": "U", "width": 30, "height": 5}]}, {"id": "D", "width": 30, "height": 10},
  {"id": "E", "layout": "linear", "width": "wrap", "height": "wrap", "children": [
  {"id": "V", "width": 30, "height": 5}]}, {"id": "F", "width": 30, "height": 10}
  """

private let examples: [SceneExample] = [
  SceneExample(
    "Containers in a line that fills are measured for their final widths, and wrap in others",
    """
    {"root": {"id": "R", "layout": "flow", "arrangedCount": 2, "width": 100, "height": "wrap",
    "lineGravity": {"lines": [["horz.fill"]]}, "children": [\(containers)]}}
    """,
    """
    {"R": [0, 0, 100, 55], "C": [0, 0, 50, 45], "T": [0, 0, 50, 40], "U": [0, 40, 30, 5],
    "D": [50, 0, 50, 10], "E": [0, 45, 30, 5], "V": [0, 0, 30, 5], "F": [30, 45, 30, 10]}
    """),
  SceneExample(
    "In a flow that fills, containers wrap in a line that does not",
    """
    {"root": {"id": "R", "layout": "flow", "arrangedCount": 2, "width": 100, "height": "wrap",
    "gravity": ["horz.fill"], "arrangedGravity": ["vert.fill"],
    "lineGravity": {"last": ["horz.left", "vert.center"]}, "children": [\(containers)]}}
    """,
    """
    {"R": [0, 0, 100, 20], "C": [0, 0, 50, 10], "T": [0, 0, 50, 40], "U": [0, 40, 30, 5],
    "D": [50, 0, 50, 10], "E": [0, 13, 30, 5], "V": [0, 0, 30, 5], "F": [30, 10, 30, 10]}
    """),
  SceneExample(
    "The last line",
    rows(
      """
      "arrangedCount": 3, "hspace": 5, "gravity": ["horz.between"],
      "lineGravity": {"last": ["horz.right"]}
      """),
    """
    {"R": [0, 0, 100, 40], "A": [0, 0, 20, 10], "B": [40, 0, 20, 10], "C": [80, 0, 20, 10],
    "D": [55, 10, 20, 10], "E": [80, 10, 20, 10]}
    """),
  SceneExample(
    "The first line; null is a line like the others, and the last one is held back",
    rows(
      """
      "arrangedCount": 3, "hspace": 5, "gravity": ["horz.between"],
      "lineGravity": {"lines": [["horz.center"], null]}
      """),
    """
    {"R": [0, 0, 100, 40], "A": [15, 0, 20, 10], "B": [40, 0, 20, 10], "C": [65, 0, 20, 10],
    "D": [0, 10, 20, 10], "E": [25, 10, 20, 10]}
    """),
  SceneExample(
    "A line with its own gravity is not held back",
    rows(
      """
      "arrangedCount": 3, "hspace": 5, "gravity": ["horz.center"],
      "lineGravity": {"last": ["horz.between"]}
      """),
    """
    {"R": [0, 0, 100, 40], "A": [15, 0, 20, 10], "B": [40, 0, 20, 10], "C": [65, 0, 20, 10],
    "D": [0, 10, 20, 10], "E": [80, 10, 20, 10]}
    """),
  SceneExample(
    "Across a line, the gravity along it stays that of the flow",
    rows(
      """
      "arrangedCount": 2, "gravity": ["horz.right"], "arrangedGravity": ["vert.center"],
      "lineGravity": {"lines": [["vert.bottom"]]}
      """,
      """
      {"id": "A", "width": 20, "height": 10}, {"id": "B", "width": 20, "height": 20},
      {"id": "C", "width": 20, "height": 10}, {"id": "D", "width": 20, "height": 20}
      """),
    """
    {"R": [0, 0, 100, 40], "A": [60, 10, 20, 10], "B": [80, 0, 20, 20], "C": [60, 25, 20, 10],
    "D": [80, 20, 20, 20]}
    """),
  SceneExample(
    "A line that fills divides its length",
    rows(
      """
      "arrangedCount": 2, "hspace": 10, "lineGravity": {"lines": [["horz.fill"]]}
      """),
    """
    {"R": [0, 0, 100, 40], "A": [0, 0, 45, 10], "B": [55, 0, 45, 10], "C": [0, 10, 20, 10],
    "D": [30, 10, 20, 10], "E": [0, 20, 20, 10]}
    """),
  SceneExample(
    "Lines that break by content, in columns",
    """
    {"root": {"id": "R", "layout": "flow", "orientation": "horz", "width": 100, "height": 50,
    "lineGravity": {"lines": [null, ["vert.fill"]], "last": ["vert.bottom", "horz.fill"]},
    "children": [{"id": "A", "width": 20, "height": 30}, {"id": "B", "width": 20, "height": 30},
    {"id": "C", "width": 20, "height": 30}, {"id": "D", "width": 10, "height": 20}]}}
    """,
    """
    {"R": [0, 0, 100, 50], "A": [0, 0, 20, 30], "B": [20, 0, 20, 50], "C": [40, 0, 20, 30],
    "D": [40, 30, 20, 20]}
    """),
]
