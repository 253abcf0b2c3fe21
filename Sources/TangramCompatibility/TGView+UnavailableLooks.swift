// Appearance and touches, which are outside the scope of a layout; see `TGView+Unavailable.swift`.

import TangramCore

// MARK: - Border lines

extension TGViewProtocol {
  /// The border line at the top edge.
  @available(
    *, unavailable,
    message: "write '.paint(borders: .init(top: TGPaint.Line(\"#ccc\")))', which pictures show"
  )
  public var tg_topBorderline: TGBorderline? {
    get { unavailable() }
    set { unavailable() }
  }

  /// The border line at the leading edge.
  @available(
    *, unavailable,
    message: "write '.paint(borders: .init(leading: TGPaint.Line(\"#ccc\")))', which pictures show"
  )
  public var tg_leadingBorderline: TGBorderline? {
    get { unavailable() }
    set { unavailable() }
  }

  /// The border line at the bottom edge.
  @available(
    *, unavailable,
    message: "write '.paint(borders: .init(bottom: TGPaint.Line(\"#ccc\")))', which pictures show"
  )
  public var tg_bottomBorderline: TGBorderline? {
    get { unavailable() }
    set { unavailable() }
  }

  /// The border line at the trailing edge.
  @available(
    *, unavailable,
    message: "write '.paint(borders: .init(trailing: TGPaint.Line(\"#ccc\")))', which pictures show"
  )
  public var tg_trailingBorderline: TGBorderline? {
    get { unavailable() }
    set { unavailable() }
  }

  /// The border line at the left edge.
  @available(
    *, unavailable,
    message:
      "write '.paint(borders: .init(leading: TGPaint.Line(\"#ccc\")))', which pictures show; right to left it is trailing"
  )
  public var tg_leftBorderline: TGBorderline? {
    get { unavailable() }
    set { unavailable() }
  }

  /// The border line at the right edge.
  @available(
    *, unavailable,
    message:
      "write '.paint(borders: .init(trailing: TGPaint.Line(\"#ccc\")))', which pictures show; right to left it is leading"
  )
  public var tg_rightBorderline: TGBorderline? {
    get { unavailable() }
    set { unavailable() }
  }

  /// The border lines at all edges.
  @available(
    *, unavailable,
    message: "write '.paint(borders: .init(all: TGPaint.Line(\"#ccc\")))', which pictures show"
  )
  public var tg_boundBorderline: TGBorderline? {
    get { unavailable() }
    set { unavailable() }
  }

  /// The border line that neighbors share.
  @available(
    *, unavailable,
    message: "write '.paint(borders: .init(between: TGPaint.Line(\"#ccc\")))', which pictures show"
  )
  public var tg_intelligentBorderline: TGBorderline? {
    get { unavailable() }
    set { unavailable() }
  }

  /// Whether the view does not share border lines with its neighbors.
  @available(
    *, unavailable,
    message: "write '.paint(borders: .init(joins: false))', which pictures know"
  )
  public var tg_notUseIntelligentBorderline: Bool {
    get { unavailable() }
    set { unavailable() }
  }
}

// MARK: - Touches

extension TGViewProtocol {
  /// Whether the view is selected by a touch.
  @available(
    *, unavailable, message: "a view has no state; keep it as 'view[Key.self]', a 'TGViewKey'"
  )
  public var isSelected: Bool {
    get { unavailable() }
    set { unavailable() }
  }

  /// Sends an action to a target when the view is touched.
  @available(
    *, unavailable,
    message: "there are no touches; 'layout.hitTest(point)' finds the view at a point"
  )
  public mutating func tg_setTarget(_ target: Any?, action: Any?, for event: Any) { unavailable() }

  /// The background color while the view is touched.
  @available(
    *, unavailable,
    message: "a view is not touched; what it looks like in a picture is its '.paint(…)'"
  )
  public var tg_highlightedBackgroundColor: Any? {
    get { unavailable() }
    set { unavailable() }
  }

  /// The opacity while the view is touched.
  @available(
    *, unavailable,
    message: "a view is not touched; what it looks like in a picture is its '.paint(…)'"
  )
  public var tg_highlightedOpacity: Double {
    get { unavailable() }
    set { unavailable() }
  }

  /// The background image.
  @available(
    *, unavailable, message: "write '.paint(image: TGPaint.Image(…))', which pictures show"
  )
  public var tg_backgroundImage: Any? {
    get { unavailable() }
    set { unavailable() }
  }

  /// The background image while the view is touched.
  @available(
    *, unavailable,
    message: "a view is not touched; what it looks like in a picture is its '.paint(…)'"
  )
  public var tg_highlightedBackgroundImage: Any? {
    get { unavailable() }
    set { unavailable() }
  }
}
