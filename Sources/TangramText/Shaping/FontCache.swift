/// What was looked up in a font, and room for the glyphs of a segment: for whole paragraphs nothing is
/// read twice.
struct FontCache: Sendable {
  /// Of the planes that texts are made of; others are looked up each time.
  var characters: PagedTable<CharacterGlyph>
  /// The plan of the last segment.
  var plan: ShapingPlan
  /// Other plans that were used, the last one last.
  private var others: [ShapingPlan] = []
  var buffer: [ShapedGlyph] = []
  /// Lookups that others apply, by the table and their index.
  var nested: [NestedLookup: Lookup] = [:]

  init() { self.init(rows: Self.planes, plan: .none) }

  /// A cache without room for anything, in place of one that was given away.
  static let none = FontCache(rows: 0, plan: .none)

  /// The characters below this number are cached.
  static let planes = 0x2_2000

  private init(rows: Int, plan: ShapingPlan) {
    characters = PagedTable(count: rows, empty: CharacterGlyph())
    self.plan = plan
  }

  /// Makes the plan for a key the current one.
  mutating func choosePlan(_ key: ShapingPlan.Key, for font: FontData) {
    if plan.key == key { return }
    if let known = others.firstIndex(where: { $0.key == key }) {
      swap(&plan, &others[known])
      return
    }
    var made = ShapingPlan(key, font: font)
    swap(&plan, &made)
    guard made.key != nil else { return }
    if others.count == Self.planLimit { others.removeFirst() }
    others.append(made)
  }

  /// More scripts and settings than most texts have.
  private static let planLimit = 16

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
