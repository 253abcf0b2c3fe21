import TangramCore

// Most views of long rows say their two lengths and nothing else. Runs of them are handled in loops
// that call nothing.

extension Row {
  /// Whether a view is two lengths and nothing else.
  @inline(__always)
  private func isPlain(_ child: TGChild) -> Bool {
    child.isPlain && child[main].plainExtent > 0 && child[cross].plainExtent > 0
  }

  /// Moves `index` past the plain views that lie there.
  ///
  /// - Returns: Their lengths in all.
  func measurePlainViews(_ index: inout Int) -> Double {
    var length = 0.0
    for child in pass.children[index..<pass.count] {
      guard isPlain(child) else { break }
      // Bounds of later views may refer to it.
      child[main].extent = child[main].plainExtent
      length += child[main].plainExtent
      index += 1
    }
    return length
  }

  /// Places the plain views that lie at `index` one after another, and moves `index` and `end`
  /// past them.
  func placePlainViews(_ index: inout Int, at end: inout Double, _ greatest: inout Double) {
    let first = index
    // The part of a view's extent that lies before the place where it is aligned.
    let part = alignment == .center ? 0.5 : alignment == .end ? 1 : 0
    let place = pass[cross].place(of: part)
    // Local, so that writing to views does not make it be read again.
    let gap = gap
    for child in pass.children[index..<pass.count] {
      // Those before anything else were looked at when they were measured.
      guard index < plainCount || isPlain(child) else { break }
      let (along, across) = (child[main], child[cross])
      let (length, extent) = (along.plainExtent, across.plainExtent)
      if index > first { end += gap }
      (along.extent, along.origin) = (length, end)
      (across.extent, across.origin) = (extent, place - extent * part)
      end += length
      greatest = max(greatest, extent)
      index += 1
    }
  }
}
