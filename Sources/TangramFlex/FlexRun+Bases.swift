import TangramCore

// The lengths items start from, and those below which they do not shrink.

extension FlexRun {
  /// The extent across that is known before anything is laid out; NaN if it is not.
  @inline(__always)
  func knownAcross(_ index: Int) -> Double {
    if memory[index, cross].isSized { return memory[index, cross].boundedSize }
    guard !wraps, isKnown(cross), stretches(index) else { return .nan }
    return memory[index, cross].clamp(inner[cross] - memory[index, cross].margins)
  }

  /// Whether an item is stretched across its line.
  @inline(__always)
  func stretches(_ index: Int) -> Bool { memory[index].stretches(memory[index, cross]) }

  /// Whether bases would be the same if the height that was found had been known from the start.
  @inline(__always)
  mutating func standsAsFound() -> Bool {
    guard pass[.vertical].wraps, isRow, !wraps else { return true }
    for index in 0..<count
    where memory[index].item.ratio > 0 || memory[index].item.isContainer {
      if stretches(index) { return false }
    }
    return true
  }

  /// Finds the length an item starts from, and the one within bounds.
  @inline(__always)
  mutating func findBase(_ index: Int) {
    let length = definiteBasis(index)
    let isContent = length.isNaN
    let base = isContent ? contentBase(index) : length.orMore(memory[index, main].padding)
    memory[index].base = base
    if memory[index, main].hasLower {
      memory[index].least = memory[index, main].lower
    } else if memory[index].item.isEmpty {
      // There is nothing to be kept but the padding, and that is kept anyway.
      memory[index].least = 0
    } else if memory[index].item.ratio == 0, isContent || memory[index].basis == .auto {
      // Neither the content nor the size it is limited to is below the minimum.
      memory[index].mayShrinkTo = true
    } else {
      memory[index].least = automaticMinimum(index)
    }
    memory[index].hypothetical = clamped(base, index)
  }

  /// The basis in points; NaN if the content decides.
  @inline(__always)
  private mutating func definiteBasis(_ index: Int) -> Double {
    switch memory[index].basis {
    case .auto: return memory[index, main].size
    case .content: return .nan
    case .points(let points): return points
    case .share(let weight):
      let whole = wholeAlong()
      return whole.isNaN ? .nan : max(0, whole * weight.percent / 100)
    }
  }

  /// Keeps a length within the bounds, the lowest being the automatic one if there is no other.
  @inline(__always)
  func clamped(_ length: Double, _ index: Int) -> Double {
    let lower = memory[index].least.orMore(memory[index, main].padding)
    return lower.orMore(min(length, memory[index, main].upper))
  }

  private mutating func contentBase(_ index: Int) -> Double {
    let across = memory[index].knownAcross
    let ratio = memory[index].item.ratio
    if ratio > 0, !across.isNaN {
      return max(memory[index, main].padding, isRow ? across * ratio : across / ratio)
    }
    if isRow { return memory[index].item.findContentWidth(.greatest, height: across, pass) }
    return memory[index].item.findContentHeight(width: measuringWidth(index), pass)
  }

  /// The width that an item of a column is measured for.
  mutating func measuringWidth(_ index: Int) -> Double {
    if !memory[index].knownAcross.isNaN { return memory[index].knownAcross }
    if memory[index].measuringWidth.isNaN {
      // A basis takes the place of the height.
      let height = memory[index].basis == .auto ? memory[index].item.y.boundedSize : .nan
      let width = inner.width.isNaN ? .infinity : inner.width
      let room = width - memory[index].item.x.margins
      let fitted = memory[index].item.findFittedWidth(in: room, height: height, pass)
      memory[index].measuringWidth = memory[index].item.x.clamp(fitted)
    }
    return memory[index].measuringWidth
  }

  /// The length of the content, but not more than the item's own one.
  mutating func automaticMinimum(_ index: Int) -> Double {
    let across = memory[index].knownAcross
    let content =
      isRow
      ? memory[index].item.findContentWidth(.least, height: across, pass)
      : memory[index].item.findContentHeight(
        width: measuringWidth(index), usesRatio: !across.isNaN, pass)
    let (size, upper) = (memory[index, main].size, memory[index, main].upper)
    return min(size.isNaN ? content : min(content, size), upper)
  }
}
