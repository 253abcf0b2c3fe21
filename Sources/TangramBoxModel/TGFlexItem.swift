import TangramCore

/// What a view says as an item of a flex or a grid container, besides its sizes and positions.
public struct TGFlexItem: Hashable, Sendable {
  /// The share of the room left over in the line that the item takes; 0 for none.
  public var grow = 0.0
  /// How much the item gives way when the line is too long, together with its size; 0 for not at all.
  public var shrink = 1.0
  /// The length the item starts from, before lines grow and shrink.
  public var basis = TGFlexBasis.auto
  /// Where the item goes across its line or in its cell; nil leaves it to the container.
  public var alignSelf: TGItemAlignment?
  /// Items of lower order come first; those of one order in the order of the children.
  public var order = 0
  /// The width divided by the height, where only one of them is known; nil for none.
  public var aspectRatio: Double?
  /// Whether the view is placed by itself, its positions being distances from the container's edges.
  public var isAbsolute = false
  /// The margins that share the room left over, instead of being a number.
  public var autoMargins: TGAutoMargins = []

  /// Creates an item that says nothing.
  @inlinable public init() {}
}

/// The length an item starts from, before lines grow and shrink.
public enum TGFlexBasis: Hashable, Sendable {
  /// The item's own size along the line.
  case auto
  /// The content of the item.
  case content
  /// A number of points.
  case points(Double)
  /// A share of the container.
  case share(TGWeight)
}

extension TGFlexBasis: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// A number of points.
  public init(floatLiteral value: Double) { self = .points(value) }

  /// A number of points.
  public init(integerLiteral value: Int) { self = .points(Double(value)) }
}

/// Margins that share the room left over.
public struct TGAutoMargins: OptionSet, Hashable, Sendable {
  /// A bit for each margin.
  public let rawValue: UInt8

  /// Creates a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Where reading starts.
  public static let leading = TGAutoMargins(rawValue: 1)
  /// Where reading ends.
  public static let trailing = TGAutoMargins(rawValue: 2)
  /// Above the item.
  public static let top = TGAutoMargins(rawValue: 4)
  /// Below the item.
  public static let bottom = TGAutoMargins(rawValue: 8)
  /// On the left, whichever way reading goes.
  public static let left = TGAutoMargins(rawValue: 16)
  /// On the right, whichever way reading goes.
  public static let right = TGAutoMargins(rawValue: 32)
  /// On both sides.
  public static let horizontal: TGAutoMargins = [.leading, .trailing]
  /// Above and below.
  public static let vertical: TGAutoMargins = [.top, .bottom]
  /// All around.
  public static let all: TGAutoMargins = [.horizontal, .vertical]
}

/// The key under which a view keeps what it says as an item.
public enum TGFlexItemKey: TGViewKey {
  /// An item that says nothing.
  @inlinable public static var defaultValue: TGFlexItem { TGFlexItem() }

  /// Flex layouts and grids.
  public static var readers: (property: String, containers: [String])? {
    ("flex", ["flex", "grid"])
  }

  /// Each field by its name.
  public static func properties(saidBy value: TGFlexItem) -> [String] {
    let usual = TGFlexItem()
    let fields = [
      ("grow", value.grow != usual.grow), ("shrink", value.shrink != usual.shrink),
      ("basis", value.basis != usual.basis), ("alignSelf", value.alignSelf != nil),
      ("order", value.order != usual.order), ("aspectRatio", value.aspectRatio != nil),
      ("absolute", value.isAbsolute), ("autoMargins", !value.autoMargins.isEmpty),
    ]
    return fields.filter(\.1).map(\.0)
  }
}

extension TGChild {
  /// What the child says as an item; nil if it says nothing, as most do.
  @inlinable package var flexItem: TGFlexItem? { withValue(of: TGFlexItemKey.self) { $0 } }
}

extension TGViewProtocol {
  /// What the view says as an item of a flex or a grid container.
  public var tg_flex: TGFlexItem {
    get { self[TGFlexItemKey.self] }
    set { self[TGFlexItemKey.self] = newValue }
  }

  /// The view as an item that grows and shrinks with its line.
  ///
  /// - Parameters:
  ///   - grow: The share of the room left over that it takes.
  ///   - shrink: How much it gives way when the line is too long.
  ///   - basis: The length it starts from.
  public consuming func flex(
    grow: Double = 0, shrink: Double = 1, basis: TGFlexBasis = .auto
  ) -> Self {
    with { ($0.tg_flex.grow, $0.tg_flex.shrink, $0.tg_flex.basis) = (grow, shrink, basis) }
  }

  /// The view as an item that starts from a share of its container.
  public consuming func flex(grow: Double = 0, shrink: Double = 1, basis: TGWeight) -> Self {
    flex(grow: grow, shrink: shrink, basis: .share(basis))
  }

  /// The view with a place of its own across its line or in its cell.
  public consuming func alignSelf(_ alignment: TGItemAlignment?) -> Self {
    with { $0.tg_flex.alignSelf = alignment }
  }

  /// The view at another place among the items.
  public consuming func order(_ order: Int) -> Self { with { $0.tg_flex.order = order } }

  /// The view with a width that is this many times its height, where only one of them is known.
  public consuming func itemAspectRatio(_ ratio: Double?) -> Self {
    with { $0.tg_flex.aspectRatio = ratio }
  }

  /// The view placed by itself, its positions being distances from the edges of its container.
  public consuming func absolute(_ isAbsolute: Bool = true) -> Self {
    with { $0.tg_flex.isAbsolute = isAbsolute }
  }

  /// The view with margins that share the room left over.
  public consuming func autoMargins(_ margins: TGAutoMargins) -> Self {
    with { $0.tg_flex.autoMargins = margins }
  }
}
