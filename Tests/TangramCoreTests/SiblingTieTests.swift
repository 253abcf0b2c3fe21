import Tangram
import Testing

/// A size that refers to a sibling's uses that sibling's final size, whatever the order of the children.
@Suite struct SiblingTieTests {
  let room = TGSize(width: 300, height: 300)

  /// A container in which "a" is as wide as "b", which computes its own width.
  private func pair<Container: TGContainer>(
    _ container: Container, aFirst: Bool, _ size: (inout TGView) -> Void
  ) -> TGLayout {
    var b = TGView("b").height(10)
    size(&b)
    let id = b.id
    let a = TGView("a").height(10).width(TGAnchor(.view(id), .width))
    var container = container
    for view in aFirst ? [a, b] : [b, a] { container.addSubview(view) }
    return container.layout(in: room)
  }

  private func expectSameWidths(_ size: (inout TGView) -> Void, _ width: Double) {
    for aFirst in [true, false] {
      let layouts = [
        pair(TGFrameLayout().size(200, 100), aFirst: aFirst, size),
        pair(TGFlowLayout(.vert, arrangedCount: 1).size(200, 100), aFirst: aFirst, size),
        pair(TGFlowLayout(.vert).size(200, 100), aFirst: aFirst, size),
        pair(TGFlowLayout(.horz, arrangedCount: 2).size(200, 100), aFirst: aFirst, size),
        pair(TGFloatLayout(.vert).size(200, 100), aFirst: aFirst, size),
      ]
      for layout in layouts {
        #expect(layout["b"]?.width == width, "\(layout.root)")
        #expect(layout["a"]?.width == width, "\(layout.root)")
        #expect(layout.diagnostics == [])
      }
    }
  }

  @Test func aNumericSizeIsFollowed() { expectSameWidths({ $0.tg_width.equal(40) }, 40) }

  @Test func aWrappedSizeIsFollowed() {
    expectSameWidths(
      {
        $0.tg_content = .text(chars: 6, advance: 10, line: 10)
        $0.tg_width.equal(.wrap)
      }, 60)
  }

  @Test func aBoundedSizeIsFollowed() {
    expectSameWidths(
      {
        $0.tg_width.equal(120)
        $0.tg_width.max(70)
      }, 70)
  }

  @Test func aShareInAFrameLayoutIsFollowed() {
    for aFirst in [true, false] {
      let layout = pair(TGFrameLayout().size(200, 100), aFirst: aFirst) { $0.tg_width.equal(30%) }
      #expect(layout["a"]?.width == 60)
    }
  }

  @Test func aWrappingContainerIncludesReferringChildren() {
    let layout = pair(TGFrameLayout().size(.wrap), aFirst: true) { $0.tg_width.equal(40) }
    #expect(layout.frame.size == TGSize(width: 40, height: 10))
    var wide = TGView("wide").height(10)
    var base = TGView("base").size(40, 10)
    wide.tg_width.equal(base.tg_width, increment: 5, multiple: 2)
    let frame = TGFrameLayout {
      wide
      base
    }
    let tree = frame.size(.wrap).layout(in: room)
    #expect(tree["wide"]?.width == 85)
    #expect(tree.frame.size == TGSize(width: 85, height: 10))
  }

  @Test func chainsOfReferencesAreFollowed() {
    var frame = TGFrameLayout().size(200, 100)
    var views = (0..<20).map { TGView("v\($0)").height(1) }
    for index in 0..<19 {
      let id = views[index + 1].id
      views[index].tg_width.equal(TGAnchor(.view(id), .width), increment: 1)
    }
    views[19].tg_width.equal(50)
    for view in views { frame.addSubview(view) }
    let layout = frame.layout(in: room)
    let widths = views.map { layout[$0]?.width ?? 0 }
    #expect(widths == (50...69).reversed().map { Double($0) })
  }

  @Test func sessionsFollowReferences() {
    var tree = TGFrameLayout().size(200, 100).view
    var (a, b) = (TGView("a").height(10), TGView("b").size(40, 10))
    a.tg_width.equal(b.tg_width)
    tree.addSubview(a)
    tree.addSubview(b)
    var session = TGLayoutSession()
    for width in [40.0, 50, 0, 30] {
      tree["b"]?.tg_width.equal(width)
      #expect(session.layout(tree, in: room)["a"]?.width == width)
    }
  }

  @Test func cyclicReferencesAreReported() {
    var (a, b) = (TGView("a").height(10), TGView("b").height(10))
    let id = b.id
    a.tg_width.equal(TGAnchor(.view(id), .width), increment: 1)
    b.tg_width.equal(TGAnchor(.view(a.id), .width), increment: 1)
    let layout = TGFrameLayout {
      a
      b
    }.size(200, 100).layout(in: room)
    #expect(
      layout.diagnostics.map(\.description) == [
        "a: width depends on itself: a.width → b.width → a.width; the result of the last layout pass is kept"
      ])
  }

  @Test func positionReferencesInALinearLayoutAreReported() {
    var (a, b) = (TGView("a").height(10), TGView("b").size(40, 10))
    a.tg_width.equal(b.tg_width)
    a.tg_left.equal(b.tg_right)
    a.tg_centerY.equal(b.tg_centerY)
    let layout = TGLinearLayout(.vert) {
      a
      b
    }.size(100, 100).layout(in: room)
    let end = "refers to another view, which has no effect in a linear layout"
    #expect(
      layout.diagnostics.map(\.description)
        == ["a: left \(end)", "a: centerY \(end)"])
    #expect(layout["a"]?.width == 40)
  }

  @Test func positionReferencesWithoutEffectAreReported() {
    var (a, b) = (TGView("a").size(10, 10), TGView("b").size(40, 10))
    a.tg_top.equal(b.tg_bottom, offset: 5)
    let trees = [
      TGFrameLayout().view, TGFlowLayout(.vert).view, TGFloatLayout(.vert).view,
      TGVStack {}.view, TGZStack {}.view, TGPathLayout(.circle(r: 40)).view,
    ]
    for tree in trees {
      let tree = tree.size(100, 100).with {
        $0.addSubview(a)
        $0.addSubview(b)
      }
      let kind = tree.description.prefix { $0 != " " }
      #expect(
        tree.layout(in: room).diagnostics.map(\.description) == [
          "a: top refers to another view, which has no effect in a \(kind.hasSuffix("stack") ? kind : kind + " layout")"
        ])
    }
    let relative = TGRelativeLayout {
      a
      b
    }.size(100, 100).layout(in: room)
    #expect(relative.diagnostics == [])
    #expect(relative["a"]?.minY == 15)
  }
}
