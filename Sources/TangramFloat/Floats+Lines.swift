import TangramCore

// Moving children on the cross axis, after the positions of all children have been found.

extension Floats {
  /// Whether a child has an alignment within its line other than the start.
  func isAligned(_ child: TGChild) -> Bool {
    let alignment = child[cross].alignment
    return alignment != .none && alignment != .start
  }

  /// Aligns children within their lines; the lines themselves stay in place.
  ///
  /// A new line starts at a child whose cross-axis position differs from that of the previous child on the
  /// same side.
  func alignLines() {
    var first = 0
    var needsAligning = false
    var lastStart = pass[cross].paddingStart
    var lastEnd = lastStart
    for index in 0..<pass.count {
      let child = pass[index]
      let top = child[cross].origin - child[cross].start
      let isAtEnd = floatsToEnd(child)
      if (top - (isAtEnd ? lastEnd : lastStart)).magnitude > tolerance {
        if needsAligning { alignLine(first..<index) }
        first = index
        needsAligning = false
      }
      if isAtEnd { lastEnd = top } else { lastStart = top }
      if isAligned(child) { needsAligning = true }
    }
    if needsAligning { alignLine(first..<pass.count) }
  }

  private func alignLine(_ line: Range<Int>) {
    var (greatest, longest) = (-Double.infinity, line.lowerBound)
    for index in line where pass[index][cross].extent - greatest > tolerance {
      (greatest, longest) = (pass[index][cross].extent, index)
    }
    noteLine(line, longest: longest)
    var baseline: Double?
    for index in line {
      let child = pass[index]
      let (remaining, origin) = (greatest - child[cross].extent, child[cross].origin)
      let own = baselineOffset(of: child)
      switch child[cross].resolved(child[cross].alignment) {
      case .center: child[cross].origin += remaining / 2
      case .end: child[cross].origin += remaining
      case .fill: child[cross].extent = greatest
      case .baseline:
        if let baseline, let own { child[cross].origin += baseline - own }
      default: break
      }
      if baseline == nil, let own { baseline = own + child[cross].origin - origin }
    }
  }

  /// The distance from where a line begins to the baseline of a child, before the child is aligned; nil
  /// without text.
  private func baselineOffset(of child: TGChild) -> Double? {
    child.font.map { child[cross].start + $0.baseline(inHeight: child[cross].extent) }
  }

  /// Moves all children on the cross axis into the remaining space.
  func applyGravity() {
    let (container, gravity) = (pass[cross], pass[cross].gravity)
    guard gravity == .center || gravity == .end else { return }
    // A container that wraps leaves room only if a lower bound makes it larger than the children need.
    let remaining =
      container.wraps
      ? max(0, container.clamp(crossReach) - crossReach) : container.size - crossReach
    let shift = gravity == .center ? remaining / 2 : remaining
    for child in pass.children { child[cross].origin += shift }
  }
}
