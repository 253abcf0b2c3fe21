/// The glyph that a font maps a character to, before any lookup.
struct CharacterGlyph: Sendable {
  struct Flags: OptionSet, Sendable {
    var rawValue: UInt8
    /// The character was looked up in the font.
    static let known = Flags(rawValue: 1)
    /// The font can show the character, possibly by its decomposition or another character's glyph.
    static let available = Flags(rawValue: 2)
    /// The font has a glyph for the character itself.
    static let isMapped = Flags(rawValue: 4)
  }

  var glyph: UInt16 = 0
  var flags: Flags = []
  /// The flags of the shaped glyph.
  var shaped: ShapedGlyph.Flags = []
}

extension FontData {
  /// Looks up the glyph of a character.
  func characterGlyph(of scalar: UInt32) -> CharacterGlyph {
    let properties = PropertyTable.shared[scalar]
    var result = CharacterGlyph(flags: .known)
    let isIgnorable = properties.flags.contains(.ignorable)
    if isIgnorable { result.shaped.insert(.hidden) }
    if properties.category == .nonspacingMark { result.shaped.insert(.nonspacing) }
    if properties.combiningClass != 0 || properties.category == .nonspacingMark {
      result.shaped.formUnion([.needsNormalization, .combining])
    }
    if let glyph = self.glyph(of: scalar) {
      result.glyph = glyph
      result.flags.formUnion([.available, .isMapped])
      return result
    }
    if isIgnorable {
      result.glyph = glyph(of: 0x20) ?? 0
      result.flags.insert(.available)
    } else if let base = Self.standIn(for: scalar) {
      let glyph = glyph(of: base)
      result.glyph = glyph ?? 0
      if SpaceWidth(of: scalar) != nil { result.shaped.insert(.standInSpace) }
      if glyph != nil { result.flags.insert(.available) }
    }
    if hasParts(of: scalar) {
      result.flags.insert(.available)
      result.shaped.insert(.needsNormalization)
    }
    return result
  }

  private func hasParts(of scalar: UInt32) -> Bool {
    guard let parts = Decompositions.shared.parts(of: scalar) else { return false }
    return parts.allSatisfy { glyph(of: $0) != nil }
  }

  /// The character whose glyph replaces that of a missing character; nil if there is none.
  private static func standIn(for scalar: UInt32) -> UInt32? {
    switch scalar {
    case 0xA0: 0x20
    case 0x2011: 0x2010
    default: SpaceWidth(of: scalar) == nil ? nil : 0x20
    }
  }
}
