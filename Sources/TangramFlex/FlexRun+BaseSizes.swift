import TangramBoxModel
import TangramCore

// Section 9.2, line length determination: the lengths that items start from, and those below which they
// do not shrink.

extension FlexItem {
  /// The extent across that is known before anything is laid out; NaN if it is not.
  ///
  /// - Parameters:
  ///   - cross: The axis across the line.
  ///   - room: How large the line is across; NaN if that is not known yet.
  @inline(__always)
  func knownAcross<Cross: TGAxisType>(_ cross: Cross, in room: Double) -> Double {
    let across = box[cross]
    if across.isSized { return across.boundedSize }
    guard room.isKnown, stretches(across) else { return .nan }
    return across.clamp(room - across.margins)
  }

  /// Finds the length an item starts from, and the one within bounds.
  ///
  /// - Parameters:
  ///   - main: The axis along the line.
  ///   - width: The inner width of the container; NaN if it is not known.
  ///   - pass: The pass over the container.
  ///   - whole: What a basis that is a percentage is of; NaN if it means nothing.
  mutating func findBase<Main: TGAxisType>(
    along main: Main, width: Double, _ pass: TGPass, of whole: Double
  ) {
    let length = definiteBasis(box[main].size, of: whole)
    let isContent = !length.isKnown
    base =
      isContent
      ? contentBase(along: main, width: width, pass)
      : length.orMore(box[main].padding)
    if box[main].hasLower {
      least = box[main].lower
    } else if box.isEmpty {
      // There is nothing to be kept but the padding, and that is kept anyway.
      least = 0
    } else if box.ratio == 0, isContent || basis == .auto {
      // Neither the content nor the size it is limited to is below the minimum.
      postponesMinimum = true
    } else {
      least = automaticMinimum(along: main, width: width, pass)
    }
    hypothetical = clamped(base, main)
  }

  /// The basis in points; NaN if the content decides.
  @inline(__always)
  private func definiteBasis(_ size: Double, of whole: Double) -> Double {
    switch basis {
    case .auto: return size
    case .content: return .nan
    case .points(let points): return points
    case .share(let weight): return whole.isNaN ? .nan : max(0, whole * weight.percent / 100)
    }
  }

  /// Keeps a length within the bounds, the lowest being the automatic one if there is no other.
  @inline(__always)
  func clamped<Main: TGAxisType>(_ length: Double, _ main: Main) -> Double {
    let along = box[main]
    return least.orMore(along.padding).orMore(min(length, along.upper))
  }

  private mutating func contentBase<Main: TGAxisType>(
    along main: Main, width: Double, _ pass: TGPass
  ) -> Double {
    let isRow = Main.axis == .horizontal
    if box.ratio > 0, knownAcross.isKnown {
      let length = isRow ? knownAcross * box.ratio : knownAcross / box.ratio
      return max(box[main].padding, length)
    }
    if isRow {
      return box.contentWidth(.greatest, height: knownAcross, pass)
    }
    return box.contentHeight(width: measuringWidth(in: width, pass), pass)
  }

  /// The width that an item of a column is measured for.
  mutating func measuringWidth(in width: Double, _ pass: TGPass) -> Double {
    if knownAcross.isKnown { return knownAcross }
    if !measuringWidth.isKnown { findMeasuringWidth(in: width, pass) }
    return measuringWidth
  }

  private mutating func findMeasuringWidth(in width: Double, _ pass: TGPass) {
    // A basis takes the place of the height.
    let height = basis == .auto ? box.y.boundedSize : .nan
    let room = width.orElse(.infinity) - box.x.margins
    measuringWidth = box.x.clamp(box.fittedWidth(in: room, height: height, pass))
  }

  /// The length of the content, but not more than the item's own one.
  mutating func automaticMinimum<Main: TGAxisType>(
    along main: Main, width: Double, _ pass: TGPass
  ) -> Double {
    var content: Double
    if Main.axis == .horizontal {
      content = box.contentWidth(.least, height: knownAcross, pass)
    } else {
      content = box.contentHeight(
        width: measuringWidth(in: width, pass), usesRatio: !knownAcross.isNaN, pass)
      // A lower bound of the width is worth a height.
      if box.ratio > 0 { content = content.orMore(box.x.lower / box.ratio) }
    }
    let (size, upper) = (box[main].size, box[main].upper)
    return min(size.isNaN ? content : min(content, size), upper)
  }

  /// Whether the height follows from content, so that percentages of it mean nothing.
  ///
  /// - Parameters:
  ///   - main: The axis along the line.
  ///   - isDefinite: Whether percentages along a column mean something.
  func followsFromContent<Main: TGAxisType>(along main: Main, isDefinite: Bool) -> Bool {
    // What follows from a width by a ratio is known.
    if Main.axis == .horizontal { return !knownAcross.isKnown && box.ratio == 0 }
    if isDefinite { return false }
    switch basis {
    case .auto: return !box.y.isSized
    case .points: return false
    case .content, .share: return true
    }
  }
}

extension FlexRun {
  /// What `FlexItem.knownAcross` finds for an item.
  mutating func knownAcross(_ index: Int) -> Double {
    let room = wraps || stretchesLate(index) ? .nan : inner[cross]
    return items[index].knownAcross(cross, in: room)
  }

  /// Whether an item is stretched only when its length is known, though the line's height is known before:
  /// no width follows by a ratio from a height that follows from content.
  private mutating func stretchesLate(_ index: Int) -> Bool {
    items[index].box.ratio > 0 && isRow && !hasDefiniteHeight()
  }

  /// What `FlexItem.findBase` finds for an item.
  mutating func findBase(_ index: Int) {
    let whole = items[index].basis.isShare ? wholeAlong() : .nan
    items[index].findBase(along: main, width: inner.width, pass, of: whole)
  }
}
