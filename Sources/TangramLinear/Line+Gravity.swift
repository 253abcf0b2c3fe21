import TangramCore

// With a gravity along the line: the children are placed as a group, and weights share nothing.

extension Line {
  /// Where the group begins, and what is added behind and to each child.
  private struct Spread {
    var first: Double
    var gap = 0.0
    var growth = 0.0
  }

  mutating func layOutByGravity() {
    if Self.widthsComeFirst { wrapAcrossByOwnWidths() }
    let length = pass.sizeBeforePass(Main.self)
    let room = max(0, length - start - end - totalSpace)
    var total = totalSpace
    var stretchable = 0
    for index in 0..<pass.count {
      let child = pass[index]
      if sizeUnderGravity(child) { stretchable += 1 }
      total +=
        child.start(Main.self, of: room) + child.extent(Main.self)
        + child.end(Main.self, of: room)
    }
    if !Self.widthsComeFirst { wrapAcross() }
    let spread = spread(of: total, in: length, stretchable)
    var position = spread.first
    for index in 0..<pass.count {
      let child = pass[index]
      position += child.start(Main.self, of: room)
      child.setOrigin(position, Main.self)
      if !Self.widthsComeFirst { layOutAcross(child) }
      if spread.growth != 0, isStretchable(child) {
        child.setExtent(child.extent(Main.self) + spread.growth, Main.self)
      }
      position += child.extent(Main.self) + child.end(Main.self, of: room) + spread.gap
      if index < pass.count - 1 { position += space }
    }
  }

  /// Sizes a child along the line, and as far as needed across it.
  ///
  /// - Returns: Whether the gravity `fill` may stretch it.
  private mutating func sizeUnderGravity(_ child: TGChild) -> Bool {
    child.setExtent(child.current(Cross.self), Cross.self)
    if Self.widthsComeFirst { layOutAcross(child) }
    let own = child.number(or: child.current(Main.self), Main.self)
    child.setExtent(own, Main.self)
    if Self.widthsComeFirst {
      sizeAlongByReference(child)
      pass.remeasure(child, Main.self)
      child.clampExtent(Main.self)
    } else {
      sizeRowChild(child)
    }
    return isStretchable(child)
  }

  /// In a row either extent may be tied to the other one.
  private func sizeRowChild(_ child: TGChild) {
    child.setExtent(child.number(or: child.extent(Cross.self), Cross.self), Cross.self)
    sizeAlongByReference(child)
    if case .ofContainer(Cross.axis) = child.size(Cross.self) {
      let room =
        pass.sizeBeforePass(Cross.self) - pass.paddingStart(Cross.self)
        - pass.paddingEnd(Cross.self)
      child.setExtent(child.scaled(room, Cross.self), Cross.self)
    }
    if case .ofOtherAxis = child.size(Main.self) {
      child.setExtent(child.scaled(child.extent(Cross.self), Main.self), Main.self)
    }
    child.clampExtent(Main.self)
    if case .ofOtherAxis = child.size(Cross.self) {
      child.setExtent(child.scaled(child.extent(Main.self), Cross.self), Cross.self)
    }
    pass.remeasure(child, Cross.self)
    child.clampExtent(Cross.self)
  }

  private func isStretchable(_ child: TGChild) -> Bool {
    if child.wraps(Main.self) || child.hasContentMinimum(Main.self) { return false }
    if case .ofContainer(Main.axis) = child.size(Main.self) { return pass.wraps(Main.self) }
    return true
  }

  private func spread(of total: Double, in length: Double, _ stretchable: Int) -> Spread {
    // Written out in the order of the reference, because half a pixel may hang on it.
    let rest = length - total - start - end
    let count = Double(pass.count)
    switch pass.gravity(Main.self) {
    case .center:
      let surplus =
        Self.widthsComeFirst
        ? length - total - end - start : length - total - start - end
      return Spread(first: surplus / 2 + start)
    case .end: return Spread(first: length - total - end)
    case .windowCenter:
      let inWindow = (pass.windowSize(Main.self) - total) / 2
      return Spread(first: pass.fromWindow(inWindow, extent: total, Main.self))
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
