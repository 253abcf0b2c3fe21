import TangramCore
import TangramExplanations

// The reasons for the numbers of containers of items.

extension TGPass {
  /// Returns the extent of a container inside the padding and, if it wraps, records the reason for its size.
  ///
  /// `inner` is that extent before it is snapped to the pixel grid; `content` returns the extent it needs.
  package func explainInnerExtent(
    _ axis: TGAxis, inner: Double, _ content: @escaping () -> TGReason
  ) -> TGReason {
    let container = reasons(axis)
    guard container.wraps else { return container.content.notNegative }
    container.explain(size: content() + container.paddingStart + container.paddingEnd)
    if let found = container.content.notNegative.ifEqual(to: inner) { return found }
    let (name, content) = ("content \(axis.extentName)", content())
    if content.ifEqual(to: inner) != nil { return content.named(name) }
    let bound = TGReason.rule(inner, "what the container's bounds leave")
    let clamped = inner > content.value ? TGReason.greatest : TGReason.least
    return clamped([content, bound]).named(name)
  }
}

extension TGGapShares {
  /// Returns the reason for the gap between neighbors, which has the length `gap`; a share refers to `whole`.
  package func reason(
    _ gap: Double, _ container: TGPassReasons, of whole: TGReason
  ) -> TGReason {
    if gap == 0 { return .rule(0) }
    let isHorizontal = container.axis == .horizontal
    guard let share = isHorizontal ? horizontal : vertical else { return container.space }
    let name = isHorizontal ? "tg_hspaceShare" : "tg_vspaceShare"
    let percent = TGReason.written(share.percent, "", "\(name) = \(share)")
    return TGReason.percentage(percent, of: whole).named("gap")
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
