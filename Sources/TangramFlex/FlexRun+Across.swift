import TangramCore

// Extents across: of items, of lines, of the container, and of items that are stretched.

extension FlexRun {
  /// Finds the extent of every item across, as it is before it is stretched.
  @inline(__always)
  mutating func findExtentsAcross() {
    for index in 0..<count {
      let extent = extentAcross(index)
      memory[index].item.give(extent: extent, cross)
      guard memory[index].item.isContainer else { continue }
      memory[index].isIndefinite = memory[index].followsFromContent(
        along: main, isDefinite: !isRow && wholeAlong().isKnown)
    }
  }

  @inline(__always)
  private mutating func extentAcross(_ index: Int) -> Double {
    if !memory[index].knownAcross.isNaN { return memory[index].knownAcross }
    let length = memory[index, main].extent
    if isRow {
      // An item that fills is stretched to a height that is not known yet.
      let height = memory[index].item.findContentHeight(width: length, pass)
      return memory[index, cross].clamp(height)
    }
    let ratio = memory[index].item.ratio
    if ratio > 0 { return memory[index, cross].clamp(length * ratio) }
    return measuringWidth(index)
  }

  /// Finds how large lines are across.
  @inline(__always)
  mutating func sizeLines() {
    if isOneWholeLine, !hasBaselines {
      lines[0].extent = inner[cross]
      return
    }
    for place in lines.indices {
      var line = lines[place]
      if firstOnBaseline(line) != nil {
        sizeByBaselines(&line)
      } else if !isOneWholeLine {
        for index in line.indices {
          line.extent = line.extent.orMore(memory[index, cross].outer)
        }
      }
      if isOneWholeLine { line.extent = inner[cross] }
      lines[place] = line
    }
  }

  /// Whether there is one line, and it was known from the start how large it is across.
  private var isOneWholeLine: Bool {
    @inline(__always) get { !wraps && (!isRow || !pass[.vertical].wraps) }
  }

  /// The first item that stands on the baseline of its line.
  mutating func firstOnBaseline(_ line: FlexLine) -> Int? {
    hasBaselines ? line.indices.first { isOnBaseline($0) } : nil
  }

  /// Whether an item stands on the baseline of its line.
  @inline(__always)
  func isOnBaseline(_ index: Int) -> Bool {
    memory[index].isBaselineAligned(memory[index, cross])
  }

  private mutating func sizeByBaselines(_ line: inout FlexLine) {
    var below = -Double.infinity
    for index in line.indices {
      let outer = memory[index, cross].outer
      guard isOnBaseline(index) else {
        line.extent = max(line.extent, outer)
        continue
      }
      if memory[index].item.isContainer {
        pass[memory[index].item.place][.vertical].isIndefinite = memory[index].isIndefinite
      }
      let ascent = isRow ? memory[index].item.findAscent(pass) : sideToMeet(index)
      memory[index].ascent = ascent
      line.ascent = below == -.infinity ? ascent : max(line.ascent, ascent)
      below = max(below, outer - ascent)
    }
    line.extent = max(line.extent, line.ascent + below)
  }

  /// From the margin edge of an item of a column to the edge that meets those of others: the left one,
  /// from whichever side columns are read.
  private func sideToMeet(_ index: Int) -> Double {
    let x = memory[index].item.x
    return pass.isRightToLeft ? x.before + x.extent : x.before
  }

  /// A row that is as high as its lines gets its height; lines share what is left across.
  @inline(__always)
  mutating func settleAcross() {
    var content = Double(max(0, lines.count - 1)) * gap[cross]
    for line in lines { content += line.extent }
    if !isKnown(cross) {
      inner[cross] = pass[cross].settle(by: content)
      if !wraps { lines[0].extent = inner[cross] }
    }
    let free = inner[cross] - content
    if wraps, options.alignContent == .stretch, free > 0 {
      for place in lines.indices { lines[place].extent += free / Double(lines.count) }
    }
  }

  /// Stretches the items that have no extent of their own across.
  @inline(__always)
  mutating func stretchItems() {
    // Then items have their extents by it already, but for those whose width must not follow from it.
    if isOneWholeLine, !hasRatios { return }
    for line in lines {
      for index in line.indices {
        if stretches(index) {
          let room = line.extent - memory[index, cross].margins
          memory[index].item.give(extent: memory[index, cross].clamp(room), cross)
          if isRow { memory[index].isIndefinite = false }
        } else if wraps, !isRow, !memory[index].item.x.isSized, memory[index].item.ratio == 0 {
          // A line may have more room for an item than the container has.
          let room = line.extent - memory[index].item.x.margins
          let fitted = memory[index].item.findFittedWidth(in: room, height: .nan, pass)
          memory[index].item.give(
            extent: memory[index].item.x.clamp(fitted), .horizontal)
        }
      }
    }
  }
}
