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

  func i8(_ offset: Int) -> Int { Int(Int8(truncatingIfNeeded: u8(offset))) }

  func tag(_ offset: Int) -> FontTag { FontTag(value: UInt32(truncatingIfNeeded: u32(offset))) }

  /// Reads an integer of `CFF ` that begins with a byte, and moves the offset of the byte after it past it.
  func compactInteger(_ first: Int, _ place: inout Int) -> Int {
    switch first {
    case 28:
      place += 2
      return i16(place - 2)
    case 32...246: return first - 139
    default:
      place += 1
      let low = u8(place - 1) + 108
      return first < 251 ? (first - 247) * 256 + low : (251 - first) * 256 - low
    }
  }

  /// A slice of the bytes, clamped to the end of the file.
  func slice(_ range: Range<Int>) -> ArraySlice<UInt8> {
    all[range.clamped(to: 0..<all.count)]
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
