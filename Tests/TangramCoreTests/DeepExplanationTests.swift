import Tangram
import TangramTestSupport
import Testing

/// Explanations of trees that are very deep or very wide.
@Suite struct DeepExplanationTests {
  @Test("A deep explanation is cut off after a number of entries")
  func manyLevels() throws {
    var tree = TGView("leaf").size(10, 10)
    for _ in 0..<500 {
      tree = TGLinearLayout(.vert) { tree }.width(.wrap).height(.wrap).view
    }
    let layout = tree.layout(in: TGSize(width: 100, height: 100))
    let explanation = try #require(layout.explain(tree, isDeep: true))
    #expect(explanation.isCut)
    #expect(explanation.further.count == TGExplanation.maximumNumbers)
    #expect(explanation.description.hasSuffix("… and more"))
    #expect(layout.explain(tree)?.isCut == false)
  }

  @Test("An explanation lists only some terms of a long sum")
  func wideTrees() {
    let column = TGLinearLayout(.vert) {
      for _ in 0..<2_000 { TGView().size(1, 1) }
    }.gravity(.center).named("S").size(100, 3_000)
    let explanation = column.layout(in: TGSize(width: 100, height: 100)).explain(path: [0])
    #expect(explanation?.y.value == 500)
    let text = explanation?.description ?? ""
    #expect(text.contains("1992 more, 1992 in all"))
    #expect(text.count < 1_500)
    let deep = column.layout(in: TGSize(width: 100, height: 100)).explain(path: [0], isDeep: true)
    #expect(deep?.isCut == true)
  }

  @Test("A sum says how many of its terms are not listed", arguments: [399, 2_000])
  func wideTreesWithMargins(count: Int) {
    let column = TGLinearLayout(.vert) {
      for _ in 0..<count { TGView().size(1, 1).margin(top: 2, bottom: 3) }
    }.gravity(.center).size(100, 20_000)
    let layout = column.layout(in: TGSize(width: 100, height: 100))
    let text = layout.explain(path: [0])?.description ?? ""
    // There are three terms per child. In a long sum, each child in the middle counts as one term.
    let others = count > 400 ? count - 8 + 16 : 3 * count - 8
    #expect(text.contains("\(others) more, "), "\(text)")
  }

  @Test("The length that other children take is their final length", arguments: [300, 500])
  func shrunkChildren(count: Int) {
    var row = TGLinearLayout(.horz) {
      for _ in 0..<count { TGView().size(4, 1) }
      TGView("rest").size(.fill, 1)
    }.size(1_000, 10)
    row.tg_shrinkType = .average
    let layout = row.layout(in: TGSize(width: 1_000, height: 10))
    let taken = layout.entries.reduce(0) { $1.depth == 1 ? $0 + $1.frame.width : $0 }
    #expect(layout.why("rest").contains("what others take \(Int(taken.rounded()))"))
  }

  @Test("Tracks far before the item do not change its reasons")
  func collapsedTracks() {
    var grid = TGGridLayout(columns: [.repeated(.autoFit, [.points(2)])]).size(3_000, 10)
    grid.tg_hspace = 1
    for column in [680, 690] {
      grid.addSubview(TGView("\(column)").size(2, 2).grid(column: column...column))
    }
    let layout = grid.layout(in: TGSize(width: 3_000, height: 10))
    for column in [680, 690] {
      let own = layout.explain("\(column)")
      // The text may differ, because tracks far away are represented by numbers only.
      #expect(own?.x.value == layout["\(column)"]?.minX)
      #expect(own.map { $0.x.operation != .given(.container) } ?? false)
    }
  }

  @Test("One view is explained like all at once", arguments: [4, 234] + Array(500..<530))
  func oneOfAll(seed: UInt64) {
    var source = AnyTree(seed: seed)
    let tree = source.tree()
    let layout = tree.layout(in: source.environment())
    for all in layout.explanations() {
      let one = layout.explain(path: all.path)
      #expect(one?.description == all.description)
    }
  }
}
