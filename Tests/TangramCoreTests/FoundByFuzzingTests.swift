import Tangram
import TangramTestSupport
import Testing

/// Failures found by random tests, each reduced to a minimal example.
@Suite struct FoundByFuzzingTests {
  private let room = TGSize(width: 300, height: 400)

  // MARK: - Sessions

  @Test func aSelfReferencingRootMayLoseGoneChildren() {
    var root = TGFrameLayout {
      TGView("a").size(5, 5).visibility(.gone)
      TGView("b").size(10, 10)
      TGView("c").size(20, 20)
    }.size(100, 100).view
    root.tg_height.equal(root.tg_width)
    var session = TGLayoutSession()
    _ = session.layout(root, in: room)
    root.removeSubview(at: 2)
    root.removeSubview(at: 0)
    root.tg_left.equal(root.tg_right)
    let warm = session.layout(root, in: room)
    #expect(warm.difference(from: root.layout(in: room)) == nil)
    #expect(warm["b"] == TGRect(x: 0, y: 0, width: 10, height: 10))
  }

  @Test func aChildChangedWithItsContainerEqualsAFreshLayout() {
    var root = TGFloatLayout {
      var child = TGView("a")
      child.tg_width.equal(.wrap)
      child.tg_height.equal(.wrap, increment: 10)
      return [child]
    }.size(88, 30)
    var session = TGLayoutSession()
    #expect(session.layout(root, in: room)["a"]?.height == 10)
    root.tg_noBoundaryLimit = true
    root.subviews[0].tg_width.equal(3)
    let warm = session.layout(root, in: room)
    #expect(warm["a"] == TGRect(x: 0, y: 0, width: 3, height: 10))
    #expect(warm.difference(from: root.layout(in: room)) == nil)
  }

  @Test func aLeafWithoutContentIgnoresEarlierSiblingSizes() {
    var leaf = TGView("a").height(5)
    leaf.tg_width.equal(.wrap, increment: 4)
    var old = TGView("b")
    old.frame = TGRect(x: 0, y: 0, width: 66, height: 80)
    var root = TGLinearLayout(.vert) {
      old
      leaf
    }.size(.wrap)
    var session = TGLayoutSession()
    #expect(session.layout(root, in: room)["a"] == TGRect(x: 0, y: 80, width: 0, height: 5))
    root.subviews[0] = TGView("b").size(7, 7)
    let warm = session.layout(root, in: room)
    #expect(warm["a"] == TGRect(x: 0, y: 7, width: 0, height: 5))
    #expect(warm.difference(from: root.layout(in: room)) == nil)
  }

  @Test func earlierSiblingSizesAreDroppedWhenTheContainerChanges() {
    var first = TGLinearLayout(.horz) {}.named("a")
    first.tg_width.equal(3).min(100%)
    var second = TGView("b")
    second.tg_trailing.equal(15)
    second.tg_width.equal(first.tg_width)
    var root = TGFloatLayout {
      first
      second
      TGView(.size(48, 50)).width(.wrap).height(19)
      TGView(.size(94, 72))
    }.width(4)
    root.frame = TGRect(x: 37, y: -4, width: 49, height: 18)
    var session = TGLayoutSession()
    #expect(session.layout(root, in: room)["b"]?.width == 4)
    root.tg_width.equal(.wrap)
    root.tg_height.equal(98)
    root.subviews[2].tg_noLayout = true
    let warm = session.layout(root, in: room)
    #expect(warm.difference(from: root.layout(in: room)) == nil)
  }

  @Test("A list without effect is reported whatever the siblings are")
  func emptyLists() {
    var listed = TGView("a").size(5, 5)
    listed.tg_height.equal([] as [TGAnchor])
    var tied = TGView("b").size(13, 7)
    tied.tg_width.min(.wrap)
    let message = "a: height does not accept a list of views; the list is ignored"
    var root = TGFrameLayout { listed }.size(50, 50)
    var session = TGLayoutSession()
    #expect(session.layout(root, in: room).problems == [message])
    root.insertSubview(tied, at: 0)
    #expect(session.layout(root, in: room).problems == [message])
    #expect(root.layout(in: room).problems == [message])
  }

  // MARK: - Positions

  @Test("A safe-area position without a safe area is 0 on every edge", arguments: [false, true])
  func safeAreas(isRightToLeft: Bool) {
    let margin = TGLayoutPos.tg_safeAreaMargin
    let environment = TGEnvironment(size: room, isRightToLeft: isRightToLeft)
    func frame(_ child: TGView) -> TGRect? {
      TGRelativeLayout { child }.size(100, 100).layout(in: environment)["a"]
    }
    let child = TGView("a").size(10, 10)
    #expect(frame(child.top(margin).left(margin)) == TGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(
      frame(child.bottom(margin).right(margin)) == TGRect(x: 90, y: 90, width: 10, height: 10))
  }

  @Test("In a right-to-left layout, an unset edge does not change set ones")
  func sharedEdges() {
    let environment = TGEnvironment(size: room, isRightToLeft: true)
    var child = TGView("a").size(10, 10).left(7)
    // Makes the tree compiler visit every edge.
    child.tg_height.max.isActive = false
    let frame = TGFrameLayout { child }.size(100, 100).layout(in: environment)["a"]
    #expect(frame == TGRect(x: 7, y: 0, width: 10, height: 10))
  }

  @Test("Where right and leading are the same edge, leading wins")
  func namedTwice() {
    let environment = TGEnvironment(size: room, isRightToLeft: true)
    func frame(_ child: TGView) -> TGRect? {
      TGRelativeLayout { child }.size(100, 100).layout(in: environment)["a"]
    }
    let child = TGView("a").size(10, 10)
    #expect(frame(child.right(20, offset: 3).leading(5))?.minX == 85)
    #expect(frame(child.leading(5).right(.superview(.left)))?.minX == 85)
    #expect(frame(child.left(20, offset: 3).trailing(5))?.minX == 5)
  }

  @Test func anUnsupportedListOfAPositionIsReported() {
    var child = TGView("a").size(10, 10)
    child.tg_left.equal([TGAnchor.superview(.right)], offset: 4)
    let layout = TGRelativeLayout { child }.size(100, 100).layout(in: room)
    #expect(layout["a"]?.minX == 0 || layout["a"]?.minX == 4)
    #expect(
      layout.problems.contains(
        "a: left does not accept a list of views; the list is "
          + "ignored"))
  }

  // MARK: - Numbers

  @Test func multiplesApplyToPercentageBounds() {
    var child = TGView("a").size(80, 10)
    child.tg_width.max.equal(50%, multiple: 0.5)
    #expect(TGFrameLayout { child }.size(100, 100).layout(in: room)["a"]?.width == 25)
  }

  @Test func nonFiniteContentCountsAsZero() {
    for content in [
      TGContent.text(chars: 5, advance: .infinity, line: .nan), .size(.nan, .infinity),
    ] {
      let layout = TGView(content).named("a").size(.wrap).layout(in: room)
      #expect(layout.frame == .zero)
    }
  }

  @Test func hugeFramesAreClamped() {
    var flow = TGFlowLayout(.horz, arrangedCount: 3) { TGView("a") }
    flow.tg_fixedSubviews = TGFixedSubviews(size: 1e300)
    let layout = flow.size(100, 100).layout(in: room)
    #expect(TreeLaw.sound.violation(flow.view, TGEnvironment(size: room)) == nil)
    #expect(layout.problems.contains("a: frame is too large; 1000000000000000 is used instead"))
    var root = TGView("S").width(5).height(5)
    root.tg_left.equal(TGWeight(1e9))
    #expect(root.layout(in: TGSize(width: 1e9, height: 1)).frame.minX == 1e15)
  }
}
