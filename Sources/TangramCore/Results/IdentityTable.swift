/// Numbers by the identities of views.
///
/// A table with one place after the other for what falls on the same place. Identities are counted up,
/// so that a multiplication spreads them well, and no document or client can choose them so that it
/// does not.
package struct IdentityTable: Sendable {
  private struct Slot {
    /// 0, which no view has, while the place is free.
    var identity: UInt64 = 0
    var number: Int32 = 0
  }

  /// A power of two, at most half of which are taken.
  private var slots: ContiguousArray<Slot>
  private var shift: UInt64
  package private(set) var count = 0

  /// Creates an empty table with room for some numbers.
  package init(capacity: Int = 0) {
    let bits = Int.bitWidth - max(capacity, 8).leadingZeroBitCount + 1
    slots = ContiguousArray(repeating: Slot(), count: 1 << bits)
    shift = UInt64(64 - bits)
  }
}

extension IdentityTable {
  /// The number of an identity; nil when it has none.
  package subscript(identity: UInt64) -> Int32? {
    let slot = slots[place(of: identity)]
    return slot.identity == 0 ? nil : slot.number
  }

  /// Gives an identity a number, unless it has one.
  ///
  /// - Returns: Whether it had none.
  @discardableResult
  package mutating func insert(_ identity: UInt64, _ number: Int32) -> Bool {
    let place = place(of: identity)
    if slots[place].identity != 0 || identity == 0 { return false }
    slots[place] = Slot(identity: identity, number: number)
    count += 1
    if count * 2 > slots.count { grow() }
    return true
  }

  /// Gives an identity that has a number another one.
  package mutating func replace(_ identity: UInt64, by number: Int32) {
    let place = place(of: identity)
    if slots[place].identity != 0 { slots[place].number = number }
  }

  /// Where an identity is, or would be.
  @inline(__always)
  private func place(of identity: UInt64) -> Int {
    var place = Int(truncatingIfNeeded: (identity &* 0x9E37_79B9_7F4A_7C15) &>> shift)
    while slots[place].identity != identity, slots[place].identity != 0 {
      place = (place &+ 1) & (slots.count &- 1)
    }
    return place
  }

  private mutating func grow() {
    var larger = IdentityTable(capacity: slots.count)
    for slot in slots where slot.identity != 0 { larger.insert(slot.identity, slot.number) }
    self = larger
  }
}
