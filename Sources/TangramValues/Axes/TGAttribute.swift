/// The name of an edge, a center or an extent of a view.
public enum TGAttribute: UInt8, Hashable, BitwiseCopyable, Sendable, CaseIterable {
  /// The edge where text starts: left, or right in a right-to-left layout.
  case leading
  /// The edge where text ends: right, or left in a right-to-left layout.
  case trailing
  /// The horizontal center.
  case centerX
  /// The top edge.
  case top
  /// The bottom edge.
  case bottom
  /// The vertical center.
  case centerY
  /// The horizontal extent.
  case width
  /// The vertical extent.
  case height
  /// The baseline of the text.
  case baseline
  /// The left edge, whatever the reading direction.
  case left
  /// The right edge, whatever the reading direction.
  case right
}

extension TGAttribute {
  /// The index of the descriptor in a node; left and right share the slots of leading and trailing.
  @inlinable package var slot: Int {
    switch self {
    case .left: Int(TGAttribute.leading.rawValue)
    case .right: Int(TGAttribute.trailing.rawValue)
    default: Int(rawValue)
    }
  }

  /// Whether the attribute names a physical side, left or right.
  @inlinable package var isPhysical: Bool { self == .left || self == .right }

  /// The attribute for a reading direction: left and right become leading or trailing.
  @inlinable public func resolved(isRightToLeft: Bool) -> TGAttribute {
    switch self {
    case .left: isRightToLeft ? .trailing : .leading
    case .right: isRightToLeft ? .leading : .trailing
    default: self
    }
  }

  /// The axis that the attribute belongs to.
  @inlinable public var axis: TGAxis {
    switch self {
    case .leading, .trailing, .centerX, .width, .left, .right: .horizontal
    case .top, .bottom, .centerY, .baseline, .height: .vertical
    }
  }

  /// Whether the attribute is an extent.
  @inlinable public var isSize: Bool { self == .width || self == .height }

  /// Whether the attribute is the trailing, right or bottom edge.
  public var isAtEnd: Bool { self == .trailing || self == .right || self == .bottom }

  /// The name of the attribute in scenes and messages.
  public var name: String {
    switch self {
    case .leading: "leading"
    case .trailing: "trailing"
    case .centerX: "centerX"
    case .top: "top"
    case .bottom: "bottom"
    case .centerY: "centerY"
    case .baseline: "baseline"
    case .width: "width"
    case .height: "height"
    case .left: "left"
    case .right: "right"
    }
  }
}
