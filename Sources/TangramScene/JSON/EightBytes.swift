/// Eight bytes of a text, looked at in one step.
///
/// A set of marks has the highest bit of a byte for every byte found. The lowest mark is exact;
/// those above it may be false, for a byte may borrow from the next.
struct EightBytes {
  /// The first byte in the lowest place.
  let bits: UInt64

  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let highest: UInt64 = 0x8080_8080_8080_8080

  /// Reads the bytes at a place, where there must be eight.
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

  /// Marks of bytes that end a string, or a part of it that stands for itself.
  @inline(__always)
  var endsOfText: UInt64 {
    let controls = (bits &- Self.ones &* 0x20) & ~bits & Self.highest
    return marks(of: UInt8(ascii: "\"")) | marks(of: UInt8(ascii: "\\")) | controls
  }

  /// Marks of bytes that are not letters, digits or signs of ASCII.
  @inline(__always)
  var endsOfWord: UInt64 { endsOfText | bits & Self.highest }

  /// The number of bytes before a quote that no other end of a word precedes; nil if there is none.
  @inline(__always)
  var lengthBeforeQuote: Int? {
    let ends = endsOfWord
    if ends == 0 { return nil }
    let place = ends.trailingZeroBitCount & ~7
    let byte = UInt8(truncatingIfNeeded: bits >> UInt64(place))
    return byte == UInt8(ascii: "\"") ? place / 8 : nil
  }

  /// The first bytes, fewer than eight.
  @inline(__always)
  func prefix(_ length: Int) -> UInt64 { bits & (1 << UInt64(length * 8) &- 1) }
}
