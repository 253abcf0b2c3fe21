import Tangram
import Testing

/// Diagnostics quote what was written, and say what was done instead.
@Suite struct DiagnosticWordingTests {
  private let room = TGSize(width: 100, height: 50)

  private func messages(_ tree: some TGViewProtocol) -> [String] {
    tree.layout(in: room).diagnostics.map(\.description)
  }

  @Test func aWidthOfZeroInAStackFillsIt() {
    let stack = TGHStack { TGView("A").width(0).height(10) }.size(100, 50)
    #expect(stack.layout(in: room)["A"] == TGRect(x: 0, y: 20, width: 100, height: 10))
    #expect(
      messages(stack) == [
        "A: width is 0, which means no size in an hstack, so the view fills the remaining space; "
          + "to hide the view, write `.visibility(.gone)`"
      ])
    let scene = stack.layout(in: room).diagnostics.map { $0.text(in: .scene) }
    #expect(
      scene == [
        "A: width is 0, which means no size in an hstack, so the view fills the remaining space; "
          + #"to hide the view, write `"visibility": "gone"`"#
      ])
    #expect(messages(TGZStack { TGView("A").size(0, 10) }.size(100, 50)).count == 1)
    #expect(messages(TGHStack { TGView("A").size(0, 10) }.size(.wrap)).isEmpty)
  }

  @Test func anInfiniteWidthIsReplacedOrIgnored() {
    let view = TGView("A").width(.infinity).height(10)
    #expect(
      messages(TGFrameLayout { view }.size(100, 50)) == [
        "A: width is not a finite number; 0 is used instead; to fill the space, write `.fill`"
      ])
    #expect(
      messages(TGHStack { view }.size(100, 50)) == [
        "A: width is not a finite number, so it is ignored; to fill the space, write `.fill`"
      ])
  }

  @Test func theBoundThatTakesPrecedenceIsNamed() {
    func view() -> TGView { TGView("A").width(50, min: 80, max: 20).height(10) }
    let text = "A: width has a minimum of 80, which is greater than its maximum of 20; "
    #expect(
      messages(TGFrameLayout { view() }.size(100, 50)) == [text + "the maximum is used"])
    #expect(
      messages(TGFlexLayout { view() }.size(100, 50)) == [text + "the minimum is used"])
  }

  @Test func propertiesWithoutEffectAreNamedAsTheyWereWritten() {
    let item = TGView("A").size(5, 5).grid(row: 2).alignSelf(.center).flex(grow: 1)
    #expect(
      Set(messages(TGLinearLayout(.vert) { item }.size(100, 50))) == [
        "A: row has no effect in a linear layout", "A: alignSelf has no effect in a linear layout",
        "A: grow has no effect in a linear layout",
      ])
    let placed = TGView("A").size(5, 5).absolute().itemAspectRatio(2).area("a").order(2)
    #expect(
      Set(messages(TGHStack { placed }.size(100, 50))) == [
        "A: order has no effect in an hstack", "A: area has no effect in an hstack",
        "A: aspectRatio has no effect in an hstack",
        "A: absolute has no effect in an hstack",
      ])
  }

  @Test func referencesAreNamedAsTheyWereWritten() {
    let other = TGView("B").size(5, 5)
    func messages(_ view: TGView) -> [String] {
      self.messages(
        TGRelativeLayout {
          view
          other
        }.size(100, 50))
    }
    let view = TGView("A").size(5, 5)
    #expect(
      messages(view.left(other.anchor(.top))) == [
        "A: left cannot refer to `B.top`, which is an edge on the other axis; the reference is ignored"
      ])
    #expect(
      messages(view.trailing(other.anchor(.centerY))) == [
        "A: trailing cannot refer to `B.centerY`, which is a center on the other axis; the reference is ignored"
      ])
    #expect(
      messages(view.top(other.anchor(.width))) == [
        "A: top cannot refer to `B.width`, which is a size; the reference is ignored"
      ])
  }

  @Test func aCenterBetweenMarginsHasNoEffect() {
    let view = TGView("A").height(10).left(5).right(5).centerX(8)
    let text =
      "A: centerX has no effect, because the margins on both sides determine the "
      + "position; "
    #expect(
      messages(TGFrameLayout { view }.size(100, 50)) == [
        text + "remove the center or one of "
          + "the margins"
      ])
    #expect(messages(TGFrameLayout { view.height(10).centerY(3) }.size(100, 50)).count == 1)
  }

  @Test func anAlignmentAlongTheLineHasNoEffect() {
    let down = TGLinearLayout(.vert) { TGView("A").size(5, 5).alignment(.vert.center) }
    #expect(
      messages(down.size(50, 50).view) == [
        "A: alignment is only vertical, but the container arranges its children vertically, so the "
          + "alignment has no effect; remove it, or add a horizontal alignment"
      ])
    let across = TGLinearLayout(.horz) { TGView("A").size(5, 5).alignment(.horz.right) }
    #expect(
      messages(across.size(50, 50).view) == [
        "A: alignment is only horizontal, but the container arranges its children horizontally, so the "
          + "alignment has no effect; remove it, or add a vertical alignment"
      ])
    let both = TGLinearLayout(.horz) { TGView("A").size(5, 5).alignment(.center) }
    #expect(messages(both.size(50, 50).view).isEmpty)
  }

  /// Views in rows made by the same function have the same names.
  @Test func viewsWithTheSameNameAreDistinguishedByPath() {
    func row() -> TGView {
      TGLinearLayout(.horz) { TGView("title").height(10) }.size(50, 20).view
    }
    let message =
      "width has no value, and the view has no content, so it is 0; write `.width(…)` with a number, a "
      + "share such as `20%`, or `.fill`; set it before you add the view to its parent, because adding a "
      + "view copies it"
    #expect(messages(row()) == ["title: " + message])
    let rows = TGLinearLayout(.vert) { (0..<2).map { _ in row() } }.size(50, 50)
    #expect(
      messages(rows.view) == ["title at [0][0]: " + message, "title at [1][0]: " + message])
  }
}
