import TangramCore

// The lengths items start from, and those below which they do not shrink.

extension FlexItem {
  /// The extent across that is known before anything is laid out; NaN if it is not.
  ///
  /// - Parameters:
  ///   - cross: The axis across the line.
  ///   - room: How large the line is across; NaN if that is not known yet.
  @inline(__always)
  func knownAcross<Cross: TGAxisType>(_ cross: Cross, in room: Double) -> Double {
    let across = item[along: cross]
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
  ///   - assumesFit: Whether the item is taken to need no more than it gets, which is to be looked at later.
  @inline(__always)
  mutating func findBase<Main: TGAxisType>(
    along main: Main, width: Double, _ pass: TGPass, of whole: Double, assumesFit: Bool = false
  ) {
    let length = definiteBasis(item[along: main].size, of: whole)
    let isContent = !length.isKnown
    base =
      isContent
      ? contentBase(along: main, width: width, pass)
      : length.orMore(item[along: main].padding)
    if item[along: main].hasLower {
      least = item[along: main].lower
    } else if item.isEmpty {
      // There is nothing to be kept but the padding, and that is kept anyway.
      least = 0
    } else if item.ratio == 0, isContent || basis == .auto {
      // Neither the content nor the size it is limited to is below the minimum.
      mayShrinkTo = true
    } else if assumesFit {
      least = 0
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
    let along = item[along: main]
    return least.orMore(along.padding).orMore(min(length, along.upper))
  }

  @inline(__always)
  private mutating func contentBase<Main: TGAxisType>(
    along main: Main, width: Double, _ pass: TGPass
  ) -> Double {
    let isRow = Main.axis == .horizontal
    if item.ratio > 0, knownAcross.isKnown {
      let length = isRow ? knownAcross * item.ratio : knownAcross / item.ratio
      return max(item[along: main].padding, length)
    }
    if isRow {
      return item.findContentWidth(.greatest, height: knownAcross, pass)
    }
    return item.findContentHeight(width: measuringWidth(in: width, pass), pass)
  }

  /// The width that an item of a column is measured for.
  @inline(__always)
  mutating func measuringWidth(in width: Double, _ pass: TGPass) -> Double {
    if knownAcross.isKnown { return knownAcross }
    if !measuringWidth.isKnown { findMeasuringWidth(in: width, pass) }
    return measuringWidth
  }

  private mutating func findMeasuringWidth(in width: Double, _ pass: TGPass) {
    // A basis takes the place of the height.
    let height = basis == .auto ? item.y.boundedSize : .nan
    let room = width.orElse(.infinity) - item.x.margins
    measuringWidth = item.x.clamp(item.findFittedWidth(in: room, height: height, pass))
  }

  /// The length of the content, but not more than the item's own one.
  mutating func automaticMinimum<Main: TGAxisType>(
    along main: Main, width: Double, _ pass: TGPass
  ) -> Double {
    var content: Double
    if Main.axis == .horizontal {
      content = item.findContentWidth(.least, height: knownAcross, pass)
    } else {
      content = item.findContentHeight(
        width: measuringWidth(in: width, pass), usesRatio: !knownAcross.isNaN, pass)
      // A lower bound of the width is worth a height.
      if item.ratio > 0 { content = content.orMore(item.x.lower / item.ratio) }
    }
    let (size, upper) = (item[along: main].size, item[along: main].upper)
    return min(size.isNaN ? content : min(content, size), upper)
  }

  /// Whether the height follows from content, so that percentages of it mean nothing.
  ///
  /// - Parameters:
  ///   - main: The axis along the line.
  ///   - isDefinite: Whether percentages along a column mean something.
  @inline(__always)
  func followsFromContent<Main: TGAxisType>(along main: Main, isDefinite: Bool) -> Bool {
    // What follows from a width by a ratio is known.
    if Main.axis == .horizontal { return !knownAcross.isKnown && item.ratio == 0 }
    if isDefinite { return false }
    switch basis {
    case .auto: return !item.y.isSized
    case .points: return false
    case .content, .share: return true
    }
  }
}

// MARK: - In a run

extension FlexRun {
  /// What `FlexItem.knownAcross` finds for an item.
  @inline(__always)
  mutating func knownAcross(_ index: Int) -> Double {
    memory[index].knownAcross(cross, in: wraps || stretchesLate(index) ? .nan : inner[cross])
  }

  /// Whether an item is stretched only when its length is known, though the line's height is known before:
  /// no width follows by a ratio from a height that follows from content.
  @inline(__always)
  private mutating func stretchesLate(_ index: Int) -> Bool {
    memory[index].item.ratio > 0 && isRow && !hasDefiniteHeight()
  }

  /// What `FlexItem.findBase` finds for an item.
  @inline(__always)
  mutating func findBase(_ index: Int) {
    let whole = memory[index].basis.isShare ? wholeAlong() : .nan
    memory[index].findBase(along: main, width: inner.width, pass, of: whole)
  }

  /// What `FlexItem.measuringWidth` finds for an item.
  mutating func measuringWidth(_ index: Int) -> Double {
    memory[index].measuringWidth(in: inner.width, pass)
  }

  /// Whether an item is stretched across its line.
  @inline(__always)
  func stretches(_ index: Int) -> Bool { memory[index].stretches(memory[index, cross]) }
}
