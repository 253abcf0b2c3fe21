import Tangram
import TangramTestSupport
import Testing

/// The work of nested layouts.
///
/// It is counted, because times depend on the machine.
@Suite struct FlexCostTests {
  enum Nest: CaseIterable { case rows, columns, both, wrapping, sideBySide, linear, flow }

  private func container(_ nest: Nest, _ level: Int, _ child: TGView) -> TGView {
    let isEven = level.isMultiple(of: 2)
    switch nest {
    case .rows: return TGFlexLayout(.row) { child }.view
    case .columns: return TGFlexLayout(.column) { child }.view
    case .both: return TGFlexLayout(isEven ? .row : .column) { child }.view
    case .wrapping: return TGFlexLayout(isEven ? .row : .column, wrap: true) { child }.view
    case .sideBySide:
      return TGFlexLayout(.column, wrap: true) { child }.height(.wrap, max: 400).view
    case .linear where isEven:
      return TGLinearLayout(.vert) { child }.width(.fill).height(.wrap).view
    case .flow where isEven: return TGFlowLayout { child }.width(.fill).height(.wrap).view
    case .linear, .flow:
      return TGFlexLayout(.row, wrap: true) { child }.width(.fill).height(.wrap).view
    }
  }

  @Test(arguments: Nest.allCases) func fortyNestedWrapsAreMeasuredAFewTimesEach(nest: Nest) {
    let nested = NestedLayout(depth: 40) { container(nest, $0, $1) }
    #expect(nested.layout.frame.height > 0 && nested.layout.diagnostics.isEmpty)
    #expect(nested.work(per: 40) <= 4, "\(nested)")
  }

  @Test func deepTreesDoNotOverflowTheStack() {
    var tree = TGView(.text(chars: 20, advance: 10, line: 20)).named("leaf")
    for _ in 0..<2_000 { tree = TGFlexLayout(.row) { tree }.view }
    let layout = tree.width(100).height(.wrap).layout(in: TGSize(width: 300, height: 300))
    #expect(layout["leaf"] == TGRect(x: 0, y: 0, width: 100, height: 40))
  }
}
