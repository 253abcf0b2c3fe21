/// The lines of a text in UTF-8, to find the line and the column of a byte.
struct TextLines: Sendable {
  private let bytes: [UInt8]
  private var starts = [0]
  /// The number of characters before every 256th byte, since a line can be as long as the text.
  private var counts: [Int] = []
  private static let step = 256

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var count = 0
    for index in bytes.indices {
      if index % Self.step == 0 { counts.append(count) }
      if isFirstOfCharacter(index) { count += 1 }
      if bytes[index] == UInt8(ascii: "\n") { starts.append(index + 1) }
    }
  }

  /// The line and the column of a byte, starting at 1; columns are counted in Unicode scalars.
  func location(of offset: Int) -> (line: Int, column: Int) {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return (low + 1, charactersBefore(offset) - charactersBefore(starts[low]) + 1)
  }

  private func charactersBefore(_ offset: Int) -> Int {
    guard !counts.isEmpty else { return 0 }
    let known = min(offset / Self.step, counts.count - 1)
    return counts[known] + (known * Self.step..<offset).count(where: isFirstOfCharacter)
  }

  /// Whether a byte starts a character, rather than continuing one.
  private func isFirstOfCharacter(_ index: Int) -> Bool { bytes[index] & 0xC0 != 0x80 }
}
