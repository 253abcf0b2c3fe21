/// The lookups for text in a script, with a cache of which of them may act on each glyph.
struct ShapingPlan: Sendable {
  struct Key: Hashable {
    var script: Script
    var kerning: Bool
    var ligatures: Bool
  }

  /// The key of the plan; nil for the empty plan, which represents the absence of a plan.
  private(set) var key: Key?
  private(set) var substitutions: [Lookup] = []
  private(set) var positions: [Lookup] = []
  /// Whether the legacy `kern` table is used, because the font has no feature for kerning.
  private(set) var usesKernTable = false
  /// The substitutions that may act on a single glyph, or regardless of the glyph after the first.
  private(set) var unconditional: UInt16 = 0
  /// The glyphs of characters before any lookup.
  var characters = PagedTable(count: 0, empty: ShapedGlyph())
  var traits = PagedTable(count: 0, empty: GlyphTraits())
  var pairs = PairCache()

  init() {}

  init(_ key: Key, font: FontData) {
    self.key = key
    let tag = Self.tag(of: key.script)
    var wanted = Self.substitutionFeatures
    if !key.ligatures { wanted.subtract(Self.ligatureFeatures) }
    var features = font.substitutions?.features(of: tag, in: font.bytes) ?? []
    substitutions = font.substitutions?.lookups(of: features, wanted, in: font.bytes) ?? []
    unconditional = Self.unconditional(substitutions, font.bytes)
    features = font.positions?.features(of: tag, in: font.bytes) ?? []
    wanted = Self.positionFeatures
    if !key.kerning { wanted.remove("kern") }
    positions = font.positions?.lookups(of: features, wanted, in: font.bytes) ?? []
    usesKernTable = key.kerning && font.kerning != nil && !features.contains { $0.tag == "kern" }
    characters = .ofCharacters
    traits = PagedTable(count: font.glyphCount, empty: GlyphTraits())
  }

  private static let substitutionFeatures: Set<FontTag> = [
    "ccmp", "locl", "rlig", "calt", "clig", "liga", "rclt", "rvrn",
  ]
  private static let ligatureFeatures: Set<FontTag> = ["liga", "clig", "calt"]
  private static let positionFeatures: Set<FontTag> = [
    "kern", "mark", "mkmk", "curs", "dist", "abvm", "blwm",
  ]

  /// The bits of the lookups that may act for any second glyph, or for too many second glyphs to test.
  private static func unconditional(_ lookups: [Lookup], _ bytes: FontBytes) -> UInt16 {
    var (bits, room) = (UInt16(0), followersLimit)
    for (index, lookup) in lookups.enumerated() {
      for subtable in lookup.subtables {
        if let count = subtable.followers(in: bytes, upTo: room) {
          room -= count
        } else {
          bits |= GlyphTraits.bit(ofLookup: index)
          break
        }
      }
    }
    return bits
  }

  /// The maximum number of second glyphs to test, because each glyph of a text is tested when it first occurs.
  private static let followersLimit = 512

  /// The OpenType tag of a script.
  private static func tag(of script: Script) -> FontTag {
    switch PropertyTable.code(of: script) {
    case "Latn": "latn"
    case "Grek": "grek"
    case "Cyrl": "cyrl"
    case "Kana": "kana"
    case "Hani": "hani"
    case "Hang": "hang"
    case "Hebr": "hebr"
    default: "DFLT"
    }
  }
}

extension ShapingPlan {
  /// Appends the glyphs of characters, up to one that needs normalization or was not looked up before.
  ///
  /// It is mutating, so that calls do not copy the plan.
  ///
  /// - Returns: The index of the next character.
  mutating func appendGlyphs(
    of text: Span<TextCharacter>, _ range: Range<Int>, to buffer: inout [ShapedGlyph]
  ) -> Int {
    var end = range.lowerBound
    buffer.append(addingCapacity: range.count) { output in
      var index = range.lowerBound
      while index < range.upperBound {
        var glyph = characters[Int(text[index].scalar)]
        guard glyph.flags.intersection([.known, .needsNormalization]) == .known else { break }
        glyph.cluster = Int32(truncatingIfNeeded: index)
        output.append(glyph)
        index += 1
      }
      end = index
    }
    return end
  }
}
