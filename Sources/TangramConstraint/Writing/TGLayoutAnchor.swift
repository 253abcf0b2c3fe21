import TangramCore
import TangramModifiers

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

extension TGAnchorOwner {
  /// The left edge.
  @inlinable public var leftAnchor: TGLayoutAnchor<TGHorizontal> { .init(anchoredID, .left) }
  /// The right edge.
  @inlinable public var rightAnchor: TGLayoutAnchor<TGHorizontal> { .init(anchoredID, .right) }
  /// The edge where reading starts.
  @inlinable public var leadingAnchor: TGLayoutAnchor<TGHorizontal> { .init(anchoredID, .leading) }
  /// The edge where reading ends.
  @inlinable public var trailingAnchor: TGLayoutAnchor<TGHorizontal> {
    .init(anchoredID, .trailing)
  }
  /// The horizontal center.
  @inlinable public var centerXAnchor: TGLayoutAnchor<TGHorizontal> { .init(anchoredID, .centerX) }
  /// The upper edge.
  @inlinable public var topAnchor: TGLayoutAnchor<TGVertical> { .init(anchoredID, .top) }
  /// The lower edge.
  @inlinable public var bottomAnchor: TGLayoutAnchor<TGVertical> { .init(anchoredID, .bottom) }
  /// The vertical center.
  @inlinable public var centerYAnchor: TGLayoutAnchor<TGVertical> { .init(anchoredID, .centerY) }
  /// The baseline of the first line of text.
  @inlinable public var firstBaselineAnchor: TGLayoutAnchor<TGVertical> {
    .init(anchoredID, .firstBaseline)
  }
  /// The baseline of the last line of text.
  @inlinable public var lastBaselineAnchor: TGLayoutAnchor<TGVertical> {
    .init(anchoredID, .lastBaseline)
  }
  /// The width.
  @inlinable public var widthAnchor: TGLayoutAnchor<TGExtent> { .init(anchoredID, .width) }
  /// The height.
  @inlinable public var heightAnchor: TGLayoutAnchor<TGExtent> { .init(anchoredID, .height) }
}

extension TGSuperview {
  /// The left edge of the content.
  public var leftMarginAnchor: TGLayoutAnchor<TGHorizontal> { .init(nil, .leftMargin) }
  /// The right edge of the content.
  public var rightMarginAnchor: TGLayoutAnchor<TGHorizontal> { .init(nil, .rightMargin) }
  /// The edge of the content where reading starts.
  public var leadingMarginAnchor: TGLayoutAnchor<TGHorizontal> { .init(nil, .leadingMargin) }
  /// The edge of the content where reading ends.
  public var trailingMarginAnchor: TGLayoutAnchor<TGHorizontal> { .init(nil, .trailingMargin) }
  /// The upper edge of the content.
  public var topMarginAnchor: TGLayoutAnchor<TGVertical> { .init(nil, .topMargin) }
  /// The lower edge of the content.
  public var bottomMarginAnchor: TGLayoutAnchor<TGVertical> { .init(nil, .bottomMargin) }
}
