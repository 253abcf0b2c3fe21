/// A content source that measures a paragraph.
final class ParagraphSource: TGContentSource {
  let paragraph: TGParagraph

  init(_ paragraph: TGParagraph) { self.paragraph = paragraph }

  func width(_ kind: TGContentWidth) -> Double {
    Self.wholePoints(
      kind == .least
        ? paragraph.fitted(width: 0, height: 0).leastWidth : paragraph.fitted().greatestWidth)
  }

  func size(within limit: TGSize) -> TGSize {
    let size = paragraph(in: limit).size(width: limit.positiveWidth)
    // Heights are rounded up for a text with a range of sizes: otherwise, rounding the frame to pixels could
    // reduce the size that was measured to fit. At fractional scales, rounding may still do so.
    let height = paragraph.options.fit == nil ? size.height : Self.wholePoints(size.height)
    return TGSize(width: Self.wholePoints(size.width), height: height)
  }

  /// The paragraph in the size at which it fits a box; a component of 0 or less means no limit.
  func paragraph(in box: TGSize) -> TGParagraph {
    paragraph.fitted(width: box.positiveWidth, height: box.height > 0 ? box.height : nil)
  }

  /// An estimate of the work to measure the paragraph: balancing breaks the lines several times, and
  /// fitting shapes the text again in each size that it tries.
  var work: Int {
    let balancing = paragraph.options.filling == .balanced ? 16 : 1
    let shaping = 4
    let fitting = paragraph.options.fit.map { shaping * Self.trialCount($0) } ?? 1
    return balancing * fitting * (1 + paragraph.count / 100)
  }

  /// The number of sizes in a range that are tried to find the largest that fits: one for each halving
  /// of the range, down to steps of 1/64.
  private static func trialCount(_ sizes: ClosedRange<Double>) -> Int {
    let steps = 64 * (sizes.upperBound - sizes.lowerBound)
    return 2 + (steps >= 1 && steps.isFinite ? min(Int(steps.exponent), 24) : 0)
  }

  var problems: [TGDiagnostic.Problem] {
    var diagnostics = paragraph.diagnostics
    // An unsupported script usually lacks glyphs, too; report it once.
    let isSupported = !diagnostics.contains {
      if case .unsupportedScript = $0.reason { true } else { false }
    }
    if isSupported, let missing = paragraph.missingGlyph { diagnostics.append(missing) }
    return diagnostics.map(\.problem)
  }

  private static func wholePoints(_ width: Double) -> Double { width.rounded(.up) }
}

extension TGSize {
  /// The width as a limit; nil if it is 0 or less.
  fileprivate var positiveWidth: Double? { width > 0 ? width : nil }
}

extension TGTextDiagnostic {
  /// The diagnostic as a problem of a view's content.
  fileprivate var problem: TGDiagnostic.Problem {
    let text = message.hasSuffix(".") ? String(message.dropLast()) : message
    let sentence = "has a problem at character \(index): \(text)"
    return switch reason {
    case .unsupportedScript: .other(sentence, code: "unsupported-script")
    case .missingGlyph: .other(sentence, code: "missing-glyph")
    case .endlessLookups: .other(sentence, code: "endless-lookups")
    case .invalidNumber: .other(sentence, code: "text-number")
    }
  }
}

// MARK: - Explaining

extension ParagraphSource {
  func explanation(of axis: TGAxis, within limit: TGSize) -> TGContentExplanation? {
    let fitted = paragraph(in: limit)
    let layout = fitted.layout(width: limit.positiveWidth)
    var place =
      limit.width > 0 ? "text in a width of \(Self.short(limit.width))" : "text without a limit"
    if let sizes = paragraph.options.fit {
      place += ", in the size \(Self.short(fitted.style.size)) of "
      place += "\(Self.short(sizes.lowerBound)) to \(Self.short(sizes.upperBound))"
    }
    if axis == .horizontal {
      let line = "\(place), whose widest line is \(Self.short(layout.width)), in whole points"
      return TGContentExplanation(parts: [], rule: line)
    }
    let isRounded =
      paragraph.options.fit != nil && layout.height != Self.wholePoints(layout.height)
    if isRounded { place += ", which is \(Self.short(layout.height)) high, in whole points" }
    let rule = ([place] + ends(of: layout, in: limit.width)).joined(separator: "; ")
    return TGContentExplanation(parts: isRounded ? [] : Self.parts(of: layout), rule: rule)
  }

  /// The lines from top to bottom, with consecutive lines of the same height grouped.
  private static func parts(of layout: TGTextLayout) -> [TGContentExplanation.Part] {
    var parts: [TGContentExplanation.Part] = []
    for line in layout.lines {
      if parts.last?.extent == line.height {
        parts[parts.count - 1].count += 1
        parts[parts.count - 1].unit = "lines"
      } else {
        parts.append(.init(count: 1, unit: "line", extent: line.height))
      }
    }
    return parts
  }

  /// The maximum number of lines whose ends are explained.
  private static let maximumEnds = 3

  /// The reasons why the first lines end.
  private func ends(of layout: TGTextLayout, in width: Double) -> [String] {
    let lines = layout.lines.indices.dropLast()
    var ends = lines.prefix(Self.maximumEnds).compactMap { index -> String? in
      let line = "line \(index + 1) ends before"
      switch layout.end(ofLine: index) {
      case .end: return nil
      case .newLine: return "\(line) a new line"
      case .full(let next, let needed):
        return "\(line) “\(Self.abridged(next))” because it would be \(Self.short(needed)) wide in "
          + Self.short(width)
      case .balanced(let next):
        return "\(line) “\(Self.abridged(next))” so that lines are about equally long"
      }
    }
    if lines.count > Self.maximumEnds { ends.append("…") }
    if layout.isTruncated { ends.append("the last line is cut") }
    return ends
  }

  private static func abridged(_ text: String) -> String {
    text.count > 24 ? text.prefix(23) + "…" : text
  }

  /// A number rounded to hundredths.
  private static func short(_ number: Double) -> String {
    let rounded = (number * 100).rounded() / 100
    return Int(exactly: rounded).map(String.init) ?? "\(rounded)"
  }
}
