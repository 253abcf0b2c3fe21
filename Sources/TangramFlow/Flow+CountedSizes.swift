import TangramCore

// Lines of a given number of children: the extents along the lines.

extension Flow {
  /// Sizes all children along their lines, as far as no gravity stretches them.
  func sizeLines() {
    var first = 0
    while first < pass.count {
      let next = pass.count - first > perLine ? first + perLine : pass.count
      sizeLine(first, next)
      first = next
    }
  }

  private func sizeLine(_ first: Int, _ next: Int) {
    var (totalWeight, taken) = (0.0, 0.0)
    for index in first..<next {
      let child = pass[index]
      if !Self.linesAreRows { sizeColumnChildAcross(child) }
      if gravity != .fill, child.isPlain(Main.self) {
        let extent = child.number(or: 0, Main.self)
        child.setExtent(extent, Main.self)
        if !Self.linesAreRows { tieAcross(child) }
        taken += index - first != perLine - 1 ? extent + space : extent
        continue
      }
      if let weight = weight(of: child, Main.self) {
        totalWeight += weight
        child.setExtent(child.current(Main.self), Main.self)
      } else {
        sizeAlong(child)
        taken += child.extent(Main.self)
      }
      taken += child.start(Main.self) + child.end(Main.self)
      if index - first != perLine - 1 { taken += space }
    }
    // Under the gravity `fill` all children get the same extent later.
    guard totalWeight != 0, gravity != .fill else { return }
    if next - first < perLine { taken -= space }
    share(length - start - end - taken, totalWeight, first, next)
  }

  /// In a column the width comes first, so that the height of a text can follow it.
  @inline(__always)
  private func sizeColumnChildAcross(_ child: TGChild) {
    if child.isPlain(Cross.self) {
      child.setExtent(child.number(or: 0, Cross.self), Cross.self)
    } else {
      sizeColumnChildAcrossByRule(child)
    }
  }

  private func sizeColumnChildAcrossByRule(_ child: TGChild) {
    var extent = child.current(Cross.self)
    if let pageItem {
      extent = pageItem[Cross.axis] - child.start(Cross.self) - child.end(Cross.self)
    }
    extent = child.number(or: extent, Cross.self)
    if child.sizeKind(Cross.self) == .anchor { extent = referredExtent(of: child, Cross.self) }
    setBounded(extent, child, Cross.self)
  }

  /// The extent along the line of a child that takes no share of the room.
  private func sizeAlong(_ child: TGChild) {
    let kind = child.sizeKind(Main.self)
    if kind == .number, gravity != .fill {
      setBounded(child.number(or: 0, Main.self), child, Main.self)
    } else {
      var extent = child.current(Main.self)
      if let given = pageItem?[Main.axis] ?? fixedSize {
        extent = given - child.start(Main.self) - child.end(Main.self)
      }
      child.setExtent(extent, Main.self)
      if kind == .anchor {
        if Self.linesAreRows { takeHeightBefore(child) }
        extent = referredExtent(of: child, Main.self)
      } else if kind == .wrap, !Self.linesAreRows {
        measureHeight(of: child)
        extent = child.extent(Main.self)
      }
      setBounded(extent, child, Main.self)
    }
    if !Self.linesAreRows { tieAcross(child) }
  }

  /// In a row heights are worked out after the widths; a width that follows the height takes the
  /// one the child had before this layout, or, for a new child, the one it is going to have.
  private func takeHeightBefore(_ child: TGChild) {
    let height = child.current(Cross.self)
    child.setExtent(height != 0 ? height : child.number(or: 0, Cross.self), Cross.self)
  }

  /// Gives weights their shares, in order.
  ///
  /// Each share is rounded and taken off the rest, so that the shares add up to the room.
  private func share(_ room: Double, _ totalWeight: Double, _ first: Int, _ next: Int) {
    var (rest, restOfWeight) = (room, totalWeight)
    for index in first..<next {
      let child = pass[index]
      guard let weight = weight(of: child, Main.self) else { continue }
      let part = restOfWeight == 0 ? 0 : pass.round(rest * (weight / restOfWeight))
      let extent = child.scaled(part, Main.self)
      rest -= extent
      restOfWeight -= weight
      child.setExtent(child.clamp(extent, Main.self), Main.self)
      if !Self.linesAreRows { tieAcross(child) }
    }
  }
}
