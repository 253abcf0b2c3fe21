import TangramCore

/// A constraint that takes part: where it lies in the list, and whom it is about.
struct ConstraintLink: BitwiseCopyable {
  var constraint: Int32
  var first: Int32
  /// -1 if it is compared with a constant.
  var second: Int32
  /// Along which axis it ties; both, if it relates them.
  var axes: RunAxes
}

extension ConstraintRun {
  /// Reads who the children are, and which constraints are about them.
  mutating func read() {
    if let last = options.memory.last {
      if readAgain(last) { return }
      // Some items may have been read.
      let count = items.count
      items.removeAll()
      items.append(repeating: ConstraintItem(), count: count)
    }
    readItems()
    if !takeShape() { readConstraints() }
    isFirst = !options.memory.isAskedAgain()
    if !isFirst, !hasRemarks { keepReading() }
  }

  private mutating func readItems() {
    views.append(repeating: 0, count: items.count)
    for (place, child) in pass.allChildren.enumerated() {
      let item = child.order + 1
      guard item < items.count else { continue }
      readItem(item, child, place)
    }
    // For all of them, this is quicker than asking each.
    pass.visitIDs { id, order in if order + 1 < views.count { views[order + 1] = id.number } }
  }

  /// Keeps what was read for later layouts, with what is known of lists of the same shape.
  private mutating func keepReading() {
    let new = newReading()
    options.memory.last = new
    if let shape { options.memory.add(shape.recipes, of: new) }
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
  private mutating func readConstraints() {
    var table = ItemTable(count: items.count)
    for child in pass.allChildren where child.order + 1 < items.count {
      table.insert(views[child.order + 1], child.order + 1)
    }
    links.reserve(options.list.count)
    options.list.reading { constraints in
      var last = (view: TGConstraintItem.nobody, item: Int32(-1))
      for index in 0..<constraints.count {
        let constraint = constraints[index]
        if !constraint.pointee.flags.contains(.isInactive) {
          readConstraint(index, constraint, table, &last)
        }
      }
    }
  }

  @inline(__always)
  private mutating func readConstraint(
    _ index: Int, _ constraint: UnsafePointer<TGConstraint>, _ table: borrowing ItemTable,
    _ last: inout (view: TGViewID, item: Int32)
  ) {
    let flags = constraint.pointee.flags
    // Without a second attribute the first stands in its place.
    let first = constraint.pointee.firstAttribute
    let second = constraint.pointee.secondAttribute
    let arePlain = first.isPlain && second.isPlain
    if !constraint.pointee.isComputable || !first.isComparable(to: second)
      || !arePlain && isMarginOfChild(constraint)
    {
      hasRemarks = true
      return reportUnusable(constraint.pointee)
    }
    var link = ConstraintLink(
      constraint: Int32(truncatingIfNeeded: index), first: 0, second: -1,
      axes: first.isHorizontal ? .horizontal : .vertical)
    if !flags.contains(.firstIsContainer) {
      // Those of a view mostly follow each other.
      if constraint.pointee.firstView != last.view {
        last = (constraint.pointee.firstView, item(constraint.pointee.firstView, table))
      }
      link.first = last.item
    }
    if flags.contains(.hasSecond) {
      link.second =
        flags.contains(.secondIsContainer) ? 0 : item(constraint.pointee.secondView, table)
      if link.second < 0 { return }
      if first != second, first.isHorizontal != second.isHorizontal {
        (link.axes, mixesAxes) = (.both, true)
      }
    } else if !first.isSize {
      link.second = 0
    }
    // A view that is missing takes its constraints with it, for as long as it is.
    if link.first < 0 { return }
    if !arePlain {
      if first.isBaseline { noteLines(link.first) }
      if second.isBaseline, flags.contains(.hasSecond) { noteLines(link.second) }
    }
    let rank = constraint.pointee.rank
    if !(rank >= 1 && rank <= 1000) {
      hasRemarks = true
      reportPriority(constraint.pointee)
    }
    links.append(link)
  }

  /// Whether a constraint is about a margin, but not of the container.
  private func isMarginOfChild(_ constraint: UnsafePointer<TGConstraint>) -> Bool {
    let flags = constraint.pointee.flags
    if constraint.pointee.firstAttribute.isMargin, !flags.contains(.firstIsContainer) {
      return true
    }
    return flags.contains(.hasSecond) && constraint.pointee.secondAttribute.isMargin
      && !flags.contains(.secondIsContainer)
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
  private mutating func noteLines(_ item: Int32) {
    if item <= 0 { return }
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
