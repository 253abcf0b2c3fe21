import TangramCore

/// The container, as referred to by its own constraints.
///
///     card.constrain { box in photo.leadingAnchor == box.leadingAnchor + 12 }
public struct TGConstraintSuperview: Sendable {
  init() {}

  /// The left edge.
  public var leftAnchor: TGLayoutAnchor<TGHorizontal> { .init(nil, .left) }
  /// The right edge.
  public var rightAnchor: TGLayoutAnchor<TGHorizontal> { .init(nil, .right) }
  /// The edge where reading starts.
  public var leadingAnchor: TGLayoutAnchor<TGHorizontal> { .init(nil, .leading) }
  /// The edge where reading ends.
  public var trailingAnchor: TGLayoutAnchor<TGHorizontal> { .init(nil, .trailing) }
  /// The horizontal center.
  public var centerXAnchor: TGLayoutAnchor<TGHorizontal> { .init(nil, .centerX) }
  /// The upper edge.
  public var topAnchor: TGLayoutAnchor<TGVertical> { .init(nil, .top) }
  /// The lower edge.
  public var bottomAnchor: TGLayoutAnchor<TGVertical> { .init(nil, .bottom) }
  /// The vertical center.
  public var centerYAnchor: TGLayoutAnchor<TGVertical> { .init(nil, .centerY) }
  /// The baseline of the first line of text.
  public var firstBaselineAnchor: TGLayoutAnchor<TGVertical> { .init(nil, .firstBaseline) }
  /// The baseline of the last line of text.
  public var lastBaselineAnchor: TGLayoutAnchor<TGVertical> { .init(nil, .lastBaseline) }
  /// The width.
  public var widthAnchor: TGLayoutAnchor<TGExtent> { .init(nil, .width) }
  /// The height.
  public var heightAnchor: TGLayoutAnchor<TGExtent> { .init(nil, .height) }
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
