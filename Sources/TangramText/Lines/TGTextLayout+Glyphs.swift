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
    var glyphs: [TGTextGlyph] = []
    if isTruncated, index == lines.count - 1 {
      appendEllipsis(at: end, line, to: &glyphs)
    } else if data.hyphenWidth(at: range.upperBound) > 0, range.upperBound < data.characters.count {
      appendHyphen(after: range.upperBound, at: end, line, to: &glyphs)
    }
    return glyphs
  }

  private func appendEllipsis(at x: Double, _ line: TGTextLine, to glyphs: inout [TGTextGlyph]) {
    var pen = x
    for scalar in Ellipsis(data).scalars {
      append(
        scalar, data.root, run: nil, x: pen, y: line.baseline, index: line.range.upperBound, &glyphs
      )
      pen += (data.singleAdvance(of: scalar, data.root) ?? 0) + data.root.style.letterSpacing
    }
  }

  private func appendHyphen(
    after end: Int, at x: Double, _ line: TGTextLine, to glyphs: inout [TGTextGlyph]
  ) {
    let run = data.run(at: end - 1)
    let style = data.prepared.styles[run]
    let scalar: UInt32 = data.singleAdvance(of: 0x2010, style) == nil ? 0x2D : 0x2010
    append(
      scalar, style, run: run, x: x, y: line.baseline - style.style.baselineShift,
      index: data.text.offsets.original(of: end - 1), &glyphs)
  }

  private func append(
    _ scalar: UInt32, _ style: ResolvedStyle, run: Int?, x: Double, y: Double, index: Int,
    _ glyphs: inout [TGTextGlyph]
  ) {
    let font = data.fonts[Int(style.firstFont)]
    let glyph = font.data.characters.glyph(of: scalar, in: font.data.bytes)
    guard let glyph else { return }
    glyphs.append(
      TGTextGlyph(
        font: font, glyph: glyph, size: style.style.size, x: x, y: y, index: index, run: run))
  }
}
