import Tangram
import TangramTestSupport
import Testing

/// The time to explain a view, compared with a layout of the same tree.
@Suite struct ExplanationCostTests {
  /// Kinds of containers with many children.
  enum Kind: CaseIterable {
    case column, row, frame, relative, contentFlow, oneLineFlow, countedFlow, float, path, table,
      stack, flex
    case wrappingFlex, grid, constraints
  }

  /// An explanation usually takes as long as one to three layouts.
  ///
  /// Five are allowed, because a sanitizer makes memory accesses slower. If reasons were computed for all
  /// siblings, it would take 27 to 79.
  @Test("One of many siblings is explained in the time of a few layouts", arguments: Kind.allCases)
  func siblings(kind: Kind) throws {
    let tree = tree(of: kind, count: 3_000)
    let room = TGSize(width: 1_000, height: 1_000)
    var layout = tree.layout(in: room)
    let explanation = try #require(layout.explain("last"))
    #expect(!explanation.reasons.isEmpty)
    // Other tests run at the same time and compete for memory, so many runs in a row may be slow. Both are
    // timed alternately, so that they compete with the same tests, and repeated until there was a quiet
    // moment.
    var (layingOut, explaining) = (Double.infinity, Double.infinity)
    var round = 0
    while round < 3 || (round < 120 && explaining > 5 * layingOut) {
      layingOut = min(layingOut, ProcessorTime.of { layout = tree.layout(in: room) })
      // The first explanation of a layout also builds the index of names.
      _ = layout.explain("last")
      explaining = min(explaining, ProcessorTime.of { _ = layout.explain("last") })
      round += 1
    }
    #expect(explaining <= 5 * layingOut, "\(explaining / layingOut) layouts")
  }

  @Test("All siblings are explained in time proportional to their number", arguments: Kind.allCases)
  func allSiblings(kind: Kind) {
    func time(_ count: Int) -> Double {
      let layout = tree(of: kind, count: count).layout(in: TGSize(width: 1_000, height: 1_000))
      return ProcessorTime.of { #expect(layout.explanations().count > count) }
    }
    // Four times as many; if the time were quadratic, it would be 16 times as long.
    #expect(ProcessorTime.growth(from: 300, to: 1_200, atMost: 9, of: time) <= 9)
  }

  private func tree(of kind: Kind, count: Int) -> TGView {
    let views = (0..<count).map { index in
      TGView(index == count - 1 ? "last" : "v\(index)").size(Double(5 + index % 7), 3)
    }
    return switch kind {
    case .column: TGLinearLayout(.vert) { views }.size(.wrap).view
    case .row: TGLinearLayout(.horz) { views }.size(.fill).gravity(.center).view
    case .frame: TGFrameLayout { views }.size(.fill).gravity(.center).view
    case .relative: relative(views)
    case .contentFlow: TGFlowLayout(.vert) { views }.size(.fill, .wrap).view
    case .oneLineFlow: TGFlowLayout(.vert) { views }.size(1e6, 10).gravity(.center).view
    case .countedFlow: TGFlowLayout(.vert, arrangedCount: 10) { views }.size(.fill, .wrap).view
    case .float: TGFloatLayout(.vert) { views }.size(.fill, .wrap).view
    case .path: TGPathLayout(.sine(amplitude: 20, period: 90)) { views }.size(.fill).view
    case .table: table(views)
    case .stack: TGHStack { views }.size(.fill).view
    case .flex: TGFlexLayout(.row) { views }.size(.fill).view
    case .wrappingFlex: TGFlexLayout(.row, wrap: true) { views }.size(.fill).view
    case .grid: TGGridLayout(columns: [.auto, .fr(1), .auto]) { views }.size(.fill).view
    case .constraints: constraints(views)
    }
  }

  private func relative(_ views: [TGView]) -> TGView {
    var layout = TGRelativeLayout { views[0] }.size(.fill)
    for index in 1..<views.count {
      layout.addSubview(views[index].top(views[index - 1].anchor(.bottom)))
    }
    return layout.view
  }

  private func table(_ views: [TGView]) -> TGView {
    var layout = TGTableLayout(.vert).size(.fill)
    for index in stride(from: 0, to: views.count, by: 10) {
      layout.tg_addRow(size: .wrap, colSize: .average)
      for view in views[index..<(index + 10)] { layout.tg_addCol(view, inRow: index / 10) }
    }
    return layout.view
  }

  private func constraints(_ views: [TGView]) -> TGView {
    var layout = TGConstraintLayout { views }.size(.fill)
    for index in views.indices {
      layout.make(views[index]) { make in
        make.left.equalTo(3)
        if index == 0 {
          make.top.equalTo(0)
        } else {
          make.top.equalTo(views[index - 1].bottomAnchor).offset(1)
        }
      }
    }
    return layout.view
  }
}
