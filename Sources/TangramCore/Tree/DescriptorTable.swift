/// The parts of a descriptor that are numbers or values.
///
/// A position has an offset where a size has an increment; both are addends here.
@usableFromInline package enum DescriptorField: UInt8, Sendable, CaseIterable {
  case value = 1
  case addend, multiple
  case lower, lowerAddend, lowerMultiple
  case upper, upperAddend, upperMultiple
}

/// What an entry of a descriptor table is about: a descriptor and one of its parts, in one byte.
///
/// It is never 0, which marks a free place.
@usableFromInline package struct DescriptorKey: Hashable, Sendable {
  @usableFromInline let code: UInt8

  @inlinable @inline(__always) init(code: UInt8) { self.code = code }

  @inlinable @inline(__always)
  package init(_ attribute: TGAttribute, _ field: DescriptorField) {
    code = field.rawValue << 4 | UInt8(truncatingIfNeeded: attribute.slot)
  }

  /// Which descriptor it is about, by its slot.
  @inlinable @inline(__always) var slot: Int { Int(code & 15) }
  @inlinable @inline(__always) var field: DescriptorField? { DescriptorField(rawValue: code >> 4) }
}

/// What a view says of its positions and sizes: up to six entries, in the order they were written.
///
/// Most views say less than that, so what they say is found without another piece of memory, and
/// whoever reads all of it meets nothing else. A view that says more keeps the rest elsewhere.
@usableFromInline package struct DescriptorTable: Sendable {
  /// The codes of the entries, a byte each from the lowest on; the highest byte counts them.
  @usableFromInline private(set) var codes: UInt64 = 0
  /// The tags of the values, likewise.
  @usableFromInline private(set) var tags: UInt64 = 0
  @usableFromInline private(set) var bits = SixWords()

  @inlinable @inline(__always) package init() {}

  static let capacity = SixWords.count

  private static let lowBits: UInt64 = 0x0101_0101_0101
  private static let highBits: UInt64 = 0x8080_8080_8080
}

extension DescriptorTable {
  var count: Int { Int(codes >> 56) }
  var isEmpty: Bool { codes == 0 }

  func key(at place: Int) -> DescriptorKey {
    DescriptorKey(code: UInt8(truncatingIfNeeded: codes &>> Self.shift(of: place)))
  }

  func value(at place: Int) -> PackedValue {
    PackedValue(bits: bits[place], tag: UInt8(truncatingIfNeeded: tags &>> Self.shift(of: place)))
  }

  /// Where the byte of a place lies; by masked shifts, because the others would ask how far they go.
  @inline(__always)
  fileprivate static func shift(of place: Int) -> UInt64 { UInt64(truncatingIfNeeded: place &<< 3) }

  /// The place of an entry: all six codes are compared at once.
  ///
  /// A byte that is 0 after the exclusive or is the only one from which taking 1 borrows into its
  /// highest bit; above the first such byte the borrow may lie, below it never.
  @inline(__always)
  private func place(of key: DescriptorKey) -> Int? {
    let differences = codes ^ (Self.lowBits &* UInt64(key.code))
    let hits = (differences &- Self.lowBits) & ~differences & Self.highBits
    return hits == 0 ? nil : hits.trailingZeroBitCount >> 3
  }

  /// The value of an entry; no value when there is no such entry.
  subscript(key: DescriptorKey) -> PackedValue { place(of: key).map(value(at:)) ?? .none }

  /// Writes an entry.
  ///
  /// - Returns: Whether there was room for it.
  @inline(__always)
  mutating func set(_ key: DescriptorKey, _ value: PackedValue) -> Bool {
    if let known = place(of: key) {
      put(value, at: known)
      return true
    }
    let new = count
    guard new < Self.capacity else { return false }
    codes &+= UInt64(key.code) &<< Self.shift(of: new) | 1 << 56
    put(value, at: new)
    return true
  }

  /// Writes the values of both sizes into a table that says nothing.
  @inline(__always)
  mutating func setFirstSizes(_ width: PackedValue, _ height: PackedValue) {
    codes = Self.codesOfSizes
    tags = UInt64(width.tag) | UInt64(height.tag) << 8
    bits[0] = width.bits
    bits[1] = height.bits
  }

  @inline(__always)
  private mutating func put(_ value: PackedValue, at place: Int) {
    let shift = Self.shift(of: place)
    tags = tags & ~(0xFF &<< shift) | UInt64(value.tag) &<< shift
    bits[place] = value.bits
  }

  /// Removes an entry, if there is one; the last one takes its place.
  mutating func remove(_ key: DescriptorKey) {
    guard let place = place(of: key) else { return }
    let last = count - 1
    let (lastKey, lastValue) = (self.key(at: last), value(at: last))
    codes = codes & ~(0xFF &<< Self.shift(of: last)) - 1 << 56
    tags &= ~(0xFF &<< Self.shift(of: last))
    bits[last] = 0
    guard place != last else { return }
    let shift = Self.shift(of: place)
    codes = codes & ~(0xFF &<< shift) | UInt64(lastKey.code) &<< shift
    put(lastValue, at: place)
  }

  /// The two sizes of a table that says nothing but two numbers for them.
  @inline(__always)
  var plainSizes: (width: Double, height: Double)? {
    guard codes == Self.codesOfSizes, tags == Self.tagsOfTwoNumbers else { return nil }
    return (Double(bitPattern: bits[0]), Double(bitPattern: bits[1]))
  }

  /// The values of both sizes, if nothing else is said.
  @inline(__always)
  var onlySizes: (width: PackedValue, height: PackedValue)? {
    codes == Self.codesOfSizes ? (value(at: 0), value(at: 1)) : nil
  }

  /// The values of both sizes, if they were written first, the width before the height.
  @inline(__always)
  var firstSizes: (width: PackedValue, height: PackedValue)? {
    (codes ^ Self.codesOfSizes) & 0xFFFF == 0 ? (value(at: 0), value(at: 1)) : nil
  }

  private static let codesOfSizes: UInt64 =
    UInt64(DescriptorKey(.width, .value).code) | UInt64(DescriptorKey(.height, .value).code) << 8
    | 2 << 56
  private static let tagsOfTwoNumbers: UInt64 =
    UInt64(ValueKind.number.rawValue) | UInt64(ValueKind.number.rawValue) << 8
}

// MARK: - Walking

extension DescriptorTable {
  /// A walk through the entries from a place on.
  struct Entries {
    private(set) var place: Int
    /// The codes and the tags of the entries that are left, the next one's lowest.
    private var codes: UInt64
    private var tags: UInt64

    @inline(__always)
    fileprivate init(_ table: borrowing DescriptorTable, from place: Int) {
      self.place = place
      let shift = DescriptorTable.shift(of: place)
      codes = (table.codes & ~(0xFF << 56)) &>> shift
      tags = table.tags &>> shift
    }

    /// What the next entry is about; nil after the last one.
    @inline(__always)
    var key: DescriptorKey? {
      codes == 0 ? nil : DescriptorKey(code: UInt8(truncatingIfNeeded: codes))
    }

    /// The value of the next entry, in the table that is walked through.
    @inline(__always)
    func value(in table: UnsafePointer<DescriptorTable>) -> PackedValue {
      PackedValue(bits: table.bits(at: place), tag: UInt8(truncatingIfNeeded: tags))
    }

    @inline(__always)
    mutating func goOn() {
      place &+= 1
      codes = codes &>> 8
      tags = tags &>> 8
    }
  }

  @inline(__always)
  func entries(from place: Int) -> Entries { Entries(self, from: place) }
}

extension UnsafePointer<DescriptorTable> {
  /// The bits of the value at a place.
  @inline(__always)
  fileprivate func bits(at place: Int) -> UInt64 {
    // There is such a field.
    pointer(to: \.bits).unsafelyUnwrapped.word(at: place)
  }

  /// The value at a place, without a copy of the table.
  @inline(__always)
  func value(at place: Int) -> PackedValue {
    PackedValue(
      bits: bits(at: place),
      tag: UInt8(truncatingIfNeeded: pointee.tags &>> DescriptorTable.shift(of: place)))
  }
}

extension DescriptorTable: Equatable {
  @usableFromInline package static func == (left: DescriptorTable, right: DescriptorTable) -> Bool {
    // Without a branch for each: most tables that are compared are the same.
    var difference = left.codes ^ right.codes | left.tags ^ right.tags
    for place in 0..<capacity { difference |= left.bits[place] ^ right.bits[place] }
    return difference == 0
  }
}
