import TangramCore

// Baselines, which exist only on the vertical axis.

extension Resolver {
  /// The baseline that places a child: a number, or a line of a view that is not missing; nil if none does.
  @inline(__always)
  func baselinePosition(_ index: Int, _ child: TGChild) -> TGChildPosition? {
    guard let baseline = child.baseline else { return nil }
    if baseline.kind == .number { return baseline }
    guard let reference = baseline.reference, reference.target != .missing,
      !self[index, .vertical].broken.contains(.baseline)
    else { return nil }
    return baseline
  }

  /// The baseline coordinate of a placed child; its top edge if it has no text.
  func baseline(of child: TGChild) -> Double {
    let (top, height) = (child[.vertical].origin, child[.vertical].extent)
    return top + (child.font?.baseline(inHeight: height) ?? 0)
  }

  /// Places a child by its baseline.
  ///
  /// A child without text has no baseline, and is placed at the top of the content.
  func placeByBaseline<Axis: TGAxisType>(
    _ baseline: TGChildPosition, _ index: Int, _ span: inout Span, _ child: TGChildAxis<Axis>
  ) -> Bool {
    let font = child.child.font
    var line = child.container.paddingStart
    if let reference = baseline.reference {
      guard let edge = edge(reference, .baseline, of: index, child) else { return false }
      if font != nil { line = edge }
      if !isAbsent(reference) { line += baseline.points }
    } else {
      line += baseline.number
    }
    span.start = line - (font?.baseline(inHeight: span.extent) ?? 0)
    span.end = span.start + span.extent
    return true
  }
}
