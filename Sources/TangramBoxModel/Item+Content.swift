import TangramCore
import TangramExplanations

// The sizes of items by their content.

extension RuleItem {
  /// Returns the content width of the item, using its ratio but ignoring its own size and bounds; the height
  /// is NaN if it is not known.
  @inlinable
  package func contentWidth(
    _ width: TGContentWidth, height: Number, _ pass: TGPass
  ) -> Number {
    if item.isEmpty { return x.padding.by("nothing is in it") }
    let known = height.isKnown ? height.value : nil
    if item.ratio == 0 {
      return measuredWidth(width, height: known, pass).atLeast(x.padding)
    }
    if known != nil {
      let least = measuredWidth(.least, height: known, pass).atLeast(x.padding)
      return (y.clamp(height) * ratio).atLeast(least)
    }
    // If the height is not known, its bounds and its padding limit the width through the ratio.
    let least = y.lower.atLeast(y.padding) * ratio
    return measuredWidth(width, height: nil, pass).atMost(y.upper * ratio)
      .atLeast(least).atLeast(x.padding)
  }

  /// Returns the width of the content within an available width.
  @inlinable
  package func fittedWidth(in room: Number, height: Number, _ pass: TGPass) -> Number {
    let greatest = contentWidth(.greatest, height: height, pass)
    if greatest.value <= room.value { return greatest }
    let least = contentWidth(.least, height: height, pass)
    if least.value >= greatest.value { return greatest }
    if least.value > room.value { return room.atLeast(least) }
    return greatest.atMost(room).by("its content in the room there is")
  }

  /// Returns the height of the item's content at a width, using its ratio but ignoring its own size
  /// and bounds.
  @inlinable
  package func contentHeight(
    width: Number, usesRatio: Bool = true, _ pass: TGPass
  ) -> Number {
    let usesRatio = usesRatio && item.ratio > 0
    if !item.hasContent, !usesRatio { return y.padding.by("nothing is in it") }
    if usesRatio, y.hasLower { return (width / ratio).atLeast(y.padding) }
    // The height depends on the content, so children of the item must not resolve percentages of it.
    if item.isContainer { pass[item.childIndex][.vertical].isIndefinite = true }
    let content = measuredHeight(width: width, pass).atLeast(y.padding)
    return usesRatio ? (width / ratio).atLeast(content) : content
  }
}

extension Item {
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

extension RuleItemAxis {
  /// Returns the length of each auto margin of the item, of which there is at least one.
  @inlinable package func autoMargin(_ free: Number) -> Number {
    let areBoth = flags.isSuperset(of: [.autoBefore, .autoAfter])
    return free.atLeast(Number(0)).divided(among: areBoth ? 2 : 1)
      .by("the margin takes what is free").named("auto margin")
  }
}

extension ItemAxis {
  /// Distributes free space among the item's auto margins, of which there is at least one.
  package mutating func fillAutoMargins(_ free: Double) {
    setAutoMargins(autoMargin(free))
  }

  /// Sets each auto margin of the item to a share of the free space.
  package mutating func setAutoMargins(_ share: Double) {
    if flags.contains(.autoBefore) { before = share }
    if flags.contains(.autoAfter) { after = share }
  }
}
