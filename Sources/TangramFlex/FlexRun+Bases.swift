import TangramCore

// The lengths items start from, and those below which they do not shrink.

extension FlexRun {
  mutating func findBases() {
    for index in 0..<count {
      memory[index].knownAcross = knownAcross(index)
      findBase(index)
    }
  }

  /// The extent across that is known before anything is laid out; NaN if it is not.
  func knownAcross(_ index: Int) -> Double {
    let known = memory[index].item[cross].boundedSize
    if !known.isNaN { return known }
    guard !wraps, isKnown(cross), stretches(index) else { return .nan }
    return memory[index].item[cross].clamp(inner[cross] - memory[index].item[cross].margins)
  }

  /// Whether an item is stretched across its line.
  func stretches(_ index: Int) -> Bool {
    // A percentage of what is not known gives no extent, but it is not `auto` either.
    let flags = memory[index].item[cross].flags
    if !flags.isDisjoint(with: [.isShare, .autoBefore, .autoAfter]) { return false }
    if memory[index].item[cross].isSized { return false }
    return memory[index].alignment == .stretch || flags.contains(.fills)
  }

  /// Whether bases would be the same if the height that was found had been known from the start.
  var standsAsFound: Bool {
    guard pass[.vertical].wraps, isRow, !wraps else { return true }
    return !(0..<count).contains { index in
      (memory[index].item.ratio > 0 || memory[index].item.isContainer) && stretches(index)
    }
  }

  private mutating func findBase(_ index: Int) {
    var isContent = false
    if let length = definiteBasis(index) {
      memory[index].base = max(length, memory[index].item[main].padding)
    } else {
      isContent = true
      memory[index].base = contentBase(index)
    }
    if memory[index].item[main].hasLower {
      memory[index].least = memory[index].item[main].lower
    } else if memory[index].item.ratio == 0, isContent || memory[index].basis == .auto {
      // Neither the content nor the size it is limited to is below the minimum.
      memory[index].mayShrinkTo = true
    } else {
      memory[index].least = automaticMinimum(index)
    }
    memory[index].hypothetical = clamped(memory[index].base, index)
  }

  /// The basis in points; nil if the content decides.
  private mutating func definiteBasis(_ index: Int) -> Double? {
    switch memory[index].basis {
    case .auto:
      let size = memory[index].item[main].size
      return size.isNaN ? nil : size
    case .content: return nil
    case .points(let points): return max(0, points)
    case .share(let weight):
      let whole = wholeAlong()
      return whole.isNaN ? nil : max(0, whole * weight.percent / 100)
    }
  }

  /// Keeps a length within the bounds, the lowest being the automatic one if there is no other.
  func clamped(_ length: Double, _ index: Int) -> Double {
    let lower = max(memory[index].least, memory[index].item[main].padding)
    return max(lower, min(length, memory[index].item[main].upper))
  }

  private mutating func contentBase(_ index: Int) -> Double {
    let flex = memory[index]
    if flex.item.ratio > 0, !flex.knownAcross.isNaN {
      let (ratio, across) = (flex.item.ratio, flex.knownAcross)
      return max(flex.item[main].padding, isRow ? across * ratio : across / ratio)
    }
    if isRow { return flex.item.contentWidth(.greatest, height: flex.knownAcross, pass) }
    return flex.item.contentHeight(width: measuringWidth(index), pass)
  }

  /// The width that an item of a column is measured for.
  mutating func measuringWidth(_ index: Int) -> Double {
    let flex = memory[index]
    if !flex.knownAcross.isNaN { return flex.knownAcross }
    let x = flex.item.x
    // A basis takes the place of the height.
    let height = flex.basis == .auto ? flex.item.y.boundedSize : .nan
    return x.clamp(flex.item.fittedWidth(in: inner.width - x.margins, height: height, pass))
  }

  /// The length of the content, but not more than the item's own one.
  mutating func automaticMinimum(_ index: Int) -> Double {
    let flex = memory[index]
    let along = flex.item[main]
    let content =
      isRow
      ? flex.item.contentWidth(.least, height: flex.knownAcross, pass)
      : flex.item.contentHeight(
        width: measuringWidth(index), usesRatio: !flex.knownAcross.isNaN, pass)
    return min(along.isSized ? min(content, along.size) : content, along.upper)
  }
}
