extension TGTextLayout {
  /// The glyphs of a line, from left to right.
  ///
  /// - Parameter index: The index of the line, from 0.
  public func glyphs(ofLine index: Int) -> [TGTextGlyph] {
    let (line, content) = (lines[index], content(ofLine: index))
    var piece = data.prepared.pieceIndex(at: content.range.lowerBound)
    let glyphs = content.glyphs().map { glyph in
      while data.prepared.end(ofPiece: piece) <= glyph.index { piece += 1 }
      let run = Int(data.pieces[piece].run)
      let style = data.prepared.styles[run].style
      return TGTextGlyph(
        font: data.fonts[Int(data.pieces[piece].font)], glyph: glyph.glyph, size: style.size,
        x: glyph.x, y: line.baseline - style.baselineShift, index: data.original(of: glyph.index),
        run: run)
    }
    return glyphs + added(toLine: index, content).glyphs
  }

  /// The characters at the end of a line that are not in the text, an ellipsis or a hyphen, and their glyphs.
  func added(
    toLine index: Int, _ content: LineContent
  ) -> (scalars: [UInt32], glyphs: [TGTextGlyph]) {
    let (line, end) = (lines[index], content.range.upperBound)
    var (style, run, shift, place) = (data.root, Int?.none, 0.0, line.range.upperBound)
    var scalars: [UInt32] = []
    if isTruncated, index == lines.count - 1 {
      scalars = Ellipsis(data).scalars
    } else if data.hyphenWidth(at: end) > 0 {
      let last = data.run(at: end - 1)
      (style, run) = (data.prepared.styles[last], last)
      (shift, place) = (style.style.baselineShift, data.original(of: end - 1))
      scalars = style.hyphen(in: data.fonts).map { [$0.scalar] } ?? []
    }
    let font = data.fonts[Int(style.firstFont)]
    var pen = content[end]
    let glyphs = scalars.compactMap { scalar in
      defer { pen += (style.advance(of: scalar, in: data.fonts) ?? 0) + style.style.letterSpacing }
      return font.data.glyph(of: scalar).map {
        TGTextGlyph(
          font: font, glyph: $0, size: style.style.size, x: pen, y: line.baseline - shift,
          index: place, run: run)
      }
    }
    return (scalars, glyphs)
  }
}
