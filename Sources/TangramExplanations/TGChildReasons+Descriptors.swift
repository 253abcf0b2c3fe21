import TangramCore

// What a child and its container specify, along an axis that is known only at run time.
//
// An explanation is not worth a specialization for each axis, as a layout is: the same steps for both
// axes are half of its machine code.

extension TGChild {
  /// Returns the size, the position and the descriptors of the child along an axis as operands for
  /// reasons.
  public func reasons(_ axis: TGAxis) -> TGChildReasons { TGChildReasons(child: self, axis: axis) }
}

extension TGPass {
  /// Returns the size, the padding and the gap of the container along an axis as operands for reasons.
  public func reasons(_ axis: TGAxis) -> TGPassReasons { TGPassReasons(pass: self, axis: axis) }
}

extension TGChildReasons {
  private var isX: Bool { axis == .horizontal }
  private var x: TGChildAxis<TGHorizontal> { child[.horizontal] }
  private var y: TGChildAxis<TGVertical> { child[.vertical] }

  /// The source of the child's extent.
  public var size: TGChildSize { isX ? x.size : y.size }
  /// The kind of the child's size, without the numbers.
  public var sizeKind: TGValueKind { isX ? x.sizeKind : y.sizeKind }
  /// Whether the size is `average`, an equal part of the remaining space of a line.
  public var isAverage: Bool { isX ? x.isAverage : y.isAverage }
  /// The factor that the size is multiplied by.
  public var multiple: Double { isX ? x.multiple : y.multiple }
  /// The number of points that is added to the size.
  public var increment: Double { isX ? x.increment : y.increment }
  /// The shrink factor of the size.
  public var shrink: Double { isX ? x.shrink : y.shrink }
  /// The shrink factor of the position before the child.
  public var startShrink: Double { isX ? x.startPosition.shrink : y.startPosition.shrink }
  /// The shrink factor of the position after the child.
  public var endShrink: Double { isX ? x.endPosition.shrink : y.endPosition.shrink }
  /// The complete descriptor of the position before the child.
  public var startPosition: TGChildPosition { isX ? x.startPosition : y.startPosition }
  /// The complete descriptor of the position of the center.
  public var centerPosition: TGChildPosition { isX ? x.centerPosition : y.centerPosition }
  /// The complete descriptor of the position after the child.
  public var endPosition: TGChildPosition { isX ? x.endPosition : y.endPosition }
  /// Whether the two margins determine the extent.
  public var isBetweenMargins: Bool { isX ? x.isBetweenMargins : y.isBetweenMargins }
  /// The alignment that places the child, as it follows from the gravity, its own alignment and margins.
  public var resolvedAlignment: TGAlignment { isX ? x.resolvedAlignment : y.resolvedAlignment }
  /// Whether the size is a share: a percentage, or all that is left.
  public var isWeighted: Bool { half.sizeKind == .weight || half.sizeKind == .fill }
  /// The extent of the child after the pass, in points; `extent` takes many times as long.
  public var points: Double { half.extent }
  /// The margins before and after the child, in points.
  public var margins: Double { isX ? x.start + x.end : y.start + y.end }

  /// Returns the child's own alignment or, without one, another; `stretch` is `fill` if the child is
  /// stretchable, or else `start`.
  public func alignment(or other: TGAlignment = .none) -> TGAlignment {
    let alignment = half.alignment == .none ? other : half.alignment
    return isX ? x.resolved(alignment) : y.resolved(alignment)
  }

  /// Records why the child has its origin.
  ///
  /// Call it from `explain`. The reason is only used if its value is the actual origin of the
  /// child.
  public func explain(origin reason: @autoclosure () -> TGReason) { note(.origin, reason) }

  /// Records why the child has its extent.
  ///
  /// Call it from `explain`. The reason is only used if its value is the actual extent of the
  /// child.
  public func explain(extent reason: @autoclosure () -> TGReason) { note(.extent, reason) }

  private func note(_ quantity: TGLayoutNumber.Quantity, _ reason: () -> TGReason) {
    guard let log = child.solver.reasons, log.explains(box) else { return }
    let wraps = child.container.x.wraps || child.container.y.wraps
    let key = ReasonLog.Key(box: box, axis: axis, quantity: quantity)
    log.note(key, half[quantity], wraps: wraps, reason)
  }
}
