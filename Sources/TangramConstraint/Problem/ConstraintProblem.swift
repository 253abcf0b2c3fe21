import TangramCore

/// The constraint problem of a container: its items, and the list of all entries.
///
/// It is read from a pass once. The list is converted to the rows of a linear system only when it is
/// solved, because the heights of contents are known only after their widths. Horizontal coordinates
/// start at the leading edge.
struct ConstraintProblem {
  let pass: TGPass
  let constraints: [TGConstraint]
  let padding: TGInsets
  /// The axes along which the container wraps.
  let wraps: TGAxes
  let isRightToLeft: Bool
  var items: [ConstraintItem]
  /// The active constraints that can be used, in order of installation.
  private(set) var links: [ConstraintLink] = []
  /// The descendants of children that constraints refer to.
  var inner: [InnerView] = []
  /// Whether any constraint relates the two axes, so that both must be solved together.
  private(set) var mixesAxes = false
  /// The union of the flags of all items.
  private(set) var someFlags: ConstraintItem.Flags = []

  init(_ pass: TGPass, _ options: TGConstraintAlgorithm) {
    self.pass = pass
    constraints = options.constraints
    let (x, y) = (pass[.horizontal], pass[.vertical])
    padding = TGInsets(
      top: y.paddingStart, leading: x.paddingStart, bottom: y.paddingEnd, trailing: x.paddingEnd)
    wraps = (x.wraps ? TGAxes.horizontal : []).union(y.wraps ? .vertical : [])
    isRightToLeft = pass.isRightToLeft
    items = Array(repeating: ConstraintItem(), count: pass.totalCount + 1)
    readItems()
    readConstraints()
  }
}

/// A constraint of the problem, and the items that it relates.
struct ConstraintLink: BitwiseCopyable {
  var constraint: Int32
  var first: Int32
  /// The second item; -1 if the first one is compared with a constant.
  var second: Int32
  /// The descendants of these items that the constraint relates instead; -1 for none.
  var firstInner: Int32 = -1
  var secondInner: Int32 = -1
  /// The axis of both sides, or both axes if the sides have different ones.
  var axes: TGAxes
}

// MARK: - Items

extension ConstraintProblem {
  /// The child of an item other than the container.
  func child(_ item: Int) -> TGChild { pass[any: Int(items[item].childIndex)] }

  private mutating func readItems() {
    for (index, child) in pass.allChildren.enumerated() {
      let item = child.order + 1
      guard item < items.count else { continue }
      let flags = Self.flags(of: child)
      items[item].childIndex = Int32(truncatingIfNeeded: index)
      items[item].flags = flags
      someFlags.formUnion(flags)
    }
  }

  private static func flags(of child: TGChild) -> ConstraintItem.Flags {
    if child.isExcluded { return child.usesFrame ? .keepsFrame : .isGone }
    let (x, y) = (child[.horizontal], child[.vertical])
    var flags: ConstraintItem.Flags = []
    if x.isBounded || !x.isSizedByContent { flags.insert(.saysWidth) }
    if y.isBounded || !y.isSizedByContent { flags.insert(.saysHeight) }
    // A container without a size of its own has no content extent, unless it wraps.
    guard child.isContainer || child.hasContent else { return flags }
    if x.isSizedByContent, !child.isContainer || x.asksToWrap { flags.insert(.hasWidth) }
    if y.isSizedByContent, !child.isContainer || y.asksToWrap { flags.insert(.hasHeight) }
    return flags
  }
}

extension TGChildAxis {
  /// Whether the size of the child is determined only by its content.
  fileprivate var isSizedByContent: Bool {
    switch sizeKind {
    case .none, .wrap, .reference, .list: true
    case .number, .weight, .fill: false
    }
  }
}

// MARK: - Constraints

extension ConstraintProblem {
  private mutating func readConstraints() {
    if constraints.isEmpty { return }
    var table = ItemTable(count: items.count)
    pass.visitIDs { id, order in if order + 1 < items.count { table.insert(id, order + 1) } }
    links.reserveCapacity(constraints.count)
    var known: [TGViewID: Int32] = [:]
    for index in constraints.indices {
      let constraint = constraints[index]
      if !constraint.flags.contains(.isInactive) { read(constraint, index, table, &known) }
    }
  }

  /// - Parameter known: The descendants found so far, by view; -1 for views that are not descendants.
  private mutating func read(
    _ constraint: TGConstraint, _ index: Int, _ table: ItemTable, _ known: inout [TGViewID: Int32]
  ) {
    let (flags, rank) = (constraint.flags, constraint.rank)
    // Without a second attribute, the first is compared with the same one of the container.
    let (first, second) = (constraint.firstAttribute, constraint.secondAttribute)
    if !constraint.isComputable || !first.isComparable(to: second)
      || constraint.namesMarginOfChild
    {
      return reportUnusable(constraint)
    }
    var link = ConstraintLink(
      constraint: Int32(truncatingIfNeeded: index), first: 0, second: -1,
      axes: first.isHorizontal ? .horizontal : .vertical)
    if !flags.contains(.firstIsContainer) { link.first = item(constraint.firstView, table) }
    if flags.contains(.hasSecond) {
      link.second = flags.contains(.secondIsContainer) ? 0 : item(constraint.secondView, table)
      if link.second < 0 {
        link.secondInner = innerView(constraint.secondView, &known)
        if link.secondInner < 0 { return }
        link.second = Int32(truncatingIfNeeded: inner[Int(link.secondInner)].item)
      }
      if first.isHorizontal != second.isHorizontal { link.axes = .both }
    } else if !first.isSize {
      link.second = 0
    }
    // A constraint with a missing view is ignored until the view is present.
    if link.first < 0 {
      link.firstInner = innerView(constraint.firstView, &known)
      if link.firstInner < 0 { return }
      link.first = Int32(truncatingIfNeeded: inner[Int(link.firstInner)].item)
    }
    if link.firstInner >= 0, link.secondInner >= 0, link.first == link.second {
      return reportInside(constraint, Int(link.first))
    }
    if link.axes == .both { mixesAxes = true }
    if first.isBaseline, link.firstInner < 0 { readLines(Int(link.first)) }
    if second.isBaseline, flags.contains(.hasSecond), link.secondInner < 0 {
      readLines(Int(link.second))
    }
    if !(rank >= 1 && rank <= 1000) { reportPriority(constraint) }
    links.append(link)
  }

  /// Returns the item of a view, which may be the container itself; -1 if the view is missing.
  @inline(__always) private func item(_ view: TGViewID, _ table: ItemTable) -> Int32 {
    let found = table[view]
    return found < 0 && view == pass.id ? 0 : found
  }

  /// Returns the index of a descendant of a child; -1 if the view is not one.
  private mutating func innerView(_ view: TGViewID, _ known: inout [TGViewID: Int32]) -> Int32 {
    if let index = known[view] { return index }
    known[view] = -1
    guard let descendant = pass.descendant(view) else { return -1 }
    let item = descendant.child.order + 1
    guard item < items.count else { return -1 }
    known[view] = Int32(truncatingIfNeeded: inner.count)
    inner.append(InnerView(descendant, item: item))
    return known[view] ?? -1
  }

  /// Marks an item if a baseline constraint refers to its text.
  ///
  /// A child that is hidden or keeps its frame is not measured, and is treated as a view without text.
  private mutating func readLines(_ item: Int) {
    guard item > 0, items[item].flags.isDisjoint(with: [.isGone, .keepsFrame]),
      child(item).font != nil
    else { return }
    items[item].flags.insert(.hasLines)
    someFlags.insert(.hasLines)
  }

  /// Returns the link of a constraint; nil if the constraint is not part of the problem.
  func link(of constraint: Int32) -> ConstraintLink? {
    // Links have the order of the constraints, so a binary search is possible.
    var (low, high) = (0, links.count)
    while low < high {
      let middle = (low + high) / 2
      if links[middle].constraint < constraint { low = middle + 1 } else { high = middle }
    }
    return low < links.count && links[low].constraint == constraint ? links[low] : nil
  }
}

extension TGConstraint {
  /// Whether the numbers of the constraint are small enough for computations.
  var isComputable: Bool {
    constant.magnitude <= Self.largestNumber && multiplier.magnitude <= Self.largestMultiplier
  }

  /// The largest usable constant: sums of larger numbers would have errors of more than a pixel.
  static let largestNumber = 1e9
  /// The largest usable multiplier.
  static let largestMultiplier = 1e6

  /// Whether the constraint refers to a margin of a view other than the container.
  fileprivate var namesMarginOfChild: Bool {
    firstAttribute.isMargin && !flags.contains(.firstIsContainer)
      || secondAttribute.isMargin && flags.contains(.hasSecond)
        && !flags.contains(.secondIsContainer)
  }
}
