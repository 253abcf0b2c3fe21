import TangramCore

// Most views of long rows say their two lengths and nothing else. Runs of them are handled in loops
// that call nothing.

extension Row {
  /// Whether a view is two lengths and nothing else.
  @inline(__always)
  private func isPlain(_ child: TGChild) -> Bool {
    child.isPlain && child[main].plainExtent > 0 && child[cross].plainExtent > 0
  }

  /// Moves `index` behind the plain views that lie there.
  ///
  /// - Returns: Their lengths in all.
  func measurePlainViews(_ index: inout Int) -> Double {
    var length = 0.0
    while index < pass.count, isPlain(pass[index]) {
      let extent = pass[index][main].plainExtent
      // Bounds of later views may refer to it.
      pass[index][main].extent = extent
      length += extent
      index += 1
    }
    return length
  }

  /// Places the plain views that lie at `index` one after another, and moves `index` and `end`
  /// behind them.
  func placePlainViews(_ index: inout Int, at end: inout Double, _ greatest: inout Double) {
    let first = index
    let start = pass[cross].paddingStart
    let room = pass[cross].content
    // The part of the free extent across that lies before a view.
    let part = alignment == .center ? 0.5 : alignment == .end ? 1 : 0
    // Those before anything else were looked at when they were measured.
    while index < plainCount || index < pass.count && isPlain(pass[index]) {
      let child = pass[index]
      let (length, extent) = (child[main].plainExtent, child[cross].plainExtent)
      if index > first { end += gap }
      child[main].extent = length
      child[main].origin = end
      child[cross].extent = extent
      child[cross].origin = start + (room - extent) * part
      end += length
      greatest = max(greatest, extent)
      index += 1
    }
  }
}
