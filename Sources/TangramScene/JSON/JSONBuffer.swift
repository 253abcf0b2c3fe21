import TangramCore

/// Bytes that are being written, with room for more.
///
/// A word is written in two steps, whatever its length. So there must be room for one, and callers
/// that append words and single bytes make it now and then.
///
/// The memory is the buffer's own, because an array asks at every byte whether it is shared. That is sound:
/// a buffer cannot be copied, whoever writes checks that there is room, and nobody keeps a pointer.
struct JSONBuffer: ~Copyable {
  private var base: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  private(set) var count = 0

  init() {
    capacity = 256
    base = .allocate(capacity: capacity)
  }

  deinit { base.deallocate() }

  /// Makes room for two words and what surrounds them.
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
  /// What was written, for as long as the call lasts.
  func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    body(UnsafeBufferPointer(start: base, count: count))
  }
}

extension JSONBuffer {
  /// Appends a byte; there must be room for it.
  @inline(__always)
  mutating func append(_ byte: UInt8) {
    precondition(count < capacity, "no room was made")
    (base + count).initialize(to: byte)
    count &+= 1
  }

  /// Appends a word; there must be room for it.
  @inline(__always)
  mutating func append(_ word: Word) {
    precondition(capacity &- count >= Word.maximumLength, "no room was made")
    let place = UnsafeMutableRawPointer(base + count)
    place.storeBytes(of: word.first.littleEndian, as: UInt64.self)
    place.storeBytes(of: word.rest.littleEndian, toByteOffset: 8, as: UInt64.self)
    count &+= word.length
  }

  /// Appends any number of bytes, and makes room for more.
  mutating func append(contentsOf bytes: UnsafeBufferPointer<UInt8>) {
    if capacity - count < bytes.count + 64 { grow(by: bytes.count + 64) }
    if let first = bytes.baseAddress { (base + count).initialize(from: first, count: bytes.count) }
    count += bytes.count
  }

  /// Appends a text, escaped as between quotes, and makes room for more.
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
  /// Appends the shortest text that is read back as the same number; there must be room for it.
  mutating func append(readable number: Double) {
    let whole = Int(exactly: number)
    if let whole, whole.magnitude < 10_000_000_000_000 { return append(Word(whole, decimals: 0)) }
    for decimals in 1...4 {
      let power = Self.powersOfTen[decimals]
      let digits = (number * power).rounded()
      // Numbers of so few digits lie farther apart than doubles, so the first that is read back as
      // the same number is the shortest text.
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
  /// The text of a whole number whose last digits are decimals.
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
