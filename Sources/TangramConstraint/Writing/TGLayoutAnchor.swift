import TangramCore

/// Extents along either axis, as the kind of an anchor.
public enum TGExtent {}

/// An edge, a center or an extent of a view or of the container, for writing constraints.
///
/// Its kind is the axis of a position, or `TGExtent`. Anchors of different kinds cannot be compared, so
/// mistakes do not compile:
///
///     title.leadingAnchor == photo.trailingAnchor + 8
///     photo.heightAnchor == photo.widthAnchor * 0.75
///     // title.leadingAnchor == photo.topAnchor
public struct TGLayoutAnchor<Kind>: Sendable {
  /// The view, or the container, and its attribute.
  public let item: TGConstraintItem
  /// The factor for the attribute.
  private(set) var multiplier = 1.0
  /// The constant that is added to the product.
  private(set) var constant = 0.0

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
  @inlinable public var leftAnchor: TGLayoutAnchor<TGHorizontal> { .init(id, .left) }
  /// The right edge.
  @inlinable public var rightAnchor: TGLayoutAnchor<TGHorizontal> { .init(id, .right) }
  /// The edge where reading starts.
  @inlinable public var leadingAnchor: TGLayoutAnchor<TGHorizontal> { .init(id, .leading) }
  /// The edge where reading ends.
  @inlinable public var trailingAnchor: TGLayoutAnchor<TGHorizontal> { .init(id, .trailing) }
  /// The horizontal center.
  @inlinable public var centerXAnchor: TGLayoutAnchor<TGHorizontal> { .init(id, .centerX) }
  /// The upper edge.
  @inlinable public var topAnchor: TGLayoutAnchor<TGVertical> { .init(id, .top) }
  /// The lower edge.
  @inlinable public var bottomAnchor: TGLayoutAnchor<TGVertical> { .init(id, .bottom) }
  /// The vertical center.
  @inlinable public var centerYAnchor: TGLayoutAnchor<TGVertical> { .init(id, .centerY) }
  /// The baseline of the first line of text.
  @inlinable public var firstBaselineAnchor: TGLayoutAnchor<TGVertical> {
    .init(id, .firstBaseline)
  }
  /// The baseline of the last line of text.
  @inlinable public var lastBaselineAnchor: TGLayoutAnchor<TGVertical> {
    .init(id, .lastBaseline)
  }
  /// The width.
  @inlinable public var widthAnchor: TGLayoutAnchor<TGExtent> { .init(id, .width) }
  /// The height.
  @inlinable public var heightAnchor: TGLayoutAnchor<TGExtent> { .init(id, .height) }
}
