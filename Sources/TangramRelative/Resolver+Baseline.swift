import TangramCore

// Baselines, which exist only on the vertical axis.

extension Resolver {
  /// Whether a child is placed by its baseline: by a number, or by a view that is not missing.
  func countsBaseline(of index: Int, _ broken: Descriptor) -> Bool {
    guard let baseline = children[index].baseline else { return false }
    if baseline.kind == .number { return true }
    return baseline.kind == .reference && !broken.contains(.baseline)
      && baseline.reference?.target != .missing
  }

  /// The baseline coordinate of a placed child; its top edge if it has no text.
  func baseline(of index: Int) -> Double {
    children[index][.vertical].origin
      + baselineBelowTop(index, height: children[index][.vertical].extent)
  }

  /// The distance from the top of a child to its baseline; 0 without text.
  private func baselineBelowTop(_ index: Int, height: Double) -> Double {
    children[index].font?.baseline(inHeight: height) ?? 0
  }

  /// Places a child by its baseline.
  ///
  /// A child without text has no baseline, and is placed at the top of the content.
  func placeByBaseline(_ index: Int, _ span: inout Span) -> Bool {
    var line = pass[.vertical].paddingStart
    if let baseline = children[index].baseline, let reference = baseline.reference {
      guard let edge = edge(reference, .baseline, of: index, .vertical) else {
        return false
      }
      if children[index].font != nil { line = edge }
      if !isAbsent(reference) { line += baseline.points }
    } else {
      line += children[index].baseline?.number ?? 0
    }
    span.start = line - baselineBelowTop(index, height: span.extent)
    span.end = span.start + span.extent
    return true
  }
}
