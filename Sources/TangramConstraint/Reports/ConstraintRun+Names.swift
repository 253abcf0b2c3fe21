import TangramCore

// Entries in words.

extension ConstraintRun {
  /// What an item is called.
  func name(_ item: Int) -> String {
    guard item > 0 else { return "superview" }
    guard items[item].place >= 0 else { return "[\(item - 1)]" }
    return pass[any: Int(items[item].place)].name ?? "[\(item - 1)]"
  }

  /// An entry, such as `title.left = superview.left + 10`.
  func text(_ entry: EntryID) -> String {
    guard entry.kind != .constraint else {
      let first = options.list[Int(entry.index)].first
      return "\(name(of: first, link(of: entry.index)?.first)).\(relation(entry.index))"
    }
    return "\(name(Int(entry.index))).\(property(entry))"
  }

  /// An entry, with the name that it was given, if it has one.
  func called(_ entry: EntryID) -> String {
    guard entry.kind == .constraint,
      let name = options.list[Int(entry.index)].label?.text
    else { return text(entry) }
    return "\(name) (\(text(entry)))"
  }

  /// An entry without the name of the view that it is about.
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

  /// The child that an entry is about; nil for the container.
  func child(of entry: EntryID) -> TGChild? {
    var item = Int(entry.index)
    if entry.kind == .constraint {
      guard let link = link(of: entry.index) else { return nil }
      item = Int(link.first)
    }
    return item > 0 ? pass[any: Int(items[item].place)] : nil
  }

  func link(of constraint: Int32) -> ConstraintLink? {
    // They are in order.
    var (low, high) = (0, links.count)
    while low < high {
      let middle = (low + high) / 2
      if links[middle].constraint < constraint { low = middle + 1 } else { high = middle }
    }
    return low < links.count && links[low].constraint == constraint ? links[low] : nil
  }

  private func name(of side: TGConstraintItem, _ item: Int32?) -> String {
    guard let view = side.view else { return name(0) }
    return item.map { $0 >= 0 ? name(Int($0)) : "\(view)" } ?? "\(view)"
  }

  /// A constraint without its first view: `left = superview.left + 10`.
  private func relation(_ index: Int32) -> String {
    let (constraint, link) = (options.list[Int(index)], link(of: index))
    return "\(constraint.first.attribute.name) \(constraint.relation.sign) "
      + constraint.rightSide { "\(name(of: $0, link?.second)).\($0.attribute.name)" }
  }

  private func ownSize(_ entry: EntryID) -> String {
    let child = pass[any: Int(items[Int(entry.index)].place)]
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
    let child = pass[any: Int(items[Int(entry.index)].place)]
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
  /// The number as people write it, to a thousandth.
  var readable: String {
    guard magnitude < 1e15 else { return "\(self)" }
    let rounded = (self * 1000).rounded() / 1000
    if rounded == rounded.rounded() { return "\(Int(rounded))" }
    return "\(rounded)"
  }
}
