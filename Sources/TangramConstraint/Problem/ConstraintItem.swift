import TangramCore

/// The container or a child, as an item of the constraint problem.
///
/// The container is the first item, followed by the children in tree order. Each item has four
/// unknowns.
struct ConstraintItem: BitwiseCopyable {
  /// The index of the child among all children of the pass.
  var childIndex: Int32 = -1
  var flags: Flags = []
  /// The measured size of the content.
  var content = TGSize.zero

  struct Flags: OptionSet, BitwiseCopyable {
    let rawValue: UInt16

    /// The child is excluded from the layout, so its size is 0.
    static let isGone = Flags(rawValue: 1)
    /// The child keeps its existing frame.
    static let keepsFrame = Flags(rawValue: 2)
    /// The width of the child's content is measured.
    static let hasWidth = Flags(rawValue: 4)
    /// The height of the child's content is measured.
    static let hasHeight = Flags(rawValue: 8)
    /// The child has text, and a constraint refers to one of its baselines.
    static let hasLines = Flags(rawValue: 16)
    /// The child specifies a width, or bounds for its width.
    static let saysWidth = Flags(rawValue: 32)
    /// The child specifies a height, or bounds for its height.
    static let saysHeight = Flags(rawValue: 64)

    static let measuredHeight: Flags = [.hasHeight, .hasLines]
    static let content: Flags = [.hasWidth, .hasHeight]
    static let ownSize: Flags = [.saysWidth, .saysHeight]
  }
}

/// One of the four unknowns of an item.
enum ItemPart: Int, CaseIterable {
  case x, y, width, height

  @inline(__always) func of(_ item: Int) -> Int { item &* 4 &+ rawValue }

  var isExtent: Bool { self == .width || self == .height }

  static func origin(_ axis: TGAxis) -> ItemPart { axis == .horizontal ? .x : .y }
  static func extent(_ axis: TGAxis) -> ItemPart { axis == .horizontal ? .width : .height }
}

/// A hash table with open addressing that maps views to items.
///
/// Identities of siblings are often consecutive, so they need little mixing to serve as hashes.
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

  /// The item of a view; -1 if the view is not in the container.
  subscript(view: TGViewID) -> Int32 { items[slot(of: view.number)] }
}
