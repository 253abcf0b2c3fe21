import TangramBoxModel
import TangramCore
import TangramExplanations

// Section 9.2, line length determination: the base sizes of items, and the minimum lengths to which
// they can shrink.

extension FlexItem {
  /// Returns the cross extent if it is definite, that is, known before any line is laid out; otherwise NaN.
  ///
  /// - Parameter room: The cross extent of the line; NaN if it is not known.
  @inline(__always)
  func definiteCrossSize<Cross: TGAxisType>(_ cross: Cross, in room: Double) -> Double {
    let across = box[cross]
    if across.isSized { return across.boundedSize }
    guard room.isKnown, stretches(across) else { return .nan }
    return across.clamp(room - across.margins)
  }

  /// Computes the base size of an item, and its hypothetical size within the bounds.
  ///
  /// The inner width of the container, and `whole`, which a percentage basis refers to, are NaN if they are
  /// not known.
  mutating func findBase<Main: TGAxisType>(
    along main: Main, width: Double, _ pass: TGPass, of whole: Double
  ) {
    let length = definiteBasis(box[main].size, of: whole)
    let isContent = !length.isKnown
    base =
      isContent
      ? contentBase(along: main, width: width, pass)
      : length.atLeast(box[main].padding)
    if box[main].hasLower {
      least = box[main].lower
    } else if box.isEmpty {
      // An item without content has no minimum except its padding, which is always kept.
      least = 0
    } else if box.ratio == 0, isContent || basis == .auto {
      // The base size is that of the content or the specified size, and the automatic minimum exceeds
      // neither.
      postponesMinimum = true
    } else {
      least = automaticMinimum(along: main, width: width, pass)
    }
    hypothetical = box[main].clamp(base, from: least)
  }

  /// Returns the basis in points; NaN if the content determines it.
  @inline(__always)
  private func definiteBasis(_ size: Double, of whole: Double) -> Double {
    switch basis {
    case .auto: return size
    case .content: return .nan
    case .points(let points): return points
    case .share(let weight): return whole.isNaN ? .nan : max(0, whole * weight.percent / 100)
    }
  }

  private mutating func contentBase<Main: TGAxisType>(
    along main: Main, width: Double, _ pass: TGPass
  ) -> Double {
    let isRow = Main.axis == .horizontal
    if box.ratio > 0, definiteCrossSize.isKnown {
      let length = isRow ? definiteCrossSize * box.ratio : definiteCrossSize / box.ratio
      return max(box[main].padding, length)
    }
    if isRow {
      return box.contentWidth(.greatest, height: definiteCrossSize, pass)
    }
    return box.contentHeight(width: measuringWidth(in: width, pass), pass)
  }

  /// Returns the width at which an item of a column is measured.
  mutating func measuringWidth(in width: Double, _ pass: TGPass) -> Double {
    if definiteCrossSize.isKnown { return definiteCrossSize }
    if measuringWidth.isKnown { return measuringWidth }
    // A basis takes the place of the height.
    let height = basis == .auto ? box.y.boundedSize : .nan
    let room = (width.isKnown ? width : .infinity) - box.x.margins
    measuringWidth = box.x.clamp(box.fittedWidth(in: room, height: height, pass))
    return measuringWidth
  }

  /// Returns the automatic minimum length, which is that of the content, within limits.
  mutating func automaticMinimum<Main: TGAxisType>(
    along main: Main, width: Double, _ pass: TGPass
  ) -> Double {
    var content: Double
    if Main.axis == .horizontal {
      content = box.contentWidth(.least, height: definiteCrossSize, pass)
    } else {
      content = box.contentHeight(
        width: measuringWidth(in: width, pass), usesRatio: !definiteCrossSize.isNaN, pass)
      // Through the ratio, a lower bound of the width implies a minimum height.
      if box.ratio > 0 { content = content.atLeast(box.x.lower / box.ratio) }
    }
    return box[main].automaticMinimum(of: content)
  }

  /// Whether the height depends on content, so that percentages of it are indefinite, given whether those
  /// along a column refer to a definite height.
  func dependsOnContent<Main: TGAxisType>(along main: Main, isDefinite: Bool) -> Bool {
    // A height that is derived from a width by a ratio is definite.
    if Main.axis == .horizontal { return !definiteCrossSize.isKnown && box.ratio == 0 }
    if isDefinite { return false }
    switch basis {
    case .auto: return !box.y.isSized
    case .points: return false
    case .content, .share: return true
    }
  }
}

extension ItemAxis {
  /// Returns the length of the content, limited to the item's own size and its upper bound.
  func automaticMinimum(of content: Double) -> Double {
    min(isSized ? min(content, size) : content, upper)
  }
}

extension FlexRun {
  /// Returns the cross extent that an item can be stretched to before any line is laid out; NaN if it is
  /// not known.
  ///
  /// An item with a ratio is stretched only after its length has been resolved, even if the line's
  /// height is known earlier: a width must not be derived by a ratio from a height that depends on
  /// content.
  func roomAcross(forRatio ratio: Double) -> Double {
    let stretchesLate = ratio > 0 && isRow && !reader.definiteHeight.isKnown
    return wraps || stretchesLate ? .nan : inner[cross]
  }
}
