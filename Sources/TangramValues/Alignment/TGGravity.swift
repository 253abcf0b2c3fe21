/// The alignment of content if there is free space, or the way in which the content shares it.
///
/// A gravity has a horizontal and a vertical part; either may be missing.
///
///     layout.tg_gravity = [TGGravity.horz.center, TGGravity.vert.bottom]
///     layout.tg_gravity = TGGravity.center
public struct TGGravity: OptionSet, Hashable, Sendable {
  /// The horizontal part in the low byte, the vertical part in the high one.
  public let rawValue: UInt16

  /// Creates a gravity from its bits.
  @inlinable public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// No gravity: children are placed by their own positions.
  @inlinable public static var none: TGGravity { TGGravity(rawValue: 0) }

  /// The values for one axis.
  public enum Values<Axis: TGAxisType> {
    /// In the center.
    public static var center: TGGravity { value(2) }
    /// In the center of the window.
    public static var windowCenter: TGGravity { value(8) }
    /// The free space is distributed between neighbors.
    public static var between: TGGravity { value(16) }
    /// The free space is distributed around every child, so that the gaps at both ends are half as
    /// large as the others.
    public static var around: TGGravity { value(Axis.pick(horizontal: 128, vertical: 64)) }
    /// The free space is divided into equal gaps, including those at both ends.
    public static var among: TGGravity { [between, around] }
    /// The children are stretched to fill the free space.
    public static var fill: TGGravity { value(1 + 2 + 4) }
    /// The children that have no size along the axis, and leaves that wrap theirs, are stretched to fill
    /// the free space; the others keep their sizes.
    public static var stretch: TGGravity { value(1 + 4) }
    /// Keeps the part of a gravity for the other axis and removes the part for this one.
    public static var mask: TGGravity { TGGravity(rawValue: ~value(0xFF).rawValue) }

    static func value(_ bits: UInt16) -> TGGravity {
      TGGravity(rawValue: Axis.pick(horizontal: bits, vertical: bits << 8))
    }
  }

  // swift-format-ignore: TypeNamesShouldBeCapitalized
  /// The horizontal values.
  public typealias horz = Values<TGHorizontal>
  // swift-format-ignore: TypeNamesShouldBeCapitalized
  /// The vertical values.
  public typealias vert = Values<TGVertical>

  /// At the left edge.
  ///
  /// This is a shorthand for `horz.left`; the following constants are shorthands for the values of
  /// their axis, too.
  public static let left = horz.left
  /// At the right edge.
  public static let right = horz.right
  /// At the leading edge.
  public static let leading = horz.leading
  /// At the trailing edge.
  public static let trailing = horz.trailing
  /// At the top edge.
  public static let top = vert.top
  /// At the bottom edge.
  public static let bottom = vert.bottom

  /// In the center on both axes.
  public static let center: TGGravity = [horz.center, vert.center]
  /// Stretched on both axes.
  public static let fill: TGGravity = [horz.fill, vert.fill]
  /// Stretched on both axes, unless a child has a size.
  public static let stretch: TGGravity = [horz.stretch, vert.stretch]
  /// The free space is distributed between neighbors, on both axes.
  public static let between: TGGravity = [horz.between, vert.between]
  /// The free space is distributed around every child, on both axes.
  public static let around: TGGravity = [horz.around, vert.around]
  /// Equal gaps between children and at both ends, on both axes.
  public static let among: TGGravity = [horz.among, vert.among]
}

extension TGGravity.Values where Axis == TGHorizontal {
  /// At the left edge.
  public static var left: TGGravity { value(1) }
  /// At the right edge.
  public static var right: TGGravity { value(4) }
  /// At the leading edge.
  public static var leading: TGGravity { value(32) }
  /// At the trailing edge.
  public static var trailing: TGGravity { value(64) }
}

extension TGGravity.Values where Axis == TGVertical {
  /// At the top edge.
  public static var top: TGGravity { value(1) }
  /// At the bottom edge.
  public static var bottom: TGGravity { value(4) }
  /// Texts are aligned on a common baseline.
  public static var baseline: TGGravity { value(32) }
}

extension TGGravity: CustomStringConvertible {
  /// The names of the parts, as in `[horz.center, vert.top]`.
  public var description: String {
    let parts = [
      ("horz", alignment(.horizontal, isRightToLeft: false), rawValue & 0xFF),
      ("vert", alignment(.vertical, isRightToLeft: false), rawValue & 0xFF00),
    ]
    let names = parts.filter { $0.2 != 0 }.map { axis, alignment, bits in
      "\(axis).\(Self.name(of: alignment, bits) ?? "(\(bits))")"
    }
    return names.count == 1 ? names[0] : "[\(names.joined(separator: ", "))]"
  }

  /// The name of an alignment along its axis, such as `left` for the start; nil if it has none.
  private static func name(of alignment: TGAlignment, _ bits: UInt16) -> String? {
    switch alignment {
    case .start: [1: "left", 32: "leading", 1 << 8: "top"][bits]
    case .end: [4: "right", 64: "trailing", 4 << 8: "bottom"][bits]
    case .other, .none: nil
    default: "\(alignment)"
    }
  }
}

extension TGGravity {
  /// The part of the gravity along `axis`.
  ///
  /// - Parameters:
  ///   - axis: The axis.
  ///   - isRightToLeft: Whether the layout is right-to-left, so that `left` is the trailing edge.
  public func alignment(_ axis: TGAxis, isRightToLeft: Bool) -> TGAlignment {
    let isHorizontal = axis == .horizontal
    let isMirrored = isHorizontal && isRightToLeft
    return switch isHorizontal ? rawValue & 0xFF : rawValue >> 8 {
    case 0: .none
    case 1: isMirrored ? .end : .start
    case 2: .center
    case 4: isMirrored ? .start : .end
    case 1 + 4: .stretch
    case 1 + 2 + 4: .fill
    case 8: .windowCenter
    case 16: .between
    case 32: isHorizontal ? .start : .baseline
    case 64: isHorizontal ? .end : .around
    case 128 where isHorizontal: .around
    case 16 + 128 where isHorizontal: .among
    case 16 + 64 where !isHorizontal: .among
    default: .other
    }
  }
}
