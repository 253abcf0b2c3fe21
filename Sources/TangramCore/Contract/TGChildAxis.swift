/// A child in a pass along one axis: its descriptors along that axis, and the origin and the extent
/// that the pass assigns to it.
///
///     child[.vertical].extent = child[.vertical].number(or: 20)
public struct TGChildAxis<Axis: TGAxisType> {
  /// The child.
  public let child: TGChild

  @inlinable init(_ child: TGChild) { self.child = child }

  /// The axis.
  @inlinable public var axis: TGAxis { Axis.axis }

  /// The child along the other axis.
  @inlinable public var cross: TGChildAxis<Axis.Cross> {
    TGChildAxis<Axis.Cross>(child)
  }

  /// The container of the child, along the same axis.
  @inlinable public var container: TGPassAxis<Axis> {
    TGPassAxis(child.solver, child.containerAddress)
  }

  @inlinable var solver: Solver { child.solver }

  /// The part of the child's box that belongs to the axis.
  @inlinable package var axisBox: AxisBox {
    @inline(__always) get { child.box[Axis()] }
    @inline(__always) nonmutating set { child.box[Axis()] = newValue }
  }
}

extension TGChild {
  /// The properties of the child along an axis.
  @inlinable
  public subscript<Axis: TGAxisType>(axis: Axis) -> TGChildAxis<Axis> { TGChildAxis(self) }
}

// MARK: - The rectangle

extension TGChildAxis {
  // The setters access the box by axis and not through `axisBox`, which would be written back as a whole: for a
  // column of plain leaves that takes 12% more instructions.

  /// The extent that the pass assigns to the child; initially the current extent.
  @inlinable public var extent: Double {
    @inline(__always) get { axisBox.extent }
    @inline(__always) nonmutating set {
      if Axis.axis == .horizontal {
        child.box.x.extent = newValue
      } else {
        child.box.y.extent = newValue
      }
    }
  }

  /// The coordinate that the pass assigns to the child.
  @inlinable public var origin: Double {
    @inline(__always) get { axisBox.origin }
    @inline(__always) nonmutating set {
      if Axis.axis == .horizontal {
        child.box.x.origin = newValue
      } else {
        child.box.y.origin = newValue
      }
    }
  }

  /// The default extent of the child: that of its frame before layout, of its content, or of its
  /// children.
  @inlinable public var current: Double { axisBox.current }
}

// MARK: - Descriptors

extension TGChildAxis {
  /// The child's own alignment along the axis.
  @inlinable public var alignment: TGAlignment { axisBox.alignment }

  /// The extent of a child whose size is a number: with increment and multiple, clamped to its
  /// bounds.
  ///
  /// Equals `clamp(number(or: 0))`, but rarely has to read increment and bounds.
  @inlinable public var numberWithinBounds: Double {
    @inline(__always) get {
      axisBox.sizeScales || axisBox.sizeIsBounded != axisBox.isWithinBounds
        ? clamp(scaled(axisBox.sizeNumber)) : axisBox.sizeNumber
    }
  }
}

// MARK: - The size of a child along an axis

extension TGChildAxis {
  /// The kind of the child's size, without the numbers.
  @inlinable public var sizeKind: TGValueKind { TGValueKind(axisBox.sizeKind) }

  /// Whether the size of the child is its content (`wrap`).
  @inlinable public var wraps: Bool { axisBox.sizeKind == .wrap }

  /// The source of the child's extent.
  @inlinable public var size: TGChildSize {
    switch axisBox.sizeKind {
    case .none, .most: .none
    case .number: .number(axisBox.sizeNumber)
    case .weight: .weight(axisBox.sizeNumber)
    case .wrap: .wrap
    case .fill: .fill
    case .list: .list
    case .anchor: child.referredSize(Axis.axis)
    }
  }

  /// The extent that the size refers to, along the axis named by its anchor; `nil` if the size is
  /// not a reference or the view is missing.
  public var referredExtent: Double? {
    axisBox.sizeKind == .anchor ? child.referredExtent(Axis.axis, along: nil) : nil
  }

  /// The extent along this axis of the view that the size refers to; 0 if there is no such view.
  public var extentOfReference: Double {
    guard axisBox.sizeKind == .anchor else { return 0 }
    return child.referredExtent(Axis.axis, along: Axis.axis) ?? 0
  }

  /// The percentage of the size if its value is a percentage, or else 0.
  @inlinable public var weight: Double {
    axisBox.sizeKind == .weight ? axisBox.sizeNumber : 0
  }

  /// Whether the size is `average`, an equal part of the remaining space of a line.
  ///
  /// For such a size, `sizeKind` and `weight` are the same as for 100%.
  @inlinable public var isAverage: Bool {
    axisBox.sizeKind == .weight && axisBox.sizeNumber == 100 && child.isAverage(Axis.axis)
  }

}

// MARK: - Lengths derived from the size

extension TGChildAxis {
  /// Applies the multiple and the increment of the size to a length.
  @inlinable public func scaled(_ length: Double) -> Double {
    axisBox.sizeScales ? child.scaled(length, Axis.axis) : length
  }

  /// Returns the size in points if it is a number, or else `length`.
  @inlinable @inline(__always) public func number(or length: Double) -> Double {
    axisBox.sizeKind == .number ? scaled(axisBox.sizeNumber) : length
  }

  /// Returns the share of `whole` if the size is a percentage, or else `length`.
  @inlinable public func share(of whole: Double, or length: Double) -> Double {
    axisBox.sizeKind == .weight ? scaled(whole * axisBox.sizeNumber / 100) : length
  }

  /// Returns `whole` if the size is the remaining space, or else `length`; applies increment and
  /// multiple to `whole`.
  @inlinable public func filled(by whole: Double, or length: Double) -> Double {
    axisBox.sizeKind == .fill ? scaled(whole) : length
  }

  /// Clamps `length` to the bounds of the size; the upper bound takes precedence.
  @inlinable public func clamp(_ length: Double) -> Double {
    axisBox.sizeIsBounded ? child.clamp(length, Axis.axis) : length
  }

  /// Clamps the child's current extent to the bounds of its size.
  @inlinable @inline(__always) public func clampExtent() {
    if axisBox.sizeIsBounded { extent = clamp(extent) }
  }
}

// MARK: - Changing the size

extension TGChildAxis {
  /// Whether the child's size was declared as `wrap`, even if `eraseSize` has removed it since.
  ///
  /// Reads the original descriptors; `wraps` is faster, and sufficient where no size was erased.
  public var asksToWrap: Bool { child.descriptors.sizeKind(Axis.axis) == .wrap }

  /// Removes the value of the size; increment, multiple and bounds are kept.
  ///
  /// Call it from `prepare`.
  public func eraseSize() { child.setSizeKind(.none, Axis.axis) }

  /// Makes the child wrap its content, regardless of its size; increment, multiple and bounds are kept.
  ///
  /// Call it from `prepare`.
  public func wrapSize() { child.setSizeKind(.wrap, Axis.axis) }
}

// MARK: - Bounds
//
// The parts of a child's size along an axis, for rules that handle each part separately.

extension TGChildAxis {
  /// Whether the size has bounds.
  @inlinable public var isBounded: Bool { axisBox.sizeIsBounded }

  /// Whether the size has bounds and all of them are numbers, so that `clamp` depends on nothing
  /// else.
  public var isBoundedByNumbers: Bool {
    axisBox.hasInterval
  }

  /// The factor that a length is multiplied by.
  public var multiple: Double {
    axisBox.sizeScales ? child.sizeExtras(Axis.axis).multiple : 1
  }

  /// The number of points that is added to a length.
  public var increment: Double {
    axisBox.sizeScales ? child.sizeExtras(Axis.axis).increment : 0
  }
}

extension TGChild {
  /// Returns the shrink factors of the descriptors along an axis.
  func shrinks(_ axis: TGAxis) -> AxisShrinks {
    box.rare < 0 ? AxisShrinks() : solver.rares[Int(box.rare)][axis].shrinks
  }

  /// Returns the parts of a size that has more than a value.
  package func sizeExtras(_ axis: TGAxis) -> PlanSizeExtras {
    solver.rares[Int(box.rare)][axis].size
  }
}

// MARK: - Shrinking

extension TGChildAxis {
  /// The shrink factor of the size.
  public var shrink: Double { child.shrinks(Axis.axis).size }

  /// Subtracts the child's part of a shortage from its extent, clamped to the bounds and to 0.
  public func shrinkExtent(_ shortage: TGShortage) {
    if shrink != 0 { extent = clamp(max(0, extent - shortage.part(of: shrink))) }
  }
}

// MARK: - Positions

extension TGChildAxis {
  /// Whether the two margins determine the extent.
  ///
  /// They do not if the container wraps, the child's size is a number, and the margin after the child
  /// is a number or a percentage: the container then makes enough space for the size and both margins.
  /// If the container becomes larger than that, because of another child or of its parent, the margin
  /// after the child is overridden. A container without a size also wraps if its parent sizes such
  /// children to their content.
  @inlinable public var isBetweenMargins: Bool {
    axisBox.startKind != .none && axisBox.endKind != .none && !child.hasSizeBesideMargins(Axis.axis)
  }

  /// Whether any position has a value, an offset or bounds; most children have no positions.
  @inlinable public var hasPositions: Bool {
    axisBox.startKind != .none || axisBox.endKind != .none || axisBox.centerKind != .none
      || axisBox.anyPositionIsRare
  }

  /// Whether the positions are plain numbers, if there are any: no offsets, bounds, percentages or references,
  /// and no center.
  ///
  /// If so, `start` and `end` describe them completely.
  @inlinable public var hasPlainMargins: Bool {
    !axisBox.anyPositionIsRare && axisBox.centerKind == .none
      && (axisBox.startKind.rawValue | axisBox.endKind.rawValue) <= ValueKind.number.rawValue
  }

  /// The position before the child in points: number plus offset, within bounds.
  @inlinable public var start: Double {
    if axisBox.startIsRare { return child.points(.start, Axis.axis) }
    return axisBox.startKind == .number ? axisBox.startNumber : 0
  }

  /// The position after the child in points: number plus offset, within bounds.
  @inlinable public var end: Double {
    if axisBox.endIsRare { return child.points(.end, Axis.axis) }
    return axisBox.endKind == .number ? axisBox.endNumber : 0
  }

  /// The position of the center in points: number plus offset, within bounds.
  @inlinable public var center: Double {
    if axisBox.centerIsRare { return child.points(.center, Axis.axis) }
    return axisBox.centerKind == .number ? axisBox.centerNumber : 0
  }

  /// Returns the position before the child, with a weight as a percentage of `length`.
  @inlinable public func start(of length: Double) -> Double {
    if axisBox.startIsRare { return child.points(.start, Axis.axis, of: length) }
    return PlanPosition.points(axisBox.startKind, axisBox.startNumber, of: length)
  }

  /// Returns the position after the child, with a weight as a percentage of `length`.
  @inlinable public func end(of length: Double) -> Double {
    if axisBox.endIsRare { return child.points(.end, Axis.axis, of: length) }
    return PlanPosition.points(axisBox.endKind, axisBox.endNumber, of: length)
  }

  /// Returns the position of the center, with a weight as a percentage of `length`.
  @inlinable public func center(of length: Double) -> Double {
    if axisBox.centerIsRare { return child.points(.center, Axis.axis, of: length) }
    return PlanPosition.points(axisBox.centerKind, axisBox.centerNumber, of: length)
  }

  /// The position before the child, with all its parts.
  @inlinable public var startPosition: TGChildPosition {
    @inline(__always) get { TGChildPosition(child, Axis.axis, .start) }
  }

  /// The position of the center, with all its parts.
  @inlinable public var centerPosition: TGChildPosition {
    @inline(__always) get { TGChildPosition(child, Axis.axis, .center) }
  }

  /// The position after the child, with all its parts.
  @inlinable public var endPosition: TGChildPosition {
    @inline(__always) get { TGChildPosition(child, Axis.axis, .end) }
  }
}

extension PlanPosition {
  /// Returns the points of a position whose value is a number or a percentage; 0 for any other kind.
  @inlinable static func points(
    _ kind: ValueKind, _ value: Double, of length: Double
  ) -> Double {
    switch kind {
    case .number: value
    case .weight: value / 100 * length
    default: 0
    }
  }
}

// MARK: - Placing a child along an axis, by gravity, alignment and margins

extension TGChildAxis {
  /// The alignment that places the child.
  ///
  /// It comes from the container's gravity and the child's own alignment or, without gravity, from
  /// the positions that the child has. It is never `stretch`.
  @inlinable public var resolvedAlignment: TGAlignment {
    // Without inlining, a column of leaves with bounds takes 4% more instructions.
    @inline(__always) get {
      let own = alignment
      let gravity = container.gravity
      if gravity != .none { return resolved(own == .none ? gravity : own) }
      if axisBox.startKind != .none, isBetweenMargins { return .fill }
      if axisBox.centerKind != .none { return .center }
      if axisBox.startKind != .none { return .start }
      if axisBox.endKind != .none { return .end }
      return own == .none ? .start : resolved(own)
    }
  }

  /// Resolves `stretch`, which is `fill` if the child is stretchable, and `start` otherwise; returns any
  /// other alignment unchanged.
  @inlinable public func resolved(_ alignment: TGAlignment) -> TGAlignment {
    if alignment != .stretch { return alignment }
    return isStretchable ? .fill : .start
  }

  /// Whether the alignment `stretch` stretches the child: it has no size along the axis, or it is a leaf
  /// that wraps.
  @inlinable public var isStretchable: Bool {
    axisBox.sizeKind == .none || axisBox.sizeKind == .wrap && !child.isContainer
  }

  /// Places the child by its resolved alignment; a stretched child also gets its extent.
  @inlinable public func place() { place(resolvedAlignment) }

  /// Places the child by `alignment`.
  @inlinable @inline(__always) public func place(_ alignment: TGAlignment) {
    if alignment == .start || alignment == .none, axisBox.startKind == .none,
      !axisBox.startIsRare
    {
      origin = container.paddingStart
      return
    }
    placeByRule(alignment)
  }

  @inlinable @inline(never) func placeByRule(_ alignment: TGAlignment) {
    let settings = container.settings
    let room = settings.size - (settings.paddingStart + settings.paddingEnd)
    let (before, after) = (start(of: room), end(of: room))
    switch alignment {
    case .center:
      origin =
        (room - before - after - extent) / 2 + settings.paddingStart + before + center(of: room)
    case .end: origin = settings.size - settings.paddingEnd - after - extent
    case .fill:
      extent = clamp(room - before - after)
      origin = settings.paddingStart + before
    case .windowCenter:
      let middle = (container.windowSize - before - after - extent) / 2 + before
      origin = container.fromWindow(middle + center(of: room), extent: extent)
    case .none, .start, .stretch, .baseline, .between, .around, .among, .other:
      origin = settings.paddingStart + before
    }
  }
}
