/// A word of up to 16 bytes as two numbers, so that words are compared in one step.
///
/// The keys of a scene and most of its values are such words. A byte of 0 ends the word, so no word
/// has one.
package struct Word: Hashable, Sendable {
  /// The first 8 bytes, the first of all in the lowest place.
  let first: UInt64
  /// The bytes after these; of a longer word, where it lies.
  let rest: UInt64

  /// The number of bytes a word may have.
  static let maximumLength = 16

  init(first: UInt64, rest: UInt64) {
    self.first = first
    self.rest = rest
  }

  /// The empty word, which also stands for none.
  static let empty = Word(first: 0, rest: 0)

  /// A word too long for two numbers, identified by where it lies in a document.
  ///
  /// No text has the bytes that mark it.
  init(longAt offset: Int) { self.init(first: .max, rest: UInt64(offset)) }

  /// The number of bytes of a word stored here.
  @inline(__always)
  var length: Int {
    let isLong = rest != 0
    return (isLong ? 16 : 8) - (isLong ? rest : first).leadingZeroBitCount / 8
  }

  /// Where a long word lies; nil for one stored here.
  var longOffset: Int? { first == .max ? Int(rest) : nil }
}

extension Word {
  /// A word of some bytes; nil when there are too many, or one of them is 0.
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

  /// Calls `body` with the bytes of a word stored here, the lowest first.
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

  /// Whether a word stored here is the same between quotes: without what is to be escaped.
  var isPlain: Bool {
    var isPlain = true
    forEachByte { byte in
      if byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { isPlain = false }
    }
    return isPlain
  }

  /// Whether all bytes of a word stored here are characters of ASCII.
  var isASCII: Bool { (first | rest) & 0x8080_8080_8080_8080 == 0 }

  /// The text of a word stored here.
  var text: String {
    var bytes: [UInt8] = []
    forEachByte { bytes.append($0) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A hash: few words share it.
  @inline(__always)
  var spread: UInt64 { (first ^ (rest &* 0x9DDF_EA08_EB38_2D69)) &* 0x9E37_79B9_7F4A_7C15 }
}

extension Word {
  /// One of 64 bits, for telling quickly that a set has no such word; several words may share it.
  @inline(__always)
  var bit: UInt64 { 1 &<< (spread &>> 58) }
}

extension Word: ExpressibleByStringLiteral {
  /// Creates a word from a literal.
  @inline(__always)
  package init(stringLiteral text: StaticString) {
    let count = text.utf8CodeUnitCount
    precondition(count <= Self.maximumLength, "a word has at most 16 bytes")
    // Written this way, the compiler computes it.
    var (first, rest) = (UInt64(0), UInt64(0))
    for index in 0..<min(count, 8) { first |= UInt64(text.utf8Start[index]) << UInt64(index * 8) }
    for index in 8..<max(count, 8) {
      rest |= UInt64(text.utf8Start[index]) << UInt64(index * 8 - 64)
    }
    self.init(first: first, rest: rest)
  }
}
