import TangramCore

/// The container or a child, as the list of entries sees it.
///
/// The container is the first item; the children follow in the order of the tree. Each has four unknowns.
struct ConstraintItem: BitwiseCopyable {
  /// The index of the child among all children of the pass.
  var childIndex: Int32 = -1
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
    /// The child says how wide it is, or within which bounds.
    static let saysWidth = Flags(rawValue: 32)
    /// The child says how high it is, or within which bounds.
    static let saysHeight = Flags(rawValue: 64)

    static let measuredHeight: Flags = [.hasHeight, .hasLines]
    static let content: Flags = [.hasWidth, .hasHeight]
    static let ownSize: Flags = [.saysWidth, .saysHeight]
  }
}

/// A set of axes, which are solved together or one after the other.
struct AxisSet: OptionSet, BitwiseCopyable {
  let rawValue: UInt8

  static let horizontal = AxisSet(rawValue: 1)
  static let vertical = AxisSet(rawValue: 2)
  static let both = AxisSet(rawValue: 3)
}

/// One of the four unknowns of an item.
enum ItemPart: Int {
  case x, y, width, height

  @inline(__always) func of(_ item: Int) -> Int { item &* 4 &+ rawValue }
}

/// Finds items by the identity of their views: a hash table with open addressing.
///
/// Identities of siblings often follow each other, so they are good hashes as they are.
struct ItemTable {
  private var views: [UInt64]
  private var items: [Int32]
  private let mask: Int

  init(count: Int) {
    var size = 8
    while size < 2 * count { size *= 2 }
    views = Array(repeating: 0, count: size)
    items = Array(repeating: -1, count: size)
    mask = size - 1
  }

  @inline(__always) private func slot(of view: UInt64) -> Int {
    var slot = Int(truncatingIfNeeded: view ^ (view >> 17)) & mask
    while items[slot] >= 0, views[slot] != view { slot = (slot + 1) & mask }
    return slot
  }

  mutating func insert(_ view: TGViewID, _ item: Int) {
    let slot = slot(of: view.number)
    (views[slot], items[slot]) = (view.number, Int32(truncatingIfNeeded: item))
  }

  /// The item of a view; -1 for one that is not in the container.
  subscript(view: TGViewID) -> Int32 { items[slot(of: view.number)] }
}
