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
    line = LineInProgress(position: start, across: before, hasAlignment: arranged != .none)
    var far = FarPoints(along: start, across: before)
    if options.packs {
      placePacked(&far)
    } else if arranged == .between {
      placeWaterfall(&far)
    } else {
      placeLines(&far)
    }
    alignLine(line.first, pass.count)
    finishByCount(far)
  }

  /// Places one line after another; plain children cost little.
  private mutating func placeLines(_ far: inout FarPoints) {
    let isStretched = gravity == .fill
    var first = 0
    while first < pass.count {
      if first > 0 { startLine(at: first, &far) }
      let next = pass.count - first > perLine ? first + perLine : pass.count
      var line = line
      for index in first..<next {
        let child = pass[index]
        if !isStretched, child[main].isPlain, child[cross].isPlain {
          let across = child[cross].number(or: 0)
          child[cross].extent = across
          child[main].origin = line.position
          child[cross].origin = line.across
          let end = line.position + child[main].number(or: 0)
          line.add(child, from: start, to: end, depth: across, cross)
          far.along.raise(to: end)
          if index - first != perLine - 1 { line.position += space }
        } else {
          self.line = line
          finishSize(of: child)
          place(child, index, &far)
          line = self.line
        }
      }
      self.line = line
      far.across = line.across + line.depth
      first = next
    }
  }

  /// Places each child below the one in the same place of the previous line, once that is aligned.
  private mutating func placeWaterfall(_ far: inout FarPoints) {
    for index in 0..<pass.count {
      if index - line.first == perLine { startLine(at: index, &far) }
      let child = pass[index]
      finishSize(of: child)
      line.across = before
      if index >= perLine {
        let above = pass[index - perLine]
        let end = above[cross].origin + max(0, above[cross].extent)
        line.across = end + above[cross].end + lineSpace
      }
      let depth = place(child, index, &far)
      far.across.raise(to: line.across + depth)
    }
  }

  /// Places each child where the flow is shortest so far.
  ///
  /// Gravity still goes by the lines that the children would have made.
  private mutating func placePacked(_ far: inout FarPoints) {
    var points = NextPoints(count: min(perLine, pass.count), along: start, across: before)
    for index in 0..<pass.count {
      if index - line.first == perLine { startLine(at: index, &far) }
      let child = pass[index]
      finishSize(of: child)
      (line.position, line.across) = (points.taken.along, points.taken.across)
      let depth = place(child, index, &far)
      far.across.raise(to: line.across + depth)
      points.give(depth: depth + lineSpace, endOfChild: line.position + space)
    }
  }

  /// Ends the line before the child at `index`, and its page if it was the last of one.
  private mutating func startLine(at index: Int, _ far: inout FarPoints) {
    alignLine(line.first, index)
    line.first = index
    line.across += line.depth + lineSpace
    if let step = pageStep(at: index) {
      far.pageOffset += step
      line.across = before
    }
    line.position = start + far.pageOffset
    (line.reach, line.depth, line.hasAlignment) = (0, 0, arranged != .none)
  }

  /// Places a child at the end of the line so far, and moves past it.
  ///
  /// - Returns: The extent of the child across the line, with margins.
  @discardableResult
  private mutating func place(
    _ child: TGChild, _ index: Int, _ far: inout FarPoints
  ) -> Double {
    let (ahead, above) = (child[main].start, child[cross].start)
    child[main].origin = line.position + ahead
    child[cross].origin = line.across + above
    let end = line.position + (ahead + child[main].extent + child[main].end)
    let depth = above + child[cross].end + child[cross].extent
    line.add(child, from: start, to: end, depth: depth, cross)
    far.along.raise(to: end)
    if index - line.first != perLine - 1, !options.packs { line.position += space }
    return depth
  }

  private func finishByCount(_ far: FarPoints) {
    let depth = far.across + after
    if pass[cross].wraps {
      pass[cross].size = depth
    } else {
      let lines = LineStarts(perLine: perLine, count: pass.count)
      moveLines(lines, room: pass[cross].size - depth)
    }
    if pass[main].wraps, gravity != .fill { pass[main].size = far.along + end }
  }
}

/// The farthest points that children reach, and where the page begins along the lines.
private struct FarPoints {
  var along: Double
  var across: Double
  var pageOffset = 0.0

  init(along: Double, across: Double) { (self.along, self.across) = (along, across) }
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
      setBounded(child[cross].number(or: 0), child[cross])
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
