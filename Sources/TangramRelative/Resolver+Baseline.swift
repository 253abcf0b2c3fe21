import TangramCore

// Baselines, which only the vertical axis has.

extension Resolver {
  /// The kind of value of a child's baseline, none when it does not count.
  func baselineKind(_ index: Int) -> ValueKind {
    guard boxes[index].rare >= 0 else { return .none }
    let baseline = rare(index).pointee.baseline
    switch baseline.kind {
    case .number: return .number
    case .anchor:
      let isBroken = mark(index, .vertical).pointee.broken.contains(.baseline)
      return isBroken || baseline.link.target == PlanLink.missing ? .none : .anchor
    default: return .none
    }
  }

  /// The line that the text of a placed child stands on; its top if it has no text.
  func baseline(of index: Int) -> Double {
    boxes[index].y.origin + baselineBelowTop(index, height: boxes[index].y.extent)
  }

  /// The distance from the top of a child to the line its text stands on; 0 without text.
  private func baselineBelowTop(_ index: Int, height: Double) -> Double {
    guard let font = pass[any: index].font else { return 0 }
    return (height - font.lineHeight) / 2 + font.ascender
  }

  /// Places a child so that its text stands on a line.
  ///
  /// A child without text has no such line, and begins at the top of the content.
  mutating func placeByBaseline(_ index: Int, _ span: inout Span) -> Bool {
    let baseline = rare(index).pointee.baseline
    let hasText = boxes[index].flags.contains(.hasFont)
    var line = pass[.vertical].paddingStart
    if baseline.kind == .number {
      line += baseline.value
    } else {
      guard let edge = edge(baseline.link, .baseline, of: index, .vertical) else {
        return false
      }
      if hasText { line = edge }
      if !isAbsent(baseline.link) { line += baseline.points }
    }
    span.start = line - baselineBelowTop(index, height: span.extent)
    span.end = span.start + span.extent
    return true
  }
}
