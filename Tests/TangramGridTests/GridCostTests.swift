import Tangram
import TangramTestSupport
import Testing

/// The work of nested grids.
///
/// It is counted, because times depend on the machine.
@Suite struct GridCostTests {
  enum Nest: CaseIterable { case automatic, flexible, flex, linear, float }

  private func container(_ nest: Nest, _ level: Int, _ child: TGView) -> TGView {
    let isEven = level.isMultiple(of: 2)
    switch nest {
    case .automatic: return TGGridLayout { child }.view
    case .flexible: return TGGridLayout(columns: [.fr(1)], rows: [.fr(1)]) { child }.view
    case .flex where isEven: return TGFlexLayout(.row, wrap: true) { child }.view
    case .linear where isEven:
      return TGLinearLayout(.vert) { child }.width(.fill).height(.wrap).view
    case .float where isEven: return TGFloatLayout { child }.width(.fill).height(.wrap).view
    case .flex: return TGGridLayout(columns: [.auto, .minContent]) { child }.view
    case .linear, .float:
      return TGGridLayout(columns: [.auto]) { child }.width(.fill).height(.wrap).view
    }
  }

  @Test(arguments: Nest.allCases) func fortyNestedWrapsAreMeasuredAFewTimesEach(nest: Nest) {
    let nested = NestedLayout(depth: 40) { container(nest, $0, $1) }
    #expect(nested.layout.frame.height > 0 && nested.layout.diagnostics.isEmpty)
    // Where recursion gets too deep, a container is solved again with a shallow stack.
    #expect(nested.work(per: 40) <= 7, "\(nested)")
  }

  @Test(arguments: Nest.allCases) func deepTreesNeedLittleStackAndLinearWork(nest: Nest) {
    var tree = TGView(.text(chars: 20, advance: 10, line: 20)).named("leaf")
      .width(.fill).height(.wrap)
    for level in 0..<300 { tree = container(nest, level, tree) }
    let layout = tree.width(100).height(.wrap).layout(in: TGSize(width: 300, height: 300))
    #expect(layout["leaf"] == TGRect(x: 0, y: 0, width: 100, height: 40))
    #expect(layout.solveCount <= 20 * 300, "\(layout.solveCount)")
  }
}
