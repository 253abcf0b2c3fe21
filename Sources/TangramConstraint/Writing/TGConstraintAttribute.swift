/// An edge, a centre or an extent that a constraint is about.
public enum TGConstraintAttribute: UInt8, Hashable, BitwiseCopyable, Sendable, CaseIterable {
  /// The left edge.
  case left
  /// The right edge.
  case right
  /// The edge where reading starts.
  case leading
  /// The edge where reading ends.
  case trailing
  /// The middle between the sides.
  case centerX
  /// The extent from side to side.
  case width
  /// The upper edge.
  case top
  /// The lower edge.
  case bottom
  /// The middle between top and bottom.
  case centerY
  /// The extent from top to bottom.
  case height
  /// The line that the first line of text stands on; the top of a view without text.
  case firstBaseline
  /// The line that the last line of text stands on; the bottom of a view without text.
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
  /// The name as scenes and messages write it.
  public var name: String { "\(self)" }

  /// Whether it is an extent rather than a place.
  public var isSize: Bool { self == .width || self == .height }

  /// Whether it is one of the container's edges moved inwards by its padding.
  public var isMargin: Bool { rawValue >= Self.leftMargin.rawValue }

  /// Whether it lies along the horizontal axis.
  var isHorizontal: Bool {
    switch self {
    case .left, .right, .leading, .trailing, .centerX, .width: true
    case .leftMargin, .rightMargin, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// Whether it is a side whatever the reading direction is.
  var isPhysical: Bool {
    self == .left || self == .right || self == .leftMargin || self == .rightMargin
  }

  /// Whether it is a side by the reading direction.
  var isLogical: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// Whether two attributes can be compared at all.
  func isComparable(to other: TGConstraintAttribute) -> Bool {
    if isSize || other.isSize { return true }
    if isHorizontal != other.isHorizontal { return false }
    return !(isPhysical && other.isLogical || isLogical && other.isPhysical)
  }
}
