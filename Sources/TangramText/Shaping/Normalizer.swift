/// Normalizes a base and its marks to the form for which a font has glyphs.
struct Normalizer {
  typealias Item = (cluster: Int32, scalar: UInt32)

  private(set) var items: [Item] = []
  private let table = PropertyTable.shared

  /// Appends a character, or its decomposition if the font has glyphs only for that.
  mutating func append(_ scalar: UInt32, cluster: Int, hasGlyph: (UInt32) -> Bool) {
    let cluster = Int32(truncatingIfNeeded: cluster)
    if !hasGlyph(scalar), let parts = Decompositions.shared.parts(of: scalar),
      parts.allSatisfy(hasGlyph)
    {
      for part in parts { items.append((cluster, part)) }
    } else {
      items.append((cluster, scalar))
    }
  }

  /// Sorts marks by their combining classes.
  mutating func sortMarks() {
    var start = 0
    while start < items.count {
      var end = start
      while end < items.count, combiningClass(items[end]) != 0 { end += 1 }
      if end - start > 1 {
        let sorted = items[start..<end].enumerated().sorted {
          (combiningClass($0.element), $0.offset) < (combiningClass($1.element), $1.offset)
        }
        items.replaceSubrange(start..<end, with: sorted.map(\.element))
      }
      start = max(end, start + 1)
    }
  }

  /// Composes a base and its marks if the font has a glyph for the composition.
  mutating func compose(hasGlyph: (UInt32) -> Bool) {
    var (result, starter, lastClass) = ([Item](), Int?.none, UInt8(0))
    for item in items {
      let properties = table[item.scalar]
      let combiningClass = properties.combiningClass
      if let starter, properties.category == .nonspacingMark,
        result.count - 1 == starter || lastClass < combiningClass,
        let composed = Decompositions.shared.composition(of: result[starter].scalar, item.scalar),
        hasGlyph(composed)
      {
        result[starter].scalar = composed
        continue
      }
      if combiningClass == 0 {
        (starter, lastClass) = (result.count, 0)
      } else {
        lastClass = combiningClass
      }
      result.append(item)
    }
    items = result
  }

  private func combiningClass(_ item: Item) -> UInt8 { table[item.scalar].combiningClass }
}
