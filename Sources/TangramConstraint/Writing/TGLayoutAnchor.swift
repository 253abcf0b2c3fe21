import TangramCore

/// The kind of an anchor: a horizontal position, a vertical position, or an extent; see
/// `TGLayoutAnchor`.
public protocol TGAnchorKind: Sendable {}

/// A kind of anchor that is a position rather than an extent.
public protocol TGPlaceAnchorKind: TGAnchorKind {}

/// Horizontal positions.
public enum TGHorizontalPlace: TGPlaceAnchorKind {}

/// Vertical positions.
public enum TGVerticalPlace: TGPlaceAnchorKind {}

/// Extents along either axis.
public enum TGExtent: TGAnchorKind {}

/// An edge, a center or an extent of a view or of the container, for writing constraints.
///
/// Anchors of different kinds cannot be compared, so mistakes do not compile:
///
///     title.leadingAnchor == photo.trailingAnchor + 8
///     photo.heightAnchor == photo.widthAnchor * 0.75
///     // title.leadingAnchor == photo.topAnchor
public struct TGLayoutAnchor<Kind: TGAnchorKind>: Sendable {
  /// The view, or the container, and its attribute.
  public let item: TGConstraintItem
  /// The factor for the attribute.
  public private(set) var multiplier = 1.0
  /// The constant that is added to the product.
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
  /// The horizontal center.
  @inlinable public var centerXAnchor: TGLayoutAnchor<TGHorizontalPlace> { .init(id, .centerX) }
  /// The upper edge.
  @inlinable public var topAnchor: TGLayoutAnchor<TGVerticalPlace> { .init(id, .top) }
  /// The lower edge.
  @inlinable public var bottomAnchor: TGLayoutAnchor<TGVerticalPlace> { .init(id, .bottom) }
  /// The vertical center.
  @inlinable public var centerYAnchor: TGLayoutAnchor<TGVerticalPlace> { .init(id, .centerY) }
  /// The baseline of the first line of text.
  @inlinable public var firstBaselineAnchor: TGLayoutAnchor<TGVerticalPlace> {
    .init(id, .firstBaseline)
  }
  /// The baseline of the last line of text.
  @inlinable public var lastBaselineAnchor: TGLayoutAnchor<TGVerticalPlace> {
    .init(id, .lastBaseline)
  }
  /// The width.
  @inlinable public var widthAnchor: TGLayoutAnchor<TGExtent> { .init(id, .width) }
  /// The height.
  @inlinable public var heightAnchor: TGLayoutAnchor<TGExtent> { .init(id, .height) }
}
