import TangramCore

// Lines of a given number of children: the places.

extension Flow {
  mutating func layOutByCount() {
    applyFixedSubviews()
    applyPaging()
    let before = (pass[main].size, pass[cross].size)
    layOutCountedLines()
    guard heightsFollowShares else { return }
    // The widths are known now, and the heights of texts follow them.
    (knowsShares, pass[main].size, pass[cross].size) = (true, before.0, before.1)
    layOutCountedLines()
  }

  /// Whether the height of some text, and with it that of the container, follows a share of the
  /// width that waits for the place of its line.
  private var heightsFollowShares: Bool {
    guard !Self.linesAreRows, pass[main].wraps else { return false }
    return pass.children.contains { child in
      child.hasContent && child[main].wraps && weight(of: child[cross]) != nil
    }
  }

  private mutating func layOutCountedLines() {
    sizeLines()
    startLines()
    if options.packs {
      placePacked()
    } else if arranged == .between {
      placeWaterfall()
    } else {
      placeLines()
    }
    finishLines(LineStarts(perLine: perLine, count: pass.count))
    if pass[main].wraps, gravity != .fill { pass[main].size = reach.along + end }
  }

  /// Places one line after another.
  private mutating func placeLines() {
    for index in 0..<pass.count {
      addChild(at: index, after: space)
      reach.across = line.across + line.depth
    }
  }

  /// Places each child below the one in the same place of the previous line, once that is aligned.
  private mutating func placeWaterfall() {
    for index in 0..<pass.count {
      let depth = addChild(at: index, after: space) { flow in
        flow.line.across = flow.before
        guard index >= flow.perLine else { return }
        let above = flow.pass[index - flow.perLine][flow.cross]
        flow.line.across = above.origin + max(0, above.extent) + above.end + flow.lineSpace
      }
      reach.across.raise(to: line.across + depth)
    }
  }

  /// Places each child where the flow is shortest so far.
  ///
  /// Gravity still goes by the lines that the children would have made.
  private mutating func placePacked() {
    var points = NextPoints(count: min(perLine, pass.count), along: start, across: before)
    for index in 0..<pass.count {
      let depth = addChild(at: index, after: 0) { flow in
        (flow.line.position, flow.line.across) = (points.taken.along, points.taken.across)
      }
      reach.across.raise(to: line.across + depth)
      points.give(depth: depth + lineSpace, endOfChild: line.position + space)
    }
  }

  /// Places the next child, in a new line if the last one has its number of children.
  ///
  /// - Parameters:
  ///   - index: The index of the child.
  ///   - gap: The gap to the child before on the line.
  ///   - move: Moves the end of the line, when the child has its size.
  /// - Returns: The extent of the child across the line, with margins.
  @discardableResult
  private mutating func addChild(
    at index: Int, after gap: Double, move: (inout Self) -> Void = { _ in }
  ) -> Double {
    if index - line.first == perLine { startLine(at: index) }
    finishSize(of: pass[index])
    move(&self)
    return place(pass[index], after: index > line.first ? gap : 0)
  }
}

// MARK: - Sizes that need the line

extension Flow {
  /// The extent every child has along the line under the gravity `fill`, margins included.
  private var averageExtent: Double {
    let count = Double(perLine)
    return (length - start - end - (count - 1) * space) / count
  }

  @inline(__always)
  private func finishSize(of child: TGChild) {
    if Self.linesAreRows { finishRowChild(child) } else { finishColumnChild(child) }
  }

  @inline(__always)
  private func finishRowChild(_ child: TGChild) {
    if gravity == .fill {
      let extent = averageExtent - child[main].start - child[main].end
      child[main].extent = child[main].clamp(extent)
    }
    if child[cross].sizeKind == .number {
      child[cross].extent = child[cross].numberWithinBounds
    } else {
      sizeRowChildAcross(child)
    }
  }

  private func sizeRowChildAcross(_ child: TGChild) {
    var extent = child[cross].current
    if let pageItem {
      extent = pageItem[Cross.axis] - child[cross].start - child[cross].end
    }
    child[cross].extent = extent
    switch child[cross].sizeKind {
    case .reference: extent = referredExtent(of: child[cross])
    case .wrap:
      measureHeight(of: child)
      extent = child[cross].extent
    default:
      if let weight = weight(of: child[cross]) { extent = shareAcross(weight, of: child) }
    }
    setBounded(extent, child[cross])
  }

  /// A child in a column already has its extent across, unless that is a weight, which waits for
  /// the place of the line.
  @inline(__always)
  private func finishColumnChild(_ child: TGChild) {
    if gravity == .fill {
      // Unlike the widths of a row, these extents are free of bounds.
      let extent = averageExtent - child[main].start - child[main].end
      child[main].extent = extent
      tieAcross(child)
    }
    if let weight = weight(of: child[cross]) {
      setBounded(shareAcross(weight, of: child), child[cross])
    }
  }
}
