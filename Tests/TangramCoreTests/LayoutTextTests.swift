import Tangram
import Testing

/// The exact text and the exact drawing of a layout.
@Suite struct LayoutTextTests {
  private func card() -> TGLinearLayout {
    TGLinearLayout(.vert) {
      TGView("title").width(.fill).height(20)
      TGFrameLayout { TGView().size(10.5, 10) }.width(.fill).height(20)
      TGView("gone").size(5, 5).visibility(.gone)
      TGView("hidden").size(5, 5).visibility(.invisible)
    }.named("card").padding(2).size(64, 60)
  }

  private let room = TGSize(width: 100, height: 100)

  @Test func theDescriptionIsAnIndentedTree() {
    #expect(
      card().layout(in: room).description == """
        linear "card" (0, 0, 64, 60)
          view "title" (2, 2, 60, 20)
          frame (2, 22, 60, 20)
            view (0, 0, 11, 10)
          view "gone" (0, 0, 0, 0) gone
          view "hidden" (2, 42, 5, 5) invisible
        """)
  }

  @Test func theDescriptionFollowsTheScale() {
    let layout = card().layout(in: TGEnvironment(size: room, scale: 2))
    #expect(layout.description.contains("    view (0, 0, 10.5, 10)\n"))
  }

  @Test func aDrawingHasTheRequestedWidth() {
    let tree = TGLinearLayout(.vert) {
      TGView("photo").size(10, 4)
      TGView("text").size(20, 4)
    }.named("card").size(20, 12)
    #expect(
      tree.layout(in: room).drawing(width: 21) == """
        ┌─────────┬─────────┐
        │ photo   │         │
        ├─────────┴─────────┤
        │ text              │
        ├───────────────────┤
        │ card              │
        └───────────────────┘
        """)
    for width in [8, 30, 80, 240, 1000] {
      let lines = tree.layout(in: room).drawing(width: width).split(separator: "\n")
      #expect(lines.map(\.count).max() == min(width, 240))
    }
  }

  @Test("Adjacent frames share their border lines")
  func sharedLines() {
    let row = TGLinearLayout(.horz) {
      TGView("A").size(6, 6)
      TGView("B").size(6, 4)
      TGView("gone").size(6, 4).visibility(.gone)
    }.size(14, 6)
    var layout = row.with { $0.tg_left.equal(30) }.layout(in: room)
    #expect(
      layout.drawing(width: 15) == """
        ┌─────┬─────┬─┐
        │ A   │ B   │ │
        │     ├─────┘ │
        └─────┴───────┘
        """)
    layout = TGView().layout(in: room)
    #expect(layout.drawing() == "")
  }
}

/// Absolute frames, and views that overflow their parents.
@Suite struct LayoutQueryTests {
  private let room = TGSize(width: 100, height: 100)

  private func nested() -> TGLinearLayout {
    TGLinearLayout(.vert) {
      TGView("head").size(10, 10)
      TGFrameLayout {
        TGView("in").size(10, 10).margin(top: 3, leading: 4)
        TGFrameLayout { TGView("deep").size(30, 5).margin(leading: -2) }.named("box").size(20, 20)
      }.named("body").size(50, 30)
    }.named("root").padding(5).margin(top: 7, leading: 9).size(80, 80)
  }

  @Test func absoluteFramesAreRelativeToTheSpaceAroundTheRoot() {
    let layout = nested().layout(in: room)
    let frames = layout.entries.map { ($0.name ?? "", $0.absoluteFrame) }
    let expected = [
      ("root", TGRect(x: 9, y: 7, width: 80, height: 80)),
      ("head", TGRect(x: 14, y: 12, width: 10, height: 10)),
      ("body", TGRect(x: 14, y: 22, width: 50, height: 30)),
      ("in", TGRect(x: 18, y: 25, width: 10, height: 10)),
      ("box", TGRect(x: 14, y: 22, width: 20, height: 20)),
      ("deep", TGRect(x: 12, y: 22, width: 30, height: 5)),
    ]
    #expect(frames.map(\.0) == expected.map(\.0))
    #expect(frames.map(\.1) == expected.map(\.1))
    for (entry, frame) in zip(layout.entries, expected.map(\.1)) {
      #expect(layout.absoluteFrame(of: entry.id) == frame)
      #expect(layout.absoluteFrame(named: entry.name ?? "") == frame)
      #expect(layout.absoluteFrame(of: entry.view) == frame)
    }
    #expect(layout.entries.indices.map { layout.entries[$0].absoluteFrame } == frames.map(\.1))
    #expect(layout.absoluteFrame(of: TGView()) == nil)
  }

  @Test func absoluteFramesIncludeScrollingAndTransforms() throws {
    var tree = nested().view
    tree["body"]?.bounds.origin = TGPoint(x: 1, y: 2)
    let scrolled = tree.layout(in: room)
    #expect(scrolled.absoluteFrame(named: "in") == TGRect(x: 17, y: 23, width: 10, height: 10))
    tree["body"]?.transform = TGAffineTransform(scaleX: 2, y: 2)
    let layout = tree.layout(in: room)
    for entry in layout.entries {
      let view = entry.view
      let bounds = try #require(layout.geometry(of: view)).bounds
      #expect(entry.absoluteFrame == layout.convert(bounds, from: view, to: nil))
      #expect(layout.absoluteFrame(of: view) == entry.absoluteFrame)
    }
    #expect(layout.absoluteFrame(named: "body") == TGRect(x: -11, y: 7, width: 100, height: 60))
  }

  @Test func overflowingViewsAreListedWithTheirSides() {
    let layout = nested().layout(in: room)
    #expect(
      layout.overflowing.map(\.description) == ["[1][1][0] deep: 2 to the left, 8 to the right"])
    #expect(layout.overflowing.map(\.entry.name) == ["deep"])
    let tall = TGLinearLayout(.vert) {
      TGView("a").size(10, 30)
      TGView("b").size(10, 30)
      TGView("c").size(10, 30).visibility(.invisible)
      TGView("d").size(0, 30)
    }.size(10, 50)
    #expect(tall.layout(in: room).overflowing.map(\.description) == ["[1] b: 10 at the bottom"])
  }

  @Test func scrollingChangesTheOverflow() {
    var frame = TGFrameLayout { TGView("a").size(10, 10) }.size(10, 10)
    #expect(frame.layout(in: room).overflowing.isEmpty)
    frame.bounds.origin = TGPoint(x: 0, y: 4)
    #expect(frame.layout(in: room).overflowing.map(\.description) == ["[0] a: 4 at the top"])
  }
}
