/// Numbers by short names: texts of 1 to 16 characters of ASCII, as two words each.
///
/// A table with one place after the other for what falls on the same place. Names come from strangers,
/// too, so where they fall depends on numbers that nobody outside the process can know.
package struct ShortNames: Sendable {
  /// A short name: its bytes, the first one lowest, and zeros after them.
  package struct Name: Hashable, Sendable {
    let first: UInt64
    let rest: UInt64

    /// A name that has bytes, which are known to be none of 0 and all of ASCII.
    @inlinable package init(first: UInt64, rest: UInt64) { self.init(words: (first, rest)) }

    @usableFromInline init(words: (UInt64, UInt64)) { (first, rest) = words }
  }

  private struct Slot {
    /// Without any byte while the place is free.
    var name = Name(words: (0, 0))
    var number: Int32 = 0

    var isFree: Bool { name.first == 0 }
  }

  /// A power of two, at most half of which are taken.
  private var slots: ContiguousArray<Slot>
  private let secret: (UInt64, UInt64)
  package private(set) var count = 0

  /// Creates an empty table with room for some names.
  package init(capacity: Int = 0) {
    let bits = Int.bitWidth - max(capacity, 8).leadingZeroBitCount + 1
    slots = ContiguousArray(repeating: Slot(), count: 1 << bits)
    // Every hasher of a process starts from the same secret.
    secret = (Self.secret(1), Self.secret(2))
  }

  private static func secret(_ number: UInt8) -> UInt64 {
    var hasher = Hasher()
    hasher.combine(number)
    return UInt64(truncatingIfNeeded: hasher.finalize())
  }
}

extension ShortNames.Name {
  private static func words(of bytes: UnsafeBufferPointer<UInt8>) -> (UInt64, UInt64)? {
    if bytes.isEmpty || bytes.count > 16 { return nil }
    var (first, rest, isShort) = (UInt64(0), UInt64(0), true)
    // From the last byte on, which moves up as others come.
    for byte in bytes.reversed() {
      if byte == 0 || byte > 127 { isShort = false }
      rest = rest &<< 8 | first &>> 56
      first = first &<< 8 | UInt64(byte)
    }
    return isShort ? (first, rest) : nil
  }

  /// A short name; nil for one that is too long, or has other characters than those of ASCII.
  ///
  /// Those may be the same as others although their bytes differ.
  init?(_ text: String) {
    var text = text
    guard let words = text.withUTF8(Self.words) else { return nil }
    self.init(words: words)
  }
}

extension ShortNames {
  /// The number of a name; nil when it has none.
  package subscript(name: Name) -> Int32? {
    let slot = slots[place(of: name)]
    return slot.isFree ? nil : slot.number
  }

  /// Gives a name a number, unless it has one.
  ///
  /// - Returns: The number it has; nil if it had none.
  package mutating func insert(_ name: Name, _ number: Int32) -> Int32? {
    let place = place(of: name)
    if !slots[place].isFree { return slots[place].number }
    slots[place] = Slot(name: name, number: number)
    count += 1
    if count * 2 > slots.count { grow() }
    return nil
  }

  /// Where a name is, or would be.
  @inline(__always)
  private func place(of name: Name) -> Int {
    let product = (name.first ^ secret.0).multipliedFullWidth(by: name.rest ^ secret.1)
    var place = Int(truncatingIfNeeded: product.high ^ product.low) & (slots.count &- 1)
    while !slots[place].isFree, slots[place].name != name {
      place = (place &+ 1) & (slots.count &- 1)
    }
    return place
  }

  private mutating func grow() {
    var larger = ShortNames(capacity: slots.count)
    for slot in slots where !slot.isFree { _ = larger.insert(slot.name, slot.number) }
    self = larger
  }
}
