// What bounds, increments and multiples make of a length: the only place that works them out.

extension PlanBound {
  /// What the bound is worth at this moment; nil when there is none, or its view is not there.
  ///
  /// - Parameters:
  ///   - content: What the content stands for.
  ///   - extent: What an anchor stands for, depending on who asks.
  @inline(__always)
  func worth(content: Double?, _ extent: (PlanLink) -> Double?) -> Double? {
    switch kind {
    case .none: return nil
    case .number:
      let isAbsent = value.magnitude == .greatestFiniteMagnitude
      return isAbsent ? value : scaled(value)
    case .wrap: return content.map(scaled)
    case .anchor: return extent(link).map(scaled)
    case .share: return extent(link).map { $0 * value / 100 + addend }
    }
  }
}

extension PlanSizeExtras {
  /// A length with the multiple and the increment.
  @inlinable package func scaled(_ length: Double) -> Double { length * multiple + increment }

  /// Keeps a length within the bounds; the upper bound wins.
  @inline(__always)
  func clamp(_ length: Double, content: Double, _ extent: (PlanLink) -> Double?) -> Double {
    let lower = lower.worth(content: content, extent) ?? -.infinity
    let upper = upper.worth(content: content, extent) ?? .infinity
    return min(upper, max(lower, length))
  }
}

extension PlanPosition {
  /// Keeps a value within bounds that may be edges of other views; here the upper bound wins.
  @inline(__always)
  func held(_ value: Double, _ edge: (PlanLink) -> Double?) -> Double {
    let lower = lower.worth(content: nil, edge) ?? -.infinity
    let upper = upper.worth(content: nil, edge) ?? .infinity
    return min(upper, max(lower, value))
  }
}
