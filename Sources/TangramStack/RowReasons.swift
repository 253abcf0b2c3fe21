import TangramCore
import TangramExplanations

/// Explains the positions and sizes of the views of a row: repeats the computation of `Row` with
/// `TGReason` values instead of numbers.
struct RowReasons<Main: TGAxisType>: TGAxisWork {
  private let row: Row<Main>
  private let pass: TGPass
  /// The length of everything that does not depend on the available space.
  private let length: TGReason
  /// The number of views without a size.
  private let unsizedCount: Int
  /// The remaining length for the views or spacers that share it.
  private let room: TGReason
  /// The flexible spacers by index.
  private let flexible: [Int: FlexibleSpacer]
  /// The number of flexible spacers that are longer than their minimums.
  private let sharerCount: Int
  /// The minimums of all flexible spacers, and of those that are reduced to their minimums.
  private let minimums: TGReason
  private let othersMinimums: TGReason

  init(_ row: Row<Main>) {
    var row = row
    let pass = row.pass
    pass.rerun { row.measure() }
    (self.row, self.pass) = (row, pass)
    length = Self.length(row)
    unsizedCount = row.unsizedCount
    let content = pass[Main()].reasons.content
    let rest = length.value == 0 ? content : content - length.named("what others take")
    room = rest.named("what is left")
    flexible = Dictionary(row.flexible.map { ($0.index, $0) }) { first, _ in first }
    let modest = row.flexible.filter { pass[$0.index][Main()].extent <= $0.minimum }
    sharerCount = row.flexible.count - modest.count
    minimums = Self.sum(row.flexible, "minimums of spacers")
    othersMinimums = Self.sum(modest, "minimums of others")
  }

  private var gap: TGReason { row.gap == 0 ? .rule(0) : pass[main].reasons.space }

  func explain() {
    explainLength()
    pass[cross].explainWrap(around: pass)
    for index in pass.explained {
      let child = pass[index]
      child[main].explain(origin: origin(index))
      if !row.isSpacer(index) {
        explainAlong(child)
        child[cross].explainAligned(row.alignment)
      } else {
        explainAlong(spacer: child, index)
        child[cross].explainSpacer()
      }
    }
  }

  private func origin(_ index: Int) -> TGReason {
    guard index > 0 else { return pass[main].reasons.paddingStart + lead }
    let end = pass[index - 1][main].reasons.end
    let areViews = !row.isSpacer(index - 1) && !row.isSpacer(index)
    return areViews ? end + gap : end
  }
}

// MARK: - Along the row

extension RowReasons {
  private static func length(_ row: Row<Main>) -> TGReason {
    let (pass, main) = (row.pass, Main())
    let flexible = Set(row.flexible.map { $0.index })
    let gaps = (1..<max(1, pass.count)).count { !row.isSpacer($0 - 1) && !row.isSpacer($0) }
    let sized = (0..<pass.count).filter { index in
      if row.isSpacer(index) { return !flexible.contains(index) }
      guard row.unsizedCount > 0, case .unsized = pass[index][main].length else { return true }
      return false
    }
    var total = TGReason.rule(0)
    total.add(sized.count, worth: sized.reduce(0) { $0 + pass[$1][main].extent }) {
      [pass[sized[$0]][main].reasons.extent]
    }
    if gaps > 0, row.gap != 0 { total += .rule(Double(gaps)) * pass[main].reasons.space }
    return total
  }

  private static func minimum(_ spacer: FlexibleSpacer) -> TGReason {
    .written(spacer.minimum, "minimum", "TGSpacer(minimum: \(spacer.minimum))")
  }

  private static func sum(_ spacers: [FlexibleSpacer], _ name: String) -> TGReason {
    let least = spacers.filter { $0.minimum != 0 }
    return least.isEmpty ? .rule(0) : .sum(least.map(minimum)).named(name)
  }

  private func explainLength() {
    guard pass[main].wraps else { return }
    let container = pass[main].reasons
    pass[main].explain(
      size: container.paddingStart + length + minimums + container.paddingEnd)
  }

  /// The length before the first view.
  private var lead: TGReason {
    let last = pass.count - 1
    let holds = last < 0 || unsizedCount > 0 || !row.flexible.isEmpty
    if holds || row.spacer(at: 0) != nil || room.value <= 1e-9 { return .rule(0) }
    return row.spacer(at: last) == nil ? room / .rule(2) : room
  }

  private func explainAlong(_ child: TGChild) {
    let reasons = child[main].reasons
    if let own = child[main].ownLength() {
      child[main].explain(extent: reasons.clamp(own))
    } else {
      let left = (room - minimums).notNegative
      let share = unsizedCount > 1 ? left / .rule(Double(unsizedCount)) : left
      child[main].explain(extent: reasons.clamp(reasons.filled(by: share)))
    }
  }

  private func explainAlong(spacer child: TGChild, _ index: Int) {
    let along = child[main]
    guard let spacer = flexible[index] else {
      let length = row.spacer(at: index)?.length ?? 0
      along.explain(extent: .written(length, "spacer", "TGSpacer(\(length))"))
      along.explain(extent: TGReason.rule(0).by("a spacer beside another one is left out"))
      return
    }
    if along.extent <= spacer.minimum {
      along.explain(extent: Self.minimum(spacer))
    } else {
      let left = room - othersMinimums
      along.explain(extent: sharerCount > 1 ? left / .rule(Double(sharerCount)) : left)
    }
  }
}
