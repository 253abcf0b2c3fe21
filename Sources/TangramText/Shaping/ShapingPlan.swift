/// The lookups that text of a script needs, and for each glyph which of them may act on it.
struct ShapingPlan: Sendable {
  /// What a plan is made for.
  struct Key: Hashable {
    var script: Script
    var kerning: Bool
    var ligatures: Bool
  }

  let key: Key
  let substitutions: [Lookup]
  let positions: [Lookup]
  /// The old kerning counts, as there is no feature for it.
  let usesKernTable: Bool
  var traits: PagedTable<GlyphTraits>
  var pairs = PairCache()

  init(_ key: Key, font: FontData) {
    self.key = key
    let tag = Self.tag(of: key.script)
    var wanted = Self.substitutionFeatures
    if !key.ligatures { wanted.subtract(Self.ligatureFeatures) }
    let substitutions = font.substitutions?.features(of: tag, in: font.bytes) ?? []
    self.substitutions = Self.lookups(
      of: substitutions, wanted, in: font.substitutions, extensionType: 7, font.bytes)
    let positions = font.positions?.features(of: tag, in: font.bytes) ?? []
    wanted = Self.positionFeatures
    if !key.kerning { wanted.remove("kern") }
    self.positions = Self.lookups(
      of: positions, wanted, in: font.positions, extensionType: 9, font.bytes)
    usesKernTable =
      key.kerning && font.kerning != nil && !positions.contains { $0.tag == "kern" }
    traits = PagedTable(count: font.glyphCount, empty: GlyphTraits())
  }

  private static let substitutionFeatures: Set<FontTag> = [
    "ccmp", "locl", "rlig", "calt", "clig", "liga", "rclt", "rvrn",
  ]
  private static let ligatureFeatures: Set<FontTag> = ["liga", "clig", "calt"]
  private static let positionFeatures: Set<FontTag> = [
    "kern", "mark", "mkmk", "curs", "dist", "abvm", "blwm",
  ]
  /// More subtables than those of any script.
  private static let subtableLimit = Lookup.subtableLimit

  /// The lookups of some features, in the order of the table.
  private static func lookups(
    of features: [LayoutTable.Feature], _ wanted: Set<FontTag>, in table: LayoutTable?,
    extensionType: Int, _ bytes: FontBytes
  ) -> [Lookup] {
    guard let table else { return [] }
    var room = subtableLimit
    let indices = Set(features.filter { wanted.contains($0.tag) }.flatMap(\.lookups))
    return indices.sorted().compactMap { index in
      let lookup = table.lookup(index, extensionType: extensionType, in: bytes)
      guard let lookup, lookup.cost <= room else { return nil }
      room -= lookup.cost
      return lookup
    }
  }

  /// The tag that fonts have for a script.
  private static func tag(of script: Script) -> FontTag {
    switch PropertyTable.shared.code(of: script) {
    case "Latn": "latn"
    case "Grek": "grek"
    case "Cyrl": "cyrl"
    case "Hira", "Kana": "kana"
    case "Hani": "hani"
    case "Hang": "hang"
    case "Hebr": "hebr"
    default: "DFLT"
    }
  }
}

/// What shaping needs to know about a glyph.
struct GlyphTraits: Sendable {
  var isKnown = false
  var glyphClass: UInt8 = 0
  var attachmentClass: UInt8 = 0
  var advance: UInt16 = 0
  /// A bit for each lookup of the plan that begins with the glyph; from the 32nd on, lookups share
  /// bits.
  var substitutions: UInt32 = 0
  var positions: UInt32 = 0

  static func bit(ofLookup index: Int) -> UInt32 { 1 << UInt32(truncatingIfNeeded: index & 31) }
}
