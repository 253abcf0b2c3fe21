import Tangram
import Testing

/// Children of a common size, with flexible gaps.
@Suite struct FixedSubviewsTests {
  func flow(
    _ width: Double, count: Int = 0, _ children: [TGView]? = nil,
    _ set: (inout TGFlowLayout) -> Void
  ) -> TGFlowLayout {
    var flow = TGFlowLayout(arrangedCount: count) {
      children ?? "ABCD".map { TGView(String($0)).height(20) }
    }.width(width).height(.wrap).named("R")
    set(&flow)
    return flow
  }

  @Test func aLineHoldsAsManyChildrenAsFit() {
    let flow = flow(200) { $0.tg_setSubviews(size: 60, minSpace: 10) }
    #expect(
      flow.frames("RABCD") == [
        frame(0, 0, 200, 40), frame(0, 0, 60, 20), frame(70, 0, 60, 20), frame(140, 0, 60, 20),
        frame(0, 20, 60, 20),
      ])
  }

  @Test func aMissingMinimumGapCountsAsZero() {
    let limited = flow(190) { $0.tg_setSubviews(size: 60, minSpace: 0, maxSpace: 4) }
    let free = flow(190) { $0.tg_fixedSubviews = TGFixedSubviews(size: 60, maxSpace: 4) }
    #expect(limited.frames("ABCD").map(\.minY) == [0, 0, 0, 20])
    #expect(free.frames("RABCD") == limited.frames("RABCD"))
    #expect(free.layout(in: TGSize(width: 300, height: 300)).diagnostics.isEmpty)
  }

  @Test func childrenGrowWhenGapsReachTheirMaximum() {
    let flow = flow(190) { $0.tg_setSubviews(size: 60, minSpace: 10, maxSpace: 40) }
    #expect(
      flow.frames("ABCD") == [
        frame(0, 0, 75, 20), frame(115, 0, 75, 20), frame(0, 20, 75, 20), frame(115, 20, 75, 20),
      ])
  }

  @Test func centeredChildrenHaveGapsAtTheEnds() {
    let flow = flow(200) { $0.tg_setSubviews(size: 50, minSpace: 10, centered: true) }
    #expect(flow.starts(.horizontal, "ABCD", scale: 2) == [12.5, 75, 137.5, 12.5])
  }

  @Test func childrenShrinkWhenGapsReachTheirMinimum() {
    let children = [
      TGView("A").height(20), TGView("B").height(20), TGView("C").size(30, 20),
      TGView("D").height(20).margin(leading: 5),
    ]
    let flow = flow(100, count: 2, children) { $0.tg_setSubviews(size: 60, minSpace: 10) }
    #expect(
      flow.frames("ABCD") == [
        frame(0, 0, 45, 20), frame(55, 0, 45, 20), frame(0, 20, 30, 20), frame(45, 20, 40, 20),
      ])
  }

  @Test func aSizeOfZeroDisablesFixedSubviews() {
    let flow = flow(200, leaves([(30, 20), (40, 20)])) {
      $0.tg_setSubviews(size: 60, minSpace: 10)
      $0.tg_setSubviews(size: 0, minSpace: 10)
    }
    #expect(flow.tg_fixedSubviews == nil)
    #expect(flow.frames("AB") == [frame(0, 0, 30, 20), frame(30, 0, 40, 20)])
  }

  @Test func aSizeClassHasItsOwnFixedSubviews() {
    let flow = flow(200) {
      $0.tg_setSubviews(size: 60, minSpace: 10, inSizeClass: .landscape)
    }
    let landscape = TGEnvironment(
      size: TGSize(width: 200, height: 200), sizeClass: TGSizeClass(screen: .landscape))
    #expect(flow.layout(in: landscape)["B"] == frame(70, 0, 60, 20))
    #expect(flow.frames("B") == [frame(0, 0, 0, 20)])
  }
}
