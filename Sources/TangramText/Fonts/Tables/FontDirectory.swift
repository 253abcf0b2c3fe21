/// The table directory of a font, at the start of the file or, in a collection, of each font.
struct FontDirectory: Sendable {
  private(set) var ranges: [FontTag: Range<Int>] = [:]
  /// The tables that the directory lists but that extend beyond the end of the file.
  private(set) var truncated: [FontTag] = []
  /// Whether the font has pictures or colored layers for glyphs.
  private(set) var hasColors = false

  init(_ bytes: FontBytes, index: Int) throws(TGFontError) {
    let start = try Self.start(bytes, index: index)
    for number in 0..<bytes.u16(start + 4) {
      let record = start + 12 + 16 * number
      if record + 16 > bytes.count { break }
      let tag = bytes.tag(record)
      if Self.colored.contains(tag) { hasColors = true }
      let isRead = Self.known.contains(tag)
      guard isRead || Self.copied.contains(tag), ranges[tag] == nil else { continue }
      let (offset, length) = (bytes.u32(record + 8), bytes.u32(record + 12))
      if offset + length > bytes.count {
        if isRead { truncated.append(tag) }
      } else {
        ranges[tag] = offset..<offset + length
      }
    }
  }

  /// The range of an optional table; nil if it is missing.
  subscript(tag: FontTag) -> Range<Int>? { ranges[tag] }

  /// The offset of a required table, which must have at least `length` bytes.
  func required(_ tag: FontTag, length: Int) throws(TGFontError) -> Int {
    if truncated.contains(tag) { throw .truncated(tag) }
    guard let range = ranges[tag] else { throw .missing(tag) }
    guard range.count >= length else { throw .truncated(tag) }
    return range.lowerBound
  }

  private static let known: Set<FontTag> = [
    "head", "maxp", "hhea", "hmtx", "cmap", "OS/2", "name", "kern", "GDEF", "GSUB", "GPOS", "glyf",
    "loca", "CFF ",
  ]
  /// The tables that the library does not read, but copies into subsets of the font.
  private static let copied: Set<FontTag> = ["cvt ", "fpgm", "gasp", "post", "prep"]
  private static let colored: Set<FontTag> = ["CBDT", "COLR", "SVG ", "sbix"]
  private static let collection = 0x7474_6366
  private static let signatures: Set<Int> = [0x0001_0000, 0x4F54_544F, 0x7472_7565]

  /// The number of fonts in a file: in a collection, at most as many as the file has offsets for.
  static func count(in bytes: FontBytes) -> Int {
    bytes.u32(0) == collection
      ? min(bytes.u32(8), max(0, bytes.count - 12) / 4) : signatures.contains(bytes.u32(0)) ? 1 : 0
  }

  private static func start(_ bytes: FontBytes, index: Int) throws(TGFontError) -> Int {
    let (isCollection, count) = (bytes.u32(0) == collection, count(in: bytes))
    guard isCollection || count > 0 else { throw .notAFont(beginning: bytes.slice(0..<4)) }
    guard index >= 0, index < count else {
      throw TGFontError(
        problem: "There is no font \(index) in a file with "
          + (count == 1 ? "one font." : "\(count) fonts."),
        hint: count > 1 ? "Use an index from 0 to \(count - 1)." : "Use the index 0.")
    }
    let start = isCollection ? bytes.u32(12 + 4 * index) : 0
    guard signatures.contains(bytes.u32(start)) else {
      throw .notAFont(beginning: bytes.slice(start..<start + 4))
    }
    return start
  }
}
