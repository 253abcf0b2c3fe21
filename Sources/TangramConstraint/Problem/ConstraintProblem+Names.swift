import TangramCore
import TangramExplanations

// Descriptions of entries for messages.

extension ConstraintProblem {
  /// Returns the name of an item.
  func name(_ item: Int) -> String {
    guard item > 0 else { return "superview" }
    guard item < items.count, items[item].childIndex >= 0 else { return "[\(item - 1)]" }
    return child(item).name ?? "[\(item - 1)]"
  }

  /// Returns the description of an entry, such as `title.left = superview.left + 10`.
  func text(_ entry: EntryID) -> String {
    guard entry.kind == .constraint else { return "\(name(entry.index)).\(property(entry))" }
    let link = links[entry.index]
    return "\(name(of: link.first)) \(relation(link))"
  }

  /// Returns the descriptions of several entries, separated by commas, and how many more there are.
  ///
  /// - Parameter describe: Returns the description of an entry; nil for `text`.
  func texts(
    _ entries: [EntryID], most: Int = .max, _ describe: ((EntryID) -> String)? = nil
  ) -> String {
    entries.prefix(most).map(describe ?? text).joined(separator: ", ")
      + (entries.count > most ? " and \(entries.count - most) more" : "")
  }

  /// Returns the description of an entry, prefixed with its name if it has one.
  func labeledText(_ entry: EntryID) -> String {
    guard entry.kind == .constraint, let name = constraints[links[entry.index].constraint].name
    else { return text(entry) }
    return "\(name) (\(text(entry)))"
  }

  /// Returns the description of an entry without the name of its view.
  func property(_ entry: EntryID) -> String {
    let size = entry.axis.extentName
    switch entry.kind {
    case .constraint:
      let link = links[entry.index]
      return "\(link.first.written.name) \(relation(link))"
    case .value:
      let child = child(entry.index)
      let isWidth = entry.axis == .horizontal
      return "\(size) = \(isWidth ? child[.horizontal].sizeText : child[.vertical].sizeText)"
    case .maximum: return "\(size) ≤ \(bounds(entry.index, entry.axis).upper.readable)"
    case .minimum: return "\(size) ≥ \(bounds(entry.index, entry.axis).lower.readable)"
    case .resistance: return "\(size) ≥ its content"
    case .hugging: return "\(size) ≤ its content"
    case .fitting: return "\(size) = 0"
    }
  }

  /// Returns the child that an entry refers to; nil for the container.
  func child(of entry: EntryID) -> TGChild? {
    let item = entry.kind == .constraint ? links[entry.index].first.item : entry.index
    return item > 0 ? child(item) : nil
  }

  /// Returns the name of an attribute on a side of a constraint: `title.left`.
  func name(of side: ConstraintLink.Side) -> String {
    "\(side.inner.map { inner[$0].name } ?? name(side.item)).\(side.written.name)"
  }

  /// Returns the description of a constraint without its first side: `= superview.left + 10`.
  private func relation(_ link: ConstraintLink) -> String {
    let constraint = constraints[link.constraint]
    return "\(constraint.relation.sign) "
      + constraint.rightSide { _ in name(of: link.second ?? link.first) }
  }
}

extension TGChildAxis {
  fileprivate var sizeText: String {
    switch sizeKind {
    case .number: number(or: 0).readable
    case .weight: "\(weight.readable)%"
    default: "fill"
    }
  }
}

extension Double {
  /// The number as shown in messages, rounded to three decimals.
  var readable: String {
    guard magnitude < 1e15 else { return "\(self)" }
    let rounded = (self * 1000).rounded() / 1000
    if rounded == rounded.rounded() { return "\(Int(rounded))" }
    return "\(rounded)"
  }
}
