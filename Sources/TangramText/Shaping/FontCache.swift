/// A cache of data from a font, so that nothing is read twice, and a buffer for the glyphs of a segment.
struct FontCache: Sendable {
  /// The glyphs of the characters below `planes`; other characters are looked up each time.
  var characters = PagedTable(count: planes, empty: CharacterGlyph())
  /// The plan of the last segment.
  var plan = ShapingPlan()
  /// Other plans that were used before, up to `planLimit`.
  private var others: [ShapingPlan] = []
  var buffer: [ShapedGlyph] = []
  /// The lookups that contextual lookups apply, by table and index.
  var nested: [NestedLookup: Lookup] = [:]

  /// The limit of the characters that are cached.
  static let planes = 0x2_2000

  /// Makes the plan for a key the current plan.
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

  /// The maximum number of other plans; most texts have fewer scripts and settings.
  private static let planLimit = 16

  struct NestedLookup: Hashable {
    var stage: ShapingStage
    var index: Int
  }
}

/// A stage of shaping: glyphs are replaced first, then their advances are adjusted.
enum ShapingStage: Hashable {
  case substitution
  case positioning
}
