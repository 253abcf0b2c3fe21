/// A bound of a position or a size, in a form that can be evaluated directly.
@usableFromInline package struct PlanBound: BitwiseCopyable, Sendable {
  @usableFromInline package enum Kind: UInt8, BitwiseCopyable, Sendable {
    case none, number, anchor, wrap, share
  }
  @usableFromInline package var kind = Kind.none
  @usableFromInline package var link = PlanLink(target: PlanLink.missing, attribute: .leading)
  @usableFromInline package var value = 0.0
  @usableFromInline package var addend = 0.0
  @usableFromInline package var multiple = 1.0

  @inlinable package init() {}
}

/// The full description of a position.
@usableFromInline package struct PlanPosition: BitwiseCopyable, Sendable {
  @usableFromInline package var kind = ValueKind.none
  @usableFromInline package var link = PlanLink(target: PlanLink.missing, attribute: .leading)
  @usableFromInline package var value = 0.0
  @usableFromInline package var offset = 0.0
  @usableFromInline package var lower = PlanBound()
  @usableFromInline package var upper = PlanBound()

  @inlinable package init() {}
}

/// The parts of a size other than its value.
@usableFromInline package struct PlanSizeExtras: BitwiseCopyable, Sendable {
  @usableFromInline package var increment = 0.0
  @usableFromInline package var multiple = 1.0
  @usableFromInline package var lower = PlanBound()
  @usableFromInline package var upper = PlanBound()

  @inlinable package init() {}
}

/// The full descriptors of one axis.
@usableFromInline package struct RareAxis: BitwiseCopyable, Sendable {
  @usableFromInline package var start = PlanPosition()
  @usableFromInline package var center = PlanPosition()
  @usableFromInline package var end = PlanPosition()
  @usableFromInline package var size = PlanSizeExtras()
  /// The entries of a size that is a list, as a slice of the plan's links.
  package var sizeList = LinkSlice(start: 0, end: 0)
  /// The entries of a center that is a list, as a slice of the plan's links.
  package var centerList = LinkSlice(start: 0, end: 0)
  /// The shrink factors of the positions and the size.
  @usableFromInline package var shrinks = AxisShrinks()
  /// The lists that the size and its bounds are the largest or the smallest value of.
  package var mosts = SizeMosts()

  @inlinable package init() {}

  package subscript(place: PositionPlace) -> PlanPosition {
    @inline(__always) get {
      switch place {
      case .start: start
      case .center: center
      case .end: end
      }
    }
    _modify {
      switch place {
      case .start: yield &start
      case .center: yield &center
      case .end: yield &end
      }
    }
  }
}

/// The full descriptions of a node's descriptors, for nodes with at least one descriptor that has more
/// than a value.
@usableFromInline package struct RareBox: BitwiseCopyable, Sendable {
  @usableFromInline package var x = RareAxis()
  @usableFromInline package var y = RareAxis()
  @usableFromInline package var baseline = PlanPosition()

  @inlinable package init() {}

  @inlinable package subscript(axis: TGAxis) -> RareAxis {
    @inline(__always) get { axis == .horizontal ? x : y }
    @inline(__always) _modify { if axis == .horizontal { yield &x } else { yield &y } }
  }
}

/// The shrink factors of the positions and the size along an axis.
@usableFromInline package struct AxisShrinks: BitwiseCopyable, Sendable {
  @usableFromInline package var start = 0.0
  @usableFromInline package var center = 0.0
  @usableFromInline package var end = 0.0
  @usableFromInline package var size = 0.0

  @inlinable package init() {}
}

/// The indices of the lists that a size and its bounds are the largest or the smallest value of; -1
/// for a value that is no such list.
package struct SizeMosts: BitwiseCopyable, Sendable {
  package var value: Int32 = -1
  package var lower: Int32 = -1
  package var upper: Int32 = -1

  var isEmpty: Bool { value & lower & upper == -1 }
}

/// A list of which the largest or the smallest value counts.
package struct PlanMost: BitwiseCopyable, Sendable {
  package let isLargest: Bool
  /// The values, as a slice of the plan's terms.
  package let terms: LinkSlice
}

/// A contiguous range of the plan's links or terms.
package struct LinkSlice: BitwiseCopyable, Sendable {
  var start: Int32
  var end: Int32

  package var indices: Range<Int> { Int(start)..<Int(end) }
}

// MARK: - Applying bounds
//
// Applies bounds, increments and multiples to lengths; no other code evaluates them.

extension PlanBound {
  /// Returns a length after applying the multiple and the addend.
  @inlinable package func scaled(_ length: Double) -> Double { length * multiple + addend }

  /// Returns the value of a bound that is a number, or else `absent`.
  @inlinable package func number(or absent: Double) -> Double { kind == .number ? value : absent }

  /// Evaluates the bound; returns `nil` if there is none, or if its view is missing.
  ///
  /// - Parameters:
  ///   - content: The extent of the content.
  ///   - extent: Returns the extent that an anchor refers to, which depends on the caller.
  func worth(content: Double?, _ extent: (PlanLink) -> Double?) -> Double? {
    switch kind {
    case .none: return nil
    case .number: return scaled(value)
    case .wrap: return content.map(scaled)
    case .anchor: return extent(link).map(scaled)
    case .share: return extent(link).map { $0 * value / 100 + addend }
    }
  }
}

// MARK: - Sizes

extension PlanSizeExtras {
  /// Returns a length after applying the multiple and the increment.
  @inlinable package func scaled(_ length: Double) -> Double { length * multiple + increment }

  /// Clamps a length to the bounds; the upper bound wins.
  func clamp(_ length: Double, content: Double, _ extent: (PlanLink) -> Double?) -> Double {
    let lower = lower.worth(content: content, extent) ?? -.infinity
    let upper = upper.worth(content: content, extent) ?? .infinity
    return min(upper, max(lower, length))
  }
}

extension Plan {
  /// Clamps a length to the bounds of a size of any kind.
  ///
  /// - Parameters:
  ///   - content: The extent of the content.
  ///   - extent: Returns the extent that an anchor refers to, which depends on the caller.
  func clamp(
    _ length: Double, _ box: Box, _ axis: TGAxis, content: Double, _ extent: (PlanLink) -> Double?
  ) -> Double {
    let half = box[axis]
    if half.hasInterval {
      return extras[Int(box.extras)].intervals[axis].clamp(length)
    }
    guard half.sizeIsBounded else { return length }
    return rares[Int(box.rare)][axis].size.clamp(length, content: content, extent)
  }

  /// Clamps a length to the bounds of a size, for a box given by its index.
  func clamp(
    _ length: Double, _ box: Int, _ axis: TGAxis, content: Double, _ extent: (PlanLink) -> Double?
  ) -> Double {
    clamp(length, boxes[box], axis, content: content, extent)
  }
}

// MARK: - Positions

extension PlanPosition {
  /// Clamps a value to the numeric bounds; the lower bound wins.
  @inlinable package func bounded(_ value: Double) -> Double {
    max(lower.number(or: -.infinity), min(upper.number(or: .infinity), value))
  }

  /// The position in points: the number, if there is one, plus the offset, clamped to numeric
  /// bounds.
  @inlinable package var points: Double { bounded((kind == .number ? value : 0) + offset) }

  /// Returns the position in points, with a weight as a percentage of `length`.
  @inlinable package func points(of length: Double) -> Double {
    switch kind {
    case .weight: bounded(value / 100 * length + offset)
    case .number: bounded(value + offset)
    default: bounded(offset)
    }
  }

  /// Clamps a value to bounds that may be edges of other views; the upper bound takes precedence.
  func held(_ value: Double, _ edge: (PlanLink) -> Double?) -> Double {
    let lower = lower.worth(content: nil, edge) ?? -.infinity
    let upper = upper.worth(content: nil, edge) ?? .infinity
    return min(upper, max(lower, value))
  }
}
