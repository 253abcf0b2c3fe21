/// The bytes of a font file, read in place.
///
/// Bytes beyond the end are read as 0, so that an invalid offset or count in a malicious font is
/// harmless: it yields a coverage without glyphs or a lookup without subtables.
struct FontBytes: Sendable {
  let all: [UInt8]

  init(_ bytes: [UInt8]) { all = bytes }

  var count: Int { all.count }

  @inline(__always)
  func u8(_ offset: Int) -> Int {
    guard offset >= 0, offset < all.count else { return 0 }
    return Int(all[offset])
  }

  @inline(__always)
  func u16(_ offset: Int) -> Int {
    guard offset >= 0, offset < all.count - 1 else { return 0 }
    return Int(all[offset]) << 8 | Int(all[offset + 1])
  }

  @inline(__always)
  func i16(_ offset: Int) -> Int { Int(Int16(truncatingIfNeeded: u16(offset))) }

  @inline(__always)
  func u32(_ offset: Int) -> Int { u16(offset) << 16 | u16(offset + 2) }

  func tag(_ offset: Int) -> FontTag { FontTag(value: UInt32(truncatingIfNeeded: u32(offset))) }

  /// A slice of the bytes, clamped to the end of the file.
  func slice(_ range: Range<Int>) -> ArraySlice<UInt8> {
    all[range.clamped(to: 0..<all.count)]
  }
}

/// Reads the numbers of a font file one after another.
struct FontReader {
  let bytes: FontBytes
  var offset: Int

  mutating func u8() -> Int {
    offset += 1
    return bytes.u8(offset - 1)
  }

  mutating func u16() -> Int {
    offset += 2
    return bytes.u16(offset - 2)
  }

  mutating func i16() -> Int { Int(Int16(truncatingIfNeeded: u16())) }

  mutating func i32() -> Int { Int(Int32(truncatingIfNeeded: u16() << 16 | u16())) }

  /// Reads an integer of `CFF ` after its first byte.
  mutating func compactInteger(_ first: Int) -> Int {
    switch first {
    case 28: i16()
    case 32...246: first - 139
    case ...250: (first - 247) * 256 + u8() + 108
    default: (251 - first) * 256 - u8() - 108
    }
  }
}

/// A four-letter tag, such as the tag of a table or a feature.
struct FontTag: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  var value: UInt32

  init(value: UInt32) { self.value = value }

  init(stringLiteral text: StaticString) {
    value = "\(text)".utf8.reduce(0) { $0 << 8 | UInt32($1) }
  }

  var description: String {
    let letters = (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * UInt32($0))) }
    let isPrintable = letters.allSatisfy { 0x20..<0x7F ~= $0 }
    return isPrintable ? String(decoding: letters, as: UTF8.self) : "0x" + String(value, radix: 16)
  }
}
