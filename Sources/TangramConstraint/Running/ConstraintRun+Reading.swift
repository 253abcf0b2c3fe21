import TangramCore

/// A constraint that takes part: where it lies in the list, and whom it is about.
struct ConstraintLink: BitwiseCopyable {
  var constraint: Int32
  var first: Int32
  /// -1 if it is compared with a constant.
  var second: Int32
  var isHorizontal: Bool
  var isVertical: Bool
}

extension ConstraintRun {
  /// Reads who the children are, and which constraints are about them.
  mutating func read() {
    if let last = options.memory.last, readAgain(last) { return }
    items.removeAll()
    items.append(repeating: ConstraintItem(), count: pass.totalCount + 1)
    var table = ItemTable(count: items.count)
    readItems(&table)
    readConstraints(table)
    if !hasRemarks, options.memory.isWanted { options.memory.last = newReading() }
  }

  private mutating func readItems(_ table: inout ItemTable) {
    for (place, child) in pass.allChildren.enumerated() {
      let item = child.order + 1
      guard item < items.count else { continue }
      readItem(item, child, place)
      table.insert(child.id, item)
    }
  }

  /// Reads what a child has a say in.
  @inline(__always)
  mutating func readItem(_ item: Int, _ child: TGChild, _ place: Int) {
    items[item].place = Int32(truncatingIfNeeded: place)
    defer { someFlags.formUnion(items[item].flags) }
    if child.isExcluded {
      items[item].flags = child.usesFrame ? .keepsFrame : .isGone
      return
    }
    if child[.horizontal].saysSize { items[item].flags.insert(.saysWidth) }
    if child[.vertical].saysSize { items[item].flags.insert(.saysHeight) }
    if child.isContainer {
      readContainer(child, item)
    } else if child.hasContent {
      if child[.horizontal].isSizedByContent { items[item].flags.insert(.hasWidth) }
      if child[.vertical].isSizedByContent { items[item].flags.insert([.hasHeight, .flows]) }
    }
  }

  private mutating func readContainer(_ child: TGChild, _ item: Int) {
    let (x, y) = (child[.horizontal], child[.vertical])
    if x.isSizedByContent, x.asksToWrap { items[item].flags.insert(.hasWidth) }
    if y.isSizedByContent, y.asksToWrap { items[item].flags.insert([.hasHeight, .flows]) }
  }

  /// Reads which constraints take part, and whom they are about.
  private mutating func readConstraints(_ table: borrowing ItemTable) {
    links.reserve(options.list.count)
    options.list.reading { constraints in
      for index in 0..<constraints.count {
        let constraint = constraints[index]
        if !constraint.pointee.flags.contains(.isInactive) {
          readConstraint(index, constraint, table)
        }
      }
    }
  }

  private mutating func readConstraint(
    _ index: Int, _ constraint: UnsafePointer<TGConstraint>, _ table: borrowing ItemTable
  ) {
    let flags = constraint.pointee.flags
    let first = constraint.pointee.firstAttribute
    let second = constraint.pointee.secondAttribute
    let hasSecond = flags.contains(.hasSecond)
    if !constraint.pointee.isComputable || hasSecond && !first.isComparable(to: second)
      || first.isMargin && !flags.contains(.firstIsContainer)
      || hasSecond && second.isMargin && !flags.contains(.secondIsContainer)
    {
      hasRemarks = true
      return reportUnusable(constraint.pointee)
    }
    var link = ConstraintLink(
      constraint: Int32(truncatingIfNeeded: index), first: 0, second: -1,
      isHorizontal: first.isHorizontal, isVertical: !first.isHorizontal)
    if !flags.contains(.firstIsContainer) { link.first = item(constraint.pointee.firstView, table) }
    if hasSecond {
      link.second =
        flags.contains(.secondIsContainer) ? 0 : item(constraint.pointee.secondView, table)
      if link.second < 0 { return }
      link.isHorizontal = link.isHorizontal || second.isHorizontal
      link.isVertical = link.isVertical || !second.isHorizontal
      if link.isHorizontal, link.isVertical { mixesAxes = true }
    } else if !first.isSize {
      link.second = 0
    }
    // A view that is missing takes its constraints with it, for as long as it is.
    if link.first < 0 { return }
    noteLines(first, link.first)
    if hasSecond { noteLines(second, link.second) }
    let rank = constraint.pointee.rank
    if !(rank >= 1 && rank <= 1000) {
      hasRemarks = true
      reportPriority(constraint.pointee)
    }
    links.append(link)
  }

  /// The item of a view, which may be the container itself; -1 for one that is not there.
  @inline(__always)
  private mutating func item(_ view: TGViewID, _ table: borrowing ItemTable) -> Int32 {
    let found = table[view]
    if found >= 0 { return found }
    hasStrangers = true
    return view == pass.id ? 0 : found
  }

  /// Notes that the lines of a text matter.
  @inline(__always)
  private mutating func noteLines(_ attribute: TGConstraintAttribute, _ item: Int32) {
    guard attribute == .firstBaseline || attribute == .lastBaseline, item > 0 else { return }
    lined.append(item)
    readLines(Int(item))
  }

  /// Reads whether there are lines that matter.
  mutating func readLines(_ item: Int) {
    let child = pass[any: Int(items[item].place)]
    // One that is hidden or keeps its frame is not measured, and counts as a view without text.
    let flags = items[item].flags
    if flags.isDisjoint(with: [.isGone, .keepsFrame]), child.font != nil {
      items[item].flags.insert(.hasLines)
      someFlags.insert(.hasLines)
    }
  }
}

extension TGConstraint {
  /// Whether the numbers can be computed with.
  var isComputable: Bool {
    constant.magnitude <= Self.largestNumber && multiplier.magnitude <= Self.largestMultiplier
  }

  /// Numbers beyond this are not computed with: sums of them would not be exact to a pixel.
  static let largestNumber = 1e9
  /// Multipliers beyond this are not computed with.
  static let largestMultiplier = 1e6
}

extension TGChildAxis {
  /// Whether the child says how large it is, or within which bounds.
  @inline(__always) fileprivate var saysSize: Bool {
    isBounded || !isSizedByContent
  }

  /// Whether nothing says how large the child is but its content.
  fileprivate var isSizedByContent: Bool {
    switch sizeKind {
    case .none, .wrap, .reference, .list: true
    case .number, .weight, .fill: false
    }
  }
}
