// The size of a child's content.

import TangramCore

extension TGChildReasons {
  /// Returns the extent of the content of a child that wraps; nil if it has no content.
  func content(of extent: Double) -> TGReason? {
    if child.isContainer { return found(extent) }
    guard child.hasContent else { return nil }
    if axis == .horizontal { return scale(measured(within: firstLimit)) }
    let atWidth = scale(measured(within: TGSize(width: child.box.x.extent)))
    if atWidth.yields(half.extent) { return atWidth }
    // If the height is not measured again for the final width, it remains that of the first
    // measurement.
    let atFirst = scale(measured(within: firstLimit))
    return atFirst.yields(half.extent) ? atFirst : atWidth
  }

  /// Returns the extent that the container found when it was measured.
  private func found(_ extent: Double) -> TGReason {
    let solver = child.solver
    let size = solver.containers[Int(child.box.container)][axis].size
    let found = plan.reason(size, box, axis, .extent, .found).fitted(on: solver.plan.grid)
    return found.yields(extent)
      ? found : plan.reason(extent, box, axis, .extent, .found)
  }

  /// The limit of the first measurement, before any other size is known.
  private var firstLimit: TGSize {
    let solver = child.solver
    return TGSize(
      width: solver.numericMaximum(of: child.index, .horizontal),
      height: solver.numericMaximum(of: child.index, .vertical))
  }

  private func measured(within limit: TGSize) -> TGReason {
    let solver = child.solver
    let size = solver.contentSize(of: child.index, within: limit) ?? .zero
    guard let content = plan.node(ofBox: child.index).content else { return .rule(0) }
    return content.reason(size, limit, axis).of(child.id)
  }
}

extension TGContent {
  /// Returns the reason for an extent of the content, as measured within a limit.
  func reason(_ size: TGSize, _ limit: TGSize, _ axis: TGAxis) -> TGReason {
    let isLimited = limit.width > 0
    let place = isLimited ? "measured at width \(tidy(limit.width))" : "on one line"
    let limits = isLimited ? place : "measured without a limit"
    switch kind {
    case .size(let size):
      let text = "\(tidy(size.width)) × \(tidy(size.height))"
      return .measured(size[axis], "content", by: "the content is \(text)")
    case .text(_, let advance, let line):
      let (each, unit) = axis == .horizontal ? (advance, "glyph") : (line, "line")
      let count = each == 0 ? 0 : (size[axis] / each).rounded()
      let part = TGReason.measured(each, "", by: "")
      return TGReason.times(count, count == 1 ? unit : unit + "s", of: part).by("text \(place)")
    case .measured: return .measured(size[axis], "content", by: "content \(limits)")
    case .source(let source):
      // The extent to explain may come from another measurement, such as that of the minimum width.
      guard (source.size(within: limit)[axis] - size[axis]).magnitude < 0.002,
        let explanation = source.explanation(of: axis, within: limit)
      else { return .measured(size[axis], "content", by: "content \(limits)") }
      let parts = explanation.parts.map { part in
        TGReason.times(Double(part.count), part.unit, of: .measured(part.extent, "", by: ""))
      }
      let sum = parts.count == 1 ? parts[0] : TGReason.sum(parts)
      if parts.isEmpty || !sum.yields(size[axis]) {
        return .measured(size[axis], "content", by: explanation.rule)
      }
      return sum.by(explanation.rule)
    }
  }
}
