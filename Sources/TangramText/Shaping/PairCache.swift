/// Adjustments of pairs that were looked up before, for kerning, and pairs that begin no ligature:
/// direct-mapped, so that a new pair displaces an old one.
struct PairCache: Sendable {
  private struct Entry {
    /// The lookup, plus 1, and both glyphs.
    var key: UInt64 = 0
    var first: Int16 = 0
    var second: Int16 = 0
    var isAdjusted = false
    var consumesSecond = false
  }

  private static let size = 1_024
  private var entries: [Entry] = []

  /// The adjustment of a pair by a lookup: nil if it was not looked up, and nil within if the lookup
  /// has none.
  func adjustment(
    _ first: UInt16, _ second: UInt16, lookup: Int
  ) -> PairAdjustment.Adjustment?? {
    let key = Self.key(first, second, lookup: lookup)
    let slot = Self.slot(key)
    guard slot < entries.count, entries[slot].key == key else { return .none }
    let entry = entries[slot]
    guard entry.isAdjusted else { return .some(nil) }
    return PairAdjustment.Adjustment(
      first: Int(entry.first), second: Int(entry.second), consumesSecond: entry.consumesSecond)
  }

  mutating func note(
    _ adjustment: PairAdjustment.Adjustment?, _ first: UInt16, _ second: UInt16, lookup: Int
  ) {
    if entries.isEmpty { entries = Array(repeating: Entry(), count: Self.size) }
    let key = Self.key(first, second, lookup: lookup)
    entries[Self.slot(key)] = Entry(
      key: key, first: Int16(truncatingIfNeeded: adjustment?.first ?? 0),
      second: Int16(truncatingIfNeeded: adjustment?.second ?? 0),
      isAdjusted: adjustment != nil, consumesSecond: adjustment?.consumesSecond ?? false)
  }

  private static func key(_ first: UInt16, _ second: UInt16, lookup: Int) -> UInt64 {
    UInt64(truncatingIfNeeded: lookup + 1) << 32 | UInt64(first) << 16 | UInt64(second)
  }

  private static func slot(_ key: UInt64) -> Int {
    Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 54)
  }
}
