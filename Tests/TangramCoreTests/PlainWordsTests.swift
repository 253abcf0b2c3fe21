import Tangram
import Testing

/// Diagnostics name what was written, and say what was done instead.
@Suite struct PlainWordsTests {
  private let room = TGSize(width: 100, height: 50)

  private func messages(_ tree: some TGViewProtocol) -> [String] {
    tree.layout(in: room).diagnostics.map(\.description)
  }

  @Test func aWidthOfZeroInAStackFillsIt() {
    let stack = TGHStack { TGView("A").width(0).height(10) }.size(100, 50)
    #expect(stack.layout(in: room)["A"] == TGRect(x: 0, y: 20, width: 100, height: 10))
    #expect(
      messages(stack) == [
        "A: width is 0, which counts as no size in an hstack layout, so the view fills the space left; "
          + "to hide the view, write `.visibility(.gone)`"
      ])
    let scene = stack.layout(in: room).diagnostics.map { $0.text(in: .scene) }
    #expect(
      scene == [
        "A: width is 0, which counts as no size in an hstack layout, so the view fills the space left; "
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

  @Test func theBoundThatIsKeptIsNamed() {
    func view() -> TGView { TGView("A").width(50, min: 80, max: 20).height(10) }
    let text = "A: width has a minimum of 80 above its maximum of 20; "
    #expect(
      messages(TGFrameLayout { view() }.size(100, 50)) == [text + "the maximum, 20, is kept"])
    #expect(
      messages(TGFlexLayout { view() }.size(100, 50)) == [text + "the minimum, 80, is kept"])
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
        "A: order has no effect in an hstack layout", "A: area has no effect in an hstack layout",
        "A: aspectRatio has no effect in an hstack layout",
        "A: absolute has no effect in an hstack layout",
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
        "A: left cannot refer to `B.top`, an edge on the other axis; the reference is ignored"
      ])
    #expect(
      messages(view.trailing(other.anchor(.centerY))) == [
        "A: trailing cannot refer to `B.centerY`, a center on the other axis; the reference is ignored"
      ])
    #expect(
      messages(view.top(other.anchor(.width))) == [
        "A: top cannot refer to `B.width`, a size; the reference is ignored"
      ])
  }

  @Test func aCenterBetweenMarginsHasNoEffect() {
    let view = TGView("A").height(10).left(5).right(5).centerX(8)
    let text = "A: centerX has no effect, because the margins on both sides decide; "
    #expect(
      messages(TGFrameLayout { view }.size(100, 50)) == [text + "remove it or one of the margins"])
    #expect(messages(TGFrameLayout { view.height(10).centerY(3) }.size(100, 50)).count == 1)
  }
}
