/// An entry of the list, or a few that are always met together, and on what it hangs.
struct ListUnit: BitwiseCopyable {
  enum Kind: UInt8, BitwiseCopyable {
    /// The bounds of the container itself.
    case ownBounds
    /// What a child says about its size.
    case size
    /// A required constraint.
    case constraint
    /// What comes by its priority.
    case step
  }

  let kind: Kind
  let isVertical: Bool
  /// The item, or the place among the links or among the steps of the axis.
  let index: Int32
  /// Where the unknowns of the unit begin.
  let first: Int32
  /// An unknown that was not known yet when it was the unit's turn; -1 if all were.
  var owner: Int32 = -1

  init(_ kind: Kind, _ index: Int, isVertical: Bool, first: Int) {
    (self.kind, self.isVertical) = (kind, isVertical)
    self.index = Int32(truncatingIfNeeded: index)
    self.first = Int32(truncatingIfNeeded: first)
  }
}

/// Which entries of a list are about which unknowns, and which unknowns were found together.
///
/// Unknowns form a group if an entry was about several that were not known yet. The result of a group
/// depends on its own entries, and on unknowns that were known when it was the turn of those. So after an
/// edit those groups are found again, in the order of the list, that the edit reaches in this way.
struct ListTies {
  /// In the order of the list.
  private(set) var units: [ListUnit] = []
  /// The unknowns of all units, one unit after another.
  private(set) var touched: [Int32] = []
  /// For each unknown another one of its group, such that all of the group are in a circle.
  private(set) var next: [Int32]
  /// For each unknown one that stands for its group.
  private var parents: [Int32]
  /// Where the units of each unknown begin in the next list.
  private(set) var starts: [Int32] = []
  private(set) var unitsOfUnknowns: [Int32] = []

  init(unknowns: Int) {
    next = (0..<Int32(truncatingIfNeeded: unknowns)).map { $0 }
    parents = next
  }

  /// Begins a unit.
  mutating func begin(_ kind: ListUnit.Kind, _ index: Int, isVertical: Bool) {
    units.append(ListUnit(kind, index, isVertical: isVertical, first: touched.count))
  }

  /// Says that the last unit is about an unknown.
  mutating func touch(_ unknown: Int, isKnown: Bool) {
    touched.append(Int32(truncatingIfNeeded: unknown))
    if isKnown { return }
    let last = units.count - 1
    if units[last].owner < 0 {
      units[last].owner = Int32(truncatingIfNeeded: unknown)
    } else {
      unite(unknown, Int(units[last].owner))
    }
  }

  private mutating func unite(_ first: Int, _ second: Int) {
    let (root, other) = (group(first), group(second))
    if root == other { return }
    parents[other] = Int32(truncatingIfNeeded: root)
    next.swapAt(root, other)
  }

  /// The unknown that stands for the group of an unknown.
  func group(_ unknown: Int) -> Int {
    var root = unknown
    while Int(parents[root]) != root { root = Int(parents[root]) }
    return root
  }

  /// The unknowns of a unit, by their places in `touched`.
  func unknowns(of unit: Int) -> Range<Int> {
    let end = unit + 1 < units.count ? Int(units[unit + 1].first) : touched.count
    return Int(units[unit].first)..<end
  }

  /// Lists the units of each unknown, after the last unit.
  mutating func finish() {
    for unknown in parents.indices { parents[unknown] = Int32(truncatingIfNeeded: group(unknown)) }
    starts = [Int32](repeating: 0, count: parents.count + 1)
    for unknown in touched { starts[Int(unknown) + 1] += 1 }
    for unknown in parents.indices { starts[unknown + 1] += starts[unknown] }
    var places = starts
    unitsOfUnknowns = [Int32](repeating: 0, count: touched.count)
    for unit in units.indices {
      for place in unknowns(of: unit) {
        let unknown = Int(touched[place])
        unitsOfUnknowns[Int(places[unknown])] = Int32(truncatingIfNeeded: unit)
        places[unknown] += 1
      }
    }
  }
}

/// What an edit reaches: the unknowns to be found again, and the units to be met again.
struct ReachedTies: ~Copyable {
  /// In no order.
  private(set) var unknowns = Store<Int32>()
  /// A bit for each unit.
  private(set) var units: Store<UInt64>
  private(set) var isEmpty = true
  private var isReached = Store<Bool>()
  /// More than this are not worth while.
  private let mostUnknowns: Int

  init(_ ties: ListTies) {
    mostUnknowns = ties.next.count * 5 / 8
    let words = (ties.units.count + 63) / 64
    units = Store(capacity: words)
    units.append(repeating: 0, count: words)
  }

  /// Adds a unit that says something else than before, and all that hangs on it.
  ///
  /// - Returns: Whether it is still worth while.
  mutating func add(_ unit: Int, _ ties: ListTies) -> Bool {
    if isEmpty { isReached.append(repeating: false, count: ties.next.count) }
    isEmpty = false
    units[unit >> 6] |= 1 << UInt64(unit & 63)
    var place = unknowns.count
    addGroup(of: ties.units[unit].owner, ties)
    ties.starts.withUnsafeBufferPointer { starts in
      ties.unitsOfUnknowns.withUnsafeBufferPointer { unitsOfUnknowns in
        while place < unknowns.count, unknowns.count <= mostUnknowns {
          let unknown = Int(unknowns[place])
          place += 1
          for tie in Int(starts[unknown])..<Int(starts[unknown + 1]) {
            addUnit(Int(unitsOfUnknowns[tie]), ties)
          }
        }
      }
    }
    return unknowns.count <= mostUnknowns
  }

  @inline(__always) private mutating func addUnit(_ unit: Int, _ ties: ListTies) {
    let bit: UInt64 = 1 << UInt64(unit & 63)
    if units[unit >> 6] & bit != 0 { return }
    units[unit >> 6] |= bit
    addGroup(of: ties.units[unit].owner, ties)
  }

  @inline(__always) private mutating func addGroup(of owner: Int32, _ ties: ListTies) {
    guard owner >= 0, !isReached[Int(owner)] else { return }
    var unknown = owner
    repeat {
      isReached[Int(unknown)] = true
      unknowns.append(unknown)
      unknown = ties.next[Int(unknown)]
    } while unknown != owner
  }
}
