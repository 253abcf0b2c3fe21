/// The extents of a line above and below its baseline.
struct LineBox: Hashable, Sendable {
  var ascent: Double
  var descent: Double

  /// Extends the box to include another box, raised by `shift`.
  mutating func include(_ other: LineBox, raisedBy shift: Double = 0) {
    ascent = max(ascent, other.ascent + shift)
    descent = max(descent, other.descent - shift)
  }
}

extension LineBox {
  init(_ style: borrowing TGTextStyle, _ font: borrowing TGFont) {
    let scale = style.size / Double(font.unitsPerEm)
    let rounded = { (units: Int) in (Double(units) * scale + 0.5).rounded(.down) }
    let (ascent, descent) = (rounded(font.ascent), rounded(font.descent))
    let line =
      switch style.lineHeight {
      case .normal: ascent + descent + max(0, rounded(font.lineGap))
      case .factor(let factor): PixelGrid.roundDown(factor * style.size)
      case .length(let length): PixelGrid.roundDown(length)
      }
    let half = ((line - (ascent + descent)) / 2).rounded(.down)
    (self.ascent, self.descent) = (ascent + half, line - (ascent + half))
  }
}

extension ParagraphData {
  /// The box of all lines if the text is a single piece; otherwise nil.
  var commonBox: LineBox? {
    guard pieces.count == 1 else { return nil }
    // Otherwise, `box(of:)` would unite the box with itself, which takes 250 instructions for each layout.
    if prepared.styles.areRoot, pieces[0].font == prepared.styles.root.firstFont {
      return prepared.styles.root.box
    }
    return box(of: 0..<1)
  }

  /// The box of a line: the union of the boxes of the paragraph's own style and of all runs and fonts in it.
  func box(of range: Range<Int>) -> LineBox {
    var box = root.box
    var (piece, run) = (prepared.pieceIndex(at: range.lowerBound), Int32(-1))
    while piece < pieces.count, Int(pieces[piece].start) < range.upperBound {
      let isNewRun = pieces[piece].run != run
      run = pieces[piece].run
      prepared.styles.withStyle(ofRun: Int(run)) {
        include(piece, $0, in: range, isNewRun: isNewRun, &box)
      }
      piece += 1
    }
    return box
  }

  private func include(
    _ piece: Int, _ style: borrowing ResolvedStyle, in range: Range<Int>, isNewRun: Bool,
    _ box: inout LineBox
  ) {
    let shift = style.style.baselineShift
    if isNewRun { box.include(style.box, raisedBy: shift) }
    guard style.style.lineHeight == .normal, pieces[piece].kind == .text,
      pieces[piece].font != style.firstFont
    else { return }
    // The font affects the box only if any of its characters is visible.
    let part = (Int(pieces[piece].start)..<prepared.end(ofPiece: piece)).clamped(to: range)
    if part.contains(where: { !characters[$0].flags.contains(.ignorable) }) {
      box.include(LineBox(style.style, fonts[Int(pieces[piece].font)]), raisedBy: shift)
    }
  }
}
