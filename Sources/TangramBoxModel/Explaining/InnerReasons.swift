import TangramCore
import TangramExplanations

/// The extents of a flex layout or a grid inside its padding, and the gaps between its items, as `TGReason`
/// values.
package struct InnerReasons {
  private let pass: TGPass
  private let shares: TGGapShares
  /// The extents before they are snapped to the pixel grid, and the lengths of the gaps.
  private let (extents, gaps): (TGSize, TGSize)
  private var reasons: [TGAxis: TGReason] = [:]

  package init(_ pass: TGPass, _ shares: TGGapShares, extents: TGSize, gaps: TGSize) {
    (self.pass, self.shares, self.extents, self.gaps) = (pass, shares, extents, gaps)
  }

  /// The extent along an axis.
  package subscript(axis: TGAxis) -> TGReason {
    get { reasons[axis] ?? .rule(extents[axis]) }
    set { reasons[axis] = newValue }
  }

  /// Returns the extent along an axis; NaN if it is not known before the layout of the items.
  package func known(_ axis: TGAxis) -> TGReason {
    extents[axis].isKnown ? self[axis] : .rule(.nan)
  }

  /// Finds the reason for the extent along an axis, and records why the container has its size if it wraps;
  /// `content` returns the extent that the items need.
  package mutating func explain(_ axis: TGAxis, _ content: @escaping () -> TGReason) {
    let (container, extent) = (pass.reasons(axis), extents[axis])
    container.explain(size: content() + container.paddingStart + container.paddingEnd)
    reasons[axis] = container.content.notNegative
    if !container.wraps || self[axis].ifEqual(to: extent) != nil { return }
    let (needed, bound) = (content(), TGReason.rule(extent, "what the container's bounds leave"))
    let bounded = needed.ifEqual(to: extent) ?? needed.atLeast(bound).atMost(bound)
    reasons[axis] = bounded.named("content \(axis.extentName)")
  }

  /// Returns the gap between neighbors along an axis.
  package func gap(_ axis: TGAxis) -> TGReason {
    if gaps[axis] == 0 { return .rule(0) }
    let isHorizontal = axis == .horizontal
    guard let share = isHorizontal ? shares.horizontal : shares.vertical else {
      return pass.reasons(axis).space
    }
    let name = isHorizontal ? "tg_hspaceShare" : "tg_vspaceShare"
    let percent = TGReason.written(share.percent, "", "\(name) = \(share)")
    return TGReason.percentage(percent, of: self[axis]).named("gap")
  }

  /// Returns the total of the gaps between neighbors along an axis.
  package func gaps(_ axis: TGAxis, among count: Int) -> TGReason {
    .gaps(gap(axis), among: count)
  }
}

extension TGReason {
  /// The reason if its value equals a number, apart from rounding errors; nil otherwise.
  package func ifEqual(to number: Double) -> TGReason? {
    (value - number).magnitude <= 1e-6 * max(1, number.magnitude) ? self : nil
  }

  /// Returns a sum of numbers; a single number is returned unchanged.
  package static func total(_ numbers: [TGReason]) -> TGReason {
    numbers.count == 1 ? numbers[0] : .sum(numbers)
  }
}
