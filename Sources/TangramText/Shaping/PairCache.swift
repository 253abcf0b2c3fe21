/// A direct-mapped cache of pair adjustments, in which a new pair displaces an old one.
struct PairCache: Sendable {
  /// The value that represents the legacy `kern` table instead of the index of a lookup.
  static let kernTable = -1

  private static let size = 1_024
  private var entries: [(key: UInt64, adjustment: PairAdjustment)] = []

  /// The key of two glyphs and the index in the plan of the lookup that adjusts them; 0 without an index.
  @inline(__always)
  static func key(_ first: UInt16, _ second: UInt16, _ lookup: Int?) -> UInt64 {
    let number = lookup.map { UInt64(truncatingIfNeeded: $0 + 2) } ?? 0
    return number == 0 ? 0 : number << 32 | UInt64(first) << 16 | UInt64(second)
  }

  @inline(__always)
  private static func slot(of key: UInt64) -> Int {
    Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 54)
  }

  /// Whether a pair is cached as not adjusted.
  @inline(__always)
  func isUnadjusted(_ key: UInt64) -> Bool {
    self[key].map { !$0.changesAnything } ?? false
  }

  /// The adjustment of the pair with a key; nil if it is not cached.
  subscript(key: UInt64) -> PairAdjustment? {
    @inline(__always)
    get {
      let slot = Self.slot(of: key)
      guard slot < entries.count, key != 0, entries[slot].key == key else { return nil }
      return entries[slot].adjustment
    }
    set {
      guard let newValue else { return }
      if entries.isEmpty { entries = Array(repeating: (0, .none), count: Self.size) }
      entries[Self.slot(of: key)] = (key, newValue)
    }
  }
}
