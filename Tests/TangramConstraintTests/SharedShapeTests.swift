import Tangram
import TangramTestSupport
import Testing

/// Constraint lists of the same structure on different views, which share a cached solution.
@Suite struct SharedShapeTests {
  private let environment = TGEnvironment(size: TGSize(width: 320, height: 900), snapping: .off)

  /// A picture with two texts, with random lengths and distances.
  private func cell(_ random: inout SplitMix) -> TGConstraintLayout {
    let photo = TGView()
    let (title, text) = (text(&random), text(&random))
    var cell = TGConstraintLayout {
      photo
      title
      text
    }
    cell.tg_size(width: .fill, height: .wrap)
    let gap = Double(Int.random(in: 0...12, using: &random))
    cell.make(photo) {
      $0.left.top.equalToSuperview().offset(gap)
      $0.size.equalTo(Double(Int.random(in: 10...60, using: &random)))
      $0.bottom.lessThanOrEqualToSuperview().offset(-gap)
    }
    cell.make(title) {
      $0.left.equalTo(photo.rightAnchor).offset(gap)
      $0.top.equalTo(photo)
      $0.right.lessThanOrEqualToSuperview().offset(-gap)
    }
    cell.make(text) {
      $0.left.right.equalTo(title)
      $0.top.equalTo(title.bottomAnchor).offset(gap)
      $0.bottom.lessThanOrEqualToSuperview().offset(-gap)
    }
    return cell
  }

  private func text(_ random: inout SplitMix) -> TGView {
    TGView(.text(chars: Int.random(in: 1...120, using: &random), advance: 7, line: 16))
  }

  private func frames(_ layout: some TGViewProtocol) -> [TGRect] {
    layout.view.layout(in: environment).entries.map { $0.frame }
  }

  /// A column of cells in one tree, which makes them share cached solutions.
  private func column(_ cells: [TGConstraintLayout]) -> TGLinearLayout {
    TGLinearLayout(.vert) { cells }.width(.fill).height(.wrap)
  }

  @Test(
    "Cells that share a cached solution are bit-identical to cells solved without it",
    arguments: 1...6 as ClosedRange<UInt64>)
  func cellsSharingASolutionMatchFreshOnes(seed: UInt64) {
    var (random, same) = (SplitMix(seed: seed), SplitMix(seed: seed))
    let cells = (0..<40).map { _ in cell(&random) }
    let searched = (0..<40).map { _ in
      var cell = cell(&same)
      cell.constraints += TGConstraint.unlikeAny
      return cell
    }
    #expect(frames(column(cells)) == frames(column(searched)), "seed \(seed)")
  }

  @Test func aListOfAnotherShapeIsNotServedFromTheCache() {
    func row(_ change: (inout TGConstraintLayout, [TGView]) -> Void) -> [TGRect] {
      let views = [TGView(), TGView()]
      var row = TGConstraintLayout {
        views[0]
        views[1]
      }
      row.tg_size(width: 300, height: 50)
      row.make(views[0]) {
        $0.left.top.bottom.equalToSuperview()
        $0.width.equalTo(100)
      }
      row.make(views[1]) {
        $0.left.equalTo(views[0].rightAnchor).offset(10)
        $0.top.bottom.equalToSuperview()
        $0.width.equalTo(50)
      }
      change(&row, views)
      return frames(row)
    }
    for _ in 0..<4 { #expect(row { _, _ in }[2].minX == 110) }
    #expect(row { row, _ in row.constraints[4].constant = 20 }[2].minX == 120)
    #expect(row { row, _ in row.constraints[3].relation = .lessOrEqual }[1].width == 0)
    #expect(row { row, _ in row.constraints[4].multiplier = 2 }[2].minX == 210)
    #expect(
      row { row, views in
        row.constraints[4] = TGConstraint(views[1].leadingAnchor == views[0].leadingAnchor + 10)
      }[2].minX == 10)
    #expect(row { row, _ in row.constraints[7].isActive = false }[2].width == 0)
    #expect(row { row, _ in row.subviews[0].tg_visibility = .gone }.last?.minX == 10)
  }
}
