/// A style with resolved fonts and validated numbers.
struct ResolvedStyle: Sendable {
  let style: TGTextStyle
  /// The faces that are tried in order, as indices in the fonts of the paragraph.
  let fonts: ShortList<UInt16>
  let shaping: Shaping
  /// The box of the style in its first font.
  let box: LineBox

  struct Shaping: Equatable, Sendable {
    let size: Double
    /// The size by which advances are scaled: the font size rounded down to a multiple of 1/64.
    let advanceSize: Double
    let letterSpacing: Double
    let wordSpacing: Double
    let kerning: Bool
    let ligatures: Bool

    /// The key of the shaping plan for text of a script.
    func key(_ script: Script) -> ShapingPlan.Key {
      ShapingPlan.Key(script: script, kerning: kerning, ligatures: ligatures && letterSpacing == 0)
    }
  }

  init(
    _ style: consuming TGTextStyle, _ fonts: ShortList<UInt16>, firstFont: TGFont
  ) {
    self.fonts = fonts
    shaping = Shaping(
      size: style.size, advanceSize: Self.flooredSize((style.size * 100).rounded() / 100),
      letterSpacing: style.letterSpacing, wordSpacing: style.wordSpacing,
      kerning: style.kerning, ligatures: style.ligatures)
    box = LineBox(style, firstFont)
    self.style = style
  }

  var firstFont: UInt16 { fonts[0] }

  /// The font if there is only one.
  var onlyFont: UInt16? { fonts.count == 1 ? fonts[0] : nil }

  private static func flooredSize(_ size: Double) -> Double {
    (size * 64 + 1e-9).rounded(.down) / 64
  }

  /// The advance of a single character in the first font; nil if the font has no glyph for it.
  func advance(of scalar: UInt32, in fonts: ShortList<TGFont>) -> Double? {
    let font = fonts[Int(firstFont)]
    return font.data.glyph(of: scalar).map {
      Double(font.data.advance(of: $0)) * Self.flooredSize(style.size) / Double(font.unitsPerEm)
    }
  }

  /// The hyphen that is shown after a soft hyphen, and its advance; nil if the font has none.
  func hyphen(in fonts: ShortList<TGFont>) -> (scalar: UInt32, advance: Double)? {
    for scalar: UInt32 in [0x2010, 0x2D] {
      if let advance = advance(of: scalar, in: fonts) { return (scalar, advance) }
    }
    return nil
  }

  /// Whether text in both styles may be shaped together.
  func isShapedLike(_ other: ResolvedStyle) -> Bool {
    style.baselineShift == 0 && other.style.baselineShift == 0
      && fonts.elementsEqual(other.fonts) && shaping == other.shaping
  }
}

/// The styles of the runs of a paragraph; successive runs with equal styles share one.
struct RunStyles: ~Copyable, Sendable {
  /// The paragraph's own style.
  let root: ResolvedStyle
  let count: Int
  /// The styles other than `root`.
  private var others: [ResolvedStyle] = []
  /// The style of each run: 0 for `root`, or the index in `others` plus 1; empty if all have the style `root`.
  private var numbers: [Int32] = []

  /// The style of a single run that has the paragraph's own style.
  init(_ root: consuming ResolvedStyle) {
    self.root = root
    count = 1
  }

  init(
    _ runs: [TGTextRun], _ style: TGTextStyle, startingAt starts: ShortList<Int32>,
    _ resolver: inout StyleResolver
  ) {
    root = resolver.resolve(style, at: 0)
    count = runs.count
    if runs.allSatisfy({ $0.style == style }) { return }
    // The run that has the last of the other styles.
    var last: Int?
    for (run, part) in runs.enumerated() {
      let isRoot = part.style == style
      if !isRoot, last.map({ runs[$0].style != part.style }) ?? true {
        last = run
        others.append(resolver.resolve(part.style, at: run == 0 ? 0 : Int(starts[run - 1])))
      }
      numbers.append(isRoot ? 0 : Int32(truncatingIfNeeded: others.count))
    }
  }

  /// Whether all runs have the paragraph's own style, without a baseline shift.
  var areRoot: Bool { numbers.isEmpty && root.style.baselineShift == 0 }

  subscript(run: Int) -> ResolvedStyle { withStyle(ofRun: run) { copy $0 } }

  /// Reads properties of the style of a run, without a copy of the style.
  @inline(__always)
  func withStyle<Result>(
    ofRun run: Int, _ body: (borrowing ResolvedStyle) -> Result
  ) -> Result {
    guard !numbers.isEmpty, numbers[run] > 0 else { return body(root) }
    return body(others[Int(numbers[run]) - 1])
  }

  /// The maximum of a property over the styles of all runs; 0 if there are no runs.
  @inline(__always)
  func greatest(_ property: (borrowing ResolvedStyle) -> Double) -> Double {
    var greatest = 0.0
    for run in 0..<count { greatest = max(greatest, withStyle(ofRun: run, property)) }
    return greatest
  }
}

/// The fonts of a paragraph, and its styles with fonts resolved to their indices.
struct StyleResolver {
  private(set) var fonts = ShortList<TGFont>()
  private(set) var diagnostics: [TGTextDiagnostic] = []

  mutating func resolve(_ style: consuming TGTextStyle, at index: Int) -> ResolvedStyle {
    check(&style.size, "size", 0...1e5, or: 16, at: index)
    check(&style.letterSpacing, "letterSpacing", -1e5...1e5, at: index)
    check(&style.wordSpacing, "wordSpacing", -1e5...1e5, at: index)
    check(&style.baselineShift, "baselineShift", -1e6...1e6, at: index)
    switch style.lineHeight {
    case .normal: break
    case .factor(var factor):
      check(&factor, "lineHeight", 0...1e4, or: 1, at: index)
      style.lineHeight = .factor(factor)
    case .length(var length):
      check(&length, "lineHeight", 0...1e6, at: index)
      style.lineHeight = .length(length)
    }
    let faces = style.family.chosenFaces(weight: style.weight, slanted: style.isSlanted)
    var indices = ShortList<UInt16>()
    for face in faces { indices.append(fontIndex(face)) }
    return ResolvedStyle(style, indices, firstFont: faces[0])
  }

  private mutating func fontIndex(_ font: TGFont) -> UInt16 {
    if let known = fonts.firstIndex(of: font) { return UInt16(truncatingIfNeeded: known) }
    guard fonts.count < UInt16.max else { return 0 }
    fonts.append(font)
    return UInt16(truncatingIfNeeded: fonts.count - 1)
  }

  /// Clamps a number to its range; NaN becomes `fallback`.
  ///
  /// Adds a diagnostic for the first invalid number of each property.
  mutating func check(
    _ number: inout Double, _ property: String, _ range: ClosedRange<Double>,
    or fallback: Double = 0, at index: Int = 0
  ) {
    if range.contains(number) { return }
    let used =
      number.isNaN ? fallback : min(max(number, range.lowerBound), range.upperBound)
    defer { number = used }
    let reason = TGTextDiagnostic.Reason.invalidNumber(property: property)
    if diagnostics.contains(where: { $0.reason == reason }) { return }
    diagnostics.append(
      TGTextDiagnostic(
        reason: reason, index: index,
        message: "\(property) is \(number), which is out of range; \(used) is used instead."))
  }
}
