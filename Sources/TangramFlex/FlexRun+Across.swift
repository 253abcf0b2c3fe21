import TangramCore

// Extents across: of items, of lines, of the container, and of items that are stretched.

extension FlexRun {
  /// Finds the extent of every item across, as it is before it is stretched.
  mutating func findExtentsAcross() {
    for index in 0..<count {
      let extent = extentAcross(index)
      self[index].item[cross].extent = extent
      self[index].isIndefinite = isIndefinite(self[index])
    }
  }

  private mutating func extentAcross(_ index: Int) -> Double {
    let flex = self[index]
    if !flex.knownAcross.isNaN { return flex.knownAcross }
    let across = flex.item[cross]
    // An item that fills is stretched to a height that is not known yet.
    if isRow { return across.clamp(flex.item.contentHeight(width: flex.target, pass)) }
    if flex.item.ratio > 0 { return across.clamp(flex.target * flex.item.ratio) }
    return measuringWidth(index)
  }

  /// Whether the height of an item follows from content, so that percentages of it mean nothing.
  private mutating func isIndefinite(_ flex: FlexItem) -> Bool {
    guard flex.item.isContainer else { return false }
    // What follows from a width by a ratio is known.
    if isRow { return flex.knownAcross.isNaN && flex.item.ratio == 0 }
    if !wholeAlong().isNaN { return false }
    switch flex.basis {
    case .auto: return !flex.item.y.isSized
    case .points: return false
    case .content, .share: return true
    }
  }

  /// Finds how large lines are across.
  mutating func sizeLines() {
    let isWhole = !wraps && isKnown(cross)
    for place in lines.indices {
      var line = lines[place]
      if isRow, alignsBaselines(line) {
        sizeByBaselines(&line)
      } else {
        for index in line.indices { line.extent = max(line.extent, self[index].item[cross].outer) }
      }
      if isWhole { line.extent = inner[cross] }
      lines[place] = line
    }
  }

  private func alignsBaselines(_ line: FlexLine) -> Bool {
    line.indices.contains { self[$0].isBaselineAligned }
  }

  private mutating func sizeByBaselines(_ line: inout FlexLine) {
    var below = -Double.infinity
    for index in line.indices {
      let outer = self[index].item.y.outer
      guard self[index].isBaselineAligned else {
        line.extent = max(line.extent, outer)
        continue
      }
      if self[index].item.isContainer {
        pass[self[index].item.place][.vertical].isIndefinite = self[index].isIndefinite
      }
      let ascent = self[index].item.ascent(pass)
      self[index].ascent = ascent
      line.ascent = below == -.infinity ? ascent : max(line.ascent, ascent)
      below = max(below, outer - ascent)
    }
    line.extent = max(line.extent, line.ascent + below)
  }

  /// A row that is as high as its lines gets its height; lines share what is left across.
  mutating func settleAcross() {
    var content = Double(max(0, lines.count - 1)) * gap[cross]
    for line in lines { content += line.extent }
    if !isKnown(cross) {
      inner[cross] = settled(content)
      if !wraps { lines[0].extent = inner[cross] }
    }
    let free = inner[cross] - content
    if wraps, options.alignContent == .stretch, free > 0 {
      for place in lines.indices { lines[place].extent += free / Double(lines.count) }
    }
  }

  /// Stretches the items that have no extent of their own across.
  mutating func stretchItems() {
    for line in lines {
      for index in line.indices {
        let across = self[index].item[cross]
        if stretches(self[index]) {
          self[index].item[cross].extent = across.clamp(line.extent - across.margins)
          if isRow { self[index].isIndefinite = false }
        } else if wraps, !isRow, !across.isSized, self[index].item.ratio == 0 {
          // A line may have more room for an item than the container has.
          self[index].item.x.extent = across.clamp(
            self[index].item.fittedWidth(in: line.extent - across.margins, height: .nan, pass))
        }
      }
    }
  }
}

extension FlexItem {
  /// Whether the item stands on the baseline of its line.
  var isBaselineAligned: Bool { alignment == .baseline && !item.y.hasAutoMargin }
}
