import TangramCore

// The lengths items start from, and those below which they do not shrink.

extension FlexRun {
  mutating func findBases() {
    for index in 0..<count {
      self[index].knownAcross = knownAcross(self[index])
      findBase(index)
    }
  }

  /// The extent across that is known before anything is laid out; NaN if it is not.
  func knownAcross(_ flex: FlexItem) -> Double {
    let across = flex.item[cross]
    if across.isSized { return across.boundedSize }
    guard !wraps, isKnown(cross), stretches(flex) else { return .nan }
    return across.clamp(inner[cross] - across.margins)
  }

  /// Whether an item is stretched across its line.
  func stretches(_ flex: FlexItem) -> Bool {
    let across = flex.item[cross]
    // A percentage of what is not known is as little an extent as none, but it is not `auto`.
    if across.isSized || across.flags.contains(.isShare) || across.hasAutoMargin { return false }
    return flex.alignment == .stretch || across.fills
  }

  /// Whether bases would be the same if the height that was found had been known from the start.
  var standsAsFound: Bool {
    guard pass[.vertical].wraps, isRow, !wraps else { return true }
    return !(0..<count).contains { index in
      let flex = self[index]
      return (flex.item.ratio > 0 || flex.item.isContainer) && stretches(flex)
    }
  }

  private mutating func findBase(_ index: Int) {
    let flex = self[index]
    let along = flex.item[main]
    var isContent = false
    if let length = definiteBasis(flex) {
      self[index].base = max(length, along.padding)
    } else {
      isContent = true
      self[index].base = contentBase(index)
    }
    if along.hasLower {
      self[index].least = along.lower
    } else if flex.item.ratio == 0, isContent || flex.basis == .auto {
      // Neither the content nor the size it is limited to is below the minimum.
      self[index].mayShrinkTo = true
    } else {
      self[index].least = automaticMinimum(index)
    }
    self[index].hypothetical = self[index].clamped(self[index].base, along)
  }

  /// The basis in points; nil if the content decides.
  private mutating func definiteBasis(_ flex: FlexItem) -> Double? {
    switch flex.basis {
    case .auto: return flex.item[main].isSized ? flex.item[main].size : nil
    case .content: return nil
    case .points(let points): return max(0, points)
    case .share(let weight):
      let whole = wholeAlong()
      return whole.isNaN ? nil : max(0, whole * weight.percent / 100)
    }
  }

  private mutating func contentBase(_ index: Int) -> Double {
    let flex = self[index]
    if flex.item.ratio > 0, !flex.knownAcross.isNaN {
      let (ratio, across) = (flex.item.ratio, flex.knownAcross)
      return max(flex.item[main].padding, isRow ? across * ratio : across / ratio)
    }
    if isRow { return flex.item.contentWidth(.greatest, height: flex.knownAcross, pass) }
    return flex.item.contentHeight(width: measuringWidth(index), pass)
  }

  /// The width that an item of a column is measured for.
  mutating func measuringWidth(_ index: Int) -> Double {
    let flex = self[index]
    if !flex.knownAcross.isNaN { return flex.knownAcross }
    let x = flex.item.x
    // A basis takes the place of the height.
    let height = flex.basis == .auto ? flex.item.y.boundedSize : .nan
    return x.clamp(flex.item.fittedWidth(in: inner.width - x.margins, height: height, pass))
  }

  /// The length of the content, but not more than the item's own one.
  mutating func automaticMinimum(_ index: Int) -> Double {
    let flex = self[index]
    let along = flex.item[main]
    let content =
      isRow
      ? flex.item.contentWidth(.least, height: flex.knownAcross, pass)
      : flex.item.contentHeight(
        width: measuringWidth(index), usesRatio: !flex.knownAcross.isNaN, pass)
    return min(along.isSized ? min(content, along.size) : content, along.upper)
  }
}

extension FlexItem {
  /// Keeps a length within the bounds, the lowest being the automatic one if there is no other.
  func clamped(_ length: Double, _ along: TGItemAxis) -> Double {
    max(max(least, along.padding), min(length, along.upper))
  }
}
