/// The container, as referred to by its own constraints.
///
///     card.constrain { box in photo.leadingAnchor == box.leadingAnchor + 12 }
public struct TGConstraintSuperview: Sendable {
  init() {}

  /// The left edge.
  public var leftAnchor: TGLayoutAnchor<TGHorizontalPlace> { .init(nil, .left) }
  /// The right edge.
  public var rightAnchor: TGLayoutAnchor<TGHorizontalPlace> { .init(nil, .right) }
  /// The edge where reading starts.
  public var leadingAnchor: TGLayoutAnchor<TGHorizontalPlace> { .init(nil, .leading) }
  /// The edge where reading ends.
  public var trailingAnchor: TGLayoutAnchor<TGHorizontalPlace> { .init(nil, .trailing) }
  /// The horizontal center.
  public var centerXAnchor: TGLayoutAnchor<TGHorizontalPlace> { .init(nil, .centerX) }
  /// The upper edge.
  public var topAnchor: TGLayoutAnchor<TGVerticalPlace> { .init(nil, .top) }
  /// The lower edge.
  public var bottomAnchor: TGLayoutAnchor<TGVerticalPlace> { .init(nil, .bottom) }
  /// The vertical center.
  public var centerYAnchor: TGLayoutAnchor<TGVerticalPlace> { .init(nil, .centerY) }
  /// The baseline of the first line of text.
  public var firstBaselineAnchor: TGLayoutAnchor<TGVerticalPlace> { .init(nil, .firstBaseline) }
  /// The baseline of the last line of text.
  public var lastBaselineAnchor: TGLayoutAnchor<TGVerticalPlace> { .init(nil, .lastBaseline) }
  /// The width.
  public var widthAnchor: TGLayoutAnchor<TGExtent> { .init(nil, .width) }
  /// The height.
  public var heightAnchor: TGLayoutAnchor<TGExtent> { .init(nil, .height) }
  /// The left edge of the content.
  public var leftMarginAnchor: TGLayoutAnchor<TGHorizontalPlace> { .init(nil, .leftMargin) }
  /// The right edge of the content.
  public var rightMarginAnchor: TGLayoutAnchor<TGHorizontalPlace> { .init(nil, .rightMargin) }
  /// The edge of the content where reading starts.
  public var leadingMarginAnchor: TGLayoutAnchor<TGHorizontalPlace> { .init(nil, .leadingMargin) }
  /// The edge of the content where reading ends.
  public var trailingMarginAnchor: TGLayoutAnchor<TGHorizontalPlace> { .init(nil, .trailingMargin) }
  /// The upper edge of the content.
  public var topMarginAnchor: TGLayoutAnchor<TGVerticalPlace> { .init(nil, .topMargin) }
  /// The lower edge of the content.
  public var bottomMarginAnchor: TGLayoutAnchor<TGVerticalPlace> { .init(nil, .bottomMargin) }
}
