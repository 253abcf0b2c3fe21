import TangramBoxModel
import TangramCore
import TangramExplanations

// Section 9.2, line length determination: the base sizes of items, and the minimum lengths to which
// they can shrink.

extension FlexItem {
  /// Computes the base size of an item, and its hypothetical size within the bounds.
  ///
  /// The inner width of the container, and `whole`, which a percentage basis refers to, are NaN if they are
  /// not known.
  mutating func findBase<Main: TGAxisType>(
    along main: Main, width: Double, _ pass: TGPass, of whole: Double
  ) {
    if Main.axis == .vertical {
      measuringWidth =
        definiteCrossSize.isKnown ? definiteCrossSize : findMeasuringWidth(in: width, pass)
    }
    let basis = definiteBasis(along: Main.axis, of: whole)
    base = base(from: basis, along: Main.axis, pass)
    let minimum = least(isContent: !basis.isKnown, along: Main.axis, pass)
    (least, postponesMinimum) = (minimum ?? 0, minimum == nil)
    hypothetical = box[main].clamp(base, from: least)
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

// MARK: - The rules
//
// These functions are mutating only to avoid copying the item, which is large.

extension RuleFlexItem {
  /// Returns the cross extent if it is definite, that is, known before any line is laid out; otherwise NaN.
  ///
  /// - Parameter room: The cross extent of the line; NaN if it is not known.
  @inline(__always)
  func definiteCrossSize(_ across: Box.Axis, in room: Number) -> Number {
    if across.isSized { return across.boundedSize }
    return room.isKnown && stretches(across) ? across.stretched(in: room) : Number(.nan)
  }

  /// Returns the basis in points; NaN if the content determines it.
  @inline(__always)
  func definiteBasis(along main: TGAxis, of whole: Number) -> Number {
    switch flex.basis {
    case .auto: return box[main].size
    case .content: return Number(.nan)
    case .points(let points): return basis(points)
    case .share(let weight):
      if !whole.isKnown { return whole }
      return .percentage(basis(weight.percent).named(""), of: whole).atLeast(Number(0)).named(
        "basis")
    }
  }

  @inline(__always)
  mutating func base(from basis: Number, along main: TGAxis, _ pass: TGPass) -> Number {
    basis.isKnown
      ? basis.atLeast(box[main].padding) : contentBase(along: main, pass)
  }

  private mutating func contentBase(along main: TGAxis, _ pass: TGPass) -> Number {
    let isRow = main == .horizontal
    if flex.box.ratio > 0, definiteCrossSize.isKnown {
      let length = isRow ? definiteCrossSize * box.ratio : definiteCrossSize / box.ratio
      return length.atLeast(box[main].padding)
    }
    if isRow { return box.contentWidth(.greatest, height: definiteCrossSize, pass) }
    return box.contentHeight(width: measuringWidth, pass)
  }

  /// Returns the width at which an item of a column is measured if its width is not definite.
  mutating func findMeasuringWidth(in width: Number, _ pass: TGPass) -> Number {
    // A basis takes the place of the height.
    let height = flex.basis == .auto ? box.y.boundedSize : Number(.nan)
    let room = box.x.inner(of: width.isKnown ? width : Number(.infinity))
    return box.x.clamp(box.fittedWidth(in: room, height: height, pass))
  }

  /// Returns the minimum length; nil if it is an automatic minimum that does not exceed the base size.
  @inline(__always)
  mutating func least(isContent: Bool, along main: TGAxis, _ pass: TGPass) -> Number? {
    if box[main].hasLower { return box[main].lower }
    // An item without content has no minimum except its padding, which is always kept.
    if flex.box.isEmpty { return Number(0) }
    // The base size is that of the content or the specified size, and the automatic minimum exceeds
    // neither.
    if flex.box.ratio == 0, isContent || flex.basis == .auto { return nil }
    return automaticMinimum(along: main, pass)
  }

  /// Returns the automatic minimum length, which is that of the content, within limits.
  mutating func automaticMinimum(along main: TGAxis, _ pass: TGPass) -> Number {
    var content: Number
    if main == .horizontal {
      content = box.contentWidth(.least, height: definiteCrossSize, pass)
    } else {
      content = box.contentHeight(
        width: measuringWidth, usesRatio: definiteCrossSize.isKnown, pass)
      // Through the ratio, a lower bound of the width implies a minimum height.
      if flex.box.ratio > 0 { content = content.atLeast(box.x.lower / box.ratio) }
    }
    return box[main].automaticMinimum(of: content)
  }
}

extension RuleItemAxis {
  /// Returns the extent of an item that is stretched across its line.
  @inline(__always) func stretched(in room: Number) -> Number {
    clamp(inner(of: room)).by("stretched across the line")
  }

  /// Returns the length of the content, limited to the item's own size and its upper bound.
  func automaticMinimum(of content: Number) -> Number {
    let isLonger = isSized && content.value > size.value
    return (isLonger ? size : content).atMost(upper).named("automatic minimum")
  }
}
