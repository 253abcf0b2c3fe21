/// A font file, which text is measured with.
///
/// The bytes are read where they lie, and nothing is read before it is asked for. A font is a value
/// that any thread may use; copies share its bytes.
///
///     let font = try TGFont(bytes: bytes)
///     font.advance(of: "A")  // 0.6, of the em
public struct TGFont: Sendable {
  let data: FontData

  /// Opens a font.
  ///
  /// - Parameters:
  ///   - bytes: The bytes of a TrueType or OpenType file, or of a collection.
  ///   - index: Which font of a collection.
  public init(bytes: [UInt8], index: Int = 0) throws(TGFontError) {
    data = try FontData(bytes, index: index)
  }
}

extension TGFont: Hashable {
  /// Whether both are copies of one font that was opened.
  public static func == (first: TGFont, second: TGFont) -> Bool { first.data === second.data }

  /// Feeds what `==` compares into a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(data)) }
}

extension TGFont {
  /// The number of fonts in a file: 1, or more if it is a collection; 0 if it is no font.
  public static func count(in bytes: [UInt8]) -> Int { FontDirectory.count(in: FontBytes(bytes)) }

  /// The bytes of the file.
  public var bytes: [UInt8] { data.bytes.all }

  /// The number of units that the em is divided into.
  public var unitsPerEm: Int { data.unitsPerEm }

  /// The number of glyphs.
  public var glyphCount: Int { data.glyphCount }

  /// The height above the baseline, in units of the em.
  public var ascent: Int { data.metrics.ascent }

  /// The depth below the baseline, in units of the em, usually above 0.
  public var descent: Int { data.metrics.descent }

  /// The space between lines, in units of the em.
  public var lineGap: Int { data.metrics.lineGap }

  /// The name of the family, such as `Noto Sans`.
  public var familyName: String? { name(16) ?? name(1) }

  /// The name of the style, such as `Bold Italic`.
  public var styleName: String? { name(17) ?? name(2) }

  /// The full name.
  public var fullName: String? { name(4) }

  /// The weight from 1 to 1,000; 400 is regular and 700 bold.
  public var weight: Int {
    guard let os2 = data.directory["OS/2"], os2.count >= 64 else { return 400 }
    let weight = data.bytes.u16(os2.lowerBound + 4)
    return 1...1_000 ~= weight ? weight : 400
  }

  /// Whether the font is italic or oblique.
  public var isSlanted: Bool {
    if let os2 = data.directory["OS/2"], os2.count >= 64 {
      return data.bytes.u16(os2.lowerBound + 62) & 0x201 != 0
    }
    guard let head = data.directory["head"] else { return false }
    return data.bytes.u16(head.lowerBound + 44) & 2 != 0
  }

  /// Tables that the file names but does not contain, without which the font is used.
  public var missingTables: [String] { data.directory.truncated.map(\.description) }

  private func name(_ number: Int) -> String? {
    guard let table = data.directory["name"] else { return nil }
    return NameTable.name(number, at: table, in: data.bytes)
  }
}

extension TGFont {
  /// The glyph of a character; nil if the font has none.
  public func glyph(of character: Unicode.Scalar) -> UInt16? {
    data.characters.glyph(of: character.value, in: data.bytes)
  }

  /// The advance of a glyph, in units of the em.
  public func advance(ofGlyph glyph: UInt16) -> Int {
    Int(glyph) < data.glyphCount ? data.advances.advance(of: glyph, in: data.bytes) : 0
  }

  /// The advance of a character as a part of the em; nil if the font has no glyph for it.
  public func advance(of character: Unicode.Scalar) -> Double? {
    glyph(of: character).map { Double(advance(ofGlyph: $0)) / Double(unitsPerEm) }
  }

  /// The kerning between two glyphs in units of the em, as for Latin text.
  public func kerning(between first: UInt16, and second: UInt16) -> Int {
    var shaper = Shaper(data)
    defer { shaper.finish() }
    return shaper.kerning(between: first, and: second)
  }
}
