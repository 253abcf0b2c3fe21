import Tangram

/// What a picture of a layout shows, and how large it is.
public struct TGPictureStyle: Sendable {
  /// What is drawn of views.
  public enum Content: Hashable, Sendable {
    /// A plan: every frame, with its name and size, what is padding and what is a gap, and what is
    /// the matter.
    case plan
    /// A picture of the thing itself: what views carry as their paint, and nothing else.
    case paint
  }

  /// How texts are drawn that were measured with fonts.
  public enum Text: Hashable, Sendable {
    /// As the outlines of their glyphs: the same picture everywhere, with nothing else in it.
    case outlines
    /// As texts, which readers find and copy, with their fonts in the picture.
    case fonts
  }

  /// What is drawn.
  public var content = Content.plan
  /// How texts are drawn that were measured with fonts.
  public var text = Text.outlines
  /// The number of pixels to a point; nil for one at which the picture is about as wide as a page.
  public var zoom: Double?
  /// Whether the sizes of views are written below their names.
  public var showsSizes = true
  /// Whether padding and gaps are hatched.
  public var showsSpacing = true
  /// Whether the baselines of texts are drawn.
  public var showsBaselines = true
  /// Whether the curves of path layouts are drawn.
  public var showsCurves = true
  /// Whether views that stick out of their parents are marked, and those with diagnostics.
  public var showsProblems = true
  /// Whether there is a bar of a known length below the picture.
  public var showsScale = true
  /// Whether the picture is exactly as large as the root, and looks the same everywhere.
  ///
  /// Otherwise there is a margin around it, views that overflow the root enlarge it, and its colors
  /// follow the screen: light, dark or paper.
  public var isExact = false
  /// What the remedies of diagnostics are written in.
  public var notation = TGDiagnostic.Notation.swift
  /// The paint of a view; at first what the view carries itself.
  public var paint: @Sendable (TGLayout.Entry) -> TGPaint? = { $0[TGPaintKey.self] }

  /// Creates the style of a plan.
  public init() {}

  /// A plan: frames, names, spacing and problems.
  public static var plan: TGPictureStyle { TGPictureStyle() }

  /// The thing itself: the paint that views carry.
  public static var paint: TGPictureStyle {
    var style = TGPictureStyle()
    style.content = .paint
    (style.showsSizes, style.showsSpacing, style.showsBaselines) = (false, false, false)
    (style.showsCurves, style.showsProblems, style.showsScale) = (false, false, false)
    return style
  }

  /// The thing itself in the size of the root: a point is a pixel, nothing is around it, and it looks the
  /// same on every screen.
  ///
  ///     TGPicture(of: layout, style: .exact).svg  // 320 points wide: width="320"
  public static var exact: TGPictureStyle {
    var style = paint
    (style.isExact, style.zoom) = (true, 1)
    return style
  }
}
