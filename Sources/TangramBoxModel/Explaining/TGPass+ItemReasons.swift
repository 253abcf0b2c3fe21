import TangramCore
import TangramExplanations

// Containers of items, as reasons.

extension TGPass {
  /// What reasons for numbers of the pass are made from along an axis.
  package func reasons(_ axis: TGAxis) -> TGPassReasons {
    axis == .horizontal ? self[.horizontal].reasons : self[.vertical].reasons
  }

  /// Whether the container wraps along an axis.
  package func wraps(_ axis: TGAxis) -> Bool {
    axis == .horizontal ? self[.horizontal].wraps : self[.vertical].wraps
  }

  /// Says why a container that wraps is as large as it is.
  ///
  /// - Parameters:
  ///   - axis: The axis.
  ///   - content: What its content asks for, padding not included.
  ///   - inner: What is inside the padding, before it is put on the pixel grid.
  /// - Returns: Why that is what it is.
  package func settle(_ axis: TGAxis, _ content: TGReason, inner: Double) -> TGReason {
    let container = reasons(axis)
    let size = content + container.paddingStart + container.paddingEnd
    if axis == .horizontal {
      self[.horizontal].explain(size: size)
    } else {
      self[.vertical].explain(size: size)
    }
    let found = container.content.notNegative
    if found.yieldsExactly(inner) { return found }
    let name = axis == .horizontal ? "content width" : "content height"
    if content.yieldsExactly(inner) { return content.named(name) }
    let bound = TGReason.rule(inner, "what the container's bounds leave")
    let parts = [content, bound]
    return (inner > content.value ? TGReason.greatest(parts) : .least(parts)).named(name)
  }
}

extension TGGapShares {
  /// The gap between neighbours along an axis.
  ///
  /// - Parameters:
  ///   - gap: What it is worth.
  ///   - container: The container along the axis.
  ///   - axis: The axis.
  ///   - whole: What a share is of.
  package func reason(
    _ gap: Double, _ container: TGPassReasons, _ axis: TGAxis, of whole: TGReason
  ) -> TGReason {
    if gap == 0 { return .rule(0) }
    let isHorizontal = axis == .horizontal
    guard let share = isHorizontal ? horizontal : vertical else { return container.space }
    let name = isHorizontal ? "tg_hspaceShare" : "tg_vspaceShare"
    let percent = TGReason.written(share.percent, "", "\(name) = \(TGReason.text(share.percent))%")
    return TGReason.percentage(percent, of: whole).named("gap")
  }
}

extension TGReason {
  /// Whether the value is a number, but for rounding.
  package func yieldsExactly(_ number: Double) -> Bool {
    (value - number).magnitude <= 1e-6 * max(1, number.magnitude)
  }

  /// A sum of numbers; one number is that number.
  package static func total(_ numbers: [TGReason]) -> TGReason {
    numbers.count == 1 ? numbers[0] : .sum(numbers)
  }
}
