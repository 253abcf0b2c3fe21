/// The reason why a line ends.
public enum TGLineEnd: Hashable, Sendable {
  /// The text, or its visible part, ends.
  case end
  /// A newline ends the line.
  case newLine
  /// The next part of the text does not fit; the width is that of the line with this part, including the
  /// indent and the hyphen after the part.
  case full(next: String, width: Double)
  /// The next part would fit, but the lines are balanced to be of about the same length.
  case balanced(next: String)
}

extension TGTextLayout {
  /// Returns the reason why a line ends.
  ///
  /// - Parameter index: The index of the line, from 0.
  public func end(ofLine index: Int) -> TGLineEnd {
    let range = collapsedRange(ofLine: index)
    let (start, end) = (range.lowerBound, range.upperBound)
    guard index < lines.count - 1, start < end, end < data.characters.count else { return .end }
    if data.characters[end - 1].scalar == 0x0A { return .newLine }
    let next = data.breaks.bisect { $0 <= end }
    guard next < data.breaks.count else { return .end }
    let nextEnd = Int(data.breaks[next])
    let longer = BrokenLine(
      start: start, end: nextEnd,
      visibleEnd: max(end, data.visibleEnd(of: start..<nextEnd)), width: 0)
    // The line is measured in the same way as when it was filled.
    let width =
      data.indent(at: start) + LineFiller.width(of: longer, in: data)
      + data.hyphenWidth(at: nextEnd)
    let text = String(data.characters[end..<longer.visibleEnd])
    if let room, width <= room + PixelGrid.unit { return .balanced(next: text) }
    return .full(next: text, width: width)
  }
}
