// What the size of a child along an axis means.

/// What a child's extent along an axis is made from, as the container sees it.
public enum TGChildSize: Hashable, Sendable {
  /// The child has no size there.
  case none
  /// A number of points, before increment and multiple.
  case number(Double)
  /// A percentage.
  case weight(Double)
  /// The content.
  case wrap
  /// The room that is left.
  case fill
  /// The container's own extent along an axis.
  case ofContainer(TGAxis)
  /// The child's own extent along the other axis.
  case ofOtherAxis
  /// Another view's extent along an axis.
  case ofOther(TGAxis)
  /// A list of views that share the container's extent.
  case list

  /// What a size is made from, without the numbers.
  public enum Kind: Sendable {
    /// The child has no size.
    case none
    /// A number of points.
    case number
    /// A percentage.
    case weight
    /// The content.
    case wrap
    /// The room that is left.
    case fill
    /// An extent of the container, of another view, or of the child itself.
    case reference
    /// A list of views that share the container's extent.
    case list
  }
}

extension TGChildAxis {
  /// What the child's extent is made from, without the numbers.
  @inlinable public var sizeKind: TGChildSize.Kind {
    switch half.sizeKind {
    case .none: .none
    case .number: .number
    case .weight: .weight
    case .wrap: .wrap
    case .fill: .fill
    case .anchor: .reference
    case .list: .list
    }
  }

  /// Whether the child is as large as its content.
  @inlinable public var wraps: Bool { half.sizeKind == .wrap }

  /// What the child's extent is made from.
  @inlinable public var size: TGChildSize {
    switch half.sizeKind {
    case .none: .none
    case .number: .number(half.sizeValue)
    case .weight: .weight(half.sizeValue)
    case .wrap: .wrap
    case .fill: .fill
    case .list: .list
    case .anchor: child.tiedSize(Axis.axis)
    }
  }

  /// The extent the size is tied to, along the axis that it names; nil when it is tied to none, or
  /// the view is not there.
  @inlinable public var referredExtent: Double? {
    half.sizeKind == .anchor ? child.referredExtent(Axis.axis, along: nil) : nil
  }

  /// The extent along this axis of the view the size is tied to; 0 when there is none.
  @inlinable public var extentOfReference: Double {
    guard half.sizeKind == .anchor else { return 0 }
    return child.referredExtent(Axis.axis, along: Axis.axis) ?? 0
  }

  /// The percentage of the size, if its value is one, else 0.
  @inlinable public var weight: Double {
    half.sizeKind == .weight ? half.sizeValue : 0
  }

  /// Whether the size is tied to a sibling that comes later in layout order.
  @inlinable public var refersToLaterSibling: Bool {
    half.sizeKind == .anchor && child.refersToLaterSibling(Axis.axis)
  }

  /// Whether the size has the content as lower bound.
  @inlinable public var hasContentMinimum: Bool {
    half.flags.contains(.sizeIsBounded) && child.hasContentMinimum(Axis.axis)
  }
}

// MARK: - Lengths by the size

extension TGChildAxis {
  /// A length with the multiple and the increment of the size.
  @inlinable public func scaled(_ length: Double) -> Double {
    half.flags.contains(.sizeScales) ? child.scaled(length, Axis.axis) : length
  }

  /// The size in points if it is a number, else `length`.
  @inlinable public func number(or length: Double) -> Double {
    half.sizeKind == .number ? scaled(half.sizeValue) : length
  }

  /// The share of `whole` if the size is a percentage, else `length`.
  @inlinable public func share(of whole: Double, or length: Double) -> Double {
    half.sizeKind == .weight ? scaled(whole * half.sizeValue / 100) : length
  }

  /// `whole` if the size is the room left, else `length`.
  @inlinable public func filled(by whole: Double, or length: Double) -> Double {
    half.sizeKind == .fill ? scaled(whole) : length
  }

  /// Keeps `length` within the bounds of the size; the upper bound wins.
  @inlinable public func clamp(_ length: Double) -> Double {
    half.flags.contains(.sizeIsBounded) ? child.clamp(length, Axis.axis) : length
  }

  /// Keeps the extent the child was given within the bounds of its size.
  @inlinable public func clampExtent() {
    if half.flags.contains(.sizeIsBounded) { extent = clamp(extent) }
  }
}

// MARK: - Changing the size

extension TGChildAxis {
  /// Whether the child asks to be as large as its content, even if `eraseSize` took that away.
  ///
  /// Looks at what was written down, so `wraps` is faster where nothing is erased.
  public var asksToWrap: Bool {
    let size: TGAttribute = Axis.axis == .horizontal ? .width : .height
    let descriptors = child.descriptors
    return descriptors.value(of: size).kind == .wrap && descriptors.isActive(size)
  }

  /// Takes the value of the size away; increment, multiple and bounds stay.
  ///
  /// For `prepare`.
  @inlinable public func eraseSize() { child.setSizeKind(.none, Axis.axis) }

  /// Makes the child as large as its content, whatever its size said; increment, multiple and
  /// bounds stay.
  ///
  /// For `prepare`.
  @inlinable public func wrapSize() { child.setSizeKind(.wrap, Axis.axis) }
}
