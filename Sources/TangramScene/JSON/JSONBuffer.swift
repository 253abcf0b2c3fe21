import TangramCore

/// A growing byte buffer for writing.
///
/// A word is always written with two 8-byte stores, whatever its length, so there must be capacity
/// for 16 bytes. Callers that append words and single bytes must reserve this capacity regularly
/// with `makeRoom()`.
///
/// The buffer manages its own memory, because an array checks for unique ownership on every append.
/// This is safe: the buffer cannot be copied, every write checks the capacity, and no pointer
/// escapes.
struct JSONBuffer: ~Copyable {
  private var base: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  private(set) var count = 0

  init() {
    capacity = 256
    base = .allocate(capacity: capacity)
  }

  deinit { base.deallocate() }

  /// Reserves capacity for two words and the punctuation around them.
  @inline(__always)
  mutating func makeRoom() {
    if capacity &- count < 64 { grow(by: 64) }
  }

  @inline(never)
  private mutating func grow(by room: Int) {
    capacity = max(capacity * 2, count + room)
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    larger.moveInitialize(from: base, count: count)
    base.deallocate()
    base = larger
  }
}

extension JSONBuffer {
  /// Calls a closure with the written bytes, which are valid only during the call.
  func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    body(UnsafeBufferPointer(start: base, count: count))
  }
}

extension JSONBuffer {
  /// Appends a byte; there must be capacity for it.
  @inline(__always)
  mutating func append(_ byte: UInt8) {
    precondition(count < capacity, "no room was made")
    (base + count).initialize(to: byte)
    count &+= 1
  }

  /// Appends a word; there must be capacity for it.
  @inline(__always)
  mutating func append(_ word: Word) {
    precondition(capacity &- count >= Word.maximumLength, "no room was made")
    let place = UnsafeMutableRawPointer(base + count)
    place.storeBytes(of: word.first.littleEndian, as: UInt64.self)
    place.storeBytes(of: word.rest.littleEndian, toByteOffset: 8, as: UInt64.self)
    count &+= word.length
  }

  /// Appends any number of bytes, and reserves capacity for more.
  mutating func append(contentsOf bytes: UnsafeBufferPointer<UInt8>) {
    if capacity - count < bytes.count + 64 { grow(by: bytes.count + 64) }
    if let first = bytes.baseAddress { (base + count).initialize(from: first, count: bytes.count) }
    count += bytes.count
  }

  /// Appends a string, escaped for use between quotes, and reserves capacity for more.
  mutating func append(escaped text: String) {
    var text = text
    text.withUTF8 { utf8 in
      var isPlain = true
      for byte in utf8 where byte < 0x20 || byte == Self.quote || byte == Self.backslash {
        isPlain = false
      }
      if isPlain { return append(contentsOf: utf8) }
      for byte in utf8 {
        makeRoom()
        append(escaped: byte)
      }
    }
    makeRoom()
  }

  private static var quote: UInt8 { UInt8(ascii: "\"") }
  private static var backslash: UInt8 { UInt8(ascii: "\\") }

  private mutating func append(escaped byte: UInt8) {
    switch byte {
    case Self.quote: append("\\\"" as Word)
    case Self.backslash: append("\\\\" as Word)
    case UInt8(ascii: "\n"): append("\\n" as Word)
    case UInt8(ascii: "\r"): append("\\r" as Word)
    case UInt8(ascii: "\t"): append("\\t" as Word)
    case 0..<0x20:
      append((byte < 16 ? "\\u000" : "\\u001") as Word)
      append(Array("0123456789abcdef".utf8)[Int(byte & 15)])
    default: append(byte)
    }
  }
}

// MARK: - Numbers

extension JSONBuffer {
  /// Appends the shortest text that is read back as the same number; there must be capacity for it.
  mutating func append(readable number: Double) {
    let whole = Int(exactly: number)
    if let whole, whole.magnitude < 10_000_000_000_000 { return append(Word(whole, decimals: 0)) }
    for decimals in 1...4 {
      let power = Self.powersOfTen[decimals]
      let digits = (number * power).rounded()
      // Numbers with so few digits are farther apart than adjacent doubles, so the first one that
      // is read back as the same number is the shortest text.
      if digits.magnitude < 1e13, digits / power == number {
        return append(Word(Int(digits), decimals: decimals))
      }
    }
    var text = readable(number)
    text.withUTF8 { append(contentsOf: $0) }
  }

  private static let powersOfTen: InlineArray<5, Double> = [1, 10, 100, 1_000, 10_000]
}

extension Word {
  /// Creates the text of a whole number whose last digits are decimal places.
  init(_ number: Int, decimals: Int) {
    var (first, rest) = (UInt64(0), UInt64(0))
    func prepend(_ byte: UInt8) {
      rest = rest << 8 | first >> 56
      first = first << 8 | UInt64(byte)
    }
    var (left, count) = (number.magnitude, 0)
    repeat {
      if count == decimals, count > 0 { prepend(UInt8(ascii: ".")) }
      let quotient = left / 10
      prepend(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: left &- quotient &* 10))
      left = quotient
      count += 1
    } while left > 0 || count <= decimals && decimals > 0
    if number < 0 { prepend(UInt8(ascii: "-")) }
    self.init(first: first, rest: rest)
  }
}
