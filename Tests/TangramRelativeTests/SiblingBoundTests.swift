import Tangram
import Testing

/// Bounds that refer to siblings use the final extents, whatever the order of the children.
@Suite struct SiblingBoundTests {
  /// The frames of "a" and "b" in a relative layout of 200 × 100, with "b" added first or last.
  private func frames(bFirst: Bool, _ a: TGView, _ b: TGView) -> [TGRect?] {
    let layout = TGRelativeLayout {
      for view in bFirst ? [b, a] : [a, b] { view }
    }.size(200, 100).layout(in: .zero)
    #expect(layout.diagnostics == [])
    return [layout["a"], layout["b"]]
  }

  @Test("A bound by a sibling applies in either order", arguments: [true, false])
  func bounds(bFirst: Bool) {
    var (a, b) = (TGView("a").height(10), TGView("b").size(60, 20))
    b.tg_top.equal(30)
    a.tg_width.equal(150).max(b.tg_width)
    #expect(frames(bFirst: bFirst, a, b)[0] == TGRect(x: 0, y: 0, width: 60, height: 10))
    a = TGView("a").height(10)
    a.tg_width.equal(20).min(b.tg_width)
    #expect(frames(bFirst: bFirst, a, b)[0] == TGRect(x: 0, y: 0, width: 60, height: 10))
    a = TGView("a").width(10)
    a.tg_height.equal(5).min(b.tg_width, increment: -20)
    #expect(frames(bFirst: bFirst, a, b)[0] == TGRect(x: 0, y: 0, width: 10, height: 40))
  }

  @Test("A text is measured within a bound by a sibling", arguments: [true, false])
  func content(bFirst: Bool) {
    var a = TGView(.text(chars: 12, advance: 10, line: 10)).named("a")
    var b = TGView("b").size(60, 20)
    b.tg_top.equal(50)
    a.tg_width.equal(.wrap).max(b.tg_width)
    a.tg_height.equal(.wrap)
    #expect(frames(bFirst: bFirst, a, b)[0] == TGRect(x: 0, y: 0, width: 60, height: 20))
  }

  @Test("A view that shares an extent may be bounded by a sibling", arguments: [true, false])
  func lists(cFirst: Bool) {
    var (a, b) = (TGView("a").height(10), TGView("b").height(10))
    var c = TGView("c").size(40, 10)
    c.tg_top.equal(20)
    a.tg_width.equal([b.tg_width]).max(c.tg_width)
    b.tg_width.max(c.tg_width, increment: 10)
    b.tg_left.equal(a.tg_right)
    let layout = TGRelativeLayout {
      for view in cFirst ? [c, a, b] : [a, b, c] { view }
    }.size(200, 100).layout(in: .zero)
    #expect(layout.diagnostics == [])
    #expect(layout["a"] == TGRect(x: 0, y: 0, width: 40, height: 10))
    #expect(layout["b"] == TGRect(x: 40, y: 0, width: 50, height: 10))
  }

  @Test func explanationsNameTheSibling() {
    var (a, b) = (TGView("a").height(10), TGView("b").size(60, 20))
    b.tg_top.equal(30)
    a.tg_width.equal(150).max(b.tg_width)
    let layout = TGRelativeLayout {
      a
      b
    }.size(200, 100).layout(in: .zero)
    #expect(
      layout.explain("a")?.description.contains("width 60 = min(width 150, b's width 60)") == true)
  }

  @Test func boundsThatDependOnEachOtherAreReported() {
    var (a, b) = (TGView("a").size(150, 10), TGView("b").size(60, 10))
    let id = b.id
    a.tg_width.max(TGAnchor(.view(id), .width))
    b.tg_width.min(TGAnchor(.view(a.id), .width))
    let layout = TGRelativeLayout {
      a
      b
    }.size(200, 100).layout(in: .zero)
    #expect(
      layout.diagnostics.map(\.description).first
        == "b: width depends on itself: a.width → b.width → a.width; the last reference is ignored")
  }

  // MARK: Other containers

  @Test("Other containers apply bounds by later siblings, too", arguments: [true, false])
  func otherContainers(bFirst: Bool) {
    var (a, b) = (TGView("a").height(10), TGView("b").size(60, 10))
    a.tg_width.equal(150).max(b.tg_width)
    let views = bFirst ? [b, a] : [a, b]
    let containers: [TGView] = [
      TGFrameLayout().view, TGLinearLayout(.vert).view, TGLinearLayout(.horz).view,
      TGFlowLayout(.vert).view, TGFlowLayout(.vert, arrangedCount: 1).view,
      TGFlowLayout(.horz, arrangedCount: 2).view, TGFloatLayout(.vert).view,
      TGFloatLayout(.horz).view, TGPathLayout(.circle(r: 40)).view,
    ]
    for var tree in containers {
      tree.subviews = TGSubviews(views)
      let layout = tree.size(200, 100).layout(in: .zero)
      #expect(layout["a"]?.width == 60, "\(tree)")
      #expect(layout.diagnostics == [])
    }
  }

  @Test("A container may wrap within a bound by a sibling", arguments: [true, false])
  func containersThatWrap(bFirst: Bool) {
    var b = TGView("b").size(60, 10)
    var a = TGFrameLayout { TGView().size(20, 10) }.named("a").size(.wrap)
    a.tg_width.min(b.tg_width)
    b.tg_top.equal(40)
    let views = bFirst ? [b, a.view] : [a.view, b]
    for tree in [
      TGFrameLayout { for view in views { view } }.size(200, 100).view,
      TGRelativeLayout { for view in views { view } }.size(200, 100).view,
    ] {
      #expect(tree.layout(in: .zero)["a"] == TGRect(x: 0, y: 0, width: 60, height: 10))
    }
  }

  @Test func cyclesAreReportedInOtherContainers() {
    var (a, b) = (TGView("a").size(10, 10), TGView("b").size(10, 10))
    let id = b.id
    a.tg_width.min(TGAnchor(.view(id), .width), increment: 1)
    b.tg_width.min(TGAnchor(.view(a.id), .width), increment: 1)
    let layout = TGFrameLayout {
      a
      b
    }.size(200, 100).layout(in: .zero)
    #expect(
      layout.diagnostics.map(\.description).first
        == "a: width depends on itself: a.width → b.width → a.width; the result of the last layout pass is kept"
    )
  }
}
