/// All that is known about a paragraph before it is broken into lines.
final class ParagraphData: Sendable {
  let options: TGParagraphOptions
  let text: CollectedText
  /// The paragraph's own style.
  let root: ResolvedStyle
  let styles: [ResolvedStyle]
  let fonts: [TGFont]
  let pieces: [TextPiece]
  let stops: [Int32]
  let hardStops: [Int32]
  let shaped: ShapedText
  let edges: LineEdges
  let diagnostics: [TGTextDiagnostic]
  /// Whether the lookups of a font had to be stopped.
  let isExhausted: Bool
  let hasSoftHyphens: Bool
  let greatestSize: Double
  /// The boxes of the paragraph's own style and of those of its runs, in their first fonts.
  let rootBox: LineBox
  let styleBoxes: [LineBox]

  init(_ runs: [TGTextRun], _ style: TGTextStyle, _ options: TGParagraphOptions) {
    var resolver = StyleResolver()
    let options = options.checked(by: &resolver)
    let text = CollectedText(runs, options.whiteSpace)
    root = resolver.resolve(style, at: 0)
    var styles: [ResolvedStyle] = []
    for (run, start) in zip(runs, text.runStarts) {
      styles.append(run.style == style ? root : resolver.resolve(run.style, at: Int(start)))
    }
    var shapers = resolver.fonts.map { Shaper($0.data) }
    let prepared = PreparedText(
      text, styles: styles, options: options, language: style.language, shapers: &shapers)
    var shaper = SegmentShaper(text, prepared.pieces, styles, shapers: shapers)
    shapers = []
    edges = LineEdges(whiteSpace: options.whiteSpace)
    shaped = ShapedText(prepared, &shaper, edges: edges)
    isExhausted = shaper.isExhausted
    diagnostics =
      resolver.diagnostics + Self.diagnostics(of: prepared, text, isExhausted: shaper.isExhausted)
    shaper.finish()
    hasSoftHyphens = options.hyphens == .manual && text.scalars.contains(0xAD)
    greatestSize = styles.reduce(0) { max($0, $1.style.size) }
    let fonts = resolver.fonts
    rootBox = Self.box(of: root, fonts)
    styleBoxes = styles.map { Self.box(of: $0, fonts) }
    self.options = options
    self.text = text
    self.styles = styles
    self.fonts = fonts
    (pieces, stops, hardStops) = (prepared.pieces, prepared.stops, prepared.hardStops)
  }

  private static func diagnostics(
    of prepared: PreparedText, _ text: CollectedText, isExhausted: Bool
  ) -> [TGTextDiagnostic] {
    var found: [TGTextDiagnostic] = []
    if let (index, script) = prepared.unsupported {
      let code = PropertyTable.shared.code(of: script)
      let need = UnsupportedScripts.need(of: code) ?? ""
      let character = Unicode.Scalar(text.scalars[index]).map { "\($0)" } ?? "?"
      let number = String(text.scalars[index], radix: 16, uppercase: true)
      found.append(
        TGTextDiagnostic(
          reason: .unsupportedScript(code), index: text.offsets.original(of: index),
          message: "`\(character)` (U+\(number)) is of the script \(code), which needs \(need); "
            + "it is measured by its advances, in the order written."))
    }
    if isExhausted {
      found.append(
        TGTextDiagnostic(
          reason: .endlessLookups, index: 0,
          message: "The lookups of a font go on without end; they were stopped."))
    }
    return found
  }
}

extension SegmentShaper {
  /// Whether lookups of any font had to be stopped.
  var isExhausted: Bool { shapers.contains { $0.isExhausted } }
}

extension TGParagraphOptions {
  /// The options with numbers that can be used.
  func checked(by resolver: inout StyleResolver) -> Self {
    var options = self
    options.tabSize = resolver.checked(tabSize, "tabSize", 0...1e6, or: 8)
    options.indent = resolver.checked(indent, "indent", -1e6...1e6, or: 0)
    return options
  }
}
