/// A direct-mapped cache of pair adjustments, in which a new pair displaces an old one.
struct PairCache: Sendable {
  /// Two glyphs and the lookup that adjusts them.
  struct Pair {
    let first: UInt16
    let second: UInt16
    /// The key of the pair; 0 in an unused entry, or if the lookup is not in the plan.
    fileprivate let key: UInt64

    /// - Parameter lookup: The index of the lookup in the plan; nil if the lookup is not in the plan.
    @inline(__always)
    init(_ first: UInt16, _ second: UInt16, _ lookup: Int?) {
      (self.first, self.second) = (first, second)
      let number = lookup.map { UInt64(truncatingIfNeeded: $0 + 2) } ?? 0
      key = number == 0 ? 0 : number << 32 | UInt64(first) << 16 | UInt64(second)
    }

    fileprivate var slot: Int {
      Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 54)
    }
  }

  /// The value that represents the legacy `kern` table instead of the index of a lookup.
  static let kernTable = -1

  private struct Entry {
    var key: UInt64 = 0
    var adjustment = PairAdjustment.none
  }

  private static let size = 1_024
  private var entries: [Entry] = []

  /// Whether a pair is cached as not adjusted.
  @inline(__always)
  func leavesAlone(_ pair: Pair) -> Bool {
    self[pair].map { !$0.changesAnything } ?? false
  }

  /// The adjustment of a pair; nil if it is not cached.
  subscript(pair: Pair) -> PairAdjustment? {
    @inline(__always)
    get {
      let slot = pair.slot
      guard slot < entries.count, pair.key != 0, entries[slot].key == pair.key else { return nil }
      return entries[slot].adjustment
    }
    set {
      guard let newValue else { return }
      if entries.isEmpty { entries = Array(repeating: Entry(), count: Self.size) }
      entries[pair.slot] = Entry(key: pair.key, adjustment: newValue)
    }
  }
}
