import TangramCore

/// The container or a child, as an item of the constraint problem.
///
/// The container is the first item, followed by the children in tree order. Each item has four
/// unknowns.
struct ConstraintItem: BitwiseCopyable {
  /// The index of the child among all children of the pass.
  var childIndex = -1
  var flags: Flags = []
  /// The measured size of the content.
  var content = TGSize.zero

  /// Whether the item is a child that the constraints size and place.
  var takesPart: Bool { childIndex >= 0 && flags.isDisjoint(with: [.isGone, .keepsFrame]) }

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
    static let measuredHeight: Flags = [.hasHeight, .hasLines]
    static let content: Flags = [.hasWidth, .hasHeight]

    /// The extent of the child's content along an axis is measured.
    static func content(_ axis: TGAxis) -> Flags { axis == .horizontal ? .hasWidth : .hasHeight }
  }
}

/// One of the four unknowns of an item.
enum ItemPart: Int, CaseIterable {
  case x, y, width, height

  @inline(__always) func of(_ item: Int) -> Int { item &* 4 &+ rawValue }

  var isExtent: Bool { self == .width || self == .height }
  var axis: TGAxis { self == .x || self == .width ? .horizontal : .vertical }

  static func origin(_ axis: TGAxis) -> ItemPart { axis == .horizontal ? .x : .y }
  static func extent(_ axis: TGAxis) -> ItemPart { axis == .horizontal ? .width : .height }
}
