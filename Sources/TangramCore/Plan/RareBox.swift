/// A bound of a position or a size, in a form that can be evaluated directly.
package struct PlanBound: BitwiseCopyable, Sendable {
  package enum Kind: UInt8, BitwiseCopyable, Sendable {
    case none, number, anchor, wrap, share
  }
  package internal(set) var kind = Kind.none
  package internal(set) var link = PlanLink(target: PlanLink.missing, attribute: .leading)
  package internal(set) var value = 0.0
  package internal(set) var addend = 0.0
  package internal(set) var multiple = 1.0

  init() {}
}

/// The full description of a position.
@usableFromInline package struct PlanPosition: BitwiseCopyable, Sendable {
  package internal(set) var kind = ValueKind.none
  var link = PlanLink(target: PlanLink.missing, attribute: .leading)
  @usableFromInline package internal(set) var value = 0.0
  package internal(set) var offset = 0.0
  package internal(set) var lower = PlanBound()
  package internal(set) var upper = PlanBound()

  init() {}
}

/// The parts of a size other than its value.
package struct PlanSizeExtras: BitwiseCopyable, Sendable {
  package internal(set) var increment = 0.0
  package internal(set) var multiple = 1.0
  package internal(set) var lower = PlanBound()
  package internal(set) var upper = PlanBound()

  init() {}
}

/// The full descriptors of one axis.
package struct RareAxis: BitwiseCopyable, Sendable {
  var start = PlanPosition()
  var center = PlanPosition()
  var end = PlanPosition()
  var size = PlanSizeExtras()
  /// The entries of a size that is a list, as a slice of the plan's links.
  var sizeList = PlanSlice()
  /// The entries of a center that is a list, as a slice of the plan's links.
  var centerList = PlanSlice()
  /// The shrink factors of the positions and the size.
  var shrinks = AxisShrinks()
  /// The lists of which the size and its bounds are the largest or the smallest value.
  package internal(set) var mosts = SizeMosts()

  init() {}

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
package struct RareBox: BitwiseCopyable, Sendable {
  var x = RareAxis()
  var y = RareAxis()
  var baseline = PlanPosition()

  init() {}

  package subscript(axis: TGAxis) -> RareAxis {
    @inline(__always) get { axis == .horizontal ? x : y }
    @inline(__always) _modify { if axis == .horizontal { yield &x } else { yield &y } }
  }
}

/// The shrink factors of the positions and the size along an axis.
package struct AxisShrinks: BitwiseCopyable, Sendable {
  var start = 0.0
  var center = 0.0
  var end = 0.0
  var size = 0.0

  init() {}
}

/// The indices of the lists of which a size and its bounds are the largest or the smallest value; -1 for a
/// value that does not come from a list.
package struct SizeMosts: BitwiseCopyable, Sendable {
  package internal(set) var value: Int32 = -1
  package internal(set) var lower: Int32 = -1
  package internal(set) var upper: Int32 = -1

  var isEmpty: Bool { value & lower & upper == -1 }
}

/// A list whose largest or smallest value is used.
package struct PlanMost: BitwiseCopyable, Sendable {
  package let isLargest: Bool
  /// The values, as a slice of the plan's terms.
  package let terms: PlanSlice
}

/// A contiguous range of the plan's links, terms or values.
package struct PlanSlice: BitwiseCopyable, Sendable {
  var start: Int32 = 0
  var end: Int32 = 0

  package var indices: Range<Int> { Int(start)..<Int(end) }
}

// MARK: - Applying bounds
//
// Applies bounds, increments and multiples to lengths; no other code evaluates them.

extension PlanBound {
  /// Returns a length after applying the multiple and the addend.
  package func scaled(_ length: Double) -> Double { length * multiple + addend }

  /// Returns the value of a bound that is a number, or else `absent`.
  package func number(or absent: Double) -> Double { kind == .number ? value : absent }

  /// Evaluates the bound; returns `nil` if there is none, or if its view is missing.
  ///
  /// - Parameters:
  ///   - content: The extent of the content.
  ///   - extent: Returns the extent that an anchor refers to, which depends on the caller.
  func points(content: Double?, _ extent: (PlanLink) -> Double?) -> Double? {
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
  func scaled(_ length: Double) -> Double { length * multiple + increment }

  /// Clamps a length to the bounds; the upper bound takes precedence.
  func clamp(_ length: Double, content: Double, _ extent: (PlanLink) -> Double?) -> Double {
    let lower = lower.points(content: content, extent) ?? -.infinity
    let upper = upper.points(content: content, extent) ?? .infinity
    return min(upper, max(lower, length))
  }
}

// MARK: - Positions

extension PlanPosition {
  /// Clamps a value to the numeric bounds; the lower bound takes precedence.
  func bounded(_ value: Double) -> Double {
    max(lower.number(or: -.infinity), min(upper.number(or: .infinity), value))
  }

  /// The position in points: the number, if there is one, plus the offset, clamped to numeric
  /// bounds.
  var points: Double { bounded((kind == .number ? value : 0) + offset) }

  /// Returns the position in points, with a weight as a percentage of `length`.
  func points(of length: Double) -> Double {
    switch kind {
    case .weight: bounded(value / 100 * length + offset)
    case .number: bounded(value + offset)
    default: bounded(offset)
    }
  }

  /// Clamps a value to bounds that may be edges of other views; the upper bound takes precedence.
  func clamp(_ value: Double, _ edge: (PlanLink) -> Double?) -> Double {
    let lower = lower.points(content: nil, edge) ?? -.infinity
    let upper = upper.points(content: nil, edge) ?? .infinity
    return min(upper, max(lower, value))
  }
}
