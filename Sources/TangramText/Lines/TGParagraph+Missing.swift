extension TGParagraph {
  /// A diagnostic for the first character for which no font has a glyph, so that the missing-glyph box of
  /// the first font is shown; nil if there is none.
  ///
  /// The character is searched for each time the property is read.
  ///
  /// - Complexity: O(*n*), where *n* is the number of glyphs.
  public var missingGlyph: TGTextDiagnostic? {
    guard let glyph = data.shaped.glyphs.first(where: { $0.glyph == 0 }) else { return nil }
    let scalar = data.characters[Int(glyph.cluster)].scalar
    let character = Unicode.Scalar(scalar).map { "\($0)" } ?? "?"
    return TGTextDiagnostic(
      reason: .missingGlyph, index: data.text.offsets.original(of: Int(glyph.cluster)),
      message: "No font has a glyph for `\(character)` (U+"
        + String(scalar, radix: 16, uppercase: true) + "); a box is shown.")
  }
}
