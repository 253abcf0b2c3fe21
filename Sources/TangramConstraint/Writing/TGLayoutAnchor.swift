import TangramCore

/// What an anchor is a place or an extent of; see `TGLayoutAnchor`.
public protocol TGAnchorKind: Sendable {}

/// A kind of anchor that is a place rather than an extent.
public protocol TGPlaceAnchorKind: TGAnchorKind {}

/// Places from side to side.
public enum TGHorizontalPlace: TGPlaceAnchorKind {}

/// Places from top to bottom.
public enum TGVerticalPlace: TGPlaceAnchorKind {}

/// Extents along either axis.
public enum TGExtent: TGAnchorKind {}

/// An edge, a centre or an extent of a view or of the container, to make constraints of.
///
/// Anchors of different kinds do not compare, so a mistake does not compile:
///
///     title.leadingAnchor == photo.trailingAnchor + 8
///     photo.heightAnchor == photo.widthAnchor * 0.75
///     // title.leadingAnchor == photo.topAnchor
public struct TGLayoutAnchor<Kind: TGAnchorKind>: Sendable {
  /// Whose attribute it is, and which.
  public let item: TGConstraintItem
  /// What the attribute is multiplied by.
  public private(set) var multiplier = 1.0
  /// What is added then.
  public private(set) var constant = 0.0

  @inlinable init(_ view: TGViewID?, _ attribute: TGConstraintAttribute) {
    item = TGConstraintItem(view, attribute)
  }

  /// A multiple of the anchor, plus a constant.
  func scaled(_ factor: Double, plus constant: Double) -> TGLayoutAnchor {
    var copy = self
    copy.multiplier *= factor
    copy.constant = copy.constant * factor + constant
    return copy
  }
}

extension TGViewProtocol {
  /// The left edge.
  @inlinable public var leftAnchor: TGLayoutAnchor<TGHorizontalPlace> { .init(id, .left) }
  /// The right edge.
  @inlinable public var rightAnchor: TGLayoutAnchor<TGHorizontalPlace> { .init(id, .right) }
  /// The edge where reading starts.
  @inlinable public var leadingAnchor: TGLayoutAnchor<TGHorizontalPlace> { .init(id, .leading) }
  /// The edge where reading ends.
  @inlinable public var trailingAnchor: TGLayoutAnchor<TGHorizontalPlace> { .init(id, .trailing) }
  /// The middle between the sides.
  @inlinable public var centerXAnchor: TGLayoutAnchor<TGHorizontalPlace> { .init(id, .centerX) }
  /// The upper edge.
  @inlinable public var topAnchor: TGLayoutAnchor<TGVerticalPlace> { .init(id, .top) }
  /// The lower edge.
  @inlinable public var bottomAnchor: TGLayoutAnchor<TGVerticalPlace> { .init(id, .bottom) }
  /// The middle between top and bottom.
  @inlinable public var centerYAnchor: TGLayoutAnchor<TGVerticalPlace> { .init(id, .centerY) }
  /// The line that the first line of text stands on.
  @inlinable public var firstBaselineAnchor: TGLayoutAnchor<TGVerticalPlace> {
    .init(id, .firstBaseline)
  }
  /// The line that the last line of text stands on.
  @inlinable public var lastBaselineAnchor: TGLayoutAnchor<TGVerticalPlace> {
    .init(id, .lastBaseline)
  }
  /// The extent from side to side.
  @inlinable public var widthAnchor: TGLayoutAnchor<TGExtent> { .init(id, .width) }
  /// The extent from top to bottom.
  @inlinable public var heightAnchor: TGLayoutAnchor<TGExtent> { .init(id, .height) }
}
