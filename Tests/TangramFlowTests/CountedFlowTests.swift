import Tangram
import Testing

/// Flows with a fixed number of children per line.
@Suite struct CountedFlowTests {
  func flow(
    _ count: Int, _ children: [TGView], _ orientation: TGOrientation = .vert,
    _ change: (inout TGFlowLayout) -> Void = { _ in }
  ) -> TGFlowLayout {
    var flow = TGFlowLayout(orientation, arrangedCount: count) { children }.size(100, 40)
      .named("R")
    change(&flow)
    return flow
  }

  @Test func aWrappingFlowIsAsLargeAsItsLongestLine() {
    var children = leaves([(30, 10), (40, 20), (50, 5)])
    children[0].tg_top.equal(2)
    children[2].tg_left.equal(1)
    let flow = flow(2, children) {
      $0.tg_hspace = 10
      $0.tg_vspace = 4
      $0.tg_padding = TGInsets(all: 3)
      $0.tg_size(.wrap)
    }
    #expect(
      flow.frames("RABC") == [
        frame(0, 0, 86, 35), frame(3, 5, 30, 10), frame(43, 3, 40, 20), frame(4, 27, 50, 5),
      ])
  }

  @Test func weightsShareTheSpaceOfTheirLine() {
    let flow = flow(
      3,
      [
        TGView("A").size(30, 10), TGView("B").width(.fill).height(10),
        TGView("C").width(50%).height(10), TGView("D").size(20, 10),
        TGView("E").width(20%).height(10),
      ]
    ) { $0.tg_hspace = 5 }
    #expect(
      flow.frames("ABCDE") == [
        frame(0, 0, 30, 10), frame(35, 0, 40, 10), frame(80, 0, 20, 10), frame(0, 10, 20, 10),
        frame(25, 10, 75, 10),
      ])
  }

  @Test func roundedSharesAddUp() {
    let thirds = "ABC".map { TGView(String($0)).width(.fill).height(10) }
    #expect(flow(3, thirds).frames("ABC", scale: 2).map(\.width) == [33.5, 33.5, 33])
  }

  @Test func spaceFreedByABoundIsNotRedistributed() {
    var bounded = TGView("A").width(.fill).height(10)
    bounded.tg_width.max(20)
    let flow = flow(2, [bounded, TGView("B").width(.fill).height(10)])
    #expect(flow.frames("AB") == [frame(0, 0, 20, 10), frame(20, 0, 50, 10)])
  }

  @Test func aWeightOfZeroGetsNoSpace() {
    let flow = flow(2, [TGView("A").width(.fill).height(5), TGView("B").width(0%).height(5)])
    #expect(flow.frames("AB") == [frame(0, 0, 100, 5), frame(100, 0, 0, 5)])
  }

  @Test func fillGravityDividesLinesEqually() {
    var bounded = TGView("B").size(10, 10)
    bounded.tg_width.max(20)
    let children = [
      TGView("A").size(10, 10), bounded, TGView("C").height(10).margin(leading: 4),
      TGView("D").height(10),
    ]
    let flow = flow(3, children) {
      $0.tg_gravity = .horz.fill
      $0.tg_hspace = 5
    }
    #expect(
      flow.frames("ABCD") == [
        frame(0, 0, 30, 10), frame(35, 0, 20, 10), frame(64, 0, 26, 10), frame(0, 10, 30, 10),
      ])
  }

  @Test func fillGravityIgnoresBoundsInColumns() {
    var bounded = TGView("A").size(10, 10)
    bounded.tg_height.max(20)
    let flow = flow(2, [bounded, TGView("B").size(10, 10)], .horz) {
      $0.tg_gravity = .vert.fill
      $0.tg_height.equal(100)
    }
    #expect(flow.frames("AB") == [frame(0, 0, 10, 50), frame(0, 50, 10, 50)])
  }

  @Test func crossAxisWeightsAreSharesOfTheRemainingHeight() {
    let flow = flow(
      1,
      [
        TGView("A").width(10).height(50%), TGView("B").width(10).height(50%).margin(top: 5),
        TGView("C").width(10).height(.fill),
      ]
    ) {
      $0.tg_vspace = 10
      $0.tg_height.equal(100)
    }
    #expect(
      flow.frames("ABC") == [
        frame(0, 0, 10, 50), frame(0, 65, 10, 15), frame(0, 90, 10, 10),
      ])
  }

  @Test func textIsMeasuredAtItsFinalWidthInRows() {
    let text = TGView("A").with { $0.tg_content = .text(chars: 10, advance: 10, line: 10) }
      .width(50%).height(.wrap)
    #expect(flow(2, [text, TGView("B").width(50%)]).frames("A") == [frame(0, 0, 50, 20)])
  }

  @Test func textIsMeasuredBeforeWeightsInColumns() {
    let text = TGView("A").with { $0.tg_content = .text(chars: 10, advance: 10, line: 10) }
      .width(50%).height(.wrap)
    #expect(flow(1, [text], .horz).frames("A") == [frame(0, 0, 50, 10)])
  }

  @Test func anExtentCanReferToTheOtherAxis() {
    var square = TGView("A").width(30).height(.this(.width))
    #expect(flow(1, [square]).frames("A") == [frame(0, 0, 30, 30)])
    square = TGView("A").width(.this(.height)).height(20)
    #expect(flow(1, [square]).frames("A") == [frame(0, 0, 20, 20)])
    #expect(flow(1, [square], .horz).frames("A") == [frame(0, 0, 20, 20)])
  }

  @Test func anExtentCanReferToASibling() {
    let first = TGView("A").size(30, 10)
    var second = TGView("B").height(10)
    second.tg_width.equal(TGAnchor(.view(first.id), .width), increment: 5, multiple: 0.5)
    #expect(flow(2, [first, second]).frames("B") == [frame(30, 0, 20, 10)])
  }

  @Test func goneChildrenAreIgnored() {
    var children = leaves([(20, 10), (20, 10), (20, 10)])
    children[1].tg_visibility = .gone
    #expect(flow(2, children).frames("AC") == [frame(0, 0, 20, 10), frame(20, 0, 20, 10)])
  }

  @Test func reversedFlowsBeginWithTheLastChild() {
    let flow = flow(2, leaves([(20, 10), (30, 10), (40, 10)])) { $0.tg_reverseLayout = true }
    #expect(
      flow.frames("ABC") == [frame(0, 10, 20, 10), frame(40, 0, 30, 10), frame(0, 0, 40, 10)])
  }

  @Test func stretchingReplacesTheWrapOfChildContainers() {
    let inner = TGFlowLayout(arrangedCount: 1) { TGView("I").size(10, 10) }
      .width(.wrap).height(10).named("A")
    let flow = flow(2, [inner.view, TGView("B").size(10, 10)]) { $0.tg_gravity = .horz.fill }
    #expect(flow.frames("AIB") == [frame(0, 0, 50, 10), frame(0, 0, 10, 10), frame(50, 0, 50, 10)])
  }

  @Test func wrappingChildContainersAreMeasuredAtTheirShare() {
    let text = TGView("T").with { $0.tg_content = .text(chars: 10, advance: 10, line: 10) }
      .width(.fill).height(.wrap)
    let inner = TGFlowLayout(arrangedCount: 1) { text }.width(50%).height(.wrap).named("A")
    let flow = flow(2, [inner.view, TGView("B").width(50%).height(5)]) {
      $0.tg_height.equal(.wrap)
    }
    #expect(flow.frames("RAT") == [frame(0, 0, 100, 20), frame(0, 0, 50, 20), frame(0, 0, 50, 20)])
  }
}
