/// A font for measuring text, read from a font file.
///
/// The bytes are read in place, and only when they are needed. A font is a value that any thread may use;
/// copies share its bytes. Only copies of the same opened font are equal.
///
///     let font = try TGFont(bytes: bytes)
///     font.advance(of: "A")  // 0.6, of the em
public struct TGFont: Hashable, Sendable {
  let shared: SharedFont

  /// Opens a font.
  ///
  /// - Parameters:
  ///   - bytes: The bytes of a TrueType or OpenType file, or of a collection.
  ///   - index: The index of the font in a collection.
  public init(bytes: [UInt8], index: Int = 0) throws(TGFontError) {
    shared = SharedFont(try FontData(bytes, index: index))
  }
}

extension TGFont {
  var data: FontData { shared.data }

  /// The number of fonts in a file: 1, or more for a collection; 0 if the file is not a font.
  public static func count(in bytes: [UInt8]) -> Int { FontDirectory.count(in: FontBytes(bytes)) }

  /// The bytes of the file.
  public var bytes: [UInt8] { data.bytes.all }

  /// The number of font units per em.
  public var unitsPerEm: Int { data.unitsPerEm }

  /// The number of glyphs.
  public var glyphCount: Int { data.glyphCount }

  /// The height above the baseline, in font units.
  public var ascent: Int { data.ascent }

  /// The depth below the baseline, in font units, usually positive.
  public var descent: Int { data.descent }

  /// The space between lines, in font units.
  public var lineGap: Int { data.lineGap }

  /// The name of the family, such as `Noto Sans`.
  public var familyName: String? { name(16) ?? name(1) }

  /// The name of the style, such as `Bold Italic`.
  public var styleName: String? { name(17) ?? name(2) }

  /// The full name.
  public var fullName: String? { name(4) }

  /// The weight from 1 to 1,000; 400 is regular and 700 bold.
  public var weight: Int {
    guard let os2 else { return 400 }
    let weight = data.bytes.u16(os2 + 4)
    return 1...1_000 ~= weight ? weight : 400
  }

  /// Whether the font is italic or oblique.
  public var isSlanted: Bool {
    if let os2 { return data.bytes.u16(os2 + 62) & 0x201 != 0 }
    return data.bytes.u16(data.head + 44) & 2 != 0
  }

  /// The offset of the table `OS/2`; nil if the font has none, or not all of it.
  private var os2: Int? {
    data.directory["OS/2"].flatMap { $0.count >= 64 ? $0.lowerBound : nil }
  }

  /// The tables that the file lists but does not contain completely; the font is used without them.
  public var missingTables: [String] { data.directory.truncated.map(\.description) }

  /// The name with an identifier in the table `name`, preferably in English; nil if there is none.
  private func name(_ number: Int) -> String? {
    guard let start = data.directory["name"]?.lowerBound else { return nil }
    let bytes = data.bytes
    let storage = start + bytes.u16(start + 4)
    var found: String?
    for index in 0..<bytes.u16(start + 2) {
      let record = start + 6 + 12 * index
      if record + 12 > bytes.count { break }
      guard bytes.u16(record + 6) == number else { continue }
      let text = storage + bytes.u16(record + 10)
      let slice = bytes.slice(text..<text + bytes.u16(record + 8))
      switch bytes.u16(record) {
      case 0, 3:
        let units = stride(from: slice.startIndex, to: slice.endIndex - 1, by: 2)
        let name = String(decoding: units.map { UInt16(bytes.u16($0)) }, as: UTF16.self)
        if bytes.u16(record + 4) == 0x409 { return name }
        found = found ?? name
      case 1: found = found ?? String(decoding: slice.map { $0 < 0x80 ? $0 : 0x3F }, as: UTF8.self)
      default: break
      }
    }
    return found
  }

  /// The glyph of a character; nil if the font has none.
  public func glyph(of character: Unicode.Scalar) -> UInt16? {
    data.glyph(of: character.value)
  }

  /// The advance of a glyph, in font units.
  public func advance(ofGlyph glyph: UInt16) -> Int {
    Int(glyph) < data.glyphCount ? data.advance(of: glyph) : 0
  }

  /// The advance of a character as a fraction of the em; nil if the font has no glyph for it.
  public func advance(of character: Unicode.Scalar) -> Double? {
    glyph(of: character).map { Double(advance(ofGlyph: $0)) / Double(unitsPerEm) }
  }

  /// The kerning between two glyphs of Latin text, in font units.
  public func kerning(between first: UInt16, and second: UInt16) -> Int {
    let shaper = shared.borrowShaper()
    defer { shared.returnShaper(shaper) }
    return shaper.withLock { $0.kerning(between: first, and: second) }
  }
}
