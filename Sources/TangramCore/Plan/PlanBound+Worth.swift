// What bounds, increments and multiples make of a length: the only place that works them out.

extension PlanBound {
  /// A length with the multiple and the addend.
  @inlinable package func scaled(_ length: Double) -> Double { length * multiple + addend }

  /// The number of a bound; another one when there is none or it is something else.
  @inlinable package func number(or absent: Double) -> Double { kind == .number ? value : absent }

  /// What the bound is worth at this moment; nil when there is none, or its view is not there.
  ///
  /// - Parameters:
  ///   - content: What the content stands for.
  ///   - extent: What an anchor stands for, depending on who asks.
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
  /// A length with the multiple and the increment.
  @inlinable package func scaled(_ length: Double) -> Double { length * multiple + increment }

  /// Keeps a length within the bounds; the upper bound wins.
  func clamp(_ length: Double, content: Double, _ extent: (PlanLink) -> Double?) -> Double {
    let lower = lower.worth(content: content, extent) ?? -.infinity
    let upper = upper.worth(content: content, extent) ?? .infinity
    return min(upper, max(lower, length))
  }
}

extension Plan {
  /// Keeps a length within the bounds of a size, whatever they are made from.
  ///
  /// - Parameters:
  ///   - content: What the content stands for.
  ///   - extent: What an anchor stands for, depending on who asks.
  func clamp(
    _ length: Double, _ box: Box, _ axis: TGAxis, content: Double, _ extent: (PlanLink) -> Double?
  ) -> Double {
    let flags = box.half(axis).flags
    if flags.contains(.hasInterval) {
      return extras[Int(box.extras)].intervals[axis].clamp(length)
    }
    guard flags.contains(.sizeIsBounded) else { return length }
    return rares[Int(box.rare)][axis].size.clamp(length, content: content, extent)
  }

  /// Likewise for a view that is known by its box.
  func clamp(
    _ length: Double, _ box: Int, _ axis: TGAxis, content: Double, _ extent: (PlanLink) -> Double?
  ) -> Double {
    clamp(length, boxes[box], axis, content: content, extent)
  }
}

// MARK: - Positions

extension PlanPosition {
  /// Keeps a value within the bounds that are numbers; the lower bound wins.
  @inlinable package func bounded(_ value: Double) -> Double {
    max(lower.number(or: -.infinity), min(upper.number(or: .infinity), value))
  }

  /// The distance in points: the number, if there is one, and the offset, within bounds.
  @inlinable package var points: Double { bounded((kind == .number ? value : 0) + offset) }

  /// The distance where `length` is a whole.
  @inlinable package func points(of length: Double) -> Double {
    switch kind {
    case .weight: bounded(value / 100 * length + offset)
    case .number: bounded(value + offset)
    default: bounded(offset)
    }
  }

  /// Keeps a value within bounds that may be edges of other views; here the upper bound wins.
  func held(_ value: Double, _ edge: (PlanLink) -> Double?) -> Double {
    let lower = lower.worth(content: nil, edge) ?? -.infinity
    let upper = upper.worth(content: nil, edge) ?? .infinity
    return min(upper, max(lower, value))
  }
}
