import Tangram
import TangramTestSupport
import Testing

@testable import TangramFlow

/// Flows that reorder children to fill their lines best.
@Suite struct PackingTests {
  func order(_ extents: [Double], _ room: Double, gap: Double = 0) -> [Int] {
    LinePacker.order(of: extents, in: room, gap: gap)
  }

  @Test func eachLineGetsTheBestFittingChildren() {
    var flow = TGFlowLayout { leaves([(60, 10), (50, 10), (30, 10), (40, 10)]) }
      .width(100).height(.wrap)
    flow.tg_autoArrange = true
    #expect(
      flow.frames("ABCD") == [
        frame(0, 10, 60, 10), frame(0, 0, 50, 10), frame(60, 10, 30, 10), frame(50, 0, 40, 10),
      ])
  }

  @Test func aTooLongChildEndsTheSearch() {
    // 60 and 40 would fill a line, but the search stops at 50, which does not fit beside 60.
    #expect(order([60, 50, 30, 40], 100) == [1, 3, 0, 2])
    #expect(order([60, 40, 50, 30], 100) == [0, 1, 2, 3])
  }

  @Test func gapsCountTowardsTheLineLength() {
    #expect(order([50, 45, 40], 100, gap: 10) == [1, 2, 0])
    #expect(order([50, 45, 40], 100, gap: 5) == [0, 1, 2])
  }

  @Test(arguments: [[], [0, 0, 0], [5], [-3, 4, -5], [0, 7, 0]], [0.0, -10, 6])
  func everyChildIsPackedOnce(extents: [Double], room: Double) {
    #expect(order(extents, room).sorted() == Array(extents.indices))
  }

  @Test func packingManyChildrenEnds() {
    var dice = SplitMix(seed: 1)
    for extents in [
      Array(repeating: 0, count: 10_000), Array(repeating: 0.01, count: 10_000),
      (0..<10_000).map { _ in 3 + Double(dice.below(1 << 20)) / 12345.678 },
    ] {
      #expect(order(extents, 999.123_456, gap: 0).sorted() == Array(0..<10_000))
    }
  }

  @Test func inCountedFlowsEachChildGoesIntoTheShortestColumn() {
    var flow = TGFlowLayout(arrangedCount: 3) {
      leaves([(30, 40), (30, 10), (30, 20), (30, 10), (30, 30)])
    }.width(100).height(.wrap).spacing(5).named("R")
    flow.tg_autoArrange = true
    #expect(
      flow.frames("RABCDE") == [
        frame(0, 0, 100, 55), frame(0, 0, 30, 40), frame(35, 0, 30, 10), frame(70, 0, 30, 20),
        frame(35, 15, 30, 10), frame(70, 25, 30, 30),
      ])
  }

  @Test func gravityUsesThePackedOrder() {
    var flow = TGFlowLayout(arrangedCount: 2) { leaves([(60, 30), (20, 10), (30, 10)]) }
      .size(100, 100).gravity(.horz.right)
    flow.tg_autoArrange = true
    #expect(
      flow.frames("ABC") == [frame(20, 0, 60, 30), frame(80, 0, 20, 10), frame(70, 10, 30, 10)])
  }

  @Test func nextPointsTakeTheSmallestDepthFirst() {
    var dice = SplitMix(seed: 7)
    var points = NextPoints(count: 13, along: 0, across: 2)
    var plain = Array(repeating: 2.0, count: 13)
    for _ in 0..<500 {
      let least = plain.min() ?? 0
      let place = plain.firstIndex(of: least) ?? 0
      #expect(points.nearest.across == least)
      let depth = Double(dice.below(9) - 2)
      points.advance(depth: depth, endOfChild: 0)
      plain[place] += depth
    }
  }

  @Test func inAWaterfallEachChildFollowsTheOneAboveIt() {
    var flow = TGFlowLayout(arrangedCount: 2) {
      leaves([(50, 40), (50, 10), (50, 10), (50, 60)])
    }.width(100).height(.wrap).named("R")
    flow.tg_arrangedGravity = .vert.between
    flow.tg_vspace = 5
    #expect(
      flow.frames("RABCD") == [
        frame(0, 0, 100, 75), frame(0, 0, 50, 40), frame(50, 0, 50, 10), frame(0, 45, 50, 10),
        frame(50, 15, 50, 60),
      ])
  }

  @Test func alignmentAppliesInAWaterfallOfColumns() {
    var children = leaves([(10, 20), (40, 20), (10, 20), (10, 20)])
    children[0].tg_alignment = .horz.right
    var flow = TGFlowLayout(.horz, arrangedCount: 2) { children }.size(100, 40)
    flow.tg_arrangedGravity = .horz.between
    #expect(
      flow.frames("ABCD") == [
        frame(30, 0, 10, 20), frame(0, 20, 40, 20), frame(40, 0, 10, 20), frame(40, 20, 10, 20),
      ])
  }
}

/// Flows that pack their lines and give all children a common size.
@Suite struct PackingOfFixedSubviewsTests {
  @Test func childrenWithoutASizeArePackedAtTheCommonSize() {
    var flow = TGFlowLayout()
    flow.tg_width.equal(100)
    flow.tg_height.equal(.wrap)
    flow.tg_autoArrange = true
    flow.tg_setSubviews(size: 20, minSpace: 0)
    // A, C and D fill a line of 100 exactly: A and D count as the common size of 20, C as its content of
    // 60.
    flow.addSubview(TGView("A").height(10))
    flow.addSubview(TGView(.size(50, 10)).named("B").size(.wrap))
    flow.addSubview(TGView(.size(60, 10)).named("C").size(.wrap))
    flow.addSubview(TGView("D").height(10))
    let layout = flow.layout(in: TGSize(width: 375, height: 667))
    let starts = ["A", "C", "D", "B"].map { layout[$0]?.minX }
    #expect(starts == [0, 20, 40, 60])
    #expect(layout["B"]?.width == 20)
  }

  @Test func theCommonSizeIncludesMargins() {
    var flow = TGFlowLayout()
    flow.tg_width.equal(60)
    flow.tg_height.equal(.wrap)
    flow.tg_autoArrange = true
    flow.tg_setSubviews(size: 20, minSpace: 0)
    flow.addSubview(TGView("A").height(10).margin(leading: 5))
    flow.addSubview(TGView(.size(50, 10)).named("B").size(.wrap))
    flow.addSubview(TGView(.size(40, 10)).named("C").size(.wrap))
    // A counts as 20 including its margin, which does not fit beside B's content of 50, so B comes first.
    let layout = flow.layout(in: TGSize(width: 375, height: 667))
    #expect(layout["B"]?.minX == 0)
    #expect(layout["A"] == TGRect(x: 25, y: 0, width: 15, height: 10))
    #expect(layout["C"]?.minX == 40)
  }
}
