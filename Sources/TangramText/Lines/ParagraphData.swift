/// The data of a paragraph that is computed before it is broken into lines.
final class ParagraphData: Sendable {
  let options: TGParagraphOptions
  let prepared: PreparedText
  let shaped: ShapedText
  /// Whether spaces at the end of a line take up space.
  let keepsSpaces: Bool
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

  /// Creates the data of a text in the paragraph's own style.
  convenience init(
    _ text: borrowing String, _ style: consuming TGTextStyle, _ options: TGParagraphOptions
  ) {
    var resolver = StyleResolver()
    let options = options.validated(by: &resolver)
    let styles = RunStyles(resolver.resolve(style, at: 0))
    var characters: [TextCharacter] = []
    let text = CollectedText(text, options.whiteSpace, into: &characters)
    self.init(text, &characters, styles, resolver.fonts, resolver.diagnostics, options)
  }

  convenience init(_ runs: [TGTextRun], _ style: TGTextStyle, _ options: TGParagraphOptions) {
    var resolver = StyleResolver()
    let options = options.validated(by: &resolver)
    var characters: [TextCharacter] = []
    let text = CollectedText(runs, options.whiteSpace, into: &characters)
    let styles = RunStyles(runs, style, startingAt: text.runStarts, &resolver)
    self.init(text, &characters, styles, resolver.fonts, resolver.diagnostics, options)
  }

  private init(
    _ text: consuming CollectedText, _ characters: inout [TextCharacter],
    _ styles: consuming RunStyles, _ fonts: consuming ShortList<TGFont>,
    _ diagnostics: consuming [TGTextDiagnostic], _ options: TGParagraphOptions
  ) {
    var shapers = FontShapers(fonts)
    prepared = PreparedText(text, styles, fonts, options, shapers, &characters)
    keepsSpaces = options.whiteSpace == .pre || options.whiteSpace == .breakSpaces
    shaped = ShapedText(&characters, of: prepared, &shapers, keepsSpaces: keepsSpaces)
    isExhausted = shapers.isExhausted
    shapers.finish(prepared.fonts)
    if let (index, script) = prepared.unsupported {
      let scalar = shaped.characters[index].scalar
      diagnostics.append(
        .unsupported(script, scalar, at: prepared.text.offsets.original(of: index)))
    }
    if isExhausted {
      diagnostics.append(
        TGTextDiagnostic(
          reason: .endlessLookups, index: 0,
          message: "The lookups of a font exceeded a work limit, so they were stopped."))
    }
    self.diagnostics = diagnostics
    hasPlainWidths = prepared.styles.count == 1 && !shaped.hasTabs
    var hyphen = 0.0
    if prepared.hasSoftHyphens {
      let fonts = prepared.fonts
      hyphen = prepared.styles.greatest {
        ($0.hyphen(in: fonts)?.advance ?? 0) + $0.style.letterSpacing
      }
      hyphen += PixelGrid.unit
    }
    greatestDifference =
      !shaped.isMonotonic
      ? .infinity : shaped.slack + hyphen + Double(prepared.styles.count + 2) * PixelGrid.unit
    greatestSize = prepared.styles.greatest { $0.shaping.size }
    self.options = options
  }
}

extension TGTextDiagnostic {
  fileprivate static func unsupported(
    _ script: Script, _ scalar: UInt32, at index: Int
  ) -> Self {
    let code = PropertyTable.code(of: script)
    let feature = UnsupportedScripts.requirement(of: code) ?? ""
    let character = String(scalars: [scalar])
    let digits = String(scalar, radix: 16, uppercase: true)
    let number = String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    return TGTextDiagnostic(
      reason: .unsupportedScript(code), index: index,
      message: "`\(character)` (U+\(number)) belongs to the script \(code), which needs \(feature)"
        + "; it is measured as separate characters from left to right.")
  }
}

extension ParagraphData {
  var characters: [TextCharacter] { shaped.characters }
  /// The paragraph's own style.
  var root: ResolvedStyle { prepared.styles.root }
  var fonts: ShortList<TGFont> { prepared.fonts }
  var pieces: ShortList<TextPiece> { prepared.pieces }
  var breaks: [Int32] { prepared.breaks }

  /// The index in the original text of a character, or of the end.
  @inline(__always)
  func original(of index: Int) -> Int { prepared.text.offsets.original(of: index) }

  /// The end of the measured part of a line: see `visibleEnd` of characters.
  func visibleEnd(of range: Range<Int>, hangsIdeographic: Bool = true) -> Int {
    characters.visibleEnd(
      of: range, keepsSpaces: keepsSpaces, hangsIdeographic: hangsIdeographic)
  }

  /// The number of lines if lines are broken at newlines only.
  var hardLineCount: Int { breaks.isEmpty ? 0 : prepared.hardBreaks.count + 1 }

  /// The index in `breaks` of the end of a line, if lines are broken at newlines only.
  func hardBreak(ofLine line: Int) -> Int {
    line < prepared.hardBreaks.count ? Int(prepared.hardBreaks[line]) : breaks.count - 1
  }
}

extension TGParagraphOptions {
  /// Whether lines may be broken before they overflow.
  var wraps: Bool { whiteSpace != .pre && whiteSpace != .nowrap }

  /// The options with invalid numbers replaced.
  func validated(by resolver: inout StyleResolver) -> Self {
    var options = self
    resolver.check(&options.tabSize, "tabSize", 0...1e6, or: 8)
    resolver.check(&options.indent, "indent", -1e6...1e6)
    if let fit {
      var (least, greatest) = (fit.lowerBound, fit.upperBound)
      resolver.check(&least, "fit", 0...1e5)
      resolver.check(&greatest, "fit", 0...1e5)
      options.fit = least...greatest
    }
    return options
  }
}
