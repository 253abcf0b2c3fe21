import TangramBoxModel
import TangramCore

// Section 9.2, line length determination: the lengths that items start from, and those below which they
// do not shrink.

extension FlexRun {
  /// Finds the extent of an item across that is known before anything is laid out.
  mutating func findKnownAcross(_ item: inout FlexItem) {
    let across = item.box[cross]
    if across.isSized {
      item.knownAcross = across.boundedSize
    } else if !wraps, isKnown(cross), item.stretches(across), !stretchesLate(item) {
      item.knownAcross = across.clamp(inner[cross] - across.margins)
    }
  }

  /// Whether an item is stretched only when its length is known, though the line's height is known before:
  /// no width follows by a ratio from a height that follows from content.
  private mutating func stretchesLate(_ item: FlexItem) -> Bool {
    item.box.ratio > 0 && isRow && !hasDefiniteHeight()
  }

  /// Finds the length that an item starts from, and the one within bounds.
  mutating func findBase(_ item: inout FlexItem) {
    let along = item.box[main]
    let length = definiteBasis(item)
    item.base = length.isKnown ? length.orMore(along.padding) : contentBase(&item)
    if along.hasLower {
      item.least = along.lower
    } else if item.box.isEmpty {
      // There is nothing to be kept but the padding, and that is kept anyway.
      item.least = 0
    } else if item.box.ratio == 0, !length.isKnown || item.basis == .auto {
      // Neither the content nor the size it is limited to is below the minimum.
      item.postponesMinimum = true
    } else {
      item.least = automaticMinimum(&item)
    }
    item.hypothetical = clamped(item.base, item)
  }

  /// The basis in points; NaN if the content decides.
  private mutating func definiteBasis(_ item: FlexItem) -> Double {
    switch item.basis {
    case .auto: return item.box[main].size
    case .content: return .nan
    case .points(let points): return points
    case .share(let weight):
      let whole = wholeAlong()
      return whole.isKnown ? max(0, whole * weight.percent / 100) : .nan
    }
  }

  /// Keeps a length within the bounds, the lowest being the automatic one if there is no other.
  func clamped(_ length: Double, _ item: FlexItem) -> Double {
    let along = item.box[main]
    return item.least.orMore(along.padding).orMore(min(length, along.upper))
  }

  private func contentBase(_ item: inout FlexItem) -> Double {
    if item.box.ratio > 0, item.knownAcross.isKnown {
      let ratio = isRow ? item.box.ratio : 1 / item.box.ratio
      return max(item.box[main].padding, item.knownAcross * ratio)
    }
    if isRow { return item.box.contentWidth(.greatest, height: item.knownAcross, pass) }
    return item.box.contentHeight(width: measuringWidth(&item), pass)
  }

  /// The width that an item of a column is measured for.
  func measuringWidth(_ item: inout FlexItem) -> Double {
    if item.knownAcross.isKnown { return item.knownAcross }
    if !item.measuringWidth.isKnown {
      // A basis takes the place of the height.
      let height = item.basis == .auto ? item.box.y.boundedSize : .nan
      let room = inner.width.orElse(.infinity) - item.box.x.margins
      let fitted = item.box.fittedWidth(in: room, height: height, pass)
      item.measuringWidth = item.box.x.clamp(fitted)
    }
    return item.measuringWidth
  }

  /// The length of the content, but not more than the item's own one (section 4.5).
  func automaticMinimum(_ item: inout FlexItem) -> Double {
    var content: Double
    if isRow {
      content = item.box.contentWidth(.least, height: item.knownAcross, pass)
    } else {
      content = item.box.contentHeight(
        width: measuringWidth(&item), usesRatio: item.knownAcross.isKnown, pass)
      // A lower bound of the width is worth a height.
      if item.box.ratio > 0 { content = content.orMore(item.box.x.lower / item.box.ratio) }
    }
    let along = item.box[main]
    return min(along.isSized ? min(content, along.size) : content, along.upper)
  }
}
