extension TGParagraph {
  /// A diagnostic for the first character for which no font has a glyph, so that the missing-glyph box of
  /// the first font is shown; nil if there is none.
  ///
  /// The character is searched for each time the property is read.
  ///
  /// - Complexity: O(*n*), where *n* is the number of glyphs.
  public var missingGlyph: TGTextDiagnostic? {
    let single = data.characters.firstIndex { $0.flags.contains(.hasGlyph) && $0.glyph == 0 }
    let other = data.shaped.otherGlyphs.first { $0.glyph == 0 }.map { Int($0.cluster) }
    guard let index = [single, other].compactMap(\.self).min() else { return nil }
    let scalar = data.characters[index].scalar
    let character = Unicode.Scalar(scalar).map { "\($0)" } ?? "?"
    return TGTextDiagnostic(
      reason: .missingGlyph, index: data.original(of: index),
      message: "No font has a glyph for `\(character)` (U+"
        + String(scalar, radix: 16, uppercase: true) + "); a box is shown.")
  }
}
