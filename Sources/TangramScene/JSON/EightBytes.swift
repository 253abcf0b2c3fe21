/// Eight bytes of text that are examined in one step.
///
/// A set of marks has the high bit of every matching byte set. The lowest mark is exact; higher
/// ones can be false positives, since the subtraction can borrow from the next byte.
struct EightBytes {
  /// The bytes, with the first one in the lowest bits.
  let bits: UInt64

  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let highest: UInt64 = 0x8080_8080_8080_8080

  /// Reads the bytes at an offset, where at least eight must be available.
  @inline(__always)
  init(_ bytes: borrowing Span<UInt8>, at place: Int) {
    bits = UInt64(
      littleEndian: bytes.bytes.unsafeLoadUnaligned(fromByteOffset: place, as: UInt64.self))
  }

  @inline(__always)
  private func marks(of byte: UInt8) -> UInt64 {
    let difference = bits ^ Self.ones &* UInt64(byte)
    return (difference &- Self.ones) & ~difference & Self.highest
  }

  /// Marks of bytes that end a string or an unescaped part of it: quotes, backslashes and control
  /// characters.
  @inline(__always)
  var endsOfText: UInt64 {
    let controls = (bits &- Self.ones &* 0x20) & ~bits & Self.highest
    return marks(of: UInt8(ascii: "\"")) | marks(of: UInt8(ascii: "\\")) | controls
  }

  /// Marks of bytes that end a word: those that end a text, and all that are not ASCII.
  @inline(__always)
  var endsOfWord: UInt64 { endsOfText | bits & Self.highest }

  /// The number of bytes before the first byte that ends a word, if that byte is a quote; nil
  /// otherwise.
  @inline(__always)
  var lengthBeforeQuote: Int? {
    let ends = endsOfWord
    if ends == 0 { return nil }
    let place = ends.trailingZeroBitCount & ~7
    let byte = UInt8(truncatingIfNeeded: bits >> UInt64(place))
    return byte == UInt8(ascii: "\"") ? place / 8 : nil
  }

  /// Returns the first `length` bytes as an integer; `length` must be less than eight.
  @inline(__always)
  func prefix(_ length: Int) -> UInt64 { bits & (1 << UInt64(length * 8) &- 1) }
}
