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
