import TangramCore

// The sizes of items by their content.

extension Item {
  /// Returns the content width of the item, using its ratio but ignoring its own size and bounds; the height
  /// is NaN if it is not known.
  @inlinable
  package func contentWidth(_ width: TGContentWidth, height: Double, _ pass: TGPass) -> Double {
    if isEmpty { return x.padding }
    let child = pass[childIndex]
    let known = height.isNaN ? nil : height
    if ratio == 0 {
      return max(x.padding, pass.contentWidth(width, of: child, height: known))
    }
    if let known {
      let least = pass.contentWidth(.least, of: child, height: known)
      return max(max(x.padding, least), y.clamp(known) * ratio)
    }
    // If the height is not known, its bounds and its padding limit the width through the ratio.
    let content = pass.contentWidth(width, of: child)
    return max(max(x.padding, max(y.lower, y.padding) * ratio), min(content, y.upper * ratio))
  }

  /// Returns the item's contribution to the content width of its container, including margins.
  @inlinable
  package func contribution(_ width: TGContentWidth, height: Double, _ pass: TGPass) -> Double {
    x.clamp(x.isSized ? x.size : contentWidth(width, height: height, pass)) + x.margins
  }

  /// Returns the width of the content within an available width.
  @inlinable
  package func fittedWidth(in room: Double, height: Double, _ pass: TGPass) -> Double {
    let greatest = contentWidth(.greatest, height: height, pass)
    if greatest <= room { return greatest }
    return min(greatest, max(room, contentWidth(.least, height: height, pass)))
  }

  /// Returns the height of the item's content at a width, using its ratio but ignoring its own size
  /// and bounds.
  @inlinable
  package func contentHeight(width: Double, usesRatio: Bool = true, _ pass: TGPass) -> Double {
    if !hasContent, ratio == 0 || !usesRatio { return y.padding }
    if ratio > 0, usesRatio, y.hasLower { return max(y.padding, width / ratio) }
    let child = pass[childIndex]
    // The height depends on the content, so children of the item must not resolve percentages of it.
    if isContainer { child[.vertical].isIndefinite = true }
    let content = max(y.padding, pass.contentHeight(of: child, width: width))
    return ratio > 0 && usesRatio ? max(content, width / ratio) : content
  }

  /// The distance from the item's top margin edge to its baseline, or to its bottom edge if it has no
  /// baseline, for its current extents.
  package func ascent(_ pass: TGPass) -> Double {
    let child = pass[childIndex]
    child[.horizontal].extent = x.extent
    child[.vertical].extent = y.extent
    return y.before + (pass.baseline(of: child) ?? y.extent)
  }

  /// Assigns the computed extents and these coordinates to the child, whose height is indefinite if it
  /// depends on content.
  @inlinable @inline(__always) package func assign(
    x left: Double, y top: Double, isIndefinite: Bool, _ pass: TGPass
  ) {
    let child = pass[childIndex]
    child[.horizontal].extent = x.extent
    child[.horizontal].origin = left
    child[.vertical].extent = y.extent
    child[.vertical].origin = top
    if isContainer { child[.vertical].isIndefinite = isIndefinite }
  }
}

// MARK: - Auto margins

extension ItemAxis {
  /// Distributes free space among the item's auto margins, of which there is at least one.
  package mutating func fillAutoMargins(_ free: Double) {
    let areBoth = flags.isSuperset(of: [.autoBefore, .autoAfter])
    setAutoMargins(max(0, free) / (areBoth ? 2 : 1))
  }

  /// Sets each auto margin of the item to a share of the free space.
  package mutating func setAutoMargins(_ share: Double) {
    if flags.contains(.autoBefore) { before = share }
    if flags.contains(.autoAfter) { after = share }
  }
}
