import Tangram
import Testing

@Suite struct HitTests {
  private var pile: TGFrameLayout {
    var pile = canvas("root", rect(0, 0, 100, 100))
    pile.addSubview(card("A", rect(0, 0, 50, 50)))
    pile.addSubview(card("B", rect(0, 0, 50, 50)))
    return pile
  }

  private func hit(_ tree: TGFrameLayout, _ x: Double, _ y: Double) -> String? {
    tree.hitTest(TGPoint(x: x, y: y))?.name
  }

  @Test func laterSiblingsAreHitFirst() {
    #expect(hit(pile, 10, 10) == "B")
    #expect(hit(pile, 50, 10) == "root")
    #expect(hit(pile, 100, 10) == nil)
    #expect(hit(pile, -0.001, 10) == nil)
  }

  @Test func hiddenTransparentAndDisabledViewsLetTouchesThrough() {
    let changes: [(inout TGView) -> Void] = [
      { $0.isHidden = true }, { $0.tg_visibility = .gone }, { $0.tg_visibility = .invisible },
      { $0.alpha = 0.009 }, { $0.isEnabled = false },
    ]
    for change in changes {
      var pile = pile
      change(&pile.subviews[1])
      #expect(hit(pile, 10, 10) == "A")
    }
    var pile = pile
    pile.subviews[1].alpha = 0.01
    #expect(hit(pile, 10, 10) == "B")
    pile.isEnabled = false
    #expect(hit(pile, 10, 10) == nil)
  }

  @Test func childrenAreNotHitOutsideTheirParent() {
    var inner = canvas("inner", rect(20, 20, 10, 10))
    inner.addSubview(card("leaf", rect(-10, -10, 50, 50)))
    var tree = canvas("root", rect(0, 0, 100, 100))
    tree.addSubview(inner)
    #expect(hit(tree, 25, 25) == "leaf")
    #expect(hit(tree, 15, 25) == "root")
  }

  @Test func scrolledViewsAreHitAtTheirVisiblePosition() {
    var tree = canvas("root", rect(0, 0, 100, 100))
    tree.bounds.origin = TGPoint(x: 0, y: 200)
    tree.addSubview(card("far", rect(0, 250, 10, 10)))
    #expect(hit(tree, 5, 255) == "far")
    #expect(hit(tree, 5, 55) == nil)
  }

  @Test func deepTreesAreSearchedWithoutRecursion() {
    var tree = canvas("leaf", rect(0, 0, 10, 10))
    for _ in 0..<10_000 {
      var outer = canvas("outer", rect(0, 0, 10, 10))
      outer.addSubview(tree)
      tree = outer
    }
    #expect(hit(tree, 5, 5) == "leaf")
    let leaf = tree.hitTest(TGPoint(x: 5, y: 5))
    #expect(leaf.flatMap { tree.convert(TGPoint.zero, from: $0, to: nil) } == .zero)
  }
}

@Suite struct ScrollTests {
  @Test func offsetsAreClampedToTheInsets() {
    let scroll = TGScrollGeometry(
      size: TGSize(width: 300, height: 400), contentSize: TGSize(width: 300, height: 1000),
      contentInset: TGInsets(top: 20, bottom: 30))
    #expect(scroll.offsets(.vertical) == -20...630)
    #expect(scroll.offsets(.horizontal) == 0...0)
    #expect(scroll.clamped(TGPoint(x: 5, y: 1e9)) == TGPoint(x: 0, y: 630))
    #expect(scroll.clamped(TGPoint(x: -5, y: -1e9)) == TGPoint(x: 0, y: -20))
    #expect(scroll.clamped(TGPoint(x: .nan, y: 100)) == TGPoint(x: 0, y: 100))
  }

  @Test func smallContentDoesNotScroll() {
    let scroll = TGScrollGeometry(
      size: TGSize(width: 300, height: 400), contentSize: TGSize(width: 10, height: 10),
      contentInset: TGInsets(all: 5))
    #expect(scroll.offsets(.vertical) == -5...(-5))
  }

  @Test func theContentSizeIncludesTheMarginsOfTheRoot() {
    var column = TGLinearLayout(.vert).width(.wrap).height(.wrap)
    column.tg_left.equal(5)
    column.tg_right.equal(10%)
    column.tg_width.equal(.fill)
    column.tg_top.equal(7, offset: 1).max(6)
    column.tg_bottom.equal(TGLayoutPos.tg_safeAreaMargin, offset: 3)
    for _ in 0..<10 { column.addSubview(TGView().size(50, 100)) }
    let layout = column.layout(in: TGSize(width: 200, height: 300))
    #expect(layout.frame.size == TGSize(width: 175, height: 1000))
    #expect(layout.contentSize() == TGSize(width: 200, height: 1009))
    #expect(layout.contentSize(zoomScale: 2) == TGSize(width: 400, height: 2018))
  }

  @Test func aContainerOfTheTreeMayScroll() {
    var list = TGLinearLayout(.vert).width(100).height(.wrap)
    list.tg_top.equal(4)
    list.tg_left.equal(5%)
    for _ in 0..<10 { list.addSubview(TGView().size(50, 100)) }
    var scroll = TGFrameLayout().width(100).height(300)
    scroll.addSubview(list)
    scroll.addSubview(TGView().size(2000, 2000).visibility(.gone))
    var root = TGFrameLayout().width(.fill).height(.fill)
    root.addSubview(scroll)
    let layout = root.layout(in: TGSize(width: 200, height: 300))
    let geometry = layout.scrollGeometry(of: scroll, contentInset: TGInsets(top: 20))
    #expect(geometry?.contentSize == TGSize(width: 105, height: 1004))
    #expect(geometry?.offsets(.vertical) == -20...704)
    #expect(layout.scrollGeometry(of: TGView()) == nil)
  }
}
