import TangramCore

// Methods that size a child are mutating although they change nothing of the line: so it is lent to them,
// where a method that is not would get a copy, for each child.

// MARK: - Along the line

extension Line {
  /// The extent of a child along the line, as far as it does not depend on the rest.
  @inline(__always)
  mutating func sizeAlong(_ child: TGChild) {
    let along = child[main]
    if along.sizeKind == .number, fixedSize == 0 {
      along.extent = along.numberWithinBounds
    } else {
      sizeAlongByRule(child)
    }
  }

  @inline(never)
  private mutating func sizeAlongByRule(_ child: TGChild) {
    let along = child[main]
    along.extent = fixedSize != 0 ? fixedSize : along.current
    if fixedSize == 0 {
      switch along.size {
      case .wrap: if Self.widthsComeFirst { along.remeasure() }
      case .ofContainer(Main.axis) where !pass[main].wraps:
        along.extent = along.scaled(pass[main].size - start - end)
      case .ofOtherAxis where Self.widthsComeFirst:
        along.extent = along.scaled(child[cross].extent)
      case .ofOtherAxis where isGroup: along.extent = along.scaled(heightBeforeWidth(of: child))
      default: break
      }
    }
    along.clampExtent()
  }

  /// The height of a child of a row, for a width that is tied to it.
  private func heightBeforeWidth(of child: TGChild) -> Double {
    let across = child[cross]
    if across.isTied(to: Cross.axis) { return across.scaled(roomAcrossBeforePass) }
    return across.number(or: across.current)
  }

  /// Whether the gravity `fill` may stretch a child.
  func isStretchable(_ child: TGChild) -> Bool {
    let along = child[main]
    if along.wraps || along.hasContentMinimum { return false }
    return !along.isTied(to: Main.axis) || pass[main].wraps
  }
}

// MARK: - Across the line

extension Line {
  /// Sizes a child across the line and places it there.
  @inline(__always)
  mutating func layOutAcross(_ child: TGChild) {
    sizeAcross(child)
    if hasBaseline { placeOnBaseline(child) } else { child[cross].place() }
  }

  /// The extent across the line: the child's own, a share of the container, or what margins leave.
  @inline(__always)
  private mutating func sizeAcross(_ child: TGChild) {
    let across = child[cross]
    switch across.sizeKind {
    case .number: across.extent = across.numberWithinBounds
    case .none where !across.isBetweenMargins, .wrap: across.clampExtent()
    default: sizeAcrossByContainer(child)
    }
  }

  @inline(never)
  private mutating func sizeAcrossByContainer(_ child: TGChild) {
    let (across, room) = (child[cross], pass[cross].content)
    if across.isBetweenMargins {
      across.extent = room - across.start(of: room) - across.end(of: room)
    } else if across.isTied(to: Cross.axis) {
      across.extent = across.scaled(room)
    } else if across.sizeKind == .fill {
      across.extent = across.scaled(room - across.start(of: room) - across.end(of: room))
    } else {
      across.extent = across.share(of: room, or: across.extent)
    }
    across.clampExtent()
  }

  /// The extent across that a child has before the container's extent there is known: in a row the
  /// height for its width.
  @inline(__always)
  mutating func sizeAcrossByItself(_ child: TGChild) {
    let across = child[cross]
    if across.sizeKind == .number {
      across.extent = across.numberWithinBounds
    } else {
      sizeAcrossByRule(child)
    }
  }

  @inline(never)
  private mutating func sizeAcrossByRule(_ child: TGChild) {
    let across = child[cross]
    across.extent = across.current
    if !Self.widthsComeFirst {
      switch across.size {
      case .wrap: across.remeasure()
      case .ofContainer(Cross.axis): across.extent = across.scaled(roomAcrossBeforePass)
      case .ofOtherAxis: across.extent = across.scaled(child[main].extent)
      default: break
      }
    }
    across.clampExtent()
  }

  /// The room across for heights that are asked for before the container has its own.
  private var roomAcrossBeforePass: Double {
    pass[cross].sizeBeforePass - pass[cross].paddingStart - pass[cross].paddingEnd
  }

  /// Sizes the container across the line, if it wraps there: in a column by the widths that the
  /// children have by themselves, in a row by their heights.
  mutating func wrapAcross() {
    guard pass[cross].wraps else { return }
    var greatest = 0.0
    for child in pass.children {
      if Self.widthsComeFirst { sizeAcrossByItself(child) }
      if child[cross].countsAcross { greatest = max(greatest, child[cross].needAcross) }
    }
    pass[cross].size = greatest + pass[cross].paddingStart + pass[cross].paddingEnd
  }

  /// Places a child of a row under the gravity `baseline`: the base view at the top, later views
  /// with text on its line of writing, all others at the top.
  private mutating func placeOnBaseline(_ child: TGChild) {
    let alignment = child[cross].resolvedAlignment
    child[cross].place(alignment)
    guard let font = child.font else { return }
    let height = child[cross].extent.magnitude
    let ownLine = (height - font.lineHeight) / 2 + font.ascender
    if let baseline {
      if alignment == .baseline { child[cross].origin = baseline - ownLine }
    } else if child.id == options.baselineBase {
      baseline = child[cross].origin + ownLine
    }
  }
}

extension TGChildAxis {
  /// Whether the size is tied to the container's extent along `axis`.
  @inline(__always) func isTied(to axis: TGAxis) -> Bool {
    if case .ofContainer(axis) = size { true } else { false }
  }

  /// Whether the child has a say in the extent of a container that wraps across the line.
  @inline(__always) var countsAcross: Bool {
    switch sizeKind {
    case .fill, .weight: false
    case .reference where isTied(to: Axis.axis): false
    default: !isBetweenMargins
    }
  }

  /// The extent across the line that gives the child room with its margins, of which weights are
  /// percentages of the very extent that is asked for.
  @inline(__always) var needAcross: Double {
    child.isNumeric ? extent + plainStart + plainEnd : needWithPositions
  }

  private var needWithPositions: Double {
    guard hasPositions else { return extent }
    let positions = [startInFull, centerInFull, endInFull]
    let weights = positions.reduce(0) { $0 + ($1.weight ?? 0) / 100 }
    let numbers = positions.reduce(extent) { $0 + $1.number + $1.offset }
    let total = weights >= 1 - tolerance ? 0 : numbers / (1 - weights)
    return positions.reduce(extent) { $0 + $1.clamp($1.points(of: total)) }
  }
}
