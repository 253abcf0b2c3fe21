import TangramCore
import TangramExplanations

// Size rules that both kinds of flow share.

extension Flow {
  /// The fraction of the remaining space that a child takes; nil if its size is not a weight.
  @inline(__always)
  func weight<Axis: TGAxisType>(of child: TGChildAxis<Axis>) -> Double? {
    switch child.sizeKind {
    case .weight: child.weight / 100
    case .fill: 1
    default: nil
    }
  }

  /// Gives a child with a weight across the lines its share of the space after the start of its line.
  func shareAcross(_ child: TGChild) {
    guard weight(of: child[cross]) != nil else { return }
    note(child) { $0.topForShares = line.across }
    setClamped(child[cross].share(from: line.across), child[cross])
  }

  /// The extent along the line that a page or the common size gives a child; nil if neither does.
  func givenExtent(of child: TGChild) -> Double? {
    (pageItem?.along ?? fixedSize).map { child[main].insideMargins($0) }
  }

  /// Sets the extent of a child, limited by the bounds of its size.
  @inline(__always)
  func setClamped<Axis: TGAxisType>(_ extent: Double, _ child: TGChildAxis<Axis>) {
    // The extent is set first, because a bound by the content refers to the current extent.
    child.extent = extent
    child.clampExtent()
  }

  /// Updates the cross-axis extent of a child if it refers to the extent along the line.
  func tieAcross(_ child: TGChild) {
    guard child[cross].sizeKind == .reference, case .ofOtherAxis = child[cross].size else { return }
    child[cross].extent = child[cross].clamp(child[cross].scaled(child[main].extent.magnitude))
  }

  /// Measures the height of a child that wraps, at its current width and within its bounds.
  ///
  /// A leaf keeps this height even if gravity stretches its width later. A child container whose width is
  /// stretched later is measured by the solver after the pass.
  func measureHeight(of child: TGChild) {
    if !child.isContainer || !widthIsStretchedLater(child) { child[.vertical].remeasure() }
    child[.vertical].clampExtent()
  }

  private func widthIsStretchedLater(_ child: TGChild) -> Bool {
    if Self.linesAreRows { return perLine == 0 && lineGravity == .fill }
    if child[cross].sizeKind == .reference || weight(of: child[cross]) != nil { return true }
    return alignment(of: child) == .fill || child[cross].resolved(pass[cross].gravity) == .fill
  }

  // MARK: Lines of a given number of children

  /// Sizes the children of a line along it, except for the stretching by gravity.
  mutating func sizeLine(from first: Int) {
    let places = places(from: first)
    applyLineGravity(places)
    var (totalWeight, occupied) = (0.0, 0.0)
    for place in places {
      let (child, along) = (child(at: place), child(at: place)[main])
      // The width is resolved first, so that the height of a text can depend on it.
      if !Self.linesAreRows { sizeAcross(child) }
      let weight = weight(of: along)
      if let weight {
        totalWeight += weight
        along.extent = options.isFlex ? extentBeforeShare(of: child) : along.current
      } else {
        sizeAlong(child)
        if !Self.linesAreRows { tieAcross(child) }
      }
      if weight == nil || options.isFlex { occupied += along.extent }
      occupied += along.start + along.end
      if place - first != perLine - 1 { occupied += space }
    }
    if let shortage = shortage(places, isPlacing: false) {
      log?.shortages[first] = shortage
      for place in places where weight(of: child(at: place)[main]) == nil {
        let (child, extent) = (child(at: place), child(at: place)[main].extent)
        child[main].shrinkExtent(shortage)
        occupied += child[main].extent - extent
        if !Self.linesAreRows { tieAcross(child) }
      }
    }
    // With the gravity `fill`, all children get the same extent later.
    guard totalWeight != 0, lineGravity != .fill else { return }
    if places.count < perLine { occupied -= space }
    share(room - occupied, totalWeight, places)
  }

  /// Sizes a child across its line; a weight is resolved when the child is placed.
  private func sizeAcross(_ child: TGChild) {
    let across = child[cross]
    if !hasResolvedShares || pageItem != nil || weight(of: across) == nil {
      let given = pageItem.map { across.insideMargins($0.across) }
      across.extent = across.sized(given, tiedTo: child[main].extent)
    }
    if Self.linesAreRows, across.wraps { measureHeight(of: child) } else { across.clampExtent() }
  }

  /// Sizes a child along the line, unless its size is a share of the remaining length.
  private func sizeAlong(_ child: TGChild) {
    let (along, given) = (child[main], givenExtent(of: child))
    along.extent = given ?? along.current
    if !Self.linesAreRows, along.wraps { return measureHeight(of: child) }
    if Self.linesAreRows, along.sizeKind == .reference {
      child[cross].extent = child[cross].heightBeforeWidths
    }
    if lineGravity != .fill || along.sizeKind != .number {
      along.extent = along.sized(given, tiedTo: child[cross].extent)
    }
    along.clampExtent()
  }

  /// Computes the sizes of a child that depend on its line: under the gravity `fill` the extent along the
  /// line, then the extent across it, which in a column is already resolved unless it is a weight.
  func finishSize(of child: TGChild) {
    if lineGravity == .fill {
      child[main].extent = child[main].equalPart(of: room, perLine, gap: space)
      if !Self.linesAreRows { tieAcross(child) }
    }
    if Self.linesAreRows { sizeAcross(child) }
    shareAcross(child)
  }

  // MARK: Lines that end where the next child does not fit

  /// Sizes a child on both axes, except for a height in a row that depends on the width; it is measured
  /// later.
  ///
  /// There is a fast path for children with numbers on both axes, which are the most common: sized by
  /// steps, a flow of 10,000 takes twice the instructions. The functions are `mutating`, although they change
  /// nothing of the flow, because it would be copied for each child otherwise.
  @inline(__always)
  mutating func sizeByContent(_ child: TGChild, _ place: Int) {
    if child[main].sizeKind == .number, child[cross].sizeKind == .number {
      child[main].extent = child[main].numberWithinBounds
      child[cross].extent = child[cross].numberWithinBounds
    } else {
      sizeBySteps(child, place)
    }
  }

  private mutating func sizeBySteps(_ child: TGChild, _ place: Int) {
    let (along, across) = (child[main], child[cross])
    across.extent = across.numberOrCurrent
    along.extent = along.sized(givenExtent(of: child), tiedTo: across.extent)
    across.extent = across.sized(nil, tiedTo: along.extent)
    shareAcross(child)
    shareAlong(child, place)
    if Self.linesAreRows, across.wraps { return }
    across.clampExtent()
    if !Self.linesAreRows, along.wraps { measureHeight(of: child) }
  }

  /// Gives a weighted child its share of the line's remaining length.
  ///
  /// A share that is distributed only when the line is complete is left out for now: a child sized
  /// `average` gets its minimum, and a child of a flexible flow its extent before the share.
  func shareAlong(_ child: TGChild, _ place: Int) {
    if weight(of: child[main]) != nil {
      child[main].extent =
        options.isFlex
        ? extentBeforeShare(of: child)
        : isAverage(child) ? child[main].clamp(0) : shareOfRemainingLength(child, place)
    }
    child[main].clampExtent()
    tieAcross(child)
  }

  /// The share of the remaining length of the line, or of a whole line if nothing remains.
  private func shareOfRemainingLength(_ child: TGChild, _ place: Int) -> Double {
    // A line of unlimited length has no remaining length.
    if isEndless { return child[main].extent }
    note(child) {
      ($0.shareLineStart, $0.occupiedBeforeShare) = (line.first, line.position - start)
    }
    let margins = child[main].start + child[main].end
    let rest = length - end - line.position - margins - (place > line.first ? space : 0)
    return child[main].share(ofRest: rest, room)
  }

  /// The extents along the lines, including margins, that packing uses; weights are ignored.
  mutating func extentsForPacking() -> [Double] {
    // Children are packed with the common size, but with the container's own padding and gaps.
    let own = (start, end, space)
    applyFixedSubviews()
    (start, end, space) = own
    let room = room
    return pass.children.map { child in
      let (along, across) = (child[main], child[cross])
      let (isShared, margins) = (weight(of: along) != nil, along.start + along.end)
      along.extent =
        options.isFlex && isShared ? extentBeforeShare(of: child) : along.numberOrCurrent
      if !Self.linesAreRows { across.extent = across.numberOrCurrent }
      setClamped(isShared ? along.extent : along.sized(nil, tiedTo: across.extent), along)
      if !Self.linesAreRows {
        setClamped(across.sized(nil, tiedTo: along.extent), across)
        if along.wraps { measureHeight(of: child) }
      }
      defer { (along.extent, across.extent) = (along.current, across.current) }
      if let fixedSize, along.sizeKind == .none { return min(max(margins, fixedSize), room) }
      return min(along.extent + margins, room)
    }
  }
}

// MARK: - The rules of a child's size

extension FlowChild {
  /// The extent that the size specifies: a number, or a length that it refers to, such as the extent along
  /// the other axis; for any other size the extent that the flow gives the child, or the current one.
  @inline(__always)
  func sized(_ given: Number?, tiedTo other: @autoclosure () -> Number) -> Number {
    switch size {
    case .number: return number
    case .ofContainer(axis) where container.wraps:
      // If the container wraps, its whole size is used, including padding.
      return scaled(container.sizeBeforePass)
    case .ofOtherAxis: return scaled(other().magnitude)
    case .ofContainer, .ofOther: return referred ?? given ?? current
    case .none, .wrap, .list, .weight, .fill: return given ?? current
    }
  }

  /// The extent that a size in points specifies, or else the current extent.
  @inline(__always)
  var numberOrCurrent: Number { sizeKind == .number ? number : current }

  /// The height that a width in a row refers to.
  ///
  /// In a row, heights are resolved after widths. A width that refers to the height therefore uses the height
  /// from before this layout or, for a new child, the height that the child specifies in points.
  var heightBeforeWidths: Number {
    (current.value != 0 ? current : number).by("the height is worked out later")
  }

  /// The share of the space across the lines from the start of a line on.
  ///
  /// In a container that wraps on this axis there is no such space: a share of the container's own size
  /// would enlarge it in every pass.
  func share(from top: Number) -> Number {
    if container.wraps {
      return scaled(Number(0).by("the flow ends where its children do, so nothing is left"))
    }
    let room = container.sizeBeforePass - top - container.paddingEnd
    let label = axis == .vertical ? "room from the row on" : "room from the column on"
    return scaled(part(of: room.named(label), increased: nil))
  }

  /// The share of the rest of a line, without margins, or of a whole line if nothing is left.
  func share(ofRest rest: Number, _ room: Number) -> Number {
    let label = axis == .horizontal ? "rest of the row" : "rest of the column"
    return part(of: rest.value < tolerance ? room : rest, increased: label)
  }

  /// The extent of each child on a line whose gravity `fill` makes the extents of a given number of
  /// children equal.
  func equalPart(of room: Number, _ count: Int, gap: Number) -> Number {
    let rule = axis == .horizontal ? "an equal part of the row" : "an equal part of the column"
    let extent = insideMargins(room.equalPart(of: count, gap: gap)).by(rule)
    // Unlike the widths of a row, the heights of a column ignore the bounds.
    return axis == .horizontal ? clamp(extent) : extent
  }
}
