extension TrueTypeOutlines {
  /// The contours of a simple glyph, which has no components; empty if its data is truncated.
  func contours(_ contourCount: Int, in range: Range<Int>) -> [[Point]] {
    let ends = range.lowerBound + 10
    let instructions = ends + 2 * contourCount
    guard contourCount > 0, instructions + 2 <= range.upperBound else { return [] }
    let count = bytes.u16(instructions - 2) + 1
    var reader = FontReader(bytes: bytes, offset: instructions + 2 + bytes.u16(instructions))
    var flags: [Int] = []
    while flags.count < count {
      guard reader.offset < range.upperBound else { return [] }
      let flag = reader.u8()
      let repeats = flag & 8 != 0 ? 1 + reader.u8() : 1
      flags.append(contentsOf: repeatElement(flag, count: min(repeats, count - flags.count)))
    }
    let xs = coordinates(flags, isShort: 2, isSame: 16, &reader)
    let ys = coordinates(flags, isShort: 4, isSame: 32, &reader)
    guard reader.offset <= range.upperBound else { return [] }
    var (contours, start) = ([[Point]](), 0)
    for number in 0..<contourCount {
      let end = bytes.u16(ends + 2 * number) + 1
      guard end > start, end <= count else { continue }
      contours.append(
        (start..<end).map {
          (TGOutlinePoint(x: xs[$0], y: ys[$0]), flags[$0] & 1 != 0)
        })
      start = end
    }
    return contours
  }

  private func coordinates(
    _ flags: [Int], isShort: Int, isSame: Int, _ reader: inout FontReader
  ) -> [Double] {
    var value = 0
    return flags.map { flag in
      if flag & isShort != 0 {
        value += flag & isSame != 0 ? reader.u8() : -reader.u8()
      } else if flag & isSame == 0 {
        value += reader.i16()
      }
      return Double(value)
    }
  }
}
