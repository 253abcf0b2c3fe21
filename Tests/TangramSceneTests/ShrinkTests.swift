import Tangram
import TangramScene
import TangramTestSupport
import Testing

/// Shrink factors of sizes and positions, which distribute a lack of space.
@Suite struct ShrinkTests {
  /// The frames of the named views, for a scene whose root is written independently of the axis.
  ///
  /// In the JSON of the root, `@main` is the extent along `axis`, `@cross` the other one, and `@start` and
  /// `@end` are the margins along `axis`. Frames are lists of x, y, width and height, transposed for the
  /// vertical axis.
  private func frames(
    _ axis: TGAxis, _ root: String, rtl: Bool = false
  ) throws -> [String: [Double]] {
    let layout = try layout(axis, root, rtl: rtl)
    var frames: [String: [Double]] = [:]
    for entry in layout.entries {
      guard let name = entry.name else { continue }
      let frame = entry.frame
      frames[name] =
        axis == .horizontal
        ? [frame.minX, frame.minY, frame.width, frame.height]
        : [frame.minY, frame.minX, frame.height, frame.width]
    }
    for explanation in layout.explanations() {
      for (reason, number) in zip(explanation.reasons, explanation.numbers) {
        #expect((reason.evaluated - number).magnitude < 0.01, "\(explanation.place): \(reason)")
      }
    }
    return frames
  }

  private func layout(_ axis: TGAxis, _ root: String, rtl: Bool = false) throws -> TGLayout {
    let words =
      axis == .horizontal
      ? [
        "@main": "width", "@cross": "height", "@start": "leading", "@end": "trailing",
        "@center": "centerX", "@line": "horz", "@stack": "vert", "@space": "hspace",
      ]
      : [
        "@main": "height", "@cross": "width", "@start": "top", "@end": "bottom",
        "@center": "centerY", "@line": "vert", "@stack": "horz", "@space": "vspace",
      ]
    var text = #"{"superview": [300, 300], "rtl": \#(rtl), "root": \#(root)}"#
    for (word, meaning) in words {
      text = text.split(separator: word, omittingEmptySubsequences: false)
        .joined(separator: meaning)
    }
    return try TGScene(json: text).layout()
  }

  static let axes = TGAxis.allCases

  @Test("Sizes shrink in proportion to their factors", arguments: axes)
  func sizes(axis: TGAxis) throws {
    let children = #"""
      [{"id": "A", "@main": 50, "@cross": 10},
       {"id": "B", "@main": {"equal": 50, "shrink": 1}, "@cross": 10},
       {"id": "C", "@main": {"equal": 30, "shrink": 2}, "@cross": 10}]
      """#
    let wanted = ["A": [0.0, 0, 50, 10], "B": [50, 0, 40, 10], "C": [90, 0, 10, 10]]
    for gravity in ["", #""gravity": ["@line.center"],"#, #""gravity": ["@line.fill"],"#] {
      var found = try frames(
        axis,
        #"{"layout": "linear", "orientation": "@line", \#(gravity) "@main": 100, "@cross": 20, "children": \#(children)}"#
      )
      found[""] = nil
      #expect(found == wanted, "\(gravity)")
    }
    let flow = try frames(
      axis,
      #"""
      {"layout": "flow", "orientation": "@stack", "arrangedCount": 3, "@main": 100, "@cross": 20,
       "children": \#(children)}
      """#)
    #expect(flow == wanted)
  }

  @Test("Margins shrink as well, even below 0", arguments: axes)
  func margins(axis: TGAxis) throws {
    let children = #"""
      [{"id": "A", "@main": 50, "@cross": 10, "@end": {"equal": 5, "shrink": 1}},
       {"id": "B", "@main": {"equal": 50, "shrink": 1}, "@cross": 10, "@start": {"equal": 15, "shrink": 2}}]
      """#
    // The children need 120 and the gap 10, but there are 90, so 40 are missing.
    let wanted = ["A": [0.0, 0, 50, 10], "B": [50, 0, 40, 10]]
    let line = try frames(
      axis,
      #"""
      {"layout": "linear", "orientation": "@line", "@main": 90, "@cross": 20, "@space": 10,
       "children": \#(children)}
      """#)
    #expect(line == wanted)
    let flow = try frames(
      axis,
      #"""
      {"layout": "flow", "orientation": "@stack", "arrangedCount": 2, "@main": 90, "@cross": 20,
       "@space": 10, "gravity": ["@line.center"], "children": \#(children)}
      """#)
    #expect(flow == wanted)
  }

  @Test("Sizes respect bounds and 0, and weights get nothing", arguments: axes)
  func bounds(axis: TGAxis) throws {
    let found = try frames(
      axis,
      #"""
      {"layout": "linear", "orientation": "@line", "@main": 60, "@cross": 20, "shrinkType": ["average"],
       "children": [
        {"id": "A", "@main": {"equal": 50, "min": 45, "shrink": 1}, "@cross": 10},
        {"id": "B", "@main": {"equal": 20, "shrink": 4}, "@cross": 10},
        {"id": "W", "@main": {"equal": "100%", "shrink": 9}, "@cross": 10}]}
      """#)
    #expect(found["A"]?[2] == 48)
    #expect(found["B"]?[2] == 12)
    #expect(found["W"]?[2] == 0)
    let tight = try frames(
      axis,
      #"""
      {"layout": "linear", "orientation": "@line", "@main": 10, "@cross": 20,
       "children": [
        {"id": "A", "@main": {"equal": 50, "min": 45, "shrink": 1}, "@cross": 10},
        {"id": "B", "@main": {"equal": 20, "shrink": 4}, "@cross": 10}]}
      """#)
    #expect(tight["A"]?[2] == 45)
    #expect(tight["B"]?[2] == 0)
  }

  @Test("A text is measured at the width that remains", arguments: [false, true])
  func text(rtl: Bool) throws {
    let text = #""content": {"text": {"chars": 10, "advance": 10, "line": 20}}"#
    for gravity in ["", #""gravity": ["horz.leading"],"#, #""gravity": ["horz.fill"],"#] {
      for height in ["90", #""wrap""#] {
        let root = #"""
          {"id": "R", "layout": "linear", "orientation": "horz", \#(gravity) "width": 100,
           "height": \#(height), "children": [
            {"id": "A", "width": {"equal": "wrap", "shrink": 1}, "height": "wrap", \#(text)},
            {"id": "B", "width": 50, "height": 10}]}
          """#
        let found = try layout(.horizontal, root, rtl: rtl)
        #expect(found["A"] == TGRect(x: rtl ? 50 : 0, y: 0, width: 50, height: 40), "\(gravity)")
        #expect(found["R"]?.height == (height == "90" ? 90 : 40), "\(gravity)")
        _ = try frames(.horizontal, root, rtl: rtl)
      }
    }
  }

  @Test("In a frame layout, the overflow of the whole extent is distributed", arguments: axes)
  func frameLayout(axis: TGAxis) throws {
    func child(_ margins: String) throws -> [Double]? {
      try frames(
        axis,
        #"""
        {"layout": "frame", "@main": 100, "@cross": 20, "padding": 5, "children": [
          {"id": "A", "@main": {"equal": 90, "shrink": 1}, "@cross": 10, \#(margins)}]}
        """#)["A"]
    }
    // 120 in 100: the margin and the size each lose half of the missing 20.
    #expect(try child(#""@start": {"equal": 30, "shrink": 1}"#) == [25, 5, 80, 10])
    #expect(try child(#""@end": {"equal": 30, "shrink": 1}"#) == [-5, 5, 80, 10])
    // 40 + 90 in 100: 30 are missing. Without a factor, the offset from the center stays 40.
    #expect(try child(#""@center": 40"#) == [60, 5, 60, 10])
    #expect(try child(#""@center": {"equal": 40, "shrink": 2}"#) == [30, 5, 80, 10])
    // The padding is not subtracted: 95 fit into 100.
    #expect(try child(#""@start": {"equal": 5, "shrink": 1}"#) == [10, 5, 90, 10])
  }

  @Test func nothingShrinksWhenItFits() throws {
    let found = try frames(
      .horizontal,
      #"""
      {"layout": "linear", "orientation": "horz", "width": "wrap", "height": 20, "children": [
        {"id": "A", "width": {"equal": 50, "shrink": 1}, "height": 10},
        {"id": "B", "width": 30, "height": 10, "left": {"equal": 5, "shrink": 1}}]}
      """#)
    #expect(found == ["A": [0, 0, 50, 10], "B": [55, 0, 30, 10]])
  }

  @Test("In a flexible flow, the own sizes of weighted children count as used", arguments: axes)
  func flexibleFlow(axis: TGAxis) throws {
    let content = #""content": {"size": [80, 80]}"#
    func flow(_ factor: Double) throws -> [String: [Double]] {
      try frames(
        axis,
        #"""
        {"layout": "flow", "orientation": "@stack", "isFlex": true, "arrangedCount": 2, "@main": 100,
         "@cross": 20, "children": [
          {"id": "A", "@main": {"equal": "fill", "shrink": 1}, "@cross": 10, \#(content)},
          {"id": "B", "@main": {"equal": 60, "shrink": \#(factor)}, "@cross": 10}]}
        """#)
    }
    // 80 + 60 in 100: 40 are missing. Factors that add up to less than 1 take only that part of them.
    #expect(try flow(1) == ["A": [0, 0, 80, 10], "B": [80, 0, 20, 10]])
    #expect(try flow(0.5) == ["A": [0, 0, 80, 10], "B": [80, 0, 40, 10]])
  }

  @Test("An extent that follows the other axis follows the shrunk extent", arguments: axes)
  func followsTheOtherExtent(axis: TGAxis) throws {
    for container in [
      #""layout": "flow", "orientation": "@stack", "arrangedCount": 2"#,
      #""layout": "flow", "orientation": "@stack", "arrangedCount": 2, "gravity": ["@line.center"]"#,
    ] {
      let found = try frames(
        axis,
        #"""
        {\#(container), "@main": 100, "@cross": 90, "children": [
          {"id": "A", "@main": {"equal": 80, "shrink": 1}, "@cross": "self.@main"},
          {"id": "B", "@main": 60, "@cross": 10}]}
        """#)
      #expect(found == ["A": [0, 0, 40, 40], "B": [40, 0, 60, 10]], "\(container)")
    }
  }

  @Test("In a frame layout, an extent that follows the other axis shrinks", arguments: axes)
  func followerInAFrame(axis: TGAxis) throws {
    func child(_ sizes: String) throws -> [Double]? {
      try frames(
        axis,
        #"""
        {"layout": "frame", "@main": 100, "@cross": 100, "children": [{"id": "A", \#(sizes)}]}
        """#)["A"]
    }
    // 160 + 20 in 100: the margin takes a quarter of the missing 80.
    let follower = #"{"equal": "self.@cross", "multiple": 2, "shrink": 3}"#
    #expect(
      try child(
        #""@main": \#(follower), "@cross": 80, "@start": {"equal": 20, "shrink": 1}"#)
        == [0, 0, 100, 80])
    // 120 in 100: the other extent follows the shrunk one.
    #expect(
      try child(#""@main": {"equal": 120, "shrink": 1}, "@cross": "self.@main""#)
        == [0, 0, 100, 100])
  }

  @Test("A child centered in the window shrinks to fit", arguments: [false, true])
  func windowCenter(rtl: Bool) throws {
    let found = try frames(
      .horizontal,
      #"""
      {"layout": "frame", "left": 50, "width": 200, "height": 20, "gravity": ["horz.windowCenter"],
       "children": [
        {"id": "A", "width": {"equal": 240, "shrink": 1}, "height": 10,
         "leading": {"equal": 40, "shrink": 3}},
        {"id": "B", "width": 220, "height": 10, "leading": -20}]}
      """#, rtl: rtl)
    #expect(found["A"] == found["B"])
  }

  // MARK: Mistakes and notations

  @Test func factorsWithoutEffectAreReported() throws {
    func problems(_ root: String) throws -> [String] {
      try layout(.horizontal, root).diagnostics.map { "\($0.property): \($0.code)" }
    }
    let child = #"[{"id": "A", "width": {"equal": 50, "shrink": 1}, "height": 10}]"#
    let size = #""width": 100, "height": 20"#
    for kind in [
      #""layout": "relative""#, #""layout": "float""#, #""layout": "linear""#, #""layout": "flow""#,
    ] {
      #expect(
        try problems("{\(kind), \(size), \"children\": \(child)}") == [
          "width.shrink: unused-property"
        ],
        "\(kind)")
    }
    #expect(
      try problems(
        #"{"layout": "linear", "orientation": "horz", "width": "wrap", "height": 20, "children": \#(child)}"#
      )
        == ["width.shrink: unused-property"])
    #expect(try problems(#"{"layout": "frame", \#(size), "children": \#(child)}"#) == [])
    for share in [#""50%""#, #""fill""#] {
      let children = #"[{"id": "A", "width": {"equal": \#(share), "shrink": 1}, "height": 10}, {}]"#
      let row = #"{"layout": "linear", "orientation": "horz", \#(size), "children": \#(children)}"#
      #expect(try problems(row).contains("width.shrink: unused-property"), "\(share)")
      let frame = #"{"layout": "frame", \#(size), "children": \#(children)}"#
      #expect(try !problems(frame).contains("width.shrink: unused-property"), "\(share)")
    }
    let negative = #"[{"id": "A", "width": {"equal": 50, "shrink": -1}, "height": 10}]"#
    #expect(
      try problems(#"{"layout": "frame", \#(size), "children": \#(negative)}"#)
        == ["width.shrink: negative-size"])
  }

  @Test func nonFiniteFactorsAreReported() {
    var view = TGView().size(50, 10)
    view.tg_width.shrink(.infinity)
    let found = TGFrameLayout { view }.size(20, 20).layout(in: .zero)
    #expect(found.diagnostics.map(\.property) == ["width.shrink"])
    #expect(found.diagnostics.map(\.code) == ["not-finite"])
  }

  @Test func scenesAndDescriptionsIncludeShrinkFactors() throws {
    let root = #"{"id":"A","left":{"equal":5,"shrink":1},"width":{"equal":50,"min":10,"shrink":2}}"#
    #expect(try rewritten(root: root).filter { !$0.isWhitespace }.contains(root))
    var view = TGView()
    view.tg_width.equal(50).min(10).shrink(2)
    #expect(view.tg_width.description == "tg_width.equal(50).min(10).shrink(2)")
    #expect(view.tg_width.shrinkVal == 2)
    view.tg_width.isActive = false
    #expect(view.tg_width.shrinkVal == 0)
    view.tg_width.clear()
    #expect(view.tg_width.shrinkVal == 0)
  }

  @Test func sessionsFollowChangesOfShrinkFactors() throws {
    var (a, b) = (TGView("A").size(80, 10), TGView("B").size(80, 10))
    a.tg_width.shrink(1)
    var root = TGLinearLayout(.horz) {
      a
      b
    }.size(100, 20)
    var session = TGLayoutSession()
    let size = TGSize(width: 100, height: 20)
    #expect(session.layout(root, in: size)["A"]?.width == 20)
    root.subviews[1].tg_width.shrink(2)
    #expect(session.layout(root, in: size)["A"]?.width == 60)
    #expect(session.layout(root, in: size)["B"]?.width == 40)
    root.subviews[0].tg_width.shrink(0)
    root.subviews[1].tg_width.shrink(0)
    #expect(session.layout(root, in: size)["B"]?.minX == 80)
    b.tg_width.shrink(0)
    #expect(b.tg_width.description == "tg_width.equal(80)")
  }
}
