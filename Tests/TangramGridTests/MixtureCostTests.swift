import Tangram
import TangramTestSupport
import Testing

/// The work of flex layouts and grids that are nested with containers of every other kind.
@Suite struct MixtureCostTests {
  /// The containers of CSS, in variants.
  enum Item: CaseIterable {
    case row, column, wrapping, sideBySide, automatic, flexible, spanned

    func around(_ child: TGView) -> TGView {
      switch self {
      case .row: TGFlexLayout(.row) { child }.view
      case .column: TGFlexLayout(.column) { child }.view
      case .wrapping: TGFlexLayout(.row, wrap: true) { child }.view
      case .sideBySide: TGFlexLayout(.column, wrap: true) { child }.height(.wrap, max: 400).view
      case .automatic: TGGridLayout(columns: [.auto, .minContent]) { child }.view
      case .flexible: TGGridLayout(columns: [.fr(1)], rows: [.fr(1)]) { child }.view
      case .spanned: TGGridLayout(columns: [.auto, .auto]) { child.grid(column: 1...2) }.view
      }
    }
  }

  /// The other containers.
  enum Other: CaseIterable {
    case vertical, horizontal, frame, table, flow, float, relative, path, stack, constraint

    func around(_ child: TGView) -> TGView {
      switch self {
      case .vertical: TGLinearLayout(.vert) { child }.width(.fill).height(.wrap).view
      case .horizontal: TGLinearLayout(.horz) { child }.width(.fill).height(.wrap).view
      case .frame: TGFrameLayout { child }.width(.fill).height(.wrap).view
      case .table:
        TGTableLayout().row(size: .wrap, colSize: .average) { child }.width(.fill).height(.wrap)
          .view
      case .flow: TGFlowLayout { child }.width(.fill).height(.wrap).view
      case .float: TGFloatLayout { child }.width(.fill).height(.wrap).view
      case .relative: TGRelativeLayout { child }.width(.fill).height(.wrap).view
      case .path: TGPathLayout { child }.width(.fill).height(.wrap).view
      case .stack: TGVStack { child }.view
      case .constraint: TGConstraintLayout { child }.width(.fill).height(.wrap).view
      }
    }
  }

  @Test(arguments: Item.allCases, Other.allCases)
  func fortyNestedWrapsAreMeasuredAFewTimesEach(item: Item, other: Other) {
    let nested = NestedLayout(depth: 40) { level, child in
      level.isMultiple(of: 2) ? item.around(child) : other.around(child)
    }
    #expect(nested.work(per: 40) <= 8, "\(nested)")
  }

  @Test(arguments: Item.allCases, Item.allCases)
  func nestedFlexLayoutsAndGridsAreMeasuredAFewTimesEach(item: Item, other: Item) {
    let nested = NestedLayout(depth: 40) { level, child in
      level.isMultiple(of: 2) ? item.around(child) : other.around(child)
    }
    #expect(nested.layout.frame.height > 0 && nested.layout.diagnostics.isEmpty)
    #expect(nested.work(per: 40) <= 8, "\(nested)")
  }
}
