import TangramCore

/// The container or a child, as the list of entries sees it.
///
/// The container is the first of all, and the children follow in the order of the tree. Each has four
/// unknowns.
struct ConstraintItem: BitwiseCopyable {
  /// The place of the child among all children of the pass.
  var place: Int32 = -1
  var flags: Flags = []
  /// The extents that the content asks for.
  var content = TGSize.zero

  struct Flags: OptionSet, BitwiseCopyable {
    let rawValue: UInt16

    /// The child is hidden, and is a point.
    static let isGone = Flags(rawValue: 1)
    /// The child keeps the frame it has.
    static let keepsFrame = Flags(rawValue: 2)
    /// The content asks for a width.
    static let hasWidth = Flags(rawValue: 4)
    /// The content asks for a height.
    static let hasHeight = Flags(rawValue: 8)
    /// There is a text with lines, and a constraint about one of them.
    static let hasLines = Flags(rawValue: 16)
    /// The height of the content depends on the width.
    static let flows = Flags(rawValue: 32)
    /// The child says how wide it is, or within which bounds.
    static let saysWidth = Flags(rawValue: 64)
    /// The child says how high it is, or within which bounds.
    static let saysHeight = Flags(rawValue: 128)

    static let ofMeasured: Flags = [.hasHeight, .hasLines]
    static let ofContents: Flags = [.hasWidth, .hasHeight]
    static let ofSizes: Flags = [.saysWidth, .saysHeight]
  }

  /// Whether there is anything to be measured at the width that is found.
  var isMeasured: Bool { !flags.isDisjoint(with: Flags.ofMeasured) }
}

/// The axes that a run is about.
///
/// As `TGAxes`, but known to the compiler in full.
struct RunAxes: OptionSet, BitwiseCopyable {
  let rawValue: UInt8

  static let horizontal = RunAxes(rawValue: 1)
  static let vertical = RunAxes(rawValue: 2)
  static let both = RunAxes(rawValue: 3)
}

/// Which of the four unknowns of an item is meant.
enum ItemPart: Int {
  case x, y, width, height

  @inline(__always) func of(_ item: Int) -> Int { item &* 4 &+ rawValue }
}

/// A view and its item.
struct ItemSlot: BitwiseCopyable {
  var number: UInt64
  var item: Int32
}

/// Finds items by the identity of their views.
struct ItemTable: ~Copyable {
  private var slots: Store<ItemSlot>
  private let mask: Int

  init(count: Int) {
    var size = 8
    while size < 2 * count { size *= 2 }
    slots = Store(capacity: size)
    slots.append(repeating: ItemSlot(number: 0, item: -1), count: size)
    mask = size - 1
  }

  /// Siblings often have numbers that follow each other, so these are good places as they are.
  @inline(__always) private func place(_ number: UInt64) -> Int {
    Int(truncatingIfNeeded: number ^ (number >> 17)) & mask
  }

  mutating func insert(_ view: UInt64, _ item: Int) {
    var place = place(view)
    while slots[place].item >= 0, slots[place].number != view { place = (place + 1) & mask }
    slots[place] = ItemSlot(number: view, item: Int32(truncatingIfNeeded: item))
  }

  /// The item of a view; -1 for one that is not there.
  @inline(__always) subscript(view: TGViewID) -> Int32 {
    var place = place(view.number)
    while slots[place].item >= 0 {
      if slots[place].number == view.number { return slots[place].item }
      place = (place + 1) & mask
    }
    return -1
  }
}
