import TangramCore

/// Writes JSON as bytes, without any spaces.
struct JSONWriter {
  private(set) var bytes: [UInt8] = []
  /// Whether what was written last is a value, after which a comma follows.
  private var isAfterValue = false

  /// What was written, as text.
  var text: String { String(decoding: bytes, as: UTF8.self) }
}

// MARK: - Structure

extension JSONWriter {
  mutating func openObject() { open(UInt8(ascii: "{")) }
  mutating func closeObject() { close(UInt8(ascii: "}")) }
  mutating func openArray() { open(UInt8(ascii: "[")) }
  mutating func closeArray() { close(UInt8(ascii: "]")) }

  @inline(__always)
  private mutating func open(_ bracket: UInt8) {
    separate()
    bytes.append(bracket)
    isAfterValue = false
  }

  @inline(__always)
  private mutating func close(_ bracket: UInt8) {
    bytes.append(bracket)
    isAfterValue = true
  }

  /// Appends a comma if there is a value before.
  @inline(__always)
  private mutating func separate() {
    if isAfterValue { bytes.append(UInt8(ascii: ",")) }
    isAfterValue = true
  }

  /// Appends the key of a member, whose value is to follow.
  @inline(__always)
  mutating func key(_ key: Word) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    append(key)
    bytes.append(UInt8(ascii: "\""))
    bytes.append(UInt8(ascii: ":"))
    isAfterValue = false
  }

  /// Appends the key of a member, whose value is to follow.
  mutating func key(_ key: String) {
    string(key)
    bytes.append(UInt8(ascii: ":"))
    isAfterValue = false
  }

  @inline(__always)
  private mutating func append(_ word: Word) {
    word.forEachByte { bytes.append($0) }
  }
}

// MARK: - Values

extension JSONWriter {
  mutating func null() {
    separate()
    appendASCII("null")
  }

  mutating func bool(_ flag: Bool) {
    separate()
    appendASCII(flag ? "true" : "false")
  }

  /// Appends a word that needs no escapes.
  mutating func word(_ word: Word) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    append(word)
    bytes.append(UInt8(ascii: "\""))
  }

  /// Appends a number.
  ///
  /// JSON has none for what is not finite, which counts as 0 in a layout, too; and nobody wants
  /// to read about a zero below zero.
  mutating func number(_ number: Double) {
    separate()
    if number.isFinite { appendReadable(number) } else { bytes.append(UInt8(ascii: "0")) }
  }

  /// Appends some numbers as an array.
  mutating func numbers<let count: Int>(_ numbers: InlineArray<count, Double>) {
    openArray()
    for index in numbers.indices { number(numbers[index]) }
    closeArray()
  }

  /// Appends a number of percent as a string.
  mutating func weight(_ percent: Double) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    appendReadable(percent)
    bytes.append(UInt8(ascii: "%"))
    bytes.append(UInt8(ascii: "\""))
  }

  /// Appends a string, followed by a word of it after a dot.
  mutating func string(_ string: String, dot word: Word) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    appendEscaped(string)
    bytes.append(UInt8(ascii: "."))
    append(word)
    bytes.append(UInt8(ascii: "\""))
  }

  /// Appends a string.
  mutating func string(_ string: String) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    appendEscaped(string)
    bytes.append(UInt8(ascii: "\""))
  }

  /// Appends what was written elsewhere: the members of an object that is open here, too.
  mutating func members(_ other: JSONWriter) {
    if other.bytes.isEmpty { return }
    separate()
    bytes.append(contentsOf: other.bytes)
  }
}

// MARK: - Bytes

extension JSONWriter {
  private mutating func appendEscaped(_ string: String) {
    var string = string
    string.withUTF8 { utf8 in
      let isPlain = utf8.allSatisfy {
        $0 >= 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\")
      }
      if isPlain { bytes.append(contentsOf: utf8) } else { utf8.forEach { escape($0) } }
    }
  }

  private mutating func escape(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""): appendASCII("\\\"")
    case UInt8(ascii: "\\"): appendASCII("\\\\")
    case UInt8(ascii: "\n"): appendASCII("\\n")
    case UInt8(ascii: "\r"): appendASCII("\\r")
    case UInt8(ascii: "\t"): appendASCII("\\t")
    case 0..<0x20:
      appendASCII("\\u00")
      bytes.append(UInt8(ascii: byte < 16 ? "0" : "1"))
      bytes.append(contentsOf: String(byte & 15, radix: 16).utf8)
    default: bytes.append(byte)
    }
  }

  /// Appends the shortest text that is read back as the same number.
  private mutating func appendReadable(_ number: Double) {
    var scaled = number
    for decimals in 0...4 {
      // A number of at most 15 digits is the only such one near its value, so if it leads back
      // there, no other text is shorter.
      if scaled.magnitude < 1e15, scaled == scaled.rounded(.towardZero),
        decimals == 0 || scaled / Self.powersOfTen[decimals] == number
      {
        return append(Int(scaled), decimals)
      }
      if decimals < 4 { scaled = number * Self.powersOfTen[decimals + 1] }
    }
    bytes.append(contentsOf: readable(number).utf8)
  }

  private static let powersOfTen: InlineArray<5, Double> = [1, 10, 100, 1_000, 10_000]

  /// Appends a whole number of which the last digits are decimals.
  private mutating func append(_ number: Int, _ decimals: Int) {
    if number < 0 { bytes.append(UInt8(ascii: "-")) }
    var digits = InlineArray<24, UInt8>(repeating: UInt8(ascii: "0"))
    var (rest, count) = (number.magnitude, 0)
    repeat {
      if count == decimals, count > 0 {
        digits[count] = UInt8(ascii: ".")
        count += 1
      }
      let quotient = rest / 10
      digits[count] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest &- quotient &* 10)
      rest = quotient
      count += 1
    } while rest > 0 || (decimals > 0 && count < decimals + 2)
    while count > 0 {
      count -= 1
      bytes.append(digits[count])
    }
  }

  private mutating func appendASCII(_ text: StaticString) {
    bytes.append(
      contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }
}
