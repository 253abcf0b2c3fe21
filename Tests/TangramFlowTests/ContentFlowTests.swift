import Tangram
import Testing

/// Flows whose lines break where the next child does not fit.
@Suite struct ContentFlowTests {
  func flow(_ children: [TGView], _ change: (inout TGFlowLayout) -> Void = { _ in })
    -> TGFlowLayout
  {
    var flow = TGFlowLayout { children }.width(100).height(.wrap).named("R")
    change(&flow)
    return flow
  }

  @Test func aLineEndsWhereTheNextChildDoesNotFit() {
    let flow = flow(leaves([(40, 10), (40, 20), (40, 5)])) {
      $0.tg_hspace = 10
      $0.tg_vspace = 4
      $0.tg_padding = TGInsets(all: 3)
    }
    #expect(
      flow.frames("RABC") == [
        frame(0, 0, 100, 35), frame(3, 3, 40, 10), frame(53, 3, 40, 20), frame(3, 27, 40, 5),
      ])
  }

  @Test(
    "A line may overflow by 0.0001 points", arguments: [(45.00005, 0), (45.0002, 25)])
  func aLineMayOverflowSlightly(width: Double, top: Double) {
    let flow = flow(leaves([(45, 20), (width, 10)])) {
      $0.tg_hspace = 10
      $0.tg_vspace = 5
    }
    #expect(flow.starts(.vertical, "B") == [top])
  }

  @Test func aTooLongFirstChildIsShrunkAfterAGap() {
    let flow = flow(leaves([(120, 20), (20, 20)])) { $0.tg_vspace = 10 }
    #expect(
      flow.frames("RAB") == [
        frame(0, 0, 100, 60), frame(0, 10, 100, 20), frame(0, 40, 20, 20),
      ])
  }

  @Test func aMinimumKeepsAChildLongerThanTheLine() {
    var wide = TGView("A").size(150, 10)
    wide.tg_width.min(130)
    #expect(flow([wide]).frames("A") == [frame(0, 0, 130, 10)])
  }

  @Test func weightsAreSharesOfTheRemainingSpace() {
    let flow = flow([
      TGView("A").size(40, 10), TGView("B").width(50%).height(10),
      TGView("C").width(50%).height(10), TGView("D").width(.fill).height(10),
      TGView("E").width(.fill).height(10).margin(leading: 10, trailing: 10),
    ])
    #expect(
      flow.frames("ABCDE") == [
        frame(0, 0, 40, 10), frame(40, 0, 30, 10), frame(70, 0, 15, 10), frame(85, 0, 15, 10),
        frame(10, 10, 80, 10),
      ])
  }

  @Test func marginsOfAWeightAreSubtractedTwice() {
    var view = TGView("E").width(.fill).height(10).margin(leading: 10, trailing: 10)
    #expect(flow([view]).frames("E") == [frame(10, 0, 60, 10)])
    view.tg_width.equal(50%, increment: 20)
    #expect(flow([view]).frames("E") == [frame(10, 0, 30, 10)])
  }

  @Test func aShrunkTextIsMeasuredAgain() {
    let flow = flow([
      TGView("A").size(70, 10),
      TGView("B").with { $0.tg_content = .text(chars: 12, advance: 10, line: 8) }.size(.wrap),
      TGView("C").width(120).height(.this(.width)),
    ])
    // The text is 120 long but gets a width of 100, so it has two lines. The height of C depends on its
    // own width.
    #expect(
      flow.frames("RABC") == [
        frame(0, 0, 100, 146), frame(0, 0, 70, 10), frame(0, 10, 100, 16),
        frame(0, 26, 100, 120),
      ])
  }

  @Test func crossAxisWeightsAreSharesOfTheRemainingHeight() {
    let flow = flow([
      TGView("A").size(60, 20), TGView("B").width(60).height(10),
      TGView("C").width(40).height(50%).margin(top: 3, bottom: 2),
    ]) { $0.tg_height.equal(100) }
    #expect(flow.frames("C") == [frame(60, 23, 40, 35)])
  }

  @Test func childrenOfColumnsShrinkToTheHeight() {
    let flow = TGFlowLayout(.horz) { leaves([(10, 15), (10, 25)]) }.size(100, 20)
      .with { $0.tg_hspace = 3 }
    #expect(flow.frames("AB") == [frame(0, 0, 10, 15), frame(13, 0, 10, 20)])
  }

  @Test func aFlowThatWrapsItsWidthHasOneLine() {
    let flow = TGFlowLayout { leaves([(60, 10), (70, 20)]) }.size(.wrap).spacing(5).padding(2)
      .named("R")
    #expect(
      flow.frames("RAB") == [
        frame(0, 0, 139, 24), frame(2, 2, 60, 10), frame(67, 2, 70, 20),
      ])
  }

  @Test func aMaximumWidthBreaksTheLinesOfAWrappingFlow() {
    var flow = TGFlowLayout { leaves([(60, 10), (70, 20)]) }.size(.wrap).named("R")
    flow.tg_width.max(100)
    #expect(flow.frames("RB") == [frame(0, 0, 100, 30), frame(0, 10, 70, 20)])
    flow.tg_width.max(300)
    #expect(flow.frames("RB") == [frame(0, 0, 130, 20), frame(60, 0, 70, 20)])
  }

  @Test func aMinimumWidthIsTheLineLengthOfAWrappingFlow() {
    var flow = TGFlowLayout { leaves([(40, 10), (30, 20)]) }.size(.wrap).named("R")
    flow.tg_width.min(50)
    #expect(flow.frames("RB") == [frame(0, 0, 50, 30), frame(0, 10, 30, 20)])
  }

  @Test func childrenOfALineHaveEqualCrossAxisShares() {
    func flow(_ share: TGLength) -> TGFlowLayout {
      TGFlowLayout {
        TGView("A").size(100, 30)
        TGView("B").width(40).height(share)
        TGView("C").width(40).height(share)
      }.size(100, 100)
    }
    #expect(flow(50%).frames("BC") == [frame(0, 30, 40, 35), frame(40, 30, 40, 35)])
    #expect(flow(.fill).frames("BC") == [frame(0, 30, 40, 70), frame(40, 30, 40, 70)])
  }

  /// A share of a size that depends on the children would enlarge that size in every pass.
  @Test("In a flow that wraps across its lines, cross-axis shares are 0", arguments: [0, 1])
  func crossAxisSharesAreZeroInAWrappingFlow(arrangedCount: Int) {
    for share: TGLength in [.fill, 50%, .average] {
      var flow = TGFlowLayout {
        TGView("A").width(50).height(share)
        TGView("B").size(90, 20)
      }.width(100).height(.wrap).named("flow")
      flow.tg_arrangedCount = arrangedCount
      #expect(flow.frames("AB") == [frame(0, 0, 50, 0), frame(0, 0, 90, 20)])
      let layout = flow.layout(in: TGSize(width: 100, height: 60))
      #expect(layout.frame.height == 20 && layout.solveCount == 1)
      #expect(layout.diagnostics.map(\.code).contains("size-from-wrapping-parent"))
      #expect(
        layout.why("A").contains(
          "height 0 = the flow ends where its children do, so nothing is left"),
        "\(layout.why("A"))")
    }
  }

  @Test func anEmptyWrappingFlowIsAsLargeAsItsPadding() {
    #expect(TGFlowLayout().size(.wrap).padding(4).named("R").frames("R") == [frame(0, 0, 8, 8)])
  }
}
