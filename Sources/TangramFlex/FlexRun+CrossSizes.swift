import TangramBoxModel
import TangramCore
import TangramExplanations

// Section 9.4, cross size determination: cross extents of items, of lines, of the container, and of
// stretched items.

extension RuleFlexItem {
  /// Returns the cross extent before stretching.
  @inline(__always)
  func extentAcross(_ main: TGAxis, _ pass: TGPass) -> Number {
    if definiteCrossSize.isKnown { return definiteCrossSize }
    let length = box[main].extent
    if main == .horizontal { return box.y.clamp(box.contentHeight(width: length, pass)) }
    if flex.box.ratio > 0 { return box.x.clamp(length * box.ratio) }
    return measuringWidth
  }

  /// Returns the cross extent in a line of this extent; nil if that is not affected by the line.
  @inline(__always)
  func extentAcross(
    _ main: TGAxis, in line: Number, wraps: Bool, _ pass: TGPass
  ) -> Number? {
    if stretches(box[main.crossed]) { return box[main.crossed].stretched(in: line) }
    guard wraps, main == .vertical, !box.x.isSized, flex.box.ratio == 0 else { return nil }
    // A line may be wider than the container, so its items can have more space.
    let room = box.x.inner(of: line)
    return box.x.clamp(box.fittedWidth(in: room, height: Number(.nan), pass))
  }
}

extension FlexRun {
  /// Computes the cross extent of every item before stretching.
  mutating func findExtentsAcross() {
    let (pass, isDefinite) = (pass, !isRow && wholeAlong.isKnown)
    var items = items.mutableSpan
    for index in items.indices {
      items[index].box[Cross()].extent = items[index].extentAcross(Main.axis, pass)
      guard items[index].box.isContainer else { continue }
      items[index].isIndefinite = items[index].dependsOnContent(
        along: Main(), isDefinite: isDefinite)
    }
  }

  mutating func sizeLines() {
    for number in lines.indices {
      var line = lines[number]
      if firstOnBaseline(line) != nil {
        sizeByBaselines(&line)
      } else if !isSingleLineOfDefiniteSize {
        for index in line.indices {
          line.extent = line.extent.atLeast(items[index].box[cross].outer)
        }
      }
      if isSingleLineOfDefiniteSize { line.extent = inner[cross] }
      lines[number] = line
    }
  }

  /// Whether the container has a single line and a definite cross size, which the line then has as well.
  private var isSingleLineOfDefiniteSize: Bool { !wraps && (!isRow || !pass[.vertical].wraps) }

  func firstOnBaseline(_ line: FlexLine) -> Int? {
    hasBaselines ? line.indices.first { isOnBaseline($0) } : nil
  }

  private mutating func sizeByBaselines(_ line: inout FlexLine) {
    var below = -Double.infinity
    for index in line.indices {
      let outer = items[index].box[cross].outer
      guard isOnBaseline(index) else {
        line.extent = max(line.extent, outer)
        continue
      }
      if items[index].box.isContainer {
        pass[items[index].box.childIndex][.vertical].isIndefinite = items[index].isIndefinite
      }
      let ascent = isRow ? items[index].box.ascent(pass) : baselineSide(index)
      items[index].ascent = ascent
      line.ascent = below == -.infinity ? ascent : max(line.ascent, ascent)
      below = max(below, outer - ascent)
    }
    line.extent = max(line.extent, line.ascent + below)
  }

  /// Returns the distance from an item's margin edge to its left edge, which baseline alignment in a
  /// column uses in either reading direction.
  private func baselineSide(_ index: Int) -> Double {
    let x = items[index].box.x
    return pass.isRightToLeft ? x.before + x.extent : x.before
  }

  /// Sets the height of a row that wraps its height, and then distributes the free space among the
  /// lines.
  mutating func resolveCrossSize() {
    var content = gaps(Cross.axis, among: lines.count)
    for index in lines.indices { content += lines[index].extent }
    if !inner[cross].isKnown {
      inner[cross] = pass[cross].resolveSize(by: content)
      if !wraps { lines[0].extent = inner[cross] }
    }
    let free = inner[cross] - content
    if wraps, options.alignContent == .stretch, free > 0 {
      for index in lines.indices { lines[index].extent += free / Double(lines.count) }
    }
  }

  /// Stretches the items that have no cross extent of their own.
  mutating func stretchItems() {
    // In this case, items already have their stretched extents; only those with a ratio may not,
    // because their width must not depend on that height.
    if isSingleLineOfDefiniteSize, !hasRatios { return }
    for line in lines {
      for index in line.indices {
        guard
          let extent = items[index].extentAcross(
            Main.axis, in: line.extent, wraps: wraps, pass)
        else { continue }
        items[index].box[cross].extent = extent
        if isRow { items[index].isIndefinite = false }
      }
    }
  }
}
