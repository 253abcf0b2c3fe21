import TangramCore

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
    guard entry.kind != .constraint else {
      let (first, link) = (constraints[Int(entry.index)].first, link(of: entry.index))
      return "\(name(of: first, link?.first, link?.firstInner)).\(relation(entry.index))"
    }
    return "\(name(Int(entry.index))).\(property(entry))"
  }

  /// Returns the descriptions of several entries, separated by commas.
  func texts(_ entries: [EntryID]) -> String {
    var texts: [String] = []
    for entry in entries { texts.append(text(entry)) }
    return texts.joined(separator: ", ")
  }

  /// Returns the description of an entry, prefixed with its name if it has one.
  func called(_ entry: EntryID) -> String {
    guard entry.kind == .constraint,
      let name = constraints[Int(entry.index)].label?.text
    else { return text(entry) }
    return "\(name) (\(text(entry)))"
  }

  /// Returns the description of an entry without the name of its view.
  func property(_ entry: EntryID) -> String {
    let size = entry.axis == .horizontal ? "width" : "height"
    switch entry.kind {
    case .constraint: return relation(entry.index)
    case .value: return "\(size) = \(ownSize(entry))"
    case .maximum: return "\(size) ≤ \(bound(entry).upper.readable)"
    case .minimum: return "\(size) ≥ \(bound(entry).lower.readable)"
    case .resistance: return "\(size) ≥ its content"
    case .hugging: return "\(size) ≤ its content"
    case .fitting: return "\(size) = 0"
    }
  }

  /// Returns the child that an entry refers to; nil for the container.
  func child(of entry: EntryID) -> TGChild? {
    var item = Int(entry.index)
    if entry.kind == .constraint {
      guard let link = link(of: entry.index) else { return nil }
      item = Int(link.first)
    }
    return item > 0 ? child(item) : nil
  }

  /// Returns the name of the view on a side of a constraint.
  func name(of side: TGConstraintItem, _ item: Int32?, _ innerIndex: Int32?) -> String {
    guard let view = side.view else { return name(0) }
    if let innerIndex, innerIndex >= 0 { return inner[Int(innerIndex)].name }
    return item.map { $0 >= 0 ? name(Int($0)) : "\(view)" } ?? "\(view)"
  }

  /// Returns the description of a constraint without its first view: `left = superview.left + 10`.
  private func relation(_ index: Int32) -> String {
    let (constraint, link) = (constraints[Int(index)], link(of: index))
    return "\(constraint.first.attribute.name) \(constraint.relation.sign) "
      + constraint.rightSide {
        "\(name(of: $0, link?.second, link?.secondInner)).\($0.attribute.name)"
      }
  }

  private func ownSize(_ entry: EntryID) -> String {
    let child = child(Int(entry.index))
    return entry.axis == .horizontal
      ? child[.horizontal].sizeText : child[.vertical].sizeText
  }

  private func bound(_ entry: EntryID) -> (lower: Double, upper: Double) {
    let isHorizontal = entry.axis == .horizontal
    guard entry.index > 0 else {
      return isHorizontal
        ? (pass[.horizontal].lowerBound, pass[.horizontal].upperBound)
        : (pass[.vertical].lowerBound, pass[.vertical].upperBound)
    }
    let child = child(Int(entry.index))
    return isHorizontal ? child[.horizontal].pointBounds : child[.vertical].pointBounds
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
