// The size of a child along an axis.

/// The source of a child's extent along an axis, from the container's perspective.
public enum TGChildSize: Hashable, Sendable {
  /// The child specifies no size along the axis.
  case none
  /// A number of points, before increment and multiple.
  case number(Double)
  /// A percentage.
  case weight(Double)
  /// The extent of the content.
  case wrap
  /// The remaining space.
  case fill
  /// The container's own extent along an axis.
  case ofContainer(TGAxis)
  /// The child's own extent along the other axis.
  case ofOtherAxis
  /// Another view's extent along an axis.
  case ofOther(TGAxis)
  /// A list of views that share the container's extent.
  case list

  /// The kind of a size, without its associated value.
  public enum Kind: Sendable {
    /// The child has no size.
    case none
    /// A number of points.
    case number
    /// A percentage.
    case weight
    /// The extent of the content.
    case wrap
    /// The remaining space.
    case fill
    /// An extent of the container, of another view, or of the child itself.
    case reference
    /// A list of views that share the container's extent.
    case list
  }
}

extension TGChildAxis {
  /// The kind of the child's size, without the numbers.
  @inlinable public var sizeKind: TGChildSize.Kind {
    switch half.sizeKind {
    case .none, .most: .none
    case .number: .number
    case .weight: .weight
    case .wrap: .wrap
    case .fill: .fill
    case .anchor: .reference
    case .list: .list
    }
  }

  /// Whether the size of the child is its content (`wrap`).
  @inlinable public var wraps: Bool { half.sizeKind == .wrap }

  /// The source of the child's extent.
  @inlinable public var size: TGChildSize {
    switch half.sizeKind {
    case .none, .most: .none
    case .number: .number(half.sizeNumber)
    case .weight: .weight(half.sizeNumber)
    case .wrap: .wrap
    case .fill: .fill
    case .list: .list
    case .anchor: child.tiedSize(Axis.axis)
    }
  }

  /// The extent that the size refers to, along the axis named by its anchor; `nil` if the size is
  /// not a reference or the view is missing.
  @inlinable public var referredExtent: Double? {
    half.sizeKind == .anchor ? child.referredExtent(Axis.axis, along: nil) : nil
  }

  /// The extent along this axis of the view that the size refers to; 0 if there is no such view.
  @inlinable public var extentOfReference: Double {
    guard half.sizeKind == .anchor else { return 0 }
    return child.referredExtent(Axis.axis, along: Axis.axis) ?? 0
  }

  /// The percentage of the size if its value is a percentage, or else 0.
  @inlinable public var weight: Double {
    half.sizeKind == .weight ? half.sizeNumber : 0
  }

  /// Whether the size is `average`, an equal part of the remaining space of a line.
  ///
  /// For such a size, `sizeKind` and `weight` are the same as for 100%.
  @inlinable public var isAverage: Bool {
    half.sizeKind == .weight && half.sizeNumber == 100 && child.isAverage(Axis.axis)
  }

  /// Whether the size refers to a sibling that comes later in layout order.
  @inlinable public var refersToLaterSibling: Bool {
    half.sizeKind == .anchor && child.refersToLaterSibling(Axis.axis)
  }

  /// Whether the lower bound of the size is the content.
  @inlinable public var hasContentMinimum: Bool {
    half.sizeIsBounded && child.hasContentMinimum(Axis.axis)
  }
}

// MARK: - Lengths derived from the size

extension TGChildAxis {
  /// Applies the multiple and the increment of the size to a length.
  @inlinable public func scaled(_ length: Double) -> Double {
    half.sizeScales ? child.scaled(length, Axis.axis) : length
  }

  /// Returns the size in points if it is a number, or else `length`.
  @inlinable public func number(or length: Double) -> Double {
    half.sizeKind == .number ? scaled(half.sizeNumber) : length
  }

  /// Returns the share of `whole` if the size is a percentage, or else `length`.
  @inlinable public func share(of whole: Double, or length: Double) -> Double {
    half.sizeKind == .weight ? scaled(whole * half.sizeNumber / 100) : length
  }

  /// Returns `whole` if the size is the remaining space, or else `length`; applies increment and
  /// multiple to `whole`.
  @inlinable public func filled(by whole: Double, or length: Double) -> Double {
    half.sizeKind == .fill ? scaled(whole) : length
  }

  /// Clamps `length` to the bounds of the size; the upper bound wins.
  @inlinable public func clamp(_ length: Double) -> Double {
    half.sizeIsBounded ? child.clamp(length, Axis.axis) : length
  }

  /// Clamps the child's current extent to the bounds of its size.
  @inlinable public func clampExtent() {
    if half.sizeIsBounded { extent = clamp(extent) }
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
  @inlinable public func eraseSize() { child.setSizeKind(.none, Axis.axis) }

  /// Makes the child wrap its content, regardless of its size; increment, multiple and bounds are kept.
  ///
  /// Call it from `prepare`.
  @inlinable public func wrapSize() { child.setSizeKind(.wrap, Axis.axis) }
}
