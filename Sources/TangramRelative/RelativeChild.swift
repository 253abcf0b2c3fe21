import TangramCore
import TangramExplanations

/// A child in a rule of a relative layout: a `TGChildAxis` or `TGChildReasons`.
protocol RelativeChild: TGRuleChild {
  /// Returns the start of a child that is part of a row.
  func start(in row: RowStart) -> Number
  /// Returns the baseline coordinate of a placed child; its top edge if it has no text.
  func baseline(of other: TGChild) -> Number
  /// Returns the largest or the smallest of several coordinates; nil if one of them is not known yet.
  func most(
    _ list: Int, _ attribute: TGAttribute, _ edge: (TGChildReference) -> Number?
  ) -> Number?
}

extension TGChildAxis: RelativeChild {
  func start(in row: RowStart) -> Double {
    startPosition.clampToNumbers(row.number + row.offset)
  }

  func baseline(of other: TGChild) -> Double {
    let down = other[.vertical]
    return down.origin + (down.baseline(inHeight: down.extent) ?? 0)
  }

  func most(
    _ list: Int, _ attribute: TGAttribute, _ edge: (TGChildReference) -> Double?
  ) -> Double? {
    let most = child.most(list)
    var values: [Double] = []
    for term in most.terms {
      guard let reference = term.reference else {
        values.append(term.number * term.multiple + term.offset)
        continue
      }
      guard let place = edge(reference) else { return nil }
      let edge = place * term.multiple
      // At the trailing or the bottom edge of a view, a positive offset moves toward the start.
      values.append(reference.attribute.isAtEnd ? edge - term.offset : edge + term.offset)
    }
    return (most.isLargest ? values.max() : values.min()) ?? container.paddingStart
  }
}

extension TGChildReasons: RelativeChild {
  func start(in row: RowStart) -> TGReason {
    if row.previous != nil { return center() }
    return .rule(row.number, "start of the row that is centered together")
  }

  func baseline(of other: TGChild) -> TGReason {
    let down = other.reasons(.vertical)
    guard let below = down.baseline(inHeight: down.extent) else { return down.origin }
    return (down.origin + below).named("baseline of \(down.label)")
  }

  func most(
    _ list: Int, _ attribute: TGAttribute, _ edge: (TGChildReference) -> TGReason?
  ) -> TGReason? {
    // An explanation comes after everything is resolved, so that every edge is known.
    most(list, attribute) { edge($0) ?? .rule(0) } ?? container.paddingStart
  }
}
