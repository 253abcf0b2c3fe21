import TangramCore

// Lines of a given number of children: the places.

extension Flow {
  mutating func layOutByCount() {
    applyFixedSubviews()
    applyPaging()
    sizeLines()
    line = LineInProgress(position: start, across: before)
    var far = FarPoints(along: start, across: before)
    var points: NextPoints?
    if options.packs {
      points = NextPoints(count: min(perLine, pass.count), along: start, across: before)
    }
    for index in 0..<pass.count {
      if index - line.first == perLine { startLine(at: index, &far) }
      let child = pass[index]
      finishSize(of: child)
      let (ahead, margin) = (child.start(Cross.self), child.end(Cross.self))
      let depth = ahead + margin + child.extent(Cross.self)
      line.depth.raise(to: depth)
      if let point = points?.taken {
        (line.position, line.across) = (point.along, point.across)
        far.across.raise(to: line.across + depth)
      } else if arranged == .between {
        line.across = index < perLine ? before : endOfChildAbove(index)
        far.across.raise(to: line.across + depth)
      } else {
        far.across = line.across + line.depth
      }
      child.setOrigin(line.across + ahead, Cross.self)
      moveOn(past: child, index, &far)
      points?.give(depth: depth + lineSpace, endOfChild: line.position + space)
    }
    alignLine(line.first, pass.count)
    finishByCount(far)
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
    (line.reach, line.depth) = (0, 0)
  }

  /// Places a child along its line and moves behind it.
  @inline(__always)
  private mutating func moveOn(past child: TGChild, _ index: Int, _ far: inout FarPoints) {
    let (ahead, margin) = (child.start(Main.self), child.end(Main.self))
    child.setOrigin(line.position + ahead, Main.self)
    line.position += ahead + child.extent(Main.self) + margin
    line.reach.raise(to: line.position - start)
    far.along.raise(to: line.position)
    if index - line.first != perLine - 1, !options.packs { line.position += space }
  }

  /// In a waterfall a child follows the one in the same place of the line before, as that one was
  /// aligned.
  private func endOfChildAbove(_ index: Int) -> Double {
    let above = pass[index - perLine]
    let end = above.origin(Cross.self) + max(0, above.extent(Cross.self))
    return end + above.end(Cross.self) + lineSpace
  }

  private func finishByCount(_ far: FarPoints) {
    let depth = far.across + behind
    if pass.wraps(Cross.self) {
      pass.setSize(depth, Cross.self)
    } else {
      let lines = LineStarts(perLine: perLine, count: pass.count)
      moveLines(lines, room: pass.size(Cross.self) - depth)
    }
    if pass.wraps(Main.self), gravity != .fill { pass.setSize(far.along + end, Main.self) }
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
      let extent = averageExtent - child.start(Main.self) - child.end(Main.self)
      child.setExtent(child.clamp(extent, Main.self), Main.self)
    }
    if child.sizeKind(Cross.self) == .number {
      setBounded(child.number(or: 0, Cross.self), child, Cross.self)
    } else {
      sizeRowChildAcross(child)
    }
  }

  private func sizeRowChildAcross(_ child: TGChild) {
    var extent = child.current(Cross.self)
    if let pageItem {
      extent = pageItem[Cross.axis] - child.start(Cross.self) - child.end(Cross.self)
    }
    child.setExtent(extent, Cross.self)
    switch child.sizeKind(Cross.self) {
    case .anchor: extent = referredExtent(of: child, Cross.self)
    case .wrap:
      measureHeight(of: child)
      extent = child.extent(Cross.self)
    default:
      if let weight = weight(of: child, Cross.self) { extent = shareAcross(weight, of: child) }
    }
    setBounded(extent, child, Cross.self)
  }

  /// A column child has its extent across already, other than a weight: that waits for the place
  /// of the line.
  @inline(__always)
  private func finishColumnChild(_ child: TGChild) {
    if gravity == .fill {
      // Unlike the widths of a row, these extents are free of bounds.
      let extent = averageExtent - child.start(Main.self) - child.end(Main.self)
      child.setExtent(extent, Main.self)
      tieAcross(child)
    }
    if let weight = weight(of: child, Cross.self) {
      setBounded(shareAcross(weight, of: child), child, Cross.self)
    }
  }
}
