import Tangram
import Testing

/// A single line of children.
///
/// One behavior per test, with exact frames.
@Suite struct LinearLayoutTests {
  let room = TGSize(width: 300, height: 300)

  /// The origins and extents along a row of 100 × 20.
  func row(
    _ views: [TGView], width: Double = 100, change: (inout TGLinearLayout) -> Void = { _ in }
  ) -> [[Double]] {
    var row = TGLinearLayout(.horz).size(width, 20)
    row.subviews = TGSubviews(views)
    change(&row)
    return row.layout(in: room).entries.dropFirst().map { [$0.frame.minX, $0.frame.width] }
  }

  func leaf(_ width: Double) -> TGView { TGView().size(width, 10) }

  @Test func childrenFollowEachOtherWithGaps() {
    #expect(
      row([leaf(10), leaf(20).margin(leading: 3, trailing: 4), leaf(30)]) { $0.tg_space = 5 }
        == [[0, 10], [18, 20], [47, 30]])
  }

  @Test func sharesOfSizesAndGapsDivideTheRemainingSpace() {
    var gap = leaf(20)
    gap.tg_left.equal(20%)
    #expect(row([gap, leaf(0).width(80%)]) == [[16, 20], [36, 64]])
  }

  @Test func spaceFreedByABoundIsNotRedistributed() {
    var bounded = leaf(0).width(50%)
    bounded.tg_width.max(20)
    #expect(row([bounded, leaf(0).width(50%)]) == [[0, 20], [20, 50]])
  }

  @Test func sharesAreZeroInAWrappingLine() {
    #expect(
      row([leaf(30), leaf(0).width(100%)]) { $0.tg_width.equal(.wrap) } == [[0, 30], [30, 0]])
  }

  @Test(
    arguments: [
      (TGGravity.horz.center, [20.0, 30, 50]), (.horz.right, [40, 50, 70]),
      (.horz.between, [0, 30, 70]), (.horz.among, [10, 30, 60]),
    ])
  func gravityDistributesTheSpaceOfALine(gravity: TGGravity, origins: [Double]) {
    let frames = row([leaf(10), leaf(20), leaf(30)]) { $0.tg_gravity = gravity }
    #expect(frames.map { $0[0] } == origins)
  }

  @Test func aroundLeavesHalfAGapAtTheEnds() {
    let frames = row([leaf(10), leaf(20), leaf(30)], width: 102) {
      $0.tg_gravity = TGGravity.horz.around
    }
    #expect(frames == [[7, 10], [31, 20], [65, 30]])
  }

  @Test func sizesShrinkWithOrWithoutShares() {
    let views = [leaf(60), leaf(60)]
    let shrinks: (inout TGLinearLayout) -> Void = { $0.tg_shrinkType = [.average] }
    #expect(row(views, change: shrinks) == [[0, 50], [50, 50]])
    #expect(row([leaf(80), leaf(60)], change: shrinks) == [[0, 60], [60, 40]])
    #expect(
      row(views + [leaf(0).width(.fill)], change: shrinks) == [[0, 50], [50, 50], [100, 0]])
  }

  @Test func gapsShrinkInProportionToTheirLength() {
    let views = [leaf(20).margin(leading: 10), leaf(20).margin(leading: 20), leaf(20)]
    let frames = row(views, width: 80) {
      $0.tg_space = 5
      $0.tg_shrinkType = [.weight, .space]
    }
    #expect(frames == [[5, 20], [38, 20], [60, 20]])
  }

  @Test func fixedSubviewsHaveOneSizeAndFlexibleGaps() {
    let frames = row([leaf(1), leaf(2), leaf(3)]) {
      $0.tg_setSubviews(size: 20, minSpace: 5)
    }
    #expect(frames == [[0, 20], [40, 20], [80, 20]])
  }

  @Test func equalizedSubviewsAreAsLongAsTheirGaps() {
    let frames = row([leaf(1), leaf(2), leaf(3)]) { $0.tg_equalizeSubviews(centered: false) }
    #expect(frames == [[0, 20], [40, 20], [80, 20]])
    let spaced = row([leaf(10), leaf(20), leaf(30)]) { $0.tg_equalizeSubviewsSpace(centered: true) }
    #expect(spaced == [[10, 10], [30, 20], [60, 30]])
  }

  @Test func laterTextsAlignWithTheBaselineOfTheBaseView() {
    let base = TGView("base", .text(chars: 2, advance: 10, line: 20)).margin(top: 10)
    let small = TGView("small", .text(chars: 2, advance: 10, line: 10))
    var row = TGLinearLayout(.horz) {
      base
      small
    }.size(100, 60)
    row.tg_gravity = TGGravity.vert.baseline
    row.tg_baselineBaseView = base.id
    let layout = row.layout(in: room)
    // The baseline of "base" is at 10 + 16; that of "small" is 8 below its top edge.
    #expect(layout["base"]?.minY == 10)
    #expect(layout["small"]?.minY == 18)
  }

  @Test func aWrappingColumnCountsPercentageMargins() {
    var child = TGView("A").size(60, 10)
    child.tg_left.equal(20%)
    let column = TGLinearLayout(.vert) {
      child
      TGView("B").width(.fill).height(10)
    }.size(.wrap)
    let layout = column.layout(in: room)
    // 60 is four fifths of 75.
    #expect(layout.frame.size == TGSize(width: 75, height: 20))
    #expect(layout["A"]?.minX == 15)
    #expect(layout["B"]?.width == 75)
  }

  @Test("A bound across the line may be the extent that the line gives the child")
  func boundsByTheOwnExtent() {
    let column = TGLinearLayout(.vert) {
      TGView("a").height(10).with { $0.tg_width.equal(.fill).max(.wrap) }
      TGView("b").height(10).with { $0.tg_width.equal(.fill).min(.wrap, increment: 10) }
    }.size(50, 30)
    let layout = column.layout(in: TGSize(width: 100, height: 100))
    #expect(layout["a"]?.width == 50)
    #expect(layout["b"]?.width == 60)
    #expect(layout.explain("b")?.width.operation == .greatest)
  }
}

extension TGView {
  fileprivate init(_ name: String, _ content: TGContent) {
    self.init(content)
    self = self.named(name).size(.wrap)
  }
}
