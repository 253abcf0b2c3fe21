// The size of a child's content.

import TangramCore

extension TGChildReasons {
  /// Returns the extent of the content of a child that wraps; nil if it has no content.
  func content(of extent: Double) -> TGReason? {
    if child.isContainer { return found(extent) }
    guard child.hasContent else { return nil }
    if axis == .horizontal { return scale(measured(within: firstLimit)) }
    let atWidth = scale(measured(within: TGSize(width: child.box.x.extent)))
    if atWidth.yields(axisBox.extent) { return atWidth }
    // If the height is not measured again for the final width, it remains that of the first
    // measurement.
    let atFirst = scale(measured(within: firstLimit))
    return atFirst.yields(axisBox.extent) ? atFirst : atWidth
  }

  /// Returns the extent that the container found when it was measured.
  private func found(_ extent: Double) -> TGReason {
    let size = child.solver.containers[Int(child.box.container)][axis].size
    let found = plan.reason(size, box, axis, .extent, .found).fitted(on: plan.grid)
    return found.yields(extent) ? found : plan.reason(extent, box, axis, .extent, .found)
  }

  /// The limit of the first measurement, before any other size is known.
  private var firstLimit: TGSize {
    let solver = child.solver
    return TGSize(
      width: solver.numericMaximum(of: child.index, .horizontal),
      height: solver.numericMaximum(of: child.index, .vertical))
  }

  private func measured(within limit: TGSize) -> TGReason {
    let size = child.solver.contentSize(of: child.index, within: limit) ?? .zero
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

// MARK: - For containers that measure and bound their children by their own rules

extension TGChildReasons {
  /// Returns an extent of the content that the algorithm measured: for a text, as lines or glyphs.
  ///
  /// - Parameters:
  ///   - extent: The measured extent.
  ///   - width: The width limit of the measurement; 0 for none.
  ///   - rule: A description of the measurement, for content that is not a text.
  public func measured(_ extent: Double, within width: Double = 0, by rule: String) -> TGReason {
    let content = plan.node(ofBox: child.index).content
    if let content, !child.isContainer {
      var size = TGSize.zero
      size[axis] = extent
      let reason = content.reason(size, TGSize(width: width), axis)
      if reason.yields(extent) { return reason.of(child.id) }
    }
    return TGReason.measured(extent, "content", by: rule).of(child.id)
  }

  /// The numbers of the frame that the child had before the layout, which it keeps if nothing else determines
  /// them.
  public var kept: (origin: TGReason, extent: TGReason) {
    let frame = plan.givenFrame(ofBox: box)
    return (kept(.origin, frame.origin[axis]), kept(.extent, frame.size[axis]))
  }

  /// Returns a number that the child keeps; it is 0 if the view had no frame.
  func kept(_ quantity: TGLayoutNumber.Quantity, _ value: Double) -> TGReason {
    let nothing =
      quantity == .origin ? "nothing says where it begins" : "nothing says how large it is"
    let (source, rule): (TGReason.Source, String) =
      value == 0 ? (.rule, nothing) : (.kept, "kept from before layout: \(nothing)")
    let number = plan.number(box, axis, quantity, .framed)
    return TGReason(leaf: value, number.name, .given(source), rule: rule, view: number.view)
  }

  /// Returns a bound of the size, in points or as a percentage, as it is written in the source.
  ///
  /// - Parameters:
  ///   - isLower: Whether to return the lower bound.
  ///   - points: The value of the bound in points.
  ///   - whole: The length that percentages refer to.
  public func bound(isLower: Bool, worth points: Double, of whole: TGReason) -> TGReason {
    let label = isLower ? "minimum" : "maximum"
    let plain = written(points, attribute).named(label)
    guard axisBox.sizeIsBounded, !axisBox.hasInterval else { return plain }
    let bound = bound(isLower: isLower)
    guard bound.kind == .share else { return plain }
    var share = percentage(bound.value, of: whole)
    if bound.addend != 0 { share += .rule(bound.addend, "increment") }
    return share.yields(points) ? share.named(label) : plain
  }
}
