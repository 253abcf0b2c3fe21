import TangramCore
import TangramExplanations

/// Explains the positions and sizes of the views of a row, by its rules and by the results of sharing the
/// available space once more.
struct RowReasons<Main: TGAxisType> {
  private let row: Row<Main>
  /// The length of everything that does not depend on the available space.
  private var length = TGReason.rule(0)
  /// The number of flexible spacers that are longer than their minimums.
  private let sharerCount: Int
  /// The minimums of all flexible spacers, and of those that are reduced to their minimums.
  private let (minimums, othersMinimums): (TGReason, TGReason)

  private var pass: TGPass { row.pass }
  private var container: TGPassReasons { pass.reasons(Main.axis) }
  /// The remaining length for the views or spacers that share it.
  private var room: TGReason {
    let others = length.value == 0 ? .rule(0) : length.gathered("what others take")
    return (container.content - others).named("what is left")
  }

  init(_ row: Row<Main>) {
    var row = row
    let pass = row.pass
    pass.rerun {
      row.measure()
      row.shareRoom()
    }
    self.row = row
    let reduced = row.flexible.filter { pass[$0.index][Main()].extent <= $0.minimum }
    sharerCount = row.flexible.count - reduced.count
    minimums = row.flexible.minimums("minimums of spacers")
    othersMinimums = reduced.minimums("minimums of others")
    let gaps = (1..<max(1, pass.count)).count(where: followsView)
    let sized = (0..<pass.count).filter { index in
      pass[index].spacer.map { $0.length != nil } ?? pass[index][Main()].isSized
    }
    length.add(sized.count, worth: row.length - row.gap * Double(gaps)) {
      [pass[sized[$0]].reasons(Main.axis).extent]
    }
    length += .gaps(container.space, among: gaps + 1)
  }

  /// Whether a child and the one before it are views, so that there is a gap between them.
  private func followsView(_ index: Int) -> Bool {
    pass[index - 1].spacer == nil && pass[index].spacer == nil
  }

  func explain<Cross: TGAxisType>(across cross: Cross) {
    container.explain(
      size: self.container.paddingStart + length + minimums + self.container.paddingEnd)
    pass.explainWrap(cross)
    for spacer in row.flexible where pass.explained.contains(spacer.index) {
      let along = pass[spacer.index].reasons(Main.axis)
      along.explain(
        extent: along.extent.value <= spacer.minimum
          ? spacer.reason : (room - othersMinimums).part(of: sharerCount))
    }
    for index in pass.explained {
      let (child, along) = (pass[index], pass[index].reasons(Main.axis))
      along.explain(origin: origin(index))
      if let spacer = child.spacer {
        let (length, across) = (spacer.length ?? 0, child.reasons(Cross.axis))
        along.explain(extent: .written(length, "spacer", "TGSpacer(\(length))"))
        along.explain(extent: TGReason.rule(0).by("a spacer beside another one is left out"))
        across.explain(extent: TGReason.rule(0).by("a spacer is nothing across its stack"))
        across.explain(origin: across.container.paddingStart)
      } else {
        along.explain(extent: child[Main()].extent(in: row.share(of: room - minimums)))
        child[cross].explainAligned(row.alignment)
      }
    }
  }

  private func origin(_ index: Int) -> TGReason {
    if index == 0 { return container.paddingStart + row.lead(of: room) }
    let end = pass[index - 1].reasons(Main.axis).end
    return followsView(index) ? end + container.space : end
  }
}

extension FlexibleSpacer {
  /// The minimum of the spacer.
  fileprivate var reason: TGReason {
    .written(minimum, "minimum", "TGSpacer(minimum: \(minimum))")
  }
}

extension [FlexibleSpacer] {
  /// Returns the sum of the minimums.
  fileprivate func minimums(_ name: String) -> TGReason {
    let least = filter { $0.minimum != 0 }
    return least.isEmpty ? .rule(0) : .sum(least.map { $0.reason }).named(name)
  }
}
