import Tangram

/// The numbers of children in a kind of container whose reasons are wrong, or are just the container's own
/// rule.
public func unexplained(_ view: some TGViewProtocol, in container: String) -> [String] {
  let layout = view.view.layout(in: TGEnvironment(size: TGSize(width: 400, height: 300)))
  return layout.explanations().filter { $0.container == container }.flatMap { explanation in
    let frame = explanation.frame
    let numbers = [frame.minX, frame.minY, frame.width, frame.height]
    return zip(explanation.reasons, numbers).filter { reason, number in
      !((reason.value - number).magnitude <= 0.01) || reason.endsAtContainer(explanation)
    }.map { "\(explanation.place): \($0.0)" }
  }
}

extension TGReason {
  fileprivate func endsAtContainer(_ explanation: TGExplanation) -> Bool {
    if operation == .given(.container) { return true }
    if case .number(let number) = operation, number.view == explanation.id {
      return explanation.further.contains {
        $0.number == number && $0.reason.operation == .given(.container)
      }
    }
    return operands.contains { $0.endsAtContainer(explanation) }
  }
}

extension TGReason {
  /// The value computed from the operands, recursively.
  public var evaluated: Double {
    let values = operands.map(\.evaluated)
    switch operation {
    case .given, .number: return value
    case .sum: return values.reduce(0, +)
    case .difference: return values.dropFirst().reduce(values.first ?? .nan, -)
    case .product, .times: return values.reduce(1, *)
    case .quotient: return values[1] == 0 ? 0 : values[0] / values[1]
    case .percentage: return values[0] * values[1] / 100
    case .least: return values.min() ?? .nan
    case .greatest: return values.max() ?? .nan
    case .magnitude: return abs(values[0])
    case .rounded(let scale, let snapping):
      return nearest(to: values[0]) { snapped($0, scale, snapping) }
    case .fitted(let scale):
      return nearest(to: values[0]) { ($0 * scale - 1e-6).rounded(.up) / scale }
    case .between(let scale, let snapping):
      let start = snapped(values[0], scale, snapping)
      return nearest(to: values[1]) { snapped($0, scale, snapping) - start }
    }
  }

  /// The rounded number, or that of a number a tiny bit smaller or larger if it matches the value.
  ///
  /// Near the middle between two pixels, the last bits decide the rounding, and another order of
  /// operations may change them.
  private func nearest(to number: Double, _ round: (Double) -> Double) -> Double {
    let epsilon = 1e-12 * number.magnitude
    let results = [number, number - epsilon, number + epsilon].map(round)
    return results.first { ($0 - value).magnitude <= 1e-9 * value.magnitude } ?? results[0]
  }

  /// The largest magnitude among the value and its operands.
  var largest: Double {
    operands.reduce(value.magnitude) { max($0, $1.largest) }
  }
}

private func snapped(_ value: Double, _ scale: Double, _ snapping: TGSnapping) -> Double {
  switch snapping {
  case .edges: (value * scale + 0.5 + 1e-6).rounded(.down) / scale
  case .sizes: (value * scale).rounded(.toNearestOrAwayFromZero) / scale
  case .off: value
  }
}

extension TGExplanation {
  /// The numbers of the frame, in the order of `reasons`.
  public var numbers: [Double] { [frame.minX, frame.minY, frame.width, frame.height] }
}
