/// What was looked up in a font: for whole paragraphs nothing is read twice.
struct FontCache: Sendable {
  /// Of the planes that texts are made of; others are looked up each time.
  var characters: PagedTable<CharacterGlyph>
  var plans: [ShapingPlan] = []
  /// Room for the glyphs of a segment.
  var buffer: [ShapedGlyph] = []
  /// Lookups that others apply, by the table and their index.
  var nested: [NestedLookup: Lookup] = [:]

  init() { self.init(rows: 0x2_2000) }

  /// A cache without room for anything, in place of one that was given away.
  static let none = FontCache(rows: 0)

  private init(rows: Int) { characters = PagedTable(count: rows, empty: CharacterGlyph()) }

  struct NestedLookup: Hashable {
    var stage: ShapingStage
    var index: Int
  }
}

/// First glyphs take the place of others, then their advances change.
enum ShapingStage: Hashable {
  case substitution
  case positioning
}
