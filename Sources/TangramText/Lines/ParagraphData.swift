/// The data of a paragraph that is computed before it is broken into lines.
final class ParagraphData: Sendable {
  let options: TGParagraphOptions
  let text: CollectedText
  /// The paragraph's own style.
  let root: ResolvedStyle
  let styles: ShortList<ResolvedStyle>
  let fonts: ShortList<TGFont>
  let pieces: ShortList<TextPiece>
  let stops: [Int32]
  let hardStops: [Int32]
  let shaped: ShapedText
  let edges: LineEdges
  let diagnostics: [TGTextDiagnostic]
  /// Whether the lookups of a font exceeded their limit and were stopped.
  let isExhausted: Bool
  let greatestSize: Double
  /// The maximum amount by which the start of a line can be wider than the advances of a longer part of the
  /// line; infinite if there are tabs or negative advances.
  let greatestDifference: Double
  /// Whether the width of a line that is not reshaped at its ends is the sum of the advances of its
  /// characters.
  let hasPlainWidths: Bool

  init(_ runs: Span<TGTextRun>, _ style: TGTextStyle, _ options: TGParagraphOptions) {
    var resolver = StyleResolver()
    let options = options.checked(by: &resolver)
    let text = CollectedText(runs, options.whiteSpace)
    root = resolver.resolve(style, at: 0)
    var styles = ShortList<ResolvedStyle>()
    for index in runs.indices {
      let start = index == 0 ? 0 : Int(text.runStarts[index - 1])
      let isRoot = runs[index].style == style
      styles.append(isRoot ? root : resolver.resolve(runs[index].style, at: start))
    }
    var shapers = resolver.fonts.map { Shaper($0.data) }
    var prepared = PreparedText()
    prepared.prepare(
      text, styles: styles, options: options, language: style.language, shapers: &shapers)
    var shaper = SegmentShaper(text, prepared.pieces, styles, shapers: shapers)
    shapers = []
    edges = LineEdges(whiteSpace: options.whiteSpace)
    shaped = ShapedText(&prepared.flags, stops: prepared.stops, &shaper, edges: edges)
    isExhausted = shaper.isExhausted
    var diagnostics = resolver.diagnostics
    if let (index, script) = prepared.unsupported {
      diagnostics.append(.unsupported(script, at: index, text))
    }
    if shaper.isExhausted { diagnostics.append(.endlessLookups) }
    self.diagnostics = diagnostics
    shaper.finish()
    hasPlainWidths = styles.count == 1 && !shaped.hasTabs
    let hyphen = prepared.hasSoftHyphens ? Self.greatestHyphenWidth(styles, resolver.fonts) : 0
    greatestDifference =
      !shaped.isMonotonic
      ? .infinity : shaped.slack + hyphen + Double(styles.count + 2) * PixelGrid.unit
    greatestSize = styles.reduce(0) { max($0, $1.style.size) }
    let fonts = resolver.fonts
    self.options = options
    self.text = text
    self.styles = styles
    self.fonts = fonts
    (pieces, stops, hardStops) = (prepared.pieces, prepared.stops, prepared.hardStops)
  }

  private static func greatestHyphenWidth(
    _ styles: ShortList<ResolvedStyle>, _ fonts: ShortList<TGFont>
  ) -> Double {
    let widths = styles.map { style in
      let font = fonts[Int(style.firstFont)]
      return (style.advance(of: 0x2010, in: font) ?? style.advance(of: 0x2D, in: font) ?? 0)
        + style.style.letterSpacing
    }
    return (widths.max() ?? 0) + PixelGrid.unit
  }
}

extension TGTextDiagnostic {
  fileprivate static func unsupported(
    _ script: Script, at index: Int, _ text: CollectedText
  ) -> Self {
    let code = PropertyTable.code(of: script)
    let need = UnsupportedScripts.need(of: code) ?? ""
    let character = Unicode.Scalar(text.scalars[index]).map { "\($0)" } ?? "?"
    let digits = String(text.scalars[index], radix: 16, uppercase: true)
    let number = String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    return TGTextDiagnostic(
      reason: .unsupportedScript(code), index: text.offsets.original(of: index),
      message: "`\(character)` (U+\(number)) belongs to the script \(code), which needs \(need); "
        + "it is measured as separate characters from left to right.")
  }

  fileprivate static let endlessLookups = TGTextDiagnostic(
    reason: .endlessLookups, index: 0,
    message: "The lookups of a font exceeded a work limit, so they were stopped.")
}

extension ParagraphData {
  /// The number of lines if lines are broken at newlines only.
  var hardLineCount: Int { stops.isEmpty ? 0 : hardStops.count + 1 }

  /// Whether a line that ends at an index in `stops` ends there if lines are broken at newlines only.
  func isHardEnd(_ stop: Int) -> Bool {
    hardStop(hardStops.bisect { Int($0) < stop }) == stop
  }

  /// The index in `stops` of the end of a line, if lines are broken at newlines only.
  func hardStop(_ line: Int) -> Int {
    line < hardStops.count ? Int(hardStops[line]) : stops.count - 1
  }
}

extension SegmentShaper {
  /// Whether the lookups of any font exceeded their limit and were stopped.
  var isExhausted: Bool { shapers.contains { $0.isExhausted } }
}

extension TGParagraphOptions {
  /// The options with invalid numbers replaced.
  func checked(by resolver: inout StyleResolver) -> Self {
    var options = self
    options.tabSize = resolver.checked(tabSize, "tabSize", 0...1e6, or: 8)
    options.indent = resolver.checked(indent, "indent", -1e6...1e6, or: 0)
    options.fit = fit.map { sizes in
      let least = resolver.checked(sizes.lowerBound, "fit", 0...1e5, or: 0)
      return least...resolver.checked(sizes.upperBound, "fit", 0...1e5, or: 0)
    }
    return options
  }
}
