import TangramCore

/// The constraint problem of a container: its items, and the list of all entries.
///
/// It is read from a pass once. The list is converted to the rows of a linear system only when it is
/// solved, because the heights of contents are known only after their widths. Horizontal coordinates
/// start at the leading edge.
struct ConstraintProblem {
  let pass: TGPass
  let constraints: [TGConstraint]
  let isRightToLeft: Bool
  var items: [ConstraintItem]
  /// The active constraints that can be used, in order of installation.
  private(set) var links: [ConstraintLink] = []
  /// The descendants of children that constraints refer to.
  var inner: [InnerView] = []
  /// Whether any constraint relates the two axes, so that both must be solved together.
  private(set) var mixesAxes = false

  init(_ pass: TGPass, _ options: TGConstraintAlgorithm) {
    self.pass = pass
    constraints = options.constraints
    isRightToLeft = pass.isRightToLeft
    items = Array(repeating: ConstraintItem(), count: pass.allChildren.count + 1)
    readItems()
    readConstraints()
  }
}

/// A constraint of the problem, with its two sides resolved.
struct ConstraintLink: BitwiseCopyable {
  /// A side: an attribute of an item, or of a descendant of an item.
  struct Side: BitwiseCopyable {
    var item: Int
    /// The index of the descendant; nil for the item itself.
    var inner: Int?
    var written = TGConstraintAttribute.left
    /// Whether the coordinate is subtracted from the width of the container: coordinates start at the
    /// leading edge, so physical sides are converted in right-to-left layouts.
    var isMirrored = false
    /// The attribute after this conversion, and its factor in the row.
    var attribute = TGConstraintAttribute.left
    var factor = 1.0

    func relating(
      _ written: TGConstraintAttribute, _ factor: Double, mirrors: Bool
    ) -> ConstraintLink.Side {
      let mirrored = mirrors ? written.mirrored : nil
      return ConstraintLink.Side(
        item: item, inner: inner, written: written, isMirrored: mirrored != nil,
        attribute: mirrored ?? written, factor: mirrored == nil ? factor : -factor)
    }
  }

  var constraint: Int
  var first: Side
  /// The second side; nil if the first one is compared with a constant.
  var second: Side?
  /// The constant, negated if the row subtracts it.
  var constant: Double
  var isEquality: Bool
  var rank: Double
}

// MARK: - Along an axis

extension ConstraintProblem {
  /// Returns the bounds of the extent of an item, in points.
  func bounds(_ item: Int, _ axis: TGAxis) -> (lower: Double, upper: Double) {
    if item == 0 {
      return axis == .horizontal ? pass[.horizontal].bounds : pass[.vertical].bounds
    }
    let child = child(item)
    return axis == .horizontal ? child[.horizontal].pointBounds : child[.vertical].pointBounds
  }

  func wraps(_ axis: TGAxis) -> Bool {
    axis == .horizontal ? pass[.horizontal].wraps : pass[.vertical].wraps
  }

  func wrapsByItself(_ axis: TGAxis) -> Bool {
    axis == .horizontal ? pass[.horizontal].wrapsByItself : pass[.vertical].wrapsByItself
  }

  /// The size of the container, which is given only along an axis that does not wrap.
  func size(_ axis: TGAxis) -> Double {
    axis == .horizontal ? pass[.horizontal].size : pass[.vertical].size
  }

  func padding(_ axis: TGAxis) -> (start: Double, end: Double) {
    axis == .horizontal ? pass[.horizontal].padding : pass[.vertical].padding
  }
}

extension TGPassAxis {
  fileprivate var padding: (start: Double, end: Double) { (paddingStart, paddingEnd) }
  fileprivate var bounds: (lower: Double, upper: Double) { (lowerBound, upperBound) }
}

extension TGChildAxis {
  /// The bounds of the size in points; other kinds of bounds are ignored.
  var pointBounds: (lower: Double, upper: Double) {
    guard isBounded else { return (0, .infinity) }
    let (lower, upper) = (lowerBound, upperBound)
    return (
      lower?.kind == .number ? lower?.points(of: { nil }) ?? 0 : 0,
      upper?.kind == .number ? upper?.points(of: { nil }) ?? .infinity : .infinity
    )
  }
}

// MARK: - Items

extension ConstraintProblem {
  /// The child of an item other than the container.
  func child(_ item: Int) -> TGChild { pass.allChildren[items[item].childIndex] }

  /// The item of a child; nil if there is none.
  func item(of child: TGChild) -> Int? {
    child.order + 1 < items.count ? child.order + 1 : nil
  }

  private mutating func readItems() {
    for (index, child) in pass.allChildren.enumerated() {
      guard let item = item(of: child) else { continue }
      items[item] = ConstraintItem(childIndex: index, flags: Self.flags(of: child))
    }
  }

  private static func flags(of child: TGChild) -> ConstraintItem.Flags {
    if child.isExcluded { return child.usesFrame ? .keepsFrame : .isGone }
    let (x, y) = (child[.horizontal], child[.vertical])
    var flags: ConstraintItem.Flags = []
    // A container without a size of its own has no content extent, unless it wraps.
    guard child.isContainer || child.hasContent else { return flags }
    if x.isSizedByContent, !child.isContainer || x.asksToWrap { flags.insert(.hasWidth) }
    if y.isSizedByContent, !child.isContainer || y.asksToWrap { flags.insert(.hasHeight) }
    return flags
  }
}

extension TGChildAxis {
  /// Whether the size of the child is that of its content, because it specifies no other size that a
  /// constraint layout supports.
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
    var sides: [TGViewID: ConstraintLink.Side?] = [pass.id: .init(item: 0)]
    sides.reserveCapacity(items.count)
    pass.visitIDs { id, order in if order + 1 < items.count { sides[id] = .init(item: order + 1) } }
    links.reserveCapacity(constraints.count)
    // Most constraints have the same first view as the one before them.
    var (view, first) = (TGViewID?.none, ConstraintLink.Side?.some(.init(item: 0)))
    for (index, constraint) in constraints.enumerated() where constraint.isActive {
      if constraint.first.view != view {
        view = constraint.first.view
        first = side(view, &sides)
      }
      read(constraint, index, first, &sides)
    }
  }

  /// - Parameter sides: The views found so far; nil for views that are not descendants.
  private mutating func read(
    _ constraint: TGConstraint, _ index: Int, _ firstSide: ConstraintLink.Side?,
    _ sides: inout [TGViewID: ConstraintLink.Side?]
  ) {
    // Without a second attribute, the first is compared with the same attribute of the container.
    let (first, second) = (constraint.firstAttribute, constraint.secondAttribute)
    if !constraint.isComputable || !first.isComparable(to: second) || constraint.namesMarginOfChild
    {
      return reportUnusable(constraint)
    }
    let hasSecond = constraint.flags.contains(.hasSecond)
    let other = hasSecond ? constraint.second?.view : nil
    // A constraint with a missing view is ignored until the view is present.
    guard let firstSide, let otherSide = side(other, &sides) else { return }
    if firstSide.inner != nil, otherSide.inner != nil, firstSide.item == otherSide.item {
      return reportInside(constraint, firstSide.item)
    }
    if first.isBaseline { requireBaselines(firstSide) }
    if second.isBaseline { requireBaselines(otherSide) }
    if !(constraint.rank >= 1 && constraint.rank <= 1000) { reportPriority(constraint) }
    let mirrors = isRightToLeft && (first.isPhysical || second.isPhysical)
    let sign = constraint.relation == .lessOrEqual ? -1.0 : 1.0
    let related = otherSide.relating(second, -sign * constraint.multiplier, mirrors: mirrors)
    // If a view is gone, its gaps to siblings disappear as well.
    let isGap = otherSide.item > 0 && !first.isSize
    let isGone = isGap && items[firstSide.item].flags.contains(.isGone)
    links.append(
      ConstraintLink(
        constraint: index, first: firstSide.relating(first, sign, mirrors: mirrors),
        second: hasSecond || !first.isSize ? related : nil,
        constant: isGone ? 0 : sign * constraint.constant,
        isEquality: constraint.relation == .equal, rank: Double(constraint.rank)))
    if first.axis != second.axis { mixesAxes = true }
  }

  /// Returns the side for a view, or for the container if `view` is nil; nil if the view is not in the tree
  /// below the container.
  private mutating func side(
    _ view: TGViewID?, _ sides: inout [TGViewID: ConstraintLink.Side?]
  ) -> ConstraintLink.Side? {
    guard let view else { return .init(item: 0) }
    if let known = sides[view] { return known }
    var side: ConstraintLink.Side?
    if let descendant = pass.descendant(view), let item = item(of: descendant.child) {
      side = .init(item: item, inner: inner.count)
      inner.append(InnerView(descendant, item: item))
    }
    sides.updateValue(side, forKey: view)
    return side
  }

  /// Marks an item if a baseline constraint refers to its text.
  ///
  /// A child that is hidden or keeps its frame is not measured, and is treated as a view without text.
  private mutating func requireBaselines(_ side: ConstraintLink.Side) {
    let item = side.item
    guard side.inner == nil, items[item].takesPart, child(item).font != nil else { return }
    items[item].flags.insert(.hasLines)
  }
}

extension TGConstraint {
  /// Whether the numbers of the constraint are small enough for computations.
  var isComputable: Bool {
    constant.magnitude <= Self.largestNumber && multiplier.magnitude <= Self.largestMultiplier
  }

  /// The largest usable constant: sums of larger numbers would have errors of more than a pixel.
  static let largestNumber = 1e9
  static let largestMultiplier = 1e6

  /// Whether the constraint refers to a margin of a view other than the container.
  fileprivate var namesMarginOfChild: Bool {
    firstAttribute.isMargin && !flags.contains(.firstIsContainer)
      || secondAttribute.isMargin && flags.isDisjoint(with: .secondIsContainer)
        && flags.contains(.hasSecond)
  }
}
