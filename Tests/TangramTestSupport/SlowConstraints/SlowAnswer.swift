import Tangram

/// The reference solver's solution of a random row.
package struct SlowAnswer {
  /// The left edges and the widths of the children.
  package private(set) var frames: [(left: Double, width: Double)] = []
  /// The width of the container.
  package private(set) var width = 0.0
  /// The amounts by which required constraints are violated that cannot hold.
  package private(set) var conflicts: [Double] = []
  /// The undetermined numbers, named as in diagnostics.
  package private(set) var free: [String] = []
}

extension SlowAnswer {
  private typealias Form = SlowSystem.Form

  package init(_ row: RandomRow) {
    var system = SlowSystem()
    for item in 0...row.children.count { system.impose(row.width(item), isEquality: false) }
    if !row.wraps { system.impose(row.width(0) + row.number(-200), isEquality: true) }
    for entry in row.entries {
      let missed = system.impose(entry.form, isEquality: entry.isEquality)
      if entry.priority >= 1000, missed > 0 { conflicts.append(missed.double) }
    }
    for (index, child) in row.children.enumerated() {
      keep(row.width(index + 1), near: child.frame.width, "[\(index)] width", &system)
    }
    for (index, child) in row.children.enumerated() {
      keep(row.left(index + 1), near: child.frame.minX, "[\(index)] left", &system)
    }
    frames = row.children.indices.map {
      (system.value(row.left($0 + 1)), system.value(row.width($0 + 1)))
    }
    width = system.value(row.width(0))
  }

  private mutating func keep(
    _ form: Form, near value: Double, _ name: String, _ system: inout SlowSystem
  ) {
    if !system.isDetermined(form) { free.append(name) }
    system.impose(form + Form(constant: Fraction(quartersOf: -value)), isEquality: true)
  }
}

extension SlowSystem {
  fileprivate func value(_ form: Form) -> Double { reduced(form).constant.double }
}

// MARK: - The list

extension RandomRow {
  fileprivate typealias Form = SlowSystem.Form

  /// An entry of the list with its priority.
  fileprivate struct Entry {
    var form: Form
    var isEquality: Bool
    var priority: Double
  }

  /// The entries, by decreasing priority.
  fileprivate var entries: [Entry] {
    var entries: [Entry] = []
    for (index, width) in widths.enumerated() {
      guard let own = width.own else { continue }
      let form = self.width(index + 1) + number(-own)
      entries.append(Entry(form: form, isEquality: true, priority: 1000))
    }
    entries += layout.constraints.map(entry)
    for (index, child) in children.enumerated() {
      guard let content = widths[index].content else { continue }
      let more = width(index + 1) + number(-content)
      entries.append(
        Entry(form: more, isEquality: false, priority: child.tg_resistance.horizontal.value))
      entries.append(
        Entry(form: more * -1, isEquality: false, priority: child.tg_hugging.horizontal.value))
    }
    if wraps { entries.append(Entry(form: width(0), isEquality: true, priority: 50)) }
    let inOrder = entries.enumerated().sorted {
      ($0.element.priority, -$0.offset) > ($1.element.priority, -$1.offset)
    }
    return inOrder.map(\.element)
  }

  fileprivate func number(_ value: Double) -> Form { Form(constant: Fraction(quartersOf: value)) }

  fileprivate func width(_ item: Int) -> Form { Form(terms: [2 * item: 1]) }

  fileprivate func left(_ item: Int) -> Form {
    item == 0 ? Form() : Form(terms: [2 * item + 1: 1])
  }

  private func entry(_ constraint: TGConstraint) -> Entry {
    let first = constraint.first
    let second =
      constraint.second ?? (first.attribute.isSize ? nil : TGConstraintItem(nil, first.attribute))
    var form = side(first) + number(-constraint.constant)
    if let second { form = form + side(second) * -Fraction(quartersOf: constraint.multiplier) }
    if constraint.relation == .lessOrEqual { form = form * -1 }
    return Entry(
      form: form, isEquality: constraint.relation == .equal, priority: constraint.priority.value)
  }

  private func side(_ item: TGConstraintItem) -> Form {
    let index = item.view.flatMap { id in children.firstIndex { $0.id == id } }.map { $0 + 1 } ?? 0
    switch item.attribute {
    case .left: return left(index)
    case .right: return left(index) + width(index)
    case .centerX: return left(index) + width(index) * Fraction(1, 2)
    default: return width(index)
    }
  }
}
