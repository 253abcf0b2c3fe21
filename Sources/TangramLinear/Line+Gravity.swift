import TangramCore

// With a gravity along the line: the children are placed as a group, and weights share nothing.

extension Line {
  /// Where the group begins, and what is added after and to each child.
  private struct Spread {
    var first: Double
    var gap = 0.0
    var growth = 0.0
  }

  mutating func layOutByGravity() {
    if Self.widthsComeFirst { wrapAcrossByOwnWidths() }
    let length = pass[main].sizeBeforePass
    let room = max(0, length - start - end - totalSpace)
    var total = totalSpace
    var stretchable = 0
    for index in 0..<pass.count {
      let child = pass[index]
      if sizeUnderGravity(child) { stretchable += 1 }
      total +=
        child[main].start(of: room) + child[main].extent
        + child[main].end(of: room)
    }
    if !Self.widthsComeFirst { wrapAcross() }
    let spread = spread(of: total, in: length, stretchable)
    var position = spread.first
    for index in 0..<pass.count {
      let child = pass[index]
      position += child[main].start(of: room)
      child[main].origin = position
      if !Self.widthsComeFirst { layOutAcross(child) }
      if spread.growth != 0, isStretchable(child) {
        child[main].extent += spread.growth
      }
      position += child[main].extent + child[main].end(of: room) + spread.gap
      if index < pass.count - 1 { position += space }
    }
  }

  /// Sizes a child along the line, and as far as needed across it.
  ///
  /// - Returns: Whether the gravity `fill` may stretch it.
  private mutating func sizeUnderGravity(_ child: TGChild) -> Bool {
    child[cross].extent = child[cross].current
    if Self.widthsComeFirst { layOutAcross(child) }
    let own = child[main].number(or: child[main].current)
    child[main].extent = own
    if Self.widthsComeFirst {
      sizeAlongByReference(child)
      child[main].remeasure()
      child[main].clampExtent()
    } else {
      sizeRowChild(child)
    }
    return isStretchable(child)
  }

  /// In a row either extent may be tied to the other one.
  private func sizeRowChild(_ child: TGChild) {
    child[cross].extent = child[cross].number(or: child[cross].extent)
    sizeAlongByReference(child)
    if case .ofContainer(Cross.axis) = child[cross].size {
      let room =
        pass[cross].sizeBeforePass - pass[cross].paddingStart
        - pass[cross].paddingEnd
      child[cross].extent = child[cross].scaled(room)
    }
    if case .ofOtherAxis = child[main].size {
      child[main].extent = child[main].scaled(child[cross].extent)
    }
    child[main].clampExtent()
    if case .ofOtherAxis = child[cross].size {
      child[cross].extent = child[cross].scaled(child[main].extent)
    }
    child[cross].remeasure()
    child[cross].clampExtent()
  }

  func isStretchable(_ child: TGChild) -> Bool {
    if child[main].wraps || child[main].hasContentMinimum { return false }
    if case .ofContainer(Main.axis) = child[main].size { return pass[main].wraps }
    return true
  }

  private func spread(of total: Double, in length: Double, _ stretchable: Int) -> Spread {
    // Written out in the order of TangramKit, because half a pixel may hang on it.
    let rest = length - total - start - end
    let count = Double(pass.count)
    switch pass[main].gravity {
    case .center:
      let surplus =
        Self.widthsComeFirst
        ? length - total - end - start : length - total - start - end
      return Spread(first: surplus / 2 + start)
    case .end: return Spread(first: length - total - end)
    case .windowCenter:
      let inWindow = (pass[main].windowSize - total) / 2
      return Spread(first: pass[main].fromWindow(inWindow, extent: total))
    case .between: return Spread(first: start, gap: count > 1 ? rest / (count - 1) : 0)
    case .around:
      if count <= 1 { return Spread(first: start + rest / 2) }
      return Spread(first: start + rest / count / 2, gap: rest / count)
    case .among:
      return Spread(first: start + rest / (count + 1), gap: rest / (count + 1))
    case .fill:
      return Spread(first: start, growth: stretchable > 0 ? rest / Double(stretchable) : 0)
    case .none, .start, .baseline, .other: return Spread(first: start)
    }
  }
}
