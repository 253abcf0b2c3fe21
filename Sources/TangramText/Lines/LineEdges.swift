extension [TextCharacter] {
  /// The end of the measured part of a line: without a newline, and without trailing spaces unless they
  /// are preserved.
  ///
  /// - Parameters:
  ///   - keepsSpaces: Whether spaces at the end of a line take up space; otherwise, they hang or disappear.
  ///   - hangsIdeographic: Whether an ideographic space is treated as a trailing space.
  @inline(__always)
  func visibleEnd(
    of range: Range<Int>, keepsSpaces: Bool, hangsIdeographic: Bool = true
  ) -> Int {
    // Most lines end with a letter, or with a letter and a space. Without a fast path for them, breaking a
    // shaped paragraph into lines takes half an instruction more for each character.
    let end = range.upperBound
    if end - 1 > range.lowerBound {
      let last = self[end - 1].scalar
      if Self.isVisible(last) { return end }
      if last == 0x20, Self.isVisible(self[end - 2].scalar) { return keepsSpaces ? end : end - 1 }
    }
    return searchVisibleEnd(
      of: range, keepsSpaces: keepsSpaces, hangsIdeographic: hangsIdeographic)
  }

  /// Whether a character neither hangs nor disappears at the end of any line.
  @inline(__always)
  private static func isVisible(_ scalar: UInt32) -> Bool { scalar > 0x20 && scalar != 0x3000 }

  @inline(never)
  private func searchVisibleEnd(
    of range: Range<Int>, keepsSpaces: Bool, hangsIdeographic: Bool
  ) -> Int {
    var end = range.upperBound
    if end > range.lowerBound, self[end - 1].scalar == 0x0A { end -= 1 }
    if keepsSpaces { return end }
    while end > range.lowerBound {
      let last = self[end - 1].scalar
      let hangs = last > 0x20 ? last == 0x3000 && hangsIdeographic : last == 0x20 || last == 0x09
      if !hangs { break }
      end -= 1
    }
    return end
  }
}
