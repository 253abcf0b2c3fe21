/// Consecutive letters that are drawn together: letters of one word, in one style and font.
public struct TGTextWord: Hashable, Sendable {
  /// The letters.
  public var text: String
  /// The font of the letters.
  public var font: TGFont
  /// The x position at which the first letter starts.
  public var x: Double
  /// The y position of the baseline of the letters, including the baseline shift of their run.
  public var y: Double
  /// The index of the run that the letters belong to; nil if they are an ellipsis.
  public var run: Int?
}

extension TGTextLayout {
  /// The words of a line, from left to right, for drawing text by letters rather than by glyphs.
  ///
  /// Words end where justification may widen a line, so that nothing inside a word moves. Each ideograph
  /// is a word of its own. Spaces do not belong to any word.
  ///
  /// - Parameter index: The index of the line, from 0.
  public func words(ofLine index: Int) -> [TGTextWord] {
    let (line, content, characters) = (lines[index], content(ofLine: index), data.characters)
    let range = content.range
    var words: [TGTextWord] = []
    var piece = data.prepared.pieceIndex(at: range.lowerBound)
    var start = range.lowerBound
    func end(before next: Int) {
      defer { start = next }
      let letters = characters[start..<next]
      guard !letters.isEmpty, letters.contains(where: { !Self.isSpace($0.scalar) }) else { return }
      let run = Int(data.pieces[piece].run)
      words.append(
        TGTextWord(
          text: String(letters), font: data.fonts[Int(data.pieces[piece].font)],
          x: content[start],
          y: line.baseline - data.prepared.styles[run].style.baselineShift, run: run))
    }
    for next in range {
      let isNewPiece = next == data.prepared.end(ofPiece: piece)
      let startsCluster = characters[next].flags.contains(.startsCluster)
      let isWordStart =
        next > start && startsCluster
        && (Self.isSpace(characters[next].scalar) != Self.isSpace(characters[start].scalar)
          || Justification.isIdeographic(characters[next].scalar)
          || Justification.isIdeographic(characters[start].scalar))
      if isNewPiece || isWordStart { end(before: next) }
      if isNewPiece { piece += 1 }
    }
    if !range.isEmpty { end(before: range.upperBound) }
    let added = added(toLine: index, content)
    if let first = added.glyphs.first {
      words.append(
        TGTextWord(
          text: String(scalars: added.scalars), font: first.font, x: first.x, y: first.y,
          run: first.run))
    }
    return words
  }

  private static func isSpace(_ scalar: UInt32) -> Bool {
    Justification.isSpace(scalar) || scalar == 0x0A || scalar == 0x3000
  }
}
