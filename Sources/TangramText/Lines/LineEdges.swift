/// The white space that hangs over the end of a line, or disappears there.
struct LineEdges: Sendable {
  let whiteSpace: TGWhiteSpace

  /// The end of the measured part of a line: without a newline, and without trailing spaces unless they
  /// are preserved.
  ///
  /// - Parameter hangsIdeographic: Whether an ideographic space is treated as a trailing space.
  @inline(__always)
  func visibleEnd(
    of range: Range<Int>, _ text: [TextCharacter], hangsIdeographic: Bool = true
  ) -> Int {
    var end = range.upperBound
    if end > range.lowerBound, text[end - 1].scalar == 0x0A { end -= 1 }
    if whiteSpace == .pre || whiteSpace == .breakSpaces { return end }
    while end > range.lowerBound {
      let last = text[end - 1].scalar
      let hangs = last > 0x20 ? last == 0x3000 && hangsIdeographic : last == 0x20 || last == 0x09
      if !hangs { break }
      end -= 1
    }
    return end
  }
}
