import TangramCore

// Lines with a fixed number of children: their positions.

extension Flow {
  mutating func layOutByCount() {
    applyFixedSubviews()
    applyPaging()
    let before = (pass[main].size, pass[cross].size)
    layOutCountedLines()
    guard heightsFollowShares else { return }
    // The widths are resolved now, so the heights of texts that depend on them can be measured.
    (knowsShares, pass[main].size, pass[cross].size) = (true, before.0, before.1)
    layOutCountedLines()
  }

  /// Whether the height of a text, and therefore the container's height, depends on a width that is a
  /// weight.
  ///
  /// Such a width is resolved only when the line of the child is placed.
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

  /// Places the children line by line.
  private mutating func placeLines() {
    for index in 0..<pass.count {
      addChild(at: index, after: space)
      reach.across = line.across + line.depth
    }
  }

  /// Places each child below the child at the same index of the previous line, after that child is
  /// aligned.
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

  /// Places each child at the position where the flow is shortest so far.
  ///
  /// For gravity, the children still form the lines that they would form without packing.
  private mutating func placePacked() {
    var points = NextPoints(count: min(perLine, pass.count), along: start, across: before)
    for index in 0..<pass.count {
      let depth = addChild(at: index, after: 0) { flow in
        (flow.line.position, flow.line.across) = (points.taken.along, points.taken.across)
      }
      reach.across.raise(to: line.across + depth)
      log?.put(index, inColumn: points.place)
      points.give(depth: depth + lineSpace, endOfChild: line.position + space)
    }
  }

  /// Places the next child, on a new line if the current line is full.
  ///
  /// - Parameters:
  ///   - index: The index of the child.
  ///   - gap: The gap to the previous child on the line.
  ///   - move: Moves the insertion point of the line, after the child is sized.
  /// - Returns: The extent of the child across the line, including margins.
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
  /// The extent of every child along the line under the gravity `fill`, including margins.
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
    if line.gravity == .fill {
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
    child[cross].extent = extentOnPage(child)
    switch child[cross].sizeKind {
    case .wrap: measureHeight(of: child)
    case .weight, .fill: shareAcross(child)
    default: setBounded(referredExtent(of: child[cross]), child[cross])
    }
  }

  /// Computes the sizes of a child in a column that depend on the position of its line: with the gravity
  /// `fill` the extent along the line, and a weighted extent across it.
  ///
  /// All other cross-axis extents are already resolved.
  @inline(__always)
  private func finishColumnChild(_ child: TGChild) {
    if line.gravity == .fill {
      // Unlike the widths of a row, these extents ignore the bounds.
      let extent = averageExtent - child[main].start - child[main].end
      child[main].extent = extent
      tieAcross(child)
    }
    shareAcross(child)
  }
}
