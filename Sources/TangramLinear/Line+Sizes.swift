import TangramCore

// Methods that size a child are `mutating` although they do not change the line, so that the line is
// passed by reference rather than copied for each child.

// MARK: - Along the line

extension Line {
  /// Sizes a child along the line, unless its extent depends on the remaining length.
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

  /// The height of a child of a row before its width is resolved, for a width that is tied to the height.
  private func heightBeforeWidth(of child: TGChild) -> Double {
    let across = child[cross]
    if across.isTiedToContainer { return across.scaled(roomAcrossBeforePass) }
    return across.number(or: across.current)
  }

  /// Whether the gravity `fill` or `stretch` along the line may stretch a child.
  func isStretchable(_ child: TGChild) -> Bool {
    let along = child[main]
    if along.hasContentMinimum { return false }
    if pass[main].gravity == .stretch { return along.isStretchable }
    if along.wraps { return false }
    return !along.isTiedToContainer || pass[main].wraps
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

  /// Sizes a child across the line: by its own size, by a share of the container, or by the space between
  /// its margins.
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
    } else if across.isTiedToContainer {
      across.extent = across.scaled(room)
    } else if across.sizeKind == .fill {
      across.extent = across.scaled(room - across.start(of: room) - across.end(of: room))
    } else {
      across.extent = across.share(of: room, or: across.extent)
    }
    across.clampExtent()
  }

  /// Sizes a child across the line independently of the container's extent, which is not resolved yet.
  ///
  /// In a row this is the height for the child's width.
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

  /// The available space across the line while the container's own extent is not resolved yet.
  private var roomAcrossBeforePass: Double {
    pass[cross].sizeBeforePass - pass[cross].paddingStart - pass[cross].paddingEnd
  }

  /// Sizes the container across the line, if it wraps on that axis.
  ///
  /// A column uses the widths that its children have independently of the container; a row uses their
  /// heights.
  mutating func wrapAcross() {
    guard pass[cross].wraps else { return }
    var greatest = 0.0
    for child in pass.children {
      if Self.widthsComeFirst { sizeAcrossByItself(child) }
      if child[cross].countsAcross { greatest = max(greatest, child[cross].needAcross) }
    }
    let needed = greatest + pass[cross].paddingStart + pass[cross].paddingEnd
    // A gravity acts in the room that a lower bound of the container adds.
    pass[cross].size =
      pass[cross].gravity == .none ? needed : max(needed, pass[cross].clamp(needed))
  }

  /// Aligns a child of a row with the gravity `baseline`.
  ///
  /// The base view is placed at the top. Later views with text are aligned to its baseline; all other
  /// views are placed at the top.
  private mutating func placeOnBaseline(_ child: TGChild) {
    let alignment = child[cross].resolvedAlignment
    child[cross].place(alignment)
    guard let font = child.font else { return }
    let ownLine = font.baseline(inHeight: child[cross].extent.magnitude)
    if let baseline {
      if alignment == .baseline { child[cross].origin = baseline - ownLine }
    } else if child.id == options.baselineBase {
      baseline = child[cross].origin + ownLine
    }
  }
}

extension TGChildAxis {
  /// Whether the size is tied to the container's extent along the same axis.
  @inline(__always) var isTiedToContainer: Bool {
    if case .ofContainer(Axis.axis) = size { true } else { false }
  }

  /// Whether the child affects the extent of a container that wraps across the line.
  @inline(__always) var countsAcross: Bool {
    switch sizeKind {
    case .fill, .weight: false
    case .reference where isTiedToContainer: false
    default: !isBetweenMargins
    }
  }

  /// The cross-axis extent that the child requires of the container, including margins.
  ///
  /// Margins that are weights are percentages of this extent itself.
  @inline(__always) var needAcross: Double {
    child.isNumeric ? extent + plainStart + plainEnd : needWithPositions
  }

  private var needWithPositions: Double {
    guard hasPositions else { return extent }
    let positions = [startPosition, centerPosition, endPosition]
    let weights = positions.reduce(0) { $0 + ($1.weight ?? 0) / 100 }
    let numbers = positions.reduce(extent) { $0 + $1.number + $1.offset }
    let total = weights >= 1 - tolerance ? 0 : numbers / (1 - weights)
    return positions.reduce(extent) { $0 + $1.clamp($1.points(of: total)) }
  }
}
