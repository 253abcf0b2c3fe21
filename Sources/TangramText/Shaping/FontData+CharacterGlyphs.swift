extension FontData {
  /// The glyph that the font maps a character to, before any lookup and without the traits of the glyph.
  func shapedGlyph(of scalar: UInt32) -> ShapedGlyph {
    let properties = PropertyTable.shared[scalar]
    var result = ShapedGlyph(flags: .known, scalar: scalar)
    let isIgnorable = properties.flags.contains(.ignorable)
    if isIgnorable { result.flags.insert(.hidden) }
    if properties.category == .nonspacingMark { result.flags.insert(.nonspacing) }
    if properties.combiningClass != 0 || properties.category == .nonspacingMark {
      result.flags.formUnion([.needsNormalization, .combining])
    }
    if let glyph = self.glyph(of: scalar) {
      result.glyph = glyph
      result.flags.formUnion([.available, .isMapped])
      return result
    }
    if isIgnorable {
      result.glyph = glyph(of: 0x20) ?? 0
      result.flags.insert(.available)
    } else if let base = Self.fallback(for: scalar) {
      let glyph = glyph(of: base)
      result.glyph = glyph ?? 0
      if base == 0x20, scalar != 0xA0 { result.flags.insert(.fallbackSpace) }
      if glyph != nil { result.flags.insert(.available) }
    }
    if let parts = Decompositions.shared.parts(of: scalar),
      parts.allSatisfy({ glyph(of: $0) != nil })
    {
      result.flags.formUnion([.available, .needsNormalization])
    }
    return result
  }

  /// The character whose glyph replaces that of a missing character; nil if there is none.
  private static func fallback(for scalar: UInt32) -> UInt32? {
    switch scalar {
    case 0x2011: 0x2010
    case 0xA0, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: 0x20
    default: nil
    }
  }
}
