import TangramCore
import TangramExplanations

/// Explains the positions and sizes of the views of a row: repeats the computation of `Row` with
/// `TGReason` values instead of numbers.
final class RowReasons<Main: TGAxisType> {
  /// The row after the available space was shared once more.
  private let row: Row<Main>
  private let container: TGPassReasons
  /// The length of everything that does not depend on the available space.
  private lazy var length = findLength()
  /// The remaining length for the views or spacers that share it.
  private lazy var room = container.content.less(length).named("what is left")
  /// The flexible spacers by index.
  private let flexible: [Int: FlexibleSpacer]
  /// The number of flexible spacers that are longer than their minimums.
  private let sharerCount: Int
  /// The minimums of all flexible spacers, and of those that are reduced to their minimums.
  private let (minimums, othersMinimums): (TGReason, TGReason)

  private var pass: TGPass { row.pass }
  /// The axis along the row.
  private var main: TGAxis { Main.axis }

  init(_ row: Row<Main>) {
    var row = row
    let pass = row.pass
    pass.rerun {
      row.measure()
      row.shareRoom()
    }
    (self.row, container) = (row, pass.reasons(Main.axis))
    flexible = row.flexible.reduce(into: [:]) { $0[$1.index] = $1 }
    let reduced = row.flexible.filter { pass[$0.index][Main()].extent <= $0.minimum }
    sharerCount = row.flexible.count - reduced.count
    minimums = Self.sum(row.flexible, "minimums of spacers")
    othersMinimums = Self.sum(reduced, "minimums of others")
  }

  func explain<Cross: TGAxisType>(across cross: Cross) {
    container.explain(
      size: self.container.paddingStart + self.length + self.minimums + self.container.paddingEnd)
    pass.explainWrap(main.crossed)
    for index in pass.explained {
      let along = pass[index].reasons(main)
      along.explain(origin: origin(index))
      if let spacer = pass[index].spacer {
        let across = pass[index].reasons(main.crossed)
        explain(spacer, along, index)
        across.explain(extent: TGReason.rule(0).by("a spacer is nothing across its stack"))
        across.explain(origin: across.container.paddingStart)
      } else {
        let left = (room - minimums).notNegative.part(of: row.unsizedCount)
        along.explain(extent: along.clamp(along.length(in: left)))
        pass[index][cross].explainAligned(row.alignment)
      }
    }
  }

  private func origin(_ index: Int) -> TGReason {
    guard index > 0 else { return container.paddingStart + lead }
    let end = pass[index - 1].reasons(main).end
    return pass.areViews(index - 1, index) ? end + container.space : end
  }
}

// MARK: - Along the row

extension RowReasons {
  private func findLength() -> TGReason {
    let gaps = (1..<max(1, pass.count)).count { pass.areViews($0 - 1, $0) }
    let sized = (0..<pass.count).filter { index in
      if pass[index].spacer != nil { return flexible[index] == nil }
      return row.unsizedCount == 0 || pass[index].reasons(main).isSized
    }.map { pass[$0].reasons(main) }
    var total = TGReason.rule(0)
    total.add(sized.count, worth: sized.reduce(0) { $0 + $1.extent.value }) { [sized[$0].extent] }
    return total + .gaps(container.space, among: gaps + 1)
  }

  private static func minimum(_ spacer: FlexibleSpacer) -> TGReason {
    .written(spacer.minimum, "minimum", "TGSpacer(minimum: \(spacer.minimum))")
  }

  private static func sum(_ spacers: [FlexibleSpacer], _ name: String) -> TGReason {
    let least = spacers.filter { $0.minimum != 0 }
    return least.isEmpty ? .rule(0) : .sum(least.map(minimum)).named(name)
  }

  /// The length before the first view.
  private var lead: TGReason {
    if row.lead <= 0 { return .rule(0) }
    return pass[pass.count - 1].spacer == nil ? room / .rule(2) : room
  }

  private func explain(_ spacer: Spacer, _ along: TGChildReasons, _ index: Int) {
    if let flexible = flexible[index] {
      let isLeast = along.extent.value <= flexible.minimum
      along.explain(
        extent: isLeast
          ? Self.minimum(flexible) : (room - othersMinimums).part(of: sharerCount))
    } else {
      let length = spacer.length ?? 0
      along.explain(extent: .written(length, "spacer", "TGSpacer(\(length))"))
      along.explain(extent: TGReason.rule(0).by("a spacer beside another one is left out"))
    }
  }
}

extension TGPass {
  /// Whether two children are views, so that there is a gap between them.
  fileprivate func areViews(_ index: Int, _ next: Int) -> Bool {
    self[index].spacer == nil && self[next].spacer == nil
  }
}
