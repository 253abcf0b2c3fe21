import TangramCore
import TangramExplanations

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
      let child = pass[index][cross]
      let (alignment, origin) = (alignment(of: child), child.origin)
      let own = child.baselineOffset(child.extent)
      child.origin += child.shift(alignment, longest: greatest, own: own, baseline: baseline)
      if alignment == .fill { child.extent = greatest }
      if baseline == nil, let own { baseline = own + child.origin - origin }
    }
  }

  /// The alignment of a child within its line.
  func alignment(of child: TGChildAxis<Cross>) -> TGAlignment { child.resolved(child.alignment) }

  /// Moves all children on the cross axis into the remaining space.
  func applyGravity() {
    let container = pass[cross]
    let shift = container.gravityShift(
      crossReach, in: container.wraps ? container.clamp(crossReach) : container.size)
    if shift == 0 { return }
    for child in pass.children { child[cross].origin += shift }
  }
}
