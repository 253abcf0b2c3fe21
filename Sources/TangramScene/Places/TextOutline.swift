/// The byte ranges of the values in a text that is JSON, or incomplete JSON.
///
/// There are no errors: invalid input is skipped, and an unterminated value ends at the end of the
/// text. The scan is not recursive.
struct TextOutline: Sendable {
  /// One value, in the order of the text.
  struct Entry: Sendable {
    /// The key of the value, including its quotes.
    var key: Range<Int>?
    /// The bytes of the value, including quotes or brackets.
    var value: Range<Int>
    var kind: Kind
    /// The index after the last descendant.
    var end: Int
  }

  enum Kind: Sendable {
    case scalar, array, object
  }

  let bytes: [UInt8]
  private(set) var entries: [Entry] = []
  private var lines = [0]
  /// The number of characters before every 256th byte, since a line can be as long as the text.
  private var counts: [Int] = []
  private static let step = 256

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var count = 0
    for index in bytes.indices {
      if index % Self.step == 0 { counts.append(count) }
      if isFirstOfCharacter(index) { count += 1 }
      if bytes[index] == UInt8(ascii: "\n") { lines.append(index + 1) }
    }
    scan()
  }

  private mutating func scan() {
    var open: [Int] = []
    var key: Range<Int>?
    var position = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        let kind = bytes[position] == UInt8(ascii: "{") ? Kind.object : .array
        open.append(entries.count)
        append(position..<position + 1, kind, &key)
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if let last = open.popLast() { close(last, at: position + 1) }
        key = nil
      case UInt8(ascii: ","): key = nil
      case let byte where Self.isBetween(byte): break
      default:
        let token = token(at: position)
        position = token.upperBound
        if key == nil, let last = open.last, entries[last].kind == .object {
          key = token
        } else {
          append(token, .scalar, &key)
        }
        continue
      }
      position += 1
    }
    for last in open.reversed() { close(last, at: bytes.count) }
  }

  private mutating func append(_ value: Range<Int>, _ kind: Kind, _ key: inout Range<Int>?) {
    entries.append(Entry(key: key, value: value, kind: kind, end: entries.count + 1))
    key = nil
  }

  private mutating func close(_ entry: Int, at end: Int) {
    entries[entry].end = entries.count
    entries[entry].value = entries[entry].value.lowerBound..<end
  }
}

// MARK: - Tokens, characters and lines

extension TextOutline {
  /// The string, word or punctuation that begins at a byte offset; empty at the end of the text.
  func token(at start: Int) -> Range<Int> {
    guard start < bytes.count else { return bytes.count..<bytes.count }
    if bytes[start] == UInt8(ascii: "\"") { return start..<endOfString(start) }
    let isSign = Self.isBracket(bytes[start]) || Self.isBetween(bytes[start])
    let end = bytes[(start + 1)...].firstIndex { byte in
      isSign || Self.isBracket(byte) || Self.isBetween(byte) || byte == UInt8(ascii: "\"")
    }
    return start..<(end ?? bytes.count)
  }

  /// Returns the end of a string; an unterminated string ends at the end of its line.
  private func endOfString(_ start: Int) -> Int {
    var position = start + 1
    while position < bytes.count, bytes[position] != UInt8(ascii: "\n") {
      if bytes[position] == UInt8(ascii: "\"") { return position + 1 }
      position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(position, bytes.count)
  }

  private static func isBracket(_ byte: UInt8) -> Bool {
    "{}[]".utf8.contains(byte)
  }

  private static func isBetween(_ byte: UInt8) -> Bool {
    byte <= UInt8(ascii: " ") || byte == UInt8(ascii: ":") || byte == UInt8(ascii: ",")
  }

  /// Whether a byte starts a character, rather than continuing one.
  private func isFirstOfCharacter(_ position: Int) -> Bool { bytes[position] & 0xC0 != 0x80 }

  func characters(in range: Range<Int>) -> Int {
    charactersBefore(range.upperBound) - charactersBefore(range.lowerBound)
  }

  private func charactersBefore(_ position: Int) -> Int {
    guard !counts.isEmpty else { return 0 }
    let known = min(position / Self.step, counts.count - 1)
    return counts[known] + (known * Self.step..<position).count(where: isFirstOfCharacter)
  }

  /// The line number of a byte offset, starting at 1, and the offset of the start of that line.
  func line(of position: Int) -> (number: Int, start: Int) {
    var (low, high) = (0, lines.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lines[middle] <= position { low = middle } else { high = middle }
    }
    return (low + 1, lines[low])
  }
}
