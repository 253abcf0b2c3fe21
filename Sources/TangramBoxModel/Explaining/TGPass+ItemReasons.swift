import TangramCore
import TangramExplanations

// The reasons for the numbers of containers of items.

extension TGPass {
  /// Returns the extent of a container inside the padding, and records why it has its size if it wraps.
  ///
  /// - Parameters:
  ///   - axis: The axis.
  ///   - inner: The extent inside the padding, before it is snapped to the pixel grid.
  ///   - content: The extent that its content needs, without padding; used only if it wraps.
  package func settle(
    _ axis: TGAxis, inner: Double, _ content: @escaping () -> TGReason
  ) -> TGReason {
    let container = reasons(axis)
    guard container.wraps else { return container.content.notNegative }
    container.explain(size: content() + container.paddingStart + container.paddingEnd)
    let found = container.content.notNegative
    if found.yieldsExactly(inner) { return found }
    let (name, content) = (axis == .horizontal ? "content width" : "content height", content())
    if content.yieldsExactly(inner) { return content.named(name) }
    let bound = TGReason.rule(inner, "what the container's bounds leave")
    let parts = [content, bound]
    return (inner > content.value ? TGReason.greatest(parts) : .least(parts)).named(name)
  }
}

extension TGGapShares {
  /// The gap between neighbors along an axis.
  ///
  /// - Parameters:
  ///   - gap: The length of the gap in points.
  ///   - container: The container along the axis.
  ///   - axis: The axis.
  ///   - whole: The length that a share refers to.
  package func reason(
    _ gap: Double, _ container: TGPassReasons, _ axis: TGAxis, of whole: TGReason
  ) -> TGReason {
    if gap == 0 { return .rule(0) }
    let isHorizontal = axis == .horizontal
    guard let share = isHorizontal ? horizontal : vertical else { return container.space }
    let name = isHorizontal ? "tg_hspaceShare" : "tg_vspaceShare"
    let percent = TGReason.written(share.percent, "", "\(name) = \(share)")
    return TGReason.percentage(percent, of: whole).named("gap")
  }
}

extension TGReason {
  /// Whether the value equals a number, apart from rounding errors.
  package func yieldsExactly(_ number: Double) -> Bool {
    (value - number).magnitude <= 1e-6 * max(1, number.magnitude)
  }

  /// Returns a sum of numbers; a single number is returned unchanged.
  package static func total(_ numbers: [TGReason]) -> TGReason {
    numbers.count == 1 ? numbers[0] : .sum(numbers)
  }
}
