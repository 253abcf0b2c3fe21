/// The lookups that text of a script needs, and for each glyph which of them may act on it.
struct ShapingPlan: Sendable {
  /// What a plan is made for.
  struct Key: Hashable {
    var script: Script
    var kerning: Bool
    var ligatures: Bool
  }

  /// Nil if there is no plan.
  let key: Key?
  let substitutions: [Lookup]
  let positions: [Lookup]
  /// The old kerning counts, as there is no feature for it.
  let usesKernTable: Bool
  /// The substitutions that may act on one glyph alone, or whatever follows it.
  let unconditional: UInt16
  /// The glyphs of characters before any lookup.
  var characters: PagedTable<ShapedGlyph>
  var traits: PagedTable<GlyphTraits>
  var pairs = PairCache()

  /// No plan.
  static let none = ShapingPlan()

  private init() {
    key = nil
    (substitutions, positions, usesKernTable, unconditional) = ([], [], false, 0)
    characters = PagedTable(count: 0, empty: Self.unknown)
    traits = PagedTable(count: 0, empty: GlyphTraits())
  }

  private static let unknown = ShapedGlyph(glyph: 0, flags: [], cluster: 0, scalar: 0)

  init(_ key: Key, font: FontData) {
    self.key = key
    let tag = Self.tag(of: key.script)
    var wanted = Self.substitutionFeatures
    if !key.ligatures { wanted.subtract(Self.ligatureFeatures) }
    let substitutions = font.substitutions?.features(of: tag, in: font.bytes) ?? []
    let lookups = Self.lookups(
      of: substitutions, wanted, in: font.substitutions, extensionType: 7, font.bytes)
    self.substitutions = lookups
    unconditional = Self.unconditional(lookups, font.bytes)
    let positions = font.positions?.features(of: tag, in: font.bytes) ?? []
    wanted = Self.positionFeatures
    if !key.kerning { wanted.remove("kern") }
    self.positions = Self.lookups(
      of: positions, wanted, in: font.positions, extensionType: 9, font.bytes)
    usesKernTable =
      key.kerning && font.kerning != nil && !positions.contains { $0.tag == "kern" }
    characters = PagedTable(count: FontCache.planes, empty: Self.unknown)
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

  /// The bits of the lookups that need not be followed by certain glyphs, or by too many to test.
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

  /// What follows is tested for each glyph of a text when it is first met.
  private static let followersLimit = 512

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
    switch PropertyTable.code(of: script) {
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
