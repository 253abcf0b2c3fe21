import TangramCore

/// An edge, a center or an extent that a constraint can refer to.
public enum TGConstraintAttribute: UInt8, Hashable, BitwiseCopyable, Sendable, CaseIterable {
  /// The left edge.
  case left
  /// The right edge.
  case right
  /// The edge where reading starts.
  case leading
  /// The edge where reading ends.
  case trailing
  /// The horizontal center.
  case centerX
  /// The width.
  case width
  /// The upper edge.
  case top
  /// The lower edge.
  case bottom
  /// The vertical center.
  case centerY
  /// The height.
  case height
  /// The baseline of the first line of text; the top of a view without text.
  case firstBaseline
  /// The baseline of the last line of text; the bottom of a view without text.
  case lastBaseline
  /// The left edge of the container's content.
  case leftMargin
  /// The right edge of the container's content.
  case rightMargin
  /// The edge of the container's content where reading starts.
  case leadingMargin
  /// The edge of the container's content where reading ends.
  case trailingMargin
  /// The upper edge of the container's content.
  case topMargin
  /// The lower edge of the container's content.
  case bottomMargin
}

extension TGConstraintAttribute {
  /// The name in scenes and messages.
  public var name: String { "\(self)" }

  /// Whether the attribute is an extent rather than a position.
  public var isSize: Bool { self == .width || self == .height }

  /// Whether the attribute is an edge of the container, moved inward by its padding.
  var isMargin: Bool { rawValue >= Self.leftMargin.rawValue }

  var axis: TGAxis {
    switch self {
    case .top, .bottom, .centerY, .height, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin:
      .vertical
    default: .horizontal
    }
  }

  /// The fraction of the extent that precedes the attribute; 1 for a size.
  ///
  /// The baselines of a view without text are its edges.
  var part: Double {
    switch self {
    case .left, .leading, .top, .leftMargin, .leadingMargin, .topMargin, .firstBaseline: 0
    case .centerX, .centerY: 0.5
    default: 1
    }
  }

  /// Whether the attribute is a physical side, independent of the reading direction.
  var isPhysical: Bool { mirrored != nil && self != .centerX }

  /// Whether the attribute is a side that depends on the reading direction.
  private var isLogical: Bool {
    self == .leading || self == .trailing || self == .leadingMargin || self == .trailingMargin
  }

  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

  /// Whether two attributes can be compared.
  func isComparable(to other: TGConstraintAttribute) -> Bool {
    if self == other || isSize || other.isSize { return true }
    return axis == other.axis && !(isPhysical && other.isLogical || isLogical && other.isPhysical)
  }

  /// The attribute that replaces this one in a right-to-left layout, where coordinates start at the
  /// right edge; nil if the attribute is not a physical side.
  var mirrored: TGConstraintAttribute? {
    switch self {
    case .left: .trailing
    case .right: .leading
    case .leftMargin: .trailingMargin
    case .rightMargin: .leadingMargin
    case .centerX: .centerX
    default: nil
    }
  }
}
