import TangramCore
import TangramModifiers

/// The properties of a view as an item of a flex layout or a grid, other than its sizes and
/// positions.
public struct TGFlexItem: Hashable, Sendable {
  /// The factor that determines the item's share of the free space in its line; 0 to not grow.
  public var grow = 0.0
  /// The factor by which the item shrinks when the line is too long, weighted by its length; 0 to
  /// not shrink.
  public var shrink = 1.0
  /// The length of the item before it grows or shrinks.
  public var basis = TGFlexBasis.auto
  /// The alignment of the item across its line or in its cell; nil to use the container's
  /// alignment.
  public var alignSelf: TGItemAlignment?
  /// The order of the item: items with a lower order come first, and items with equal order keep the
  /// order of the children.
  public var order = 0
  /// The width divided by the height, used if only one of them is known; nil for none.
  public var aspectRatio: Double?
  /// Whether the view is positioned absolutely: by distances from the container's edges.
  public var isAbsolute = false
  /// The margins that share the free space instead of having a fixed length.
  public var autoMargins: TGAutoMargins = []

  /// Creates an item with default values.
  @inlinable public init() {}
}

/// The length of an item before it grows or shrinks.
public enum TGFlexBasis: Hashable, Sendable {
  /// The item's own size along the line.
  case auto
  /// The length of the item's content.
  case content
  /// A number of points.
  case points(Double)
  /// A share of the container's length.
  case share(TGWeight)
}

extension TGFlexBasis: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// A number of points.
  public init(floatLiteral value: Double) { self = .points(value) }

  /// A number of points.
  public init(integerLiteral value: Int) { self = .points(Double(value)) }

  /// A number of points, for variables of type `Int`.
  public static func points(_ points: Int) -> TGFlexBasis { .points(Double(points)) }
}

/// The margins of an item that share the free space.
public struct TGAutoMargins: OptionSet, Hashable, Sendable {
  /// A bit for each margin.
  public let rawValue: UInt8

  /// Creates a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The margin on the side where reading starts.
  public static let leading = TGAutoMargins(rawValue: 1)
  /// The margin on the side where reading ends.
  public static let trailing = TGAutoMargins(rawValue: 2)
  /// The margin above the item.
  public static let top = TGAutoMargins(rawValue: 4)
  /// The margin below the item.
  public static let bottom = TGAutoMargins(rawValue: 8)
  /// The margin on the left, in either reading direction.
  public static let left = TGAutoMargins(rawValue: 16)
  /// The margin on the right, in either reading direction.
  public static let right = TGAutoMargins(rawValue: 32)
  /// The margins on both sides.
  public static let horizontal: TGAutoMargins = [.leading, .trailing]
  /// The margins above and below.
  public static let vertical: TGAutoMargins = [.top, .bottom]
  /// The margins on all sides.
  public static let all: TGAutoMargins = [.horizontal, .vertical]
}

/// The key under which a view stores its properties as an item.
public enum TGFlexItemKey: TGViewKey {
  /// An item with default values.
  @inlinable public static var defaultValue: TGFlexItem { TGFlexItem() }

  /// The kinds of containers that read the value: flex layouts and grids.
  public static var readers: (property: String, containers: [String])? {
    ("flex", ["flex", "grid"])
  }

  /// Returns the names of the properties that differ from their defaults.
  public static func properties(saidBy value: TGFlexItem) -> [String] {
    let usual = TGFlexItem()
    let fields = [
      ("grow", value.grow != usual.grow), ("shrink", value.shrink != usual.shrink),
      ("basis", value.basis != usual.basis), ("alignSelf", value.alignSelf != nil),
      ("order", value.order != usual.order), ("aspectRatio", value.aspectRatio != nil),
      ("absolute", value.isAbsolute), ("autoMargins", !value.autoMargins.isEmpty),
    ]
    return fields.filter { $0.1 }.map { $0.0 }
  }
}

extension TGChild {
  /// The child's properties as an item; nil if it has none, like most children.
  @inlinable package var flexItem: TGFlexItem? { withValue(of: TGFlexItemKey.self) { $0 } }
}

extension TGViewProtocol {
  /// The properties of the view as an item of a flex layout or a grid.
  public var tg_flex: TGFlexItem {
    get { self[TGFlexItemKey.self] }
    set { self[TGFlexItemKey.self] = newValue }
  }

  /// Returns the view as an item that grows and shrinks with its line.
  ///
  /// - Parameters:
  ///   - grow: The factor that determines its share of the free space.
  ///   - shrink: The factor by which it shrinks when the line is too long, weighted by its length.
  ///   - basis: Its length before it grows or shrinks.
  public consuming func flex(
    grow: some TGNumber = 0.0, shrink: some TGNumber = 1.0, basis: TGFlexBasis = .auto
  ) -> Self {
    flex(grow: grow.tg_points, shrink: shrink.tg_points, basis: basis)
  }

  /// Returns the view as an item that grows and shrinks along its line.
  ///
  /// - Parameters:
  ///   - grow: The factor that determines its share of the free space.
  ///   - shrink: The factor by which it shrinks when the line is too long, weighted by its length.
  ///   - basis: Its length before it grows or shrinks.
  public consuming func flex(
    grow: Double = 0, shrink: Double = 1, basis: TGFlexBasis = .auto
  ) -> Self {
    with {
      // Read and stored as a whole, because each access looks the value up.
      var item = $0.tg_flex
      (item.grow, item.shrink, item.basis) = (grow, shrink, basis)
      $0.tg_flex = item
    }
  }

  /// Returns the view as an item whose length before it grows or shrinks is a share of its
  /// container.
  public consuming func flex(
    grow: some TGNumber = 0.0, shrink: some TGNumber = 1.0, basis: TGWeight
  ) -> Self {
    flex(grow: grow, shrink: shrink, basis: .share(basis))
  }

  /// Returns the view with its own alignment across its line or in its cell.
  public consuming func alignSelf(_ alignment: TGItemAlignment?) -> Self {
    with { $0.tg_flex.alignSelf = alignment }
  }

  /// Returns the view with an order that determines its position among the items.
  public consuming func order(_ order: Int) -> Self { with { $0.tg_flex.order = order } }

  /// Returns the view with a ratio of width to height, used if only one of them is known.
  public consuming func itemAspectRatio(_ ratio: Double?) -> Self {
    with { $0.tg_flex.aspectRatio = ratio }
  }

  /// Returns the view with a ratio of width to height, used if only one of them is known.
  public consuming func itemAspectRatio(_ ratio: some TGNumber) -> Self {
    itemAspectRatio(ratio.tg_points as Double?)
  }

  /// Returns the view positioned absolutely, by distances from the edges of its container.
  public consuming func absolute(_ isAbsolute: Bool = true) -> Self {
    with { $0.tg_flex.isAbsolute = isAbsolute }
  }

  /// Returns the view with margins that share the free space.
  public consuming func autoMargins(_ margins: TGAutoMargins) -> Self {
    with { $0.tg_flex.autoMargins = margins }
  }
}
