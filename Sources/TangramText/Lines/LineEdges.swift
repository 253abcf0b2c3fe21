/// What hangs over the end of a line, or vanishes there.
struct LineEdges: Sendable {
  let whiteSpace: TGWhiteSpace

  /// The end of what is measured of a line: without a new line, and without spaces at its end unless
  /// they are kept.
  ///
  /// - Parameter hangsIdeographic: Whether an ideographic space counts as one.
  func visibleEnd(
    of range: Range<Int>, _ scalars: [UInt32], hangsIdeographic: Bool = true
  ) -> Int {
    var end = range.upperBound
    if end > range.lowerBound, scalars[end - 1] == 0x0A { end -= 1 }
    if whiteSpace == .pre || whiteSpace == .breakSpaces { return end }
    while end > range.lowerBound {
      let last = scalars[end - 1]
      guard last == 0x20 || last == 0x09 || hangsIdeographic && last == 0x3000 else { break }
      end -= 1
    }
    return end
  }
}
