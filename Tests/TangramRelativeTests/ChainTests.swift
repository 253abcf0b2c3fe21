import Tangram
import TangramTestSupport
import Testing

/// Long chains of references: stack depth and time stay bounded.
@Suite struct ChainTests {
  enum Order: CaseIterable { case forward, backward, shuffled }

  /// Views of 2 × 1, each after and below the previous one, in one of three orders.
  private func chain(_ count: Int, _ order: Order, closed: Bool = false) -> TGView {
    var views: [TGView] = (0..<count).map { _ in TGView().size(2, 1) }
    views[0].tg_left.equal(3)
    for index in 1..<count {
      let previous = views[index - 1].id
      views[index].tg_left.equal(TGAnchor(.view(previous), .right))
      views[index].tg_top.equal(TGAnchor(.view(previous), .bottom))
    }
    if closed { views[0].tg_left.equal(TGAnchor(.view(views[count - 1].id), .right)) }
    var root = TGRelativeLayout()
    root.tg_size(.wrap)
    switch order {
    case .forward: root.subviews = TGSubviews(views)
    case .backward: root.subviews = TGSubviews(views.reversed())
    // A step coprime to the count visits every view once.
    case .shuffled: root.subviews = TGSubviews((0..<count).map { views[$0 * 7919 % count] })
    }
    return root.view
  }

  @Test(arguments: Order.allCases)
  func longChainsAreLaidOut(order: Order) {
    let layout = chain(20_000, order).layout(in: TGSize(width: 100, height: 100))
    #expect(layout.frame.size == TGSize(width: 40_003, height: 20_000))
    #expect(layout.solveCount == 1)
    #expect(layout.diagnostics.isEmpty)
  }

  @Test func aLongCycleIsBrokenAndNamedInPart() throws {
    let layout = chain(20_000, .forward, closed: true).layout(in: TGSize(width: 9, height: 9))
    #expect(layout.diagnostics.count == 1)
    guard case .cycle(let names, _) = try #require(layout.diagnostics.first).problem else {
      Issue.record("no cycle")
      return
    }
    #expect(names.contains("…") && names.count < 40)
    #expect(names.first == names.last)
  }

  @Test func manyCyclesGiveFewDiagnostics() {
    var root = TGRelativeLayout()
    root.tg_size(width: 100, height: 100)
    for _ in 0..<4_000 {
      var view = TGView().size(2, 1)
      view.tg_left.equal(.this(.right))
      root.addSubview(view)
    }
    let layout = root.layout(in: TGSize(width: 100, height: 100))
    #expect(!layout.diagnostics.isEmpty && layout.diagnostics.count < 100)
  }

  /// Every view lies between the next one and the first one, so each is part of a cycle with the first.
  @Test func nestedCyclesGiveFewDiagnostics() {
    var views: [TGView] = (0..<4_000).map { _ in TGView().size(2, 1) }
    for index in views.indices.dropLast() {
      views[index].tg_left.equal(TGAnchor(.view(views[index + 1].id), .right))
      views[index].tg_right.equal(TGAnchor(.view(views[0].id), .left))
    }
    var root = TGRelativeLayout()
    root.tg_size(width: 100, height: 100)
    root.subviews = TGSubviews(views)
    let layout = root.layout(in: TGSize(width: 100, height: 100))
    // Apart from the views without a width, each of which has its own diagnostic.
    #expect(!layout.remarks.isEmpty && layout.remarks.count < 100)
  }

  /// With quadratic work, 64 times as many children would take 4,096 times as long.
  @Test func timeIsProportionalToTheNumberOfChildren() {
    func time(_ count: Int) -> Double {
      let tree = chain(count, .shuffled)
      return ProcessorTime.of { _ = tree.layout(in: TGSize(width: 9, height: 9)) }
    }
    #expect(ProcessorTime.growth(from: 1_000, to: 64_000, atMost: 1_024, of: time) <= 1_024)
  }
}
