import Tangram

/// Compares containers with the same constraints on different views, laid out in one tree, with each of
/// them laid out alone.
///
/// The containers of a tree share cached solutions, which must not change the frames.
package struct CellsComparison {
  /// A description of the difference; nil if there is none.
  package private(set) var difference: String?

  package init(number: UInt64) {
    let row = RandomRow(number: number)
    var random = SplitMix(seed: number &+ 2)
    var cells = (0..<6).map { _ in row.cell(&random) }
    var session = TGLayoutSession()
    for step in 0..<3 {
      let column = TGLinearLayout(.vert) { cells }.width(.fill).height(.wrap)
      let layout = session.layout(column, in: Self.environment)
      for (place, cell) in cells.enumerated() {
        let (found, alone) = (Self.frames(layout, below: [place]), Self.framesAlone(cell))
        if found == alone { continue }
        difference =
          "\(number), step \(step), cell \(place): \(found), not \(alone); \(cell.constraints)"
        return
      }
      // New cells replace some of the cells; nothing is cached for them except by the structure of their
      // constraints.
      for place in cells.indices where random.chance(50) { cells[place] = row.cell(&random) }
    }
  }

  private static let environment = TGEnvironment(
    size: TGSize(width: 500, height: 500), snapping: .off)

  /// The frames of a cell that is solved without a cache.
  private static func framesAlone(_ cell: TGConstraintLayout) -> [TGRect] {
    var cell = cell
    cell.constraints += TGConstraint.unlikeAny
    return frames(cell.layout(in: environment), below: [])
  }

  /// The size of a cell, followed by the frames of its children.
  private static func frames(_ layout: TGLayout, below path: [Int]) -> [TGRect] {
    layout.entries.filter { $0.path.starts(with: path) }.map {
      $0.path.count > path.count ? $0.frame : TGRect(origin: .zero, size: $0.frame.size)
    }
  }
}
