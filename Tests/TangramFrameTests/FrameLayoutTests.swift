import Tangram
import Testing

/// Each child is placed independently, relative to the edges.
///
/// One behavior per test, with exact frames.
@Suite struct FrameLayoutTests {
  let room = TGSize(width: 300, height: 300)

  /// A frame layout of 100 × 100 with a padding of 10, so that its content is 80 × 80.
  func frame(of view: TGView, change: (inout TGFrameLayout) -> Void = { _ in }) -> TGRect? {
    var container = TGFrameLayout().size(100, 100).padding(10)
    change(&container)
    container.addSubview(view)
    return container.layout(in: room)[path: [0]]
  }

  @Test func marginsAreMeasuredFromTheContentEdges() {
    #expect(frame(of: TGView().size(20, 10)) == TGRect(x: 10, y: 10, width: 20, height: 10))
    #expect(
      frame(of: TGView().size(20, 10).margin(top: 5, leading: 3))
        == TGRect(x: 13, y: 15, width: 20, height: 10))
    #expect(
      frame(of: TGView().size(20, 10).margin(bottom: 5, trailing: 3))
        == TGRect(x: 67, y: 75, width: 20, height: 10))
  }

  @Test func centersAreOffsetsFromTheMiddle() {
    #expect(
      frame(of: TGView().size(20, 10).centered(x: 0, y: 5))
        == TGRect(x: 40, y: 50, width: 20, height: 10))
  }

  @Test func sharesAreFractionsOfTheContent() {
    var view = TGView().width(50%).height(25%)
    view.tg_left.equal(25%)
    view.tg_top.equal(10%)
    #expect(frame(of: view) == TGRect(x: 30, y: 18, width: 40, height: 20))
  }

  @Test func marginsOnBothSidesReplaceTheSize() {
    let view = TGView().size(5, 5).margin(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(frame(of: view) == TGRect(x: 12, y: 11, width: 74, height: 76))
  }

  @Test func fillTakesTheSpaceBetweenTheMargins() {
    let view = TGView().width(.fill).height(.fill).margin(top: 6, trailing: 10)
    #expect(frame(of: view) == TGRect(x: 10, y: 16, width: 70, height: 74))
  }

  @Test func anExtentCanReferToTheOtherAxis() {
    let view = TGView().width(30).height(.this(.width)).margin(bottom: 0)
    #expect(frame(of: view) == TGRect(x: 10, y: 60, width: 30, height: 30))
  }

  @Test func gravityMovesAllChildrenAndAlignmentOne() {
    let view = TGView().size(20, 10)
    let centered = frame(of: view) { $0.tg_gravity = .center }
    #expect(centered == TGRect(x: 40, y: 45, width: 20, height: 10))
    let aligned = frame(of: view.alignment(TGGravity.horz.right)) { $0.tg_gravity = .center }
    #expect(aligned == TGRect(x: 70, y: 45, width: 20, height: 10))
  }

  @Test func aTextGetsTheHeightForItsWidth() {
    let text = TGView(.text(chars: 20, advance: 10, line: 12)).width(.fill).height(.wrap)
    // A line of 80 has 8 glyphs of 10, so there are 3 lines.
    #expect(frame(of: text) == TGRect(x: 10, y: 10, width: 80, height: 36))
  }

  @Test func aWrappingFrameFitsItsChildrenAndThenPlacesTheRest() {
    let container = TGFrameLayout {
      TGView("A").size(30, 20).margin(leading: 10)
      TGView("B").size(10, 10).margin(bottom: 2, trailing: 0)
      TGView("C").width(.fill).height(5)
    }.size(.wrap).padding(5)
    let layout = container.layout(in: room)
    #expect(layout.frame.size == TGSize(width: 50, height: 30))
    #expect(layout["B"] == TGRect(x: 35, y: 13, width: 10, height: 10))
    #expect(layout["C"] == TGRect(x: 5, y: 5, width: 40, height: 5))
  }

  @Test func rightToLeftMirrorsLeadingButNotLeft() {
    var left = TGView("left").size(20, 10)
    left.tg_left.equal(5)
    let container = TGFrameLayout {
      left
      TGView("leading").size(20, 10).margin(leading: 5)
    }.size(100, 100)
    let layout = container.layout(in: TGEnvironment(size: room, isRightToLeft: true))
    #expect(layout["left"]?.minX == 5)
    #expect(layout["leading"]?.minX == 75)
  }
}
