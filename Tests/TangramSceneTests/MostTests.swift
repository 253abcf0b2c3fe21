import Tangram
import TangramScene
import TangramTestSupport
import Testing

/// Sizes and positions that are the largest or the smallest of several values.
@Suite struct MostTests {
  /// The layout of a scene with this root in a room of 300 × 300.
  private func layout(_ root: String, rtl: Bool = false) throws -> TGLayout {
    try TGScene(json: #"{"superview": [300, 300], "rtl": \#(rtl), "root": \#(root)}"#).layout()
  }

  private func frame(_ name: String, _ layout: TGLayout) -> [Double]? {
    layout[name].map { [$0.minX, $0.minY, $0.width, $0.height] }
  }

  // MARK: Sizes

  @Test("A size is the largest of two widths and a number", arguments: ["C", "A"])
  func largest(first: String) throws {
    let c = #"{"id": "C", "height": 10, "width": {"equal": {"max": ["A.width", "B.width", 50]}}}"#
    let others = #"{"id": "A", "width": 40, "height": 10}, {"id": "B", "width": 60, "height": 10}"#
    let children = first == "C" ? "\(c), \(others)" : "\(others), \(c)"
    let found = try layout(
      #"{"layout": "relative", "width": 300, "height": 100, "children": [\#(children)]}"#)
    #expect(frame("C", found) == [0, 0, 60, 10])
    #expect(found.diagnostics == [])
  }

  @Test func aTermHasItsOwnMultipleAndIncrement() throws {
    let term = #"{"equal": "B.width", "multiple": 0.5, "increment": 10}"#
    let found = try layout(
      #"""
      {"layout": "relative", "width": 300, "height": 100, "children": [
        {"id": "C", "height": 10, "width": {"equal": {"max": ["A.width", \#(term), 50]}}},
        {"id": "A", "width": 40, "height": 10}, {"id": "B", "width": 60, "height": 10}]}
      """#)
    #expect(frame("C", found) == [0, 0, 50, 10])
  }

  static let containers = [
    #""layout": "linear""#, #""layout": "linear", "orientation": "horz""#, #""layout": "frame""#,
    #""layout": "relative""#, #""layout": "flow", "orientation": "vert", "arrangedCount": 1"#,
    #""layout": "flow", "orientation": "horz", "arrangedCount": 1"#,
    #""layout": "flow", "orientation": "vert""#, #""layout": "float""#,
    #""layout": "float", "orientation": "horz""#, #""layout": "flex", "alignItems": "start""#,
    #""layout": "grid", "alignItems": "start", "justifyItems": "start""#,
    #""layout": "hstack""#, #""layout": "vstack""#, #""layout": "zstack""#,
  ]

  @Test("In every container, a size can be the largest of several values", arguments: containers)
  func everyContainer(container: String) throws {
    let text = #"{"text": {"chars": 4, "advance": 10, "line": 20}}"#
    for (axis, wanted) in [("width", 70.0), ("height", 45)] {
      let other = axis == "width" ? "height" : "width"
      let found = try layout(
        #"""
        {\#(container), "width": 200, "height": 200, "children": [
          {"id": "A", "\#(other)": 30, "content": \#(text),
           "\#(axis)": {"equal": {"max": [25, {"equal": "B.\#(axis)", "increment": 5}, "wrap"]}}},
          {"id": "B", "width": 65, "height": 40}]}
        """#)
      #expect(found["A"]?.size[axis == "width" ? .horizontal : .vertical] == wanted, "\(container)")
      #expect(found.diagnostics == [], "\(container)")
      let explanation = try #require(found.explain("A"))
      for (reason, number) in zip(explanation.reasons, explanation.numbers) {
        #expect(reason.evaluated == number, "\(container): \(reason)")
      }
    }
  }

  @Test("A size is the smallest of content, a sibling and a number", arguments: containers)
  func smallest(container: String) throws {
    let text = #"{"text": {"chars": 4, "advance": 10, "line": 20}}"#
    let found = try layout(
      #"""
      {\#(container), "width": 200, "height": 200, "children": [
        {"id": "A", "height": 30, "content": \#(text),
         "width": {"equal": {"min": [90, "B.width", "wrap"]}}},
        {"id": "B", "width": 65, "height": 40}]}
      """#)
    #expect(found["A"]?.width == 40, "\(container)")
  }

  @Test("A bound is the largest or the smallest of several values", arguments: containers)
  func bounds(container: String) throws {
    let found = try layout(
      #"""
      {\#(container), "width": 200, "height": 200, "children": [
        {"id": "A", "height": 30,
         "width": {"equal": 100, "max": {"equal": {"min": ["B.width", 80]}}}},
        {"id": "C", "height": 30,
         "width": {"equal": 10, "min": {"equal": {"max": ["B.width", 80]}, "increment": 3}}},
        {"id": "B", "width": 65, "height": 40}]}
      """#)
    #expect(found["A"]?.width == 65, "\(container)")
    #expect(found["C"]?.width == 83, "\(container)")
  }

  @Test func aRootSizeCanReferToItsRoomAndContent() throws {
    let found = try layout(
      #"""
      {"id": "root", "layout": "linear", "padding": 5,
       "width": {"equal": {"max": [{"equal": "superview.width", "multiple": 0.5}, "wrap"]}},
       "height": {"equal": {"min": ["superview.height", 40]}},
       "children": [{"id": "A", "width": 170, "height": 20}]}
      """#)
    #expect(frame("root", found) == [0, 0, 180, 40])
  }

  @Test func aContainerCanBeTheLargestOfItsContentAndASibling() throws {
    let found = try layout(
      #"""
      {"layout": "linear", "width": 200, "height": 100, "children": [
        {"id": "A", "layout": "linear", "padding": 5, "height": "wrap",
         "width": {"equal": {"max": ["wrap", "B.width"]}},
         "children": [{"id": "a", "width": 50, "height": 10}, {"id": "f", "width": "fill", "height": 2}]},
        {"id": "B", "width": 80, "height": 10}]}
      """#)
    #expect(frame("A", found) == [0, 0, 80, 22])
    #expect(frame("f", found) == [5, 15, 70, 2])
  }

  @Test func aWrappingContainerFitsAChildSizedByAMaximum() throws {
    for kind in ["linear", "frame", "relative"] {
      let found = try layout(
        #"""
        {"id": "root", "layout": "\#(kind)", "width": "wrap", "height": "wrap", "children": [
          {"id": "A", "height": 10, "width": {"equal": {"max": [30, "B.width"]}}},
          {"id": "B", "width": 80, "height": 10}]}
        """#)
      #expect(found["root"]?.width == 80, "\(kind)")
    }
  }

  @Test("A chain of any length is resolved", arguments: [false, true])
  func chains(isReversed: Bool) throws {
    let links = (0..<300).map { index in
      #"{"id": "\#(index)", "height": 1, "width": {"equal": {"max": [{"equal": "\#(index + 1).width", "increment": 0.5}, 5]}}}"#
    }
    let children = links + [#"{"id": "300", "height": 1, "width": 20}"#]
    let list = (isReversed ? children.reversed() : children).joined(separator: ",")
    let found = try layout(
      #"{"layout": "relative", "width": 300, "height": 200, "children": [\#(list)]}"#)
    #expect(found["0"]?.width == 170)
    #expect(found.diagnostics == [])
  }

  // MARK: Positions

  @Test("A position is the largest or the smallest of several values", arguments: [false, true])
  func positions(rtl: Bool) throws {
    let found = try layout(
      #"""
      {"layout": "relative", "width": 300, "height": 200, "padding": 10, "children": [
        {"id": "L", "width": 20, "height": 10,
         "leading": {"equal": {"max": ["A.trailing", {"equal": "B.trailing", "offset": 4}, 30]}, "offset": 5}},
        {"id": "T", "top": 20, "width": 20, "height": 10,
         "trailing": {"equal": {"min": ["B.trailing", 200]}, "offset": 3}},
        {"id": "C", "width": 20, "height": 10,
         "centerX": {"equal": {"min": ["A.centerX", "B.centerX"]}, "offset": 1},
         "top": {"equal": {"max": ["A.bottom", "B.bottom"]}}},
        {"id": "A", "width": 40, "height": 10}, {"id": "B", "width": 60, "height": 30}]}
      """#, rtl: rtl)
    // B ends at 70. For L, an offset of 4 is subtracted and then one of 5 is added; so it is at 71.
    let frames = ["L": [71.0, 10, 20, 10], "T": [47, 30, 20, 10], "C": [21, 40, 20, 10]]
    for (name, wanted) in frames {
      let x = rtl ? 300 - wanted[0] - wanted[2] : wanted[0]
      #expect(frame(name, found) == [x] + wanted.dropFirst(), "\(name)")
    }
    #expect(found.diagnostics == [])
  }

  @Test func aTrailingPositionFollowsAWrappingContainer() throws {
    let found = try layout(
      #"""
      {"id": "root", "layout": "relative", "width": "wrap", "height": "wrap", "children": [
        {"id": "T", "width": 20, "height": 10, "trailing": {"equal": {"max": ["A.trailing", "superview.trailing"]}}},
        {"id": "A", "top": 10, "width": 90, "height": 10}]}
      """#)
    #expect(frame("root", found) == [0, 0, 90, 20])
    #expect(frame("T", found) == [70, 0, 20, 10])
  }

  @Test func aBaselineIsTheLowestOfSeveral() throws {
    let text =
      #""width": "wrap", "height": "wrap", "content": {"text": {"chars": 1, "advance": 10, "line": 10}}"#
    let found = try layout(
      #"""
      {"layout": "relative", "width": 300, "height": 200, "children": [
        {"id": "C", "left": 60, "baseline": {"equal": {"max": ["A.baseline", "B.baseline"]}}, \#(text)},
        {"id": "A", "top": 30, \#(text)}, {"id": "B", "left": 30, "top": 20, \#(text)}]}
      """#)
    #expect(frame("C", found) == [60, 30, 10, 10])
  }

  @Test("Each term of a position can have a multiple", arguments: [false, true])
  func multiplesOfPositions(rtl: Bool) throws {
    let root = #"""
      {"id":"R","layout":"relative","padding":10,"width":300,"height":100,"children":[{"id":"A","leading":{"equal":{"max":[{"equal":"B.trailing","offset":4,"multiple":0.5},{"equal":10,"offset":1,"multiple":2}]}},"width":20,"height":10},{"id":"B","width":60,"height":10}]}
      """#
    let found = try layout(root, rtl: rtl)
    // The first term is 35 − 4 = 31, and the second one is 21.
    #expect(frame("A", found) == [rtl ? 249 : 31, 10, 20, 10])
    let reasons = try #require(found.explain("A"))
    for (reason, number) in zip(reasons.reasons, reasons.numbers) {
      #expect(reason.evaluated == number, "\(reason)")
    }
    let position =
      #""leading":{"equal":{"max":[{"equal":"B.trailing","offset":4,"multiple":0.5},{"equal":10,"offset":1,"multiple":2}]}}"#
    #expect(try rewritten(root: root).filter { !$0.isWhitespace }.contains(position))
    let b = TGView("B").size(60, 10)
    let a = TGView("A").size(20, 10).leading(
      .largest(of: TGMost.Term(b.anchor(.trailing), multiple: 2, increment: 5), 30))
    let layout = TGRelativeLayout {
      a
      b
    }.size(300, 100).layout(in: .zero)
    #expect(layout["A"]?.minX == 115)
  }

  @Test("A position is bounded by several edges", arguments: [false, true])
  func boundsOfPositions(rtl: Bool) throws {
    let found = try layout(
      #"""
      {"layout": "relative", "width": 300, "height": 200, "padding": 10, "children": [
        {"id": "C", "width": 30, "height": 10,
         "leading": {"min": {"equal": {"max": ["A.trailing", "B.trailing", 20]}, "offset": 5}},
         "trailing": {"max": {"equal": {"min": ["D.leading", 300]}, "offset": 1}}},
        {"id": "E", "top": {"equal": 50, "min": {"equal": {"max": ["A.bottom", 90]}}}, "width": 10, "height": 50},
        {"id": "A", "width": 40, "height": 10}, {"id": "B", "width": 60, "height": 30},
        {"id": "D", "leading": 165, "width": 10, "height": 30}]}
      """#, rtl: rtl)
    // C is centered between 75 and 174.
    let x = 75 + (99 - 30) / 2.0
    let left = (rtl ? 300 - x - 30 : x).rounded()
    #expect(found["C"] == TGRect(x: left, y: 10, width: 30, height: 10))
    // E would reach from 60 to 110; the minimum cuts it off at 90.
    #expect(found["E"].map { [$0.minY, $0.height] } == [90, 20])
    #expect(found.diagnostics == [])
    for explanation in found.explanations() {
      for (reason, number) in zip(explanation.reasons, explanation.numbers) {
        #expect((reason.evaluated - number).magnitude < 0.01, "\(explanation.place): \(reason)")
      }
    }
  }

  @Test("Other containers report such bounds", arguments: ["linear", "frame", "flow"])
  func boundsOfPositionsInOtherContainers(kind: String) throws {
    let found = try layout(
      #"""
      {"layout": "\#(kind)", "width": 300, "height": 200, "children": [
        {"id": "A", "width": 20, "height": 10, "top": {"equal": 30, "max": {"equal": {"max": [10, "B.top"]}}}},
        {"id": "B", "width": 60, "height": "100%"}]}
      """#)
    #expect(found["A"]?.minY == 30)
    let ties = found.diagnostics.filter { $0.problem == .meaninglessTie(in: kind) }
    #expect(ties.map(\.property) == ["top"])
    #expect(ties.map(\.name) == ["A"])
  }

  @Test(
    "The diagnostic about an extent of 0 names what caused it",
    arguments: [(5, "size-taken"), (0, "no-size")])
  func emptyViews(points: Int, code: String) throws {
    let found = try layout(
      #"""
      {"layout": "flow", "width": 0, "height": 20, "children": [
        {"id": "A", "height": 10, "width": {"equal": {"max": ["B.width", \#(points)]}}},
        {"id": "B", "height": 10, "width": 0}]}
      """#)
    #expect(found["A"]?.width == 0)
    #expect(found.diagnostics.filter { $0.name == "A" }.map(\.code.rawValue) == [code])
  }

  // MARK: Mistakes

  @Test func mistakesAreReported() throws {
    var (a, b) = (TGView("A").height(10), TGView("B").size(60, 10))
    a.tg_width.equal(.largest(of: TGView("gone").anchor(.width), 40))
    var root = TGRelativeLayout {
      a
      b
    }.size(200, 100)
    var found = root.layout(in: .zero)
    #expect(found["A"]?.width == 40)
    #expect(found.diagnostics.map(\.problem) == [.missingView])
    a.tg_width.equal(.smallest(of: [TGAnchor]()))
    root = TGRelativeLayout {
      a
      b
    }.size(200, 100)
    found = root.layout(in: .zero)
    #expect(found.diagnostics.map(\.problem).contains(.emptyList))
    a.tg_width.equal(.largest(of: b.tg_width, TGLayoutSize.fill))
    root = TGRelativeLayout {
      a
      b
    }.size(200, 100)
    found = root.layout(in: .zero)
    #expect(found["A"]?.width == 60)
    #expect(found.diagnostics.map(\.problem) == [.unsuitableTerm])
    a = TGView("A").size(10, 10)
    a.tg_leading.equal(.largest(of: b.tg_trailing, 10))
    b = TGView("B").size(60, 10)
    found = TGFrameLayout {
      a
      b
    }.size(200, 100).layout(in: .zero)
    #expect(found.diagnostics.map(\.problem).contains(.unknownReference))
  }

  @Test func aFrameLayoutReportsListPositions() throws {
    let found = try layout(
      #"""
      {"layout": "frame", "width": 300, "height": 200, "children": [
        {"id": "A", "width": 20, "height": 10, "left": {"equal": {"max": ["B.right", 30]}}},
        {"id": "B", "width": 60, "height": 30}]}
      """#)
    #expect(found.diagnostics.map(\.problem) == [.meaninglessTie(in: "frame")])
  }

  @Test("A diagnostic names the views of a cycle", arguments: ["relative", "frame", "linear"])
  func cycles(kind: String) throws {
    let found = try layout(
      #"""
      {"layout": "\#(kind)", "width": 300, "height": 200, "children": [
        {"id": "A", "height": 10, "width": {"equal": {"max": [{"equal": "B.width", "increment": 1}, 5]}}},
        {"id": "B", "height": 10, "width": {"equal": {"max": [{"equal": "A.width", "increment": 1}, 5]}}}]}
      """#)
    let cycles = found.diagnostics.compactMap { diagnostic -> [String]? in
      if case .cycle(let names, _) = diagnostic.problem { names } else { nil }
    }
    #expect(cycles.map(Set.init) == [["A.width", "B.width"]])
  }

  @Test func aDiagnosticNamesThePositionsOfACycle() throws {
    let found = try layout(
      #"""
      {"layout": "relative", "width": 300, "height": 200, "children": [
        {"id": "A", "width": 10, "height": 10, "left": {"equal": {"max": ["B.right", 5]}}},
        {"id": "B", "width": 10, "height": 10, "left": {"equal": {"max": ["A.right", 5]}}}]}
      """#)
    let cycles = found.diagnostics.compactMap { diagnostic -> [String]? in
      if case .cycle(let names, _) = diagnostic.problem { names } else { nil }
    }
    #expect(cycles.map(Set.init) == [["A.left", "A.trailing", "B.left", "B.trailing"]])
  }

  @Test func aPositionThatRefersToItselfIsACycle() throws {
    let found = try layout(
      #"""
      {"layout": "relative", "width": 300, "height": 200, "children": [
        {"id": "A", "width": 10, "height": 10, "left": {"equal": {"max": ["self.left", 5]}}}]}
      """#)
    #expect(found.diagnostics.map(\.problem) == [.cycle(["A.left"])])
  }

  @Test func diagnosticsNameEdgesAsWritten() throws {
    let found = try layout(
      #"""
      {"layout": "relative", "width": 300, "height": 200, "children": [
        {"id": "A", "width": 10, "height": 10, "left": {"equal": {"max": []}}},
        {"id": "B", "width": 10, "height": 10, "leading": {"equal": {"max": []}}},
        {"id": "C", "width": 10, "height": 10, "right": {"equal": 5, "min": 2e9}},
        {"id": "D", "width": 10, "height": 10, "right": {"equal": 5, "shrink": -1}}]}
      """#)
    #expect(found.diagnostics.map(\.property) == ["left", "leading", "right.min", "right.shrink"])
  }

  @Test func aRootReportsListPositions() throws {
    let list = #"{"equal": {"max": ["superview.left", 5]}}"#
    let found = try layout(
      #"{"layout": "frame", "width": 30, "height": 20, "left": \#(list), "top": {"min": \#(list)}}"#
    )
    #expect(found.diagnostics.prefix(2).map(\.property) == ["left", "top"])
    #expect(found.diagnostics.first?.problem == .meaninglessTie(in: "view"))
  }

  // MARK: Sessions, explanations and notations

  @Test("Sessions equal fresh layouts", arguments: ["relative", "linear", "frame", "flow"])
  func sessions(kind: String) throws {
    func tree(_ width: Double, _ hasB: Bool) throws -> TGScene {
      let b = hasB ? #", {"id": "B", "width": \#(width), "height": 40}"# : ""
      return try TGScene(
        json: #"""
          {"superview": [300, 300], "root": {"layout": "\#(kind)", "width": 200, "height": "wrap", "children": [
            {"id": "A", "height": 10, "width": {"equal": {"max": [20, "B.width", "C.width"]}}},
            {"id": "C", "height": 10, "width": {"equal": {"min": ["D.width", 30]}}},
            {"id": "D", "width": 25, "height": 10}\#(b)]}}
          """#)
    }
    var scene = try tree(60, true)
    var session = TGLayoutSession()
    #expect(session.layout(scene.root, in: scene.environment)["A"]?.width == 60)
    let b = try #require(scene.root.subviews.firstIndex { $0.name == "B" })
    for width in [90.0, 10, 40] {
      scene.root.subviews[b].tg_width.equal(width)
      let warm = session.layout(scene.root, in: scene.environment)
      let fresh = scene.root.layout(in: scene.environment)
      #expect(warm.entries.map(\.frame) == fresh.entries.map(\.frame))
      #expect(warm["A"]?.width == max(width, 25))
    }
    scene.root.subviews.remove(at: b)
    let last = session.layout(scene.root, in: scene.environment)
    #expect(last["A"]?.width == 25)
    #expect(last.diagnostics.map(\.problem) == [.missingView])
  }

  @Test func explanationsNameTheComparedValues() throws {
    let found = try layout(
      #"""
      {"layout": "relative", "width": 300, "height": 200, "children": [
        {"id": "A", "height": 10, "width": {"equal": {"max": ["B.width", 50]}}},
        {"id": "B", "width": 60, "height": 30}]}
      """#)
    #expect(
      found.explain("A")?.reasons[2].description == "max(B's width 60, 50)")
  }

  @Test func scenesAreWrittenAsTheyWereRead() throws {
    let root = #"""
      {"layout":"relative","children":[{"id":"A","left":{"equal":{"max":["B.right",{"equal":"B.left","offset":4},30]},"offset":5},"width":{"equal":{"min":["B.width",50,"wrap"]},"min":{"equal":{"max":[10,{"equal":"superview.width","increment":-5,"multiple":0.5}]}}}},{"id":"B","width":60}]}
      """#
    let once = try rewritten(root: root)
    #expect(once.filter { !$0.isWhitespace }.contains(root))
    #expect(mistake(inRoot: #"{"width": {"equal": {"max": 5}}}"#).contains("expected a list"))
    #expect(mistake(inRoot: #"{"width": {"equal": {"max": ["20%"]}}}"#).contains("a number"))
    #expect(mistake(inRoot: #"{"width": {"equal": {"max": [5], "min": [4]}}}"#).contains("either"))
    #expect(mistake(inRoot: #"{"left": {"equal": {"max": ["wrap"]}}}"#).contains("unknown value"))
  }

  @Test func descriptionsReadLikeTheSwiftCalls() {
    var (a, b, c) = (TGView("A"), TGView("B"), TGView("C"))
    a.tg_width.equal(.largest(of: b.tg_width, c.tg_width * 0.5 + 10, 50, .wrap), increment: 2)
    a.tg_width.max(.smallest(of: 200, .superview(.width)))
    let terms = a.tg_width.description
    #expect(terms.hasPrefix("tg_width.equal(.largest(of: "))
    #expect(
      terms.contains(
        " * 0.5 + 10, 50, .wrap), increment: 2).max(.smallest(of: 200, superview.tg_width))"))
    a.tg_leading.equal(.largest(of: b.tg_trailing + 8, c.tg_leading), offset: 1)
    #expect(a.tg_leading.description.contains("tg_trailing + 8"))
    var d = TGView("D")
    d.tg_width.equal(
      .smallest(of: 3, TGMost.Term(.superview(.width), multiple: 0.5, increment: -2), .wrap))
    #expect(d.tg_width.description.contains("(of: 3, superview.tg_width * 0.5 - 2, .wrap)"))
    d.tg_width.equal([b.tg_width, c.tg_width].myMaxSize)
    #expect(d.tg_width.value == .most(.largest(of: b.tg_width, c.tg_width)))
    let e = TGView("E").width(.largest(of: 20, .wrap), max: .smallest(of: 5, 7)).leading(
      .smallest(of: b.anchor(.leading), 3), offset: 2)
    var copy = e
    #expect(
      copy.tg_width.description
        == "tg_width.equal(.largest(of: 20, .wrap)).max(.smallest(of: 5, 7))")
    #expect(copy.tg_leading.description.hasSuffix("tg_leading, 3), offset: 2)"))
  }
}
