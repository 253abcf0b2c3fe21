import TangramCore

// Baselines, which only the vertical axis has.

extension Resolver {
  /// The kind of value of a child's baseline, none when it does not count.
  func baselineKind(_ index: Int) -> TGChildPosition.Kind {
    guard !children[index].isSimple, let baseline = children[index].baseline else { return .none }
    switch baseline.kind {
    case .number: return .number
    case .reference:
      let isBroken = mark(index, .vertical).broken.contains(.baseline)
      return isBroken || baseline.reference?.target == .missing ? .none : .reference
    default: return .none
    }
  }

  /// The line that the text of a placed child stands on; its top if it has no text.
  func baseline(of index: Int) -> Double {
    children[index][.vertical].origin
      + baselineBelowTop(index, height: children[index][.vertical].extent)
  }

  /// The distance from the top of a child to the line its text stands on; 0 without text.
  private func baselineBelowTop(_ index: Int, height: Double) -> Double {
    guard let font = children[index].font else { return 0 }
    return (height - font.lineHeight) / 2 + font.ascender
  }

  /// Places a child so that its text stands on a line.
  ///
  /// A child without text has no such line, and begins at the top of the content.
  mutating func placeByBaseline(_ index: Int, _ span: inout Span) -> Bool {
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
