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
  public var isMargin: Bool { rawValue >= Self.leftMargin.rawValue }

  /// Whether the attribute is along the horizontal axis.
  @inline(__always) var isHorizontal: Bool { isAmong(Self.horizontal) }

  /// Whether the attribute is a physical side, independent of the reading direction.
  @inline(__always) var isPhysical: Bool { isAmong(Self.physical) }

  /// Whether the attribute is a side that depends on the reading direction.
  @inline(__always) var isLogical: Bool { isAmong(Self.logical) }

  /// Whether the attribute is an edge, a center or an extent: neither a baseline nor a margin.
  @inline(__always) var isPlain: Bool { isAmong(Self.plain) }

  /// Whether the attribute is a baseline.
  @inline(__always) var isBaseline: Bool { isAmong(Self.baselines) }

  @inline(__always) private func isAmong(_ set: UInt32) -> Bool {
    // A bit set is sufficient, because there are fewer than 32 attributes.
    set &>> UInt32(rawValue) & 1 == 1
  }

  // Sets of attributes, with one bit for each attribute.

  private static var horizontal: UInt32 {
    physical | logical | bit(.centerX) | bit(.width)
  }
  private static var physical: UInt32 {
    bit(.left) | bit(.right) | bit(.leftMargin) | bit(.rightMargin)
  }
  private static var logical: UInt32 {
    bit(.leading) | bit(.trailing) | bit(.leadingMargin) | bit(.trailingMargin)
  }

  private static var baselines: UInt32 { bit(.firstBaseline) | bit(.lastBaseline) }
  private static var plain: UInt32 { bit(.firstBaseline) - 1 }

  @inline(__always) private static func bit(_ attribute: TGConstraintAttribute) -> UInt32 {
    1 << UInt32(attribute.rawValue)
  }

  /// Whether two attributes can be compared.
  @inline(__always) func isComparable(to other: TGConstraintAttribute) -> Bool {
    self == other || isComparable(toAnother: other)
  }

  private func isComparable(toAnother other: TGConstraintAttribute) -> Bool {
    if isSize || other.isSize { return true }
    if isHorizontal != other.isHorizontal { return false }
    return !(isPhysical && other.isLogical || isLogical && other.isPhysical)
  }
}
