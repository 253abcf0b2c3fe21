@testable import TangramText

/// The tables of a font file, which tests can damage.
struct BrokenFont {
  private var tables: [(tag: String, bytes: [UInt8])] = []

  init(_ file: [UInt8]) {
    let bytes = FontBytes(file)
    for number in 0..<bytes.u16(4) {
      let record = 12 + 16 * number
      let tag = String(decoding: file[record..<record + 4], as: UTF8.self)
      let start = bytes.u32(record + 8)
      tables.append((tag, Array(file[start..<start + bytes.u32(record + 12)])))
    }
  }

  subscript(tag: String) -> [UInt8]? {
    get { tables.first { $0.tag == tag }?.bytes }
    set {
      let index = tables.firstIndex { $0.tag == tag }
      switch (index, newValue) {
      case (let index?, let bytes?): tables[index].bytes = bytes
      case (let index?, nil): tables.remove(at: index)
      case (nil, let bytes?): tables.append((tag, bytes))
      case (nil, nil): break
      }
    }
  }

  /// Writes a 16-bit number into a table.
  func setting(_ tag: String, _ offset: Int, to value: Int) -> BrokenFont {
    var font = self
    guard var bytes = font[tag], offset + 2 <= bytes.count else { return self }
    bytes[offset] = UInt8(value >> 8 & 0xFF)
    bytes[offset + 1] = UInt8(value & 0xFF)
    font[tag] = bytes
    return font
  }

  /// Replaces a table, or removes it.
  func replacing(_ tag: String, by bytes: [UInt8]?) -> BrokenFont {
    var font = self
    font[tag] = bytes
    return font
  }

  /// The bytes of the font file.
  var file: [UInt8] {
    var header: [UInt8] = [0, 1, 0, 0] + Self.word(tables.count) + [0, 0, 0, 0, 0, 0]
    var body: [UInt8] = []
    let start = 12 + 16 * tables.count
    for (tag, bytes) in tables {
      header +=
        Array(tag.utf8) + [0, 0, 0, 0] + Self.long(start + body.count)
        + Self.long(bytes.count)
      body += bytes
    }
    return header + body
  }

  static func word(_ value: Int) -> [UInt8] { [UInt8(value >> 8 & 0xFF), UInt8(value & 0xFF)] }

  static func long(_ value: Int) -> [UInt8] { word(value >> 16) + word(value) }

  /// A layout table whose `feature` uses the first of these lookups, for all scripts.
  static func layout(feature: String, lookups: [[UInt8]]) -> [UInt8] {
    let script = word(1) + Array("DFLT".utf8) + word(8)
    let language = word(4) + word(0) + word(0) + word(0xFFFF) + word(1) + word(0)
    let features = word(1) + Array(feature.utf8) + word(8) + word(0) + word(1) + word(0)
    let scripts = script + language
    var list = word(lookups.count)
    var offset = 2 + 2 * lookups.count
    for lookup in lookups {
      list += word(offset)
      offset += lookup.count
    }
    return [0, 1, 0, 0] + word(10) + word(10 + scripts.count)
      + word(10 + scripts.count + features.count) + scripts + features + list
      + lookups.flatMap { $0 }
  }

  /// A lookup with one subtable.
  static func lookup(type: Int, _ subtable: [UInt8]) -> [UInt8] {
    word(type) + word(0) + word(1) + word(8) + subtable
  }

  /// A rule that applies other lookups at each glyph.
  static func rule(applying lookups: [Int]) -> [UInt8] {
    let records = lookups.flatMap { word(0) + word($0) }
    return word(3) + word(1) + word(lookups.count) + word(8 + records.count) + records + everyGlyph
  }

  /// A substitution that replaces each of the first glyphs by `count` glyphs.
  static func multiplication(by count: Int) -> [UInt8] {
    let sequence = word(count) + (0..<count).flatMap { _ in word(5) }
    return word(1) + word(6 + 2 * 100) + word(100)
      + (0..<100).flatMap { _ in word(6 + 2 * 100 + everyGlyph.count) } + everyGlyph + sequence
  }

  private static let everyGlyph = word(2) + word(1) + word(0) + word(0xFFFE) + word(0)
}
