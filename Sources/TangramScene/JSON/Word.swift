/// A word of up to 16 bytes stored as two integers, so that words are compared in one step.
///
/// The keys of a scene and most of its values are such words. A zero byte ends the word, so no word
/// contains one.
package struct Word: Hashable, Sendable {
  /// The first 8 bytes, with the first one in the lowest bits.
  let first: UInt64
  /// The next 8 bytes; for a word of more than 16 bytes, its offset in the document.
  let rest: UInt64

  /// The maximum number of bytes of a word.
  static let maximumLength = 16

  init(first: UInt64, rest: UInt64) {
    self.first = first
    self.rest = rest
  }

  /// The empty word, which also means that there is no word.
  static let empty = Word(first: 0, rest: 0)

  /// Creates a word that is too long for two integers, identified by its offset in a document.
  ///
  /// It is marked by bytes that cannot occur in text.
  init(longAt offset: Int) { self.init(first: .max, rest: UInt64(offset)) }

  /// The number of bytes of a word that is stored inline.
  @inline(__always)
  var length: Int {
    let isLong = rest != 0
    return (isLong ? 16 : 8) - (isLong ? rest : first).leadingZeroBitCount / 8
  }

  /// The offset of a long word in its document; nil for a word that is stored inline.
  var longOffset: Int? { first == .max ? Int(rest) : nil }
}

extension Word {
  /// Creates a word from bytes; nil if there are too many, or one of them is 0.
  @inline(__always)
  init?(_ bytes: some Collection<UInt8>) {
    if bytes.count > Self.maximumLength { return nil }
    var (first, rest, shift) = (UInt64(0), UInt64(0), UInt64(0))
    for byte in bytes {
      if byte == 0 { return nil }
      if shift < 64 { first |= UInt64(byte) << shift } else { rest |= UInt64(byte) << (shift & 63) }
      shift += 8
    }
    self.init(first: first, rest: rest)
  }

  /// Calls `body` with the bytes of a word that is stored inline, in order.
  @inline(__always)
  func forEachByte(_ body: (UInt8) -> Void) {
    for part in [first, rest] {
      var part = part
      while part != 0 {
        body(UInt8(truncatingIfNeeded: part))
        part >>= 8
      }
    }
  }

  /// Whether a word that is stored inline needs no escaping in JSON.
  var isPlain: Bool {
    var isPlain = true
    forEachByte { byte in
      if byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { isPlain = false }
    }
    return isPlain
  }

  /// Whether all bytes of a word that is stored inline are ASCII.
  var isASCII: Bool { (first | rest) & 0x8080_8080_8080_8080 == 0 }

  /// The text of a word that is stored inline.
  package var text: String {
    var bytes: [UInt8] = []
    forEachByte { bytes.append($0) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A hash with few collisions.
  @inline(__always)
  var spread: UInt64 { (first ^ (rest &* 0x9DDF_EA08_EB38_2D69)) &* 0x9E37_79B9_7F4A_7C15 }
}

extension Word {
  /// One of 64 bits, for testing quickly that a set does not contain a word; several words can
  /// share a bit.
  @inline(__always)
  var bit: UInt64 { 1 &<< (spread &>> 58) }
}

extension Word: ExpressibleByStringLiteral {
  /// Creates a word from a literal.
  @inline(__always)
  package init(stringLiteral text: StaticString) {
    let count = text.utf8CodeUnitCount
    precondition(count <= Self.maximumLength, "a word has at most 16 bytes")
    // The loop is written so that the compiler evaluates it at compile time.
    var (first, rest) = (UInt64(0), UInt64(0))
    for index in 0..<min(count, 8) { first |= UInt64(text.utf8Start[index]) << UInt64(index * 8) }
    for index in 8..<max(count, 8) {
      rest |= UInt64(text.utf8Start[index]) << UInt64(index * 8 - 64)
    }
    self.init(first: first, rest: rest)
  }
}
