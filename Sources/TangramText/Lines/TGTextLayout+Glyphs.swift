extension TGTextLayout {
  /// The glyphs of a line, from left to right.
  ///
  /// - Parameter index: The index of the line, from 0.
  public func glyphs(ofLine index: Int) -> [TGTextGlyph] {
    let line = lines[index]
    let (range, content) = content(ofLine: index)
    var glyphs = content.glyphs.map { glyph in
      let style = data.prepared.styles[Int(glyph.run)].style
      return TGTextGlyph(
        font: data.fonts[Int(glyph.font)], glyph: glyph.glyph, size: style.size, x: glyph.x,
        y: line.baseline - style.baselineShift, index: data.text.offsets.original(of: glyph.index),
        run: Int(glyph.run))
    }
    glyphs += addedGlyphs(ofLine: index, at: content.positions[range.count], range)
    return glyphs
  }

  /// The glyphs of the ellipsis or the hyphen at the end of a line, which are not in the text.
  ///
  /// - Parameters:
  ///   - index: The index of the line.
  ///   - end: The x position at which the line ends.
  ///   - range: The visible range of the line in the collapsed text.
  func addedGlyphs(ofLine index: Int, at end: Double, _ range: Range<Int>) -> [TGTextGlyph] {
    let line = lines[index]
    if isTruncated, index == lines.count - 1 {
      var pen = end
      return Ellipsis(data).scalars.compactMap { scalar in
        defer {
          pen += (data.singleAdvance(of: scalar, data.root) ?? 0) + data.root.style.letterSpacing
        }
        return glyph(
          of: scalar, data.root, x: pen, y: line.baseline, index: line.range.upperBound, run: nil)
      }
    }
    guard data.hyphenWidth(at: range.upperBound) > 0, range.upperBound < data.characters.count
    else { return [] }
    let run = data.run(at: range.upperBound - 1)
    let style = data.prepared.styles[run]
    let hyphen = glyph(
      of: data.singleAdvance(of: 0x2010, style) == nil ? 0x2D : 0x2010, style, x: end,
      y: line.baseline - style.style.baselineShift,
      index: data.text.offsets.original(of: range.upperBound - 1), run: run)
    return hyphen.map { [$0] } ?? []
  }

  /// The glyph of a character in the first font of a style; nil if there is none.
  private func glyph(
    of scalar: UInt32, _ style: ResolvedStyle, x: Double, y: Double, index: Int, run: Int?
  ) -> TGTextGlyph? {
    let font = data.fonts[Int(style.firstFont)]
    return font.data.glyph(of: scalar).map {
      TGTextGlyph(
        font: font, glyph: $0, size: style.style.size, x: x, y: y, index: index, run: run)
    }
  }
}
